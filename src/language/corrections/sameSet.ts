import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { type Correction, change } from "./correction.ts";
import { content } from "./correctionPhrases.ts";
import { readValues } from "./correctionValues.ts";

const SAME =
  "(?:(?:the|das|la|le|lo|el|il|o|a|exactly|was|were|is|war|again) )*(?:same|ditto|gleich(?:e[sn]?)?|dasselbe|genauso|pareil(?:le)?|meme(?: chose)?|idem|igual|mismo|uguale|stesso|mesm[oa])(?: (?:weight|load|reps|thing|one|again|gewicht|poids|charge|peso|carga|coisa|cosa|as (?:before|that|(?:the )?(?:last|previous)(?: (?:one|set))?))){0,12}";
const NUMBERED = entered(
  compiled(
    `^(?:(?:and|then|ok|now|und|et|y|e) )*(?:the |my )?(?:(?:set|satz|serie) (?:number |no\\.? |nr\\.? |#)?(\\d{1,2})|(\\d{1,2})(?:st|nd|rd|th|\\.|e|eme)(?: (?:set|one|satz|serie))?)[ ,:-]+${SAME}(?![\\p{L}])(.*)$`,
    "u",
  ),
);
const LINKS = /^[ ,;:-]+(?:(?:but|just|only|and|with|for|x|aber|nur|mais|pero|ma|mas|at|got|did|weight) )*/u;

/**
 * "Set 3 same", "4th same but 8 reps": a set told by its number, like the one before it. In: folded text, number words as figures.
 * Out: a change of that set with what was different, `null` where anything else is said.
 */
export function readSameSet(text: string): Correction | null {
  const found = NUMBERED.exec(text);
  if (!found) return null;
  const [, numbered, ordinal, rest = ""] = found;
  const place = Number(numbered ?? ordinal);
  // "Same as set 1", "same as on Monday": not the one before it.
  if (/^ *(?:as|like|wie|que|come|como)(?![\p{L}])/u.test(rest)) return null;
  const { changes, left } = readValues(rest.replace(LINKS, " ").replace(/[\s.!]+$/, ""));
  if (content(left).length > 0 || place < 1) return null;
  return change({ parts: [{ sets: { from: place, to: place }, changes }] });
}
