import fc from "fast-check";
import { expect, test } from "vitest";
import type { WorkScope } from "../../src/agents/agent.ts";
import { createRouterAgent } from "../../src/agents/routerAgent.ts";
import { readCatalog } from "../../src/catalog/readCatalog.ts";
import { SIGNAL_NAMES } from "../../src/language/routing/readSignals.ts";
import { type RoutingContext, routeMessage } from "../../src/language/routing/routeMessage.ts";
import { FALLBACK_RULES } from "../../src/language/routing/rules/fallbackRules.ts";
import { RULES } from "../../src/language/routing/rules/rules.ts";
import type { OpenQuestion } from "../../src/protocol/understanding.ts";
import { getFacts } from "../../src/tools/getFacts.ts";
import { getProfile } from "../../src/tools/getProfile.ts";
import { callTool, type Tool } from "../../src/tools/tool.ts";
import { growthOf } from "./growthOf.ts";
import { ROUTING_ROWS } from "./routingRows.ts";

const BARE: RoutingContext = {
  threshold: 0.6,
  question: null,
  recentRoute: null,
  hasRecentLog: false,
  hasRecentWorkout: false,
};

/** The routes in order; "?" where the chart would ask. */
function routesOf(text: string, context: Partial<RoutingContext> = {}): string {
  const { kind, items } = routeMessage(text, { ...BARE, ...context });
  if (kind !== "requests") return kind;
  return items.map(({ route, confidence }) => (route === "UNKNOWN" || confidence < 0.6 ? "?" : route)).join(" ");
}

test("messages of every kind go where a person would send them", () => {
  const wrong = ROUTING_ROWS.map(([text, expected]) => ({ text, expected, got: routesOf(text) })).filter(
    ({ expected, got }) => !expected.split("|").includes(got),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ["what i actually did was 3x3 squats at 125kg", "I did 3x3 squats at 125kg"],
  ["was ich wirklich gemacht hab war 3x5 Kniebeugen mit 90", "gemacht: 3x5 Kniebeugen mit 90"],
  ["lo que hice de verdad fue sentadilla 3x5 90", "hice sentadilla 3x5 90"],
])("%j is told plainly", (text, plain) => {
  expect(routeMessage(text, BARE).items).toEqual([expect.objectContaining({ route: "WORKOUT_LOG", text: plain })]);
});

test.each(["what i did wrong was 3x8 with a round back", "what did i do on monday, 3x8?"])("%j is no log", (text) => {
  expect(routesOf(text)).not.toContain("WORKOUT_LOG");
});

test.each(["30 flessioni", "30 Kniebeugen", "50 sentadillas"])("%s are so many, and no minutes of them", (text) => {
  expect(routesOf(text)).toBe("WORKOUT_LOG");
});

const IN_CONTEXT: [text: string, context: Partial<RoutingContext>, expected: string][] = [
  ["actually it was 5 sets", { hasRecentLog: true }, "WORKOUT_LOG"],
  ["only 20 min", { hasRecentLog: true, hasRecentWorkout: true, recentRoute: "WORKOUT_GENERATE" }, "WORKOUT_GENERATE"],
  ["actually it was 5 sets", {}, "?"],
  ["delete that", { hasRecentLog: true }, "WORKOUT_LOG"],
  ["glad i moved today", { hasRecentLog: true, recentRoute: "WORKOUT_LOG" }, "SMALLTALK"],
  ["legs are toast, rest day tomorrow?", { hasRecentLog: true, recentRoute: "WORKOUT_LOG" }, "COACH"],
  ["read todays session back to me", { hasRecentLog: true, recentRoute: "WORKOUT_LOG" }, "ANALYZE_PROGRESS"],
  ["delete that", {}, "?"],
  ["same again but 5 kg more", { hasRecentLog: true }, "WORKOUT_LOG"],
  ["make it kg", { hasRecentLog: true }, "WORKOUT_LOG"],
  ["make it shorter", { hasRecentWorkout: true }, "WORKOUT_GENERATE"],
  ["without burpees", { hasRecentWorkout: true }, "WORKOUT_GENERATE"],
  ["make it shorter", {}, "?"],
  ["and for hamstrings?", { recentRoute: "COACH" }, "COACH"],
  ["why?", { recentRoute: "COACH" }, "COACH"],
  ["sorry i meant 85 kg", { hasRecentLog: true }, "WORKOUT_LOG"],
  ["make it 12 reps", { hasRecentLog: true }, "WORKOUT_LOG"],
  ["that was yesterday", { hasRecentLog: true }, "WORKOUT_LOG"],
  ["undo", { hasRecentLog: true }, "WORKOUT_LOG"],
  ["no, 8 reps not 10", { hasRecentLog: true }, "WORKOUT_LOG"],
  ["same again but 5kg more", { hasRecentLog: true }, "WORKOUT_LOG"],
  ["it was the incline bench", { hasRecentLog: true }, "WORKOUT_LOG"],
  ["wrong weight, should be 90", { hasRecentLog: true }, "WORKOUT_LOG"],
  ["scrap the last set", { hasRecentLog: true }, "WORKOUT_LOG"],
  ["oops dumbbell not barbell", { hasRecentLog: true }, "WORKOUT_LOG"],
  ["and 3x12 flyes at 14", { hasRecentLog: true }, "WORKOUT_LOG"],
  ["without burpees please", { hasRecentWorkout: true }, "WORKOUT_GENERATE"],
  ["swap the lunges for something else", { hasRecentWorkout: true }, "WORKOUT_GENERATE"],
  ["too hard, I'm a beginner", { hasRecentWorkout: true }, "WORKOUT_GENERATE"],
  ["add some core", { hasRecentWorkout: true }, "WORKOUT_GENERATE"],
  ["can you make it 45 minutes", { hasRecentWorkout: true }, "WORKOUT_GENERATE"],
  ["more chest less shoulders", { hasRecentWorkout: true }, "WORKOUT_GENERATE"],
  ["give me a different one", { hasRecentWorkout: true }, "WORKOUT_GENERATE"],
  ["easier", { hasRecentWorkout: true }, "WORKOUT_GENERATE"],
  ["make it harder", { hasRecentWorkout: true }, "WORKOUT_GENERATE"],
  ["replace the burpees", { hasRecentWorkout: true }, "WORKOUT_GENERATE"],
  ["can we cut it down to 20 minutes", { hasRecentWorkout: true }, "WORKOUT_GENERATE"],
  ["it was 85 not 80", { hasRecentLog: true }, "WORKOUT_LOG"],
  ["remove the last set", { hasRecentLog: true }, "WORKOUT_LOG"],
  ["that was on monday", { hasRecentLog: true }, "WORKOUT_LOG"],
  ["wrong exercise, it was incline", { hasRecentLog: true }, "WORKOUT_LOG"],
  ["change the reps to 10", { hasRecentLog: true }, "WORKOUT_LOG"],
  ["rpe was 9", { hasRecentLog: true }, "WORKOUT_LOG"],
  ["what about women?", { recentRoute: "COACH" }, "COACH"],
  ["move it to friday", {}, "?"],
  ["make it 4", {}, "?"],
  ["is it good", {}, "?"],
  ["why?", {}, "?"],
];

test("what was just done decides what short words refer to", () => {
  const got = IN_CONTEXT.map(([text, context]) => [text, context, routesOf(text, context)]);
  expect(got).toEqual(IN_CONTEXT);
});

const asked = (parts: Partial<OpenQuestion>): OpenQuestion => ({
  kind: "disambiguation",
  about: "exercise",
  question: "Which row was it?",
  options: [
    { id: "a", label: "Bent-Over Barbell Row" },
    { id: "b", label: "Seated Cable Row" },
  ],
  draft: {},
  owner: "WORKOUT_LOG",
  text: "4x6 rows at 95 lbs",
  turnId: "t1",
  expiresAt: "2026-11-22T12:00:00Z",
  asked: 1,
  ...parts,
});
const WHICH_ROUTE = asked({
  kind: "clarification",
  about: "route",
  question: "What shall I do?",
  options: [
    { id: "WORKOUT_LOG", label: "Log something you did" },
    { id: "COACH", label: "Explain it" },
  ],
  owner: "ROUTER",
  text: "Bench press",
});

function replyTo(question: OpenQuestion, text: string) {
  const { kind, items, answer } = routeMessage(text, { ...BARE, question });
  const [first] = items;
  return {
    kind,
    route: first?.route ?? null,
    by: first?.by ?? null,
    text: first?.text ?? null,
    optionId: answer?.optionId ?? null,
  };
}

test("an answer to a specialist's question belongs to its task", () => {
  expect(replyTo(asked({}), "the cable one")).toEqual({
    kind: "answer",
    route: "WORKOUT_LOG",
    by: "pending",
    text: "the cable one",
    optionId: "b",
  });
  expect(replyTo(asked({}), "never mind").kind).toBe("dismissal");
  expect(replyTo(asked({}), "how do I do a face pull?")).toMatchObject({
    kind: "requests",
    route: "COACH",
    by: "rule",
  });
  const yesOrNo = asked({ kind: "confirmation", about: "confirm", options: [] });
  expect(replyTo(yesOrNo, "qwxz").kind).toBe("unanswered");
});

test("an answer to the router's question completes what was asked about", () => {
  const chosen = (text: string) => replyTo(WHICH_ROUTE, text);
  expect(chosen("log it")).toMatchObject({
    kind: "requests",
    route: "WORKOUT_LOG",
    by: "pending",
    text: "Bench press",
  });
  expect(chosen("the second")).toMatchObject({ route: "COACH", by: "pending", text: "Bench press" });
  expect(chosen("technique")).toMatchObject({ route: "COACH", by: "pending", text: "Bench press" });
  expect(chosen("build me one")).toMatchObject({ route: "WORKOUT_GENERATE", by: "pending" });
  expect(chosen("3x10 at 80kg")).toMatchObject({
    route: "WORKOUT_LOG",
    by: "pending",
    text: "Bench press 3x10 at 80kg",
  });
  expect(chosen("squat 5x5 at 100kg")).toMatchObject({ route: "WORKOUT_LOG", by: "rule", text: "squat 5x5 at 100kg" });
  expect(chosen("never mind").kind).toBe("dismissal");
});

test("a possible log that is ordered is an order, and a session that is wanted is no log", () => {
  const question = asked({
    owner: "ROUTER",
    about: "route",
    text: "jump rope, 15 min",
    options: [
      { id: "WORKOUT_LOG", label: "log what I did" },
      { id: "WORKOUT_GENERATE", label: "build a session" },
    ],
  });
  expect(replyTo(question, "yes log it")).toMatchObject({ route: "WORKOUT_LOG", text: "log jump rope, 15 min" });
  expect(replyTo(question, "the first one")).toMatchObject({ route: "WORKOUT_LOG", text: "jump rope, 15 min" });
  expect(replyTo(question, "no build one")).toMatchObject({ route: "WORKOUT_GENERATE" });
});

test("rules use only signals that exist", () => {
  const unknown = [...RULES, ...FALLBACK_RULES]
    .flatMap(({ id, needs, unless }) => [...needs.flat(), ...unless].map((name) => ({ id, name })))
    .filter(({ name }) => !SIGNAL_NAMES.includes(name));
  expect(unknown).toEqual([]);
});

const LIFTS = ["squats", "bench press", "deadlifts", "rows", "pull ups", "dumbbell curls"];
const NOT_MINE = [
  "I will do #",
  "tomorrow #",
  "my wife did #",
  "he did #",
  "if I did #",
  "don't log # please",
  "I did not do #",
  "my program says #",
  "should I do #?",
  "is # better than something else?",
  "planning # for friday",
];

test("sets that are planned, supposed, denied, quoted or somebody else's are never logged", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...NOT_MINE),
      fc.constantFrom(...LIFTS),
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 20, max: 200 }),
      (frame, lift, sets, reps, kg) =>
        !routesOf(frame.replace("#", `${sets}x${reps} ${lift} at ${kg}kg`)).includes("WORKOUT_LOG"),
    ),
  );
});

test("no text throws, and confidences are probabilities", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) =>
      routeMessage(text, BARE).items.every(({ confidence, alternatives }) => {
        const total = alternatives.reduce((sum, one) => sum + one.confidence, confidence);
        return confidence > 0 && confidence <= 1 && total <= 1.01;
      }),
    ),
    { numRuns: 25 },
  );
});

test.each(["did not ", "please can you ", "thanks ok ", "pull up ", "my knee hurts and ", "3x10 ", "a, ", "x"])(
  "8,000 characters of %j are routed in time that grows with the length and no faster",
  (piece) => {
    expect(growthOf((text) => routeMessage(text, BARE), piece)).toBeLessThan(4);
  },
);

const NOTHING_KNOWN = { profiles: { find: async () => null }, facts: { all: async () => [] } };

test("the router agent leaves one trace line", async () => {
  const lines: [string, Record<string, unknown>][] = [];
  const by = { userId: "u", conversationId: "c", turnId: "t", effectKey: "k", signal: new AbortController().signal };
  const scope = {
    trace: (event: string, fields: Record<string, unknown>) => lines.push([event, fields]),
    call: (tool: Tool, asked: unknown) => callTool(tool, asked, by),
  };
  const reads = { getFacts: getFacts(NOTHING_KNOWN.facts), getProfile: getProfile(NOTHING_KNOWN) };
  const knowledge = { named: () => [], search: () => [] };
  const route = createRouterAgent({ threshold: 0.6, knowledge, catalog: readCatalog(), tools: reads });
  const when = { sentAt: "2026-11-21T12:00:00+01:00", timezone: "Europe/Paris" };
  const { threshold: _, ...input } = { ...BARE, ...when, hasShelf: false, text: "3x10 bench at 80kg" };
  await route(input, scope as unknown as WorkScope);
  expect(lines).toEqual([
    [
      "routed",
      {
        route: "WORKOUT_LOG",
        confidence: expect.any(Number),
        clarification_needed: false,
        latency_ms: expect.any(Number),
        success: true,
      },
    ],
  ]);
});
