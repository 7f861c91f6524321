import { isMovementWord } from "./clauseWords.ts";
import { beginning, found, isNumber, isWord, wordAt, wordSet } from "./marks.ts";
import type { Token } from "./tokenize.ts";

const ASSISTANCE = wordSet("assistance assist help ayuda hilfe aide aiuto ajuda unterstutzung assistenza assistencia");

/** Heads the smaller exercises of a session: "assistance – squat", "Assistance:". */
const headsRest = (tokens: readonly Token[], at: number): boolean =>
  /^(?:assistance|assistenza|assistencia|assistenz)$/.test(wordAt(tokens, at)) &&
  /^(?:\n|•)?$/.test(tokens[at - 1]?.fold ?? "") &&
  !isNumber(tokens[at + 1]) &&
  !isMovementWord(wordAt(tokens, at - 1));

/** "(assisted -15 kg)", "3x5 assisted w/ band": behind the amounts, and no part of a name. */
const isHelp = (tokens: readonly Token[], at: number): boolean =>
  HELPED.test(wordAt(tokens, at)) &&
  at > 0 &&
  tokens[at - 1]?.kind !== "word" &&
  !/^[\n•]$/.test(tokens[at - 1]?.fold ?? "") &&
  (tokens[at + 1] === undefined ||
    tokens[at + 1]?.kind !== "word" ||
    /^(?:with|w|by|at)$/.test(wordAt(tokens, at + 1)));
const HELPED = /^(?:assisted|assistiert|asistid[oa]s?|assistit[oaie]s?|assistid[oa]s?)$/;

const HELP = { has: (word: string) => ASSISTANCE.has(word) || HELPED.test(word) };

/** "assistance 20 kg", "3x8 assisted": that the body was helped up. */
export const readAssisted = beginning(HELP, (tokens, at) =>
  isWord(tokens[at], ASSISTANCE) || isHelp(tokens, at)
    ? found(tokens, at, at + 1, headsRest(tokens, at) ? { kind: "note" } : { kind: "assisted" })
    : null,
);
