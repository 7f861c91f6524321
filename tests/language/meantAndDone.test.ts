import { expect, test } from "vitest";
import { meantAndDone } from "../../src/language/notation/meantAndDone.ts";
import { parseWorkoutLog } from "../../src/language/notation/workoutNotation.ts";
import { readStance } from "../../src/language/routing/stance.ts";
import type { LogSet } from "../../src/protocol/workoutLog.ts";

/** "5×100 5×100": repetitions and weight of each set, or how far and how long. */
const brief = ({ reps, weight, distance, durationS, toFailure }: LogSet) =>
  distance === null
    ? `${reps}${weight === null ? "" : `×${weight}`}${toFailure ? "!" : ""}`
    : `${distance} in ${durationS} s`;
const read = (text: string) =>
  parseWorkoutLog(text, { sentAt: "2026-11-21T12:00:00Z", timezone: "UTC", unit: "kg", notation: null }).entries.map(
    ({ phrase, sets, stance }) => `${phrase}: ${sets.map(brief).join(" ")} (${stance})`,
  );

test.each([
  // Some of the sets.
  ["I was supposed to do squats 5x5 at 100 but only got 3 sets", "squats: 5×100 5×100 5×100 (done)"],
  ["meant to do 3x10 curls 12kg but stopped after 2 sets", "curls: 10×12 10×12 (done)"],
  // Others in their place.
  ["was going to do 5x5 squat at 100 but did 3x5 at 95 instead", "squat: 5×95 5×95 5×95 (done)"],
  ["should have been 3x12 leg press 150 but i did 3x10", "leg press: 10×150 10×150 10×150 (done)"],
  ["coach wanted 4x10 rdl at 80, i did 4x10 at 75", "rdl: 10×75 10×75 10×75 10×75 (done)"],
  ["was going to squat 5x5 100 but did leg press 3x12 140", "leg press: 12×140 12×140 12×140 (done)"],
  ["supposed to run 10k, ran 8k in 50 min", "run: 8 in 3000 s (done)"],
  ["bench planned 4 sets but only managed 2, 10 and 8 at 60", "bench: 10×60 8×60 (unsaid)"],
  ["wanted 5 sets of bench at 60, only did 3: 8, 7 and 6", "bench: 8×60 7×60 6×60 (done)"],
  // A figure in the place of another.
  ["wanted 5 reps at 120 on deadlift, got 3", "deadlift: 3×120 (done)"],
  ["goal today was 10 pullups, got 11!", "pullups: 11 (done)"],
  // One figure a set.
  ["attempted 3x5 ohp 50, got 5 5 3", "ohp: 5×50 5×50 3×50 (done)"],
  ["couldn't finish the 3rd set of squats at 100, got 5 5 3", "squats: 5×100 5×100 3×100 (done)"],
  // All of it, and none of it.
  ["planned squat 5x5 at 100, did it", "squat: 5×100 5×100 5×100 5×100 5×100 (done)"],
  ["programme called for 5x3 at 110 squat, made every rep", "squat: 3×110 3×110 3×110 3×110 3×110 (done)"],
  ["tried for 100 on bench, failed", "bench: 0×100! (done)"],
  // Other languages.
  ["geplant waren 4x8 Bankdrücken 70kg, hab nur 3x8 geschafft", "Bankdrücken: 8×70 8×70 8×70 (done)"],
  ["c'était prévu 5x5 squat 100 mais j'ai fait 4x5", "squat: 5×100 5×100 5×100 5×100 (done)"],
  ["tenía que hacer 5x5 sentadilla 100 pero solo hice 4x5", "sentadilla: 5×100 5×100 5×100 5×100 (done)"],
  ["dovevo fare 5x5 panca 80 ma ho fatto 4x5", "panca: 5×80 5×80 5×80 5×80 (done)"],
])("of a plan and what came of it, what was done is read: %s", (text, entry) => {
  expect(read(text)).toEqual([entry]);
});

test.each([
  "i was supposed to do 5x5 squats at 100",
  "planned 5x5 bench 80 for tomorrow",
  "the goal is 100 on bench, got new shoes for it",
])("a plan of which nothing came stays one: %s", (text) => {
  expect(meantAndDone(text)).toEqual([]);
  expect(readStance(text).stance).not.toBe("done");
});

test("a figure that may be sets or repetitions is left in doubt", () => {
  const [entry] = parseWorkoutLog("supposed to be 4x8 bench at 70, only managed 3", {
    sentAt: "2026-11-21T12:00:00Z",
    timezone: "UTC",
    unit: "kg",
    notation: null,
  }).entries;
  expect(entry?.unread).toContain("3");
});

test.each([
  ["instead of squats i did leg press 3x12 140", "leg press: 12×140 12×140 12×140 (done)"],
  ["swapped squats for leg press 3x12 140", "leg press: 12×140 12×140 12×140 (unsaid)"],
  ["was gonna do 4x10 rows but ended up doing 3x10 50kg", "rows: 10×50 10×50 10×50 (done)"],
  ["i ended up doing 3x8 rows at 60 instead of the planned 4x8", "rows: 8×60 8×60 8×60 (done)"],
])("what something was done in place of is no part of it: %s", (text, entry) => {
  expect(read(text)).toEqual([entry]);
});

test("sets that were given up after, and sets that are counted apart", () => {
  expect(read("supposed to be 4x10 hack squat at 70, tapped out after three sets")).toEqual([
    "hack squat: 10×70 10×70 10×70 (done)",
  ]);
  expect(read("was supposed to do five sets of front squats but only managed three, five reps each, 85")).toEqual([
    "front squats: 5×85 5×85 5×85 (done)",
  ]);
});
