import { classOdds, softmax } from "../src/language/classifier/classOdds.ts";
import { packWeights } from "../src/language/classifier/packedWeights.ts";
import { seededRandom } from "../src/language/classifier/seededRandom.ts";
import { type FitOptions, fitSoftmax } from "../src/language/classifier/softmaxRegression.ts";
import { classify } from "../src/language/routing/classifier/classify.ts";
import { fitRoutes, type LabelledMessage, TRAINED_ROUTES } from "../src/language/routing/classifier/fitRoutes.ts";
import { goingOnSample, type ShareOf } from "../src/language/routing/classifier/goingOnSample.ts";
import { hear } from "../src/language/routing/hear.ts";
import { ROUTES, type Route } from "../src/protocol/turn.ts";
import { hashOf, linesOf, readData, writeWeights } from "./trainingData.ts";

/**
 * Fits whether a message goes on with the one before it: on pairs labelled by hand, and on the router's messages after any route, which are
 * understood by themselves. Run after `trainRoutes`: `node scripts/trainGoingOn.ts`.
 */
const OPTIONS: FitOptions = { rate: 0.2, penalty: 1e-3, seed: 20_261_123 };
/** Of the router's messages so large a share stands for those that come after another one by chance. */
const SHARE = 0.5;
/** A pair labelled by hand counts as this many others. */
const BY_HAND = 4;

type Pair = { route: Route; text: string; goesOn: boolean; then: Route };
const pairsText = readData("goingOn.train.jsonl");
const messagesText = readData("routing.train.jsonl");
const messages = linesOf<LabelledMessage>(messagesText);
const random = seededRandom(20_261_123);

const heard = new Map(messages.map(({ text }) => [text, hear(text)]));
const { fitted: routes, heldOut } = fitRoutes(messages, (text) => heard.get(text) ?? hear(text));
const sharesAt = (at: number): ShareOf => {
  const shares = softmax(heldOut[at]?.odds ?? new Float64Array(TRAINED_ROUTES.length), routes.temperature);
  return (route) => shares[TRAINED_ROUTES.indexOf(route)] ?? 0;
};
/** Texts that are not to be understood by themselves say nothing of what stands alone. */
const alone = messages.flatMap(({ text, intent }, at) => {
  const before = TRAINED_ROUTES[Math.floor(random() * TRAINED_ROUTES.length)] ?? "COACH";
  if (intent === "UNKNOWN" || intent === before || random() > SHARE) return [];
  return [
    { sample: goingOnSample(heard.get(text) ?? hear(text), before, sharesAt(at)), goesOn: false, count: 1, text },
  ];
});
const pairs = linesOf<Pair>(pairsText).map(({ route, text, goesOn, then }) => {
  const said = hear(text);
  const shares = new Map(classify(said).map((one) => [one.route, one.confidence]));
  const sample = goingOnSample(said, route, (one) => shares.get(one) ?? 0);
  return { sample, goesOn, then, count: BY_HAND, text, route };
});
const rows = [...pairs, ...alone];
const data = rows.flatMap(({ sample, goesOn, count }, row) =>
  Array.from({ length: count }, () => ({ sample, label: goesOn ? 1 : 0, row })),
);
const FOLDS = 5;
const found: { share: number; goesOn: boolean; isPair: boolean }[] = [];
for (let fold = 0; fold < FOLDS; fold += 1) {
  const { fitted } = fitSoftmax(
    data.filter(({ row }) => row % FOLDS !== fold),
    2,
    OPTIONS,
  );
  rows.forEach(({ sample, goesOn }, row) => {
    if (row % FOLDS !== fold) return;
    const [, share = 0] = softmax(classOdds(sample, fitted), fitted.temperature);
    found.push({ share, goesOn, isPair: row < pairs.length });
  });
}
const shareOf = (of: typeof found, least: number) =>
  `${((100 * of.filter(({ share }) => share >= least).length) / of.length).toFixed(1)} %`;
for (const least of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
  const of = (goesOn: boolean, isPair: boolean) =>
    found.filter((one) => one.goesOn === goesOn && one.isPair === isPair);
  console.log(
    `from ${least}: ${shareOf(of(true, true), least)} of what goes on, ${shareOf(of(false, true), least)} of what does not, ${shareOf(of(false, false), least)} of messages by themselves`,
  );
}
/** Where what goes on goes: mostly where the message before it went, but a question on a plan is one for the coach. */
const onward = pairs.filter(({ goesOn }) => goesOn);
const whitherData = onward.map(({ sample, then }) => ({ sample, label: ROUTES.indexOf(then) }));
const whither = fitSoftmax(whitherData, ROUTES.length, OPTIONS);
const right = (isRight: (place: number) => boolean) => [...onward.keys()].filter(isRight).length;
const guessed = whither.heldOut.map(({ odds }) => ROUTES[odds.indexOf(Math.max(...odds))]);
console.log(
  `of ${onward.length} that go on ${right((at) => onward[at]?.then === onward[at]?.route)} stay with the route, ${right((at) => onward[at]?.then === guessed[at])} are told where they go`,
);
const { fitted } = fitSoftmax(data, 2, OPTIONS);
const trainedOn = hashOf(pairsText, messagesText);
const packed = { trainedOn, goesOn: packWeights(fitted), whither: packWeights(whither.fitted) };
writeWeights("routing/classifier/goingOnWeights.json", packed);
console.log(`${pairs.length} pairs, ${alone.length} messages by themselves`);
