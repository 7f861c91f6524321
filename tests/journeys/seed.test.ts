import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { type DemoEntry, demoTraining } from "../../scripts/seed/demoTraining.ts";
import { seedAccount } from "../../scripts/seed/seedAccount.ts";
import type { LogEntry } from "../../src/protocol/workoutLog.ts";
import type { Page } from "../../src/store/store.ts";
import { ROOT } from "./browserPage.ts";
import { sharedTestApp, type TestApp } from "./testApp.ts";

const visit = sharedTestApp();
const run = promisify(execFile);

/** A Saturday at noon in Paris: the week's four days of training are over. */
const SATURDAY = { now: Date.parse("2026-11-21T12:00:00+01:00"), timezone: "Europe/Paris" };

const listed = async <T>(app: TestApp, path: string): Promise<T[]> =>
  ((await app.request("GET", path)).json as Page<T>).items;

const of = (entries: readonly DemoEntry[], id: string) => entries.filter(({ exercise }) => exercise.id === id);
const heaviest = ({ sets }: DemoEntry) => Math.max(...sets.map(({ weight }) => weight ?? 0));

test("[P39] an empty account gets twelve weeks of training, talk, workouts and a routine; one that holds something is left alone", async () => {
  const app = await visit();
  const user = app.knownAs("ana");
  const asked = { url: app.url, user, token: undefined, seed: 7, force: false, ...SATURDAY };

  const seeded = await seedAccount(asked);

  expect(seeded).toMatchObject({ workouts: 2, routines: 1, conversations: 4 });
  expect(await listed(app, "/api/workouts")).toHaveLength(2);
  expect(await listed(app, "/api/routines")).toHaveLength(1);
  expect(await listed(app, "/api/conversations")).toHaveLength(4);
  const [first] = await listed<LogEntry>(app, "/api/logs?to=2026-08-24&limit=1");
  expect(first?.date).toBe("2026-08-24");
  expect((await app.request("GET", "/api/profile")).json).toMatchObject({ unit: "kg", timezone: "Europe/Paris" });
  expect(await listed(app, "/api/facts?type=body_weight&status=current")).toMatchObject([{ value: "83 kg" }]);

  const script = [join(ROOT, "scripts/seed.ts"), "--url", app.url, "--user", user];
  await expect(run(process.execPath, script)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("holds data already"),
  });
  expect(await listed(app, "/api/workouts")).toHaveLength(2);
}, 60_000);

test("[P39] the same seed on the same day is the same training, another is another; nothing lies ahead", () => {
  const training = demoTraining({ ...SATURDAY, seed: 7 });

  expect(demoTraining({ ...SATURDAY, seed: 7 })).toEqual(training);
  expect(demoTraining({ ...SATURDAY, seed: 8 })).not.toEqual(training);
  const onWednesday = demoTraining({ ...SATURDAY, now: Date.parse("2026-11-18T12:00:00+01:00"), seed: 7 });
  expect(
    onWednesday.every(({ performedAt }) => Date.parse(performedAt) < Date.parse("2026-11-18T12:00:00+01:00")),
  ).toBe(true);
  expect(onWednesday.at(-1)?.date).toBe("2026-11-17");
});

test("[P39] the training is that of somebody who lifts: four days a week, a stall, a deload, missed days, no day twice, kilograms alone", () => {
  const entries = demoTraining({ ...SATURDAY, seed: 7 });
  const weekOf = (date: string) => Math.floor((Date.parse(date) - Date.parse("2026-08-24")) / (7 * 86_400_000));
  const lifting = entries.filter(({ exercise }) => exercise.id !== "outdoor-run");
  const days = Map.groupBy(new Set(lifting.map(({ date }) => date)), weekOf);

  expect([...days.keys()]).toHaveLength(13);
  expect([...days.values()].map((week) => week.length)).toEqual([4, 4, 3, 4, 4, 4, 4, 4, 3, 4, 4, 4, 4]);
  expect(new Set(entries.flatMap(({ sets }) => sets.map(({ unit }) => unit ?? null)))).toEqual(new Set(["kg", null]));

  const bench = of(entries, "bench-press").map(heaviest);
  const deload = bench[5] ?? 0;
  expect(deload).toBeLessThan(0.85 * (bench[4] ?? 0));
  expect(new Set(bench.slice(7, 10)).size).toBe(1);
  expect(bench.at(-1)).toBe(Math.max(...bench));
  // Epley of the best set, first week against the last: an intermediate gains a few per cent in twelve weeks.
  const best = (entry: DemoEntry | undefined) =>
    Math.max(
      ...(entry?.sets ?? []).map(({ weight, reps, type }) => (type ? 0 : (weight ?? 0) * (1 + (reps ?? 0) / 30))),
    );
  for (const lift of ["bench-press", "back-squat", "conventional-deadlift", "overhead-press"]) {
    const all = of(entries, lift);
    const gain = best(all.at(-1)) / best(all[0]) - 1;
    expect(gain, lift).toBeGreaterThan(0.05);
    expect(gain, lift).toBeLessThan(0.17);
  }
  for (const { sets } of entries)
    for (const { reps, durationS, weight, rpe } of sets) {
      expect(reps ?? durationS ?? 0).toBeGreaterThan(0);
      expect((weight ?? 0) % 0.5).toBe(0);
      expect(rpe ?? 8).toBeGreaterThanOrEqual(5);
    }
});
