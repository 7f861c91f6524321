import { classOdds, softmax } from "../src/language/classifier/classOdds.ts";
import { seededRandom, shuffled } from "../src/language/classifier/seededRandom.ts";
import type { Fitted } from "../src/language/classifier/softmaxRegression.ts";
import { fitRoutes, TRAINED_ROUTES } from "../src/language/routing/classifier/fitRoutes.ts";
import { type Heard, routeSample } from "../src/language/routing/classifier/routeSample.ts";
import { hear } from "../src/language/routing/hear.ts";
import {
  type Decide,
  DOUBTFUL,
  type PackedBoundary,
  pieceOf,
  requestStarts,
  routeFeatures,
  seenByWords,
  shareOf,
  type Taken,
  takeApart,
  wordOdds,
} from "../src/language/routing/segmenting/boundary.ts";
import { GAP_BUCKETS } from "../src/language/routing/segmenting/gapBuckets.ts";
import { gapFeatures } from "../src/language/routing/segmenting/gapFeatures.ts";
import { wordsOf } from "../src/language/routing/segmenting/gaps.ts";
import type { Route } from "../src/protocol/turn.ts";
import { type CutMessage, joinMessages } from "./joinMessages.ts";
import { hashOf, linesOf, readData, writeWeights } from "./trainingData.ts";

/**
 * Fits where a new request begins in a message: first by its words, then by the routes on both sides. On messages cut
 * by hand, on the router's messages of one request each, and on messages made by joining these. Every number printed
 * is for messages that neither these weights nor the route classifier were fitted on. Run: `node scripts/trainSegments.ts`.
 */
const cut = readData("segments.train.jsonl");
const whole = readData("routing.train.jsonl");

const FOLDS = 3;
const JOINED = 10_000;
/** A message cut by hand counts as this many others. */
const BY_HAND = 10;
/** A word may begin a request where nothing parts it from the one before, if it begins messages this often. */
const FEWEST_STARTS = 3;
const LEAST_STARTS = 0.06;
/** The share of messages that hold several requests, where the threshold is chosen, and of others that may be torn. */
const SEVERAL = 0.15;
const MOST_TORN = 0.01;
const THRESHOLDS = [0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9];
const SURE_OF_ROUTE = 0.6;

type Message = CutMessage & { fold: number; weight: number; taken: Taken; begins: Set<number> };
type Place = { features: string[] | number[]; odds: number; isNew: boolean; weight: number };

const random = seededRandom(20_261_122);

const byHand = linesOf<CutMessage>(cut);
const singles = linesOf<{ text: string; intent: Route }>(whole);

function findStarters(): Set<string> {
  const [first, all] = [new Map<string, number>(), new Map<string, number>()];
  for (const text of [...singles.map((one) => one.text), ...byHand.flatMap(({ parts }) => parts.map((p) => p.text))]) {
    wordsOf(text)
      .filter((word) => !word.isConnector && !word.word.startsWith("0"))
      .forEach(({ word }, place) => {
        all.set(word, (all.get(word) ?? 0) + 1);
        if (place === 0) first.set(word, (first.get(word) ?? 0) + 1);
      });
  }
  const often = [...first].filter(([word, n]) => n >= FEWEST_STARTS && n / (all.get(word) ?? 1) >= LEAST_STARTS);
  return new Set(often.map(([word]) => word).sort());
}
const starters = findStarters();

/** Neighbouring parts of one route are one: that is what becomes of them when they are routed. */
function messageOf(message: CutMessage, fold: number, weight: number): Message {
  const taken = takeApart(message.text, starters);
  const begins = new Set<number>();
  let from = 0;
  message.parts.forEach((part, place) => {
    const at = message.text.indexOf(part.text, from);
    from = at + part.text.length;
    if (place === 0 || part.route === message.parts[place - 1]?.route) return;
    const word = taken.words.findIndex((one) => one.from >= at && !one.isConnector);
    if (word > 0) begins.add(word);
  });
  return { ...message, fold, weight, taken, begins };
}

const heardBefore = new Map<string, Heard>();
/** Every fold hears the same texts. */
function hearOnce(text: string): Heard {
  const heard = heardBefore.get(text) ?? hear(text);
  heardBefore.set(text, heard);
  return heard;
}

/** Routes as a classifier decides them that was not fitted on the messages of the fold. */
function decideWith(fitted: Fitted): Decide {
  const known = new Map<string, { route: Route; confidence: number }>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const heard = hearOnce(text);
    const has = (name: string) => heard.signals.includes(name);
    const mayBeLog = has("may_log") && ["number", "asserted", "log_order", "undo", "correction"].some(has);
    const shares = [...softmax(classOdds(routeSample(heard), fitted), fitted.temperature)].map((share, index) =>
      TRAINED_ROUTES[index] === "WORKOUT_LOG" && !mayBeLog ? 0 : share,
    );
    const best = shares.indexOf(Math.max(...shares));
    const total = shares.reduce((sum, share) => sum + share, 0);
    const decided = { route: TRAINED_ROUTES[best] ?? "UNKNOWN", confidence: (shares[best] ?? 0) / total };
    known.set(text, decided);
    return decided;
  };
}
const folds = [...Array(FOLDS).keys()];
const decides = folds.map((fold) => {
  const { fitted } = fitRoutes(
    singles.filter((_, index) => index % FOLDS !== fold),
    hearOnce,
  );
  return decideWith(fitted);
});
const decideOf = ({ fold }: Message): Decide => decides[fold] as Decide;

const hand = byHand.map((message, index) => messageOf(message, index % FOLDS, BY_HAND));
const ones = singles.map(({ text, intent }, index) =>
  messageOf({ text, parts: [{ route: intent, text }] }, index % FOLDS, 1),
);
const made = folds.flatMap((fold) =>
  joinMessages(
    singles.filter((_, index) => index % FOLDS === fold),
    JOINED / FOLDS,
    random,
  ).map((message) => messageOf(message, fold, 1)),
);
const messages = [...hand, ...ones, ...made];

/** The gaps of a message as they are seen when all before them was cut right. */
function placesOf(message: Message, seen: (index: number, start: number) => Place | null): Place[] {
  let start = 0;
  return message.taken.gaps.flatMap((gap, index) => {
    const place = seen(index, start);
    if (message.begins.has(gap.at)) start = gap.at;
    return place ? [place] : [];
  });
}

/** Logistic regression by stochastic gradients with rates per weight (AdaGrad). A low rate and few epochs keep it plain. */
function regress(places: readonly Place[], rate: number, epochs: number) {
  const weights = new Map<string | number, number>();
  const squares = new Map<string | number, number>();
  const seen = new Map<string | number, number>();
  for (const { features } of places) for (const name of features) seen.set(name, (seen.get(name) ?? 0) + 1);
  const known = places.map(({ features }) => [...features].filter((name) => (seen.get(name) ?? 0) > 1));
  let [count, countSquare] = [1, 1e-3];
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const at of shuffled(places.length, random)) {
      const place = places[at];
      const names = known[at];
      if (!place || !names) continue;
      const odds = names.reduce<number>((sum, name) => sum + (weights.get(name) ?? 0), count * place.odds);
      const error = (shareOf(odds) - (place.isNew ? 1 : 0)) * place.weight;
      countSquare += (error * place.odds) ** 2;
      count -= (0.05 * error * place.odds) / Math.sqrt(countSquare);
      for (const name of names) {
        const weight = weights.get(name) ?? 0;
        const slope = error + 1e-4 * weight;
        const square = (squares.get(name) ?? 1e-3) + slope * slope;
        squares.set(name, square);
        weights.set(name, weight - (rate * slope) / Math.sqrt(square));
      }
    }
  }
  return { weights, count };
}

function fitWords(data: readonly Message[]): Float32Array {
  const places = data.flatMap((message) =>
    placesOf(message, (index, start) => {
      const gap = message.taken.gaps[index];
      if (!gap) return null;
      const features = gapFeatures(message.taken.words, gap, start, message.text);
      return { features, odds: 0, isNew: message.begins.has(gap.at), weight: message.weight };
    }),
  );
  const { weights } = regress(places, 0.015, 8);
  return Float32Array.from({ length: GAP_BUCKETS }, (_, bucket) => weights.get(bucket) ?? 0);
}
const besides = (fold: number) => messages.filter((message) => message.fold !== fold);
const wordsBesides = folds.map((fold) => fitWords(besides(fold)));

const doubtful = new Map(
  messages.map((message) => {
    const words = wordsBesides[message.fold] ?? new Float32Array();
    const seen = seenByWords(message.taken, words, 1);
    const places = placesOf(message, (index, start) => {
      const gap = message.taken.gaps[index];
      const odds = gap ? wordOdds(message.taken, gap, start, words, 1) : 0;
      if (!gap || shareOf(odds) < DOUBTFUL) return null;
      const features = routeFeatures(message.taken, index, start, odds, seen, decideOf(message));
      return { features, odds, isNew: message.begins.has(gap.at), weight: message.weight };
    });
    return [message, places] as const;
  }),
);
const fitBoth = (data: readonly Message[]) => {
  const { weights, count } = regress(
    data.flatMap((message) => doubtful.get(message) ?? []),
    0.1,
    10,
  );
  return { routes: new Map([...weights].map(([name, weight]) => [String(name), weight])), wordsCount: count };
};

/** The routes of the parts that a message is cut into, neighbours of one route merged and parts without standing left out. */
function routesOf(message: Message, starts: readonly number[]): string[] {
  const decide = decideOf(message);
  const out: { route: string; confidence: number }[] = [];
  starts.forEach((start, place) => {
    const next = message.taken.gaps.find(({ at }) => at === starts[place + 1]);
    const one = decide(pieceOf(message.taken, start, next?.last ?? message.taken.words.length - 1));
    const before = out.at(-1);
    const isNothing = ({ route, confidence }: typeof one | NonNullable<typeof before>) =>
      confidence < SURE_OF_ROUTE || route === "UNKNOWN" || route === "SMALLTALK";
    if (!before || (before.route !== one.route && !isNothing(before) && !isNothing(one))) out.push(one);
    else if (isNothing(before) && !isNothing(one)) out[out.length - 1] = one;
  });
  return out.map(({ route }) => route);
}
const both = folds.map((fold) => fitBoth(besides(fold)));
let [chosen, best] = [0.9, 0];
for (const atLeast of THRESHOLDS) {
  let [right, inOrder, torn, tornByHand] = [0, 0, 0, 0];
  const several = hand.filter(({ begins }) => begins.size > 0);
  for (const message of [...hand, ...ones]) {
    const fitted = both[message.fold];
    const words = wordsBesides[message.fold];
    if (!fitted || !words) continue;
    const starts = requestStarts(message.taken, { ...fitted, starters, words, step: 1, atLeast }, decideOf(message));
    const want = message.parts.map(({ route }) => route).filter((route, place, all) => route !== all[place - 1]);
    const got = routesOf(message, starts);
    if (message.begins.size > 0) {
      if (starts.length === message.begins.size + 1 && starts.slice(1).every((at) => message.begins.has(at)))
        right += 1;
      if (got.join() === want.join()) inOrder += 1;
    } else if (got.length > 1) {
      if (message.weight === 1) torn += 1;
      else tornByHand += 1;
    }
  }
  const tornShare = torn / ones.length;
  const score = (SEVERAL * inOrder) / several.length + (1 - SEVERAL) * (1 - tornShare);
  if (tornShare <= MOST_TORN && score > best) [chosen, best] = [atLeast, score];
  const long = hand.length - several.length;
  console.log(
    `at ${atLeast}: of ${several.length} ${right} cut right, ${inOrder} routed in order; torn ${torn} of ${ones.length}, ${tornByHand} of ${long} long ones`,
  );
}

const words = fitWords(messages);
const step = words.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127 || 1;
const { routes, wordsCount } = fitBoth(messages);
const packed: PackedBoundary = {
  trainedOn: hashOf(cut, whole),
  atLeast: chosen,
  step: Number(step.toPrecision(6)),
  wordsCount: Number(wordsCount.toFixed(4)),
  starters: [...starters].join(" "),
  words: Buffer.from(Int8Array.from(words, (weight) => Math.round(weight / step)).buffer).toString("base64"),
  routes: Object.fromEntries(
    [...routes]
      .filter(([, weight]) => Math.abs(weight) >= 0.02)
      .map(([name, weight]) => [name, Number(weight.toFixed(3))] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ),
};
writeWeights("routing/segmenting/boundaryWeights.json", packed);
console.log(
  `${messages.length} messages, ${starters.size} starters, ${routes.size} weights of routes, threshold ${chosen}`,
);
