import type { Turn } from "../../src/protocol/turn.ts";
import { Why } from "../../src/protocol/turnRecord.ts";
import { type Scripted, type ScriptedReply, scriptedModel } from "../models/scriptedModel.ts";
import { type Speaker, startTestApp, type TestAppOptions } from "./testApp.ts";

export const UNSURE = "i need a thing";
export const MUDDLED = "did leg press: first plate 10, second 8 and third one 6 times, 100 then 120 then 140";
export const WITHOUT_MODEL = "The language model gave me no usable answer just now, so this was made without it.";

export const routes = (...requests: { route: string; text: string; confidence: number }[]): Scripted => ({
  prompt: "router/",
  tier: "fast",
  value: { requests },
});
export const NO_FIGURE = {
  unit: null,
  perHand: false,
  durationS: null,
  distance: null,
  distanceUnit: null,
  rpe: null,
  rir: null,
  side: null,
};
export const log = (...sets: [reps: number, weight: number][]): Scripted => ({
  prompt: "logger/",
  tier: "fast",
  value: {
    entries: [
      {
        part: 1,
        exercise: "leg press",
        sets: sets.map(([reps, weight]) => ({ count: 1, ...NO_FIGURE, reps, weight })),
      },
    ],
  },
});

/** Ana, with a language model that says these things in this order and is asked for nothing else. */
export async function withModel(replies: ScriptedReply[], options: TestAppOptions = {}) {
  const model = scriptedModel(replies);
  const app = await startTestApp({ model, ...options });
  return { app, model, ana: await app.converse() };
}
export const by = ({ routes }: Turn) => routes.map(({ route, by }) => [route, by]);
export const models = (path: readonly string[]) => path.filter((state) => MODEL_STATES.test(state));
export const MODEL_STATES = /\.(?:consulting|chatting)$|^coach\.wording|rereading|proposing|fetching/;
export const whyOf = async (
  { app, ana }: { app: Awaited<ReturnType<typeof startTestApp>>; ana: Speaker },
  turn: Turn,
) => {
  const path = `/api/conversations/${ana.conversationId}/turns/${turn.turnId}/why`;
  return Why.parse((await app.request("GET", path)).json);
};
