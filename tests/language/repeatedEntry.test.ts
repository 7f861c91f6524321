import { expect, test } from "vitest";
import { readCorrection } from "../../src/language/corrections/logCorrection.ts";

const REPEATS: [string, Record<string, unknown>][] = [
  ...["same again", "ditto", "again", "same as last time", "did it again", "otra vez", "lo mismo"].map(
    (text): [string, Record<string, unknown>] => [text, { scope: "entry", parts: [], exercise: null }],
  ),
  ...[
    "same again for a 4th set",
    "and the same for a fourth set",
    "lo mismo para la cuarta serie",
    "same for set 4",
    "same weight for the 4th one",
  ].map((text): [string, Record<string, unknown>] => [text, { scope: "set", parts: [], exercise: null }]),
  ...["another set", "one more set", "one more", "noch ein Satz", "otra serie", "repeat the last set"].map(
    (text): [string, Record<string, unknown>] => [text, { scope: "set", parts: [], exercise: null }],
  ),
  [
    "same again but 5 kg more",
    { scope: "entry", parts: [{ sets: "all", changes: [{ what: "by", field: "weight", delta: 5, unit: "kg" }] }] },
  ],
  [
    "another set of 8",
    {
      scope: "set",
      parts: [{ sets: "all", changes: [{ what: "field", field: "reps", value: 8, unit: null, instead: null }] }],
    },
  ],
  ["same for incline bench", { scope: "entry", exercise: "incline bench" }],
];

test.each(REPEATS)("%j is more of the same", (text, expected) => {
  expect(readCorrection(text)).toMatchObject({ kind: "repeat", ...expected });
});

const NO_CORRECTIONS = [
  "bench 3x10 at 80",
  "3x8 at 60",
  "8 reps",
  "ran 5k in 25 min",
  "I benched 100kg yesterday",
  "what muscles does a squat work?",
  "how do I change the weight?",
  "it was hard",
  "that was great",
  "thanks",
  "yesterday",
  "I will do 5 sets tomorrow",
  "make it harder",
  "bench 1RM is 120kg",
  "bench is 1RM 120",
  "squat 1rm: 150",
  "bench: 120kg is my target",
  "my bench max is 120 kg",
  "bench was 90kg when I started",
  "the goal is 100",
  "it was 60 back then",
  "change my goal to strength",
  "remove squats from my plan",
  "delete my account",
  "another exercise please",
  "build me another workout",
  "ok did 3x15 of those, 10kg",
  "just did 4x10 on it, 160kg",
  "",
];

test.each(NO_CORRECTIONS)("%j corrects nothing", (text) => {
  expect(readCorrection(text)).toBeNull();
});

test.each([
  ["did exactly what i did last time on front squats", "entry", "front squats"],
  ["did everything same as last time", "session", null],
  ["alles wie letztes Mal", "session", null],
  ["lo mismo que la última vez en press banca", "entry", "press banca"],
] as const)("%j repeats what was done before", (words, scope, exercise) => {
  expect(readCorrection(words)).toMatchObject({ kind: "repeat", as: "", scope, exercise });
});
