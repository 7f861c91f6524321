import { readDates } from "../dates/dates.ts";
import { isMovementWord, namesMovement } from "../notation/clauseWords.ts";
import { ORDINAL_WORDS, ORDINALS } from "../numbers/ordinals.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

/** Which of the entries that were told are meant. Places count from 1 in the order they were told, or from the end when negative. */
export type EntryChoice =
  /** All of them, or as many as are said: "both" is 2. */
  | { of: "all"; count: number | null }
  | { of: "newest" | "first"; count: number }
  | { of: "place"; place: number }
  | { of: "name"; phrase: string }
  /** By what was done in all of its sets: "the 3x15 one", "the 80 kg one", "the 5k". */
  | { of: "figures"; count: number | null; reps: number | null; load: number | null; km: number | null }
  /** Of two the one that was not spoken of last. */
  | { of: "other" }
  /** Those of a day, of one exercise where it is named: "the Wednesday one", "Monday's squats". */
  | { of: "day"; when: string; phrase: string | null }
  | { of: "several"; choices: EntryChoice[] }
  /** All of a choice without another: "all but the last". */
  | { of: "but"; all: EntryChoice; except: EntryChoice };

const ANY_MOMENT = { sentAt: "2026-01-14T12:00:00Z", timezone: "UTC", unit: "kg" } as const;

const ARTICLE =
  "(?:the|my|those|these|that|this|our|die|den|der|das|dem|meine?n?|les|le|la|l|mes|mon|ma|los|las|el|lo|mis|mi|gli|i|il|le mie|i miei|os|as|o|a|meus|minhas)";
const LEADING = compiled(`^(?:${ARTICLE} )+`, "u");
const NOUN =
  "(?:ones?|entr(?:y|ies)|logs?|exercises?|lifts?|records?|things?|movements?|eintrage?n?|eintrag|ubung(?:en)?|exercices?|entrees?|registros?|ejercicios?|entradas?|esercizi[o]?|voc[ei]|exercicios?)";
const COUNTS: Readonly<Record<string, number>> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, couple: 2, zwei: 2, beiden: 2, drei: 3, vier: 4, funf: 5 },
  ...{
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    due: 2,
    tre: 3,
    quattro: 4,
    cinque: 5,
  },
  ...{ dois: 2, duas: 2, quatro: 4 },
};
const COUNT = `([2-9]|1\\d|${Object.keys(COUNTS).join("|")})`;
const countIn = (word: string | undefined): number => COUNTS[word ?? ""] ?? Number(word);

const OF_THEM = "(?: of (?:it|them|those|these|that|the lot)| davon| d entre eux| de ellos| di loro| deles)?";
const EVERY =
  "(?:all|everything|every(?: single)? one|every(?: single)? (?:entry|log|exercise|lift)|(?:the )?(?:whole )?lot|it all|them all|alle|alles|tous|toutes|tout|todos|todas|todo|tutti|tutte|tutto|todas elas|tudo)";
/** "All my logs" is more than what was told here. */
const ALL = entered(compiled(`^${EVERY}${OF_THEM}(?: (?:the|those|these))?(?: ${NOUN})?$`, "u"));
const ALL_SO_MANY = entered(
  compiled(
    `^(?:all|alle|tous(?: les)?|toutes(?: les)?|tod[oa]s(?: l[oa]s)?|tutt[ei](?: e)?|tod[oa]s(?: [oa]s)?) (?:the |my )?${COUNT}${OF_THEM}(?: ${NOUN})?$`,
    "u",
  ),
);
const BOTH = entered(
  compiled(
    `^(?:both(?: ${ARTICLE})?${OF_THEM}(?: ${ARTICLE})?|(?:the )?(?:two|pair)(?: of (?:them|those|these))?|beides?|beiden|deux|dos|ambos|ambas|entrambi|entrambe|dois|duas)(?: ${NOUN})?$`,
    "u",
  ),
);

const LAST = "(?:last|latest|newest|final|most recent|letzten?|letzte[rs]?|derniers?|dernieres?|ultim[oaie]s?)";
const FIRST =
  "(?:first|earliest|oldest|ersten?|erste[rs]?|premiers?|premieres?|primer[oa]?s?|prim[oaie]|primeir[oa]s?)";
const so = (which: string) => compiled(`^(?:${which} ${COUNT}|${COUNT} ${which})(?: ${NOUN})?$`, "u");
const NEWEST = so(LAST);
const OLDEST = so(FIRST);
const LAST_ONE = entered(compiled(`^${LAST}(?: ${NOUN})?${OF_THEM}$`, "u"));
const BEFORE_LAST = entered(
  compiled(
    `^(?:(?:one|entry|exercise|lift) before (?:the )?(?:last(?: one)?|that(?: one)?|it)|(?:second|2nd|next) (?:to|from) (?:the )?last(?: one)?|last but one|penultimate|second[- ]last|vorletzte[nrs]?|avant ?-?dernier(?:e)?|penultim[oa]|antepenultim[oa])(?: ${NOUN})?$`,
    "u",
  ),
);
const OTHER = entered(
  /^(?:other|andere[nrs]?|autre|otr[oa]|altr[oa]|outr[oa])(?: (?:one|entry|log|exercise|lift|movement|eintrag|ubung|exercice|ejercicio|esercizio|exercicio))?$/u,
);
const ORDINAL = `(${ORDINAL_WORDS})`;
const PLACE = entered(compiled(`^${ORDINAL}(?: ${NOUN})?$`, "u"));
const NUMBERED =
  /^(?:(?:entry|exercise|lift|log|eintrag|ubung|exercice|ejercicio|esercizio|exercicio) )?(?:number|no|nr|num|nummer|numero|n|#)?[ .]?(?:#)?(\d|one|two|three|four|five|six)$/u;
const SAYS_NUMBER = entered(
  /^(?:number|no|nr|num|nummer|numero|#|entry|exercise|lift|log|eintrag|ubung|exercice|ejercicio|esercizio|exercicio)/,
);

const BUT = entered(
  /^(.+?),? (?:but(?: not)?|except(?: for)?|apart from|aside from|besides|other than|bar|save(?: for)?|without|not|ausser|bis auf|ohne|menos|excepto|salvo|sauf|hormis|tranne|eccetto|exceto)(?: for| the| my)? (.+)$/u,
);
const JOINED = / ?(?:,|;|&|\+)(?: (?:and|und|et|y|e))? ?| (?:and|plus|und|et|y|e) /u;
/** One exercise with two names in it. */
const ONE_NAME = entered(/\b(?:clean|snatch|curl|push|stretch)s? (?:and|&|to|\+) /);
/** Parts of an entry, and things that are none. */
const NO_ENTRY = entered(
  /\b(?:sets?|reps?|weights?|load|notes?|rest|rpe|rir|kgs?|lbs?|kilos?|plan|routine|session|workout|goal|fact|satze?|serie[ns]?|series|poids|gewicht|peso)\b/,
);
/** Words of an act, or that point back: in no name. */
const NO_NAME = entered(
  /\b(?:take|get|put|make|move|delete|remove|log|add|do|did|same|off|out|away|back|i|it|that|this|you|was|were|is|not|no|at|to|more|less|again)\b/,
);
const MOST_NAME_WORDS = 4;
const MOST_CHOSEN = 6;

function named(text: string): string | null {
  const words = text.match(/[\p{L}'-]+/gu) ?? [];
  const isOne = (!JOINED.test(text) || ONE_NAME.test(text)) && !NO_NAME.test(text);
  const isName = isOne && words.length > 0 && words.length <= MOST_NAME_WORDS && /^[\p{L}' &+-]+$/u.test(text);
  const bare = words.filter((word) => word !== "one" && word !== "entry" && word !== "log");
  return isName && bare.length > 0 && bare.some((word) => isMovementWord(word) || namesMovement(word))
    ? bare.join(" ")
    : null;
}

/** "Wednesday one", "one from yesterday", "monday's squats". */
function ofDay(text: string): EntryChoice | null {
  const plain = text.replace(/(?<=\p{L})'?s(?= |$)/gu, (s, at: number) =>
    /(?:day|night|morning)$/.test(text.slice(0, at)) ? "" : s,
  );
  const [found, ...others] = readDates(plain, ANY_MOMENT).filter(({ date }) => date !== null);
  if (found === undefined || others.length > 0) return null;
  const rest = `${plain.slice(0, found.start)} ${plain.slice(found.end)}`
    .replace(/\b(?:from|of|on|in|vom|von|de|du|del|della|di|do|da)\b/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(LEADING, "");
  const when = plain.slice(found.start, found.end);
  if (compiled(`^${NOUN}$`, "u").test(rest)) return { of: "day", when, phrase: null };
  const phrase = named(rest);
  return phrase === null ? null : { of: "day", when, phrase };
}

const FIGURED =
  /^(?:(\d{1,2}) ?x ?(\d{1,3}) (?:one|entry|log)|(\d{2,3}(?:[.,]\d{1,2})?) ?(?:kgs?|kilos?|lbs?|pounds?)? (?:one|entry|log)|(\d{1,2}(?:[.,]\d)?) ?(?:km?|kilomet(?:er|re)s?) (?:one|entry|log|run|ride))$/u;
/** "3x15 one": an entry by its figures. */
function byFigures(text: string): EntryChoice | null {
  const [count, reps, load, km] = (FIGURED.exec(text) ?? [])
    .slice(1)
    .map((figure) => (figure === undefined ? null : Number(figure.replace(",", "."))));
  if (count === undefined) return null;
  return { of: "figures", count, reps: reps ?? null, load: load ?? null, km: km ?? null };
}

function single(text: string): EntryChoice | null {
  const count = (found: RegExpExecArray) => countIn(found[1] ?? found[2]);
  const several = ALL_SO_MANY.exec(text);
  if (several) return { of: "all", count: countIn(several[1]) };
  if (BOTH.test(text)) return { of: "all", count: 2 };
  if (ALL.test(text)) return { of: "all", count: null };
  const newest = NEWEST.exec(text);
  if (newest) return { of: "newest", count: count(newest) };
  const oldest = OLDEST.exec(text);
  if (oldest) return { of: "first", count: count(oldest) };
  if (BEFORE_LAST.test(text)) return { of: "place", place: -2 };
  if (LAST_ONE.test(text)) return { of: "place", place: -1 };
  if (OTHER.test(text)) return { of: "other" };
  const numbered = SAYS_NUMBER.test(text) ? NUMBERED.exec(text) : null;
  const ordinal = numbered ?? PLACE.exec(text);
  if (ordinal) {
    const word = ordinal[1] ?? "";
    return {
      of: "place",
      place: word === "one" ? 1 : (ORDINALS.get(word) ?? (countIn(word) || Number.parseInt(word, 10))),
    };
  }
  const day = ofDay(text);
  if (day !== null) return day;
  const phrase = named(text);
  return phrase === null ? null : { of: "name", phrase };
}

/**
 * Which entries some words choose: "the last two", "both", "number 2", "all but the squat", "bench and row", "the Wednesday one". In: the
 * folded words alone, without verb or politeness, in six languages; `null` where they are anything else besides.
 */
export function readEntryChoice(words: string): EntryChoice | null {
  const text = words.replace(/\s+/g, " ").trim().replace(LEADING, "").replace(/['’]/g, "'");
  const figured = /^\d/.test(text) ? byFigures(text) : null;
  if (figured !== null) return figured;
  if (text === "" || text.length > 80 || NO_ENTRY.test(text)) return null;
  const but = BUT.exec(text);
  if (but) {
    const all = readEntryChoice((but[1] ?? "").replace(/ else$/, ""));
    const except = readEntryChoice(but[2] ?? "");
    if (all !== null && except !== null) return all.of === "all" ? { of: "but", all, except } : all;
  }
  const one = single(text);
  if (one !== null) return one;
  if (ONE_NAME.test(text)) return null;
  const parts = text.split(JOINED);
  if (parts.length < 2 || parts.length > MOST_CHOSEN) return null;
  const choices = parts.map((part) => single(part.trim().replace(LEADING, "")));
  const found = choices.filter((choice) => choice !== null);
  return found.length === parts.length ? { of: "several", choices: found } : null;
}
