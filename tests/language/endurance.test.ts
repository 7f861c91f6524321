import { expect, test } from "vitest";
import { parseWorkoutLog } from "../../src/language/notation/workoutNotation.ts";
import type { LogSet } from "../../src/protocol/workoutLog.ts";
import { KG, sets } from "./notationRows.ts";

type Row = [text: string, ...entries: [phrase: string | null, sets: LogSet[]][]];

const km = (distance: number, durationS: number | null = null) => sets(1, { distance, distanceUnit: "km", durationS });
const metres = (distance: number, count = 1) => sets(count, { distance, distanceUnit: "m" });
const lasting = (minutes: number, count = 1) => sets(count, { durationS: minutes * 60 });
const fives = sets(5, { reps: 5, weight: 100 });

/** What is told of one sport is not told of the one before it. */
const SPORTS: Row[] = [
  [
    "lundi natation 1500 m\nmercredi vélo 40 km\nvendredi 10 km 52'",
    ["natation", metres(1_500)],
    ["vélo", km(40)],
    ["run", km(10, 3_120)],
  ],
  ["swim 1000m\nbike 20 km 40:00\n5 km 24:30", ["swim", metres(1_000)], ["bike", km(20, 2_400)], ["run", km(5, 1_470)]],
  ["squat 5x5 100, 5 km 26:00", ["squat", fives], ["run", km(5, 1_560)]],
  ["Tue: bike 30 km\nThu: 20 km 45:00", ["bike", km(30)], ["bike", km(20, 2_700)]],
  ["bike\n5 km 9:30\n5 km 9:40", ["bike", [...km(5, 570), ...km(5, 580)]]],
];

/** Lengths are swum, whatever was ridden or run before them; how far they were is told by the pool. */
const LENGTHS: Row[] = [
  ["bike 20 km then 30 lengths", ["bike", km(20)], ["swimming", []]],
  ["ran 5 km then 40 lengths", ["run", km(5)], ["swimming", []]],
  ["lunes piscina 40 largos\nmartes 10 km 50'", ["piscina swimming", []], ["run", km(10, 3_000)]],
  ["40 lengths in 35 mins", ["swimming", lasting(35)]],
  ["40 longueurs en bassin de 25", ["swimming", metres(1_000)]],
  ["52 vasche da 25 in 40 minuti", ["swimming", sets(1, { distance: 1_300, distanceUnit: "m", durationS: 2_400 })]],
  ["prowler 6 lengths 60kg", ["prowler", sets(1, { weight: 60, unit: "kg" })]],
];

test.each([...SPORTS, ...LENGTHS])("%j", (text, ...entries) => {
  expect(parseWorkoutLog(text, KG).entries.map(({ phrase, sets: said }) => [phrase, said])).toEqual(entries);
});
