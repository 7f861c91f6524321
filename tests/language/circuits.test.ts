import { expect, test } from "vitest";
import { tellsBenchmark } from "../../src/language/notation/benchmarks.ts";
import { parseAtAnyTime } from "../../src/language/notation/parseAtAnyTime.ts";
import { parseWorkoutLog } from "../../src/language/notation/workoutNotation.ts";
import { KG } from "./notationRows.ts";

const told = (text: string) =>
  parseWorkoutLog(text, KG).entries.map(({ phrase, sets }) => {
    const { reps = null, weight = null, distance = null, durationS = null } = sets[0] ?? {};
    const said = { reps, weight, distance, durationS };
    return [phrase, sets.length, Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null))];
  });

test.each([
  [
    "4 rounds: 400m run, 15 wall balls 9kg, 10 pull ups - 14:22",
    [
      ["run", 4, { distance: 400 }],
      ["wall balls", 4, { reps: 15, weight: 9 }],
      ["pull ups", 4, { reps: 10 }],
    ],
  ],
  [
    "5 rounds 12 pull ups 24 push ups 400m run 21:05",
    [
      ["pull ups", 5, { reps: 12 }],
      ["push ups", 5, { reps: 24 }],
      ["run", 5, { distance: 400 }],
    ],
  ],
  [
    "10 squats, 20 burpees x 4 rounds",
    [
      ["squats", 4, { reps: 10 }],
      ["burpees", 4, { reps: 20 }],
    ],
  ],
  [
    "kb complex: 5 cleans 5 presses, 24kg x 5 rounds",
    [
      ["kettlebell cleans", 5, { reps: 5, weight: 24 }],
      ["kettlebell presses", 5, { reps: 5, weight: 24 }],
    ],
  ],
  [
    "EMOM 12: min 1 10 pushups, min 2 12 air squats",
    [
      ["pushups", 6, { reps: 10 }],
      ["air squats", 6, { reps: 12 }],
    ],
  ],
  [
    "21-15-9 deadlifts 100 kg / burpees. 7:14",
    [
      ["deadlifts", 3, { reps: 21, weight: 100 }],
      ["burpees", 3, { reps: 21 }],
    ],
  ],
  [
    "EMOM 10 odd: 5 pull ups, even: 10 push ups. Danach 3x10 curls 12 kg",
    [
      ["pull ups", 5, { reps: 5 }],
      ["push ups", 5, { reps: 10 }],
      ["curls", 3, { reps: 10, weight: 12 }],
    ],
  ],
  [
    "EMOM 10: 3 cleans 60kg. then 3x8 rows 50",
    [
      ["cleans", 10, { reps: 3, weight: 60 }],
      ["rows", 3, { reps: 8, weight: 50 }],
    ],
  ],
  [
    "3x15 hip thrust 50kg and abductor machine till I couldnt walk",
    [
      ["hip thrust", 3, { reps: 15, weight: 50 }],
      ["abductor machine", 0, {}],
    ],
  ],
  [
    "AMRAP 12: 9 burpees, 12 DB snatch 22.5kg, 15 box jumps. got 4+11",
    [
      ["burpees", 4, { reps: 9 }],
      ["DB snatch", 4, { reps: 12, weight: 22.5 }],
      ["box jumps", 4, { reps: 15 }],
    ],
  ],
  [
    "4 rds - 8 KB swings 24 - 6 burpees - 200 run. 12:40",
    [
      ["KB swings", 4, { reps: 8, weight: 24 }],
      ["burpees", 4, { reps: 6 }],
      ["run", 4, { distance: 200 }],
    ],
  ],
  [
    "WOD: 21-15-9 thrusters 40kg, pull ups. 8:02",
    [
      ["thrusters", 3, { reps: 21, weight: 40 }],
      ["pull ups", 3, { reps: 21 }],
    ],
  ],
  [
    "4 rounds\n- 12 cal row\n- 20 wall balls 9\n\n14:50",
    [
      ["row", 4, {}],
      ["wall balls", 4, { reps: 20, weight: 9 }],
    ],
  ],
  [
    "4x: 10 pushups, 10 squats",
    [
      ["pushups", 4, { reps: 10 }],
      ["squats", 4, { reps: 10 }],
    ],
  ],
  [
    "10 down to 1 burpees and situps in 14 min",
    [
      ["burpees", 10, { reps: 10 }],
      ["situps", 10, { reps: 10 }],
    ],
  ],
  ["tabata bike 20/10 x8", [["bike", 8, { durationS: 20 }]]],
  ["tabata push ups 8 rounds, 12 per round", [["push ups", 8, { reps: 12 }]]],
  ["swings 24 ladders 5-10-15 x2", [["swings", 6, { reps: 5, weight: 24 }]]],
  ["every 2 mins for 10 mins: 2 cleans 70", [["cleans", 5, { reps: 2, weight: 70 }]]],
  [
    "EMOM 16: 1) 8 pullups 2) 12 pushups 3) 15 squats 4) rest",
    [
      ["pullups", 4, { reps: 8 }],
      ["pushups", 4, { reps: 12 }],
      ["squats", 4, { reps: 15 }],
    ],
  ],
  [
    "squats 5-5-5-5-5\nbench 5-5-5-5-4",
    [
      ["squats", 5, { reps: 5 }],
      ["bench", 5, { reps: 5 }],
    ],
  ],
  ["10 rounds of 3 min on the bag", [["bag", 10, { durationS: 180 }]]],
  ["dominadas 6+5+4", [["dominadas", 3, { reps: 6 }]]],
  [
    "5 rds pullups 5 dips 10 squats 15",
    [
      ["pullups", 5, { reps: 5 }],
      ["dips", 5, { reps: 10 }],
      ["squats", 5, { reps: 15 }],
    ],
  ],
  ["supino reto 60 60 65 65, 8 em todas", [["supino reto", 4, { reps: 8, weight: 60 }]]],
  ["panca 60 70 80, 8 in tutte", [["panca", 3, { reps: 8, weight: 60 }]]],
  ["Asst. #2 - good mornings 3x10 40", [["good mornings", 3, { reps: 10, weight: 40 }]]],
  ["3 rounds bench 60 x 8", [["bench", 3, { reps: 8, weight: 60 }]]],
  ["100 burpees for time: 9 min 48", [["burpees", 1, { reps: 100, durationS: 588 }]]],
])("what is said of a whole circuit is of all its exercises: %j", (text, expected) => {
  expect(told(text)).toEqual(expected);
});

test.each([
  ["Fran 4:30 rx", "fran", 270, "rx"],
  ["murph (half) no vest 24:50 partition 10 x 5/10/15", "murph", 1490, "(half) no vest partition 10 x 5/10/15"],
  [
    '"Karen" 9\'42 w/ 6kg ball sets of 15 then 10 then 5s',
    "crossfit",
    582,
    "Karen w/ 6kg ball sets of 15 then 10 then 5s",
  ],
  ["FGB 3 rounds: 97 / 88 / 76 = 261", "crossfit", 1020, "FGB 3 rounds: 97 / 88 / 76 = 261"],
  ["did cindy got 17+12", "cindy", 1200, "got 17+12"],
  ["Open 21.1 scaled 9 reps into the 21 wall walks", "crossfit", 900, "Open 21.1 scaled 9 reps into the 21 wall walks"],
  ["j'ai fait Helen en 11:20 avec 16 kg", "crossfit", 680, "Helen avec 16 kg"],
])("a workout known by its name is that workout, its figures a remark: %j", (text, phrase, durationS, note) => {
  const [entry, ...others] = parseWorkoutLog(text, KG).entries;
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ phrase, note, unread: [] });
  expect(entry?.sets).toMatchObject([{ durationS, reps: null, weight: null, distance: null }]);
});

test.each([
  "ran 5k with Karen 27:30",
  "murph = 1 mile run 100 pull ups",
  "what's a good fran time, mine is 4:30",
  "fran tomorrow, goal 4:30",
  "Helen and I did 5x5 squats 80",
  "murph scaled 40 min pull up bar",
])("a person of the name, a definition and a wish are no score: %j", (text) => {
  expect(tellsBenchmark(text)).toBe(false);
});

test.each([
  "Pull + Snatch from blocks: 3+1 @ 85",
  "95 cleans: hit 1 of about seven tries",
  "Power Clean + Clean + Jerk: 125,135,145",
  "pull ups singles mostly",
  "12 min AMRAP: 8 t2b, 10 KB swings 24",
])("what was tried and what a complex was made of is asked: %j", (text) => {
  for (const { unread } of parseWorkoutLog(text, KG).entries) expect(unread.length).toBeGreaterThan(0);
});

test.each([
  ["Jerk: 2 x 20kg - 5 minutes @ 7 rpm", [["kettlebell Jerk", 1, { reps: 35, weight: 20, durationS: 300 }]]],
  ["one arm jerk 24kg 6 min 8 rpm", [["kettlebell one arm jerk", 1, { reps: 48, weight: 24, durationS: 360 }]]],
  ["jerk 2x16 60 reps in 10 min", [["jerk", 1, { reps: 60, weight: 16, durationS: 600 }]]],
  ["bike 20 min 90 rpm", [["bike", 1, { durationS: 1200 }]]],
  ["snatch 32, 35, 38 x 3 singles", [["snatch", 3, { reps: 1, weight: 32 }]]],
  ["clean 64, 67 (x), 67, 70 (x)(x)", [["clean", 5, { reps: 1, weight: 64 }]]],
  ["snatch 2@30, 1@35, 45, miss@47, 47", [["snatch", 5, { reps: 2, weight: 30 }]]],
  ["snatch 60x1 65x1 miss@70", [["snatch", 3, { reps: 1, weight: 60 }]]],
])("bells by the clock and the attempts of a sheet are read: %j", (text, expected) => {
  expect(told(text)).toEqual(expected);
});

test.each([
  ["10x400 @ 78s w/ 200m jog", [[null, 10, { distance: 400, durationS: 78 }]]],
  ["easy 5 miles @ 9:15", [[null, 1, { distance: 5 }]]],
  ["bouldered 90 min: V4 x3, V5 x2", [["climbing", 1, { durationS: 5400 }]]],
  ["dead hangs 20 mm 5x10s", [["dead hangs", 5, { durationS: 10 }]]],
  ["padel 1.5h, won 6-3 6-4", [["padel", 1, { durationS: 5400 }]]],
  ["walked 12400 steps", [["walking", 0, {}]]],
])("a pace, a grade, a score and steps are no sets: %j", (text, expected) => {
  expect(told(text)).toEqual(expected);
});

test.each([
  ["Fran 5:42, Grace 3:10 and Helen 9:45", [342, 190, 585]],
  ["did Fran in 5:42 and Diane in 7:20", [342, 440]],
  ["Fran: 5:42 / Grace: 3:10", [342, 190]],
  ["Fran 6:10 (was 6:40 in march)", [370]],
])("each workout with a name keeps its own time: %j", (text, times) => {
  expect(parseAtAnyTime(text).entries.map(({ sets }) => sets[0]?.durationS)).toEqual(times);
});
