import { found, isNumber, isSign, type Reader, wordAt } from "./marks.ts";
import { isTimes, unitAt } from "./numberLists.ts";
import type { Token } from "./tokenize.ts";

type Tokens = readonly Token[];

const CLUSTER = /^(?:clusters?|mini-?sets?|rest-?pause)$/;
const isCluster = (token: Token | undefined): boolean => token?.kind === "word" && CLUSTER.test(token.fold);
const [MOST_CLUSTERS, MOST_IN_ONE] = [20, 12];

/** The pieces of "2+2+2", "2-2-2" and "3x3", how they are joined, and the place after them. */
function readPieces(tokens: Tokens, at: number): { pieces: number[]; sign: string; next: number } | null {
  const [first, sign, second] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!isNumber(first) || !isNumber(second)) return null;
  if (isTimes(tokens, at + 1))
    return {
      pieces: Array.from({ length: Math.min(first.value, MOST_IN_ONE) }, () => second.value),
      sign: "x",
      next: at + 3,
    };
  if (sign?.kind !== "sign" || !/^[+/,.-]$/.test(sign.fold)) return null;
  const pieces = [first.value];
  let next = at + 1;
  while (pieces.length < MOST_IN_ONE && isSign(tokens[next], sign.fold) && isNumber(tokens[next + 1])) {
    pieces.push(tokens[next + 1]?.value ?? 0);
    next += 2;
  }
  return { pieces, sign: sign.fold, next };
}

/**
 * "3x(2+2+2)", "cluster 3x(3x3)", "5 clusters of 1+1+1": so many sets that are broken by short rests, each with the repetitions of all
 * its pieces. "3x(8/8/7)" lists three sets, where no word speaks of clusters.
 */
export const readClusters: Reader = (tokens, at) => {
  const count = tokens[at];
  if (!isNumber(count) || !Number.isInteger(count.value) || count.value > MOST_CLUSTERS) return null;
  const isNamed = isCluster(tokens[at + 1]);
  if (!isNamed && !isTimes(tokens, at + 1)) return null;
  const of = isNamed && (/^(?:of|x|de|von|di)$/.test(wordAt(tokens, at + 2)) || isTimes(tokens, at + 2)) ? 1 : 0;
  const open = isSign(tokens[at + 2 + of], "(") ? 1 : 0;
  if (!isNamed && open === 0) return null;
  const read = readPieces(tokens, at + 2 + of + open);
  if (read === null || (open === 1 && !isSign(tokens[read.next], ")"))) return null;
  if (open === 0 && unitAt(tokens, read.next) !== null) return null;
  const isSaid = isNamed || tokens.slice(0, at).some(isCluster);
  const end = read.next + open;
  // "2x(3x5)" may as well be rounds of 3x5.
  if (read.sign === "x" && !isSaid) return null;
  // "3 x (8-10)": so many to so many.
  if (read.sign === "-" && !isSaid && read.pieces.length !== count.value) {
    const isRange = read.pieces.length === 2 && (read.pieces[0] ?? 0) < (read.pieces[1] ?? 0);
    if (!isRange || unitAt(tokens, end) !== null) return null;
    const sets = { kind: "sets" as const, count: count.value, rounds: false, type: null, of: true as const };
    return found(tokens, at, end, sets, { kind: "counts", counts: [{ reps: null }] });
  }
  if (read.sign !== "+" && read.sign !== "x" && !isSaid) {
    const counts = read.pieces.map((reps) => ({ reps }));
    const sets = { kind: "sets" as const, count: count.value, rounds: false, type: null };
    return found(tokens, at, end, ...(counts.length === count.value ? [] : [sets]), { kind: "counts", counts });
  }
  const reps = read.pieces.reduce((sum, piece) => sum + piece, 0);
  return found(
    tokens,
    at,
    end,
    {
      kind: "sets",
      count: count.value,
      rounds: false,
      type: isNamed && !tokens.slice(0, at).some(isCluster) ? "cluster" : null,
      of: true,
    },
    { kind: "counts", counts: [{ reps }] },
  );
};
