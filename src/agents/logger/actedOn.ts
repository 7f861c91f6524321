import { type Correction, deletion } from "../../language/corrections/correction.ts";
import type { Change } from "../../language/corrections/correctionValues.ts";
import { foldText } from "../../language/foldText.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";
import type { WorkScope } from "../agent.ts";
import { byAct, isDoubted, senseBeside } from "./byAct.ts";
import { isNameOf } from "./entriesNamed.ts";
import { namesSome } from "./inScope.ts";
import { isNamed } from "./isNamed.ts";
import { MARKED } from "./logOrCorrection.ts";
import type { LoggerParts } from "./logParts.ts";
import { type ReadingContext, readLog } from "./logReading.ts";
import type { LogExtraction } from "./logUnderstanding.ts";
import { isCountable } from "./mergeAnswer.ts";
import { lastDone, toldHere } from "./storedEntries.ts";
import { nothing, UNDECIDED } from "./undecided.ts";

/** A reader takes it for a change, and all words of each sentence rather for a remark: it is asked about. */
export function isRemark(text: string, correction: Correction, last: readonly LogEntry[]): boolean {
  if (correction.kind !== "change" || correction.added !== null || last.length === 0) return false;
  // "Felt like an 8" is how it felt, and worth keeping.
  if (correction.parts.length > 0 && correction.parts.every(({ changes }) => changes.every(isEffort))) return false;
  const least = correction.sure ? SURELY_REMARK : REMARK;
  return [text, ...text.split(/[,.!;]\s+/)].every((said) => (senseBeside(said, last)?.shareOf("none") ?? 0) >= least);
}
const isEffort = (found: Change): boolean =>
  (found.what === "field" && (found.field === "rpe" || found.field === "rir")) ||
  (found.what === "figure" && found.likely === "rpe");
const REMARK = 0.9;
const SURELY_REMARK = 0.95;

const BRINGS_BACK = 0.6;

/** From here on what the words do is believed against a reader that found nothing to change. */
const OTHERWISE = 0.7;
/** A reader took it for a change and found no value in it, and its words surely do something else. */
function isOtherwise(text: string, put: Correction, last: readonly LogEntry[]): boolean {
  if (put.kind !== "change" || put.parts.length > 0 || put.each !== undefined) return false;
  if ((put.added ?? put.removed ?? put.note ?? put.when) !== null) return false;
  const sensed = senseBeside(text, last);
  return sensed !== null && sensed.share >= OTHERWISE && OTHER_ACTS.has(sensed.act);
}
const ON_TOP =
  /^\W*(?:(?:lovely|great|good|nice|cool|ok|okay|perfect|thanks|super|gut|bien|vale|bene|certo|boa)\W+)*(?:and|plus|also|und|dazu|et|y|e) (?!(?:it|that|this|they|those|was|were|actually|make|not)\b)/u;
const OTHER_ACTS: ReadonlySet<string> = new Set(["delete", "restore", "repeat"]);

/** "Marklyft var 3x7": words that the catalogue does not know stand where an exercise is named, and may well be one. */
const UNKNOWN_WAS =
  /^\W*(?:(?:no|oh|sorry|and|but|actually|the|my)\W+)*(\p{L}{5,}(?: \p{L}{4,})?) (?:was|were|war(?:en)?|var|varit|byl[aoiy]?|bylo|oli|volt|volta|foi|era|fue|etait) (?:only |just |actually )?\d[\d.,x× ]*(?:kgs?|lbs?|reps?)?[\s.!]*$/u;
const namesUnknown = (text: string): boolean => UNKNOWN_WAS.test(foldText(text));

/** "Ok log it now" after it was taken out. */
const LOG_AFTER_ALL =
  /^\W*(?:(?:ok|okay|right|alright|actually|done|finished|now|so|yes|yeah|please|you can|can you|then|and)[ ,.!]+)*(?:log|save|record|store|add|enter) (?:it|that|them|those)(?: (?:now|then|after all|anyway|please|again|in|for me))*[\s.!]*$/;

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
    const sensed = put === null || isOtherwise(text, put, last) ? senseBeside(text, last) : null;
    const isRestored = sensed?.act === "restore" && sensed.share >= BRINGS_BACK;
    if (!isRestored && !LOG_AFTER_ALL.test(foldText(text))) return null;
    const correction = deletion("undo", { restores: true });
    const undone = await lastDone(parts, scope, [], "undo");
    const isGone = undone.changes.some(({ effect }) => effect.kind === "log" && effect.op === "delete");
    return undone.changes.length === 0 || !(isRestored || isGone)
      ? null
      : { ...nothing(context), correction: { ...UNDECIDED, text, correction, ...undone } };
  }
  const told = here.length > 1 ? (await toldHere(parts, scope)).told : last;
  const beside = { last, told, context, catalog: parts.catalog };
  if (put !== null && !isDoubted(text, put, beside) && !isOtherwise(text, put, last)) return null;
  // "Plus a back off set bench 60 for 12": sets of an exercise that it names are a log.
  const read = put === null ? readLog(text, context).entries : [];
  const named = read.filter(({ phrase, sets }) => phrase !== null && isCountable(sets) && isNameOf(phrase));
  // "Seated dumbbell press 22s 10 10 8" after a bench: sets of exercises that were not told put nothing right.
  const isTold = named.some(({ phrase }) =>
    told.some(({ exercise }) => isNamed(parts.catalog, exercise, phrase ?? "")),
  );
  if (named.length > 0 && named.length === read.length && !isTold && !MARKED.test(text)) return null;
  // "And three sets of five wall ones before those": what goes on with whole sets stands in place of none.
  if (ON_TOP.test(foldText(text)) && read.some(({ sets }) => isCountable(sets)) && !MARKED.test(text)) return null;
  const acted = byAct(text, put, beside, named.length > 0);
  if (acted === null) return null;
  const { correction, logs, chosen, unmarked } = acted;
  if (correction.kind === "delete" && correction.scope === "undo") {
    const undone = await lastDone(parts, scope, [...last], correction.scope);
    return { ...nothing(context), correction: { ...UNDECIDED, text, correction, ...undone } };
  }
  if (correction.kind === "delete" && last.length === 1 && (last[0]?.sets.length ?? 0) > 1 && namesSome(text))
    return {
      ...nothing(context),
      correction: {
        ...UNDECIDED,
        text,
        correction: { ...correction, disowned: true },
        logs,
        fromLastTurn: true,
        here: [...here],
      },
    };
  const pending = {
    ...UNDECIDED,
    text,
    correction,
    logs,
    chosen,
    unmarked: unmarked || (correction.kind === "change" && namesUnknown(text)),
    fromLastTurn: true,
    here: [...here],
  };
  return { ...nothing(context), correction: pending };
}
