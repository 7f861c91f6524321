import type { Routing } from "../../protocol/understanding.ts";
import { senseAct } from "../acts/senseAct.ts";
import { dayOfDeleted, deletedAlike, goesToo } from "../corrections/deletedAlike.ts";
import { readCorrection } from "../corrections/logCorrection.ts";
import { readRecall } from "../corrections/logRecall.ts";
import { lastGoes } from "./besideOpenEntry.ts";
import type { RoutingContext } from "./routeMessage.ts";
import { surely } from "./surely.ts";

/** An entry that was just deleted is no recent log any more, and can be brought back. */
export function undoesDeletion(text: string, { recentRoute, question }: RoutingContext): boolean {
  if (recentRoute !== "WORKOUT_LOG" || question !== null) return false;
  const correction = readCorrection(text);
  // "And the pushdown": to be deleted as well.
  return (
    (correction?.kind === "delete" && correction.scope === "undo") ||
    deletedAlike(text) !== null ||
    dayOfDeleted(text) !== null ||
    readRecall(text) !== null ||
    (senseAct(text, null)?.shareOf("restore") ?? 0) >= BRINGS_BACK
  );
}
const BRINGS_BACK = 0.6;

/**
 * "And the last one", "that one too" where the last that was written was taken away: one more is to go. While an entry is asked about it is the
 * last, and is called off. `null` for anything else.
 */
export function besidesDeleted(text: string, known: RoutingContext): Routing | null {
  const { recentRoute, question, hasRecentLog, threshold } = known;
  if (recentRoute !== "WORKOUT_LOG" || hasRecentLog || goesToo(text) === null) return null;
  if (question === null)
    return { kind: "requests", items: [surely("WORKOUT_LOG", "log.goes_too", text)], answer: null, threshold };
  return lastGoes(text, question) ? { kind: "dismissal", items: [], answer: null, threshold } : null;
}
