import { expect, test } from "vitest";
import { readCorrection } from "../../src/language/corrections/logCorrection.ts";

const NAMELESS = { kind: "delete", target: null, place: null, when: null, disowned: false };
const DELETIONS: [string, unknown][] = [
  ...["undo", "undo that please", "scratch that", "that was a mistake", "take that back", "annule"].map(
    (text): [string, unknown] => [text, { ...NAMELESS, scope: "undo" }],
  ),
  ...["delete that", "remove the last log", "delete the last entry", "lösch das", "borra eso"].map(
    (text): [string, unknown] => [text, { ...NAMELESS, scope: "last" }],
  ),
  ...["delete all of them", "remove everything", "delete today's workout"].map((text): [string, unknown] => [
    text,
    expect.objectContaining({ kind: "delete", scope: "all" }),
  ]),
  ["delete the bench press", { ...NAMELESS, scope: "named", target: "bench press" }],
  ["delete yesterday's squats", { ...NAMELESS, scope: "named", target: "squats", when: "yesterday" }],
  ["delete the bench from the 10th", { ...NAMELESS, scope: "named", target: "bench", when: "from the 10th" }],
  ...["delete all my logs", "wipe my whole training log please", "remove everything I have logged"].map(
    (text): [string, unknown] => [text, { ...NAMELESS, scope: "everything" }],
  ),
  ...["that was my brother's", "not mine", "that's not me, that was my brother", "it was someone else's"].map(
    (text): [string, unknown] => [text, { ...NAMELESS, scope: "undo", disowned: true }],
  ),
  ["delete that, it was someone else's", { ...NAMELESS, scope: "last" }],
  ...[
    "my sister typed that, can you remove it?",
    "that never happened, undo",
    "nimm das bitte wieder raus",
    "no fui yo, bórralo",
    "could you get rid of the last thing I logged",
  ].map((text): [string, unknown] => [text, { ...NAMELESS, scope: "undo" }]),
  ...["wait no keep it", "no don't delete it"].map((text): [string, unknown] => [
    text,
    { ...NAMELESS, scope: "undo", restores: true },
  ]),
  ["take the curls off again, that was last week", { ...NAMELESS, scope: "named", target: "curls" }],
];

test.each(DELETIONS)("%j takes a log away", (text, expected) => {
  expect(readCorrection(text)).toEqual(expected);
});

test.each([
  ["scratch the warm-up", "warmup"],
  ["remove my drop sets", "drop"],
  ["lösch die Aufwärmsätze", "warmup"],
])("%j takes the sets of that kind out of their entry, and no more", (text, kind) => {
  expect(readCorrection(text)).toMatchObject({ kind: "change", removed: { held: { of: "kind", kind } } });
});

test.each(["never mind delete that", "nvm, remove it", "nevermind, erase the last one"])("%j deletes", (words) => {
  expect(readCorrection(words)).toMatchObject({ kind: "delete" });
});

test.each(["wipe my whole training log please", "can you clear my entire log", "borra todo mi registro"])(
  "%j is about all that is stored",
  (words) => {
    expect(readCorrection(words)).toMatchObject({ kind: "delete", scope: "everything" });
  },
);
