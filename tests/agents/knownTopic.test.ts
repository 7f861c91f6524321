import { expect, test } from "vitest";
import { withKnownTopic } from "../../src/agents/router/knownTopic.ts";
import { readKnowledge } from "../../src/catalog/knowledge/knowledge.ts";
import type { Route, RouteDecision } from "../../src/protocol/turn.ts";

const knowledge = readKnowledge();
const read = (text: string, [first, ...others]: [Route, number][]): RouteDecision => {
  const [route, confidence] = first ?? ["UNKNOWN", 0];
  const alternatives = others.map(([other, share]) => ({ route: other, confidence: share }));
  return { route, confidence, by: "classifier", rule: null, signals: [], text, alternatives };
};
const settled = (text: string, ...shares: [Route, number][]) => withKnownTopic(read(text, shares), knowledge, 0.6);

test("a question that could go anywhere is answered where a note is called what it asks about", () => {
  expect(settled("what does beta alanine do", ["NUTRITION", 0.5], ["COACH", 0.4])).toMatchObject({
    route: "NUTRITION",
  });
  expect(settled("are deficit deadlifts worth it", ["SMALLTALK", 0.4], ["COACH", 0.3])).toMatchObject({
    route: "COACH",
  });
  expect(settled("wilks any use", ["UNKNOWN", 0.3], ["COACH", 0.3])).toMatchObject({ rule: "coach.known_topic" });
});

test("a question in other words than the note's, in any of six languages and wherever it asks, is answered too", () => {
  expect(settled("a ropey phone scroller keeps my bench busy, is it ok to ask him", ["COACH", 0.5])).toMatchObject({
    rule: "coach.known_topic",
  });
  expect(settled("nachtschicht die ganze woche, vor oder nach der schicht trainieren", ["COACH", 0.4])).toMatchObject({
    rule: "coach.known_topic",
  });
});

test.each<[string, ...[Route, number][]]>([
  ["what is the capital of peru", ["OFF_TOPIC", 0.5], ["COACH", 0.4]],
  ["had my creatine", ["NUTRITION", 0.5], ["COACH", 0.4]],
  ["is a deload in my plan", ["EDIT_PLAN", 0.5], ["COACH", 0.4]],
  ["what is a deload", ["COACH", 0.9], ["SMALLTALK", 0.05]],
  ["front squats?", ["COACH", 0.5], ["SMALLTALK", 0.2]],
  ["Could you do the same for the other side?", ["COACH", 0.5], ["EDIT_PLAN", 0.4]],
  ["i was thinking 531 with 3x10 assistance, set that up", ["PLAN_ROUTINE", 0.54], ["COACH", 0.3]],
  ["creatine or not", ["TASK", 0.5], ["EVENT", 0.3]],
])("%s stays as it was read", (text, ...shares) => {
  expect(settled(text, ...shares)).toEqual(read(text, shares));
});
