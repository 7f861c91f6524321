import fc from "fast-check";
import { expect, test } from "vitest";
import type { AskedQuestion, PendingAnswer } from "../../src/language/answers/askedQuestion.ts";
import { readAnswer } from "../../src/language/answers/pendingAnswer.ts";
import {
  HOW_LONG,
  HOW_MANY_REPS,
  IS_IT_RIGHT,
  TWO_DUMBBELLS,
  WHICH_EXERCISE,
  WHICH_OF_RECENT,
  WHICH_READING,
  WHICH_ROUTE,
  WHICH_ROW,
  WHICH_UNIT,
} from "./askedQuestions.ts";

const option = (optionId: string, rest = ""): PendingAnswer => ({ kind: "option", optionId, rest });

const WHICH_TO_DELETE: AskedQuestion = {
  ...WHICH_ROW,
  question: "Which one shall I delete?",
  options: [
    { id: "one", label: "1×8 Barbell Bench Press at 80" },
    { id: "two", label: "1×5 Barbell Back Squat at 100" },
    { id: "all", label: "All of them" },
  ],
};

const PICKS: [string, AskedQuestion, string][] = [
  ...["the last", "the last one", "die letzte", "la última"].map((text): [string, AskedQuestion, string] => [
    text,
    WHICH_TO_DELETE,
    "two",
  ]),
  ["all", WHICH_TO_DELETE, "all"],
  ...[
    "1",
    "#1",
    "1.",
    "the first",
    "first one",
    "1st",
    "number one",
    "option 1",
    "a",
    "die erste",
    "la première",
    "el primero",
    "il primo",
    "o primeiro",
  ].map((text): [string, AskedQuestion, string] => [text, WHICH_ROW, "barbell"]),
  ...[
    "2",
    "second",
    "the 2nd one please",
    "mmm the second i guess",
    "the middle one",
    "die zweite",
    "la segunda",
    "il secondo",
    "db",
    "Dumbbell version",
    "dumbel",
    "with dumbbells",
    "one arm",
    "con mancuernas",
    "kurzhantel",
  ].map((text): [string, AskedQuestion, string] => [text, WHICH_ROW, "dumbbell"]),
  ...["bar", "with the bar", "just the bar", "the bar row"].map((text): [string, AskedQuestion, string] => [
    text,
    WHICH_ROW,
    "barbell",
  ]),
  ...[
    "3",
    "last",
    "the last one",
    "le dernier",
    "Seated Cable Row",
    "the cable one",
    "cabel",
    "the one with the cable",
    "it was seated",
    "no, the cable",
    "not the barbell one, the cable",
    "what about the cable one",
    "can you make it the cable one",
    "the cable one?",
    "I did them on the cable machine",
    "polea",
    "kabelzug",
  ].map((text): [string, AskedQuestion, string] => [text, WHICH_ROW, "cable"]),
  ...["military", "overhead", "barbell", "bb"].map((text): [string, AskedQuestion, string] => [
    text,
    TWO_DUMBBELLS,
    "military",
  ]),
  ...["2 sets", "2x5", "two sets of five", "5 reps", "first"].map((text): [string, AskedQuestion, string] => [
    text,
    WHICH_READING,
    "0",
  ]),
  ...["5 sets of 2", "5x2", "2 reps", "the second"].map((text): [string, AskedQuestion, string] => [
    text,
    WHICH_READING,
    "1",
  ]),
  ...["kilos", "in kg", "Kilograms please", "metric"].map((text): [string, AskedQuestion, string] => [
    text,
    WHICH_UNIT,
    "kg",
  ]),
  ...["pounds", "lbs", "LB"].map((text): [string, AskedQuestion, string] => [text, WHICH_UNIT, "lb"]),
  ...["log", "log it", "I just did it", "record it please"].map((text): [string, AskedQuestion, string] => [
    text,
    WHICH_ROUTE,
    "WORKOUT_LOG",
  ]),
  ...["build one", "create", "the second one"].map((text): [string, AskedQuestion, string] => [
    text,
    WHICH_ROUTE,
    "WORKOUT_GENERATE",
  ]),
  ...[
    "yes",
    "y",
    "yeah that's right",
    "correct",
    "it is",
    "yes 800kg",
    "👍",
    "ja klar",
    "oui",
    "sí",
    "si, claro",
    "sim",
    "d'accord",
  ].map((text): [string, AskedQuestion, string] => [text, IS_IT_RIGHT, "yes"]),
  ...["no", "nope", "no that's wrong", "not right", "of course not", "no thanks", "nein danke", "non", "não", "👎"].map(
    (text): [string, AskedQuestion, string] => [text, IS_IT_RIGHT, "no"],
  ),
];

test.each(PICKS)("%j picks an option", (text, question, optionId) => {
  expect(readAnswer(text, question)).toEqual(option(optionId));
});

const MORE_THAN_PICKS: [string, AskedQuestion, PendingAnswer][] = [
  ["the cable one, and it was 100", WHICH_ROW, option("cable", "it was 100")],
  ["the cable one, 4x8 actually", WHICH_ROW, option("cable", "4x8 actually")],
  ["2, and it was 100 not 95", WHICH_ROW, option("dumbbell", "it was 100 not 95")],
  ["seated cable row 4x8 100", WHICH_ROW, option("cable", "4x8 100")],
  ["no, 80", IS_IT_RIGHT, option("no", "80")],
  ["nah it was 80", IS_IT_RIGHT, option("no", "80")],
  ["neither", WHICH_ROW, { kind: "none", rest: "" }],
  ["none of those, the machine", WHICH_ROW, { kind: "none", rest: "machine" }],
  ["no, I meant hack squats", WHICH_ROW, { kind: "none", rest: "hack squats" }],
  ["keine davon, die Maschine", WHICH_ROW, { kind: "none", rest: "maschine" }],
  ["ninguno", WHICH_ROW, { kind: "none", rest: "" }],
  ["forget it, show me my progress", WHICH_ROW, { kind: "dismissal", rest: "show me my progress" }],
  ["t-bar row", WHICH_ROW, { kind: "text", sure: true }],
  ["barbell or cable", WHICH_ROW, { kind: "unclear" }],
  ["cable and add a set", WHICH_ROW, { kind: "option", optionId: "cable", rest: "add a set" }],
  ["the last one on your list", WHICH_ROW, { kind: "option", optionId: "cable", rest: "" }],
  ["first one.. no wait the cable", WHICH_ROW, { kind: "option", optionId: "cable", rest: "" }],
  [
    "the cable, actually it was 4 sets",
    WHICH_ROW,
    { kind: "option", optionId: "cable", rest: "actually it was 4 sets" },
  ],
  ["seated on the cable. that was two days ago btw", WHICH_ROW, option("cable")],
  ["forget the rows, they were lat pulldowns", WHICH_ROW, { kind: "none", rest: "lat pulldowns" }],
  ["incline bench, dumbbells", WHICH_ROW, { kind: "text", sure: true }],
  ["nvm forget it", WHICH_ROW, { kind: "dismissal", rest: "" }],
  ["scrap that", HOW_MANY_REPS, { kind: "dismissal", rest: "" }],
  ["scrap that, log deadlift 3x5", HOW_MANY_REPS, { kind: "dismissal", rest: "log deadlift 3x5" }],
  ["three sets of eight", HOW_MANY_REPS, { kind: "text", sure: true }],
  ["I did fives", HOW_MANY_REPS, { kind: "text", sure: true }],
  ["first two were 12, last one 9", HOW_MANY_REPS, { kind: "text", sure: true }],
  ["not sure, about 8", HOW_MANY_REPS, { kind: "text", sure: true }],
  ["it was yesterday", HOW_MANY_REPS, { kind: "correction" }],
  ["it was on monday", WHICH_ROW, { kind: "correction" }],
  ["j'ai fait ça lundi", WHICH_ROW, { kind: "correction" }],
  ["no, dumbbell bench", HOW_MANY_REPS, { kind: "correction" }],
  ["bench 3x10 80kg", WHICH_EXERCISE, { kind: "text", sure: true }],
  ["Kniebeugen", WHICH_EXERCISE, { kind: "text", sure: false }],
  ["bench press", WHICH_OF_RECENT, { kind: "text", sure: true }],
  ["the second", WHICH_OF_RECENT, option("deadlift")],
  ["incline barbell bench press", WHICH_OF_RECENT, option("incline")],
];

test.each(MORE_THAN_PICKS)("%j says more than which option", (text, question, answer) => {
  expect(readAnswer(text, question)).toEqual(answer);
});

const KINDS: [string, AskedQuestion, PendingAnswer["kind"] | null][] = [
  ...["8", "8 reps", "eight", "8, 8, 7", "3x8", "about 8", "it was 8", "8 each", "acht"].map(
    (text): [string, AskedQuestion, "text"] => [text, HOW_MANY_REPS, "text"],
  ),
  ...["a minute", "90s", "1:30", "half an hour", "45 sec", "una hora"].map((text): [string, AskedQuestion, "text"] => [
    text,
    HOW_LONG,
    "text",
  ]),
  ...["bench", "the machine one", "leg press I think", "Zercher squats"].map(
    (text): [string, AskedQuestion, "text"] => [text, WHICH_EXERCISE, "text"],
  ),
  ...[
    "never mind",
    "nvm",
    "forget it",
    "Cancel",
    "skip",
    "no thanks",
    "olvídalo",
    "lass es",
    "laisse tomber",
    "annulla",
    "deixa pra lá",
    "scratch that",
  ].map((text): [string, AskedQuestion, "dismissal"] => [text, WHICH_ROW, "dismissal"]),
  ...["actually it was 5 sets", "make that 90kg", "100kg", "4x8", "the second set was 7"].map(
    (text): [string, AskedQuestion, "correction"] => [text, WHICH_ROW, "correction"],
  ),
  ["actually 85 kg", HOW_MANY_REPS, "correction"],
  ["80kg", HOW_MANY_REPS, "correction"],
  ["i meant 80", IS_IT_RIGHT, "correction"],
  ["80", IS_IT_RIGHT, "correction"],
  ["yes but 12 reps", IS_IT_RIGHT, "correction"],
  ...[
    "what muscles does a deadlift work?",
    "What muscles does the cable row work?",
    "is the cable one better?",
    "build me a workout",
    "my knee hurts",
    "how many calories is that?",
    "3x10 bench at 80",
    "thanks",
  ].map((text): [string, AskedQuestion, "new"] => [text, WHICH_ROW, "new"]),
  ["what's a good rep range?", HOW_MANY_REPS, "new"],
  ["3x10 squat at 100", HOW_MANY_REPS, "new"],
  ["ok, how do I bench properly?", IS_IT_RIGHT, "new"],
  ["what's the weather", WHICH_ROUTE, "new"],
  ...["row", "either", "i don't know", "you choose", "not the barbell one"].map(
    (text): [string, AskedQuestion, "unclear"] => [text, WHICH_ROW, "unclear"],
  ),
  ...["yes", "both", "4", "hmm", "?"].map((text): [string, AskedQuestion, null] => [text, WHICH_ROW, null]),
  ["dumbbell", TWO_DUMBBELLS, "unclear"],
  ["press", TWO_DUMBBELLS, "unclear"],
];

test.each(KINDS)("%j is told from other kinds of answer", (text, question, kind) => {
  expect(readAnswer(text, question)?.kind ?? null).toBe(kind);
});

test("the text of an option, and its id, always choose it", () => {
  const label = fc.constantFrom(
    ...[WHICH_ROW, TWO_DUMBBELLS, WHICH_READING, IS_IT_RIGHT, WHICH_UNIT, WHICH_ROUTE].flatMap((question) =>
      question.options.map((one) => ({ question, one })),
    ),
  );
  fc.assert(
    fc.property(label, ({ question, one }) => {
      expect(readAnswer(one.label, question)).toEqual(option(one.id));
      expect(readAnswer(one.id, question)).toEqual(option(one.id));
    }),
  );
});

test("an option that is returned is one that was offered, and no text makes the reader throw", () => {
  const word = fc.constantFrom(
    "the",
    "cable",
    "2",
    "no",
    "not",
    "yes",
    "one",
    "barbell",
    "first",
    "last",
    ",",
    "100",
    "kg",
    "4x8",
    "never mind",
    "what",
    "?",
    "actually",
    "db",
    "and",
    "none",
    "of",
    "those",
    "b",
    "#3",
    "\n",
  );
  const text = fc.oneof(
    fc.array(word, { maxLength: 15 }).map((parts) => parts.join(" ")),
    fc.string({ unit: "binary", maxLength: 200 }),
  );
  fc.assert(
    fc.property(
      text,
      fc.constantFrom(WHICH_ROW, WHICH_READING, IS_IT_RIGHT, HOW_MANY_REPS, WHICH_ROUTE, WHICH_EXERCISE),
      (words, question) => {
        const answer = readAnswer(words, question);
        if (answer?.kind === "option") expect(question.options.map(({ id }) => id)).toContain(answer.optionId);
      },
    ),
    { numRuns: 500 },
  );
});

test.each(["option 3 please", "choice 1", "I pick option two"])("%j is no figure where nothing is offered", (words) => {
  expect(readAnswer(words, HOW_MANY_REPS)).toBeNull();
});

test.each(["never mind, delete that", "forget it, just remove it please", "leave it, that didnt really count"])(
  "%j lets the question go",
  (words) => {
    expect(readAnswer(words, WHICH_ROW)).toEqual({ kind: "dismissal", rest: "" });
  },
);

const DELETE_BOTH: AskedQuestion = {
  ...IS_IT_RIGHT,
  question: "Shall I delete 3×5 Barbell Bench Press at 80 kg, today; 5×5 Barbell Back Squat at 100 kg, today?",
};

test.each(["yep go for it", "sí, bórralo todo", "hell yeah, wipe the lot", "ja, mach das", "everything", "vas-y"])(
  "%j agrees to a deletion",
  (words) => {
    expect(readAnswer(words, DELETE_BOTH)).toMatchObject({ kind: "option", optionId: "yes" });
  },
);

test.each(["keep them", "don't you dare", "lieber nicht"])("%j turns a deletion down", (words) => {
  expect(readAnswer(words, DELETE_BOTH)).toMatchObject({ kind: "option", optionId: "no" });
});

test.each(["yes but keep the squats", "ja aber nicht die Kniebeugen", "yes delete the squats", "yes except the bench"])(
  "%j agrees to part of a deletion, and so to none of it yet",
  (words) => {
    expect(readAnswer(words, DELETE_BOTH)).toEqual({ kind: "unclear" });
  },
);
