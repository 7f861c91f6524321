import { NUMBER_WORDS } from "../numbers/figurePattern.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { matchesIn } from "../patterns/matchesIn.ts";
import { isDecimalComma, isOfPlates } from "./decimalComma.ts";
import type { Draft } from "./draft.ts";
import type { Stretch } from "./otherTimes.ts";

const UNIT =
  "(?: ?(?:kgs?|kilos?|lbs?|pounds?|km|k|miles?|m|metres?|meters?|secs?|seconds?|s|mins?|minutes?|hours?|h)(?![\\p{L}]))?";
const FIGURE = `(?:\\d+(?:[.,]\\d+)?(?: ?[x×*] ?\\d+(?:[.,]\\d+)?)*|${NUMBER_WORDS}(?![\\p{L}]))`;
const HEDGES =
  "(?:maybe |perhaps |possibly |like |even |it was |was it |vielleicht |peut-[eê]tre |quiz[aá]s? |tal vez |forse |talvez )?";
/** "70 or 75", "3x8 oder 4x6", "60 kg or maybe 65 kg": the second of two figures of which one was. */
const EITHER = compiled(
  `(?<![\\p{L}\\d.,:/])(${FIGURE})(${UNIT})( (?:or|oder|ou|o|u) ${HEDGES}(${FIGURE})${UNIT})(?=([^\\n]{0,20}))`,
  "giu",
);
/** "between 50 and 55": neither is the figure. */
const BETWEEN = compiled(
  `(?<![\\p{L}])(?:somewhere )?(?:between|zwischen|entre|tra|fra) (${FIGURE})${UNIT} (?:and|und|et|y|e) (${FIGURE})${UNIT}`,
  "giu",
);
/** Behind figures of what was left, of how long one rested or of how it felt, which no set holds. */
const OF_NO_SET =
  /^ ?(?:(?:more|extra) )?(?:reps? |wdh )?(?:left|more|in (?:the tank|reserve|me)|rir|rest|pause|between|days?|weeks?|times? (?:a|per)|hours? (?:of )?sleep|more\b|ish\b|so\b|degrees|out of|\/ ?10)/i;
/** Before them: no set is told. */
const OF_LIFE = /\b(?:slept|sleep|rested|resting|waited|ate|drank|weigh(?:ed)?|pain|rpe|missed|ago|after|every) ?$/i;
/** Repetitions that are told in a range are left open by their own reader. */
const MOST_APART = 3;
const MOST_REPS = 30;

/** Of two small numbers that count repetitions neither is read. */
function areReps(one: string, unit: string, other: string, before: string, after: string): boolean {
  const [first, second] = [Number(one), Number(other)];
  if (Number.isNaN(first) || Number.isNaN(second) || unit.trim() !== "") return false;
  const isNear = second > first && second - first <= MOST_APART && second <= MOST_REPS;
  return (
    isNear &&
    !/^ ?(?:sets?|rounds?|kgs?|kilos?|lbs?|km|s[aä]tze|series|s[ée]ries|x|×)/i.test(after) &&
    /(?:\bof|\bfor|\bby|x|×|,|\band|\bdid|\bgot) ?$/i.test(before)
  );
}

export type Unsure = Stretch & { quote: string };

/**
 * Figures of which only one was, as the person says who no longer knows: "70 or 75 kg", "3x8 or 4x6", "between 50 and 55". Out: the
 * second of each, which no set is to be made of, with the words that are in doubt. Linear.
 */
export function unsureFigures(text: string): Unsure[] {
  const found: Unsure[] = [...unclearCommas(text), ...perhaps(text)];
  if (!/(?<![\p{L}])(?:or|oder|ou|o|u|between|zwischen|entre|tra|fra) /iu.test(text)) return found;
  for (const { 0: whole, 1: one = "", 2: unit = "", 3: second = "", 4: other = "", 5: after = "", index } of matchesIn(
    text,
    EITHER,
  )) {
    const before = text.slice(Math.max(0, index - 12), index);
    if (OF_NO_SET.test(after) || OF_LIFE.test(before) || areReps(one, unit, other, before, after)) continue;
    // The unit behind the second is that of both.
    const own = unit === "" ? second.slice(0, second.lastIndexOf(other) + other.length) : second;
    const start = index + one.length + unit.length;
    found.push({ start, end: start + own.length, quote: whole.trim() });
  }
  for (const { 0: whole, 2: other = "", index } of matchesIn(text, BETWEEN)) {
    const at = whole.lastIndexOf(other);
    const joint = /(?: (?:and|und|et|y|e) )$/i.exec(whole.slice(0, at))?.[0].length ?? 0;
    found.push({ start: index + at - joint, end: index + at + other.length, quote: whole.trim() });
  }
  return found;
}

/** "worked up to 44 lbs, maybe a 52 on the right": behind what is told, a figure of which nobody is sure. */
const perhaps = (text: string): Unsure[] =>
  PERHAPS_SAID.test(text)
    ? matchesIn(text, PERHAPS).map(({ 0: quote, index: start }) => ({ start, end: start + quote.length, quote }))
    : [];
const PERHAPS_SAID = entered(
  /(?<!\p{L})(?:maybe|perhaps|possibly|vielleicht|peut-[eê]tre|quiz[aá]s|tal vez|forse|talvez)/iu,
);
const PERHAPS = compiled(
  `(?<=\\d[^\\n]{0,60}[,;(–-] ?)(?:and |or )?(?:maybe|perhaps|possibly|vielleicht|peut-[eê]tre|quiz[aá]s?|tal vez|forse|talvez) (?:even )?(?:an? )?\\d+(?:[.,]\\d+)?(?!\\d)${UNIT}(?! ?(?:reps?|more|extra|in|left|rir|sets?|days?|weeks?|out|next|later|tomorrow)\\b)`,
  "giu",
);

/** "seitheben 7,5": seven and five, or seven and a half. No figure is left out of what is asked about. */
function unclearCommas(text: string): Unsure[] {
  return COMMA.matches(text).flatMap(({ 0: quote, 1: whole = "", 2: part = "", index: start }) => {
    const [told, after] = [text.slice(Math.max(0, start - 12), start), text.slice(start + quote.length)];
    const isClear = !isOfPlates(`${whole}.${part}`) || isDecimalComma(whole, part, { told, before: undefined, after });
    return isClear ? [] : [{ start, end: start, quote }];
  });
}
const COMMA = entered(
  /(?<![\d.,/x×*-] ?)(?<!\d ?(?:kgs?|lbs?|kilos?) ?)(\d{1,2}),(5|25|50|75)(?![\d.,/]| ?(?:reps?|wdh|rep\p{L}+)(?!\p{L}))/giu,
);

/** Puts what is in doubt to the exercise that it stands in. */
export function addUnsure(drafts: readonly Draft[], unsure: readonly Unsure[]): void {
  for (const { start, quote } of unsure)
    (drafts.findLast((draft) => draft.start <= start) ?? drafts[0])?.doubts.push(quote);
}
