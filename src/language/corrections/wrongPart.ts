import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import type { WrongPart } from "./correction.ts";

const PARTS: readonly (readonly [WrongPart, string])[] = [
  ["weight", "weights?|loads?|kilos|kgs?|pounds|lbs|gewicht|poids|peso"],
  ["reps", "reps?|repetitions?|rep count|wiederholungen|repeticiones"],
  ["sets", "sets?|set count|satze|series"],
  ["duration", "times?|duration|length"],
  ["date", "date|day|datum|tag|jour|dia|giorno"],
];
const PART = PARTS.map(([, names]) => `(${names})`).join("|");
const NAMES_PART = `(?:(?:the|my|that|its|it's|das|die|der|le|la|el|il|o|number of|amount of) )*(?:${PART})`;
/** "Wrong weight", "the date is off", "fix the reps": what is wrong, without what is right. */
const PART_WRONG = [
  `(?:(?:it is|that is|you (?:got|have|put)) )?(?:the )?(?:wrong|incorrect|bad|falsche[sr]?|mauvaise?) ${NAMES_PART}`,
  `${NAMES_PART} (?:(?:is|are|was|were|looks?|seems?|ist|est|esta|e) (?:all )?(?:wrong|off|incorrect|not right|not correct|falsch|faux|mal|sbagliato|errado))`,
  `(?:you (?:got|put|have|logged) )${NAMES_PART} wrong`,
  `(?:change|fix|correct|edit|update|adjust|andere|corrige|cambia) ${NAMES_PART}`,
].map((pattern) => compiled(`^(?:${pattern})[\\s.!]*(?:please|though|tho)?$`));

/** The part of an entry that is called wrong, where it is not said what is right. In: folded text, without its opening. */
export function wrongPart(body: string): WrongPart | null {
  for (const pattern of PART_WRONG) {
    const place =
      pattern
        .exec(body)
        ?.slice(1)
        .findIndex((group) => group !== undefined) ?? -1;
    if (place >= 0) return PARTS[place % PARTS.length]?.[0] ?? null;
  }
  return null;
}

/** The exercise is wrong, and it is not said which is right. */
export const WRONG_EXERCISE = entered(
  /^(?:(?:(?:that|it|this) (?:is|was) )?(?:the )?wrong (?:exercise|lift|movement|one)|you (?:got|put|have|logged|picked|chose) the (?:wrong (?:exercise|lift|movement|one)|(?:exercise|lift|movement|name) wrong))$/,
);
/** "It was the second one": another of the exercises that had been offered. */
export const OTHER_OFFER = entered(
  /^(?:(?:it|that) (?:was|is|should be|should have been)|i mean|i meant|make (?:it|that))(?: actually)? the (?:first|second|third|last|other|1st|2nd|3rd)(?: (?:one|option|exercise))?$/,
);
export const OTHER_PLACE = /^the (?:first|second|third|other|1st|2nd|3rd)(?: (?:one|option))?$/;
