import fc from "fast-check";
import { expect, test } from "vitest";
import { parseWorkoutLog } from "../../src/language/notation/workoutNotation.ts";
import { LogSet } from "../../src/protocol/workoutLog.ts";
import { growthOf } from "./growthOf.ts";
import { ANY_TEXT, each, KG, read as readWhole, sets } from "./notationRows.ts";

/** Names and sets alone. */
/** More of everything is tried where that is asked for. */
const RUNS = Number(process.env.SETPOINT_PROPERTY_RUNS ?? 0);

const read = (text: string) => readWhole(text).map(([phrase, said]) => [phrase, said]);

const NAMES = ["bench press", "squat", "barbell row", "lat pulldown", "overhead press", "leg press", "db curl"];
const REPS = fc.integer({ min: 1, max: 20 });
const COUNT = fc.integer({ min: 1, max: 9 });
const WEIGHT = fc.integer({ min: 62, max: 800 }).map((halves) => halves / 2);
const UNIT = fc.constantFrom("kg" as const, "lb" as const);

const many = (count: number, say: (at: number) => string) => Array.from({ length: count }, (_, at) => say(at));

/** Ways to write equal sets at one weight; each is read back as what was meant. */
const STYLES: ((name: string, count: number, reps: number, weight: string) => string)[] = [
  (name, count, reps, weight) => `${name} ${count}x${reps} ${weight}`,
  (name, count, reps, weight) => `${count}x${reps} ${name} at ${weight}`,
  (name, count, reps, weight) => `${name} ${weight} ${count} x ${reps}`,
  (name, count, reps, weight) => `${count} sets of ${reps} ${name} with ${weight}`,
  (name, count, reps, weight) => `did ${name}: ${count} sets, ${reps} reps, ${weight}`,
  (name, count, reps, weight) => `${name} ${count}x${reps}@${weight}`,
  (name, count, reps, weight) => `${name} ${Array.from({ length: count }, () => `${weight} x ${reps}`).join(", ")}`,
  (name, count, reps, weight) =>
    `${name}: ${Array.from({ length: count }, () => `${reps} reps at ${weight}`).join(", ")}`,
  (name, count, reps, weight) => `${name}\n${many(count, () => `${weight} x ${reps}`).join("\n")}`,
  (name, count, reps, weight) => `${name}\n${many(count, (at) => `${at + 1}. ${weight} x ${reps}`).join("\n")}`,
  (name, count, reps, weight) => `${name}: ${many(count, (at) => `set ${at + 1}: ${weight} x ${reps}`).join(" ")}`,
  (name, count, reps, weight) => `${name} ${many(count, () => `${reps}@${weight}`).join(", ")}`,
  (name, count, reps, weight) => `${name} ${many(count, () => `${weight} (${reps} reps)`).join(", ")}`,
  (name, count, reps, weight) => `${name}, ${weight}, ${count} sets, ${reps} reps`,
  (name, count, reps, weight) => `${weight} ${name} for ${count} sets of ${reps}`,
  (name, count, reps, weight) => `${name} ${count}*${reps} @ ${weight}, 2 min rest`,
  (name, count, reps, weight) => `${name} tempo 3-1-1 ${count}x${reps} ${weight}, felt ok`,
  (name, count, reps, weight) => `${name} ${count}x${reps} at ${weight}, up from 30`,
  (name, count, reps, weight) => `A1 ${name} ${count}x${reps} ${weight} A2 plank 60 s`,
  (name, count, reps, weight) => `${name} ${count} lots of ${reps} with ${weight}`,
  (name, count, reps, weight) => `${name} w=${weight} r=${reps} s=${count}`,
  (name, count, reps, weight) => `exercise;weight;reps;sets\n${name};${weight};${reps};${count}`,
  (name, count, reps, weight) => `Exercise,Sets,Reps,Weight\n${name},${count},${reps},${weight}`,
];

type Written = { name: string; count: number; reps: number; weight: number; unit: "kg" | "lb" };

/** Checks equal sets in every way of writing them. */
function forEveryStyle(check: (text: string, written: Written) => void): void {
  fc.assert(
    fc.property(
      fc.record({ name: fc.constantFrom(...NAMES), count: COUNT, reps: REPS, weight: WEIGHT, unit: UNIT }),
      fc.constantFrom(...STYLES),
      (written, style) => {
        check(style(written.name, written.count, written.reps, `${written.weight}${written.unit}`), written);
      },
    ),
    { numRuns: RUNS || 80 },
  );
}

test("equal sets are read back from every way of writing them", () => {
  forEveryStyle((text, { name, count, reps, weight, unit }) =>
    expect(read(text)[0]).toEqual([name, sets(count, { reps, weight, unit })]),
  );
});

test("unequal sets are read back from lists", () => {
  const list = fc.array(REPS, { minLength: 3, maxLength: 6 });
  fc.assert(
    fc.property(
      fc.constantFrom(...NAMES),
      list,
      WEIGHT,
      UNIT,
      fc.constantFrom(",", ", ", "/", " / "),
      (name, reps, weight, unit, comma) => {
        expect(read(`${name} ${weight}${unit}: ${reps.join(comma)}`)).toEqual([[name, each(reps, { weight, unit })]]);
        expect(read(`${name} ${weight}${unit}x${reps.join(comma)}`)).toEqual([[name, each(reps, { weight, unit })]]);
      },
    ),
    { numRuns: RUNS || 40, examples: [["bench press", [20, 20, 1, 1], 31, "kg", ","]] },
  );
});

test("several exercises are read back from several lines", () => {
  const line = fc.tuple(fc.constantFrom(...NAMES), COUNT, REPS, WEIGHT, UNIT);
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.constantFrom("\n", "; ", ", ", " then "),
      (lines, between) => {
        const text = lines
          .map(([name, count, reps, weight, unit]) => `${name} ${count}x${reps} ${weight} ${unit}`)
          .join(between);
        expect(read(text)).toEqual(
          lines.map(([name, count, reps, weight, unit]) => [name, sets(count, { reps, weight, unit })]),
        );
      },
    ),
    { numRuns: RUNS || 40 },
  );
});

const unreadIn = (text: string) => parseWorkoutLog(text, KG).entries.flatMap(({ unread }) => unread);

test("no figure of an entry that is read is left over, and one that fits nowhere is told", () => {
  forEveryStyle((text) => expect(unreadIn(text)).toEqual([]));
  expect(unreadIn("bench 2x3x80x17")).toEqual(["17"]);
  expect(unreadIn("bench 5x5 6000kg")).toEqual(["6000 kg"]);
});

test("no text makes the reader throw, and every set it returns is valid", () => {
  const piece = fc.constantFrom(
    "3",
    "10",
    "x",
    "@",
    "80",
    "kg",
    " ",
    ",",
    "/",
    "-",
    "sets",
    "reps",
    "bench",
    "of",
    ":",
    "rpe",
    "8",
    "\n",
    "+",
    "left",
    "12:30",
    "plates",
    "last set",
    "(",
    ")",
    "99999",
    "0",
  );
  const text = fc.oneof(
    fc.array(piece, { maxLength: 40 }).map((parts) => parts.join("")),
    ANY_TEXT,
  );
  fc.assert(
    fc.property(text, (words) => {
      const read: LogSet[] = parseWorkoutLog(words, KG).entries.flatMap((entry) => [
        ...entry.sets,
        ...entry.readings.flatMap(({ sets: other }) => other),
      ]);
      const distinct = new Map(read.map((set) => [JSON.stringify(set), set]));
      for (const set of distinct.values()) expect(LogSet.parse(set)).toEqual(set);
    }),
    { numRuns: RUNS || 60 },
  );
});

const LONG = [
  "5x",
  "5x5 ",
  "1,",
  "12/",
  "bench ",
  "10-",
  "80kg ",
  "set ",
  "left 5 ",
  "@8 ",
  "+5",
  "(",
  "x".repeat(50),
  "last set 8 ",
  "2x5x45 ",
];

/** Characters; as long as a message is read where more is asked for. */
const LONGEST = RUNS > 0 ? 8_000 : 2_400;

test.each(LONG)("the time for %j grows with its length and no faster", (piece) => {
  expect(growthOf((text) => parseWorkoutLog(text, KG), piece, LONGEST)).toBeLessThan(4);
});
