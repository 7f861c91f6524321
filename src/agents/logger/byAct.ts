import { actCues } from "../../language/acts/actCues.ts";
import {
  isContrast,
  meantChange,
  meantDifference,
  meantSet,
  namesSet,
  swappedParts,
} from "../../language/acts/meantChange.ts";
import { type Sensed, senseAct } from "../../language/acts/senseAct.ts";
import {
  type ChangeCorrection,
  type Correction,
  change,
  deletion,
  type SetChanges,
} from "../../language/corrections/correction.ts";
import { figuredText } from "../../language/corrections/figuredText.ts";
import { namesAMovement, tellsHowItWent } from "../../language/corrections/howItWent.ts";
import { tellsOwnOuting } from "../../language/corrections/ownOuting.ts";
import { excludesSets } from "../../language/corrections/setSelectors.ts";
import { readDates } from "../../language/dates/dates.ts";
import { foldText } from "../../language/foldText.ts";
import { blanked } from "../../language/notation/otherTimes.ts";
import { readStance } from "../../language/routing/stance.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";
import { addedNote } from "./addedNote.ts";
import { clausesOf, entriesNamed, isNameOf, namesIn, otherExercise, ownWords } from "./entriesNamed.ts";
import { namesScope } from "./inScope.ts";
import { isNamed } from "./isNamed.ts";
import type { LoggerParts } from "./logParts.ts";
import type { ReadingContext } from "./logReading.ts";
import { variantMeant } from "./variantMeant.ts";

/** What is done though no reader knows the words; `unmarked`: only after a question. */
export type ByAct = { correction: Correction; unmarked: boolean; logs: LogEntry[]; chosen: boolean };

/** What a message most likely does to stored entries. */
export const senseBeside = (text: string, last: readonly LogEntry[]): Sensed | null =>
  senseAct(text, last.length === 0 ? null : last.map(({ exercise, sets }) => ({ name: exercise.name, sets })));

/** From here on an act is believed, and from the second on without a question. */
const LIKELY = 0.55;
const SURE = 0.75;
/** Where no word says so, it is asked whether an entry is to go; from here on none is asked though figures stand beside. */
const SURELY_WITH_FIGURES = 0.95;

/** A further set comes after the others. */
const AFTER =
  /\b(?:then|after\w*|followed|dropped|finish\w*|end\w*|back(?:ed)? off|dann|danach|puis|luego|despues|poi|dopo|depois)\b/;
/** Words that say so, or that it is not one's own. */
const SAYS_DELETE: ReadonlySet<string> = new Set(["remove", "not to keep", "somebody else", "bring back"]);
const PLURAL =
  /\b(?:both|pair|neither|all|everything|the two|the lot|beide\w*|alle\w*|tout\w*|les deux|ambos|ambas|tod[oa]s|entramb[ie]|tutt[oi]|nenhum\w*|ninguno)\b/;
const OF_SET =
  /\b(first|last|final|second|third|fourth|fifth|closing|opening)(?: one| ones)?(?: (?:set|of (?:those|them|these|it)))\b|\b(?:lose|drop|skip|bin|scrap|not count|discard|disregard) the (first|second|third|fourth|fifth)\b/;
const PLACE: Readonly<Record<string, number>> = {
  ...{ first: 1, opening: 1, second: 2, third: 3, fourth: 4, fifth: 5, last: -1, final: -1, closing: -1 },
};

/** What each of several entries is to have: what the other had, or a value of its own. */
const eachMeant = (
  text: string,
  logs: readonly LogEntry[],
  { context, catalog }: Pick<Beside, "context" | "catalog">,
) => eachOf(text, logs, context, catalog) ?? swappedParts(text, logs);

/** "Shoulders was 24 and incline 18": a value for each entry; `null` where one of them has none of its own. */
function eachOf(text: string, logs: readonly LogEntry[], context: ReadingContext, catalog: LoggerParts["catalog"]) {
  const each = logs.map((entry) => {
    const clauses = clausesOf(text).filter((clause) => namesIn(clause, entry, catalog) && /\d/.test(clause));
    const [only] = clauses;
    if (only === undefined || clauses.length > 1) return null;
    if (logs.some((other) => other !== entry && namesIn(only, other, catalog))) return null;
    const meant = meantChange(only, entry, context);
    return meant === null || meant === "unclear" || meant.correction.parts.length === 0 ? null : meant.correction.parts;
  });
  const found = each.filter((parts) => parts !== null);
  return found.length === logs.length ? found : null;
}

const OF_THEM = /\b(?:them|those|these|both|the two|the weights|the reps|the numbers|the figures|the loads)\b/;

type Beside = {
  /** The entries of the last log, and all that were told here, the newest last. */
  last: readonly LogEntry[];
  told: readonly LogEntry[];
  context: ReadingContext;
  catalog: LoggerParts["catalog"];
};

/** Whether words that a reader took for the name of an entry are no name of anything. */
function isNoName(target: string, beside: Beside): boolean {
  const { last, told, catalog } = beside;
  if (last.length === 0) return false;
  const words = target.match(/\p{L}{2,}/gu) ?? [];
  const phrases = words
    .flatMap((word, at) => [word, words.slice(at, at + 2).join(" ")])
    .filter(({ length }) => length > 2);
  return (
    !isNameOf(target) &&
    ![...last, ...told].some(({ exercise }) => phrases.some((phrase) => isNamed(catalog, exercise, phrase))) &&
    !isKnown(target, beside)
  );
}

/** "Bankdrukken": the catalogue knows it, though no word of it is one of the language's. */
function isKnown(target: string, { catalog }: Beside): boolean {
  const { kind, topScore } = catalog.match(target, { talk: true });
  return kind === "clear" && topScore >= SURELY_NAMED;
}
const SURELY_NAMED = 90;

/** "Found it in me to do one more": what stands before a further set is the name of nothing, and the set is of the last entry. */
export const withoutNoName = (read: Correction, beside: Beside): Correction =>
  read.kind === "change" &&
  read.target !== null &&
  (read.added !== null ? isNoName(read.target, beside) : beside.last.length > 0 && namesScope(read.target))
    ? { ...read, target: null }
    : read;

/** Whether what the readers made of a message cannot be all of it. */
export function isDoubted(text: string, read: Correction, beside: Beside): boolean {
  const { last, told, catalog } = beside;
  if (read.kind === "delete")
    return (
      (read.scope === "last" || read.scope === "undo") &&
      last.length === 1 &&
      (last[0]?.sets.length ?? 0) > 1 &&
      OF_SET.test(foldText(text))
    );
  if (read.kind !== "change") return false;
  const [only] = last;
  const isOfAll = read.parts.length > 0 && read.parts.every(({ sets }) => sets === "all") && !read.every;
  if (last.length === 1 && only && only.sets.length > 1 && isOfAll && namesSet(text, only.sets.length)) return true;
  if (read.added === null && read.target !== null && isNoName(read.target, beside)) return true;
  const all = told.length > 1 ? told : last;
  const { wanted, isKept } = entriesNamed(text, all, catalog);
  if (wanted.length === 2) return eachMeant(text, wanted, beside) !== null;
  return isKept && wanted.length === 1;
}

/**
 * What a message does to the entries before it where no reader knows its words, or what they made of it cannot be: its act as sensed, the
 * entry that it names, the value that is new. In: the message, the entries of the last log (newest last), those told here, how days are read. Out: the
 * correction and what it is about; `null` where it does nothing that is likely enough.
 */
export function byAct(text: string, read: Correction | null, beside: Beside, isWhole: boolean): ByAct | null {
  const sensed = senseBeside(text, beside.last);
  if (sensed === null || beside.last.length === 0) return null;
  const acted = ofAct(text, withReading(text, sensed, read, beside), beside);
  // A reader knows more than that it is a change, or of one of several.
  const isVague =
    acted !== null &&
    !acted.chosen &&
    ((acted.correction.kind === "change" && isEmpty(acted.correction)) || acted.logs.length > 1);
  if (read !== null && isVague) return null;
  // Whole sets of an exercise that they name are a log, unless it is sure that they put one right.
  const isLog = isWhole && (isVague || acted?.unmarked || sensed.act !== "change");
  return isLog ? null : acted;
}

const isEmpty = ({ parts, each, removed, added, when }: ChangeCorrection): boolean =>
  parts.length === 0 && each === undefined && (removed ?? added ?? when) === null;

/** What readers took for a change is so much likelier one, and again where a figure is set against one that is there. */
const READ_AS_CHANGE = 8;
const SET_AGAINST = 4;

/** How likely a message is a change where the readers took it for one and did not find of what. */
function withReading(text: string, sensed: Sensed, read: Correction | null, { last }: Beside): Sensed {
  const isOther = sensed.act !== "none" && sensed.act !== "change" && sensed.share >= SURE;
  if (read?.kind !== "change" || isOther) return sensed;
  const isAgainst = excludesSets(foldText(text)) || last.some((entry) => isContrast(text, entry));
  const odds = sensed.shareOf("change") * READ_AS_CHANGE * (isAgainst ? SET_AGAINST : 1);
  return { ...sensed, act: "change", share: odds / (odds + 1 - sensed.shareOf("change")) };
}

/** What surely puts an entry right, or says more of it, and tells no value: another variant, else a note; what is only announced is asked about. */
function withoutFigures(
  text: string,
  entry: LogEntry,
  catalog: LoggerParts["catalog"],
  { logs, chosen }: Pick<ByAct, "logs" | "chosen">,
): ByAct | null {
  if (tellsOwnOuting(foldText(text))) return null;
  const isMore = !tellsHowItWent(text);
  const isName = (text.match(/[\p{L}'’]+/gu) ?? []).length <= MOST_OF_NAME && !/\d/.test(text);
  const variant = isMore && !isName ? null : variantMeant(text, entry, catalog);
  if (variant !== null)
    return { correction: change({ exercise: { phrase: variant, instead: null } }), unmarked: false, logs, chosen };
  const note = isMore || namesAMovement(text) ? null : addedNote(entry, text);
  return { correction: change({ note }), unmarked: false, logs, chosen };
}

/** "Single leg, not normal": a few words may name another kind of it. */
const MOST_OF_NAME = 5;

/** A figure stands for one of an entry that is so many times it at most: "gym closes at 10" is no load beside 80. */
const FARTHEST = 1.6;
const HELD = ["reps", "weight", "durationS", "distance"] as const;

/** Whether a change sets a bare figure that is near none of the entry's. */
function isFarFrom({ parts }: ChangeCorrection, { sets }: LogEntry): boolean {
  const isFar = (value: number, fields: readonly (typeof HELD)[number][], others: readonly number[]) => {
    const all = [...others, ...sets.flatMap((set) => fields.flatMap((field) => set[field] ?? []))];
    return (
      all.length > 0 && !all.some((held) => held > 0 && value > 0 && Math.max(held / value, value / held) <= FARTHEST)
    );
  };
  return parts.some(({ changes }) =>
    changes.some((found) => {
      if (!("instead" in found) || found.instead !== null) return false;
      if (found.what === "figure") return found.likely === undefined && isFar(found.value, HELD, [sets.length]);
      return found.field === "weight" && found.unit === null && isFar(found.value, ["weight"], []);
    }),
  );
}

/** Words of what somebody else did or said put nothing right unasked. */
const NOT_OWN: ReadonlySet<string> = new Set(["other_person", "quoted"]);
const isNotOwn = (text: string): boolean => NOT_OWN.has(readStance(text).stance);
/** "For 10 read 11, the coach was counting": the figure that it had is said. */
const saysInstead = ({ parts }: ChangeCorrection): boolean =>
  parts.some(({ changes }) => changes.some((found) => "instead" in found && found.instead !== null));

/** "80x5" of several sets: one set in the place of all of them. */
const standsForAll = ({ parts }: ChangeCorrection, { sets }: LogEntry): boolean =>
  sets.length > 1 &&
  parts.some(
    ({ sets: of, changes }) =>
      of === "all" && changes.some((found) => found.what === "notation" && ONE_SET.test(found.text)),
  );
const ONE_SET = /^\D{0,3}(?:[2-9]\d|\d{3})(?:[.,]\d{1,2})? ?(?:kgs?|lbs?)? ?[x×] ?\d{1,2}$/;

/** Whether a figure of the text, days aside, stands in none of the changes. */
function hasUnread(text: string, parts: readonly SetChanges[], context: ReadingContext): boolean {
  const used = new Set(
    parts.flatMap(({ changes }) => changes.flatMap((found) => ("value" in found ? [found.value] : []))),
  );
  const figures = figuredText(blanked(text, readDates(text, context))).match(
    /(?<![\p{L}\d])\d+(?:[.,]\d+)?(?!\d|st|nd|rd|th)/gu,
  );
  return (figures ?? []).some((figure) => !used.has(Number(figure.replace(",", "."))));
}

function ofAct(text: string, { act, share }: Sensed, { last, told, context, catalog }: Beside): ByAct | null {
  if (share < LIKELY) return null;
  const all = told.length > last.length ? told : last;
  const { wanted, others, isKept } = entriesNamed(text, all, catalog);
  const logs = wanted.length > 0 ? wanted : isKept ? others : [...last];
  const [newest] = logs.slice(-1);
  if (newest === undefined) return null;
  const unmarked = share < SURE;
  const chosen = logs.length === 1 && (wanted.length > 0 || isKept);
  // "Da fehlt eine Wiederholung, 7 statt 6": a figure in place of another is no further set.
  switch (act === "add" && logs.length === 1 && isContrast(text, newest) ? "change" : act) {
    case "change": {
      // "Swap them" of two that were told one by one.
      const isOfTwo = wanted.length === 0 && !isKept && last.length === 1 && told.length === 2;
      const swapped = isOfTwo && OF_THEM.test(foldText(text)) ? swappedParts(text, told) : null;
      if (swapped !== null)
        return { correction: change({ each: swapped }), unmarked: false, logs: [...told], chosen: true };
      if (logs.length > 1) {
        const each = eachMeant(text, logs, { context, catalog });
        if (each !== null) return { correction: change({ each }), unmarked: false, logs, chosen: true };
        const meant = meantChange(text, newest, context);
        if (meant === null || meant === "unclear") return null;
        return { correction: meant.correction, unmarked: true, logs, chosen: false };
      }
      const meant = meantChange(ownWords(text, newest, others.length > 1 ? all : logs, catalog), newest, context);
      if (meant === null) return unmarked ? null : withoutFigures(text, newest, catalog, { logs, chosen });
      const further = meant === "unclear" ? meantSet(text, newest) : null;
      if (further?.includes(" at ") && AFTER.test(foldText(text)))
        return { correction: change({ added: { count: 1, text: further } }), unmarked: true, logs, chosen };
      if (meant === "unclear") return { correction: change({}), unmarked: false, logs, chosen };
      const isAsked =
        unmarked ||
        standsForAll(meant.correction, newest) ||
        !meant.sure ||
        isFarFrom(meant.correction, newest) ||
        (isNotOwn(text) && !saysInstead(meant.correction));
      return { correction: meant.correction, unmarked: isAsked, logs, chosen };
    }
    case "add": {
      const set = logs.length === 1 ? meantSet(text, newest) : null;
      return set === null ? null : { correction: change({ added: { count: 1, text: set } }), unmarked, logs, chosen };
    }
    case "delete": {
      // "Didn't do the flyes" where none were told.
      if (wanted.length === 0 && all.every((entry) => otherExercise(text, entry, catalog) !== null)) return null;
      const isSaid = actCues(foldText(text)).some((cue) => SAYS_DELETE.has(cue));
      const isAsked = !isSaid || share < (/\d/.test(text) ? SURELY_WITH_FIGURES : SURE);
      if (isAsked && !isSaid && /\d/.test(text)) return null;
      const place = OF_SET.exec(foldText(text));
      const at = PLACE[place?.[1] ?? place?.[2] ?? ""];
      if (at !== undefined && logs.length === 1 && newest.sets.length >= Math.max(2, at))
        return { correction: change({ removed: { from: at, to: at } }), unmarked: isAsked, logs, chosen };
      const isAll = PLURAL.test(foldText(text));
      const ofAll = isAll && last.length === 1 && wanted.length === 0 ? [...told].slice(-2) : logs;
      const scope = isAll && wanted.length === 0 ? "all" : "named";
      return {
        correction: deletion(scope, { disowned: isAsked }),
        unmarked: isAsked,
        logs: ofAll,
        chosen: !isAsked && chosen,
      };
    }
    case "restore":
      return {
        correction: deletion("undo", { restores: true }),
        unmarked,
        logs,
        chosen: false,
      };
    case "repeat": {
      if (logs.length > 1 || unmarked || isNotOwn(text)) return null;
      const parts = meantDifference(text, newest, context);
      // "Did 3 of those with 5 kg extra": a figure that nothing was made of.
      if (parts === null || hasUnread(text, parts, context)) return null;
      const exercise = otherExercise(text, newest, catalog);
      const [day] = readDates(text, context).filter(({ date }) => date !== null);
      const when = day === undefined ? null : text.slice(day.start, day.end);
      return {
        correction: { kind: "repeat", scope: "entry", count: 1, parts, exercise, when, as: null },
        unmarked,
        logs,
        chosen,
      };
    }
    default:
      return null;
  }
}
