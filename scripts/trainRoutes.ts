import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { softmax } from "../src/language/classifier/classOdds.ts";
import { packWeights } from "../src/language/classifier/packedWeights.ts";
import { fitRoutes, type LabelledMessage, TRAINED_ROUTES } from "../src/language/routing/classifier/fitRoutes.ts";
import { hear } from "../src/language/routing/hear.ts";

/** Fits the route classifier on our own labelled messages and writes its weights. Run: `node scripts/trainRoutes.ts`. */
const source = new URL("../evals/data/routing.train.jsonl", import.meta.url);
const target = new URL("../src/language/routing/classifier/weights.json", import.meta.url);

const data = readFileSync(source, "utf8");
const messages = data
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line) as LabelledMessage);
const started = performance.now();
const { fitted, heldOut } = fitRoutes(messages, hear);
const trainedOn = createHash("sha256").update(data).digest("hex");
const text = `${JSON.stringify({ trainedOn, routes: TRAINED_ROUTES, ...packWeights(fitted) }, null, 2)}\n`;
writeFileSync(target, text);

const judged = heldOut.map(({ odds, label }) => {
  const shares = softmax(odds, fitted.temperature);
  const best = shares.indexOf(Math.max(...shares));
  return { right: best === label, confidence: shares[best] ?? 0 };
});
const share = (rows: typeof judged) => rows.filter(({ right }) => right).length / Math.max(1, rows.length);
console.log(`${messages.length} messages, ${Math.round(performance.now() - started)} ms, ${text.length} bytes`);
console.log(`held out: accuracy ${share(judged).toFixed(3)}, temperature ${fitted.temperature.toFixed(3)}`);
for (let tenth = 0; tenth < 10; tenth += 1) {
  const band = judged.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === tenth);
  if (band.length > 0) console.log(`from 0.${tenth}: ${band.length} messages, accuracy ${share(band).toFixed(3)}`);
}
