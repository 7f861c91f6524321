import { expect, test } from "vitest";
import { readCorrection } from "../../src/language/corrections/logCorrection.ts";
import { inPlainWords } from "../../src/language/corrections/plainCorrection.ts";

test.each<[string, Record<string, unknown>]>([
  ["it's the sled i wanted gone", { kind: "delete", scope: "named", target: "sled" }],
  ["undo that one too pls, wrong machine", { kind: "delete", scope: "last" }],
  ["l'ultima era nulla, toglila", { kind: "change", removed: { from: -1, to: -1 } }],
  ["nota sullo stacco: presa mista", { kind: "change", note: "presa mista", target: "stacco" }],
  ["put a note on the curls: slow lowering", { kind: "change", note: "slow lowering", target: "curls" }],
  ["hm no the turbo one was saturday, can you move it", { kind: "change", when: "saturday", target: "turbo" }],
  ["both of these are from friday the 20th, please put them there", { kind: "change", when: "friday", every: true }],
  ["deadlifts, same as thursday", { kind: "repeat", exercise: "deadlifts", as: "thursday" }],
  ["pareil pour le soulevé de terre", { kind: "repeat", exercise: "souleve de terre", as: null }],
  [
    "beim Kreuzheben kommt noch ein Satz dazu, 8 Wdh mit 100",
    { kind: "change", added: { count: 1, text: "8 reps at 100" }, target: "kreuzheben" },
  ],
  [
    "no vest on the last two",
    { kind: "change", parts: [{ sets: { from: -2, to: -1 }, changes: [{ what: "bodyweight" }] }] },
  ],
  ["corrige: 62,5 kg", { kind: "change", parts: [{ sets: "all", changes: [{ value: 62.5, unit: "kg" }] }] }],
  ["swap that for leg curl", { kind: "change", exercise: { phrase: "leg curl", instead: null } }],
  ["swap the 80 for 85", { kind: "change", parts: [{ sets: "all", changes: [{ value: 85, instead: 80 }] }] }],
  ["ersetze die 8 durch 10", { kind: "change", parts: [{ sets: "all", changes: [{ value: 10, instead: 8 }] }] }],
  ["make the step ups 14kg", { kind: "change", target: "step ups" }],
  ["ok did a 4th set, same weight but only 9", { kind: "repeat", scope: "set" }],
  ["one more set of pulldowns at 40", { kind: "change", added: { count: 1, text: "at 40" }, target: "pulldowns" }],
  ["my bad they were both 4 sets", { kind: "change", every: true }],
  ["no perdón, fue anteayer todo", { kind: "change", when: "anteayer", every: true }],
  ["also in pounds", { kind: "change", parts: [{ sets: "all", changes: [{ what: "unit", unit: "lb" }] }] }],
  ["should be 3 sets of 10 and one of 8", { kind: "change", parts: [{ changes: [{ values: [10, 10, 10, 8] }] }] }],
  [
    "beim Bankdrücken fehlt mir ne Wiederholung, 7 pro Satz statt 6",
    {
      kind: "change",
      target: "bankdrucken",
      sure: true,
      parts: [{ changes: [{ field: "reps", value: 7, instead: 6 }] }],
    },
  ],
  [
    "sur le squat il y a une erreur, 105 pas 100",
    { kind: "change", target: "squat", parts: [{ changes: [{ value: 105, instead: 100 }] }] },
  ],
  [
    "150!!! not 1500 im not the hulk",
    { kind: "change", exercise: null, parts: [{ changes: [{ value: 150, instead: 1500 }] }] },
  ],
  ["other way round lol, 8 triples", { kind: "change", parts: [{ changes: [{ what: "notation", text: "8x3" }] }] }],
  ["3x8 at 50, thats the real one", { kind: "change", parts: [{ changes: [{ what: "notation" }] }], sure: true }],
  ["das echte war 3x8 mit 50", { kind: "change", parts: [{ changes: [{ what: "notation" }] }], sure: true }],
  ["move todays bench to yesterday, i forgot to log it then", { kind: "change", when: "yesterday" }],
  ["actually three lots of ten", { kind: "change", parts: [{ changes: [{ what: "notation" }] }] }],
  ["i took one set off because my back hurt", { kind: "change", removed: { from: -1, to: -1 }, target: null }],
  ["take the last bench set off", { kind: "change", removed: { from: -1, to: -1 }, target: "bench" }],
  ["drop one set from the bench", { kind: "change", removed: { from: -1, to: -1 }, target: "bench" }],
  ["streich zwei Sätze beim Rudern", { kind: "change", removed: { from: -2, to: -1 }, target: "rudern" }],
  ["enlève la deuxième série", { kind: "change", removed: { from: 2, to: 2 }, target: null }],
  ["add another set of pull-ups, same 7", { kind: "change", added: { count: 1, text: "7 reps" }, target: "pull-ups" }],
  ["un'altra serie da 5 con lo stesso peso", { kind: "change", added: { count: 1, text: "5 reps" }, target: null }],
  [
    "mais duas séries",
    { kind: "change", target: null, parts: [{ changes: [{ what: "by", field: "setCount", delta: 2 }] }] },
  ],
  ["2 more sets of the same", { kind: "change", target: null, parts: [{ changes: [{ what: "by", delta: 2 }] }] }],
  ["and 2 more sets after at 50", { kind: "change", added: { count: 2, text: "at 50" } }],
  ["bro i lied it was 55", { kind: "change", target: null, sure: true }],
  ["foi anteontem na real", { kind: "change", when: "anteontem" }],
  ["beim wadenheben waren es 4x12", { kind: "change", target: "wadenheben", sure: true }],
  ["en la sentadilla fueron 4x8", { kind: "change", target: "sentadilla" }],
  ["pushups were on my knees", { kind: "change", exercise: { phrase: "knee pushups", instead: null } }],
  ["and yesterday the same", { kind: "repeat", scope: "entry", when: "yesterday" }],
  ["gestern auch", { kind: "repeat", scope: "entry", when: "gestern" }],
  ["that was yesterday", { kind: "change", when: "yesterday" }],
  ["140 again, only 2 this time", { kind: "change", added: { count: 1, text: "2 reps at 140" } }],
  ["note: felt easy, and make it 82.5", { kind: "change", note: "felt easy", parts: [{ sets: "all" }] }],
  [
    "comment: 20 kg warmup first, 2 sets of 10",
    { kind: "change", note: "20 kg warmup first, 2 sets of 10", parts: [] },
  ],
  ["note: felt easy and fast", { kind: "change", note: "felt easy and fast", parts: [] }],
  ["quita el remo", { kind: "delete", scope: "named", target: "remo" }],
])("%j puts right what it names", (text, expected) => {
  expect(readCorrection(text)).toMatchObject(expected);
});

test.each([
  "bench 3x8 60kg",
  "is the sled push good for me?",
  "did everything same as last time",
  "my knee was only a bit sore",
  "note to self, drink more water",
  "swap the bench for something easier please",
])("%j is no such form and stays as it was said", (text) => {
  expect(inPlainWords(text)).toBe(text);
});

test("whether it is three sets by now is asked, and nothing is changed by it", () => {
  expect(readCorrection("thats 3 sets now right")).toBeNull();
  expect(readCorrection("that was 3 sets not 4")).not.toBeNull();
});

test.each([
  "cut a set from tomorrow's workout",
  "add a set of dumbbells to my equipment",
  "add a set of squats to my workout",
  "same weight as last time",
  "drop sets on curls 10 8 6",
])("%j changes nothing that is stored", (text) => {
  expect(readCorrection(text)).toBeNull();
});

test.each([
  ["I only had 15 on the belt, the 5 plate was missing", { parts: [{ changes: [{ value: 15 }] }] }],
  ["wait no they were back squats, front is thursday", { exercise: { phrase: "back squats" }, when: null }],
  ["that wasnt ohp that was push press", { exercise: { phrase: "push press", instead: "ohp" } }],
  ["the bike was thursday not wednesday, checked my watch", { when: "thursday", target: "bike" }],
  ["felt like an 8", { parts: [{ changes: [{ field: "rpe", value: 8 }] }] }],
  ["with straps", { note: "with straps" }],
])("%j says one thing, and what stands beside it is left alone", (words, said) => {
  expect(readCorrection(words)).toMatchObject({ kind: "change", ...said });
});
