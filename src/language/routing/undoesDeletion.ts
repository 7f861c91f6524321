import { senseAct } from "../acts/senseAct.ts";
import { readCorrection } from "../corrections/logCorrection.ts";
import { deletedAlike } from "../corrections/logDeletion.ts";
import { readRecall } from "../corrections/logRecall.ts";
import type { RoutingContext } from "./routeMessage.ts";

/** An entry that was just deleted is no recent log any more, and can be brought back. */
export function undoesDeletion(text: string, { recentRoute, question }: RoutingContext): boolean {
  if (recentRoute !== "WORKOUT_LOG" || question !== null) return false;
  const correction = readCorrection(text);
  // "And the pushdown": to be deleted as well.
  return (
    (correction?.kind === "delete" && correction.scope === "undo") ||
    deletedAlike(text) !== null ||
    readRecall(text) !== null ||
    (senseAct(text, null)?.shareOf("restore") ?? 0) >= BRINGS_BACK
  );
}
const BRINGS_BACK = 0.6;
