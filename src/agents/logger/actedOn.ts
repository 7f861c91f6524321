import { senseAct } from "../../language/acts/senseAct.ts";
import type { Correction } from "../../language/corrections/correction.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";
import type { WorkScope } from "../agent.ts";
import { byAct, isDoubted } from "./byAct.ts";
import type { LoggerParts } from "./logParts.ts";
import type { ReadingContext } from "./logReading.ts";
import type { LogExtraction } from "./logUnderstanding.ts";
import { lastDone, logsOf, MOST_AT_ONCE } from "./storedEntries.ts";
import { nothing, UNDECIDED } from "./undecided.ts";

/** A reader takes it for a change, and all words together rather for a remark: it is asked about. */
export function isRemark(text: string, { kind }: Correction, last: readonly LogEntry[]): boolean {
  if (kind !== "change" || last.length === 0) return false;
  const known = last.map(({ exercise, sets }) => ({ name: exercise.name, sets }));
  return (senseAct(text, known)?.shareOf("none") ?? 0) >= REMARK;
}
const REMARK = 0.9;

const BRINGS_BACK = 0.75;

/** What the words do to the last entries where no reader knows them, or where one took for a name what is none. */
export async function asActed(
  parts: LoggerParts,
  text: string,
  put: Correction | null,
  last: readonly LogEntry[],
  here: readonly string[],
  context: ReadingContext,
  scope: WorkScope,
): Promise<LogExtraction | null> {
  if (last.length === 0) {
    const sensed = put === null ? senseAct(text, null) : null;
    if (sensed?.act !== "restore" || sensed.share < BRINGS_BACK) return null;
    const correction = {
      kind: "delete",
      scope: "undo",
      target: null,
      place: null,
      when: null,
      disowned: false,
      restores: true,
    } as const;
    const undone = await lastDone(parts, scope, [], "undo");
    return undone.changes.length === 0
      ? null
      : { ...nothing(context), correction: { ...UNDECIDED, text, correction, ...undone } };
  }
  const stored = here.length > 1 ? await logsOf(parts, scope, { ids: here.slice(0, MOST_AT_ONCE) }) : last;
  const told = stored.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const beside = { last, told, context, catalog: parts.catalog };
  if (put !== null && !isDoubted(text, put, beside)) return null;
  const acted = byAct(text, put, beside);
  if (acted === null) return null;
  const { correction, logs, chosen, unmarked } = acted;
  if (correction.kind === "delete" && correction.scope === "undo") {
    const undone = await lastDone(parts, scope, [...last], correction.scope);
    return { ...nothing(context), correction: { ...UNDECIDED, text, correction, ...undone } };
  }
  const pending = { ...UNDECIDED, text, correction, logs, chosen, unmarked, fromLastTurn: true, here: [...here] };
  return { ...nothing(context), correction: pending };
}
