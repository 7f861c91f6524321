import { NOTHING } from "../src/language/safety/screeningContext.ts";
import type { Replied } from "../src/machines/conversationSetup.ts";
import type { ReplyPart, RouteDecision } from "../src/protocol/turn.ts";
import type { Outcome, Screening, Understood } from "../src/protocol/understanding.ts";
import type { Cast } from "../src/runtime/workRunner.ts";

/** Work that costs nothing: what is left of a turn is orchestration. The peers do the same work with these functions. */

export const pass: Screening = NOTHING;

/** The router of every contestant: a rule on a word. */
export function routeOf(text: string): "COACH" | "WORKOUT_LOG" {
  return text.includes("log") ? "WORKOUT_LOG" : "COACH";
}

export function routingOf(text: string): Understood {
  const decision: RouteDecision = {
    route: routeOf(text),
    confidence: 0.95,
    by: "rule",
    rule: "bench",
    signals: ["word"],
    text,
    alternatives: [],
  };
  return { kind: "requests", items: [decision], answer: null, threshold: 0.6, remember: [] };
}

const part = (text: string): ReplyPart => ({ text, cards: [], citations: [] });

export const replyTo = (text: string): string => `You said: ${text}`;
export const answerOf = (text: string): Outcome => ({ say: [part(replyTo(text))], commands: [], question: null });

export const stubCast: Cast = {
  screener: async (): Promise<Screening> => pass,
  router: async ({ text }: { text: string }): Promise<Understood> => routingOf(text),
  "coach.retriever": async () => ({ found: 1 }),
  "coach.composer": async ({ assignment }: { assignment: { text: string } }) => answerOf(assignment.text),
  "logger.extractor": async () => ({ entries: 1 }),
  "logger.matcher": async () => ({ matched: 1 }),
  "logger.decider": async ({ assignment }: { assignment: { text: string } }) => answerOf(assignment.text),
  outputGuard: async ({ say }: { say: ReplyPart[] }) => say,
  replier: async ({ say }: { say: ReplyPart[] }): Promise<Replied> => ({
    reply: part(say.map(({ text }) => text).join("\n")),
    drafts: [],
  }),
};

/** What is said in turn `index`: the two routes in turn. */
export function textOf(index: number): string {
  return index % 2 === 0 ? `how do I brace, question ${index}` : `log this, entry ${index}`;
}
