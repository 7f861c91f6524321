import type { Catalog } from "../catalog/catalog.ts";
import type { Knowledge } from "../catalog/knowledge/knowledge.ts";
import { parseWorkoutLog } from "../language/notation/workoutNotation.ts";
import { routeMessage } from "../language/routing/routeMessage.ts";
import { screen } from "../language/safety/screen.ts";

/** Said by nobody and stored nowhere: builds the indexes that are made at first use, so that no person waits for them. */
const SAMPLES = [
  "just did 3x10 bench press at 80 kg yesterday",
  "what muscles does a deadlift work?",
  "30 minute leg session",
];

export function warmUp(catalog: Catalog, knowledge: Knowledge): void {
  const when = { sentAt: "2026-01-05T12:00:00+00:00", timezone: "UTC" };
  for (const text of SAMPLES) {
    screen(text, { safety: "clear", question: null, pick: null, country: null });
    routeMessage(text, {
      threshold: 0.6,
      question: null,
      recentRoute: null,
      hasRecentLog: false,
      hasRecentWorkout: false,
    });
    parseWorkoutLog(text, { ...when, unit: "kg", notation: null });
    catalog.match(text);
    knowledge.search(text, 1);
  }
}
