import { phraseTokens } from "../../catalog/phraseTokens.ts";
import { type ChangeCorrection, type Correction, change } from "../../language/corrections/correction.ts";
import { phraseIn } from "../../language/corrections/correctionPhrases.ts";
import type { Change } from "../../language/corrections/correctionValues.ts";
import { figuredText } from "../../language/corrections/figuredText.ts";
import { readFurtherSet } from "../../language/corrections/furtherSet.ts";
import { MISSED_IT } from "../../language/corrections/missedIt.ts";
import { foldText } from "../../language/foldText.ts";
import { isMovementWord } from "../../language/notation/clauseWords.ts";
import { compiled } from "../../language/patterns/compiled.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";
import { isNamed } from "./isNamed.ts";
import type { DraftEntry } from "./logDraft.ts";
import type { LoggerParts } from "./logParts.ts";
import type { LogExtraction } from "./logUnderstanding.ts";
import { isCountable } from "./mergeAnswer.ts";

export const isNameAlone = ({ parts, added, removed, when, note, exercise, wrong }: ChangeCorrection): boolean =>
  exercise !== null &&
  exercise.phrase !== "" &&
  exercise.instead === null &&
  parts.length === 0 &&
  (added ?? removed ?? when ?? note ?? wrong) === null;

/** Asks that what is told be kept. */
export const KEEP = /\b(?:write|note|jot|put) (?:it|that|this) down\b|\b(?:log|record|track|save) (?:it|that|this)\b/i;

/** Words that put something right; "no straps" and "was easy" in a log do not. */
export const MARKED =
  /^\W*(?:no|nope|nah|not|change|make|set|edit|update|fix|correct|delete|remove|undo)\b|\b(?:actually|sorry|oops|meant|correction|mistake|typo|wrong|scratch that|instead of|rather than|not \d|should (?:be|have been|say)|change (?:it|that|the)|make (?:it|that))\b/i;

/** Words that only a correction has. */
const ORDERS_CHANGE =
  /^\W*(?:no|nope|nah|not|change|make|set|edit|update|fix|correct|delete|remove|undo)\b|\b(?:actually|oops|correction|mistake|typo|scratch that|should (?:be|have been|say)|change (?:it|that|the)|make (?:it|that)|not(?! (?:count|includ)))\b/i;
const INSTEAD_OF_USUAL =
  /\b(?:instead of|rather than) (?:my |the |our )?(?:usual|normal|regular|planned|prescribed|programmed|typical|last)\b/i;

/** "It was 4 reps for squat": something that was told before. */
const IT_WAS =
  /^\W*(?:(?:no|sorry|oh|ah|wait|and|so|but|ok|en fait|non|pardon|eigentlich|nein|en realidad|perd[oó]n|in realt[aà]|scusa|na verdade|n[aã]o|desculpa)\W+)*(?:(?:it|that|this|they|those)(?:['’]?s| is| are| was| were| should be)|c['’ ]?(?:[eé]tait|est)|(?:das|es) (?:war|waren)|eran?|fue(?:ron)?|erano|foi|foram) (?:only |just |actually )?\d+(?:[.,]\d+)?(?: ?[x×] ?\d{1,3})? ?(?:reps?|sets?|kgs?|kilos?|lbs?|pounds?|mins?|minutes?|secs?|seconds?|hours?|km|k|miles?)? ?(?:for|on|pour|f[uü]r|beim?|para|pra|per|sur) (?:the |my |die |das |le |la |les |l['’]|el |il |o |a )?\p{L}/iu;

/** "Those were 24s": no name. */
const POINTS_BACK = /^(?:those|these|they|them|that|it|this)$/i;

/** Whether words that could correct something are a log of their own: whole sets, and no word that puts anything right. */
export function isNewLog(text: string, correction: Correction, read: readonly DraftEntry[], hasLast: boolean): boolean {
  if (correction.kind !== "change" || correction.target !== null) return false;
  if (correction.added !== null && readFurtherSet(text) !== null) return false;
  const isName = (phrase: string) =>
    !POINTS_BACK.test(phrase) &&
    phraseIn(foldText(phrase)) !== null &&
    (!correction.sure || (foldText(phrase).match(/\p{L}{3,}/gu) ?? []).some((word) => isMovementWord(word)));
  const named = read.filter(({ phrase }) => phrase !== null && isName(phrase));
  // "squat 3x8 60 kg instead of my usual 85": whole sets of a named exercise, where nothing was just stored.
  const isWhole = named.some(({ sets }) => isCountable(sets)) && !ORDERS_CHANGE.test(text);
  if (isWhole && (!hasLast || INSTEAD_OF_USUAL.test(text))) return true;
  if (MARKED.test(text) || (correction.sure && IT_WAS.test(text))) return false;
  return hasLast ? named.some(({ sets }) => isCountable(sets)) : read.length > 0;
}

const TURNS_DOWN = /^\W*(?:oh |ah )?(?:no+|nope|nah|nein|nee|non|nao|não|wrong)(?![\p{L}])/iu;

/** "No, seated leg curl. And 45" after a leg curl: not an entry of that name, but what the last one should be called. */
export function renamesLast(
  text: string,
  correction: Correction,
  last: readonly LogEntry[],
  catalog: LoggerParts["catalog"],
): Correction {
  const [only] = last;
  if (correction.kind !== "change" || correction.target === null || only === undefined || last.length > 1)
    return correction;
  const { target, exercise } = correction;
  if (exercise !== null || !TURNS_DOWN.test(text) || isNamed(catalog, only.exercise, target)) return correction;
  const called = new Set(phraseTokens(only.exercise.name));
  return phraseTokens(target).some((word) => called.has(word))
    ? { ...correction, target: null, exercise: { phrase: target, instead: null } }
    : correction;
}

const LED_TO_SET =
  "^\\W*(?:(?:ok|oh|no|sorry|actually|and|but|wait|y|e|et|und)[ ,]+)*(?:(?:en|in|beim?|sur|na|no|on|at|with|for) )?(?:(?:the|la|el|die|der|das|le|l|a|o) )?(?:(?:de|with|mit|con|com|at|a) )?";
const LOAD =
  "(\\d{2,3}(?:[.,]\\d{1,2})?|[4-9](?:[.,]\\d{1,2})?(?=s | ?kgs? | ?kilos? | ?lbs? ))(?: ?(?:kgs?|kilos?|lbs?|pounds?))?(?:er|s)?(?: (?:set|one|serie|satz))?";
const SO_MANY = "(\\d{1,2})(?: ?(?:reps?|wdh|repetitions))?";
/** "The 80 one was 4", "en la de 80 fueron 4", "150 was 3 reps", "at 100 I only got 4": so many in the set with that load. */
const OF_LOAD = compiled(
  `${LED_TO_SET}${LOAD},? (?:(?:was|were|fue|fueron|war|waren|etait|etaient|era|erano|foi|foram)(?: for)?(?: an?)?|(?:i )?(?:only |just )?(?:got|did|managed|hit|made)) (?:only |just |solo |nur |so |seulement )?${SO_MANY}(?:,? (?:not|instead of) \\d{1,2})?[\\s.!]*$`,
);
/** "Only got 4 at 100", "it was 3 with the 150". */
const AT_LOAD = compiled(
  `^\\W*(?:(?:ok|oh|no|sorry|actually|and|but|wait)[ ,]+)*(?:(?:it|that) was|(?:i )?(?:only |just )?(?:got|did|managed|hit|made))(?: only| just)? ${SO_MANY} (?:at|with|on) (?:the )?${LOAD}[\\s.!]*$`,
);
/** "And 160 I failed": nothing came of it. */
const FAILED_LOAD = compiled(
  `${LED_TO_SET}${LOAD},? (?:i )?(?:failed|missed|did not (?:get|make)|was a (?:fail|miss))(?: (?:it|that|on))?[\\s.!]*$`,
);
/** "90 was a no rep, take it out". */
const VOID_LOAD =
  /^\W*(?:(?:ok|oh|no|sorry|actually|and)[ ,]+)*(?:the )?(\d{2,3}(?:[.,]\d{1,2})?)(?: ?(?:kgs?|kilos?|lbs?|pounds?))?(?: (?:set|one))? (?:was|were|fue|war|etait|era|foi) (?:an? |ein |un |una |um )?(?:no ?-?(?:rep|lift)|miss(?:ed)?|fail(?:ed)?|nulla?|nul[ao]?|ungultig\w*|fallid[ao])[ ,;]*(?:so |and )?(?:take|get|leave|cut|remove|delete|drop|bin|togli\w*|quita\w*|enleve\w*|tira\w*|streich\w*|losch\w*)\b[^\d]{0,16}$/;

const MISSED: Change[] = [
  { what: "field", field: "reps", value: 0, unit: null, instead: null },
  { what: "toFailure", toFailure: true },
];

/** What is put right in the one set of the last entry that has the load that is named; `null` where none or several have it. */
export function ofSetWithLoad(text: string, last: readonly LogEntry[]): ChangeCorrection | null {
  const [single, ...others] = last;
  const lastSet = single?.sets.at(-1);
  if (MISSED_IT.test(text) && others.length === 0 && lastSet?.reps === 1 && (lastSet.weight ?? 0) > 0)
    return change({ parts: [{ sets: { from: -1, to: -1 }, changes: MISSED }] });
  const figured = figuredText(text);
  // "The hundred was a four, got buried on the fifth": the first clause says it.
  const [first = ""] = figured.split(/[,;.!](?!\d)/);
  return ofLoadIn(figured, last) ?? (first === figured ? null : ofLoadIn(first, last));
}

function ofLoadIn(folded: string, last: readonly LogEntry[]): ChangeCorrection | null {
  const [only] = last;
  if (only === undefined || last.length > 1) return null;
  const number = (figure = "") => Number(figure.replace(",", "."));
  const counted = OF_LOAD.exec(folded);
  const after = counted === null ? AT_LOAD.exec(folded) : null;
  const failed = FAILED_LOAD.exec(folded);
  const load = number(counted?.[1] ?? after?.[2] ?? failed?.[1] ?? VOID_LOAD.exec(folded)?.[1]);
  const places = load === 0 ? [] : only.sets.flatMap(({ weight }, at) => (weight === load ? [at + 1] : []));
  const [place] = places;
  // "80 was 4" of what was all done with 80 is of no one set.
  if (place === undefined || places.length > 1 || (only.sets.length === 1 && failed === null)) return null;
  const sets = { from: place, to: place };
  const reps = (value: number) => ({ what: "field", field: "reps", value, unit: null, instead: null }) as const;
  const many = counted?.[2] ?? after?.[1];
  if (many !== undefined) return change({ parts: [{ sets, changes: [reps(number(many))] }] });
  if (failed === null) return change({ removed: sets });
  // Of several repetitions nobody knows how many there were.
  if (only.sets[place - 1]?.reps !== 1) return null;
  return change({ parts: [{ sets, changes: [reps(0), { what: "toFailure", toFailure: true }] }] });
}

/** "+10", "bodyweight plus ten": so much was hung on. */
const HUNG_ON = /\+ ?\d|\b(?:body ?weight|bw) ?(?:plus|and|\+) ?\w/i;
/** Nobody hangs on less: "+2" of unweighted pull-ups may as well be repetitions. */
const LEAST_HUNG = 5;

/**
 * "Sorry, +22.5" of what was lifted with weight added: so much was added, and not so much more. "Dips were +10" of what was told without any
 * weight: so much was hung on.
 */
export function asAdded(
  text: string,
  correction: Correction,
  last: readonly LogEntry[],
  catalog: LoggerParts["catalog"],
): Correction {
  if (correction.kind !== "change" || !HUNG_ON.test(text)) return correction;
  const { target } = correction;
  const [only, ...others] =
    target === null || last.length < 2 ? last : last.filter(({ exercise }) => isNamed(catalog, exercise, target));
  if (only === undefined || others.length > 0) return correction;
  const isBare =
    catalog.byId(only.exercise.id)?.measurement === "weighted_bodyweight_reps" &&
    only.sets.every(({ weight, reps }) => weight === null && reps !== null);
  if (!isBare && !only.sets.every(({ load }) => load === "added")) return correction;
  const parts = correction.parts.map(({ sets, changes }) => ({
    sets,
    changes: changes.map((found) =>
      found.what !== "by" || found.delta <= 0 || (isBare && (found.delta < LEAST_HUNG || found.field === "reps"))
        ? found
        : isBare
          ? ({ what: "load", load: "added", value: found.delta, unit: found.unit } as const)
          : ({ what: "field", field: "weight", value: found.delta, unit: found.unit, instead: null } as const),
    ),
  }));
  return { ...correction, parts };
}

/** The same of a correction that is about entries of its own. */
export function withAdded(text: string, extraction: LogExtraction, catalog: LoggerParts["catalog"]): LogExtraction {
  const { correction: pending } = extraction;
  if (pending === null) return extraction;
  return {
    ...extraction,
    correction: { ...pending, correction: asAdded(text, pending.correction, pending.logs, catalog) },
  };
}
