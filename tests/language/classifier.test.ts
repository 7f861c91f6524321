import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { classify as classifyHeard } from "../../src/language/routing/classifier/classify.ts";
import {
  fitRoutes,
  type HeldOut,
  type LabelledMessage,
  TRAINED_ROUTES,
} from "../../src/language/routing/classifier/fitRoutes.ts";
import { packWeights, softmax, unpackWeights } from "../../src/language/routing/classifier/routeWeights.ts";
import committed from "../../src/language/routing/classifier/weights.json" with { type: "json" };
import { hear } from "../../src/language/routing/hear.ts";

const classify = (text: string) => classifyHeard(hear(text));
const read = (name: string) => readFileSync(new URL(`../../evals/data/${name}`, import.meta.url), "utf8");
const rowsOf = <Row>(name: string) =>
  read(name)
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Row);
const messages = rowsOf<LabelledMessage>("routing.train.jsonl");
const everyNth = (step: number) => messages.filter((_, index) => index % step === 0);

test("fitting the same messages twice gives the same weights", () => {
  const once = () => packWeights(fitRoutes(everyNth(40), hear).trained, "");
  expect(once()).toEqual(once());
});

test("the committed weights were fitted on the training data as it stands", () => {
  expect(committed.trainedOn).toBe(createHash("sha256").update(read("routing.train.jsonl")).digest("hex"));
  expect(committed.routes).toEqual(TRAINED_ROUTES);
});

test("no training message stands in the development split too", () => {
  const known = new Set(messages.map(({ text }) => text.toLowerCase()));
  const shared = rowsOf<{ text: string }>("routing.dev.jsonl").filter(({ text }) => known.has(text.toLowerCase()));
  expect(shared).toEqual([]);
  expect(known.size).toBe(messages.length);
});

test("packed weights come back within half a step", () => {
  const { trained } = fitRoutes(everyNth(40), hear);
  const packed = packWeights(trained, "");
  const { weights: back, scale } = unpackWeights(packed);
  const count = trained.routes.length;
  const off = trained.weights.findIndex((weight, index) => {
    const step = scale[index % count] ?? 0;
    return Math.abs(weight - (back[index] ?? 0) * step) > 0.51 * step;
  });
  expect(off).toBe(-1);
});

test("every text gets every route but SAFETY, best first, in shares that sum to 1", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
      const found = classify(text);
      expect(found.map(({ route }) => route).sort()).toEqual([...TRAINED_ROUTES].sort());
      expect(found.reduce((sum, { confidence }) => sum + confidence, 0)).toBeCloseTo(1, 9);
      expect(found.map(({ confidence }) => confidence)).toEqual(
        found.map(({ confidence }) => confidence).sort((a, b) => b - a),
      );
      expect(classify(text)).toEqual(found);
    }),
    { numRuns: 50 },
  );
});

test("case, accents and curly quotes make no difference", () => {
  expect(classify("WHAT\u2019S MY NEXT WORKOUT")).toEqual(classify("what's my next workout"));
  expect(classify("j'ai fait du développé couché")).toEqual(classify("j'ai fait du developpe couche"));
});

test("on held-out messages the classifier is as often right as it says", () => {
  const { trained, heldOut } = fitRoutes(everyNth(10), hear);
  const judged = heldOut.map(({ odds, label }: HeldOut) => {
    const shares = softmax(odds, trained.temperature);
    const confidence = Math.max(...shares);
    return { confidence, right: shares.indexOf(confidence) === label ? 1 : 0 };
  });
  const gap = (rows: typeof judged) =>
    Math.abs(rows.reduce((sum, { confidence, right }) => sum + right - confidence, 0)) / Math.max(1, judged.length);
  const bands = [0, 1, 2, 3, 4].map((fifth) =>
    judged.filter(({ confidence }) => Math.min(4, Math.floor(confidence * 5)) === fifth),
  );
  expect(bands.reduce((sum, band) => sum + gap(band), 0)).toBeLessThan(0.1);
});
