import { classOdds, softmax } from "../src/language/classifier/classOdds.ts";
import { packWeights } from "../src/language/classifier/packedWeights.ts";
import { type FitOptions, fitSoftmax } from "../src/language/classifier/softmaxRegression.ts";
import { deedSample } from "../src/language/routing/deed/deedSample.ts";
import { mayTellDeed } from "../src/language/routing/deed/mayTellDeed.ts";
import { readStance } from "../src/language/routing/stance.ts";
import type { Route } from "../src/protocol/turn.ts";
import { hashOf, linesOf, readData, writeWeights } from "./trainingData.ts";

/**
 * Fits whether a message with figures tells a deed of the writer's own: on messages labelled by hand (mostly pairs, in which the same figures were
 * done and were not), on rows of the logging suite, and on the router's messages with figures of training. Chooses by cross-validation
 * below which share a message tells none, and below which it is asked about. Run: `node scripts/trainDeeds.ts`.
 */
const OPTIONS: FitOptions = { rate: 0.15, penalty: 5e-4, seed: 20_261_128 };
/** A message labelled by hand counts as this many others. */
const BY_HAND = 2;
const FOLDS = 5;
/** Of messages that tell a deed, and in which no cue denies it, at most so many of a kind may be taken for none. Those by hand are chosen to mislead. */
const MOST_LOST = { hand: 0.05, logging: 0.0015 };
/** And so many of the logging suite may be asked about. */
const MOST_ASKED = 0.008;

const FILES = ["deeds.train.jsonl", "logging.dev.jsonl", "logging.fresh.jsonl", "routing.train.jsonl"] as const;
const [byHand = "", ...others] = FILES.map(readData);
const routed = others.pop() ?? "";
const hand = linesOf<{ text: string; deed: "done" | "not" }>(byHand).map(({ text, deed }, at) => ({
  text,
  isDone: deed === "done",
  // Both of a pair are held out together.
  group: Math.floor(at / 2),
  kind: "hand",
}));
const logged = others
  .flatMap((text) => linesOf<{ text: string; is_log: boolean }>(text))
  .filter(({ text }) => mayTellDeed(text))
  .map(({ text, is_log: isDone }, group) => ({ text, isDone, group, kind: "logging" }));
const asked = linesOf<{ text: string; intent: Route }>(routed)
  .filter(({ text, intent }) => mayTellDeed(text) && intent !== "UNKNOWN")
  .map(({ text, intent }, group) => ({ text, isDone: intent === "WORKOUT_LOG", group, kind: "routing" }));
const rows = [...hand, ...logged, ...asked].map((row) => ({ ...row, sample: deedSample(row.text) }));
const data = rows.flatMap(({ sample, isDone, group, kind }) =>
  Array.from({ length: kind === "hand" ? BY_HAND : 1 }, () => ({ sample, label: isDone ? 1 : 0, fold: group % FOLDS })),
);

const shares = new Float64Array(rows.length);
for (let fold = 0; fold < FOLDS; fold += 1) {
  const { fitted } = fitSoftmax(
    data.filter((one) => one.fold !== fold),
    2,
    OPTIONS,
  );
  rows.forEach(({ sample, group }, row) => {
    if (group % FOLDS === fold) shares[row] = softmax(classOdds(sample, fitted), fitted.temperature)[1] ?? 0;
  });
}
/** What the cues leave open: only there the classifier is believed. */
const open = rows.flatMap((row, at) => {
  const { stance } = readStance(row.text);
  return stance === "done" || stance === "unsaid" ? [{ ...row, share: shares[at] ?? 0 }] : [];
});
const below = (kind: string, isDone: boolean, most: number) => {
  const of = open.filter((row) => row.kind === kind && row.isDone === isDone);
  return { of: of.length, found: of.filter(({ share }) => share < most).length };
};
const lost = (kind: "hand" | "logging", most: number) => {
  const { of, found } = below(kind, true, most);
  return found / of;
};
const steps = Array.from({ length: 60 }, (_, step) => (step + 1) / 100);
const isFew = (most: number) => lost("hand", most) <= MOST_LOST.hand && lost("logging", most) <= MOST_LOST.logging;
const not = steps.findLast(isFew) ?? 0;
const unsure = steps.findLast((most) => lost("logging", most) <= MOST_ASKED) ?? not;
for (const most of [not, unsure]) {
  const told = ["hand", "logging", "routing"].map((kind) => {
    const [deeds, none] = [below(kind, true, most), below(kind, false, most)];
    return `${kind} ${deeds.found} of ${deeds.of} deeds, ${none.found} of ${none.of} others`;
  });
  console.log(`below ${most}: ${told.join("; ")}`);
}
const { fitted } = fitSoftmax(data, 2, OPTIONS);
const trainedOn = hashOf(...FILES.map(readData));
writeWeights("routing/deed/deedWeights.json", { trainedOn, not, unsure, ...packWeights(fitted) });
console.log(`${hand.length} by hand, ${logged.length} of the logging suite, ${asked.length} of the router`);
