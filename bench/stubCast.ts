import type { Cast } from "../src/runtime/workRunner.ts";

/** Work that costs nothing: what is left of a turn is orchestration. */

const pass = { verdict: "pass", class: null, rule: null, signals: [], text: null, question: null };

/** The router both contestants use: a rule on a word. */
export function routeOf(text: string): "COACH" | "WORKOUT_LOG" {
  return text.includes("log") ? "WORKOUT_LOG" : "COACH";
}

export function routingOf(text: string) {
  const route = routeOf(text);
  const decision = { route, confidence: 0.95, by: "rule", rule: "bench", signals: ["word"], text, alternatives: [] };
  return { kind: "requests", items: [decision], answer: null, threshold: 0.6 };
}

const part = (text: string) => ({ text, cards: [], citations: [] });

export const answerOf = (text: string) => ({ say: [part(`You said: ${text}`)], commands: [], question: null });

export const stubCast: Cast = {
  screener: async () => pass,
  router: async ({ text }: { text: string }) => routingOf(text),
  "coach.retriever": async () => ({ found: 1 }),
  "coach.composer": async ({ assignment }: { assignment: { text: string } }) => answerOf(assignment.text),
  "logger.extractor": async () => ({ entries: 1 }),
  "logger.matcher": async () => ({ matched: 1 }),
  "logger.decider": async ({ assignment }: { assignment: { text: string } }) => answerOf(assignment.text),
  outputGuard: async ({ say }: { say: unknown[] }) => say,
  replier: async ({ say }: { say: { text: string }[] }) => ({
    reply: part(say.map(({ text }) => text).join("\n")),
    drafts: [],
  }),
};
