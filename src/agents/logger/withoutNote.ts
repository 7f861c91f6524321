import { change } from "../../language/corrections/correction.ts";
import { readNoteRemoved } from "../../language/corrections/noteRemoved.ts";
import { foldText } from "../../language/foldText.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";
import type { WorkScope } from "../agent.ts";
import { isNamed } from "./isNamed.ts";
import type { LoggerParts } from "./logParts.ts";
import type { ReadingContext } from "./logReading.ts";
import type { LogExtraction } from "./logUnderstanding.ts";
import { entryText } from "./renderLogs.ts";
import { toldHere } from "./storedEntries.ts";
import { nothing, UNDECIDED } from "./undecided.ts";

/** What an entry's note is changed to where it is to go. */
export const NO_NOTE = "";

type Noted = LogEntry & { note: string };
const isNoted = (entry: LogEntry): entry is Noted => entry.note !== null && entry.note !== "";

/** The entries with a note that words name: by their exercise, or by words of the note. */
function namedBy(of: string, logs: readonly Noted[], { catalog }: LoggerParts): Noted[] {
  const named = logs.filter(({ exercise }) => isNamed(catalog, exercise, of));
  const words = (foldText(of).match(/\p{L}{3,}/gu) ?? []).filter((word) => !POINTING.test(word));
  const holds = ({ note }: Noted) => words.some((word) => foldText(note).includes(word));
  return named.length > 0 ? named : logs.filter(holds);
}
const POINTING = /^(?:the|that|this|was|were|felt|about|and|how)$/;

/**
 * "Delete the note": what was noted beside an entry goes, and its sets stay. In: a message and the entries of the last log. Out: the change, of the entry
 * that was told last where several have a note; that there is none; `null` where no note is to go. `rest` is what else is ordered.
 */
export async function withoutNote(
  parts: LoggerParts,
  text: string,
  last: readonly LogEntry[],
  context: ReadingContext,
  scope: WorkScope,
): Promise<{ extraction: LogExtraction; rest: string } | null> {
  const removed = readNoteRemoved(text);
  if (removed === null) return null;
  const { told, here } = await toldHere(parts, scope);
  const known = told.length > 0 ? told : last;
  if (known.length === 0) return null;
  const noted = known.filter(isNoted);
  const ofLast = noted.filter((entry) => last.some(({ id }) => id === entry.id));
  const near = removed.of === null && ofLast.length > 0 && !removed.all ? ofLast : noted;
  const meant = removed.of === null ? near : namedBy(removed.of, noted, parts);
  if (meant.length === 0) {
    const [only, ...others] = last;
    const which = only && others.length === 0 && removed.of === null ? `: ${entryText(only, context.today)}` : "";
    const remark = `There is no note like that beside what you logged${which}, so nothing was changed.`;
    return { extraction: { ...nothing(context), remarks: [remark] }, rest: "" };
  }
  const goes = meant.length > 1 && !removed.all ? [] : meant;
  const remarks = goes.map(({ note }) => `The note "${note}" goes, the sets stay.`);
  const correction = change({ note: NO_NOTE });
  const pending = { ...UNDECIDED, text, correction, logs: meant, fromLastTurn: true, here, chosen: goes.length > 0 };
  return { extraction: { ...nothing(context), remarks, correction: pending }, rest: removed.rest };
}

/** What else is changed of the same entry, with its note gone as well; of another one, only the note is done. */
export function withoutItsNote(more: LogExtraction, bared: LogExtraction): LogExtraction {
  const [own, other] = [bared.correction, more.correction];
  const isSame = own?.logs.length === 1 && other?.logs.length === 1 && own.logs[0]?.id === other.logs[0]?.id;
  if (!isSame || other.correction.kind !== "change") return bared;
  return {
    ...more,
    remarks: [...bared.remarks, ...more.remarks],
    correction: { ...other, correction: { ...other.correction, note: NO_NOTE } },
  };
}
