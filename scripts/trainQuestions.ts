import { softmax } from "../src/language/classifier/classOdds.ts";
import { packWeights } from "../src/language/classifier/packedWeights.ts";
import { type FitOptions, fitSoftmax } from "../src/language/classifier/softmaxRegression.ts";
import { questionSample } from "../src/language/person/facts/asked/questionSample.ts";
import { FACT_TYPES } from "../src/protocol/facts.ts";
import type { Route } from "../src/protocol/turn.ts";
import { hashOf, linesOf, readData, writeWeights } from "./trainingData.ts";

/**
 * Fits what a question about oneself asks for: on questions labelled by hand, with the router's messages of other routes as such that
 * ask for nothing of the kind. Chooses by cross-validation how likely "nothing" may be. Run: `node scripts/trainQuestions.ts`.
 */
const OPTIONS: FitOptions = { rate: 0.2, penalty: 5e-4, seed: 20_261_123 };
const ASKED = [...FACT_TYPES, "all", "none"] as const;
/** Of the router's messages every so many-th is enough. */
const EVERY = 4;
/** A question labelled by hand counts as this many others. */
const BY_HAND = 4;
/** Of messages that ask for nothing of the kind so few may be taken for one that does; where no such fact is known, it stays none. */
const MOST_FALSE = 0.03;

const asked = readData("asked.train.jsonl");
const messages = readData("routing.train.jsonl");
const byHand = linesOf<{ text: string; asks: (typeof ASKED)[number][] }>(asked).map(({ text, asks }) => ({
  text,
  asks: asks.length > 0 ? asks : (["none"] as const),
  count: BY_HAND,
}));
const others = linesOf<{ text: string; intent: Route }>(messages)
  .filter(({ intent }, at) => intent !== "PROFILE" && at % EVERY === 0)
  .map(({ text }) => ({ text, asks: ["none"] as const, count: 1 }));
const rows = [...byHand, ...others].map((row) => ({ ...row, sample: questionSample(row.text) }));
const data = rows.flatMap(({ asks, sample, count }, row) =>
  asks.flatMap((one) => Array.from({ length: count }, () => ({ sample, label: ASKED.indexOf(one), row }))),
);

/** Cross-validation by rows, so that copies of one stay together. */
const FOLDS = 5;
const shares = new Map<number, Float64Array>();
for (let fold = 0; fold < FOLDS; fold += 1) {
  const { fitted } = fitSoftmax(
    data.filter(({ row }) => row % FOLDS !== fold),
    ASKED.length,
    OPTIONS,
  );
  const { classOdds } = await import("../src/language/classifier/classOdds.ts");
  rows.forEach(({ sample }, row) => {
    if (row % FOLDS === fold) shares.set(row, softmax(classOdds(sample, fitted), fitted.temperature));
  });
}
const NONE = ASKED.indexOf("none");
const bestOf = (all: Float64Array) =>
  ASKED.reduce((best, one, at) => (one !== "none" && (all[at] ?? 0) > (all[best] ?? 0) ? at : best), 0);
let none = 0;
for (let step = 1; step <= 19; step += 1) {
  const most = step / 20;
  let [right, taken, wrong, of, ofNone] = [0, 0, 0, 0, 0];
  rows.forEach(({ asks }, row) => {
    const all = shares.get(row) ?? new Float64Array(ASKED.length);
    const isTaken = (all[NONE] ?? 0) <= most;
    const [first] = asks;
    if (first === "none") {
      ofNone += 1;
      if (isTaken) wrong += 1;
      return;
    }
    of += 1;
    if (isTaken) taken += 1;
    if (isTaken && (asks as readonly string[]).includes(ASKED[bestOf(all)] ?? "")) right += 1;
  });
  console.log(
    `nothing up to ${most}: of ${of} questions ${taken} taken for one, ${right} with the right kind first; of ${ofNone} others ${wrong}`,
  );
  if (wrong / ofNone <= MOST_FALSE) none = most;
}
const { fitted } = fitSoftmax(data, ASKED.length, OPTIONS);
const packed = {
  trainedOn: hashOf(asked, messages),
  asked: ASKED,
  none,
  ...packWeights(fitted),
};
writeWeights("person/facts/asked/questionWeights.json", packed);
console.log(`${byHand.length} by hand, ${others.length} others, nothing up to ${none}`);
