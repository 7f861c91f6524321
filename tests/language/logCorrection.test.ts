import fc from "fast-check";
import { expect, test } from "vitest";
import { applyCorrection, readCorrection } from "../../src/language/corrections/logCorrection.ts";
import type { NotationContext } from "../../src/language/notation/parsedLog.ts";
import { LogSet } from "../../src/protocol/workoutLog.ts";
import { growthOf } from "./growthOf.ts";
import { each, type Said, sets } from "./notationRows.ts";

/** A Saturday, noon in Paris. */
const CONTEXT: NotationContext = {
  sentAt: "2026-11-21T12:00:00+01:00",
  timezone: "Europe/Paris",
  unit: "kg",
  notation: null,
};
const TODAY = "2026-11-21";

/** What a sentence makes of sets that were stored today. */
function after(stored: LogSet[], text: string): unknown {
  const correction = readCorrection(text);
  if (correction?.kind !== "change") return correction;
  const applied = applyCorrection({ sets: stored, date: TODAY }, correction, CONTEXT);
  return "patch" in applied ? (applied.patch.sets ?? applied.patch) : applied;
}

const BENCH: Said = { reps: 10, weight: 80, unit: "kg" };
const HEAVIER = (weight: number, reps = 10) => sets(3, { ...BENCH, weight, reps });

const THREE_BY_TEN_AT_80: [string, LogSet[]][] = [
  ...[
    "actually it was 5 sets",
    "make that 5 sets",
    "no, 5 sets",
    "it was 5 sets not 3",
    "es waren 5 Sätze",
    "c'était 5 séries",
    "eran 5 series",
    "erano 5 serie",
    "foram 5 séries",
  ].map((text): [string, LogSet[]] => [text, sets(5, BENCH)]),
  ["it was two sets", sets(2, BENCH)],
  ...["und dann noch 2 Sätze mit 60", "et encore 2 séries à 60", "y luego 2 series con 60", "then 2 more at 60"].map(
    (text): [string, LogSet[]] => [text, [...sets(3, BENCH), ...sets(2, { ...BENCH, weight: 60 })]],
  ),
  // One repetition and not one set; the sets that are named each with a figure of its own.
  ...["remove a rep from the first", "take 1 rep off the first set", "nimm eine Wiederholung vom ersten Satz weg"].map(
    (text): [string, LogSet[]] => [text, each([9, 10, 10], BENCH)],
  ),
  ["the last set was 8, so 28", each([10, 10, 8], BENCH)],
  ["jk 85", HEAVIER(85)],
  ["the last two sets only 9 and 8", each([10, 9, 8], BENCH)],
  ["I got an 11th rep on the last set", each([10, 10, 11], BENCH)],
  ["na última série fiz só 9", each([10, 10, 9], BENCH)],
  ["delete the first one and make the second 85", [...sets(1, { ...BENCH, weight: 85 }), ...sets(1, BENCH)]],
  ["first two at 80, rest at 75", [...sets(2, BENCH), ...sets(1, { ...BENCH, weight: 75 })]],
  ["last set i grabbed the 90", [...sets(2, BENCH), ...sets(1, { ...BENCH, weight: 90 })]],
  ["drop it to 75, bar was the 15kg one", HEAVIER(75)],
  ["noch 2 Sätze mit 8", [...sets(3, BENCH), ...sets(2, { ...BENCH, reps: 8 })]],
  ["actually 10 10 9 and a 4th with 8", [...sets(2, BENCH), ...each([9, 8], BENCH)]],
  ["warm-up was 40x5", [...sets(3, BENCH), ...each([5], { ...BENCH, weight: 40, type: "warmup" })]],
  ...[
    "it was 85 not 80",
    "not 80, 85",
    "85 instead of 80",
    "80 should be 85",
    "from 80 to 85",
    "sorry, 85kg",
    "the weight was 85",
    "change the weight to 85",
    "can you change the weight to 85?",
    "actually 85",
    "nicht 80 sondern 85",
    "en realidad eran 85 kg",
    "5 kg more",
    "the weight is wrong, it was 85",
    "make it 85, I misread the plates",
    "85 (typo)",
    "waren 85, hab mich vertippt",
    "c'était 85, je me suis trompé",
  ].map((text): [string, LogSet[]] => [text, HEAVIER(85)]),
  ...[
    "change the reps to 8",
    "it was 8 reps",
    "8 reps not 10",
    "8 not 10",
    "reps were 8",
    "2 reps less",
    "the reps are wrong, it was 8",
    "actually eight reps",
    "i meant 8 reps",
  ].map((text): [string, LogSet[]] => [text, HEAVIER(80, 8)]),
  ["make that 5x8", sets(5, { ...BENCH, reps: 8 })],
  ["it was 5 sets of 8 at 60kg", sets(5, { ...BENCH, reps: 8, weight: 60 })],
  ["actually 10, 9, 8", each([10, 9, 8], { weight: 80, unit: "kg" })],
  ["reps were 10, 9 and 8", each([10, 9, 8], { weight: 80, unit: "kg" })],
  ["second set was 7 reps", each([10, 7, 10], { weight: 80, unit: "kg" })],
  ["I only got 6 on the last set", each([10, 10, 6], { weight: 80, unit: "kg" })],
  ["and a 4th set with 95", [...sets(3, BENCH), ...sets(1, { ...BENCH, weight: 95 })]],
  ["a fourth set at 82.5 kg", [...sets(3, BENCH), ...sets(1, { ...BENCH, weight: 82.5 })]],
  ["delete sets 2 and 3", sets(1, BENCH)],
  ["remove set 1 and 3", sets(1, BENCH)],
  ["delete the first and last sets of it", sets(1, BENCH)],
  ["lösch Satz 1 und 2", sets(1, BENCH)],
  ["delete set 1 and set 3", sets(1, BENCH)],
  ["set 3 was 9", each([10, 10, 9], { weight: 80, unit: "kg" })],
  ["set 3 70x8", [...sets(2, BENCH), ...sets(1, { ...BENCH, reps: 8, weight: 70 })]],
  ["2nd set 75 9", [...sets(1, BENCH), ...sets(1, { ...BENCH, reps: 9, weight: 75 }), ...sets(1, BENCH)]],
  ["set 4: 75 x 8", [...sets(3, BENCH), ...sets(1, { ...BENCH, reps: 8, weight: 75 })]],
  ["set 4 same", sets(4, BENCH)],
  ["4th same but 7 reps", [...sets(3, BENCH), ...sets(1, { ...BENCH, reps: 7 })]],
  ["satz 4 gleich", sets(4, BENCH)],
  ["the last two sets were 8", each([10, 8, 8], { weight: 80, unit: "kg" })],
  ["first set was 12 and the second was 11", each([12, 11, 10], { weight: 80, unit: "kg" })],
  ["add a set of 6", each([10, 10, 10, 6], { weight: 80, unit: "kg" })],
  ["I forgot a set of 5 at 90", [...sets(3, BENCH), ...sets(1, { reps: 5, weight: 90, unit: "kg" })]],
  ["remove the last set", sets(2, BENCH)],
  ["drop the first set", sets(2, BENCH)],
  ["make it lbs", sets(3, { ...BENCH, unit: "lb" })],
  ["lbs not kg", sets(3, { ...BENCH, unit: "lb" })],
  ["it was pounds", sets(3, { ...BENCH, unit: "lb" })],
  ["pounds of course", sets(3, { ...BENCH, unit: "lb" })],
  ["rpe was 9", sets(3, { ...BENCH, rpe: 9 })],
  ["the last set was rpe 9", [...sets(2, BENCH), ...sets(1, { ...BENCH, rpe: 9 })]],
  ["first set was a warm up", [...sets(1, { ...BENCH, type: "warmup" }), ...sets(2, BENCH)]],
  ["last set was to failure", [...sets(2, BENCH), ...sets(1, { ...BENCH, toFailure: true })]],
  ["it was per side", sets(3, { ...BENCH, side: "each" })],
  ["it was bodyweight", sets(3, { reps: 10 })],
  ["*85kg", HEAVIER(85)],
  ["meant 5x10", sets(5, BENCH)],
  ["with 20 kg of help, sorry", sets(3, { ...BENCH, weight: 20, load: "assisted" })],
  ["sorry, 8 8 6", each([8, 8, 6], { weight: 80, unit: "kg" })],
  ["they were 22.5 each hand", sets(3, { ...BENCH, weight: 22.5, perHand: true })],
];

test.each(THREE_BY_TEN_AT_80)("3×10 at 80 kg and %j", (text, expected) => {
  expect(after(sets(3, BENCH), text)).toEqual(expected);
});

const OTHERS: [string, LogSet[], unknown][] = [
  ["it was 80", sets(3, { reps: 10 }), sets(3, { reps: 10, weight: 80 })],
  ["make it kg", sets(3, { reps: 10, weight: 80 }), sets(3, BENCH)],
  ["quería decir kg", sets(3, { reps: 10, weight: 80 }), sets(3, BENCH)],
  ["in sets of 20", sets(1, { reps: 100, weight: 24 }), sets(5, { reps: 20, weight: 24 })],
  ["it was sets of 8", sets(3, BENCH), sets(3, { ...BENCH, reps: 8 })],
  ["5 kg more", sets(3, { reps: 10, weight: 80 }), sets(3, { ...BENCH, weight: 85 })],
  ["it was a minute each", sets(2, { durationS: 45 }), sets(2, { durationS: 60 })],
  ["actually 50", sets(2, { durationS: 45 }), sets(2, { durationS: 50 })],
  [
    "it took 26:10",
    sets(1, { distance: 5, distanceUnit: "km", durationS: 1_530 }),
    sets(1, { distance: 5, distanceUnit: "km", durationS: 1_570 }),
  ],
  ["it was 6 km", sets(1, { distance: 5, distanceUnit: "km" }), sets(1, { distance: 6, distanceUnit: "km" })],
  ["8 not 7", each([8, 8, 7], { weight: 60 }), sets(3, { reps: 8, weight: 60 })],
  ["that was yesterday", sets(3, BENCH), { date: "2026-11-20" }],
  ["it was on Monday, not today", sets(3, BENCH), { date: "2026-11-16" }],
  ["it was at 7am", sets(3, BENCH), { date: TODAY, performedAt: "2026-11-21T07:00:00+01:00" }],
  ["I meant front squats", sets(3, BENCH), { exercise: { phrase: "front squats", instead: null } }],
  [
    "it was front squats not back squats",
    sets(3, BENCH),
    { exercise: { phrase: "front squats", instead: "back squats" } },
  ],
  ["not back squat, front squat", sets(3, BENCH), { exercise: { phrase: "front squat", instead: "back squat" } }],
  [
    "change bench press to incline bench press",
    sets(3, BENCH),
    { exercise: { phrase: "incline bench press", instead: "bench press" } },
  ],
  ["wrong exercise, it was hack squat", sets(3, BENCH), { exercise: { phrase: "hack squat", instead: null } }],
  ["add a note: left knee was sore", sets(3, BENCH), { note: "left knee was sore" }],
];

test.each(OTHERS)("%j, said of stored sets", (text, stored, expected) => {
  expect(after(stored, text)).toEqual(expected);
});

const DOUBTFUL: [string, LogSet[]][] = [
  ["6 not 5", sets(5, { reps: 5, weight: 100 })],
  ["actually 11", sets(3, { reps: 12, weight: 10 })],
  ["it was 90 kg", [...sets(1, { reps: 5, weight: 60 }), ...sets(1, { reps: 5, weight: 80 })]],
  ["actually 5 sets", each([10, 8, 6], { weight: 60 })],
  ["it was 85 not 70", sets(3, BENCH)],
  ["the fifth set was 7", sets(3, BENCH)],
  ["make it kg", sets(3, { reps: 10 })],
  ["rpe was 12", sets(3, BENCH)],
  ["the middle one 4 sets", sets(3, BENCH)],
  ["both plus 5 on the last set", sets(3, BENCH)],
  ["no, 7.5", sets(3, { reps: 12, weight: 55 })],
];

test("how many sets are meant is no figure of one", () => expect(readCorrection("swap the last two")).toBeNull());

test.each(DOUBTFUL)("%j is asked about, not guessed", (text, stored) => {
  expect(after(stored, text)).toMatchObject({ problem: expect.any(String) });
});

test("a figure that could be two things comes with both", () => {
  expect(after(sets(5, { reps: 5, weight: 100 }), "6 not 5")).toMatchObject({
    choices: [{ label: "6 reps" }, { label: "6 sets" }],
  });
});

test.each([
  ["sets 2 and 3 were 9 reps", [10, 9, 9, 10]],
  ["set 1 and 2 were 12 reps", [12, 12, 10, 10]],
  ["the second and third set were 9 reps", [10, 9, 9, 10]],
  ["sets 2-4 were 8 reps", [10, 8, 8, 8]],
  ["it was 8 reps in sets 1, 2 and 4", [8, 8, 10, 8]],
  ...[
    "set two was 9",
    "set two 9",
    "set #2 was 9",
    "s2 was 9",
    "der 2. Satz war 9",
    "beim zweiten hatte ich nur 9",
    "la 2e 9",
    "la deuxième c'était 9",
    "la segunda hice 9",
    "na segunda fiz 9",
    "nella seconda ho fatto 9",
  ].map((text): [string, number[]] => [text, [10, 9, 10, 10]]),
  ["second to last was 9", [10, 10, 9, 10]],
  ["1st and 3rd 9", [9, 10, 9, 10]],
  ["2nd set 80x9 3rd 80x8", [10, 9, 8, 10]],
  ["set 4 80x9 set 5 80x8", [10, 10, 10, 9, 8]],
  ["the last one 9 reps", [10, 10, 10, 9]],
])("%j changes the sets it names and no others", (text, reps) => {
  const correction = readCorrection(text);
  const entry = { sets: sets(4, { reps: 10, weight: 80, unit: "kg" as const }), date: "2026-11-21" };
  const applied = correction?.kind === "change" ? applyCorrection(entry, correction, CONTEXT) : null;
  expect(applied).toMatchObject({ patch: { sets: reps.map((count) => ({ reps: count, weight: 80 })) } });
});

test.each([
  ["all with 2.5 more", [{ weight: 62.5 }, { weight: 72.5 }]],
  [
    "all of them were 9 reps",
    [
      { weight: 60, reps: 9 },
      { weight: 70, reps: 9 },
    ],
  ],
  ["all of them were 82 and a half", [{ weight: 82.5 }, { weight: 82.5 }]],
])("%j leaves of every set what it does not speak of", (text, expected) => {
  const stored = [...sets(1, { reps: 10, weight: 60 }), ...sets(1, { reps: 8, weight: 70 })];
  const correction = readCorrection(text);
  const entry = { sets: stored, date: "2026-11-21" };

  const applied = correction?.kind === "change" ? applyCorrection(entry, correction, CONTEXT) : null;

  expect(applied).toMatchObject({ patch: { sets: expected } });
});

test.each([
  "both were yesterday",
  "all of that was yesterday",
  "everything was yesterday",
  "both of them were on Friday",
])("%j is about every entry", (text) => {
  expect(readCorrection(text)).toMatchObject({ kind: "change", every: true, when: expect.any(String) });
});

test("a set of one named exercise is not the whole entry", () => {
  expect(readCorrection("delete the last set of bench")).toMatchObject({
    kind: "change",
    removed: { from: -1, to: -1 },
    target: "bench",
  });
});

test.each(["set 4 was a warmup", "the 4th set was to failure", "delete sets 2 and 4"])(
  "a set that there is not is asked about: %s",
  (text) => {
    expect(after(sets(3, BENCH), text)).toHaveProperty("problem");
  },
);

test("the last set that is left takes the entry with it", () => {
  expect(after(sets(1, BENCH), "remove the last set")).toEqual({ remove: true });
});

test("corrected sets are valid, and no text makes the readers throw", () => {
  const word = fc.constantFrom(
    "actually",
    "it was",
    "not",
    "85",
    "80",
    "3x8",
    "sets",
    "reps",
    "kg",
    "second set",
    "last",
    "more",
    "5",
    "rpe",
    "add a set of",
    "remove",
    "same again",
    "but",
    ",",
    "bench",
    "each side",
    "from",
    "to",
    "yesterday",
    "8,8,7",
    "1:30",
    "99999",
    "-",
  );
  const text = fc.oneof(
    fc.array(word, { maxLength: 12 }).map((parts) => parts.join(" ")),
    fc.string({ unit: "binary", maxLength: 300 }),
  );
  const stored = fc.constantFrom(
    sets(3, BENCH),
    each([8, 7, 6]),
    sets(1, { durationS: 60 }),
    sets(2, { reps: 5, weight: 20, load: "added" }),
  );
  fc.assert(
    fc.property(text, stored, (words, before) => {
      const correction = readCorrection(words);
      if (correction?.kind !== "change") return;
      const applied = applyCorrection({ sets: before, date: TODAY }, correction, CONTEXT);
      if (!("patch" in applied) || !applied.patch.sets) return;
      for (const set of applied.patch.sets) expect(LogSet.parse(set)).toEqual(set);
    }),
    { numRuns: 500 },
  );
});

test.each(["85 not ", "at ", "8,", "second set ", "5 kg more ", "and ", "3x8 ", "add ", "no "])(
  "240 characters of %j are read in time that grows with the length and no faster",
  (piece) => {
    expect(growthOf(readCorrection, piece, 240)).toBeLessThan(4);
  },
);

test.each([
  "deadlift 3x5 140 kg, last set only 3",
  "incline press 4x8 22kg, second set 6 reps",
  "estou com dor no joelho",
])("%j has its own name and sets, or tells of a joint: no correction", (words) => {
  expect(readCorrection(words)).toBeNull();
});

test.each(["actually deadlift 3x5 140 kg, last set only 3", "deadlift was 3x5 at 140", "I meant 3x5, last set only 3"])(
  "%j says that it puts something right",
  (words) => {
    expect(readCorrection(words)).toMatchObject({ kind: "change" });
  },
);

test.each([
  ["that last set didn't count", -1],
  ["my third set was not a real one", 3],
])("%j takes that set out", (words, place) => {
  expect(readCorrection(words)).toMatchObject({ kind: "change", removed: { from: place, to: place } });
});

test.each([
  ["bump the third set up to 12 reps", [10, 10, 12]],
  ["and the middle one was 8", [10, 8, 10]],
  ["first 9, second 8, last 7", [9, 8, 7]],
  ["y la última de 8", [10, 10, 8]],
])("%j puts the reps of the sets right that it names", (words, reps) => {
  expect(after(sets(3, BENCH), words)).toEqual(each(reps, { weight: 80, unit: "kg" }));
});

test.each([
  ["left leg only got 8 on the last one", [8, 10]],
  ["left 8 right 9 on the last", [8, 9]],
  ["only 6 on the right for the last set", [10, 6]],
])("%j parts the sides of a set, and loses neither", (words, [left = 0, right = 0]) => {
  const both = sets(2, { reps: 10, weight: 16, unit: "kg", side: "each" });
  expect(after(both, words)).toEqual([
    ...both.slice(0, 1),
    ...sets(1, { reps: left, weight: 16, unit: "kg", side: "left" }),
    ...sets(1, { reps: right, weight: 16, unit: "kg", side: "right" }),
  ]);
});

test("one side of several sets is asked about", () => {
  expect(after(sets(3, BENCH), "left arm only did 7")).toMatchObject({ problem: expect.stringContaining("every set") });
});

test.each(["usually it's 80", "not today's monday, last week", "e1rm of 100 x 6", "maybe next week 102.5"])(
  "%j puts nothing right",
  (words) => {
    expect(readCorrection(words)).toBeNull();
  },
);
