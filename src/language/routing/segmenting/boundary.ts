import weights from "./boundaryWeights.json" with { type: "json" };
import type { Kind, Piece } from "./pieces.ts";

/** Pieces that ask for something by themselves. */
const HEADS: ReadonlySet<Kind> = new Set(["fact", "log", "food", "make", "ask", "order", "settings"]);
/** Words that say how a piece stands to the one before. */
const FIRST_WORDS = new Set(
  "and then also plus but so because cause since if or with without for no not only just my i im its it that this they what how why when which who is are do does did can could should would will also maybe last felt was had then next oh btw ok thanks please need want give make build log add remind und dann weil et puis parce y luego porque e poi perche depois".split(
    " ",
  ),
);
const LAST_WORDS = new Set(
  "tell me explain know show ask wonder sure is the a to of for with and or but about say says see if not learn remember".split(
    " ",
  ),
);
const REFERS = /\b(?:it|that|them|this|those|these|they)\b/;
const SIZES = [1, 2, 3, 5, 8, 13] as const;

const weightOf = new Map<string, number>(Object.entries(weights.weights));
const AT_LEAST = weights.atLeast;

const sizeOf = (piece: Piece) => SIZES.findIndex((most) => piece.folded.split(" ").length <= most);
const lexical = (word: string | undefined, known: ReadonlySet<string>) => (word && known.has(word) ? word : "-");

/** What is seen where the piece at `index` follows a group of pieces that began at `start`: names of features. */
export function boundaryFeatures(pieces: readonly Piece[], start: number, index: number): string[] {
  const [piece, before, next] = [pieces[index], pieces[index - 1], pieces[index + 1]];
  if (!piece || !before) return [];
  const group = pieces.slice(start, index);
  const head = group.find(({ kind }) => HEADS.has(kind));
  const led = head?.kind ?? "none";
  const route = group.findLast((one) => one.route !== null)?.route ?? "-";
  const same = route === "-" || piece.route === null ? "unsure" : route === piece.route ? "same" : "other";
  const words = piece.folded.split(" ");
  const firsts = lexical(words[0], FIRST_WORDS);
  const seconds = lexical(words[1], FIRST_WORDS);
  return [
    "always",
    `join ${piece.join}`,
    `kind ${piece.kind}`,
    `before ${before.kind}`,
    `led ${led}`,
    `led ${led} kind ${piece.kind}`,
    `before ${before.kind} kind ${piece.kind}`,
    `join ${piece.join} kind ${piece.kind}`,
    `join ${piece.join} ${same}`,
    `${same}`,
    `${same} led ${led} kind ${piece.kind}`,
    `route ${route}`,
    `to ${piece.route ?? "-"}`,
    `route ${route} to ${piece.route ?? "-"}`,
    `first ${firsts}`,
    `first ${firsts} ${seconds}`,
    `first ${firsts} ${same}`,
    `last ${lexical(before.folded.split(" ").at(-1), LAST_WORDS)}`,
    `size ${sizeOf(piece)}`,
    `size ${sizeOf(piece)} ${same}`,
    `size before ${sizeOf(before)}`,
    `next ${next?.kind ?? "none"}`,
    `kind ${piece.kind} next ${next?.kind ?? "none"}`,
    ...(REFERS.test(piece.folded) ? ["refers", `refers ${same}`, `refers led ${led}`] : []),
    ...(before.folded.endsWith("?") ? [`asked ${piece.kind}`] : []),
    ...(piece.folded.includes("?") ? [`asks led ${led}`] : []),
  ];
}

/** How likely (0 to 1) a new request begins with the piece at `index`. */
export function newRequestShare(pieces: readonly Piece[], start: number, index: number): number {
  let odds = 0;
  for (const name of boundaryFeatures(pieces, start, index)) odds += weightOf.get(name) ?? 0;
  return 1 / (1 + Math.exp(-odds));
}

/** Whether a new request begins there: surely enough that one request is seldom torn apart. */
export const beginsRequest = (pieces: readonly Piece[], start: number, index: number): boolean =>
  newRequestShare(pieces, start, index) >= AT_LEAST;
