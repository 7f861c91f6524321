import { found, isNumber, isSign, type Mark, type Reader, wordAt } from "./marks.ts";
import type { Token } from "./tokenize.ts";

type Tokens = readonly Token[];

const MINUTE = 60;

/** "12-3-30": the slope, the speed and the minutes of a walk on the treadmill. The place after it. */
function afterInclineWalk(tokens: Tokens, at: number): number | null {
  const values = [12, 3, 30];
  let next = at;
  for (const [index, value] of values.entries()) {
    const token = tokens[next];
    if (!isNumber(token) || token.value !== value || (index > 0 && token.gap)) return null;
    const sign = tokens[next + 1];
    const joined = sign?.kind === "sign" && /^[-/]$/.test(sign.fold) && !sign.gap;
    if (index < 2 && !joined) return null;
    next += index < 2 ? 2 : 1;
  }
  return isSign(tokens[next], "x") ? null : next;
}

/** Names of what is always done alike: they say the exercise and how long or how far. "treadmill 12-3-30", "parkrun 24:51". */
export const readProgramme: Reader = (tokens, at) => {
  const walk = afterInclineWalk(tokens, at);
  if (walk !== null)
    return found(tokens, at, walk, { kind: "word", fold: "12-3-30" }, { kind: "time", seconds: 30 * MINUTE });
  const two = wordAt(tokens, at) === "park" && wordAt(tokens, at + 1) === "run" ? 2 : 0;
  const length = wordAt(tokens, at) === "parkrun" ? 1 : two;
  if (length === 0) return null;
  const marks: Mark[] = found(tokens, at, at + length, { kind: "word", fold: "parkrun" }).marks;
  const timed = tokens.slice(at + length, at + length + 6).some(({ kind }) => kind === "clock");
  // "5k parkrun 27:41": its length was said.
  const isSaid = tokens.slice(Math.max(0, at - 2), at).some(({ fold }) => /^(?:k|km|kms|kilomet\w*)$/.test(fold));
  if (timed && !isSaid) marks.push(...found(tokens, at, at + length, { kind: "length", value: 5, unit: "km" }).marks);
  return { marks, next: at + length };
};
