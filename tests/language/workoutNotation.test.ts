import { expect, test } from "vitest";
import type { NotationContext } from "../../src/language/notation/parsedLog.ts";
import { parseWorkoutLog } from "../../src/language/notation/workoutNotation.ts";
import { each, KG, type Row, read, sets } from "./notationRows.ts";

const EFFORT: Row[] = [
  ["bench 100x5@8", ["bench", sets(1, { reps: 5, weight: 100, rpe: 8 })]],
  ["squat 3x5 120kg RPE 8.5", ["squat", sets(3, { reps: 5, weight: 120, unit: "kg", rpe: 8.5 })]],
  ["squat 3x5 120kg rpe8", ["squat", sets(3, { reps: 5, weight: 120, unit: "kg", rpe: 8 })]],
  ["squat 3x5 120kg @rpe 9", ["squat", sets(3, { reps: 5, weight: 120, unit: "kg", rpe: 9 })]],
  ["squat 3x5 120kg @ 8", ["squat", sets(3, { reps: 5, weight: 120, unit: "kg", rpe: 8 })]],
  ["ohp 115: 6, 5, 5 @8", ["ohp", each([6, 5, 5], { weight: 115, rpe: 8 })]],
  ["pull ups 3x8 @9", ["pull ups", sets(3, { reps: 8, rpe: 9 })]],
  ["bench 3x8 80kg 2 RIR", ["bench", sets(3, { reps: 8, weight: 80, unit: "kg", rir: 2 })]],
  ["bench 3x8 80kg rir 1", ["bench", sets(3, { reps: 8, weight: 80, unit: "kg", rir: 1 })]],
  ["bench 3x8 80kg, 2 in the tank", ["bench", sets(3, { reps: 8, weight: 80, unit: "kg", rir: 2 })]],
  ["bench 3x8 80kg, left 2 in reserve", ["bench", sets(3, { reps: 8, weight: 80, unit: "kg", rir: 2 })]],
  ["bench 3x8 80kg, 2 reps short of failure", ["bench", sets(3, { reps: 8, weight: 80, unit: "kg", rir: 2 })]],
  [
    "bench 3x8 80kg, never went to failure",
    ["bench", sets(3, { reps: 8, weight: 80, unit: "kg" }), { note: "never went to failure" }],
  ],
  [
    "bankdrücken 3x8 80kg nicht bis zum Versagen",
    ["bankdrücken", sets(3, { reps: 8, weight: 80, unit: "kg" }), { note: "nicht bis zum Versagen" }],
  ],
  ["bench 3x8 80kg to failure", ["bench", sets(3, { reps: 8, weight: 80, unit: "kg", toFailure: true })]],
  [
    "bench 3x8 80kg, last set to failure",
    [
      "bench",
      [
        ...sets(2, { reps: 8, weight: 80, unit: "kg" }),
        ...sets(1, { reps: 8, weight: 80, unit: "kg", toFailure: true }),
      ],
    ],
  ],
  [
    "squat 3x5 100kg, last set amrap 14",
    [
      "squat",
      [
        ...sets(2, { reps: 5, weight: 100, unit: "kg" }),
        ...sets(1, { reps: 14, weight: 100, unit: "kg", type: "amrap" }),
      ],
    ],
  ],
  [
    "bench 3x10 at 60kg, last set 8",
    ["bench", [...sets(2, { reps: 10, weight: 60, unit: "kg" }), ...sets(1, { reps: 8, weight: 60, unit: "kg" })]],
  ],
  [
    "bench 3x10 at 60kg, only got 8 on the last set",
    ["bench", [...sets(2, { reps: 10, weight: 60, unit: "kg" }), ...sets(1, { reps: 8, weight: 60, unit: "kg" })]],
  ],
  ["squat 140 x 8+", ["squat", sets(1, { reps: 8, weight: 140, type: "amrap" })]],
  ["140 squat, new max", ["squat", sets(1, { weight: 140 }), { note: "new max" }]],
  ["push ups amrap 32", ["push ups", sets(1, { reps: 32, type: "amrap" })]],
  [
    "bench warmup 40x10, 60x5 then 3x5 at 100",
    [
      "bench",
      [
        ...sets(1, { reps: 10, weight: 40, type: "warmup" }),
        ...sets(1, { reps: 5, weight: 60, type: "warmup" }),
        ...sets(3, { reps: 5, weight: 100 }),
      ],
    ],
  ],
  [
    "squat w/u 60x5, work 3x5 120kg",
    [
      "squat",
      [
        ...sets(1, { reps: 5, weight: 60, unit: "kg", type: "warmup" }),
        ...sets(3, { reps: 5, weight: 120, unit: "kg" }),
      ],
    ],
  ],
  [
    "bench 80x8 -> 60x10 drop",
    ["bench", [...sets(1, { reps: 8, weight: 80 }), ...sets(1, { reps: 10, weight: 60, type: "drop" })]],
  ],
  [
    "bench 80x8, dropped to 60 for 12",
    ["bench", [...sets(1, { reps: 8, weight: 80 }), ...sets(1, { reps: 12, weight: 60, type: "drop" })]],
  ],
  [
    "leg press 200x8+3+2",
    ["leg press", [...sets(1, { reps: 8, weight: 200 }), ...each([3, 2], { weight: 200, type: "rest_pause" })]],
  ],
  ["split squat 3x10 each leg 16kg", ["split squat", sets(3, { reps: 10, weight: 16, unit: "kg", side: "each" })]],
  ["lunges 3x12 per side", ["lunges", sets(3, { reps: 12, side: "each" })]],
  ["single arm row 10/side 30kg", ["single arm row", sets(1, { reps: 10, weight: 30, unit: "kg", side: "each" })]],
  [
    "single leg rdl left 10 right 8",
    ["single leg rdl", [...sets(1, { reps: 10, side: "left" }), ...sets(1, { reps: 8, side: "right" })]],
  ],
  ["bench 3x8 60kg tempo 3-1-1-0", ["bench", sets(3, { reps: 8, weight: 60, unit: "kg" }), { note: "tempo 3-1-1-0" }]],
  ["bench 3x10 80kg - felt easy", ["bench", sets(3, { reps: 10, weight: 80, unit: "kg" }), { note: "felt easy" }]],
  ["bench 3x10 80kg felt heavy", ["bench", sets(3, { reps: 10, weight: 80, unit: "kg" }), { note: "felt heavy" }]],
  [
    "squat 5x5 100kg, left knee hurt a bit",
    ["squat", sets(5, { reps: 5, weight: 100, unit: "kg" }), { note: "left knee hurt a bit" }],
  ],
  ["squat 5x5 100kg 💪🔥 PR!", ["squat", sets(5, { reps: 5, weight: 100, unit: "kg" }), { note: "PR" }]],
];

test.each(EFFORT)("effort, kinds of set, sides and notes: %j", (text, ...entries) => {
  expect(read(text)).toEqual(entries);
});

const TIME_AND_DISTANCE: Row[] = [
  ["plank 3x60s", ["plank", sets(3, { durationS: 60 })]],
  ["plank 3 x 1 min", ["plank", sets(3, { durationS: 60 })]],
  ["plank for a minute", ["plank", sets(1, { durationS: 60 })]],
  ["plank 60s", ["plank", sets(1, { durationS: 60 })]],
  ["dead hang 45 sec", ["dead hang", sets(1, { durationS: 45 })]],
  ["3 planks of 45 seconds", ["planks", sets(3, { durationS: 45 })]],
  ["plank 1:30/1:15/:45", ["plank", [90, 75, 45].flatMap((durationS) => sets(1, { durationS }))]],
  ["wall sit 1:30", ["wall sit", sets(1, { durationS: 90 })]],
  ["ran 5k in 25:30", ["run", sets(1, { distance: 5, distanceUnit: "km", durationS: 1530 })]],
  ["5 km run 28 min", ["run", sets(1, { distance: 5, distanceUnit: "km", durationS: 1680 })]],
  ["rowed 2000m in 7:45", ["rowing", sets(1, { distance: 2000, distanceUnit: "m", durationS: 465 })]],
  ["30 min on the bike", ["bike", sets(1, { durationS: 1800 })]],
  ["walked 3 miles in an hour", ["walking", sets(1, { distance: 3, distanceUnit: "mi", durationS: 3600 })]],
  ["half an hour of cycling", ["cycling", sets(1, { durationS: 1800 })]],
  ["1h 20 min hike", ["hike", sets(1, { durationS: 4800 })]],
  ["swam 1,500 m", ["swimming", sets(1, { distance: 1500, distanceUnit: "m" })]],
  [
    "farmers carry 4x40m with 32kg each hand",
    ["farmers carry", sets(4, { distance: 40, distanceUnit: "m", weight: 32, unit: "kg", perHand: true })],
  ],
  ["farmer's walk 260x60sx3", ["farmer's walk", sets(3, { weight: 260, durationS: 60 })]],
  ["sled push 6x20m 100kg", ["sled push", sets(6, { distance: 20, distanceUnit: "m", weight: 100, unit: "kg" })]],
  ["elliptical 10 min level 8", ["elliptical", sets(1, { durationS: 600 }), { note: "level 8" }]],
  ["treadmill 30 min incline 5", ["treadmill", sets(1, { durationS: 1800 }), { note: "incline 5" }]],
  ["bench 3x10 80kg, 90s rest", ["bench", sets(3, { reps: 10, weight: 80, unit: "kg" }), { note: "90s rest" }]],
];

test.each(TIME_AND_DISTANCE)("time and distance: %j", (text, ...entries) => {
  expect(read(text)).toEqual(entries);
});

const SEVERAL: Row[] = [
  [
    "bench 3x10 80kg, squat 5x5 100kg",
    ["bench", sets(3, { reps: 10, weight: 80, unit: "kg" })],
    ["squat", sets(5, { reps: 5, weight: 100, unit: "kg" })],
  ],
  [
    "bench 3x10\nsquat 5x5\ndeadlift 1x5",
    ["bench", sets(3, { reps: 10 })],
    ["squat", sets(5, { reps: 5 })],
    ["deadlift", sets(1, { reps: 5 })],
  ],
  [
    "- bench 3x10 80kg\n- rows 3x12 50kg",
    ["bench", sets(3, { reps: 10, weight: 80, unit: "kg" })],
    ["rows", sets(3, { reps: 12, weight: 50, unit: "kg" })],
  ],
  ["1. bench 3x10\n2. rows 3x12", ["bench", sets(3, { reps: 10 })], ["rows", sets(3, { reps: 12 })]],
  [
    "bench 3x10 80kg then rows 3x12 50kg and curls 3x15 12kg",
    ["bench", sets(3, { reps: 10, weight: 80, unit: "kg" })],
    ["rows", sets(3, { reps: 12, weight: 50, unit: "kg" })],
    ["curls", sets(3, { reps: 15, weight: 12, unit: "kg" })],
  ],
  ["3x10 bench; 5x5 squat", ["bench", sets(3, { reps: 10 })], ["squat", sets(5, { reps: 5 })]],
  [
    "Bench press\n60kg x 10\n80kg x 8\n80kg x 7\nLat pulldown\n50kg x 12",
    [
      "Bench press",
      [
        ...sets(1, { reps: 10, weight: 60, unit: "kg" }),
        ...sets(1, { reps: 8, weight: 80, unit: "kg" }),
        ...sets(1, { reps: 7, weight: 80, unit: "kg" }),
      ],
    ],
    ["Lat pulldown", sets(1, { reps: 12, weight: 50, unit: "kg" })],
  ],
  ["Bench press: set 1: 80x8, set 2: 80x7", ["Bench press", each([8, 7], { weight: 80 })]],
  ["Squat / 30kg / 5,5,15", ["Squat", each([5, 5, 15], { weight: 30, unit: "kg" })]],
  [
    "did 10 push ups, 15 squats and 20 sit ups",
    ["push ups", sets(1, { reps: 10 })],
    ["squats", sets(1, { reps: 15 })],
    ["sit ups", sets(1, { reps: 20 })],
  ],
  ["5 rounds of 10 push ups and 15 squats", ["push ups", sets(5, { reps: 10 })], ["squats", sets(5, { reps: 15 })]],
  [
    "3 rounds: 10 pushups, 15 squats, 20 lunges",
    ["pushups", sets(3, { reps: 10 })],
    ["squats", sets(3, { reps: 15 })],
    ["lunges", sets(3, { reps: 20 })],
  ],
  [
    "3x10 pull ups + 3x10 dips",
    ["pull ups", sets(3, { reps: 10 }), { superset: "A" }],
    ["dips", sets(3, { reps: 10 }), { superset: "A" }],
  ],
  [
    "A1 bench 3x8 80kg\nA2 rows 3x8 60kg\nB1 curls 3x12",
    ["bench", sets(3, { reps: 8, weight: 80, unit: "kg" }), { superset: "A" }],
    ["rows", sets(3, { reps: 8, weight: 60, unit: "kg" }), { superset: "A" }],
    ["curls", sets(3, { reps: 12 }), { superset: "B" }],
  ],
  [
    "superset: curls 3x12 15kg and pushdowns 3x12 25kg",
    ["curls", sets(3, { reps: 12, weight: 15, unit: "kg" }), { superset: "A" }],
    ["pushdowns", sets(3, { reps: 12, weight: 25, unit: "kg" }), { superset: "A" }],
  ],
  [
    "curls 3x12 supersetted with pushdowns 3x12",
    ["curls", sets(3, { reps: 12 }), { superset: "A" }],
    ["pushdowns", sets(3, { reps: 12 }), { superset: "A" }],
  ],
  ["curls and pushdowns 3x12", ["curls", sets(3, { reps: 12 })], ["pushdowns", sets(3, { reps: 12 })]],
  ["21-15-9 thrusters and pull ups", ["thrusters", each([21, 15, 9])], ["pull ups", each([21, 15, 9])]],
  ["clean and jerk 5x2 70kg", ["clean and jerk", sets(5, { reps: 2, weight: 70, unit: "kg" })]],
  ["3x10 at 80kg, bench press", ["bench press", sets(3, { reps: 10, weight: 80, unit: "kg" })]],
  [
    "bench 3x8 80kg. Felt great. Squat 5x5 100kg, knee was sore",
    ["bench", sets(3, { reps: 8, weight: 80, unit: "kg" }), { note: "Felt great" }],
    ["Squat", sets(5, { reps: 5, weight: 100, unit: "kg" }), { note: "knee was sore" }],
  ],
];

test.each(SEVERAL)("several exercises: %j", (text, ...entries) => {
  expect(read(text)).toEqual(entries);
});

const PER_SIDE: Row[] = [
  ["db row 3x10 20 each arm", ["db row", sets(3, { reps: 10, weight: 20, side: "each" })]],
  ["split squat 3x8 16 per side", ["split squat", sets(3, { reps: 8, weight: 16, side: "each" })]],
  ["db row 3x12 each arm 20", ["db row", sets(3, { reps: 12, weight: 20, side: "each" })]],
];

test.each(PER_SIDE)("a figure for each side, behind repetitions, is a load: %j", (text, ...entries) => {
  expect(read(text)).toEqual(entries);
});

const IN_OTHER_LANGUAGES: Row[] = [
  ["gestern Bankdrücken 3x8 mit 80 kg", ["Bankdrücken", sets(3, { reps: 8, weight: 80, unit: "kg" })]],
  [
    "3 Sätze à 10 Wiederholungen Kniebeugen mit 100 Kilo",
    ["Kniebeugen", sets(3, { reps: 10, weight: 100, unit: "kg" })],
  ],
  ["drei Sätze mit zehn Wiederholungen Rudern", ["Rudern", sets(3, { reps: 10 })]],
  ["développé couché 3x8 à 80 kg hier", ["développé couché", sets(3, { reps: 8, weight: 80, unit: "kg" })]],
  ["trois séries de dix squats", ["squats", sets(3, { reps: 10 })]],
  ["ayer sentadillas 5x5 con 100 kg", ["sentadillas", sets(5, { reps: 5, weight: 100, unit: "kg" })]],
  [
    "3 series de 10 repeticiones de press de banca con 60 kilos",
    ["press de banca", sets(3, { reps: 10, weight: 60, unit: "kg" })],
  ],
  ["ieri panca piana 3x8 con 70kg", ["panca piana", sets(3, { reps: 8, weight: 70, unit: "kg" })]],
  ["3 serie da 10 ripetizioni di squat", ["squat", sets(3, { reps: 10 })]],
  ["ontem supino reto 3x10 com 60kg", ["supino reto", sets(3, { reps: 10, weight: 60, unit: "kg" })]],
  ["gestern 1,5 Stunden gelaufen", ["run", sets(1, { durationS: 5400 })]],
  ["corrí 45 min, más o menos 8 km", ["run", sets(1, { durationS: 2700, distance: 8, distanceUnit: "km" })]],
  ["couru 45 min, environ 8 km", ["run", sets(1, { durationS: 2700, distance: 8, distanceUnit: "km" })]],
  ["corrí 5 km en 25:30", ["run", sets(1, { distance: 5, distanceUnit: "km", durationS: 1530 })]],
];

test.each(IN_OTHER_LANGUAGES)("other languages: %j", (text, ...entries) => {
  expect(read(text)).toEqual(entries);
});

function readings(text: string, context: NotationContext = KG): string[] {
  return parseWorkoutLog(text, context).entries.flatMap((entry) => entry.readings.map(({ label }) => label));
}

test("numbers that can be read in two ways are read in both", () => {
  expect(readings("bench 2x5x45")).toEqual(["2 sets of 5 at 45", "5 sets of 2 at 45"]);
  expect(readings("bench 225x3x5")).toEqual(["3 sets of 5 at 225", "5 sets of 3 at 225"]);
  expect(readings("bench press 100kg x 5 x 3")).toEqual(["5 sets of 3 at 100 kg", "3 sets of 5 at 100 kg"]);
  expect(readings("lateral raises 3x12 @ 8")).toEqual(["3 sets of 12 at 8", "3 sets of 12, RPE 8"]);
  expect(readings("db curls 15x12x10")).toEqual(["1 set of 15, 1 set of 12, 1 set of 10", "10 sets of 12 at 15"]);
  expect(readings("curls 20x5")).toEqual(["1 set of 5 at 20", "5 sets of 20"]);
  expect(readings("curls 20")).toEqual(["1 set of 20", "1 set at 20"]);
});

test("numbers that can be read in one way only are not asked about", () => {
  expect(readings("bench 3x10x80")).toEqual([]);
  expect(readings("bench 5x5x100")).toEqual([]);
  expect(readings("bench 52x30x2")).toEqual([]);
  expect(readings("leg press 400x15x4")).toEqual([]);
  expect(readings("squat 180x6x2, 170x8x2")).toEqual([]);
  expect(readings("bench 100x5 x3")).toEqual([]);
  expect(readings("bench 3x5x100kg")).toEqual([]);
});

test("one clear triple says how the others are meant", () => {
  expect(read("squat 180x6x2, 170x8x2")).toEqual([
    ["squat", [...sets(2, { reps: 6, weight: 180 }), ...sets(2, { reps: 8, weight: 170 })]],
  ]);
});

test("the order that a person is known to use decides", () => {
  const person = (notation: NotationContext["notation"]) => read("bench 225x3x5", { ...KG, notation })[0]?.[1];

  expect(person("weight_sets_reps")).toEqual(sets(3, { reps: 5, weight: 225 }));
  expect(person("weight_reps_sets")).toEqual(sets(5, { reps: 3, weight: 225 }));
  expect(read("bench 2x5x45", { ...KG, notation: "sets_reps_weight" })).toEqual([
    ["bench", sets(2, { reps: 5, weight: 45 })],
  ]);
  expect(read("bench 2x5x45", { ...KG, notation: "reps_sets_weight" })).toEqual([
    ["bench", sets(5, { reps: 2, weight: 45 })],
  ]);
  expect(readings("bench 2x5x45", { ...KG, notation: "sets_reps_weight" })).toEqual([]);
});

test("days and times are taken out before the numbers are read", () => {
  const entries = (text: string) =>
    parseWorkoutLog(text, KG).entries.map(({ phrase, sets: read, date, performedAt }) => [
      phrase,
      read.length,
      date,
      performedAt,
    ]);

  expect(entries("5x5 squat on 12/3")).toEqual([["squat", 5, "2026-03-12", null]]);
  expect(entries("12 March bench 3x10")).toEqual([["bench", 3, "2026-03-12", null]]);
  expect(entries("bench 3x10 yesterday, squats 5x5")).toEqual([
    ["bench", 3, "2026-11-20", null],
    ["squats", 5, "2026-11-20", null],
  ]);
  expect(entries("Monday: bench 3x5. Wednesday: squat 5x5")).toEqual([
    ["bench", 3, "2026-11-16", null],
    ["squat", 5, "2026-11-18", null],
  ]);
  expect(entries("bench 3x10 at 7am")).toEqual([["bench", 3, "2026-11-21", "2026-11-21T07:00:00+01:00"]]);
});

test("each entry says whose sets they are and where they were said", () => {
  const stances = (text: string) => parseWorkoutLog(text, KG).entries.map(({ source, stance }) => [source, stance]);

  expect(stances("I did 3x10 bench at 80, then 5x5 squats")).toEqual([
    ["I did 3x10 bench at 80", "done"],
    ["5x5 squats", "done"],
  ]);
  expect(stances("tomorrow I'll do 3x10 bench, squats 5x5")).toEqual([
    ["tomorrow I'll do 3x10 bench", "planned"],
    ["squats 5x5", "planned"],
  ]);
  expect(stances("bench 3x10 at 80")).toEqual([["bench 3x10 at 80", "unsaid"]]);
});

test("the reader of stances can be replaced", () => {
  const log = parseWorkoutLog("bench 3x10", KG, () => ({ stance: "other_person", signals: [] }));

  expect(log.entries[0]?.stance).toBe("other_person");
});

test("what was recognised is named", () => {
  expect(parseWorkoutLog("bench 3x10 at 80kg RPE 8 yesterday", KG).signals.sort()).toEqual([
    "date",
    "rpe",
    "sets_by_reps",
    "weight_unit",
  ]);
});
