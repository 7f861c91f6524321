import { expect, test } from "vitest";
import { parseWorkoutLog } from "../../src/language/notation/workoutNotation.ts";
import { KG, type Said, sets } from "./notationRows.ts";

const each = (...said: Said[]) => said.flatMap((one) => sets(1, one));
const setsOf = (text: string) => parseWorkoutLog(text, KG).entries.map((entry) => entry.sets);

test.each([
  ["Exercise | Sets × Reps | Weight (kg)\nGoblet squat | 3 × 12 | 24", sets(3, { reps: 12, weight: 24, unit: "kg" })],
  ["Lift;Reps;Weight;Weight Unit\nBench;5;185;lbs", sets(1, { reps: 5, weight: 185, unit: "lb" })],
  ["Exercise\tS1\tS2\nFront squat\t60x8\t65x6", each({ reps: 8, weight: 60 }, { reps: 6, weight: 65 })],
  ["Lift,Weight,Reps,Sets\nChin-ups,BW,7,3", sets(3, { reps: 7 })],
  ["Lift\tkg\tReps\nRow\t70\t10/9/8", each(...[10, 9, 8].map((reps) => ({ reps, weight: 70, unit: "kg" as const })))],
  [
    "leg press\nset 1 | 80 kg | 12\nset 2 | 90 kg | 10",
    each({ reps: 12, weight: 80, unit: "kg" }, { reps: 10, weight: 90, unit: "kg" }),
  ],
  [
    '{"exercise":"Row","sets":[{"reps":10,"weight_kg":50},{"reps":8,"weight_kg":55}]}',
    each({ reps: 10, weight: 50, unit: "kg" }, { reps: 8, weight: 55, unit: "kg" }),
  ],
  ["Evening Run\nDistance: 6k\nTime: 31:12", sets(1, { distance: 6, distanceUnit: "km", durationS: 1_872 })],
] as [string, Said[]][])("columns hold sets with repetitions, and units: %j", (text, wanted) => {
  expect(setsOf(text)).toEqual([wanted]);
});

test("what a heading prescribes gives way to lines that each tell a set", () => {
  expect(setsOf("OHP 3x8-10\n40 x 10\n40 x 9\n37.5 x 9")).toEqual([
    each({ reps: 10, weight: 40 }, { reps: 9, weight: 40 }, { reps: 9, weight: 37.5 }),
  ]);
  expect(setsOf("bench 3x5 80")).toEqual([sets(3, { reps: 5, weight: 80 })]);
});

test("a legend says in what order figures stand", () => {
  expect(setsOf("ohp (kg/reps): 40/8, 42.5/6")).toEqual([
    each({ reps: 8, weight: 40, unit: "kg" }, { reps: 6, weight: 42.5, unit: "kg" }),
  ]);
  expect(setsOf("(reps x weight x sets)\ndeadlift: 5x120x3")).toEqual([sets(3, { reps: 5, weight: 120 })]);
});

test("a bracket is done as often as the figure behind it says, and a failed load counts no repetitions", () => {
  expect(setsOf("incline bench: 30kg x10, (35kg x6) 3x")).toEqual([
    [...sets(1, { reps: 10, weight: 30, unit: "kg" }), ...sets(3, { reps: 6, weight: 35, unit: "kg" })],
  ]);
  expect(setsOf("jerk 80x2, 90x1, 95x FAIL")[0]?.at(-1)).toMatchObject({ reps: 0, weight: 95, toFailure: true });
});

test("stroke rates, splits, grades and the weight of the body are no sets", () => {
  expect(setsOf("row 2 km r24 @ 1:59.8")).toEqual([sets(1, { distance: 2, distanceUnit: "km" })]);
  expect(setsOf("bw 79.4\nfront squat 3x3 90")).toEqual([sets(3, { reps: 3, weight: 90 })]);
  expect(setsOf("press\n50 x 5\n50 x 4 elbow slipped")).toEqual([
    each({ reps: 5, weight: 50 }, { reps: 4, weight: 50 }),
  ]);
});

test("each day of a list is an entry of its own, whether or not the name is said again", () => {
  const days = (text: string) => parseWorkoutLog(text, KG).entries.map(({ date, sets: done }) => [date, done.length]);
  expect(days("squat\nMon 3x5 100\nWed 3x5 102.5")).toEqual([
    ["2026-11-16", 3],
    ["2026-11-18", 3],
  ]);
  expect(days("date;exercise;kg;reps\n2026-11-18;Row;60;8\n2026-11-20;Row;60;8\n2026-11-20;Row;60;7")).toEqual([
    ["2026-11-18", 1],
    ["2026-11-20", 2],
  ]);
  expect(days("Mo Rudern 3x8 60kg\nMi Klimmzüge 3x6")).toEqual([
    ["2026-11-16", 3],
    ["2026-11-18", 3],
  ]);
});

test.each([
  ["fri 20: row 3x8 60", [["2026-11-20", 3]]],
  [
    "Lunes 16\nSentadilla 5x5\nmar. 17 - descanso\nJue 19: press banca 3x8",
    [
      ["2026-11-16", 5],
      ["2026-11-19", 3],
    ],
  ],
  ["Friday 20 push ups", [["2026-11-20", 1]]],
  ["Thursday 19th\nBW 81.2, slept 6h\nsquat 3x5", [["2026-11-19", 3]]],
  ["sleep 5/10, energy: 6/10", []],
  ["Target: deadlift 3x5 @ 140 kg -> Actual: 2x4 @ 135 kg", [[null, 2]]],
  ["Planned: bench 3x8\nDid: rows 4x8", [[null, 4]]],
] as [string, [string | null, number][]][])("a page of a diary: %j", (text, wanted) => {
  const { entries } = parseWorkoutLog(text, KG);
  expect(entries.map(({ date, sets }) => [date, sets.length])).toEqual(wanted);
});

test("times are dealt to the pieces they are of, and pauses between pieces are none of them", () => {
  const pieces = (distance: number, ...times: number[]) =>
    each(...times.map((durationS) => ({ distance, distanceUnit: "m" as const, durationS })));
  expect(setsOf("erg 3x500m 1:52 / 1:51 / 1:49 w 2 min rest between")).toEqual([pieces(500, 112, 111, 109)]);
  expect(setsOf("ran 3x800 in 3:05, 3:04, 3:01, 90s jog between")).toEqual([pieces(800, 185, 184, 181)]);
  expect(setsOf("run 2x800m in 3:05 off 2 min jog")).toEqual([pieces(800, 185, 185)]);
  expect(setsOf("swim\n300 easy\n3x100 (1:52 1:50 1:46)\n= 600")).toEqual([
    [...sets(1, { distance: 300, distanceUnit: "m" }), ...pieces(100, 112, 110, 106)],
  ]);
  expect(setsOf("natation: 3x50 (45 46 44)")).toEqual([pieces(50, 45, 46, 44)]);
  expect(setsOf("Concept2 row: 30 min, 7 412 m")).toEqual([
    sets(1, { distance: 7_412, distanceUnit: "m", durationS: 1_800 }),
  ]);
});

test("a heading names what the lines below it do not", () => {
  const named = (text: string) => parseWorkoutLog(text, KG).entries.map(({ phrase, date }) => [phrase, date]);
  expect(named("Rowing log\nThursday: 6000m steady 26:48\nFriday: rest\nSaturday: 2000m 8:05")).toEqual([
    ["Rowing", "2026-11-19"],
    ["Rowing", "2026-11-21"],
  ]);
  expect(named("DL day\nwarm 70x5 110x3\ntop 180x1")).toEqual([["DL", null]]);
  expect(setsOf("DL day\nwarm 70x5\ntop 180x1")).toEqual([
    [...sets(1, { reps: 5, weight: 70, type: "warmup" }), ...sets(1, { reps: 1, weight: 180 })],
  ]);
  expect(named("leg day\nsquat 5x5 100")).toEqual([["squat", null]]);
});

test("what lasted and was no training, and words behind sets, are no entries", () => {
  expect(setsOf("survived the 45 minute spin class after a 12 hour night shift")).toEqual([
    sets(1, { durationS: 2_700 }),
  ]);
  expect(setsOf("waited 20 min for a rack, squat 3x6 110kg")).toEqual([sets(3, { reps: 6, weight: 110, unit: "kg" })]);
  expect(setsOf("hike 14km, 4h10 incl. lunch")).toEqual([
    sets(1, { distance: 14, distanceUnit: "km", durationS: 15_000 }),
  ]);
  expect(setsOf("front squat 3x5 60, elbows dropping on rep 5")).toEqual([sets(3, { reps: 5, weight: 60 })]);
  expect(setsOf("stair climber 15 min L6, phone slid off twice")).toEqual([sets(1, { durationS: 900 })]);
});

test("sets in forms of their own: both sides, rows of loads, what was reached, what was tried again", () => {
  expect(setsOf("kb snatch 16kg 3 x 10R/10L")).toEqual([sets(3, { reps: 10, weight: 16, unit: "kg", side: "each" })]);
  expect(setsOf("OHS 3-3-3 at 40/45/50 kg")).toEqual([
    each(...[40, 45, 50].map((weight) => ({ reps: 3, weight, unit: "kg" as const }))),
  ]);
  expect(setsOf("bench 2x5 85, then amrap at 70 = 14")).toEqual([
    [...sets(2, { reps: 5, weight: 85 }), ...sets(1, { reps: 14, weight: 70, type: "amrap" })],
  ]);
  expect(setsOf("bench 10, 8, 6 = 24")).toEqual([each({ reps: 10 }, { reps: 8 }, { reps: 6 })]);
  expect(setsOf("snatch 60 x1, 62.5 miss, miss")[0]?.map(({ reps }) => reps)).toEqual([1, 0, 0]);
  expect(setsOf("hip thrust 80kg 2x10 -> 90kg 1x8")).toEqual([
    [...sets(2, { reps: 10, weight: 80, unit: "kg" }), ...sets(1, { reps: 8, weight: 90, unit: "kg" })],
  ]);
  expect(setsOf("did ten push ups, rested, and did eight more")).toEqual([each({ reps: 10 }, { reps: 8 })]);
  expect(setsOf("row 24 x 12 x 3, curl 14 x 10")[1]).toEqual(sets(1, { reps: 10, weight: 14 }));
});

test("a slash parts exercises, and says per leg where nothing else is named", () => {
  expect(
    parseWorkoutLog("agachamento 4x8 70kg / leg press 4x12 180kg", KG).entries.map(({ phrase }) => phrase),
  ).toEqual(["agachamento", "leg press"]);
  expect(setsOf("lunges 2x10/leg")).toEqual([sets(2, { reps: 10, side: "each" })]);
});
