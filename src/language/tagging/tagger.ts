import { unpackWeights } from "../classifier/packedWeights.ts";
import { expect } from "./chain.ts";
import { scoresOf } from "./fitChain.ts";
import { type Gazetteer, tokenFeatures } from "./tokenFeatures.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** A fitted tagger as it is kept in a file. */
export type PackedTagger = Parameters<typeof unpackWeights>[0] & {
  /** SHA-256 of what it was fitted on. */
  trainedOn: string;
  /** Kinds in the order of the tags; tag 0 is none, then two of each kind: one that begins it, one that goes on with it. */
  kinds: string[];
  /** Numbers parted by blanks. */
  steps: string;
  first: string;
};

/** A stretch of a text that a tagger takes for a kind; `share` is how sure it is of its least sure word, 0 to 1. */
export type Span = { kind: string; from: number; to: number; text: string; share: number };

const numbers = (text: string) => Float64Array.from(text.split(" "), Number);

/** How likely each token of a text is of each kind, and the stretches that follow from it. */
export type Reading = { tokens: readonly Token[]; spans: Span[]; shareOf(at: number, kind: string): number };

/** A tagger ready for use: reads texts. Pure; linear in the length of the text. */
export function taggerOf(packed: PackedTagger, gazetteer: Gazetteer): (text: string) => Reading {
  const { bias, weights, scale } = unpackWeights(packed);
  const count = bias.length;
  const chain = { count, steps: numbers(packed.steps).map(Math.exp), first: numbers(packed.first).map(Math.exp) };
  return (text) => {
    const tokens = tokensOf(text);
    const scores = scoresOf(tokenFeatures(tokens, gazetteer), bias, weights, scale);
    const { shares } = expect(scores, chain, false);
    return readingOf(text, tokens, shares, packed.kinds);
  };
}

/** The stretches that shares of tags tell, most likely tag by token. */
export function readingOf(
  text: string,
  tokens: readonly Token[],
  shares: Float64Array,
  kinds: readonly string[],
): Reading {
  const count = 1 + 2 * kinds.length;
  const share = (at: number, kind: number) =>
    (shares[at * count + 1 + 2 * kind] ?? 0) + (shares[at * count + 2 + 2 * kind] ?? 0);
  const spans: Span[] = [];
  let open = -1;
  tokens.forEach((token, at) => {
    const best = kinds.reduce((top, _, kind) => (share(at, kind) > share(at, top) ? kind : top), 0);
    const isNone = (shares[at * count] ?? 0) >= share(at, best);
    const begins = (shares[at * count + 1 + 2 * best] ?? 0) >= (shares[at * count + 2 + 2 * best] ?? 0);
    const last = spans.at(-1);
    if (isNone) open = -1;
    else if (last !== undefined && open === best && !begins) {
      last.to = token.to;
      last.text = text.slice(last.from, last.to);
      last.share = Math.min(last.share, share(at, best));
    } else {
      spans.push({
        kind: kinds[best] ?? "",
        from: token.from,
        to: token.to,
        text: text.slice(token.from, token.to),
        share: share(at, best),
      });
      open = best;
    }
  });
  return { tokens, spans, shareOf: (at, kind) => share(at, kinds.indexOf(kind)) };
}
