import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { boundaryFeatures } from "../src/language/routing/segmenting/boundary.ts";
import { cutPieces, type Piece } from "../src/language/routing/segmenting/pieces.ts";

/**
 * Fits where a new request begins in a message (logistic regression, AdaGrad, L2), on messages cut by hand and on the
 * router's messages of one request each. Run after `trainRoutes.ts`: `node scripts/trainSegments.ts`.
 */
const read = (name: string) => readFileSync(new URL(`../evals/data/${name}`, import.meta.url), "utf8");
const linesOf = <Row>(text: string) =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Row);
const cut = read("segments.train.jsonl");
const whole = read("routing.train.jsonl");
const target = new URL("../src/language/routing/segmenting/boundaryWeights.json", import.meta.url);

const EPOCHS = 12;
const RATE = 0.2;
const PENALTY = 2e-4;
const FOLDS = 5;
const FEWEST = 2;
/** Of the thresholds tried, the lowest whose share of torn messages stays under this. */
const MOST_TORN = 0.01;

type Message = { pieces: Piece[]; begins: Set<number> };
type Place = { features: string[]; isNew: boolean };

/** The pieces at which hand-made parts begin. */
function messageOf(text: string, parts: readonly string[]): Message {
  const pieces = cutPieces(text);
  const begins = new Set<number>();
  let from = 0;
  parts.forEach((part, place) => {
    const at = text.indexOf(part, from);
    from = at + part.length;
    const index = pieces.findIndex((piece) => piece.from <= at && at < piece.to);
    if (place > 0 && index > 0) begins.add(index);
  });
  return { pieces, begins };
}

const torn = linesOf<{ text: string; parts: { text: string }[] }>(cut).map(({ text, parts }) =>
  messageOf(
    text,
    parts.map((part) => part.text),
  ),
);
const single = linesOf<{ text: string }>(whole).map(({ text }) => messageOf(text, [text]));
const messages = [...torn, ...single].filter(({ pieces }) => pieces.length > 1);

function placesOf({ pieces, begins }: Message): Place[] {
  let start = 0;
  return pieces.slice(1).map((_, at) => {
    const index = at + 1;
    const place = { features: boundaryFeatures(pieces, start, index), isNew: begins.has(index) };
    if (place.isNew) start = index;
    return place;
  });
}

function fit(data: readonly Message[]): Map<string, number> {
  const places = data.flatMap(placesOf);
  const seen = new Map<string, number>();
  for (const { features } of places) for (const name of features) seen.set(name, (seen.get(name) ?? 0) + 1);
  const weights = new Map<string, number>();
  const squares = new Map<string, number>();
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let step = 0; step < places.length; step += 1) {
      // A stride prime to the count visits every place once, in a mixed order, the same each time.
      const place = places[(step * 7_919 + epoch * 31) % places.length];
      if (!place) continue;
      const known = place.features.filter((name) => (seen.get(name) ?? 0) >= FEWEST);
      const odds = known.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0);
      const error = 1 / (1 + Math.exp(-odds)) - (place.isNew ? 1 : 0);
      for (const name of known) {
        const weight = weights.get(name) ?? 0;
        const slope = error + PENALTY * weight;
        const square = (squares.get(name) ?? 1e-3) + slope * slope;
        squares.set(name, square);
        weights.set(name, weight - (RATE * slope) / Math.sqrt(square));
      }
    }
  }
  return weights;
}

function decide({ pieces }: Message, weights: ReadonlyMap<string, number>, atLeast: number): Set<number> {
  const begins = new Set<number>();
  let start = 0;
  for (let index = 1; index < pieces.length; index += 1) {
    const odds = boundaryFeatures(pieces, start, index).reduce((sum, name) => sum + (weights.get(name) ?? 0), 0);
    if (1 / (1 + Math.exp(-odds)) < atLeast) continue;
    begins.add(index);
    start = index;
  }
  return begins;
}

const folds = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = fit(messages.filter((_, index) => index % FOLDS !== fold));
  return { weights, held: messages.filter((_, index) => index % FOLDS === fold) };
});
const equal = (a: ReadonlySet<number>, b: ReadonlySet<number>) =>
  a.size === b.size && [...a].every((one) => b.has(one));
let chosen = 0.9;
for (const atLeast of [0.9, 0.8, 0.7, 0.6, 0.5, 0.4]) {
  let [right, several, tornOnes, ones] = [0, 0, 0, 0];
  for (const { weights, held } of folds)
    for (const message of held) {
      const got = decide(message, weights, atLeast);
      if (message.begins.size > 0) {
        several += 1;
        if (equal(got, message.begins)) right += 1;
      } else {
        ones += 1;
        if (got.size > 0) tornOnes += 1;
      }
    }
  console.log(`at ${atLeast}: ${right} of ${several} cut right, ${tornOnes} of ${ones} torn`);
  if (tornOnes / (single.length + ones - messages.length + several || 1) < MOST_TORN) chosen = atLeast;
}
const weights = fit(messages);
const kept = [...weights].filter(([, weight]) => Math.abs(weight) >= 0.02).sort(([a], [b]) => (a < b ? -1 : 1));
const trainedOn = createHash("sha256").update(cut).update(whole).digest("hex");
writeFileSync(
  target,
  `${JSON.stringify({ trainedOn, atLeast: chosen, weights: Object.fromEntries(kept.map(([name, weight]) => [name, Number(weight.toFixed(3))])) }, null, 1)}\n`,
);
console.log(`${messages.length} messages with breaks, ${kept.length} weights, threshold ${chosen}`);
