import type { Correction } from "../../language/corrections/correction.ts";
import { LogEntry } from "../../protocol/workoutLog.ts";
import type { LastChange } from "../../tools/lastChanges.ts";
import { hasGrown } from "./setBySet.ts";

/** One set was told, and nothing since: what comes next goes on with it. */
function beginsSetBySet(changes: readonly LastChange[]): boolean {
  const [change, ...others] = changes;
  const { data: entry } = LogEntry.safeParse(change?.effect.data);
  return (
    others.length === 0 && change?.effect.op === "create" && entry?.sets.length === 1 && entry.sets[0]?.reps !== null
  );
}

/** "Another set", and "same" while somebody goes on set by set: one more set of the last entry. */
export function isFurtherSet(correction: Correction, changes: readonly LastChange[]): boolean {
  if (correction.kind !== "repeat" || correction.as !== null || correction.when !== null) return false;
  return (
    correction.exercise === null &&
    (correction.scope === "set" ||
      (correction.scope === "entry" &&
        (hasGrown(changes) || (correction.parts.length === 0 && beginsSetBySet(changes)))))
  );
}
