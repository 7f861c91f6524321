import { type ChangeCorrection, type Correction, change, deletion } from "../../language/corrections/correction.ts";
import type { EntryChoice } from "../../language/corrections/entryChoice.ts";
import { OF_THOSE, readEntryOrder } from "../../language/corrections/entryOrder.ts";
import { placesOf, type SetChoice } from "../../language/corrections/setSelectors.ts";
import { readDates } from "../../language/dates/dates.ts";
import { foldText } from "../../language/foldText.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";
import type { WorkScope } from "../agent.ts";
import { chosenEntries } from "./chosenEntries.ts";
import type { LoggerParts } from "./logParts.ts";
import type { ReadingContext } from "./logReading.ts";
import type { LogExtraction } from "./logUnderstanding.ts";
import { LOOKED_UP, logsOf, MOST_AT_ONCE, writtenHere } from "./storedEntries.ts";
import { nothing, UNDECIDED } from "./undecided.ts";

/** More than so many, told one by one, go only after a look at them. */
const MOST_UNASKED = 2;

/** Sets of the only entry, where there are no other entries that could be counted. */
function asSets(choice: EntryChoice, count: number): SetChoice | null {
  switch (choice.of) {
    case "all":
      return choice.count === count ? "all" : null;
    case "newest":
      return choice.count < count ? { from: -choice.count, to: -1 } : null;
    case "first":
      return choice.count < count ? { from: 1, to: choice.count } : null;
    case "place":
      return Math.abs(choice.place) <= count ? { from: choice.place, to: choice.place } : null;
    default:
      return null;
  }
}

/** "The first and last were 11": sets of the only entry, each by its place. */
function severalSets({ choice, parts }: ChangeCorrection, count: number): Correction | null {
  if (choice?.of !== "several") return null;
  const each = choice.choices.map((one) => asSets(one, count));
  const sets = each.filter((one) => one !== null && one !== "all");
  if (sets.length < each.length) return null;
  return change({ parts: sets.flatMap((one) => parts.map(({ changes }) => ({ sets: one, changes }))) });
}

/** "Keep the first two, delete the rest": the sets of an entry that are none of those. */
function allBut(choice: EntryChoice | undefined, count: number): SetChoice[] | null {
  if (choice?.of !== "but" || choice.all.of !== "all") return null;
  const kept = asSets(choice.except, count);
  const places = kept === null || kept === "all" ? null : placesOf(kept, count);
  if (places === null) return null;
  return Array.from({ length: count }, (_, at) => at)
    .filter((at) => !places.includes(at))
    .map((at) => ({ from: at + 1, to: at + 1 }));
}

/** The same order, of sets of an entry. */
function ofSets(correction: Correction, entry: LogEntry): Correction | null {
  if (correction.choice === undefined || entry.sets.length < 2) return null;
  if (correction.kind === "delete" && correction.disowned) return null;
  const others = correction.kind === "delete" ? allBut(correction.choice, entry.sets.length) : null;
  if (others !== null) return change({ removed: others });
  const sets = asSets(correction.choice, entry.sets.length);
  if (correction.kind === "change" && correction.when !== null) return null;
  if (sets === null) return correction.kind === "change" ? severalSets(correction, entry.sets.length) : null;
  if (correction.kind === "change")
    return change({ parts: correction.parts.map(({ changes }) => ({ sets, changes })) });
  return correction.kind === "delete" && sets !== "all" ? change({ removed: sets }) : null;
}

const AS_ENTRY = /\b(?:first|second|third|last|middle) (?:entry|exercise|lift|log)\b/i;
/** Whether sets were told one after the other, so that "the last two" are sets. */
const isOfSets = (
  text: string,
  { kind, choice }: Correction,
  last: readonly LogEntry[],
  told: readonly LogEntry[],
): boolean => {
  const [only, ...others] = last;
  if (only === undefined || others.length > 0 || choice === undefined || AS_ENTRY.test(text)) return false;
  // "The last of those" right after four sets.
  if (choice.of === "place" && OF_THOSE.test(foldText(text))) return true;
  const mayBeSets = choice.of === "newest" || choice.of === "first";
  return told.length < 2 || (kind === "change" && mayBeSets && choice.count < only.sets.length);
};

/**
 * What a message orders of entries that it chooses by order, number, day or as several; `null` where it orders nothing of the kind, or chooses
 * none of those that were told here or, where none were, of the newest that are stored.
 */
export async function onChosen(
  parts: LoggerParts,
  text: string,
  last: readonly LogEntry[],
  context: ReadingContext,
  scope: WorkScope,
): Promise<LogExtraction | null> {
  const correction = readEntryOrder(text);
  if (correction?.choice === undefined) return null;
  const { here, lately } = await writtenHere(parts, scope);
  const toldHere = await logsOf(parts, scope, { ids: lately.slice(-MOST_AT_ONCE) });
  const isOfBefore = toldHere.length === 0;
  if (isOfBefore && correction.kind !== "delete") return null;
  const told = isOfBefore ? (await logsOf(parts, scope, { limit: LOOKED_UP })).reverse() : toldHere;
  if (told.length === 0) return null;
  const [newest] = last;
  const within = newest !== undefined && isOfSets(text, correction, last, told) ? ofSets(correction, newest) : null;
  const pending = { ...UNDECIDED, text, fromLastTurn: !isOfBefore, here };
  if (within !== null) return { ...nothing(context), correction: { ...pending, correction: within, logs: [...last] } };
  const dateOf = (words: string) => readDates(words, context)[0]?.date ?? null;
  const chosen = chosenEntries(correction.choice, { told, last }, { catalog: parts.catalog, dateOf });
  if (chosen === null) return null;
  const { entries, isUnsure } = chosen;
  // What was told elsewhere, or one by one and is many, goes only after a look at it.
  const isMany = entries.length > MOST_UNASKED && !entries.every((entry) => last.some(({ id }) => id === entry.id));
  const isAsked = entries.length > 0 && (isMany || isOfBefore);
  const asked = correction.kind === "delete" && isAsked && !isUnsure ? deletion("everything") : correction;
  const isChosen = !isUnsure && asked === correction;
  // Of several others nobody knows which.
  const isOneOf = isUnsure && correction.choice.of === "other" && asked.kind === "change";
  return {
    ...nothing(context),
    correction: {
      ...pending,
      correction: isOneOf ? { ...asked, every: false } : asked,
      logs: entries,
      chosen: isChosen,
    },
  };
}
