import { expect, test } from "vitest";
import type { WorkScope } from "../../src/agents/agent.ts";
import { createConsultantAgent } from "../../src/agents/router/consultant.ts";
import { routeMessage } from "../../src/language/routing/routeMessage.ts";
import type { ModelAnswer, ModelAsk } from "../../src/models/modelAsk.ts";
import { ROUTES, type RouteDecision } from "../../src/protocol/turn.ts";
import type { Understood } from "../../src/protocol/understanding.ts";

const THRESHOLD = 0.6;
const consult = createConsultantAgent({ threshold: THRESHOLD });
const BARE = { question: null, recentRoute: null, hasRecentLog: false, hasRecentWorkout: false };
const WHEN = { sentAt: "2026-11-21T12:00:00+01:00", timezone: "Europe/Paris" };

type Said = { route: string; text: string; confidence: number }[];

/** What becomes of a message when a model says this of it, with what it was asked; `items` in place of what it is routed to. */
async function consulted(text: string, said: Said | ModelAnswer, items?: RouteDecision[]) {
  const understood: Understood = {
    ...routeMessage(text, { ...BARE, threshold: THRESHOLD }),
    ...(items ? { items } : {}),
    remember: [],
    isUnsure: true,
  };
  const asked: ModelAsk[] = [];
  const scope = {
    ask: async (ask: ModelAsk) => {
      asked.push(ask);
      if (!Array.isArray(said)) return said;
      return { ok: true, text: "", value: { requests: said }, toolCalls: [], isCutOff: false };
    },
    trace: () => {},
  };
  const given = { text, ...WHEN, question: null, recentRoute: null, understood };
  const { understood: after, model } = await consult(given, scope as unknown as WorkScope);
  return { before: understood.items, after: after.items, model, ask: asked[0] };
}

test("[N21] a doubt of the classifier is settled by a model that is sure, and by none that is not", async () => {
  const text = "i need a thing";

  const sure = await consulted(text, [{ route: "WORKOUT_GENERATE", text, confidence: 0.9 }]);
  const unsure = await consulted(text, [{ route: "WORKOUT_GENERATE", text, confidence: 0.5 }]);
  const nothing = await consulted(text, []);

  expect(sure.after).toMatchObject([
    { route: "WORKOUT_GENERATE", by: "model", confidence: 0.9, text, alternatives: [] },
  ]);
  expect(unsure.after).toEqual(unsure.before);
  expect(nothing.after).toEqual(nothing.before);
});

test("[N21] what reads otherwise than a named rule is put beside it, so that the person is asked; agreement is taken", async () => {
  const text = "pull day stuff";
  const before: RouteDecision = {
    route: "WORKOUT_GENERATE",
    confidence: 0.55,
    by: "rule",
    rule: "generate.bare_topic",
    signals: ["muscle_word"],
    text,
    alternatives: [{ route: "EDIT_PLAN", confidence: 0.2 }],
  };

  const against = await consulted(text, [{ route: "PLAN_ROUTINE", text, confidence: 0.95 }], [before]);
  const along = await consulted(text, [{ route: "WORKOUT_GENERATE", text, confidence: 0.8 }], [before]);

  expect(against.after[0]).toMatchObject({
    route: "WORKOUT_GENERATE",
    by: "rule",
    alternatives: [{ route: "PLAN_ROUTINE", confidence: 0.55 }, { route: "EDIT_PLAN" }],
  });
  expect(along.after).toMatchObject([{ route: "WORKOUT_GENERATE", by: "model", rule: before.rule, alternatives: [] }]);
});

test("[N21] a request whose words are not in the message is dropped; several in the message's words are several requests", async () => {
  const text = "the usual and then the other thing";

  const invented = await consulted(text, [{ route: "COACH", text: "explain the squat", confidence: 1 }]);
  const two = await consulted(text, [
    { route: "NEXT_WORKOUT", text: "The  usual", confidence: 0.8 },
    { route: "TASK", text: "the other thing", confidence: 0.7 },
  ]);

  expect(invented.after).toEqual(invented.before);
  expect(two.after.map(({ route, text, by }) => [route, text, by])).toEqual([
    ["NEXT_WORKOUT", "the usual", "model"],
    ["TASK", "the other thing", "model"],
  ]);
});

test.each([
  "hmm if I did curls, 3x10 or so",
  "not that I did any curls, no 3x10",
  "my brother did curls, 3x10 I guess",
  "tomorrow curls maybe 3x10",
])("[N21] no log comes of what was not done, whatever a model says: %s", async (text) => {
  const { after } = await consulted(text, [{ route: "WORKOUT_LOG", text, confidence: 1 }]);

  expect(after.filter(({ route, by }) => route === "WORKOUT_LOG" && by === "model")).toEqual([]);
});

test("[N21] what is sure stays as it is, and a red flag is nothing that a model may name", async () => {
  const text = "3x10 bench at 80kg";

  const sure = await consulted(text, [{ route: "COACH", text, confidence: 1 }]);
  const schema = sure.ask?.schema?.value;
  const given = (route: string) => schema?.safeParse({ requests: [{ route, text, confidence: 1 }] }).success;

  expect(sure.after).toEqual(sure.before);
  expect(ROUTES.filter((route) => !given(route))).toEqual(["SAFETY"]);
  expect(given("WRITE_EVERYTHING")).toBe(false);
});

test("[N21] a model that is out changes nothing and says why", async () => {
  const { before, after, model } = await consulted("i need a thing", { ok: false, why: "overBudget" });

  expect([after, model]).toEqual([before, "overBudget"]);
});
