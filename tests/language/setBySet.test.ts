import { expect, test } from "vitest";
import { readPartOfSession, type SessionLimit } from "../../src/language/answers/partOfSession.ts";
import { readFurtherSet } from "../../src/language/corrections/furtherSet.ts";
import { readCorrection } from "../../src/language/corrections/logCorrection.ts";
import { readRecall } from "../../src/language/corrections/logRecall.ts";

const FURTHER: [text: string, set: string, marked: boolean][] = [
  ["next set 8", "8 reps", true],
  ["100x3", "3 reps at 100", false],
  ["went up to 85 for 4", "4 reps at 85", true],
  ["7, same weight", "7 reps", true],
  ["5 @9", "5 reps rpe 9", false],
  ["runter auf 50, 6 wiederholungen", "6 reps at 50", true],
  ["puis 80 x 5", "5 reps at 80", true],
  ["baixei pra 50 fiz 6", "6 reps at 50", true],
  ["second attempt 190 good", "1 reps at 190", true],
  ["third 197.5 no lift", "missed 197.5", true],
  ["missed 200", "missed 200", false],
];

test.each(FURTHER)("%j is one more set", (text, set, marked) => {
  expect(readFurtherSet(text)).toMatchObject({ set, marked });
});

test.each(["3x10", "12x10", "squat 100x5", "is 8 enough?", "up to 85", "5kg more", "failed at 7", "100", "sorry 8"])(
  "%j is no set by itself",
  (text) => {
    expect(readFurtherSet(text)).toBeNull();
  },
);

test.each<[text: string, sets: string]>([
  ["and then 2 sets of 15 with 40", "15 reps at 40; 15 reps at 40"],
  ["Then 45kg 3 and 3", "3 reps at 45 kg; 3 reps at 45 kg"],
  ["plus 1 set to failure, 14 reps at 50", "14 reps at 50 to failure"],
  ["then 20 more after dinner", "20 reps"],
  ["backoffs 80 3x8", "8 reps at 80; 8 reps at 80; 8 reps at 80"],
  ["und noch 2x8 mit 60", "8 reps at 60; 8 reps at 60"],
  ["forgot the back off sets 2x5 at 100", "5 reps at 100; 5 reps at 100"],
])("%j adds whole sets to the last entry", (text, sets) => {
  expect(readCorrection(text)).toMatchObject({ kind: "change", added: { count: 1, text: sets }, parts: [] });
});

test.each(["and squats 3x8 at 60", "and it was 3x8", "+25 on the first", "then 3x8 tomorrow", "and 5 kg more"])(
  "%j adds no whole sets",
  (text) => {
    expect(readCorrection(text)).not.toMatchObject({ added: { count: 1 } });
  },
);

test.each<[text: string, change: object]>([
  ["1:58 1:57 1:59", { what: "list", field: "durationS", values: [118, 117, 119] }],
  ["missed one on the last set", { what: "by", field: "reps", delta: -1 }],
  ["take the weight off those", { what: "bodyweight" }],
  ["it was 3 rounds", { what: "setCount", value: 3 }],
  ["22.5 not 20, grabbed the next pair", { what: "figure", value: 22.5, instead: 20 }],
])("%j puts that right", (text, change) => {
  expect(readCorrection(text)).toMatchObject({ parts: [{ changes: [change] }] });
});

test.each([
  ["the squats were front squats", "front squats"],
  ["the curls were hammer curls", "hammer curls"],
])("%j gives what was logged its fuller name", (text, phrase) => {
  expect(readCorrection(text)).toMatchObject({ exercise: { phrase, instead: null } });
});

const LAST = { places: { from: -1, to: -1 } };
const PARTS: [text: string, limits: SessionLimit[]][] = [
  [
    "log it as done but only two sets of the first one",
    [{ kind: "sets", count: 2, part: { places: { from: 1, to: 1 } } }],
  ],
  ["finished! but skipped the last exercise", [{ kind: "without", part: LAST }]],
  ["did everything but the rows", [{ kind: "without", part: { phrase: "rows" } }]],
  ["only did the first three", [{ kind: "only", part: { places: { from: 1, to: 3 } } }]],
  [
    "did it, 3 sets of everything with 16kg",
    [
      { kind: "sets", count: 3, part: { places: "all" } },
      { kind: "weight", value: 16, unit: "kg", part: { places: "all" } },
    ],
  ],
  ["alles gemacht bis auf die letzte Übung", [{ kind: "without", part: LAST }]],
  ["done, all but the last one", [{ kind: "without", part: LAST }]],
  ["skipped the last one, did the rest", [{ kind: "without", part: LAST }]],
  ["stopped after the rows", [{ kind: "until", part: { phrase: "rows" } }]],
  ["finished, 8 reps instead of 10", [{ kind: "reps", count: 8, part: { places: "all" } }]],
  [
    "did it all, goblet squats with 20kg",
    [{ kind: "weight", value: 20, unit: "kg", part: { phrase: "goblet squats" } }],
  ],
  [
    "did it! everything as planned except the last set of rows, only 7",
    [{ kind: "lastSet", reps: 7, part: { phrase: "rows" } }],
  ],
  ["hice todo menos la última serie de prensa", [{ kind: "lastSet", reps: null, part: { phrase: "prensa" } }]],
  [
    "done. all of it, 12 kg on everything except curls with 10",
    [
      { kind: "weight", value: 12, unit: "kg", part: { places: "all" } },
      { kind: "weight", value: 10, unit: null, part: { phrase: "curls" } },
    ],
  ],
  ["done, just as planned but no curls", [{ kind: "without", part: { phrase: "curls" } }]],
  ["hecho menos el último", [{ kind: "without", part: LAST }]],
  ["just the first two exercises done", [{ kind: "only", part: { places: { from: 1, to: 2 } } }]],
  ["only the first 3 exercises were finished", [{ kind: "only", part: { places: { from: 1, to: 3 } } }]],
  ["fait mais sans le dernier exercice", [{ kind: "without", part: LAST }]],
];

test.each(PARTS)("%j is a session that was done but for something", (text, limits) => {
  expect(readPartOfSession(text)).toEqual(limits);
});

test.each([
  "done all of it, last set of rows only 8",
  "did everything but only got 8 on the last set of rows",
  "all done, rows last set was 8",
  "alles gemacht, beim letzten Satz rows nur 8",
])("%j is of the last set of one exercise", (text) => {
  expect(readPartOfSession(text)).toEqual([{ kind: "lastSet", reps: 8, part: { phrase: "rows" } }]);
});

test.each([
  "done. last set of the squats",
  "log it as done",
  "without the last one",
  "only 20 min",
  "done but it was hard",
  "skip the last exercise",
  "stopped at 8",
  "just as long but legs",
  "just as hard but upper body",
  "done, just as planned",
])("%j is not", (text) => {
  expect(readPartOfSession(text)).toBeNull();
});

const REDATED: [text: string, named: object][] = [
  ["the first one was yesterday", { place: 1, when: "yesterday" }],
  ["move the squat to thursday", { target: "squat", when: "thursday" }],
  ["the bench was on monday", { target: "bench", when: "monday" }],
];

test.each(REDATED)("%j moves the entry that it names", (text, named) => {
  expect(readCorrection(text)).toMatchObject({ kind: "change", parts: [], ...named });
});

test.each([
  ["yesterday was 3 sets not 4", "yesterday", null],
  ["thursday's bench was 85", "thursday", "bench"],
  ["the squats from monday were at 105", "from monday", "squats"],
  ["gestern waren es 3 sätze, nicht 4", "gestern", null],
])("%j is of the entry of that day", (text, of, target) => {
  expect(readCorrection(text)).toMatchObject({ kind: "change", of, when: null, target });
});

test.each(["it was yesterday", "that was yesterday, and 3 sets", "the bench was on monday"])(
  "%j says another day for an entry",
  (text) => {
    expect(readCorrection(text)).toMatchObject({ kind: "change", of: null });
  },
);

test.each([
  ["what did i just log?", "last"],
  ["read that back", "last"],
  ["is that saved?", "last"],
  ["was hab ich heute gemacht?", "day"],
  ["what have you got for bench?", "day"],
])("%j asks to hear what is stored", (text, scope) => {
  expect(readRecall(text)).toMatchObject({ scope });
});

test.each([
  "what's the heaviest i benched?",
  "what did i eat today",
  "how many sets did i do",
  "is it safe?",
  "log it",
])("%j does not", (text) => {
  expect(readRecall(text)).toBeNull();
});
