import { phraseTokens } from "../../catalog/phraseTokens.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { isMovementWord } from "./clauseWords.ts";
import type { Draft } from "./draft.ts";
import { blanked, type Stretch } from "./otherTimes.ts";

const MAY_LEAVE_OUT = entered(
  /count|n['’]?t (?:log|record|save|track|store|note)|not (?:log|record|save|track|store|note)|(?:skip|need to|point) log|leave|includ|ignor|forget|z[aä]hl|compt|cuent|cont[aeo]|nicht ein|note pas|enregistre pas|no (?:apunt|anot|registr|guard)|non (?:segn|registr|salv)|n[aã]o (?:anot|registr|salv)/i,
);
const WARM =
  "(?:(?:the |my |die |les |los |las |i |os )?(?:warm[ -]?ups?|w\\/u|aufwärmsätze|aufwärmen|échauffements?|calentamientos?|riscaldamento|aquecimentos?)(?: (?:sets?|sätze|séries|series|serie))?)";
const UNCOUNTED =
  "(?:(?:do not|don['’]?t|does not|doesn['’]?t|not) (?:count(?:ed|ing)?|includ(?:e|ed|ing)|log(?:ged)?|record(?:ed)?)|(?:zählen|zählt) nicht|(?:ne )?compte(?:nt)? pas|no (?:cuentan?|contar)|non contano?|não contam?)";
/** "warm-up sets 40x8, 60x5 don't count", "don't count the warm-ups 40x8 and 60x5". */
const WARMED = compiled(
  `[(]? ?(?<!\\p{L})(?:${WARM}\\b(?:(?!\\b(?:then|dann|puis|luego|poi|depois)\\b)[^.;!?\\n()]){0,60}?${UNCOUNTED}(?:\\b|$)(?: (?:them|those|these|here|though))?|(?:,? ?(?:and|but) )?(?:please )?${UNCOUNTED} ${WARM}[^.;!?\\n()]{0,60})[)]?`,
  "giu",
);
const NAME = "([\\p{L}][\\p{L}' -]{1,30}?)";
const ARTICLE = "(?:the |my |den |die |das |le |la |les |los |las |lo |il |gli |o |a |os |as )?";
const LEAD =
  "(?:(?:actually|no|nah|nan|nee|wait|sorry|but|though|so|en fait|eigentlich|aber|pero|en realidad|anzi|ma|na verdade|mas|please)[ ,]+)*";
const ONLY = "(?:only|just|nur|bloß|juste|seulement|solo|sólo|só|apenas)";
const ENDS = "(?: (?:though|really|please|today|this time))?(?=\\s*(?:[.,;!?)\\n]|$))";
const OPENS = "(?<=^|[.,;:!?\\n(–—-] ?)";
/** "just the squats count", "only count the squats": the one that is to be stored. */
const KEPT = compiled(
  `${OPENS}\\s*${LEAD}(?:${ONLY} ${ARTICLE}${NAME} (?:counts?|zählt|zählen|compte(?:nt)?|cuentan?|contano?|contam?)|(?:${ONLY} count|${ONLY} cuenta[n]?|count only|conta(?:no)? solo|${ONLY} conta[m]?) ${ARTICLE}${NAME})${ENDS}`,
  "giu",
);
/** "the curls don't count", "ignore the curls", "don't count the flyes". */
const LEFT_OUT = compiled(
  `${OPENS}\\s*${LEAD}(?:${ARTICLE}${NAME} (?:were |are )?${UNCOUNTED}|(?:ignore|disregard|forget(?: about)?|(?:do not|don['’]?t|no need to|never) (?:count|include|log|record|save|track|store|note)|(?:skip|no need for|no point) (?:logging|recording|saving|tracking)|leave(?: out)?|ignorier|ignore|ignora|ne note pas|n['’ ]?enregistre pas|no (?:apuntes|anotes|registres|guardes)|non (?:segnare|registrare|salvare)|n[aã]o (?:anote|registre|salve)) ${ARTICLE}${NAME}(?: out| nicht eintragen)?(?: of (?:it|the log|my log))?|${ARTICLE}${NAME} (?:bitte )?nicht (?:eintragen|loggen|speichern|notieren))${ENDS}`,
  "giu",
);

type LeftOut = {
  /** Words and figures of a message that are no sets to store. */
  stretches: Stretch[];
  /** Whether an entry of this name is to be stored. */
  keeps: (name: string | null) => boolean;
};

const namesOf = (matches: readonly RegExpExecArray[]): string[] =>
  matches
    .flatMap(([, ...groups]) => groups.find((name) => name !== undefined) ?? [])
    .filter((name) => name.split(/[ -]/).some(isMovement));
const isMovement = (word: string): boolean => isMovementWord(word.toLowerCase());

/** Whether one name says the other or a part of it: "squats" of "back squat". */
function isOf(name: string, entry: string): boolean {
  const own = phraseTokens(entry);
  const said = phraseTokens(name);
  return said.length > 0 && said.every((word) => own.includes(word));
}

/**
 * What a person takes out of the message it stands in: warm-ups that do not count, exercises that are to be ignored, all but
 * the one that counts. In: a message as typed. Linear.
 */
export function notCounted(text: string): LeftOut | null {
  if (!MAY_LEAVE_OUT.test(text)) return null;
  const warmed = [...text.matchAll(WARMED)];
  const [kept, gone] = [[...text.matchAll(KEPT)], [...text.matchAll(LEFT_OUT)]];
  const [keptNames, goneNames] = [namesOf(kept), namesOf(gone)];
  const stretches = [...warmed, ...(keptNames.length > 0 ? kept : []), ...(goneNames.length > 0 ? gone : [])].map(
    ({ index, 0: words }) => ({ start: index, end: index + words.length }),
  );
  if (stretches.length === 0) return null;
  return {
    stretches,
    keeps: (name) =>
      name === null ||
      ((keptNames.length === 0 || keptNames.some((one) => isOf(one, name))) &&
        !goneNames.some((one) => isOf(one, name))),
  };
}

const CLAUSE = /[^,;!?\n]+/g;

/** A message without the order not to store one exercise of several: "bench 3x5 80, squat 3x5 100, don't log the bench". In: as typed or folded. Linear. */
export function withoutOrdersForOne(text: string): string {
  const leftOut = notCounted(text);
  if (leftOut === null) return text;
  const rest = blanked(text, leftOut.stretches);
  const isLeft = (clause: string) =>
    /\d/.test(clause) && clause.split(/[^\p{L}]+/u).some(isMovement) && leftOut.keeps(clause);
  return (rest.match(CLAUSE) ?? []).some(isLeft) ? rest : text;
}

/** Entries without those that were taken out; where none would be left, all of them. */
export function withoutLeftOut(drafts: Draft[], leftOut: LeftOut | null): Draft[] {
  if (leftOut === null) return drafts;
  const rest = drafts.filter(({ phrase }) => leftOut.keeps(phrase));
  return rest.length === 0 ? drafts : rest;
}
