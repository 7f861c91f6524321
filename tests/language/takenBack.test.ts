import { expect, test } from "vitest";
import type { RecentFact } from "../../src/language/person/facts/factDraft.ts";
import { readFacts } from "../../src/language/person/facts/readFacts.ts";

const DAY = "2026-11-21";

/** What is held after a conversation of several messages, each right behind the other. */
function heldAfter(...messages: readonly string[]): string {
  let held: (RecentFact & { turn: number })[] = [];
  for (const [turn, message] of messages.entries()) {
    const recent = held
      .map((one) => ({
        ...one,
        isJustTold: true,
        isRightBefore: one.turn === turn - 1,
        source: { turnId: `${one.turn}` },
      }))
      .toReversed();
    for (const { op, type, key, value } of readFacts(message, { day: DAY, recent })) {
      held = held.filter((one) => one.key !== key && !one.key.startsWith(`${key}:`));
      if (op === "state") held.push({ type, key, value, turn });
    }
  }
  return held.map(({ type, value }) => `${type} ${value}`).join("; ");
}

test.each([
  ["My left knee hurts", "lol kidding"],
  ["I'm vegan and 34", "scratch that"],
  ["I live in Berlin", "not anymore"],
  ["I'm allergic to nuts", "oops that's my son, not me"],
  ["Mein Knie tut weh", "war nur ein Scherz"],
  ["j'ai mal au genou", "je rigole"],
  ["soy vegano", "ya no"],
  ["sono vegano", "è mio fratello"],
  ["sou vegano", "tava brincando"],
])("%s, then %s: nothing of it stands", (told, back) => {
  expect(heldAfter(told, back)).toBe("");
});

test.each(["not kidding", "never mind", "that's my coach's idea", "it's my wife's birthday", "i can't", "not now"])(
  "%s takes nothing back",
  (said) => {
    expect(heldAfter("I'm vegan", said)).toBe("diet vegan");
  },
);

test.each([
  [["I have a barbell at home", "I live in Berlin", "moved away from Berlin"], "equipment barbell"],
  [["I own resistance bands and dumbbells", "I gave the band away"], "equipment dumbbells"],
  [
    ["I own resistance bands and dumbbells", "might give the bands away"],
    "equipment resistance bands; equipment dumbbells",
  ],
  [["j'ai un rameur à la maison", "je l'ai vendu"], ""],
  [["I work as a nurse", "handed in my notice"], ""],
  [["I work as a nurse", "i quit smoking"], "occupation nurse"],
  [["I'm Sarah", "don't call me Sarah"], ""],
  [["my name is Anna", "don't call me Sarah"], "name Anna"],
])("%j leaves %s", (messages, held) => {
  expect(heldAfter(...messages)).toBe(held);
});

test.each([
  [["I'm 181 cm", "I'm 82 kg", "sorry 183"], "body_weight 82 kg; height 183 cm"],
  [["I'm 34, 82 kg", "83 sorry"], "age 34; body_weight 83 kg"],
  [["I'm 80 years old and 82 kg", "sorry 81"], "age 80; body_weight 82 kg"],
  [["I bench 100 kg and weigh 80", "sorry 102"], "body_weight 80; personal_record bench press: 102 kg"],
])("a bare figure puts right the one that it is near, and none where it may be of two: %j", (messages, held) => {
  expect(heldAfter(...messages)).toBe(held);
});

test.each([
  [["i train tuesday and friday", "move friday to saturday"], "availability tuesday and saturday"],
  [["i train mon thu", "no more thursdays"], "availability mon"],
  [
    ["ich trainiere montags und donnerstags", "statt montags jetzt dienstags"],
    "availability dienstags und donnerstags",
  ],
  [["i can't do fridays", "fridays work again"], ""],
  [["i train mon wed fri", "skip wednesday this week"], "availability mon wed fri"],
  [["i train mon wed fri", "no squats on friday"], "availability mon wed fri"],
])("known days are changed by order, and not for once: %j", (messages, held) => {
  expect(heldAfter(...messages)).toBe(held);
});

test.each([
  "pretty sure I could hit 90",
  "want to die after that haha",
  "i'd love to have a garage gym",
  "i'm 50/50 on that",
  "i had a torn acl back in high school, never bothers me now",
  "als kind hatte ich asthma",
  "my wife's doctor says no running",
])("%s says nothing that is so of its writer", (said) => {
  expect(heldAfter(said)).toBe("");
});

test.each([
  [["der Orthopäde hat mir Kniebeugen verboten"], "note der Orthopäde hat mir Kniebeugen verboten"],
  [
    ["my knee hurts", "doctor cleared me to squat again"],
    "injury knee (moderate); note doctor cleared me to squat again",
  ],
  [["my knee hurts", "the doc gave me the all clear for my knee"], ""],
  [["nurse said no lifting for 2 weeks", "got the all clear"], "note got the all clear"],
])("what whoever treats one has ordered or allowed: %j", (messages, held) => {
  expect(heldAfter(...messages)).toBe(held);
});
