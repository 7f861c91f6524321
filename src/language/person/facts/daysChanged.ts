import { foldText } from "../../foldText.ts";
import { compiled } from "../../patterns/compiled.ts";
import { EXERCISE } from "../../routing/trainingWords.ts";
import { end, type FactDraft, type RecentFact, state } from "./factDraft.ts";
import { OF_OTHERS } from "./ofOthers.ts";
import { readTimesChanged } from "./timesChanged.ts";

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
const ADDS_DAYS = compiled(
  `^\\W*(?:(?:ok|okay|and|oh|please|can you|could you|y|e|et|und|bitte|auch|noch|por favor|tambien|s'il te plait) )*(?:(?:add|include|plus|also|ajoute|rajoute|anade|agrega|suma|tambien|aussi|anche|aggiungi|tambem|adiciona|acrescenta|nimm|fug)\\w*)(?: (?:the|the day|los?|el|las?|les?|il|i|gli|os|as|den|die|noch|auch|a|on))* ${DAY.source}(?:${JOINT} ?(?:los |el |le |il |o |a )?${DAY.source}){0,7}(?: (?:hinzu|dazu|too|as well|please|pls|aussi|tambien|anche|tambem|mit dazu|to (?:my|the) (?:days|list|schedule|training days)))*\\W*$`,
);

/** What puts one day in the place of another that is out. */
const INSTEAD_DAY =
  /\b(?:make (?:that|it)|instead|swap\w*|switch\w*|move (?:it|that)|rather|but|now|take|do|dafur|stattdessen|lieber|plutot|mejor|invece|meglio|melhor)\b/;
const short = (day: string) => day.slice(0, SAME_DAY);
const without = (value: string, days: readonly string[]): string =>
  days
    .reduce(
      (rest, day) => rest.replace(compiled(`${JOINT}? ?${day}(?![a-z])|${day}(?![a-z])${JOINT}? ?`, "i"), " "),
      value,
    )
    .replace(/\s+/g, " ")
    .replace(compiled(`^${JOINT} `), "")
    .trim();

/** A day by its own name, and no "friend" or "month". */
const WHOLE_DAY =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?s?|(?!mon|tue|wed|thu|fri|sat|sun)[a-z-]+|(?:mon|sonn|sams|frei)tags?|sabat[oi]|sabados?)$/;
/** One day in the place of another, in whichever order: "move friday to saturday", "statt montags jetzt dienstags". */
const SWAPS =
  /\b(?:instead|rather than|in place of|move|moving|moved|swap\w*|switch\w*|chang\w*|replace\w*|exchange|trade|shift\w*|push\w*|becomes?|turns? into|not|but|statt|anstatt|stattdessen|lieber|tausch\w*|verschieb\w*|sondern|au lieu|plutot|remplac\w*|decal\w*|deplac\w*|en vez|en lugar|mejor|cambi\w*|muev\w*|pas[ao]\w*|invece|al posto|meglio|spost\w*|sostitu\w*|em vez|no lugar|melhor|troc\w*|mud\w*)\b/;
/** A day that is out: "drop thursday", "no more thursdays". */
const DROPS =
  /(?:^|\b(?:so|also|daher|deshalb|donc|asi que|entonces|quindi|entao|por isso) )\W*(?:(?:ok(?:ay)?|and|please|pls|can you|could you|actually|oh|bitte|por favor|per favore|stp)\W+)*(?:drop|remove|scrap|delete|lose|cut|take (?:out|off|away)|leave out|forget(?: about)?|no more|no longer|strike|streich\w*|entfern\w*|losch\w*|keine?|supprime\w*|enleve\w*|retire\w*|plus de|quita\w*|elimina\w*|borra\w*|sin|ya no|togli\w*|leva\w*|niente|non piu|tira\w*|remov\w*|sem)\b|(?:\b(?:is|are)|days) (?:out|off|gone|cancelled)\b|^\W*no \p{L}+ any ?more\W*$/u;
/** Behind a day that was out of the question: it is in question again. */
const WORKS_AGAIN =
  /\b(?:fine|ok|okay|work|works|possible|free|good|can|again|open|geht|gehen|passt|wieder|possible|va|vont|bien|puedo|posso|va bene|dao|da)\b/;
const LONGEST_ORDER = 80;
/** "Scrap wednesdays, work moved a meeting": why, behind the order. */
const WHY = /, | (?:because|since|as|cause|cos|weil|da|car|porque|perche|pois) /;
/** Of one week or one session, and no change of what was told. */
const OF_ONCE = compiled(
  `\\b(?:this (?:week|time|once)|today|tonight|tomorrow|next (?:week|time)|just once|for once|sessions?|workouts?|days? off|${EXERCISE})\\b|\\b(?:diese woche|diesmal|heute|morgen(?!s)|cette semaine|cette fois|demain|esta semana|esta vez|hoy|questa (?:settimana|volta)|oggi|domani|essa semana|desta vez|hoje|amanha)\\b`,
  "u",
);
/** "Monday's squats": of that day, and no day to train. */
const OF_ITS_DAY = /day['’]s (?!off\b|out\b|fine\b|ok\b|gone\b)\p{L}/iu;
const isOfOnce = (text: string): boolean => OF_ITS_DAY.test(text) || OF_ONCE.test(foldText(text));
/** "No squats on friday": of what is done on a day. */
const NONE_ON =
  /^\W*(?:(?:and|but|please)\W+)*(?:no|keine?|pas de|sin|niente|sem|without) \p{L}+(?: \p{L}+)? (?:on|am|le|los|el|il|na|no) /u;

/** The known days as an order leaves them: swapped, or without those that are out; `null` where it gives none. */
function ordered(text: string, value: string, days: readonly string[]): string | null {
  const folded = foldText(text);
  if (
    text.length > LONGEST_ORDER ||
    isOfOnce(text) ||
    OF_OTHERS.test(folded.split(WHY)[0] ?? "") ||
    /\?|\d ?[x@] ?\d/.test(folded)
  )
    return null;
  const named = daysIn(folded).filter((day) => WHOLE_DAY.test(day));
  const out = days.filter((day) => named.some((one) => short(one) === short(day)));
  const come = named.filter((day) => !days.some((one) => short(one) === short(day)));
  const [first] = out;
  if (first === undefined) return null;
  if (come.length === 1 && out.length === 1 && SWAPS.test(folded)) {
    const swapped = value.replace(compiled(`${first}(?![a-z])`), come.join(" and "));
    return swapped;
  }
  return come.length === 0 && out.length < days.length && DROPS.test(folded) ? without(value, out) : null;
}

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
  const never = recent.find(({ type, key }) => type === "availability" && key === "availability:not");
  const again = daysIn(foldText(text)).map(short);
  const isAgain =
    never !== undefined &&
    text.length <= LONGEST_ORDER &&
    daysIn(never.value).length > 0 &&
    daysIn(never.value).every((day) => again.includes(short(day))) &&
    WORKS_AGAIN.test(foldText(text)) &&
    !said.some(({ key }) => key === "availability:not");
  if (isAgain)
    return [
      ...said.filter(({ key }) => known === undefined || key !== "availability:days"),
      complete(end(never.type, never.value, never.key)),
    ];
  const isOfHowOften = said.every(({ key }) => key === "availability:frequency");
  const times = isOfHowOften ? readTimesChanged(text, recent) : null;
  if (times !== null) return [complete(times)];
  const value = known === undefined ? "" : foldText(known.value);
  const days = daysIn(value);
  if (known === undefined || days.length === 0 || value.length !== known.value.length) return [...said];
  const kept = (left: string, isGone: (one: T) => boolean): T[] => [
    ...said.filter((one) => !isGone(one)),
    complete(state("availability", left, "availability:days")),
  ];
  const isOfDays = ({ key }: T) => key === "availability:days";
  const folded = foldText(text);
  if (NONE_ON.test(folded) || (isOfOnce(text) && SWAPS.test(folded))) return said.filter((one) => !isOfDays(one));
  const isOther = said.some(({ type }) => type !== "availability");
  const left = isOther ? null : ordered(text, value, days);
  if (left !== null) return kept(left, ({ type }) => type === "availability");
  const gone = said
    .filter(({ op, key }) => op === "state" && key === "availability:not")
    .flatMap((one) => daysIn(one.value).map(short));
  const away = days.filter((day) => gone.includes(short(day)));
  if (away.length > 0 && away.length < days.length) {
    // "Fridays are out, make that Saturdays": another day comes in its place.
    const come = INSTEAD_DAY.test(folded)
      ? daysIn(folded).filter((day) => !gone.includes(short(day)) && !days.some((one) => short(one) === short(day)))
      : [];
    return kept([without(value, away), ...come].join(" and "), isOfDays);
  }

  const told = said.filter((one) => one.op === "state" && isOfDays(one));
  const more = said.length === 0 && ADDS_DAYS.test(foldText(text)) ? daysIn(text) : [];
  const further = more.filter((day) => !days.some((other) => short(other) === short(day)));
  if (further.length > 0) return kept([known.value, ...further].join(" and "), isOfDays);
  const [only] = told;
  if (only === undefined || told.length > 1) return [...said];
  const cut = INSTEAD.exec(folded);
  const added = daysIn(only.value).filter((day) => !days.some((other) => short(other) === short(day)));
  if (cut !== null) {
    const out = daysIn(folded.slice(cut.index)).map(short);
    const replaced = days.find((day) => out.includes(short(day)));
    const [comes] = added;
    return replaced === undefined || comes === undefined
      ? [...said]
      : kept(value.replace(compiled(`${replaced}(?![a-z])`), comes), isOfDays);
  }
  return TOO.test(folded) && added.length === daysIn(only.value).length && added.length > 0
    ? kept(`${known.value} and ${only.value.replace(/^(?:le|les|los|el|il|la|den|die|os?|as?) /i, "")}`, isOfDays)
    : [...said];
}
