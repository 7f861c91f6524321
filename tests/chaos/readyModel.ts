import type { LanguageModel, ModelReply, ModelRequest } from "../../src/models/languageModel.ts";
import { NO_FIGURE } from "../journeys/modelTalk.ts";

/** Messages that together make every role ask a language model. */
export const ASKING = {
  unsure: "i need a thing",
  muddled: "did leg press: first plate 10, second 8 and third one 6 times, 100 then 120 then 140",
} as const;

const set = (reps: number, weight: number) => ({ count: 1, reps, weight, ...NO_FIGURE });
const LEG_PRESS = { part: 1, exercise: "leg press", sets: [set(10, 100), set(8, 120), set(6, 140)] };

/** What each role is answered, by the beginning of its prompt's id. */
const ANSWERS: Record<string, (request: ModelRequest) => Partial<ModelReply>> = {
  "router/": () => ({ value: { requests: [{ route: "PLAN_ROUTINE", text: ASKING.unsure, confidence: 0.9 }] } }),
  "logger/": () => ({ value: { entries: [LEG_PRESS] } }),
  "coach/": () => ({ text: "It works the back of your legs." }),
  "concierge/": () => ({ text: "Good to see you." }),
  // It looks once and has had its say: the session comes from the search without it.
  "generator/": ({ messages }) =>
    messages.some(({ role }) => role === "tool")
      ? { text: "Enough." }
      : { toolCalls: [{ id: "1", name: "search_exercises", input: {} }], finish: "toolCalls" },
};

/** A language model that always answers each role alike; whether it is there at all can be said from message to message. */
export class ReadyModel implements LanguageModel {
  isThere = false;

  isOut(): boolean {
    return !this.isThere;
  }

  async generate(request: ModelRequest): Promise<ModelReply> {
    const [, answer] = Object.entries(ANSWERS).find(([role]) => request.prompt?.startsWith(role)) ?? [];
    if (!answer) throw new Error(`nobody answers ${request.prompt}`);
    const reply = answer(request);
    if (reply.text) request.onDelta?.(reply.text);
    return {
      text: "",
      value: null,
      toolCalls: [],
      usage: { inputTokens: 10, outputTokens: 5 },
      finish: "stop",
      model: "ready",
      ...reply,
    };
  }
}
