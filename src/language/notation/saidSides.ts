import { keepingLast } from "../patterns/keepingLast.ts";
import type { Mark } from "./marks.ts";
import type { Token } from "./tokenize.ts";

const isLetterOf = (letter: string, tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.fold === letter &&
  tokens[at - 1]?.kind === "number" &&
  tokens[at]?.gap === false &&
  tokens[at + 1]?.fold !== "/" &&
  tokens[at - 2]?.fold !== "/";

/** Left and right in German, French, Spanish, Italian and Portuguese, folded. */
const SIDE_WORDS: readonly (readonly [RegExp, "left" | "right"])[] = [
  [/^(?:links?|linke[rsnm]?|gauche|izquierd[ao]|izq|sinistr[ao]|esquerd[ao])$/, "left"],
  [/^(?:rechts|rechte[rsnm]?|droite|derech[ao]|destr[ao]|direit[ao])$/, "right"],
];
const MOST_WORDS = 2_000;
/** "Links 10, rechts 12" as "left 10, right 12". */
const sideOf = keepingLast((word) => SIDE_WORDS.find(([pattern]) => pattern.test(word))?.[1] ?? null, MOST_WORDS);
const sideInEnglish = (token: Token): Token => {
  const side = token.kind === "word" ? sideOf(token.fold) : null;
  return side === null ? token : { ...token, fold: side };
};

/** The tokens with their sides as "left" and "right": "links 10", and "12R 12L", where the R is not short for repetitions. Linear. */
export function withSides(said: readonly Token[]): readonly Token[] {
  const tokens = said.map(sideInEnglish);
  const hasBoth = ["l", "r"].every((letter) => tokens.some((_, at) => isLetterOf(letter, tokens, at)));
  if (!hasBoth) return tokens;
  return tokens.map((token, at) => {
    const side = isLetterOf("l", tokens, at) ? "left" : isLetterOf("r", tokens, at) ? "right" : null;
    return side === null ? token : { ...token, fold: side };
  });
}

const isRowOfSide = (marks: readonly Mark[], at: number): boolean => {
  const [row, before] = [marks[at], marks[at - 1]];
  const isApart = before?.kind === "separator" && before.sign === ":";
  const side = isApart ? marks[at - 2] : before;
  const isRow = row?.kind === "numbers" && row.after === null && row.values.length > 1;
  return isRow && side?.kind === "side" && side.side !== "each";
};

/** "Left 12 11 10, right 14 12 12": rows that stand behind both sides are repetitions, none of them the loads of the other. Linear. */
export function withCountsOfSides(marks: readonly Mark[]): Mark[] {
  const rows = marks.filter((_, at) => isRowOfSide(marks, at));
  if (rows.length < 2) return [...marks];
  return marks.map((mark) =>
    mark.kind === "numbers" && rows.includes(mark)
      ? { kind: "counts", counts: mark.values.map((reps) => ({ reps })), start: mark.start, end: mark.end }
      : mark,
  );
}
