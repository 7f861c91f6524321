import { beginsRequest } from "./segmenting/boundary.ts";
import { cutPieces } from "./segmenting/pieces.ts";

const LONGEST = 4_000;
const CONNECTORS = /^(?:[\s,;.&-]+|(?:and|then|also|plus|oh|btw|und|dann|et|puis|y|luego|e|poi|depois)(?=[\s,]))+/i;

/**
 * Splits a message into the requests it makes, in order. In: any text. Out: at least one part for a text that is not
 * blank, each a piece of the text as typed. What only limits or explains a request ("my knees are bad", "30 minutes",
 * "thanks!") stays with the request it belongs to. Where a new request begins is decided by weights fitted on
 * `evals/data/segments.train.jsonl` (`scripts/trainSegments.ts`).
 */
export function segment(text: string): string[] {
  const head = text.slice(0, LONGEST);
  if (head.trim() === "") return [];
  const pieces = cutPieces(head);
  const starts = [0];
  for (let index = 1; index < pieces.length; index += 1) {
    if (beginsRequest(pieces, starts.at(-1) ?? 0, index)) starts.push(index);
  }
  if (starts.length === 1) return [text.trim()];
  return starts
    .map((start, place) => {
      const next = starts[place + 1];
      const from = place === 0 ? 0 : (pieces[start]?.from ?? 0);
      const to = next === undefined ? text.length : (pieces[next]?.from ?? text.length);
      const part = text.slice(from, to).replace(/[\s,;&-]+$/, "");
      return (place === 0 ? part.replace(/^[\s,;.&-]+/, "") : part.replace(CONNECTORS, "")).trim();
    })
    .filter((part) => part !== "");
}
