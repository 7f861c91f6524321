import { remarkOnLift, tellsCircumstance } from "../../language/corrections/circumstances.ts";
import { change } from "../../language/corrections/correction.ts";
import { isNoteOnSets } from "../../language/corrections/howItWent.ts";
import { readCorrection } from "../../language/corrections/logCorrection.ts";
import { MISSED_IT } from "../../language/corrections/missedIt.ts";
import { readRemark } from "../../language/corrections/readRemark.ts";
import { isLogOrder } from "../../language/routing/besideLog.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";
import type { WorkScope } from "../agent.ts";
import { addedNote } from "./addedNote.ts";
import type { LoggerParts } from "./logParts.ts";
import type { ReadingContext } from "./logReading.ts";
import type { LogExtraction } from "./logUnderstanding.ts";
import { entryText } from "./renderLogs.ts";
import { namedHere } from "./storedEntries.ts";
import { nothing, UNDECIDED } from "./undecided.ts";

export const UNCHANGED = "Okay, the log stays as it is.";

/**
 * What a message with figures of something else than the sets does to the entries before it: how they were done is a note on the one that there is,
 * the rest is nothing of theirs. Out: what was understood; the `rest` that is to be read where the message says more; `null` where it is no remark.
 */
export function remarkOn(
  text: string,
  last: readonly LogEntry[],
  context: ReadingContext,
): LogExtraction | { rest: string; note: string | null } | null {
  const [only, ...others] = last;
  if (only === undefined) return null;
  const lastSet = only.sets.at(-1);
  // Of several repetitions nobody knows how many there were.
  const isMiss = MISSED_IT.test(text) && !(lastSet?.reps === 1 && (lastSet.weight ?? 0) > 0);
  if (isMiss || tellsCircumstance(text)) return noteOn(text, text.trim(), last, context);
  const [scaled = "", how = ""] = others.length === 0 ? (SCALED.exec(text) ?? []) : [];
  if (scaled !== "") return { rest: text.slice(scaled.length), note: how };
  const remark = readRemark(text, only);
  if (remark === null) return null;
  if (!remark.isWhole || doesMore(remark.rest))
    return { rest: remark.rest, note: remark.of === "sets" && others.length === 0 ? remark.said : null };
  return remark.of === "sets"
    ? noteOn(text, remark.said, last, context)
    : { ...nothing(context), remarks: [UNCHANGED] };
}

/** "Bench felt heavy" after the squats: a note on the bench that was told here; `null` where none was. */
export async function remarkOnNamed(
  parts: LoggerParts,
  text: string,
  context: ReadingContext,
  scope: WorkScope,
): Promise<LogExtraction | null> {
  const name = remarkOnLift(text);
  if (name === null) return null;
  const newest = (await namedHere(parts, name, scope)).named.at(-1);
  return newest === undefined ? null : noteOn(text, text.trim(), [newest], context);
}

/** A note on the one entry that there is; of several nobody knows which. */
function noteOn(text: string, note: string, last: readonly LogEntry[], context: ReadingContext): LogExtraction {
  const [only, ...others] = last;
  if (only === undefined || others.length > 0) return { ...nothing(context), remarks: [UNCHANGED] };
  const correction = change({ note: addedNote(only, note) });
  return {
    ...nothing(context),
    correction: { ...UNDECIDED, text, correction, logs: [only], fromLastTurn: true, here: [only.id], chosen: true },
  };
}

/** "Then log it" of what is stored already; `null` where anything else is said, or nothing was stored last. */
export function storedAlready(text: string, last: readonly LogEntry[], context: ReadingContext): LogExtraction | null {
  if (last.length === 0 || !isLogOrder(text)) return null;
  return {
    ...nothing(context),
    remarks: [`That is stored already: ${last.map((entry) => entryText(entry, context.today)).join("; ")}.`],
  };
}

/** Words that no reader knows, right after sets: how they were done, as their note; of several entries they change nothing. `null` where they say more. */
export function keptNote(text: string, last: readonly LogEntry[], context: ReadingContext): LogExtraction | null {
  return last.length === 0 || !isNoteOnSets(text) ? null : noteOn(text, text, last, context);
}

/** "Scaled, 30kg": a workout by name was made lighter, and how. */
const SCALED =
  /^\W*(scaled|modified|rx(?:['’]?d)?)[ ,:;-]+(?:(?:to|at|with|it was)[ ,]+)*(?=\d+(?:[.,]\d+)? ?(?:kgs?|lbs?|kilos?|pounds?)\W*$)/i;

/** What is changed of an entry, with a remark on how it was done beside it. */
export function withNote(extraction: LogExtraction, said: string | null): LogExtraction {
  const { correction: pending } = extraction;
  const [only] = pending?.logs ?? [];
  if (said === null || pending?.correction.kind !== "change" || pending.correction.note !== null || !only)
    return extraction;
  return {
    ...extraction,
    correction: { ...pending, correction: { ...pending.correction, note: addedNote(only, said) } },
  };
}

/** "Rested 3 min, and that was yesterday": words without figures that put something else right. */
function doesMore(rest: string): boolean {
  const said = rest === "" ? null : readCorrection(rest.replace(/^[\s,.;:!-]+(?:(?:and|so|but) )?/i, ""));
  return said !== null && (said.kind !== "change" || (said.sure && (said.when ?? said.removed) !== null));
}
