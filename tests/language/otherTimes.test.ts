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
  ["bench 1x8 80kg, easier than yesterday", "8@80"],
  ["squat 1x5 100kg add 2.5 next week", "5@100"],
  ["bench 1x5 80kg maybe 85 next time", "5@80"],
  ["sentadilla 1x5 100kg subo 2,5 la próxima", "5@100"],
  ["ohp 1x5 45kg so repeating on monday", "5@45"],
  ["deadlift 140 for 5, last week I did 130", "5@140"],
  ["pull-ups 8, 7, 6 off tomorrow", "8@null 7@null 6@null"],
  ["last year I could bench 120, today 1x5 at 90", "5@90"],
  ["I used to squat 180 no problem, now 1x5 at 100", "5@100"],
  ["used to bench 3x5 100, today only 1x5 80", "5@80"],
  ["used to do 3x10 pull ups, today 1x6", "6@null"],
  ["never managed 1x5 at 100 on bench, today I did it", "5@100"],
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
  "pull-ups 8, 7, 6 tomorrow",
])("what is only planned stays whole: %j", (text) => {
  expect(blanked(text, otherTimes(text))).toBe(text);
  expect(readStance(text).stance).toBe("planned");
});

test.each([
  ["leg press 1x12 120kg, machine 3, seat 7", "12@120"],
  ["bench 1x8 80, rack 2 was free", "8@80"],
  ["squat 1x5 100. Week 3 of 8, effort 9/10", "5@100"],
  ["9/10 effort, squat 1x5 100", "5@100"],
  ["bench 1x8 80, second session this week", "8@80"],
  ["bench 1x8 80, 2-3 min rest", "8@80"],
  ["bench 1x8 80 paid 12 euros for a day pass", "8@80"],
  ["did 40 push-ups ate 2 bananas before", "40@null"],
  ["pull-ups 8, 7, 4 of us trained", "8@null 7@null"],
  ["squat 1x5 100 felt like 120", "5@100"],
  ["bench 1x8 80, my max is 110", "8@80"],
  ["deadlift 140 for 5 (paused 1 second)", "5@140"],
  ["trap bar deadlift 1x6 140 (bar is 25)", "6@140"],
  ["bodyweight 78, pull-ups 1x8", "8@null"],
  ["sentadilla 1x8 80, pesé 75 esta mañana", "8@80"],
  ["deadlift 140 for 5, back on thursday", "5@140"],
  ["first session since monday: squat 1x5 100", "5@100"],
  ["bench 1x8 80 ✅ squat 3x5 120 ❌", "8@80"],
  ["dips +20 kg 1x6, drop to bodyweight 1x14", "6@20 14@null"],
  ["bench 12x10x8 15kg", "12@15 10@15 8@15"],
  ["lat pulldown 50 x 12, 12, 10 belt on last 2", "12@50 12@50 10@50"],
])("figures of the place, the programme, the purse and the body are in no set: %j", (text, sets) => {
  expect(setsOf(text)).toEqual([sets]);
  const [entry] = parseWorkoutLog(text, CONTEXT).entries;
  expect(entry?.unread).toEqual([]);
  expect(entry?.date).toBeNull();
});

test.each([
  ["chest press machine 4x10 40", "10@40 10@40 10@40 10@40"],
  ["squat 2x3 at 80%, max is 150kg so 120", "3@120 3@120"],
  ["bench max 110 x 1", "1@110"],
])("what only looks like one stays: %j", (text, sets) => {
  expect(setsOf(text)).toEqual([sets]);
});

test("a day that is compared with is not the day of the sets", () => {
  const dayOf = (text: string) => parseWorkoutLog(text, CONTEXT).entries[0]?.date ?? null;
  expect(dayOf("bench 3x8 80, easier than yesterday")).toBeNull();
  expect(dayOf("squat 4x6 con 90 como ayer")).toBeNull();
  expect(dayOf("deadlift 1x5 140, like on monday")).toBeNull();
  expect(dayOf("i did squats like 2 days ago 3x5 100")).toBe("2026-11-19");
  expect(dayOf("yesterday bench 3x8 80, harder than last week")).toBe("2026-11-20");
});
