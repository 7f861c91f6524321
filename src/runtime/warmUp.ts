import { setImmediate } from "node:timers/promises";
import type { Catalog } from "../catalog/catalog.ts";
import type { Knowledge } from "../catalog/knowledge/knowledge.ts";
import { parseWorkoutLog } from "../language/notation/workoutNotation.ts";
import { routeMessage } from "../language/routing/routeMessage.ts";
import { screen } from "../language/safety/screen.ts";
import { readSessionRequest } from "../language/session/sessionRequest.ts";

/** Said by nobody and stored nowhere: builds the indexes that are made at first use, so that no person waits for them. */
const SAMPLES = [
  "just did 3x10 bench press at 80 kg yesterday",
  "what muscles does a deadlift work?",
  "30 minute leg session",
];

const warm = new WeakSet<Catalog>();

/** Resolves when all is built, which is once for a catalogue. Between the steps requests are answered. */
export async function warmUp(catalog: Catalog, knowledge: Knowledge): Promise<void> {
  if (warm.has(catalog)) return;
  warm.add(catalog);
  const when = { sentAt: "2026-01-05T12:00:00+00:00", timezone: "UTC" };
  const context = { question: null, recentRoute: null, hasRecentLog: false, hasRecentWorkout: false };
  const steps = SAMPLES.flatMap((text) => [
    () => screen(text, { safety: "clear", question: null, pick: null, country: null }),
    () => routeMessage(text, { threshold: 0.6, ...context }),
    () => readSessionRequest(text),
    () => parseWorkoutLog(text, { ...when, unit: "kg", notation: null }),
    () => catalog.match(text),
    () => knowledge.search(text, 1),
    () => knowledge.likely(text, 1),
  ]);
  for (const step of steps) {
    await setImmediate();
    step();
  }
}
