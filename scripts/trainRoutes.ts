import { softmax } from "../src/language/classifier/classOdds.ts";
import { packWeights } from "../src/language/classifier/packedWeights.ts";
import { fitRoutes, type LabelledMessage, TRAINED_ROUTES } from "../src/language/routing/classifier/fitRoutes.ts";
import { hear } from "../src/language/routing/hear.ts";
import { hashOf, linesOf, readData, writeWeights } from "./trainingData.ts";

/** Fits the route classifier on our own labelled messages and writes its weights. Run: `node scripts/trainRoutes.ts`. */
const data = readData("routing.train.jsonl");
const messages = linesOf<LabelledMessage>(data);
const started = performance.now();
const { fitted, heldOut } = fitRoutes(messages, hear);
const trainedOn = hashOf(data);
writeWeights("routing/classifier/weights.json", { trainedOn, routes: TRAINED_ROUTES, ...packWeights(fitted) });

const judged = heldOut.map(({ odds, label }) => {
  const shares = softmax(odds, fitted.temperature);
  const best = shares.indexOf(Math.max(...shares));
  return { right: best === label, confidence: shares[best] ?? 0 };
});
const share = (rows: typeof judged) => rows.filter(({ right }) => right).length / Math.max(1, rows.length);
console.log(`${messages.length} messages, ${Math.round(performance.now() - started)} ms`);
console.log(`held out: accuracy ${share(judged).toFixed(3)}, temperature ${fitted.temperature.toFixed(3)}`);
for (let tenth = 0; tenth < 10; tenth += 1) {
  const band = judged.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === tenth);
  if (band.length > 0) console.log(`from 0.${tenth}: ${band.length} messages, accuracy ${share(band).toFixed(3)}`);
}
