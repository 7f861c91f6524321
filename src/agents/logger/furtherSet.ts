import type { Correction } from "../../language/corrections/correction.ts";
import type { LastChange } from "../../tools/lastChanges.ts";
import { hasGrown } from "./setBySet.ts";

/** "Another set", and "same" while somebody goes on set by set: one more set of the last entry. */
export function isFurtherSet(correction: Correction, changes: readonly LastChange[]): boolean {
  if (correction.kind !== "repeat" || correction.as !== null || correction.when !== null) return false;
  return correction.exercise === null && (correction.scope === "set" || hasGrown(changes));
}
