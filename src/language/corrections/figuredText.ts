import { foldText } from "../foldText.ts";
import { readNumberWords } from "../numbers/numbers.ts";
import { withSpelledHours } from "../numbers/spelledHours.ts";
import { entered } from "../patterns/enteredPattern.ts";

const COUNTED =
  /^(?:sets?|reps?|rep|more|less|fewer|extra|kgs?|kilos?|lbs?|pounds?|minutes?|mins?|seconds?|secs?|hours?|km|miles?|satz|serie|series?|too|in|additional|warm)$/;

const BEFORE_A_BACK = /^(?:au|le|mon|ton|son|du|de|mal|bas)$/;

/** "I only did it once": no Spanish eleven, unless something Spanish stands beside it. */
const SPANISH_BEFORE = /^(?:de|por|con|los|las|son|fueron|eran|hice|a|y|unas?|casi|solo)$/;
const SPANISH_AFTER =
  /^(?:kilos?|kg|repeticiones|reps|series|veces|minutos?|km|kilometros|y|segundos|dominadas|flexiones)$/;
const isEnglishOnce = (words: readonly string[], at: number): boolean =>
  words[at] === "once" && !SPANISH_BEFORE.test(words[at - 1] ?? "") && !SPANISH_AFTER.test(words[at + 1] ?? "");

/** "Mal au dos" is a back, and "3 sept" a month. */
const isOtherWord = (words: readonly string[], at: number, between: string, before: string): boolean =>
  isEnglishOnce(words, at) ||
  (words[at] === "dos" && BEFORE_A_BACK.test(words[at - 1] ?? "")) ||
  (words[at] === "sept" && /\d(?:st|nd|rd|th)? ?$/.test(between.trim() === "" ? before + between : between));

/** "57 and a half", "82 et demi", "22 y medio". */
const AND_A_PART = entered(
  /(?<![\d.,:])(\d{1,3})(?: (?:and a (?:half|quarter)|und ein halb\p{L}*|et demie?|y medi[oa]|e mezz[oa]|e mei[oa]))(?!\p{L})/gu,
);

/** "Y la ultima a 35", "et la derniere a 40": with so much. */
const AT_LOAD = entered(
  /(?<=(?:ultim[oa]|derniere?|primer[oa]|premiere?|prim[oa]|primeir[oa]|segund[oa]|second[oae]|deuxieme|tercer[oa]|terz[oa]|terceir[oa]|troisieme)(?: (?:serie|una))? )a(?= \d{2,3}(?:[.,]\d{1,2})?(?: ?(?:kgs?|kilos?|chili))?[ .!]*$)/gu,
);

/** A number is of so many words at most. */
const MOST_WORDS = 9;
/** The word after the last that only blanks part from the one at a place, of the next few. */
function runEnd(pieces: readonly string[], places: readonly number[], at: number): number {
  let end = at + 1;
  while (end < Math.min(places.length, at + MOST_WORDS)) {
    const between = pieces.slice((places[end - 1] ?? 0) + 1, places[end]);
    if (!between.every((piece) => /^[\p{L}\s'-]+$/u.test(piece))) break;
    end += 1;
  }
  return end;
}

/** "1h10", "un'ora e dieci" as "70 min"; a decimal comma before a unit as a point: "1,6 km". */
const inMinutes = (folded: string): string =>
  withSpelledHours(folded)
    .replace(
      /(?<![\d:.,])(\d{1,2}) ?h ?(\d{1,2})(?: ?min\p{L}*)?(?![\p{L}\d:])/gu,
      (_, hours: string, minutes: string) => `${Number(hours) * 60 + Number(minutes)} min`,
    )
    .replace(
      /(?<![\d.,])(\d{1,4}),(\d{1,2})(?= ?(?:km|kms|kilometer|kilometres?|miles?|mi|kgs?|kilos?|h|std|stunden)(?!\p{L}))/gu,
      "$1.$2",
    );

/**
 * Folded text with number words as figures: "five sets of eight" → "5 sets of 8". "One" and "a" are figures only
 * before something counted ("one more rep", "a minute"), because otherwise they are pronoun and article. Linear.
 */
export function figuredText(text: string): string {
  const pieces = inMinutes(foldText(text.replace(/(?<=\d) ?½/g, ".5"))).match(/[\p{L}'-]*\p{L}|[^\p{L}]+/gu) ?? [];
  const words: string[] = [];
  const places: number[] = [];
  pieces.forEach((piece, place) => {
    if (!/^\p{L}/u.test(piece)) return;
    words.push(piece);
    places.push(place);
  });
  const out = [...pieces];
  for (let at = 0; at < words.length; at += 1) {
    if (isOtherWord(words, at, pieces[(places[at] ?? 0) - 1] ?? "", pieces[(places[at] ?? 0) - 2] ?? "")) continue;
    // "Five, ninety kilos" are two figures: none goes on over a comma.
    const found = readNumberWords(words.slice(at, runEnd(pieces, places, at)), 0);
    if (found === null) continue;
    const last = at + found.length - 1;
    const [start, end] = [places[at] ?? 0, places[last] ?? 0];
    const after = words[last + 1] ?? "";
    // "The last one 4 sets" counts no one.
    const isCounted = COUNTED.test(after) && !/\d/.test(pieces.slice(end + 1, places[last + 1]).join(""));
    if (found.value <= 1 && !isCounted) continue;
    // "second" after a figure is a unit, "for four" is fine, "too two" never comes first.
    out[start] = String(found.value);
    for (let place = start + 1; place <= end; place += 1) out[place] = "";
    at = last;
  }
  return out
    .join("")
    .replace(/\bhalf an? (?=hour|minute|min\b)/g, "0.5 ")
    .replace(/\ban? (?=hour|minute|min\b)|\ban? (?:full|whole|solid) (?=(?:hour|minute|min)\b(?! of\b))/g, "1 ")
    .replace(AT_LOAD, "at")
    .replace(/\b(\d{1,3}) (hours?|minutes?|mins?) and a half\b/g, "$1.5 $2")
    .replace(AND_A_PART, (part, whole: string) => `${whole}${/quarter/.test(part) ? ".25" : ".5"}`);
}
