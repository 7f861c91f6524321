import { expect, test } from "vitest";
import { blanked, otherTimes } from "../../src/language/notation/otherTimes.ts";
import { parseWorkoutLog } from "../../src/language/notation/workoutNotation.ts";
import { readStance } from "../../src/language/routing/stance.ts";

const CONTEXT = { sentAt: "2026-11-21T12:00:00Z", timezone: "UTC", unit: "kg", notation: null } as const;
const setsOf = (text: string) =>
  parseWorkoutLog(text, CONTEXT).entries.map(({ sets }) =>
    sets.map(({ reps, weight }) => `${reps}@${weight}`).join(" "),
  );

test.each([
  ["bench 3x8 80kg, will try 82.5 next week", "8@80 8@80 8@80"],
  ["bench 3x8 80kg (85 next time)", "8@80 8@80 8@80"],
  ["squat 1x5 100kg next time 102.5", "5@100"],
  ["deadlift 1x5 140kg. gonna go for 145 on friday", "5@140"],
  ["ohp 1x5 50kg aiming for 1x6 by the next block", "5@50"],
  ["bankdrücken 1x8 80kg, nächstes mal 82,5", "8@80"],
  ["press banca 1x8 80kg, la próxima 82", "8@80"],
  ["bench 1x8 80kg (last week 77.5)", "8@80"],
  ["last week 3x8 at 70, this week bench 1x8 at 72.5kg", "8@72.5"],
  ["last time squat 100x5, today 102.5x5", "5@102.5"],
  ["bench 1x8 80kg so stuck there for next time", "8@80"],
  ["squat 1x5 100kg add 2.5 next week", "5@100"],
  ["bench 1x5 80kg maybe 85 next time", "5@80"],
  ["sentadilla 1x5 100kg subo 2,5 la próxima", "5@100"],
  ["ohp 1x5 45kg so repeating on monday", "5@45"],
])("figures of another time are in no set: %j", (text, sets) => {
  expect(setsOf(text)).toEqual([sets]);
  expect(["unsaid", "done"]).toContain(readStance(text).stance);
});

test.each([
  "tomorrow bench 3x8 80kg",
  "bench 3x8 80kg maybe next week",
  "next week squat 3x5 105",
  "plan to squat 5x5 at 100",
  "3x8 bench at 80 next time",
])("what is only planned stays whole: %j", (text) => {
  expect(blanked(text, otherTimes(text))).toBe(text);
  expect(readStance(text).stance).toBe("planned");
});
