import { expect, test } from "vitest";
import { readSessionEdits } from "../../src/language/session/sessionEdits.ts";

const dose = (change: object) => ({ kind: "dose", ...change });
const named = (phrase: string) => ({ kind: "named", phrase });
const places = (...of: number[]) => ({ kind: "places", places: of });

const ROWS: [string, object][] = [
  ["change the squat to 5x5", dose({ of: named("squat"), sets: 5, reps: 5 })],
  ["can we do 5x5 on the squat instead", dose({ of: named("squat"), sets: 5, reps: 5 })],
  ["make the first exercise 4 sets of 6", dose({ of: places(1), sets: 4, reps: 6 })],
  ["make the 3rd one 4x8", dose({ of: places(3), sets: 4, reps: 8 })],
  ["solo los 2 primeros ejercicios", { kind: "keep", of: places(1, 2) }],
  ["3 sets of everything", dose({ of: { kind: "all" }, sets: 3, reps: null })],
  ["make everything 3x12 please", dose({ of: { kind: "all" }, sets: 3, reps: 12 })],
  ["3 series de todo", dose({ of: { kind: "all" }, sets: 3 })],
  ["passe le squat à 5x5", dose({ of: named("squat"), sets: 5, reps: 5 })],
  ["5x5 instead please", dose({ of: { kind: "all" }, sets: 5, reps: 5 })],
  ["can we do 5 sets?", dose({ of: { kind: "all" }, sets: 5, reps: null })],
  ["i'd rather do 4x8", dose({ of: { kind: "all" }, sets: 4, reps: 8 })],
  ["make it 12 reps each", dose({ of: { kind: "all" }, sets: null, reps: 12 })],
  ["mejor 5x5", dose({ of: { kind: "all" }, sets: 5, reps: 5 })],
  ["swap 3x10 for 4x8", dose({ of: { kind: "dosed", sets: 3, reps: 10 }, sets: 4, reps: 8 })],
  ["4x8 statt 3x10", dose({ of: { kind: "dosed", sets: 3, reps: 10 }, sets: 4, reps: 8 })],
  ["instead of 3 sets do 4 sets", dose({ of: { kind: "dosed", sets: 3, reps: null }, sets: 4 })],
  ["one more set of rows", dose({ of: named("rows"), setsBy: 1 })],
  ["one set less on the curls", dose({ of: named("curls"), setsBy: -1 })],
  ["make the rows heavier", dose({ of: named("rows"), load: 1, reps: null })],
  ["go lighter on the rows, 15 reps", dose({ of: named("rows"), load: -1, reps: 15 })],
  ["the squats are way too easy", dose({ of: named("squats"), load: 1 })],
  ["harder squats please", dose({ of: named("squats"), load: 1 })],
  ["leg press is too heavy for me", dose({ of: named("leg press"), load: -1 })],
  ["more rest on the big lift", dose({ of: { kind: "heaviest" }, restBy: 1 })],
  ["2 min rest on squats", dose({ of: named("squats"), restS: 120 })],
  ["put the curls last", { kind: "move", of: named("curls"), to: "end" }],
  ["Curls ans Ende", { kind: "move", of: named("curls"), to: "end" }],
  ["start with the triceps", { kind: "move", of: named("triceps"), to: "start" }],
  ["swap the order of the first two", { kind: "switch", of: [places(1), places(2)] }],
  ["switch the first and the third", { kind: "switch", of: [places(1), places(3)] }],
  ["superset the first two", { kind: "pair", of: [places(1, 2)] }],
  ["pair the curls with the dips", { kind: "pair", of: [named("curls"), named("dips")] }],
  ["just the first three exercises", { kind: "keep", of: places(1, 2, 3) }],
  ["drop the finisher", { kind: "dropFinisher" }],
];

test.each(ROWS)("%s", (text, expected) => {
  expect(readSessionEdits(text)).toMatchObject([expected]);
});

test("several changes of one message are read in order, and none where one of them is something else", () => {
  expect(readSessionEdits("make the squat 5x5 and put the curls last").map(({ kind }) => kind)).toEqual([
    "dose",
    "move",
  ]);
  expect(readSessionEdits("make the squat 5x5 and remind me tomorrow")).toEqual([]);
});

test.each([
  "squat 5x5",
  "5x5",
  "did 5x5 instead",
  "I did 4x8 instead of 3x10",
  "i do 5x5",
  "I have 5 sets left",
  "make it 5x5 at 80kg",
  "is it ok to do 5x5",
  "make it 5 rounds",
  "bench 3x10 at 60",
  "5 sets of squats",
  "did the first two exercises 3x10",
  "I did squats first",
  "swap the squats for lunges",
  "make it longer",
  "more rest",
  "my last set was heavier",
  "the first set was easy",
  "how do I do squats first thing",
  "rest day tomorrow",
  "no squats",
  "make it 50",
  "do 3 sets for 10",
  "this is too easy",
  "the workout is too heavy",
  "push day is too easy",
  "squats were too easy last time",
])("%s leaves the doses alone", (text) => {
  expect(readSessionEdits(text)).toEqual([]);
});
