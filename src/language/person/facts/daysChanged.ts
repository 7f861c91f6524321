import { foldText } from "../../foldText.ts";
import { type FactDraft, type RecentFact, state } from "./factDraft.ts";

const DAY =
  /(?<![a-z])(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,8}|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|(?:lune|marte|mercole|giove|vener)di|sabat[oi]|domenic[ah]e?|(?:segunda|terca|quarta|quinta|sexta)(?:-feira)?)(?![a-z])/g;
const SAME_DAY = 3;
const JOINT = "(?: ?,| ?&| ?\\/| and| und| et| y| e| or| oder| ou| o)";
const daysIn = (value: string): string[] => foldText(value).match(DAY) ?? [];

const INSTEAD =
  /\b(?:instead of|rather than|in place of|and not|statt|anstatt|au lieu d[eu]s?|plutot que|en vez de|en lugar de|invece (?:di|del|della)|al posto (?:di|del)|em vez d[eao]|no lugar d[eao])\b/;
const TOO =
  /\b(?:too|also|as well|plus|additionally|on top|extra|add|include|auch|zusatzlich|dazu|hinzu|aussi|en plus|ajout\w+|rajout\w+|tambien|ademas|anad\w+|agreg\w+|suma|anche|inoltre|aggiung\w+|tambem|mais|adicion\w+|acrescent\w+)\b|^(?:and|und|et|y|e) /;

/** "Agrega los viernes": days that are to be added, in so many words. */
const ADDS_DAYS = new RegExp(
  `^\\W*(?:(?:ok|okay|and|oh|please|can you|could you|y|e|et|und|bitte|auch|noch|por favor|tambien|s'il te plait) )*(?:(?:add|include|plus|also|ajoute|rajoute|anade|agrega|suma|tambien|aussi|anche|aggiungi|tambem|adiciona|acrescenta|nimm|fug)\\w*)(?: (?:the|the day|los?|el|las?|les?|il|i|gli|os|as|den|die|noch|auch|a|on))* ${DAY.source}(?:${JOINT} ?(?:los |el |le |il |o |a )?${DAY.source})*(?: (?:hinzu|dazu|too|as well|please|pls|aussi|tambien|anche|tambem|mit dazu|to (?:my|the) (?:days|list|schedule|training days)))*\\W*$`,
);

/** What puts one day in the place of another that is out. */
const INSTEAD_DAY =
  /\b(?:make (?:that|it)|instead|swap\w*|switch\w*|move (?:it|that)|rather|but|now|take|do|dafur|stattdessen|lieber|plutot|mejor|invece|meglio|melhor)\b/;
const short = (day: string) => day.slice(0, SAME_DAY);
const without = (value: string, days: readonly string[]): string =>
  days
    .reduce(
      (rest, day) => rest.replace(new RegExp(`${JOINT}? ?${day}(?![a-z])|${day}(?![a-z])${JOINT}? ?`, "i"), " "),
      value,
    )
    .replace(/\s+/g, " ")
    .replace(new RegExp(`^${JOINT} `), "")
    .trim();

/**
 * What was told of days stays true of the others: "actually Saturdays are out", "Thursday instead of Friday" and "Saturday too" after
 * "mon, wed and fri after work". In: what a message says, its words, and what is known. Out: what it says, with the known days as they are
 * now in place of the bare change.
 */
export function withDaysChanged<T extends FactDraft>(
  said: readonly T[],
  text: string,
  recent: readonly RecentFact[],
  complete: (draft: FactDraft) => T,
): T[] {
  const known = recent.find(({ type, key }) => type === "availability" && key === "availability:days");
  const value = known === undefined ? "" : foldText(known.value);
  const days = daysIn(value);
  if (known === undefined || days.length === 0 || value.length !== known.value.length) return [...said];
  const kept = (left: string, isGone: (one: T) => boolean): T[] => [
    ...said.filter((one) => !isGone(one)),
    complete(state("availability", left, "availability:days")),
  ];
  const isOfDays = ({ key }: T) => key === "availability:days";
  const gone = said
    .filter(({ op, key }) => op === "state" && key === "availability:not")
    .flatMap((one) => daysIn(one.value).map(short));
  const away = days.filter((day) => gone.includes(short(day)));
  if (away.length > 0 && away.length < days.length) {
    // "Fridays are out, make that Saturdays": another day comes in its place.
    const said = foldText(text);
    const come = INSTEAD_DAY.test(said)
      ? daysIn(said).filter((day) => !gone.includes(short(day)) && !days.some((one) => short(one) === short(day)))
      : [];
    return kept([without(value, away), ...come].join(" and "), isOfDays);
  }

  const told = said.filter((one) => one.op === "state" && isOfDays(one));
  const more = said.length === 0 && ADDS_DAYS.test(foldText(text)) ? daysIn(text) : [];
  const further = more.filter((day) => !days.some((other) => short(other) === short(day)));
  if (further.length > 0) return kept([known.value, ...further].join(" and "), isOfDays);
  const [only] = told;
  if (only === undefined || told.length > 1) return [...said];
  const folded = foldText(text);
  const cut = INSTEAD.exec(folded);
  const added = daysIn(only.value).filter((day) => !days.some((other) => short(other) === short(day)));
  if (cut !== null) {
    const out = daysIn(folded.slice(cut.index)).map(short);
    const replaced = days.find((day) => out.includes(short(day)));
    const [comes] = added;
    return replaced === undefined || comes === undefined
      ? [...said]
      : kept(value.replace(new RegExp(`${replaced}(?![a-z])`), comes), isOfDays);
  }
  return TOO.test(folded) && added.length === daysIn(only.value).length && added.length > 0
    ? kept(`${known.value} and ${only.value.replace(/^(?:le|les|los|el|il|la|den|die|os?|as?) /i, "")}`, isOfDays)
    : [...said];
}
