import { readCorrection } from "../../language/corrections/logCorrection.ts";
import { foldText } from "../../language/foldText.ts";
import { isMovementWord } from "../../language/notation/clauseWords.ts";
import type { Assignment } from "../../protocol/understanding.ts";
import { LogEntry } from "../../protocol/workoutLog.ts";
import type { WorkScope } from "../agent.ts";
import type { LoggerParts } from "./logParts.ts";
import type { LogExtraction } from "./logUnderstanding.ts";
import { isCountable } from "./mergeAnswer.ts";

const namesMovement = (phrase: string | null): boolean =>
  (foldText(phrase ?? "").match(/\p{L}{3,}/gu) ?? []).some((word) => isMovementWord(word));

/**
 * Sets without a name right after an entry was taken away, said as what was meant ("4x15 with 7 kg I should say"): they are
 * of that exercise and its day. `null` when it is anything else; nothing that is still stored is touched.
 */
export async function retold(
  { getLogs }: LoggerParts,
  { text, lastLogIds }: Assignment,
  read: () => LogExtraction,
  scope: WorkScope,
): Promise<LogExtraction | null> {
  if (lastLogIds.length > 0) return null;
  const correction = readCorrection(text);
  if (correction?.kind !== "change" || !correction.sure || correction.target !== null || correction.exercise !== null)
    return null;
  const extraction = read();
  const [only] = extraction.entries;
  if (extraction.entries.length !== 1 || !only || !isCountable(only.sets) || namesMovement(only.phrase)) return null;
  const answer = await scope.call(getLogs, { ids: [], changes: true });
  const changes = answer.ok ? answer.result.changes : [];
  const ofLogs = changes.filter(({ effect }) => effect.kind === "log");
  const [change] = ofLogs;
  if (ofLogs.length !== 1 || change?.effect.op !== "delete") return null;
  const gone = LogEntry.safeParse(change.effect.data);
  if (!gone.success) return null;
  const { exercise, date, performedAt, sets: before } = gone.data;
  const unit = before.find((set) => set.unit !== null)?.unit ?? null;
  const sets = only.sets.map((set) => (set.weight !== null && set.unit === null ? { ...set, unit } : set));
  const day = only.date === extraction.context.today ? { date, performedAt } : {};
  return { ...extraction, entries: [{ ...only, exercise, phrase: null, sets, ...day }] };
}
