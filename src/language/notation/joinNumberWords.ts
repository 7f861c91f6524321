import { readNumberWords, startsNumber } from "../numbers/numbers.ts";
import type { Token } from "./tokenize.ts";

const ONE_OF =
  /^(?:sets?|reps?|rounds?|min|minutes?|hours?|miles?|km|kilo|plates?|singles?|doubles?|triples?|working|heavy|warmup|hard|hundred|x)$/;

/** "1 arm row", "2-hand swing", "1 leg rdl": the number is part of the name; in "1 leg press" it is not. */
function isLimbCount(token: Token, after: Token | undefined, words: readonly string[]): boolean {
  if (token.value !== 1 && token.value !== 2) return false;
  if ((after?.start ?? 0) - token.end > 1) return false;
  const limb = words[1] ?? "";
  if (limb === "leg") return !/^(?:press|presses|curls?|ext|extn|extensions?|raises?|lifts?)$/.test(words[2] ?? "");
  return /^(?:arm|arms|armed|legged|hand|handed|sided)$/.test(limb);
}

const PLURALS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    fives: 5,
    sixes: 6,
    sevens: 7,
    eights: 8,
    nines: 9,
    tens: 10,
    twelves: 12,
    fourteens: 14,
    fifteens: 15,
    sixteens: 16,
    eighteens: 18,
    twenties: 20,
    thirties: 30,
    forties: 40,
    fifties: 50,
    sixties: 60,
    seventies: 70,
    eighties: 80,
    nineties: 90,
  }),
);

/** "with the twelves", "my twenties": as "12s" is written. */
function pluralTokens(token: Token, before: Token | undefined): Token[] | null {
  const value = token.kind === "word" ? PLURALS.get(token.fold) : undefined;
  if (value === undefined || !/^(?:with|w|the|my|of|using|at)$/.test(before?.fold ?? "")) return null;
  const split = token.end - 1;
  return [
    { ...token, kind: "number", value, end: split },
    { ...token, fold: "s", start: split, gap: false },
  ];
}

const ONES: ReadonlyMap<string, number> = new Map(
  ["ones", "twos", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines"].map((word, at) => [word, at + 1]),
);

/** "twenty fours", behind a "twenty" that has been read: as "24s" is written. */
function compoundTokens(tens: Token | undefined, token: Token): Token[] | null {
  const ones = token.kind === "word" ? ONES.get(token.fold) : undefined;
  const isTens = tens?.kind === "number" && tens.value >= 20 && tens.value <= 90 && tens.value % 10 === 0;
  if (ones === undefined || !tens || !isTens || !/^[a-z]/.test(tens.fold)) return null;
  const split = token.end - 1;
  return [
    { ...tens, value: tens.value + ones, end: split },
    { ...token, fold: "s", start: split, gap: false },
  ];
}

/** "bench 120 one", "85 for one": a repetition, at the end of what is said of it. */
const isLastOne = (token: Token, before: Token | undefined, after: Token | undefined): boolean =>
  token.fold === "one" &&
  (before?.kind === "number" || before?.fold === "for") &&
  (after === undefined || (after.kind === "sign" && /^[,.;!)\n]$/.test(after.fold)) || after.fold === "then");

/** Joins spelled numbers to number tokens: "two hundred and five", "a couple of"; "2 and a half" to 2.5. */
export function joinNumberWords(tokens: Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const compound = compoundTokens(joined.at(-1), token);
    if (compound !== null) {
      joined.splice(-1, 1, ...compound);
      continue;
    }
    const plural = pluralTokens(token, tokens[at - 1]);
    if (plural !== null) {
      joined.push(...plural);
      continue;
    }
    if (isLastOne(token, tokens[at - 1], tokens[at + 1])) {
      joined.push({ ...token, kind: "number", value: 1 });
      continue;
    }
    const candidate = token.kind === "number" || (token.kind === "word" && startsNumber(token.fold));
    if (!candidate || tokens[at + 1]?.kind !== "word") {
      const alone = candidate && token.kind === "word" ? readNumberWords([token.fold], 0) : null;
      const lonely = alone === null || token.fold === "one";
      joined.push(lonely ? token : { ...token, kind: "number", value: alone.value });
      continue;
    }
    const words = tokens.slice(at, at + 9).map(({ kind, fold }) => (kind === "word" ? fold : ""));
    if (token.kind === "number" && isLimbCount(token, tokens[at + 1], words)) {
      joined.push({ ...token, kind: "word", fold: token.value === 1 ? "single" : "double", value: 0 });
      continue;
    }
    if (token.kind === "number" && words.slice(1, 4).join(" ") === "and a half") {
      joined.push({ ...token, value: token.value + 0.5, end: tokens[at + 3]?.end ?? token.end });
      at += 3;
      continue;
    }
    const found = token.kind === "word" ? readNumberWords(words, 0) : null;
    const lonelyOne = found?.length === 1 && token.fold === "one" && !ONE_OF.test(words[1] ?? "");
    if (found === null || lonelyOne) {
      joined.push(token);
      continue;
    }
    const end = tokens[at + found.length - 1]?.end ?? token.end;
    joined.push({ ...token, kind: "number", value: found.value, end });
    at += found.length - 1;
  }
  return joined;
}
