import { expect, test, vi } from "vitest";
import { ManualClock } from "./manualClock.ts";
import { sharedTestApp, startTestApp } from "./testApp.ts";

const visit = sharedTestApp();

const DAY = 24 * 3_600_000;

test("[C9] questions nest to a bounded depth, come back newest first through a restart, and the oldest is let go with a word", async () => {
  const app = await visit();
  const ana = await app.converse();
  const loads = [60, 61, 62, 63, 64];
  const asked = [];
  for (const load of loads) asked.push(await ana.says(`4x6 rows at ${load} kg`));

  expect(asked[3]?.reply.text).not.toContain("let this one go");
  expect(asked[4]?.reply.text).toContain("Too many questions are open, so I let this one go");
  expect(asked[4]?.drafts).toHaveLength(5);

  await app.restart();
  for (let answer = 0; answer < 4; answer += 1) await ana.says("barbell row");

  const stored = (await ana.logs()).map(({ sets }) => sets[0]?.weight);
  expect(stored.sort()).toEqual([61, 62, 63, 64]);
  expect((await ana.view()).pending).toBeNull();
});

test("[C9] what waited too long is kept as a draft, through a restart, and can be taken up again", async () => {
  const clock = new ManualClock("2026-11-21T11:00:00Z");
  const app = await startTestApp({ clock });
  const ana = await app.converse();
  await ana.says("4x6 rows at 60 kg");
  await ana.says("what muscles does a deadlift work?");
  clock.advance(DAY);
  await vi.waitFor(async () => expect((await ana.view()).pending).toBeNull());
  expect((await ana.view()).messages.at(-1)?.text).toContain("kept as a draft");

  await app.restart();
  const later = await ana.says("what muscles does a squat work?");
  expect(later).toMatchObject({ status: "completed", pending: null, drafts: [{ kind: "log" }] });
  const again = await ana.says("take it up again");
  expect(again).toMatchObject({ status: "awaiting", pending: { about: "exercise" } });
  const answered = await ana.says("the barbell row");

  expect(answered.effects).toHaveLength(1);
  expect(answered.drafts).toEqual([]);
  expect(await ana.logs()).toMatchObject([{ sets: Array.from({ length: 4 }, () => ({ reps: 6, weight: 60 })) }]);
});

test("[C9] an answer that settles nothing is asked again twice; then the question ends and its draft is kept", async () => {
  const app = await visit();
  const ana = await app.converse();
  await ana.says("4x6 rows at 60 kg");

  const turns = [await ana.says("blah"), await ana.says("xyzzy"), await ana.says("blah")];

  expect(turns.map(({ status }) => status)).toEqual(["awaiting", "awaiting", "completed"]);
  expect(turns[2]).toMatchObject({ pending: null, drafts: [{ kind: "log" }] });
  expect(turns[2]?.reply.text).toMatch(/leave that question/i);
  expect((await ana.cancels()).reply.text).toMatch(/draft .* gone/i);
  expect((await ana.says("what muscles does a squat work?")).drafts).toEqual([]);
});

test("[C9] side questions bring the open question back in words twice, then it waits in silence and is answered all the same", async () => {
  const app = await visit();
  const ana = await app.converse();
  await ana.says("4x6 rows at 60 kg");

  const asides = [];
  for (let aside = 0; aside < 4; aside += 1) asides.push(await ana.says("what muscles does a squat work?"));

  const isBack = asides.map(({ reply }) => reply.text.includes("Back to my question"));
  expect(isBack).toEqual([true, true, false, false]);
  expect(asides.every(({ pending }) => pending?.about === "exercise")).toBe(true);
  expect((await ana.says("the barbell one")).effects).toHaveLength(1);
});
