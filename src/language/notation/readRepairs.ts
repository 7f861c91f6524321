import { beginning, firstOf, found, isNumber, isSign, type Reader, wordAt, wordSet } from "./marks.ts";
import { isTimes, unitAt } from "./numberLists.ts";
import type { Token } from "./tokenize.ts";
import { LAST, ORDINALS } from "./words.ts";

type Tokens = readonly Token[];

const REPAIRS = [
  "no wait",
  "wait no",
  "i mean",
  "sorry",
  "scratch that",
  "make that",
  "correction",
  "no actually",
  "or rather",
  "hang on",
  "my bad",
  "oops",
  "whoops",
  "typo",
  "quatsch",
  "verschrieben",
  "korrektur",
  "nee warte",
  "pardon",
  "je voulais dire",
  "perdon",
  "digo",
  "mejor dicho",
  "anzi",
  "volevo dire",
  "quer dizer",
  "alias",
  "ou melhor",
].map((words) => words.split(" "));
const REPAIR_STARTS = new Set(REPAIRS.map(([first]) => first ?? ""));
const REPAIRED_BY = wordSet(
  "it was that i did is meant mean no actually at wait the they were es waren war das c'etait era eran erano eram foram",
);
const MOST_BETWEEN = 4;

/** "no wait it was 97.5", "3x8 sorry 3x10": what follows stands for what was said last. */
const readTakenBack = beginning(REPAIR_STARTS, (tokens, at) => {
  if (!REPAIR_STARTS.has(wordAt(tokens, at))) return null;
  const words = REPAIRS.find((phrase) => phrase.every((one, ahead) => wordAt(tokens, at + ahead) === one));
  if (words === undefined) return null;
  const from = at + words.length;
  let next = from;
  while (next < from + MOST_BETWEEN && (REPAIRED_BY.has(wordAt(tokens, next)) || isPause(tokens, next))) next += 1;
  if (isNumber(tokens[next])) return found(tokens, at, next, { kind: "repair" });
  // "Correction, last one was only 4": the set that is put right is told by its place.
  const place = wordAt(tokens, next);
  return LAST.has(place) || ORDINALS.has(place) ? found(tokens, at, from, { kind: "note" }) : null;
});
const isPause = (tokens: Tokens, at: number): boolean => isSign(tokens[at], ",") || isSign(tokens[at], ":");

const DEVICE =
  /^(?:l')?(?:watch|garmin|strava|fitbit|gps|phone|tracker|polar|coros|suunto|whoop|app|treadmill|screen|display|console|monitor|uhr|montre|reloj|orologio|relogio)$/;
const DEVICES = { has: (word: string) => DEVICE.test(word) };
const SAYS =
  /^(?:says|said|say|shows|showed|shown|has|had|got|gave|measured|recorded|reads|read|clocked|sagt|sagte|zeigt|zeigte|dit|disait|indique|affiche|dice|decia|marca|marcaba|pone|segna|segnava|diz|mostra|mostrou)$/;
const OF_WAY = wordSet("it at as me that was i did ran only just like es war il y a que");
const isFigure = (token: Token): boolean => token.kind === "clock" || token.kind === "number";
const EXTENT = /^(?:distance|time|k|m)$/;

/** "ran 8k, my watch says 7.6", "5k 25:10, strava has it at 25:31": what was measured stands for the figure told before. */
const readMeasured = beginning(DEVICES, (tokens, at) => {
  if (!DEVICE.test(wordAt(tokens, at)) || !SAYS.test(wordAt(tokens, at + 1)) || !tokens.slice(0, at).some(isFigure))
    return null;
  let next = at + 2;
  while (next < at + 2 + MOST_BETWEEN && OF_WAY.has(wordAt(tokens, next))) next += 1;
  const figure = tokens[next];
  if (figure === undefined || !isFigure(figure)) return null;
  const unit = unitAt(tokens, next + 1);
  const ends = tokens[next + 1] === undefined || (tokens[next + 1]?.kind === "sign" && !isTimes(tokens, next + 1));
  const isExtent = figure.kind === "clock" || ends || (unit !== null && EXTENT.test(unit.kind));
  return isExtent ? found(tokens, at, next, { kind: "repair", measured: true }) : null;
});

export const readRepair: Reader = firstOf(readTakenBack, readMeasured);
