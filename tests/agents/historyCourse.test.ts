import { expect, test } from "vitest";
import { bests, estimate, fastest } from "../../src/agents/concierge/bests.ts";
import { course, howMuchMore } from "../../src/agents/concierge/compared.ts";
import { readCatalog } from "../../src/catalog/readCatalog.ts";
import { LogEntry, LogSet } from "../../src/protocol/workoutLog.ts";

const catalog = readCatalog();
const TODAY = "2026-11-21";

function entry(slug: string, date: string, ...sets: Partial<LogSet>[]): LogEntry {
  const exercise = catalog.bySlug(slug);
  if (exercise === null) throw new Error(`${slug} is not in the catalogue`);
  return LogEntry.parse({
    id: `${slug} ${date}`,
    exercise: { id: exercise.id, name: exercise.name },
    date,
    performedAt: `${date}T12:00:00Z`,
    sets: sets.map((set) => LogSet.parse(set)),
    note: null,
  });
}
const bench = (date: string, weight: number, reps = 8) => entry("bench-press", date, { reps, weight, unit: "kg" });
const run = (date: string, minutes: number, km = 5) =>
  entry("outdoor-run", date, { distance: km, distanceUnit: "km", durationS: minutes * 60 });

test.each<[LogEntry, LogEntry, string | null]>([
  [bench("2026-11-03", 75), bench(TODAY, 80), "The heaviest set is 5 kg heavier."],
  [bench("2026-11-03", 80), bench(TODAY, 77.5), "The heaviest set is 2.5 kg lighter."],
  [bench("2026-11-03", 80), bench(TODAY, 80, 9), "The heaviest set has the same weight and 1 rep more."],
  [bench("2026-11-03", 80), bench(TODAY, 80), "The heaviest set is the same."],
  [run("2026-11-03", 30), run(TODAY, 28), "That is 2 min faster over the same distance."],
  [run("2026-11-03", 30), run(TODAY, 58, 10), null],
  [entry("pull-up", "2026-11-03", { reps: 8 }), entry("pull-up", TODAY, { reps: 6 }), "The best set has 2 reps fewer."],
  [
    entry("pull-up", "2026-11-03", { reps: 8, weight: 20, unit: "kg", load: "assisted" }),
    entry("pull-up", TODAY, { reps: 8, weight: 15, unit: "kg", load: "assisted" }),
    "That is 5 kg less help.",
  ],
  [
    entry("pull-up", "2026-11-03", { reps: 8 }),
    entry("pull-up", TODAY, { reps: 5, weight: 10, unit: "kg", load: "added" }),
    null,
  ],
])("the newest is held against the first only where their figures allow it (%#)", (then, now, said) => {
  expect(howMuchMore(then, now)).toBe(said);
});

test("how a lift goes is its first day's best and its newest day's best; one day tells nothing", () => {
  const logs = [bench(TODAY, 80), bench(TODAY, 60, 12), bench("2026-11-10", 90), bench("2026-11-03", 75)];
  expect(course(logs, true, TODAY)).toMatch(/First: .*75 kg.*\nNewest: .*80 kg.*\n.*5 kg heavier/);
  expect(course([bench(TODAY, 80)], true, TODAY)).toMatch(/^Stored: .*80 kg.*\n.*two days/);
  expect(course([], true, TODAY)).toBeNull();
});

test("the bests name every exercise once, with its heaviest, most or fastest", () => {
  const said = bests([bench(TODAY, 80), bench("2026-11-03", 90), run(TODAY, 30), run("2026-11-03", 28)], TODAY);
  expect(said).toMatch(/90 kg/);
  expect(said).not.toMatch(/80 kg/);
  expect(said).toMatch(/28 min/);
});

test("the fastest over a distance is of that distance alone", () => {
  const logs = [run(TODAY, 30), run("2026-11-03", 28), run("2026-11-02", 4, 1)];
  expect(fastest(logs, 5_000, TODAY)).toMatch(/5 km in 28 min/);
  expect(fastest(logs, null, TODAY)).toMatch(/1 km in 4 min/);
  expect(fastest(logs, 10_000, TODAY)).toMatch(/cannot tell/);
});

test("an estimate for one rep names its formula and its set", () => {
  expect(estimate([bench(TODAY, 80, 8), bench("2026-11-03", 82.5, 3)], TODAY, catalog)).toMatch(
    /^About 101.5 kg .*Epley.*8 reps at 80 kg/,
  );
  // One dumbbell of 22 in each hand: 22 × (1 + 10 / 30) = 29.3 in each.
  const dumbbells = entry("dumbbell-bench-press", TODAY, { reps: 10, weight: 22, unit: "kg", perHand: true });
  expect(estimate([dumbbells], TODAY, catalog)).toMatch(/^About 29.5 kg per hand .*10 reps at 22 kg per hand/);
});
