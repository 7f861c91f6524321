import type { HeartCare } from "../../language/health/heartCare.ts";
import type { Workout } from "../../protocol/cards.ts";

/**
 * The session that is changed, the one that is changed or replaced, the minutes that count where none were said, how what is
 * swapped in is to be, and what is known of the writer's health and age where a new one is asked for.
 */
export type KnownForPlan = {
  previous: Workout | null;
  origin: Workout | null;
  usual: number | null;
  manner: string | null;
  place: "start" | "end" | null;
  conditions: readonly string[];
  /** A heart or blood pressure to be spared, and whether the message itself tells of it. */
  heart: HeartCare | null;
  isHeartSaid: boolean;
};
