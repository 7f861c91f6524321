import { readDates } from "../dates/dates.ts";
import { isMovementWord } from "../notation/clauseWords.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { WAS } from "./correctionWords.ts";

const ANY_MOMENT = { sentAt: "2026-01-14T12:00:00Z", timezone: "UTC", unit: "kg" } as const;
const LED =
  "(?:and|but|so|for|on|in|from|of|the|my|am|vom|von|fur|le|la|el|il|na|no|de|du|del|do|di|das|per|para|pour|fix|correct|edit|update|make|set|amend|adjust|andere|korrigiere?|corrige|modifie|change|cambia|corregge|muda|altera)";
/** Nothing before the day but what leads to it: it is what the sentence speaks of. */
const OPENS = compiled(`^(?:${LED} )*$`, "u");
const ORDERS =
  /^(?:(?:the|my|can you|please) )*(?:change|fix|correct|edit|update|make|set|amend|adjust|andere|korrigiere?|corrige|modifie|cambia|corregge|muda|altera) /;
const SAYS = compiled(
  `^[,:–-]? ?(?:(?:it|i|there|das|es|ich|c|je|j|yo|eu|io|that|they|we) )?(?:only |just |actually |really |nur )*(?:${WAS.slice(3, -1)}|did|had|got|made|hit|used|lifted|hatte|habe|gemacht|ai|hice|ho|fiz|to|:)(?![\\p{L}])`,
  "u",
);
/** "It was 3 sets and yesterday": the day is said of the entry, which is the one that was just stored. */
const OF_IT = /^(?:it|that|this|they|those|these|everything|all)(?![\p{L}])/u;
const FROM = / (?:from|of|on|in|vom|von|am|de|du|del|della|di|do|da|le|el)(?: (?:the|last|el|le|il))* ?$/;

/** "Yesterdays": without its s, the day stands alone. */
const POSSESSIVE = entered(
  /(?<![\p{L}])(today|yesterday|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:last|this) (?:week|night|morning))'?s(?= \p{L})/gu,
);

/**
 * The day that says which entry is meant, where something else of it is put right: "yesterday was 3 sets not 4", "Thursday's
 * bench was 85", "change the squats from Monday to 105". In: folded text without its opening words. Out: the words of the
 * day, and the text without them; `null` where a day is none of that ("it was yesterday", "the bench was on Monday").
 */
export function takeEntryDay(text: string): { of: string; rest: string } | null {
  const plain = text.replace(POSSESSIVE, "$1");
  const owned = plain !== text;
  const [found] = readDates(plain, ANY_MOMENT).filter(({ date }) => date !== null);
  if (!found) return null;
  const before = plain.slice(0, found.start);
  const after = plain.slice(found.end).trim();
  const of = plain.slice(found.start, found.end);
  if (OF_IT.test(before) || after === "") return null;
  const rest = (kept: string) => ({ of, rest: `${kept} ${after}`.replace(/\s+/g, " ").trim() });
  const namesAfter = (after.match(/\p{L}{3,}/gu) ?? []).slice(0, 4).some(isMovementWord);
  if (OPENS.test(before) && owned && (namesAfter || SAYS.test(after))) {
    const order = ORDERS.test(before) ? "change " : "";
    return namesAfter ? rest(`${order}the`) : rest(`${order}it`);
  }
  if (OPENS.test(before) && SAYS.test(after))
    return rest(ORDERS.test(before) ? "change it" : IT_SAYS.test(after) ? "" : "it");
  const names = (before.match(/\p{L}{3,}/gu) ?? []).some(isMovementWord);
  if (
    names &&
    !/\d/.test(before) &&
    (FROM.test(before) || FROM.test(` ${of.split(" ", 1)[0]} `) || owned) &&
    SAYS.test(after)
  )
    return rest(before.replace(FROM, ""));
  return null;
}

/** It has a subject of its own. */
const IT_SAYS = /^[,:–-]? ?(?:it|i|there|das|es|ich|c|je|j|yo|eu|io|that|they|we)(?![\p{L}])/u;
