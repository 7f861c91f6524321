import { foldText } from "../foldText.ts";
import { isLastPlace, LAST_WORDS, ORDINAL_WORDS, placeOf } from "../numbers/ordinals.ts";
import { compiled } from "../patterns/compiled.ts";
import type { SetChoice } from "./setSelectors.ts";

/** What holds of some of the sets alone. */
export type OnlyOfSets = {
  sets: SetChoice;
  /** The words that choose them: "only on the last two sets". */
  where: string;
  /** What else is said, "" where nothing is. */
  words: string;
  of: "bare" | "failure" | "rpe" | "remark" | "count";
  rpe: number | null;
};

const ONLY =
  "(?:only|just|nur|bloss|seulement|uniquement|solo|solamente|soltanto|unicamente|apenas|so(?= n[oa]s?(?!\\p{L})))";
const COUNTS: Readonly<Record<string, number>> = {
  ...{ two: 2, "2": 2, couple: 2, zwei: 2, beiden: 2, deux: 2, dos: 2, due: 2, dois: 2, duas: 2 },
  ...{ three: 3, "3": 3, drei: 3, trois: 3, tres: 3, tre: 3 },
  ...{ four: 4, "4": 4, vier: 4, quatre: 4, cuatro: 4, quattro: 4, quatro: 4 },
};
const COUNT = `(?:${Object.keys(COUNTS).join("|")})(?: of)?`;
const NOUN = "(?:sets?|ones?|satze?n?|series?)";
const TO =
  "(?:(?:on|in|for|at|with|during|of|it was|was|bei[m]?|auf|i am|im|fur|pour|sur|dans|en|para|per|su|nas?|nos?|nelle|nella|nell|nelli|sulle|sulla|sull|aux?|alle|alla|con|com|mit|a) ?['’]? ?){0,12}(?:(?:the|my|den|dem|die|der|das|les?|la|las|los|el|l|il|gli|i|os?|as?) ?['’]? ?){0,12}";
const PLACE = `${TO}(?:(${LAST_WORDS}|${ORDINAL_WORDS})(?: (${COUNT}))?|(${COUNT}) (${LAST_WORDS}|${ORDINAL_WORDS}))(?: ${NOUN})?(?![\\p{L}\\d])`;
/** With a noun, a number or nothing behind it: "only the first time" names no set. */
const IS_SETS = compiled(`(?: ${NOUN}|(?:^|[ '’])${COUNT})(?![\\p{L}])`, "u");
const FORMS = [
  compiled(`(?<!\\p{L})${ONLY} (?<place>${PLACE})`, "u"),
  compiled(`(?<!\\p{L})(?<place>${PLACE}),? ${ONLY}(?!\\p{L})`, "u"),
  compiled(`(?<!\\p{L})${ONLY.replace("|just", "")} (?<verb>did|count(?:ed)?|hice|fiz) (?<place>${PLACE})$`, "u"),
  compiled(
    `(?<=^\\W*(?:(?:but|and|actually|no|oh|sorry|i)[ ,]+)*)${ONLY} (?<verb>(?:used|wore|needed|had|took|put|with) [^\\d,;]{3,30}?) (?<place>${PLACE})$`,
    "u",
  ),
];
const FILLERS =
  /(?<!\p{L})(?:no|nope|oh|ah|sorry|wait|actually|though|tho|but|and|i mean|meant|that|this|it|was|were|is|btw|ok|lol|really|eigentlich|aber|und|das|war|ach|en fait|mais|et|pero|y|ma|e|mas|pardon|perdon|scusa|desculpa)(?!\p{L})/gu;
const FAILURE =
  /^(?:(?:went|to|till|until|taken|all the way|zum|bis|bis zum|a l ?['’]? ?|al|a|ate a|alla) ){0,12}(?:failure|muskelversagen|versagen|echec|fallo|cedimento|falha)$/u;
const RPE = /^(?:an? |with |at |auf )*rpe(?: of)? ?(10|[5-9](?:[.,]5)?)$|^(?:at |@ ?)?(10|[5-9](?:[.,]5)?) ?rpe$/u;
/** "Only did the last two sets". */
const COUNTS_THESE =
  /^(?:i |we |these |they |should |really |were |ich |habe? |j |ai |he |ho )*(?:did|done|do|count(?:s|ed)?|happened|gemacht|zahl(?:t|en)|fait|hice|hecho|fatto|fiz|comptent|cuentan|contano|contam)(?: really)?$/;
/** So many were done, or they are of another kind: the sets are counted, or put right. */
const IS_MORE =
  /(?<!\p{L})(?:did|do|done|doing|made|make|got|get|managed|completed?|finished|count\w*|log\w*|keep|kept|save|stor\w*|delet\w*|remov\w*|scrap|scratch|take|change\w*|fix\w*|real|valid|wrong|right|left|hit|warm\w*|drop\w*|amrap|kgs?|kilos?|lbs?|pounds?|body ?weight|bw|unweighted|weight|reps?|not|n ?['’]?t|dont|didnt|same|today|yesterday|machte?|gemacht|geschafft|zahl\w*|fait|fais|compte\w*|hice|hecho|cuenta\w*|fatto|conta\w*|fiz|feito|gestern|hier|ayer|ieri|ontem|yet|to go|remaining|ubrig|restant\w*|exercises?|entr(?:y|ies)|lifts?|workouts?|sessions?|weeks?|days?|months?|km|miles?|minutes?|seconds?|half|laps?)(?!\p{L})/u;
/** "Only 3 sets with belt": so many of them, and nobody knows which. */
const SO_MANY_WITH = compiled(
  `^\\W*(?:(?:but|and|actually|no|oh|sorry)[ ,]+)*${ONLY} (?:\\d|${COUNT}|one|1|ein(?:en|e)?|une?|una|uma)(?: ${NOUN})? (?:(?:was|were|done|had) )*(?:with(?:out)?|used|wearing|in|paused|mit|ohne|avec|sans|con|sin|senza|com|sem) ?(?:(?:the|a|my|an) )?(\\p{L}[\\p{L} ]{2,20})[ .!]*$`,
  "u",
);

/**
 * What is said to hold of some of the sets alone: "only on the last two sets", "belt only on the last two sets", "felt heavy on the last two sets only". It
 * never says how many sets there were. In: any text. Out: `null` for anything else, and for a figure, an order or a count beside it. Pure.
 */
export function readOnlyOfSets(text: string): OnlyOfSets | null {
  const said = foldText(text)
    .replace(/[.!]+\s*$/, "")
    .trim();
  if (text.length > 90 || /\?/.test(said)) return null;
  for (const form of FORMS) {
    const found = form.exec(said);
    if (found === null) continue;
    const place = found.groups?.place ?? "";
    const [ordinal, count] = placeIn(found);
    const before = said.slice(0, found.index);
    const after = said.slice(found.index + found[0].length);
    if (!IS_SETS.test(place) && after.trim() !== "") continue;
    const words = `${before} ${found.groups?.verb ?? ""} ${after}`
      .replace(FILLERS, " ")
      .replace(/[\s,.;:-]+/g, " ")
      .trim();
    const where = found.groups?.verb === undefined ? asTyped(text, said, found) : `only ${place}`;
    const sets = chosen(ordinal, count);
    const rpe = RPE.exec(words);
    if (rpe !== null) return { sets, where, words, of: "rpe", rpe: Number((rpe[1] ?? rpe[2] ?? "").replace(",", ".")) };
    if (COUNTS_THESE.test(words)) return { sets, where, words, of: "count", rpe: null };
    if (/\d/.test(words) || IS_MORE.test(words)) return null;
    const of = words === "" ? "bare" : FAILURE.test(words) ? "failure" : "remark";
    return { sets, where, words, of, rpe: null };
  }
  return null;
}

/** "2 sets were paused", "one set was high bar": how so many of them were, and never how many there were. */
const SO_MANY_WERE = compiled(
  `^\\W*(?:(?:but|and|also|oh|aber|und|mais|et|pero|y|ma|e|mas)[ ,]+)*(?:(?:the |about )?(?:[1-9]|${COUNT}|one|ein(?:en|e)?|une?|una|uma|um)(?: ${NOUN}| of (?:them|those|these|the sets)|(?: davon| di loro| d(?: ?['’])? ?entre (?:elles|ellas|eux)))+) (?:was|were|had|felt|looked|war(?:en)?|hatten?|etai(?:en)?t|era[n]?|erano|fueron|fue|foram|foi|eram) (?:(?:all|both|really|a bit|kind of|kinda|pretty|very|super) )*(\\p{L}[\\p{L} '-]{2,40}?)(?: (?:though|tho|btw|by the way|lol|today))*[ .!]*$`,
  "u",
);
const LONGEST = 120;
/** That is all of them, or they were none. */
const ALL_THERE =
  /^(?:it|all|enough|plenty|missing|too (?:many|much|few)|there|those|them|my|from|for|in|on)(?!\p{L})/u;

/** Whether words tell with what or how so many of the sets were done, and not which. In: any text. */
export const tellsOfSoMany = (text: string): boolean => {
  const said = text.length > LONGEST ? "" : foldText(text).trim();
  const how = SO_MANY_WITH.exec(said)?.[1] ?? SO_MANY_WERE.exec(said)?.[1];
  return how !== undefined && !IS_MORE.test(how) && !ALL_THERE.test(how);
};

/** Whether so many of the sets are said to be of another kind, and not which: "two sets were warm-ups". In: any text. */
export const changesSoMany = (text: string): boolean => {
  const how = text.length > LONGEST ? undefined : SO_MANY_WERE.exec(foldText(text).trim())?.[1];
  return how !== undefined && OF_ANOTHER_KIND.test(how);
};
const OF_ANOTHER_KIND =
  /^(?:(?:only|just|my|the|actually) )*(?:warm ?-?ups?|drop ?-?sets?|amraps?|to failure)(?!\p{L})/u;

/** The words as they were typed, as far as folding has kept their places. */
function asTyped(text: string, said: string, { 0: found, index }: RegExpExecArray): string {
  const typed = text
    .trim()
    .replace(/[.!]+$/, "")
    .trim();
  if (found.trim() === said) return typed;
  return typed.length === said.length ? typed.slice(index, index + found.length).trim() : found.trim();
}

function placeIn({ groups, ...found }: RegExpExecArray): [ordinal: string, count: string | undefined] {
  const at = groups?.verb === undefined ? 2 : 3;
  return [found[at] ?? found[at + 3] ?? "", found[at + 1] ?? found[at + 2]];
}

function chosen(ordinal: string, counted: string | undefined): SetChoice {
  const count = counted === undefined ? 1 : (COUNTS[counted.replace(/ of$/, "")] ?? 2);
  if (isLastPlace(ordinal)) return { from: -count, to: -1 };
  const place = placeOf(ordinal);
  return { from: place, to: place + count - 1 };
}
