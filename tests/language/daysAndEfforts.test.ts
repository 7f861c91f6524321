import { expect, test } from "vitest";
import { parseWorkoutLog } from "../../src/language/notation/workoutNotation.ts";
import { readStance } from "../../src/language/routing/stance.ts";

/** A Saturday. */
const CONTEXT = { sentAt: "2026-11-21T12:00:00Z", timezone: "UTC", unit: "kg", notation: null } as const;
const parse = (text: string) => parseWorkoutLog(text, CONTEXT).entries;
const told = (text: string) =>
  parse(text).map(({ date, sets }) => {
    const figures = sets.map(({ reps, distance, durationS }) => [reps, distance, durationS].filter(Boolean).join("/"));
    return `${date?.slice(-2) ?? "--"}: ${figures.join(" ")}`;
  });

test.each([
  ["100 pushups yesterday and another 80 today, all in one go", ["20: 100", "21: 80"]],
  ["50 situps monday, 60 tuesday, 70 wednesday", ["16: 50", "17: 60", "18: 70"]],
  ["20 Liegestütze gestern und 25 heute", ["20: 20", "21: 25"]],
  ["ran 5k on monday and 8k yesterday", ["16: 5", "20: 8"]],
  ["ran 5k monday 25:10, 8k wednesday 44:00", ["16: 5/1510", "18: 8/2640"]],
  ["squat mon 100 3x5 wed 102.5 3x5", ["16: 5 5 5", "18: 5 5 5"]],
  ["yesterday 100 pushups, today 80", ["20: 100", "21: 80"]],
  ["20.11. bench 3x8 80, 21.11. squat 2x5 100", ["20: 8 8 8", "21: 5 5"]],
  ["19.11. bench 1x8 80; 20.11. course 5 km 27 min; 21.11. squat 1x5 100", ["19: 8", "20: 5/1620", "21: 5"]],
  ["11/20 bench 2x8 80, 11/21 squat 2x5 100", ["20: 8 8", "21: 5 5"]],
  ["squat 2x5 100, bench 1x8 22.5. good day", ["--: 5 5", "--: 8"]],
])("each day has its own: %j", (text, days) => {
  expect(told(text)).toEqual(days);
});

test.each([
  ["bench 3x5 80, legs dead from monday's run", ["--: 5 5 5"]],
  ["ran 5k 26:10 on sore legs from yesterday", ["--: 5/1570"]],
  ["Bankdrücken 3x8 70kg, Beine noch müde vom Kniebeugen am Donnerstag", ["--: 8 8 8"]],
  ["développé couché 3x8 70kg, jambes mortes des squats de jeudi", ["--: 8 8 8"]],
  ["still sore from squats on thursday. bench 3x5 80", ["--: 5 5 5"]],
  ["Easy 7 mile run this morning, 63:40. Legs flat after Tuesday's track.", ["21: 7/3820"]],
  ["heavy squats from monday, 3x5 100", ["16: 5 5 5"]],
])("what somebody is sore from is neither day nor exercise: %j", (text, days) => {
  expect(told(text)).toEqual(days);
});

test.each([
  ["leg press 200 lb: 12, 12 and on the last one I went until I failed, 19", "12 12 19F"],
  ["leg press 200 libras: 12, 12 e na última fui até falhar, 19", "12 12 19F"],
  ["beinpresse 90 kg: 12, 12 und beim letzten Satz bis nichts mehr ging, 19", "12 12 19F"],
  ["leg press 3x12 200lb, last one till failure (19)", "12 12 19F"],
  ["leg press 90 kg 12 12 then burned out with 19", "12 12 19F"],
  ["supino 60kg 3x10, última até falhar", "10 10 10F"],
  ["leg press 200lb 12, 12, last set 19", "12 12 19"],
  ["bench press 5, 5, 4 today. missed the last rep of the last set", "5 5 4F"],
  ["squat 100kg 5 5 5 5 5, only got 3 on the last set", "5 5 5 5 3"],
  ["bench 3x8 80kg last set to failure", "8 8 8F"],
])("the last set, with its count behind it: %j", (text, reps) => {
  const [entry] = parse(text);
  expect(entry?.sets.map((set) => `${set.reps}${set.toFailure ? "F" : ""}`).join(" ")).toBe(reps);
});

test("the last of a list that is told until it failed takes no count of the exercise after it", () => {
  expect(told("bench 3x8 80kg, last to failure, 10 pull-ups")).toEqual(["--: 8 8 8", "--: 10"]);
});

test.each([
  ["Schwimmen Freibad: 1.500 m, 36:20 min", ["--: 1500/2180"]],
  ["Radfahren 40 km 1:32 h", ["--: 40/5520"]],
  ["run 8 km 5:10 min per km", ["--: 8"]],
  ["100 burpees for time. 9:48. dead.", ["--: 100/588"]],
  ["500m row 1:50, 20 burpees, 500m row 1:55", ["--: 500/110", "--: 20", "--: 500/115"]],
  ["5k 24:10, 50 push ups", ["--: 5/1450", "--: 50"]],
  ["ski erg 1k x 3: 4:05, 4:02, 3:58", ["--: 1/245 1/242 1/238"]],
  ["Séance d'hier : développé couché 2x8 à 70 kg", ["20: 8 8"]],
])("ways, times and days that were read as something else: %j", (text, days) => {
  expect(told(text)).toEqual(days);
});

test("a unit at the end is that of all that has none", () => {
  const units = (text: string) => parse(text).map(({ sets }) => sets[0]?.unit);
  expect(units("squat 3x5 225, bench 3x5 155, lbs")).toEqual(["lb", "lb"]);
  expect(units("squat 3x5 100kg, bench 3x5 155 (lbs)")).toEqual(["kg", "lb"]);
  expect(units("curls 3x10 25, presses 3x8 40lbs")).toEqual([null, "lb"]);
});

test.each([
  ["eigentlich standen heute 4x8 Kreuzheben an", "planned"],
  ["heute standen 4x8 Kreuzheben an, alles geschafft mit 80kg", "done"],
  ["pas allé à la salle, il y avait 4x8 squats au programme", "negated"],
  ["il y avait 4x8 squats au programme, j'ai tout fait à 80kg", "done"],
  ["tonight bench 5x5 80kg", "planned"],
  ["tonight i'll bench 5x5 80kg, last week felt good", "planned"],
])("what was due and what was done: %j", (text, stance) => {
  expect(readStance(text).stance).toBe(stance);
});

test("an evening is over where it is told how it went", () => {
  expect(["unsaid", "done"]).toContain(readStance("tonight bench 5x5 80kg felt good").stance);
  expect(["unsaid", "done"]).toContain(readStance("ce soir squat 5x5 100kg, nickel").stance);
});

test.each([
  ["mon: bench 5x5 80 / wed: squat 5x5 100 / fri: deadlift 1x5 140", ["2026-11-16", "2026-11-18", "2026-11-20"]],
  ["mon bench 5x5 80, sun ran 5k", ["2026-11-16", "2026-11-22"]],
  ["mon bench 5x5 80", ["2026-11-23"]],
])("days in their order, told on the weekday of the first, are of one week: %s", (text, days) => {
  const entries = parseWorkoutLog(text, { ...CONTEXT, sentAt: "2026-11-23T18:00:00Z" }).entries;
  expect(entries.map(({ date }) => date)).toEqual(days);
});
