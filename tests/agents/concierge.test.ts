import { expect, test } from "vitest";
import type { WorkScope } from "../../src/agents/agent.ts";
import type { CoachTools } from "../../src/agents/coach/coachPorts.ts";
import { answerAppHelp } from "../../src/agents/concierge/appHelp.ts";
import { type SmallTalkKind, smallTalkKind } from "../../src/agents/concierge/smallTalk.ts";
import { createConciergeAgent } from "../../src/agents/conciergeAgent.ts";
import { outputGuardAgent } from "../../src/agents/outputGuardAgent.ts";
import { readKnowledge } from "../../src/catalog/knowledge/knowledge.ts";
import { readCatalog } from "../../src/catalog/readCatalog.ts";
import type { Route } from "../../src/protocol/turn.ts";
import type { Assignment } from "../../src/protocol/understanding.ts";

const NOTHING = {} as WorkScope;
const concierge = createConciergeAgent({ catalog: readCatalog(), knowledge: readKnowledge(), tools: {} as CoachTools });

const say = (route: Route, text: string) => {
  const assignment: Assignment & { route: Route } = {
    userId: "u",
    conversationId: "c",
    turnId: "t",
    sentAt: "2026-11-21T12:00:00+01:00",
    timezone: "UTC",
    avoidJoints: [],
    text,
    resume: null,
    lastLogIds: [],
    route,
  };
  return concierge(assignment, NOTHING);
};

test("every route without a specialist is answered in words of its own, and nothing is stored", async () => {
  const routes: Route[] = [
    "PLAN_ROUTINE",
    "EDIT_PLAN",
    "ANALYZE_PROGRESS",
    "RESEARCH",
    "EXECUTE_WORKOUT",
    "NEXT_WORKOUT",
    "NUTRITION",
    "TASK",
    "EVENT",
    "WEB_SEARCH",
    "SMALLTALK",
    "OFF_TOPIC",
    "UNKNOWN",
  ];
  const outcomes = await Promise.all(routes.map((route) => say(route, "hello")));
  expect(outcomes.map(({ commands, question }) => ({ commands, question }))).toEqual(
    routes.map(() => ({ commands: [], question: null })),
  );
  expect(new Set(outcomes.map((outcome) => outcome.say[0]?.text)).size).toBe(routes.length);
});

test("small talk suits the message, and the same message gets the same answer", async () => {
  const texts = ["hi", "thanks!", "good night", "who are you?", "I'm so tired today"];
  const said = await Promise.all(texts.map((text) => say("SMALLTALK", text)));
  expect(new Set(said.map((outcome) => outcome.say[0]?.text)).size).toBe(texts.length);
  expect(await say("SMALLTALK", "hi")).toEqual(said[0]);
});

test.each<[SmallTalkKind, string[]]>([
  [
    "low",
    ["i feel like crap today", "not feeling great tbh", "I'm so tired", "what a week", "ich hab heute keine Lust"],
  ],
  [
    "skipped",
    ["gonna skip today", "missed leg day again lol", "couldn't face the gym", "rest day today", "hoy no entreno"],
  ],
  ["finished", ["just finished", "done for today", "that was brutal", "smashed it", "back from the gym"]],
  ["feels_good", ["I can't wait for tomorrow's session", "feeling great", "🔥🔥"]],
  ["thanks", ["thanks, that was a good session", "you're the best", "danke dir"]],
  ["greeting", ["good morning", "long time no see"]],
  ["still_here", ["did you get that?", "u there"]],
  ["other", ["ok", "the barista was slow"]],
])("small talk that is %s is heard as such: %j", (kind, texts) => {
  for (const text of texts) expect([text, smallTalkKind(text)]).toEqual([text, kind]);
});

test.each<[string, Route, RegExp]>([
  ["how do i delete my last log?", "SMALLTALK", /delete the last one/],
  ["how can i change an entry", "SMALLTALK", /make it 82\.5/],
  ["where do i see my logs", "ANALYZE_PROGRESS", /^Logs has/],
  ["do you store my data", "SMALLTALK", /no other user/],
  ["can i send you a photo of my notebook", "SMALLTALK", /text only/],
  ["what formats do you understand", "SMALLTALK", /notebook/],
])("a question about Setpoint itself is answered: %s", async (text, route, answer) => {
  expect((await say(route, text)).say[0]?.text).toMatch(answer);
});

test.each(["am i getting stronger", "you're the best", "how was your weekend", "is it raining there?"])(
  "what is no question about Setpoint gets no help: %s",
  (text) => {
    expect(answerAppHelp(text)).toBeNull();
  },
);

test("no answer claims that something was stored", async () => {
  const { say: parts } = await say("TASK", "remind me to stretch");
  expect(await outputGuardAgent({ say: parts, effects: [] }, NOTHING)).toEqual(parts);
});

test.each<[string, RegExp]>([
  ["my squat went from 60 to 90 this year", /^That is good to know/],
  ["how is my squat going", /^I cannot work out trends/],
])("who tells of progress is not told what cannot be worked out: %s", async (text, answer) => {
  expect((await say("ANALYZE_PROGRESS", text)).say[0]?.text).toMatch(answer);
});

test("sets beside what cannot be done yet are said not to be logged", async () => {
  const { say: parts } = await say("TASK", "remind me to squat 5x5 at 100kg tomorrow");
  expect(parts[0]?.text).toMatch(/^I did not log what you plan, only what is done\. I cannot set reminders/);
});

test("a question about food is answered from the notes where they have its subject, and not where food is told", async () => {
  const textOf = async (text: string) => (await say("NUTRITION", text)).say[0];
  expect((await textOf("what's the deal with creatine?"))?.citations).toMatchObject([{ id: "creatine" }]);
  expect((await textOf("should I cut or bulk?"))?.text).not.toMatch(/food notes/);
  expect((await textOf("ate 3 eggs and a shake with creatine"))?.text).toMatch(/food notes/);
  expect((await textOf("how many carbs in a banana?"))?.text).toMatch(/food notes/);
});
