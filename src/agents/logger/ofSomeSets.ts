import { type ChangeCorrection, change } from "../../language/corrections/correction.ts";
import type { Change } from "../../language/corrections/correctionValues.ts";
import { readPlainCorrection } from "../../language/corrections/logCorrection.ts";
import {
  changesSoMany,
  type OnlyOfSets,
  readOnlyOfSets,
  tellsOfSoMany,
} from "../../language/corrections/onlyOfSets.ts";
import { readMiscount } from "../../language/corrections/readMiscount.ts";
import { placesOf } from "../../language/corrections/setSelectors.ts";
import { voidOne } from "../../language/corrections/voidOne.ts";
import { foldText } from "../../language/foldText.ts";
import { LAST_WORDS, ORDINAL_WORDS } from "../../language/numbers/ordinals.ts";
import { compiled } from "../../language/patterns/compiled.ts";
import type { LogEntry, LogSet } from "../../protocol/workoutLog.ts";
import type { LastChange } from "../../tools/lastChanges.ts";
import type { WorkScope } from "../agent.ts";
import { addedNote } from "./addedNote.ts";
import type { LoggerParts } from "./logParts.ts";
import type { ReadingContext } from "./logReading.ts";
import type { LogExtraction, PendingCorrection } from "./logUnderstanding.ts";
import { UNCHANGED } from "./remarkOn.ts";
import { ofLastSet } from "./setBySet.ts";
import { writtenHere } from "./storedEntries.ts";
import { nothing, UNDECIDED } from "./undecided.ts";

type Meant = { correction: ChangeCorrection; unmarked: boolean };

/**
 * What is said of a part of the sets before it, and never how many there were: "only on the last two sets" moves what was told, "one rep too many on the
 * last set" is one less there, "the last one doesn't count" is of a set. In: the message, the entries of the last log. Out: the change of the only
 * one, asked about where it is in doubt; `null` where nothing like it is said.
 */
export async function ofSomeSets(
  parts: LoggerParts,
  text: string,
  last: readonly LogEntry[],
  context: ReadingContext,
  scope: WorkScope,
): Promise<LogExtraction | null> {
  const [only, ...others] = last;
  if (only === undefined) return null;
  const limited = readOnlyOfSets(text);
  if (others.length > 0)
    return limited === null && !tellsOfSoMany(text) ? null : { ...nothing(context), remarks: [UNCHANGED] };
  const meant =
    (limited && onlyThere(text, limited, only)) ??
    ofMany(text, only) ??
    miscounted(text, only) ??
    voided(text, only) ??
    byLoad(text, only) ??
    numbered(text, only);
  if (meant === null) return null;
  // "First one only two sets", "drop the last one" after two that were told one by one: an entry, and no set.
  const mayBeEntry = ONE_BY_PLACE.test(foldText(text)) || voidOne(text)?.taken === true;
  if (mayBeEntry) {
    const { here, changes } = await writtenHere(parts, scope);
    if (here.length > 1 || takesOutChanged(text, changes)) return null;
  }
  const { correction, unmarked } = meant;
  const pending = { text, correction, logs: [only], fromLastTurn: true, here: [only.id], chosen: true, unmarked };
  return { ...nothing(context), correction: { ...UNDECIDED, ...pending } };
}

const ONE_BY_PLACE = compiled(`(?<![\\p{L}\\d])${ORDINAL_WORDS} one(?!\\p{L})`, "u");

/** "Delete the last one" right after that set was put right is surely of it, and is read where deletions are. */
const takesOutChanged = (text: string, changes: readonly LastChange[]): boolean => {
  const said = readPlainCorrection(text);
  return said !== null && said.kind === "delete" && ofLastSet(text, said, changes).kind === "change";
};

const sure = (parts: Partial<ChangeCorrection>): Meant => ({ correction: change(parts), unmarked: false });
const asked = (parts: Partial<ChangeCorrection>): Meant => ({ correction: change(parts), unmarked: true });
/** Not said clearly enough: what should be different is asked for. */
const UNCLEAR = sure({});

/** What all sets have alike, and only some of them had. */
function onlyThere(text: string, said: OnlyOfSets, entry: LogEntry): Meant | null {
  const { sets, note } = entry;
  if (sets.length < 2) return said.of === "remark" ? sure({ note: addedNote(entry, text) }) : null;
  const places = placesOf(said.sets, sets.length);
  if (places === null) return said.of === "remark" ? null : UNCLEAR;
  const noted = note === null ? null : notedThere(note, said);
  if (said.of === "remark") return sure({ note: noted ?? addedNote(entry, text) });
  const others = sets.flatMap((_, place) => (places.includes(place) ? [] : [place]));
  const at = (where: readonly number[], changes: Change[]) =>
    where.map((place) => ({ sets: { from: place + 1, to: place + 1 }, changes }));
  const isEvery = (holds: (set: LogSet) => boolean) => sets.every(holds);
  // "Only did the last two sets": the others may be none.
  if (said.of === "count")
    return others.length === 0 ? null : asked({ removed: others.map((at) => ({ from: at + 1, to: at + 1 })) });
  if (said.of === "failure")
    return sure({
      parts: [
        ...at(others, [{ what: "toFailure", toFailure: false }]),
        ...at(places, [{ what: "toFailure", toFailure: true }]),
      ],
    });
  const rpe = sets[0]?.rpe ?? null;
  const hasRpe = rpe !== null && isEvery((set) => set.rpe === rpe);
  if (said.of === "rpe" && said.rpe !== null) {
    const value: Change = { what: "field", field: "rpe", value: said.rpe, unit: null, instead: null };
    return sure({ parts: [...(hasRpe ? at(others, [{ what: "noEffort" }]) : []), ...at(places, [value])] });
  }
  const { type = "normal", rir = null } = sets[0] ?? {};
  const held: Meant[] = [
    ...(isEvery((set) => set.toFailure)
      ? [sure({ parts: at(others, [{ what: "toFailure", toFailure: false }]) })]
      : []),
    ...(hasRpe || (rir !== null && isEvery((set) => set.rir === rir))
      ? [sure({ parts: at(others, [{ what: "noEffort" }]) })]
      : []),
    ...(type !== "normal" && isEvery((set) => set.type === type)
      ? [sure({ parts: at(others, [{ what: "type", type: "normal" }]) })]
      : []),
    ...(note === null ? [] : [sure({ note: `${note} (${said.where})` })]),
  ];
  const [moved, ...more] = held;
  return moved === undefined || more.length > 0 ? UNCLEAR : moved;
}

/** The note with the place behind the part of it that the words name; `null` where they name none. */
function notedThere(note: string, { words, where }: OnlyOfSets): string | null {
  const stem = (word: string) => word.replace(/(?:en|s|n)$/, "");
  const named = new Set((words.match(/\p{L}{4,}/gu) ?? []).map(stem));
  const parts = note.split("; ");
  const at = parts.findIndex((part) =>
    (foldText(part).match(/\p{L}{4,}/gu) ?? []).some((word) => named.has(stem(word))),
  );
  return at < 0 ? null : parts.map((part, place) => (place === at ? `${part} (${where})` : part)).join("; ");
}

const ofMany = (text: string, entry: LogEntry): Meant | null =>
  changesSoMany(text) ? UNCLEAR : tellsOfSoMany(text) ? sure({ note: addedNote(entry, text) }) : null;

/** So many too many or too few of what is stored. */
function miscounted(text: string, { sets }: LogEntry): Meant | null {
  const said = readMiscount(text);
  if (said === null) return null;
  const by = (field: "reps" | "setCount" | "figure", delta: number): Partial<ChangeCorrection> => ({
    parts: [{ sets: "all", changes: [{ what: "by", field, delta, unit: null }] }],
  });
  const { change: found, delta } = said;
  if (found === null && !Number.isInteger(delta)) return UNCLEAR;
  if (found === null && /^[^\p{L}]*(?:\p{L}+[ ,]+)*(?:minus|menos|moins|meno) /u.test(foldText(text)))
    return sure(by("figure", delta));
  const isOfSets = found === null || found.field === "setCount";
  // Of an entry with one set, "one too many" is a repetition sooner than all of it.
  if (isOfSets && sets.length + delta < 1) return found === null ? asked(by("reps", delta)) : UNCLEAR;
  const meant = found === null ? by("setCount", delta) : { parts: [{ sets: said.sets, changes: [found] }] };
  return said.sure || (sets.length === 1 && !isOfSets) ? sure(meant) : asked(meant);
}

/** "The last one doesn't count" of several sets: a set, and not all of them. */
function voided(text: string, { sets }: LogEntry): Meant | null {
  const said = sets.length < 2 ? null : voidOne(text);
  if (said === null || (placesOf(said.sets, sets.length)?.length ?? 0) === 0) return null;
  if (said.of === "rep")
    return asked({ parts: [{ sets: said.sets, changes: [{ what: "by", field: "reps", delta: -1, unit: null }] }] });
  return said.sure ? sure({ removed: said.sets }) : asked({ removed: said.sets });
}

const STRIKES =
  "(?:take|delete|remove|erase|drop|scrap|scratch|bin|lose|ditch|losch\\p{L}*|streich\\p{L}*|nimm|enleve\\p{L}*|supprime\\p{L}*|borra\\p{L}*|quita\\p{L}*|togli\\p{L}*|cancella\\p{L}*|tira\\p{L}*|apaga\\p{L}*)(?: out| off)?";
const THE = "(?:the|that|my|die|den|das|le|la|les|el|los|las|lo|il|o|a|os|as)";
/** "Take the 75 out", "delete the set at 80": the sets that were so heavy. */
const STRUCK_LOAD = compiled(
  `^\\W*(?:(?:ok|no|oh|and|please|pls|actually|sorry|bitte)[ ,]+)*${STRIKES} (?:${THE} )?(?:(?:set|sets|one|satz|serie) (?:at|with|of|mit|a|con|com) )?(\\d{2,3}(?:[.,]\\d{1,2})?) ?(?:kgs?|kilos?|lbs?|pounds?|er)?(?: ?[x×] ?\\d{1,2})?(?: (?:set|sets|one|single|satz|serie))?(?: (?:out|off|away|again|please|pls|weg|raus|wieder))*[ .!]*(?:$|[,;.]\\s+[^\\d]*$)`,
  "u",
);
function byLoad(text: string, { sets }: LogEntry): Meant | null {
  const load = STRUCK_LOAD.exec(foldText(text))?.[1];
  if (load === undefined) return null;
  const removed = sets.flatMap(({ weight }, at) =>
    weight === Number(load.replace(",", ".")) ? [{ from: at + 1, to: at + 1 }] : [],
  );
  return removed.length === 0 || removed.length === sets.length ? null : sure({ removed });
}

/** "3: 6": the third set was six. */
const NUMBERED = /^\W*(?:(?:no|and|sorry|actually|oh)[ ,]+)*#?([1-9]|1\d) ?: ?(\d{1,3}(?:[.,]\d{1,2})?|\d)\W*$/;
/** "3:06" is a time. */
const CLOCK = /\d:\d\d/;
function numbered(text: string, { sets }: LogEntry): Meant | null {
  const [, place, figure = ""] = CLOCK.test(text) ? [] : (NUMBERED.exec(foldText(text)) ?? []);
  const at = Number(place);
  if (place === undefined || sets.length < 2) return null;
  const value = Number(figure.replace(",", "."));
  if (at > sets.length) return UNCLEAR;
  return sure({ parts: [{ sets: { from: at, to: at }, changes: [{ what: "figure", value, instead: null }] }] });
}

const PART_OF_SETS = compiled(
  `(?<![\\p{L}\\d])(?:(?:the|my|den|die|der|la|le|el|il|a|o) |l ?['’]? ?)?(?:${LAST_WORDS}|${ORDINAL_WORDS})(?: (?:two|three|four|[2-4]|couple|zwei|drei|deux|trois|dos|tres|due|tre|duas)(?: (?:sets?|satze?|series?|serie|ones?))?(?![\\p{L}\\d])| (sets?|satze?|series?|serie|ones?)(?!\\p{L}))|(?<!\\p{L})set (?:number )?[1-9](?![\\d\\p{L}])`,
  "u",
);

/** Another exercise that is said of a part of the sets only: told in the note, and the entry keeps its name; "the last one" is asked about. */
export function ofWholeEntry(text: string, extraction: LogExtraction | null): LogExtraction | null {
  const pending: PendingCorrection | null = extraction?.correction ?? null;
  const [only, ...others] = pending?.logs ?? [];
  if (!extraction || pending?.correction.kind !== "change" || !only || others.length > 0) return extraction;
  const { correction } = pending;
  const part = correction.exercise === null || only.sets.length < 2 ? null : PART_OF_SETS.exec(foldText(text));
  if (part === null || correction.exercise?.phrase === "") return extraction;
  // "The first one was incline" after two that were told: of the entry at that place.
  if (/^ones?$/.test(part[1] ?? "") && pending.here.length > 1) return extraction;
  if (/^ones?$/.test(part[1] ?? "")) return { ...extraction, correction: { ...pending, unmarked: true } };
  const noted = { ...correction, exercise: null, note: addedNote(only, text) };
  return { ...extraction, correction: { ...pending, correction: noted } };
}
