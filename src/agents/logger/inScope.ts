import type { ChangeCorrection } from "../../language/corrections/correction.ts";
import { type CorrectionProblem, noSuchSet, problem } from "../../language/corrections/correctionProblem.ts";
import type { Change } from "../../language/corrections/correctionValues.ts";
import { placesOf } from "../../language/corrections/setSelectors.ts";
import { foldText } from "../../language/foldText.ts";
import { ORDINAL_WORDS, placeOf } from "../../language/numbers/ordinals.ts";
import { compiled } from "../../language/patterns/compiled.ts";
import type { LogSet } from "../../protocol/workoutLog.ts";

const LAST = "last|final|letzte[nrms]?|derniere?s?|ultim[oaie]s?";
const LEAD =
  "(?:^\\W*(?:(?:no|oh|ah|sorry|and|but|actually|und|aber|et|mais|y|pero|e|ma|mas)\\W+)*|[,;.!] ?|(?<!\\p{L})(?:on|in|for|at|with|of|the|my|der|die|das|den|dem|beim?|auf|im|la|le|les|l|il|lo|gli|el|los|las|o|os|as|sur|sull|nell|dell|all|en|na|no|em|au|con|com|avec|mit|pour|per|para) ?['’]?)";
/** What is counted by such a word and is no set. */
const NO_SET =
  "(?: (?:few |couple )?(?:time|week|month|year|night|day|session|workout|exercise|lift|entry|log|movement|reps?|half|minute|second|hour|km|kms?|mile|place|weekend|mon|tues?|wednes|thurs|fri|satur|sun|thing|of all|mal|woche|monat|jahr|tag|nacht|einheit|ubung|wiederholung|fois|semaine|mois|annee|jour|seance|exercice|vez|veces|semana|mes|ano|dia|sesion|ejercicio|repeticion|volta|settimana|mese|anno|giorno|sessione|esercizio|ripetizione|treino|sessao|exercicio|repeticao|me)(?:s|e|en|es|er|day|i|oes)?(?!\\p{L})|-)";
const COUNTS =
  "two|three|four|[2-4]|zwei|drei|vier|beiden|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|dois|duas|quatro";
const COUNT: Readonly<Record<string, number>> = {
  ...{ three: 3, drei: 3, trois: 3, tres: 3, tre: 3, "3": 3 },
  ...{ four: 4, vier: 4, quatre: 4, cuatro: 4, quattro: 4, quatro: 4, "4": 4 },
};
const ORDINAL = compiled(`${LEAD}(${LAST}|${ORDINAL_WORDS})(?: (${COUNTS}))?(?![\\p{L}\\d])(?!${NO_SET})`, "gu");
const IS_LAST = compiled(`^(?:${LAST})$`, "u");
/** "At first", "45 second holds", "secondo me": no place in a row. */
const NO_PLACE = /\bat first(?! (?:set|one)\b)|\b(?:secondo|seconda) (?:me|te)\b|\d ?second\b/gu;

const HEAVIEST =
  /\btop ?-?(?:sets?|singles?|doubles?|triples?|one|satz)\b|\bheaviest\b|\bheavy (?:one|set|single|double|triple)\b|\bschwerste[nrms]?\b|\b(?:plus lourde?|mas pesad[oa]|piu pesante|mais pesad[oa])\b/;
const LIGHTEST =
  /\blightest\b|\blight (?:one|set)\b|\bleichteste[nrms]?\b|\b(?:plus legere?|mas (?:ligera|liviana)|piu leggera|mais leve)\b/;
const BY_REPS: readonly (readonly [RegExp, number])[] = [
  [/\bsingles?\b/, 1],
  [/\bdoubles?\b/, 2],
  [/\btriples?\b/, 3],
];
/** "Until the last one", "from the second onwards": others than the one that is named. */
const UP_TO =
  /\b(?:un)?till? (?:the )?(?:last|final|third|second)\b|\bonwards?\b|\bbis (?:zum|auf den) (?:letzten|dritten|zweiten)\b|\bab de[mr] (?:zweiten|dritten)\b|\bjusqu ?['’]? ?a la derniere\b|\b(?:hasta|fino al?l?|ate) ?['’]? ?(?:la |a |o |el )?(?:ultim[oa]|tercer[oa]?|terz[oa]|terceir[oa])\b/;
/** One of the sets, or some of them, and not which. */
const OF_SOME =
  /\b(?:half|some|most|several|few|couple|one|1|two|2|three|3) of (?:the sets|them|those|these)\b|\b(?:back|front|early|late|later|earlier|outer|heavy|light) (?:two|three|2|3|ones?|sets?)\b|\b(?:the )?other (?:one|ones|two|three|2|3|sets?)\b(?! (?:are|were|is|was|stays?|stand) (?:all )?(?:right|fine|ok|okay|correct|good|as|the same)\b)|\bthe ones? (?:i|that|where|with|which)\b|\b(?:one|1|a) set (?:was|had|i|got|went|felt)\b|\b(?:on|in|for|with) (?:one|1|a) set\b|\bein(?:e[rnms]?)? (?:davon|von denen|von ihnen|der satze|satz war)\b|\b(?:bei|in) einem(?: satz| davon)?\b|\bune? (?:d ?['’]? ?elles|d ?['’]? ?eux|de ces|des series|serie etait)\b|\buna (?:de (?:ellas|esas|las series)|di (?:loro|quelle|esse)|delle serie|serie (?:era|fue))\b|\buma (?:delas|das series|serie foi)\b/;

const OF_SET: ReadonlySet<Change["what"]> = new Set([
  ...(["field", "figure", "type", "toFailure", "load", "bodyweight", "side", "perHand", "unit", "by"] as const),
]);
const isOfSet = (found: Change): boolean =>
  OF_SET.has(found.what) && !(found.what === "by" && found.field === "setCount");
/** "One set was at 55": of one of them, and not one in all. */
const isOne = (found: Change): boolean => found.what === "setCount" && found.value === 1;

/** Words that a reader may take for a name, and that only say which of the sets is meant. */
export const namesScope = (words: string): boolean => {
  const said = foldText(words)
    .replace(/(?<!\p{L})(?:the|my|was|were|set|sets|one|der|die|la|le|el|il|o|a)(?!\p{L})/gu, " ")
    .trim();
  return (
    said === "top" ||
    [HEAVIEST, LIGHTEST, ...BY_REPS.map(([pattern]) => pattern)].some(
      (pattern) => pattern.exec(said)?.[0].length === said.length,
    )
  );
};

/** Speaks of some of the sets in a way that chooses none for sure. */
export const namesSome = (text: string): boolean => [UP_TO, OF_SOME].some((pattern) => pattern.test(foldText(text)));

/** The places, from 0, of the sets that the words name; `null` where they name none, "some" where nobody knows which. */
function placesIn(text: string, sets: readonly LogSet[]): readonly number[] | "some" | null {
  const said = foldText(text).replace(NO_PLACE, " ");
  const where = (holds: (set: LogSet) => boolean) => {
    const places = sets.flatMap((set, place) => (holds(set) ? [place] : []));
    return places.length === 0 || places.length === sets.length ? "some" : places;
  };
  if (UP_TO.test(said)) return "some";
  const ordinals = [...said.matchAll(ORDINAL)];
  if (ordinals.length > 1) return "some";
  for (const [, ordinal = "", counted] of ordinals) {
    const count = counted === undefined ? 1 : (COUNT[counted] ?? 2);
    const place = placeOf(ordinal);
    const choice = IS_LAST.test(ordinal) ? { from: -count, to: -1 } : { from: place, to: place + count - 1 };
    return placesOf(choice, sets.length) ?? [];
  }
  const loads = sets.map(({ weight }) => weight ?? 0);
  if (HEAVIEST.test(said)) return where(({ weight }) => (weight ?? 0) === Math.max(...loads));
  if (LIGHTEST.test(said)) return where(({ weight }) => (weight ?? 0) === Math.min(...loads));
  if (OF_SOME.test(said)) return "some";
  for (const [named, reps] of BY_REPS)
    if (named.test(said) && sets.some((set) => set.reps === reps) && sets.some((set) => set.reps !== reps))
      return where((set) => set.reps === reps);
  return null;
}

const MOST_OFFERED = 12;

/**
 * What is said of one of several sets ("la prima a rpe 9", "the single was @9", "one of them was only 6") where the readers took it for all: of that
 * set alone, or the question which. In: the message, what was read, the sets that it is about. Pure.
 */
export function inScope(
  text: string,
  said: ChangeCorrection,
  { sets }: { sets: readonly LogSet[] },
): ChangeCorrection | CorrectionProblem {
  if (sets.length < 2 || said.parts.length === 0 || said.every || said.each !== undefined || said.place !== null)
    return said;
  const isSome = namesSome(text);
  const changes = said.parts
    .flatMap((part) => part.changes)
    .filter((found) => !isOne(found))
    // "One of the sets was only 6": of one of them, and not six in all.
    .map((found): Change => {
      const isCount = found.what === "setCount" && isSome;
      return isCount ? { what: "figure", value: found.value, instead: null } : found;
    });
  if (!said.parts.every((part) => part.sets === "all") || changes.length === 0 || !changes.every(isOfSet)) return said;
  // "The squat from the 16th": a day, and no place in a row.
  const places = placesIn(said.of === null ? text : foldText(text).replace(foldText(said.of), " "), sets);
  if (places === null) return said;
  const of = (chosen: readonly number[]) =>
    chosen.map((place) => ({ sets: { from: place + 1, to: place + 1 }, changes }));
  if (places !== "some") return places.length === 0 ? noSuchSet(sets.length) : { ...said, parts: of(places) };
  // The last one that is offered has to be the last one there is.
  const offered =
    sets.length > MOST_OFFERED ? [] : sets.map((_, place) => ({ label: `set ${place + 1}`, parts: of([place]) }));
  return problem("Which set do you mean?", offered);
}
