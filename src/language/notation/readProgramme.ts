import { beginning, found, isNumber, isSign, type Mark, wordAt } from "./marks.ts";
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

const MARATHON = /^(?:marathons?|maratona|maraton)$/;
const HALVES = /^(?:half|mezza|semi|media|meia|demi)$/;
const HALF_MARATHON = /^(?:halbmarathon|semi-?marathon|half-?marathon|halfmarathon)$/;
const HALF = 21.1;
const WHOLE = 42.2;
/** What was done, before it: "ran my first ever half marathon". */
const RUN = /^(?:ran|run|raced|finished|completed|couru|corri|corso|corrido)$/;
/** Of a race that is named and not run: "at marathon pace", "trained for a marathon", "half of a marathon". */
const FOR = /^(?:for|at|to|of|until|before|after|since|mtb|bike|bici|velo|rad|ski|swim|ultra|fur|pour|para|per)$/;
const BESIDE =
  /^(?:pace|paced|tempo|effort|training|trainings?plan|plan|prep|route|course|relay|block|weeks?|shoes|runners?)$/;
const WAY = /^(?:k|kms?|kilomet\w*|quilomet\w*|mi|miles?|m|met(?:er|re)s?)$/;
const HOURS = /^\d?h(?:rs?|ours?|eures?|oras?)?\d*$|^(?:ore|std|stunden)$/;
/** Covered otherwise, and called so. */
const OTHERWISE = /^(?:row(?:ed|ing|er)?|erg|ski-?erg|gerudert|rudern|rameur|remo)$/;
const NEAR = 3;
const UP_TO_TIME = 8;
const AROUND = 12;

/** A half marathon or a whole one: its kilometres, and how many words name it; `null` where it is none that was run, or its length is said. */
function marathonAt(tokens: Tokens, at: number): { km: number; words: number } | null {
  const fold = wordAt(tokens, at) ?? "";
  const isHalf = HALVES.test(fold);
  const dash = isHalf && isSign(tokens[at + 1], "-") ? 1 : 0;
  const isWhole = MARATHON.test(fold) || HALF_MARATHON.test(fold);
  if (!isHalf && !isWhole) return null;
  const words = isWhole ? 1 : 2 + dash;
  const behind = tokens.slice(at + words, at + words + UP_TO_TIME);
  const before = tokens.slice(Math.max(0, at - NEAR), at).map((token) => token.fold);
  const isTimed = behind.some(({ kind, fold: word }) => kind === "clock" || HOURS.test(word));
  const wasRun = before.some((word) => RUN.test(word));
  // "Ran a half in 1:52".
  if (isHalf && !MARATHON.test(wordAt(tokens, at + words - 1) ?? "")) {
    const isAlone = fold === "half" && before.at(-1) === "a" && wasRun && wordAt(tokens, at + 1) === "in";
    return isAlone && tokens[at + 2]?.kind === "clock" ? { km: HALF, words: 1 } : null;
  }
  const isNamed = before.some((word) => FOR.test(word)) || BESIDE.test(behind[0]?.fold ?? "");
  const around = tokens.slice(Math.max(0, at - AROUND), at + AROUND);
  const isSaid = around.some((token, place) => WAY.test(token.fold) && isNumber(around[place - 1]));
  if (isNamed || isSaid || !(isTimed || wasRun)) return null;
  return { km: isHalf || HALF_MARATHON.test(fold) ? HALF : WHOLE, words };
}

const NAMES = {
  has: (word: string) =>
    HALVES.test(word) || MARATHON.test(word) || HALF_MARATHON.test(word) || word.startsWith("park"),
};

/** Names of what is always done alike: they say the exercise and how long or how far. "treadmill 12-3-30", "parkrun 24:51". */
export const readProgramme = beginning(NAMES, (tokens, at) => {
  const walk = afterInclineWalk(tokens, at);
  if (walk !== null)
    return found(tokens, at, walk, { kind: "word", fold: "12-3-30" }, { kind: "time", seconds: 30 * MINUTE });
  const marathon = marathonAt(tokens, at);
  if (marathon !== null) {
    const next = at + marathon.words;
    const way = { kind: "length", value: marathon.km, unit: "km" } as const;
    if (tokens.slice(Math.max(0, at - NEAR), at).some(({ fold }) => OTHERWISE.test(fold)))
      return found(tokens, at, next, way);
    const isEnglish = /^(?:half|marathon)/.test(wordAt(tokens, at) ?? "");
    return found(tokens, at, next, { kind: "word", fold: isEnglish ? "marathon" : "parkrun" }, way);
  }
  const two = wordAt(tokens, at) === "park" && wordAt(tokens, at + 1) === "run" ? 2 : 0;
  const length = wordAt(tokens, at) === "parkrun" ? 1 : two;
  if (length === 0) return null;
  const marks: Mark[] = found(tokens, at, at + length, { kind: "word", fold: "parkrun" }).marks;
  const timed = tokens.slice(at + length, at + length + 6).some(({ kind }) => kind === "clock");
  // "5k parkrun 27:41": its length was said.
  const isSaid = tokens.slice(Math.max(0, at - 2), at).some(({ fold }) => /^(?:k|km|kms|kilomet\w*)$/.test(fold));
  if (timed && !isSaid) marks.push(...found(tokens, at, at + length, { kind: "length", value: 5, unit: "km" }).marks);
  return { marks, next: at + length };
});
