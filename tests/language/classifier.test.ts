import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import noteWeights from "../../src/catalog/knowledge/noteWeights.json" with { type: "json" };
import actWeights from "../../src/language/acts/actWeights.json" with { type: "json" };
import { softmax } from "../../src/language/classifier/classOdds.ts";
import { packWeights, unpackWeights } from "../../src/language/classifier/packedWeights.ts";
import questionWeights from "../../src/language/person/facts/asked/questionWeights.json" with { type: "json" };
import factWeights from "../../src/language/person/facts/factWeights.json" with { type: "json" };
import { classify as classifyHeard } from "../../src/language/routing/classifier/classify.ts";
import { fitRoutes, type LabelledMessage, TRAINED_ROUTES } from "../../src/language/routing/classifier/fitRoutes.ts";
import goingOnWeights from "../../src/language/routing/classifier/goingOnWeights.json" with { type: "json" };
import routeWeights from "../../src/language/routing/classifier/weights.json" with { type: "json" };
import deedWeights from "../../src/language/routing/deed/deedWeights.json" with { type: "json" };
import { hear } from "../../src/language/routing/hear.ts";
import boundaryWeights from "../../src/language/routing/segmenting/boundaryWeights.json" with { type: "json" };
import dangerWeights from "../../src/language/safety/danger/dangerWeights.json" with { type: "json" };
import mentionWeights from "../../src/language/session/mentions/mentionWeights.json" with { type: "json" };

const classify = (text: string) => classifyHeard(hear(text));
const read = (name: string) => readFileSync(new URL(`../../evals/data/${name}`, import.meta.url), "utf8");
const rowsOf = <Row>(name: string) =>
  read(name)
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Row);
const messages = rowsOf<LabelledMessage>("routing.train.jsonl");
const everyNth = (step: number) => messages.filter((_, index) => index % step === 0);

test("fitting the same messages twice gives the same weights, and packed they come back within half a step", () => {
  const once = () => fitRoutes(everyNth(160), hear, 1).fitted;
  const fitted = once();
  const packed = packWeights(fitted);
  const { weights: back, scale } = unpackWeights(packed);
  const count = TRAINED_ROUTES.length;
  const off = fitted.weights.findIndex((weight, index) => {
    const step = scale[index % count] ?? 0;
    return Math.abs(weight - (back[index] ?? 0) * step) > 0.51 * step;
  });

  expect(off).toBe(-1);
  expect(packWeights(once())).toEqual(packed);
});

test.each([
  ["routes", routeWeights, ["routing.train.jsonl"], "trainRoutes"],
  ["boundaries", boundaryWeights, ["segments.train.jsonl", "routing.train.jsonl"], "trainSegments"],
  ["dangers", dangerWeights, ["safety.train.jsonl", "routing.train.jsonl", "told.train.jsonl"], "trainDanger"],
  ["what goes on", goingOnWeights, ["goingOn.train.jsonl", "routing.train.jsonl"], "trainGoingOn"],
  [
    "deeds",
    deedWeights,
    ["deeds.train.jsonl", "logging.dev.jsonl", "logging.fresh.jsonl", "routing.train.jsonl"],
    "trainDeeds",
  ],
  [
    "acts",
    actWeights,
    ["acts.train.jsonl", "multiturn.dev.jsonl", "multiturn.fresh.jsonl", "routing.train.jsonl"],
    "trainActs",
  ],
  ["notes", noteWeights, ["notes.train.jsonl"], "trainNotes"],
  ["questions", questionWeights, ["asked.train.jsonl", "routing.train.jsonl"], "trainQuestions"],
  ["mentions", mentionWeights, ["mentions.train.jsonl", "generate.dev.jsonl", "generate.fresh.jsonl"], "trainMentions"],
  [
    "facts",
    factWeights,
    [
      "facts.train.jsonl",
      "memory.dev.jsonl",
      "memory.fresh.jsonl",
      "routing.train.jsonl",
      "acts.train.jsonl",
      "logging.dev.jsonl",
      "logging.fresh.jsonl",
      "generate.dev.jsonl",
      "generate.fresh.jsonl",
      "coach.dev.jsonl",
    ],
    "trainFacts",
  ],
])("the weights of %s were fitted on their data as it stands", (_, { trainedOn }, files, script) => {
  const hash = createHash("sha256");
  for (const name of files) hash.update(read(name));
  expect(hash.digest("hex"), `run: node scripts/${script}.ts`).toBe(trainedOn);
});

test("the route weights have a class for every route but SAFETY", () => {
  expect(routeWeights.routes).toEqual(TRAINED_ROUTES);
});

test("no training message stands in the development split too", () => {
  const known = new Set(messages.map(({ text }) => text.toLowerCase()));
  const shared = rowsOf<{ text: string }>("routing.dev.jsonl").filter(({ text }) => known.has(text.toLowerCase()));
  expect(shared).toEqual([]);
  expect(known.size).toBe(messages.length);
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
  const { fitted, heldOut } = fitRoutes(everyNth(10), hear, 1);
  const judged = heldOut.map(({ odds, label }) => {
    const shares = softmax(odds, fitted.temperature);
    const confidence = Math.max(...shares);
    return { confidence, right: shares.indexOf(confidence) === label ? 1 : 0 };
  });
  const gap = (rows: typeof judged) =>
    Math.abs(rows.reduce((sum, { confidence, right }) => sum + right - confidence, 0)) / Math.max(1, judged.length);
  const bands = [0, 1, 2, 3, 4].map((fifth) =>
    judged.filter(({ confidence }) => Math.min(4, Math.floor(confidence * 5)) === fifth),
  );
  expect(bands.reduce((sum, band) => sum + gap(band), 0)).toBeLessThan(0.1);
  // It fits a tenth of all messages: on a busy machine that is more than what other tests may take.
}, 60_000);
