import { figuredText } from "../../language/corrections/figuredText.ts";
import { placeOf } from "../../language/numbers/ordinals.ts";
import { compiled } from "../../language/patterns/compiled.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";

const UNIT = "(kgs?|kilos?|lbs?|pounds?)";
const LEAD =
  "(?:(?:ok|okay|and|then|next(?: set| one)?|now|so|plus|another set|same but|set [2-9]|(?:second|third|fourth|last) (?:set|one)|und|dann|et|puis|y|luego|e|poi|depois)[ ,.:]+)*";
const UP =
  "(?:\\+|plus|add(?:ed|ing)?(?: another)?|another|(?:went |going |moved |jumped |bumped (?:it )?|put (?:it )?)?up(?: by| another)?|increased(?: it)?(?: by)?|\\d+ ?more)";
const DOWN =
  "(?:-|−|–|minus|less|(?:went |going |moved )?down(?: by)?|dropped(?: it)?(?: by)?|(?:took|taking|knocked)(?: off)?|reduced(?: it)?(?: by)?|stripped(?: off)?)";
const REPS = "(\\d{1,2})(?: ?(?:reps?|wdh|wiederholungen|repetitions|repeticiones|ripetizioni|repeticoes|times))?";
const TAIL =
  "(?:[ ,]+(?:this time|next set|then|now|after that|on the (?:next|last)(?: (?:one|set))?|again))*[\\s.!]*$";
/** "+20 for 10", "added 5 kg, 6 reps", "-10 next set for 8". */
const MOVED = compiled(
  `^\\W{0,2}?${LEAD}(?:(${UP})|(${DOWN})) ?(\\d{1,3}(?:[.,]\\d{1,2})?)(?: ?${UNIT})?(?: (?:more|less|heavier|lighter|on|off|extra))?(?:[ ,]+(?:next set|on the next(?: one| set)?|then|und|and|but))*(?: ?[x×] ?|[ ,]+(?:for|x|got|did|made|fur|pour|por|per|of) (?:only |just )?|,? (?=\\d{1,2} ?(?:reps?|wdh|rep)))${REPS}${TAIL}`,
  "u",
);
const SIGNED = /^(?:\+|plus|add|another|-|−|–|minus|less)|by$/;
/** Told without a sign, so much of the load at most is what it went up or down by. */
const MOST_UNSIGNED = 0.3;

/**
 * A further set told by how much heavier or lighter it was than the last one: "+20 for 10" after 150x12 is "next set 10 reps at 170". In: a message and
 * the entries of the last log. Out: the set with its load; the text as it is where it is told otherwise, or nothing is known to count from.
 */
function withMovedLoad(text: string, last: readonly LogEntry[]): string {
  const [only, ...others] = last;
  const before = only?.sets.at(-1);
  if (before?.weight == null || before.reps === null || before.load === "assisted" || others.length > 0) return text;
  if (!/\d/.test(text) || text.includes("?")) return text;
  const [, up, down, figure = "", unit, reps] = MOVED.exec(figuredText(text)) ?? [];
  const by = Number(figure.replace(",", "."));
  const word = (up ?? down ?? "").trim();
  if (reps === undefined || !(by > 0) || by >= before.weight) return text;
  if (!SIGNED.test(word) && by > MOST_UNSIGNED * before.weight) return text;
  const isOtherUnit = unit !== undefined && before.unit !== null && /^[kq]/.test(unit) !== (before.unit === "kg");
  if (isOtherUnit) return text;
  const load = Math.round((before.weight + (up === undefined ? -by : by)) * 100) / 100;
  return `next set ${reps} reps at ${load}${before.unit === null ? "" : ` ${before.unit}`}`;
}

const NEXT_IN_ORDER =
  /^\W*(?:(?:and|then|ok|now|und|dann|et|puis|y|luego|e|poi|depois)[ ,]+)*(?:(?:the|my|der|la|le|el|il|a|o) )?(?:(second|third|fourth|fifth|sixth|2nd|3rd|4th|5th|6th)(?: (?:one|set))?|set (?:number |no\.? |#)?([2-6]))(?: ?[:,–-] ?| (?:was |only |just |got |for |with )*)(\d{1,2})(?: ?reps?)?(?: (?:at|with|@) (\d{1,3}(?:[.,]\d{1,2})?) ?(kgs?|lbs?)?)?[\s.!]*$/u;

/** "Third: 4" after two sets: the next one of them. */
function withNextInOrder(text: string, [only, ...others]: readonly LogEntry[]): string {
  const [, ordinal, number, reps, load, unit = ""] = NEXT_IN_ORDER.exec(figuredText(text).replace(/[‘’]/g, "'")) ?? [];
  const place = number === undefined ? placeOf(ordinal ?? "") : Number(number);
  if (reps === undefined || only === undefined || others.length > 0 || place !== only.sets.length + 1) return text;
  return only.sets.some((set) => set.reps === null)
    ? text
    : `next set ${reps} reps${load === undefined ? "" : ` at ${load} ${unit}`}`.trim();
}

/** "With the 16", "no the 20": what was lifted, and no further set. */
const WITH_THE =
  /^\W*(?:(?:no|sorry|actually|oh|and|it was|they were|those were)[ ,]+)*(?:(?:with|using|used|mit|con|avec|com) (?:the|a|my|der|dem|la|el|le|il|les|las|los)|(?<=(?:no|sorry|actually)[ ,]+)the) (\d{1,2}(?:[.,]5)?)(?: ?(kgs?|kilos?|lbs?|pounds?|er))?(?: (?:one|bell|kettle ?bell|dumb ?bells?|ones))?[\s.!]*$/iu;

function inWordsOfLoad(text: string, [only, ...others]: readonly LogEntry[]): string {
  const [, figure, unit = ""] = WITH_THE.exec(text) ?? [];
  const isCounted = only?.sets.every(({ reps, durationS }) => reps !== null && durationS === null) ?? false;
  return figure === undefined || others.length > 0 || !isCounted
    ? text
    : `the weight was ${figure} ${unit === "er" ? "" : unit}`.trim();
}

/** A further set in the words that say so, where it is told by its place or by how much heavier it was; any other text as it is. */
export const setInWords = (text: string, last: readonly LogEntry[]): string =>
  withNextInOrder(withMovedLoad(inWordsOfLoad(text, last), last), last);
