import { wordAt } from "./marks.ts";
import type { Token } from "./tokenize.ts";

const IN_RESERVE = [
  "rir",
  "reps in reserve",
  "rep in reserve",
  "in reserve",
  "in the tank",
  "reps in the tank",
  "left in the tank",
  "reps left in the tank",
  "more in the tank",
  "left in reserve",
  "reps left",
  "rep left",
  "more in me",
  "more reps in me",
  "reps to spare",
  "to spare",
  "more in the bag",
  "reps in hand",
  "reps avant l'echec",
  "repetitions avant l'echec",
  "reps del fallo",
  "repeticiones del fallo",
  "antes del fallo",
  "reps antes del fallo",
  "vor muskelversagen",
  "vor dem versagen",
  "wdh vor versagen",
  ...["short of", "shy of", "off", "from", "away from", "before"].flatMap((short) => [
    `rep ${short} failure`,
    `reps ${short} failure`,
    `${short} failure`,
  ]),
].map((words) => words.split(" "));
const RESERVE_STARTS = new Set(IN_RESERVE.map(([first]) => first));

/** Whether words stand at a place one after another. */
export const isPhrase = (tokens: readonly Token[], at: number, words: readonly string[]): boolean =>
  words.every((word, index) => wordAt(tokens, at + index) === word);

/** The words at a place by which the figure before them counts repetitions that were not done but could have been: "reps in reserve". */
export const reserveAt = (tokens: readonly Token[], at: number): readonly string[] | null =>
  RESERVE_STARTS.has(wordAt(tokens, at)) ? (IN_RESERVE.find((words) => isPhrase(tokens, at, words)) ?? null) : null;
