import { entered } from "../patterns/enteredPattern.ts";
/** Sets as they are written down: "3x8", "5 sets", "100 kg". */
export const SETS_SAID =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) (?:sets?|by|reps?)\b|\b(?:kilos|pounds)\b|\d ?x ?\d|\b\d+ (?:sets?|reps?)\b|\bsets? of \d|@ ?\d|\d ?(?:kg|kgs|lbs?|pounds|kilos?|km|mi|min|mins|minutes)\b|\d[ ,/-]+\d/;

/** "squat 3x5 140, wanted five sets", "…, should have gone heavier": behind sets that were told, what they fell short of. */
export const fellShort = (text: string, at: number): boolean =>
  REGRETS.test(text.slice(Math.max(0, at - LEADS_REGRET), at + LEADS_REGRET)) &&
  /[,.;!\n(-][^\d]*$/.test(text.slice(0, at)) &&
  SETS_SAID.test(text.slice(0, at));
const REGRETS = entered(
  /\b(?:wanted|hoped|intended)\b|\b(?:knew|thought|figured|felt) (?:like )?(?:i|we) should\b|\b(?:should|could|would)(?: have|ve|'ve| of|a) \w+/,
);
const LEADS_REGRET = 24;

/** Why something was left alone, as far as what it was: the source of a pattern, on folded text. */
export const TOO_TIRED =
  "(?:way |just |far |simply |really )?too (?:tired|sore|beat|weak|exhausted|knackered|wrecked|drained|fried|gassed|spent|lazy|busy|stiff)(?: today| now| tonight)? (?:for|to (?:do|manage|face|attempt))|(?:viel )?zu (?:mude|kaputt|schwach|erschopft|fertig|platt) (?:fur|um)|trop (?:fatiguee?|crevee?|mort[e]?|naze) pour|(?:demasiado|muy) (?:cansad|agotad|reventad)[oa] para|troppo (?:stanc|distrutt)[oa] per|(?:muito )?cansad[oa] (?:demais )?(?:para|pra)";
/** "Too tired for squat 3x5 100": the source of a pattern, on folded text, of what was left alone for that reason. */
export const TOO_TIRED_FOR = `(?<!\\bnot )\\b(?:${TOO_TIRED})(?![a-z])(?=[^,.;!?\\n]*\\d)(?![^,.;!?\\n]*\\b(?:so|did|but|only|also|nur|donc|asi que)\\b)`;
