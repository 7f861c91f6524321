import { readNumber } from "../numbers/numbers.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { alignedFold } from "./alignedFold.ts";
import type { Draft } from "./draft.ts";
import type { Stretch } from "./otherTimes.ts";

const FORMAT = entered(
  /\be(\d)?mom\b(?:[ :x\-–(]|for|of){0,6}(\d{1,2})(?= ?(?:min|m\b|'|rounds?|sets?|at\b|of\b|with\b|alt|odd|even|@|[:,.)–-]|\d{1,2} [a-z]|$)| (?!reps?\b)[a-z&][^\n,;]{1,40}?\d ?(?:reps?|wdh)\b)|\b(\d{1,2}) ?(?:min(?:ute)?s?|m|') ?e(\d)?mom\b/,
);
/** "every 2 min x 6", "every 90 sec for 8 rounds". */
const SPACED = entered(
  /\bevery (?:\d{1,3}(?:[:.]\d\d?)? ?)?(?:min(?:ute)?s?|sec(?:ond)?s?|s)\b ?(?:x|for) ?(\d{1,2})(?= ?(?:rounds?|sets?|min(?:ute)?s?\b|[:,.]|$))/,
);
/** "every minute for ten minutes". */
const SPOKEN = entered(/\bevery minute for ([a-z]+(?:[ -][a-z]+)?) min(?:ute)?s\b/);
const MOST_ROUNDS = 60;

/**
 * How many rounds "EMOM 10 min" or "20 min E2MOM" are: one every minute, or every so many. `null` when the text holds no
 * such format with its length.
 */
export function roundsOnTheMinute(text: string): number | null {
  const folded = alignedFold(text.slice(0, 2_000));
  const spaced = SPACED.exec(folded);
  if (spaced !== null) return Number(spaced[1]);
  const spoken = SPOKEN.exec(folded);
  if (spoken !== null) return readNumber(spoken[1] ?? "");
  const match = FORMAT.exec(folded);
  if (match === null) return null;
  const minutes = Number(match[2] ?? match[3]);
  const rounds = Math.floor(minutes / Number(match[1] ?? match[4] ?? 1));
  return rounds >= 1 && rounds <= MOST_ROUNDS ? rounds : null;
}

/** "odd minutes … even minutes …", "alternating", "min 1: … min 2: …": exercises share the minutes. */
const TURNS =
  /\be\d?mom \d{1,2}(?= (?:odd|even|alt))|\b(?:odd|even)\b(?: (?:min(?:ute)?s?|rounds?|ones)\b)? ?[:=-]?|\b(?:alternating|alternate|alt)\b(?: (?:min(?:ute)?s?|between)\b)? ?:?|(?<=(?:^|[,;:(/\n+–-]|\band|\bthen) ?)(?:min(?:ute)?|m) ?#?[1-6](?: ?[:=.)–-]|(?= \d| (?:rest|off|pause)))/gi;

const NAMED =
  /\be\d?mom[ :x-]{0,3}(?:of |for )?\d{1,2}(?!\d|[.,]\d| ?[x×]| ?(?:kg|lb|reps?)\b)(?: ?(?:min(?:ute)?s?|m|')(?![\p{L}]))?(?: ?[:=–-])?/giu;

/** Where a format names its minutes, as stretches: they are no figures of a set. In: a text with `roundsOnTheMinute`. */
export const formatsIn = (text: string): Stretch[] =>
  [...text.matchAll(NAMED)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

/** What says that exercises take turns, as stretches. In: a text with `roundsOnTheMinute`. */
export const turnsIn = (text: string): Stretch[] =>
  [...text.matchAll(TURNS)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

/**
 * Deals the minutes to several exercises: one turn each where they take turns, else as often as they may have come, where nothing says
 * whether all were done every minute ("EMOM 16: 8 burpees / 12 swings"). Changes the drafts, up to the first blank line behind the format.
 */
export function shareMinutes(
  drafts: readonly Draft[],
  minutes: number,
  { takeTurns, text }: { takeTurns: boolean; text: string },
): void {
  const from = Math.max(0, text.search(ON_THE_MINUTE));
  const blank = text.slice(from).search(/\n[ \t]*\n/);
  const to = blank < 0 ? text.length : from + blank;
  const inBlock = drafts.filter(({ start, end }) => end > from && start <= to);
  const beyond = inBlock.findIndex((draft, at) => at > 0 && isAfterwards(draft, inBlock[at - 1], text));
  const told = beyond < 0 ? inBlock : inBlock.slice(0, beyond);
  const [only] = told;
  // "Power snatch EMOM 10 x2, then clean and jerk 60, 64": what comes afterwards leaves one exercise to all the minutes.
  if (beyond === 1 && only !== undefined) only.rounds ??= minutes;
  const shared = told.length === 0 && takeTurns ? drafts : told;
  if (beyond === 1 || shared.length < 2 || shared.some(({ rounds }) => rounds !== null)) return;
  // "Min 4: rest" is a turn too.
  const turns = takeTurns ? Math.max(0, ...[...text.matchAll(NUMBERED)].map(([, turn]) => Number(turn))) : 0;
  const each = minutes / Math.max(shared.length, turns);
  const isEven = Number.isInteger(each);
  for (const draft of shared) {
    if (isEven) draft.rounds = each;
    if (!takeTurns) {
      if (isEven) draft.roundsOr.push(minutes);
      else draft.rounds = minutes;
    }
  }
}

const NUMBERED = /(?<!\p{L})(?:min(?:ute)?|m) ?#?([1-6])(?=[ :=.)–-])/giu;

/** "…, even: 6 burpees. Then 5x3 front squat": what has its own sets or comes in a sentence behind "then" is none of the minutes. */
function isAfterwards(draft: Draft, before: Draft | undefined, text: string): boolean {
  const between = text.slice(before?.end ?? 0, draft.start + 12);
  const lists = draft.marks.some(
    (mark) => mark.kind === "product" || (mark.kind === "numbers" && mark.values.length > 1) || mark.kind === "sets",
  );
  return THEN.test(between) && (lists || draft.sentence !== before?.sentence);
}
const THEN =
  /(?<!\p{L})(?:then|after(?:wards| that)?|followed by|finisher|danach|dann|anschlie[sß]+end|puis|ensuite|apr[eè]s|luego|despu[eé]s|poi|dopo|depois)(?!\p{L})/iu;

/** Whether sets are done on the minute, however long: "10x3 emom", "E2MOM", "3 reps on the minute". */
export const isOnTheMinute = (text: string): boolean => ON_THE_MINUTE.test(text.slice(0, 2_000));
const ON_THE_MINUTE = entered(/\be\d?mom\b|\bon (?:the|every) minute\b|\bevery minute\b/i);
