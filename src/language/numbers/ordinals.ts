import { compiled } from "../patterns/compiled.ts";

const NTH: readonly string[] = [
  "first erste ersten erster premier premiere premiers premieres primer primera primero primeras primeros prima primo prime primi primeira primeiro primeiras primeiros",
  "second zweite zweiten zweiter deuxieme seconde segunda segundo seconda secondo",
  "third dritte dritten dritter troisieme tercera tercero tercer terza terzo terceira terceiro",
  "fourth vierte vierten vierter quatrieme cuarta cuarto quarta quarto",
  "fifth funfte funften funfter cinquieme quinta quinto",
  "sixth sechste sechsten sechster sixieme sexta sexto sesta sesto",
  "seventh siebte siebten siebter septieme septima septimo settima settimo setima setimo",
  "eighth achte achten achter huitieme octava octavo ottava ottavo oitava oitavo",
];

/** The place in a row that a word says, from 1; folded, of six languages. */
export const ORDINALS: ReadonlyMap<string, number> = new Map(
  NTH.flatMap((words, at) => words.split(" ").map((word): [string, number] => [word, at + 1])),
);

/** A place in a row, in a word or a figure ("2nd", "2ème", "2ª"), folded: the source of a pattern. */
export const ORDINAL_WORDS = `(?:${[...ORDINALS.keys()].sort((one, other) => other.length - one.length).join("|")}|\\d{1,2}(?:st|nd|rd|th|e|er|ere|re|eme|ieme|nd?e|[aoºª]))`;

/** The place that such a word or figure says, from 1. */
export const placeOf = (word: string): number => ORDINALS.get(word) ?? Number.parseInt(word, 10);

/** The end of a row in a word, folded, of six languages: the source of a pattern. */
export const LAST_WORDS = "(?:last|final|letzte[nrms]?|dernier(?:e?s|e)?|ultim[oaie]s?)";
const IS_LAST = compiled(`^${LAST_WORDS}$`);
export const isLastPlace = (word: string): boolean => IS_LAST.test(word);
