import { packWeights } from "../src/language/classifier/packedWeights.ts";
import { readFacts } from "../src/language/person/facts/readFacts.ts";
import { expect } from "../src/language/tagging/chain.ts";
import { fitChain, scoresOf, type Tagged } from "../src/language/tagging/fitChain.ts";
import { listsOf } from "../src/language/tagging/gazetteer.ts";
import { type PackedTagger, readingOf } from "../src/language/tagging/tagger.ts";
import { tokenFeatures } from "../src/language/tagging/tokenFeatures.ts";
import { type Token, tokensOf } from "../src/language/tagging/tokens.ts";
import { hashOf, linesOf, readData, writeWeights } from "./trainingData.ts";

/**
 * Fits the tagger of facts: on messages marked by hand, and on rows of the memory suite, whose expected values are
 * found again in their words. For each kind the least share is chosen by cross-validation on what was marked by hand.
 * Run: `node scripts/trainFacts.ts`.
 */
const MARKED = ["facts.train.jsonl", "memory.dev.jsonl", "memory.fresh.jsonl"] as const;
const [handText, ...rowTexts] = MARKED.map(readData);
/** What is logged, asked for and asked, of which every so many-th is enough: where no rule finds a fact, there is none. */
const OTHERS = [
  ["routing.train.jsonl", 4],
  ["acts.train.jsonl", 1],
  ["logging.dev.jsonl", 2],
  ["logging.fresh.jsonl", 2],
  ["generate.dev.jsonl", 1],
  ["generate.fresh.jsonl", 2],
  ["coach.dev.jsonl", 1],
] as const;
const FILES = [...MARKED, ...OTHERS.map(([name]) => name)];
const DAY = "2026-11-21";
const SEED = 20_261_123;
const FOLDS = 4;
/** A row whose marks were found by its patterns counts so much of one that was marked by hand. */
const BY_PATTERN = 0.7;
/** Of what is taken for a kind so much must be one, at least in so many places, with no fewer right than. */
const PRECISION = 0.8;
const FEWEST = 4;
const LEAST_SHARE = 0.5;

type Mark = { kind: string; from: number; to: number };
type Marked = { text: string; marks: Mark[]; isByHand: boolean };
type HandRow = { text: string; marks: [kind: string, words: string][] };
type Expected = { type?: string; value?: string; value_re?: string };
type MemoryRow = {
  turns: (string | { user?: string })[];
  expect_facts?: Expected[];
  may_store?: (string | Expected)[];
  not_stored?: unknown[];
  deleted?: unknown[];
};

function byHand({ text, marks }: HandRow): Marked {
  let at = 0;
  const found = marks.map(([kind, words]) => {
    const from = text.indexOf(words, at);
    at = from + words.length;
    return { kind, from, to: at };
  });
  return { text, isByHand: true, marks: found.filter(({ kind }) => !kind.startsWith("end:") && kind !== "children") };
}

const isWordAt = (text: string, at: number) => /[\p{L}\d]/u.test(text.charAt(at));

/** The words of a message that a pattern finds, whole words. */
function wordsOf(pattern: string, text: string): Omit<Mark, "kind"> | null {
  const match = new RegExp(pattern, "i").exec(text);
  if (match === null || match[0] === "") return null;
  let [from, to] = [match.index, match.index + match[0].length];
  while (from > 0 && isWordAt(text, from - 1)) from -= 1;
  while (to < text.length && isWordAt(text, to)) to += 1;
  return { from, to };
}

function byPattern(row: MemoryRow): Marked[] {
  const texts = row.turns.map((turn) => (typeof turn === "string" ? turn : (turn.user ?? "")));
  if (texts.length > 1 && (row.deleted || (row.not_stored?.length ?? 0) > 0)) return [];
  const said: Marked[] = texts.map((text) => ({ text, marks: [], isByHand: false }));
  const must = row.expect_facts ?? [];
  const may = (row.may_store ?? []).filter((one): one is Expected => typeof one !== "string");
  for (const [at, { type, value_re, value }] of [...must, ...may].entries()) {
    const pattern = value_re ?? value;
    if (type === undefined || pattern === undefined) {
      if (at < must.length) return [];
      continue;
    }
    const isFound = said.toReversed().some((one) => {
      const words = wordsOf(pattern, one.text);
      const isFree = words !== null && one.marks.every(({ from, to }) => to <= words.from || from >= words.to);
      if (words !== null && isFree) one.marks.push({ kind: type, ...words });
      return isFree;
    });
    if (!isFound && at < must.length) return [];
  }
  return said.filter(({ text }) => text !== "");
}

const others = OTHERS.flatMap(([name, every]) =>
  linesOf<{ text: string; intent?: string }>(readData(name))
    .filter(
      ({ text, intent }, at) =>
        at % every === 0 && intent !== "PROFILE" && readFacts(text, { day: DAY, byRulesAlone: true }).length === 0,
    )
    .map(({ text }): Marked => ({ text, marks: [], isByHand: false })),
);
const marked = [
  ...others,
  ...linesOf<HandRow>(handText ?? "").map(byHand),
  ...rowTexts.flatMap((text) => linesOf<MemoryRow>(text).flatMap(byPattern)),
].filter(({ marks }) => marks.every(({ kind }) => kind !== "note"));
const kinds = [...new Set(marked.flatMap(({ marks }) => marks.map(({ kind }) => kind)))].sort();
const count = 1 + 2 * kinds.length;

function taggedOf({ text, marks, isByHand }: Marked): Tagged & { tokens: Token[]; text: string; marks: Mark[] } {
  const tokens = tokensOf(text);
  const tags = new Uint8Array(tokens.length);
  for (const { kind, from, to } of marks) {
    const [first, ...others] = [...tokens.keys()].filter((at) => {
      const token = tokens[at];
      return token !== undefined && token.from < to && token.to > from;
    });
    const tag = 1 + 2 * kinds.indexOf(kind);
    if (first !== undefined) tags[first] = tag;
    for (const at of others) tags[at] = tag + 1;
  }
  return { text, marks, tokens, tags, features: tokenFeatures(tokens, listsOf), weight: isByHand ? 1 : BY_PATTERN };
}
const all = marked.map(taggedOf);
const isHeld = (at: number, fold: number) => marked[at]?.isByHand === true && at % FOLDS === fold;

const taken: { kind: string; share: number; isRight: boolean }[] = [];
let gold = 0;
for (let fold = 0; fold < FOLDS; fold += 1) {
  const { weights, bias, steps, first } = fitChain(
    all.filter((_, at) => !isHeld(at, fold)),
    count,
    SEED,
  );
  const chain = { count, steps: steps.map(Math.exp), first: first.map(Math.exp) };
  for (const [at, { text, tokens, features, marks }] of all.entries()) {
    if (!isHeld(at, fold) || tokens.length === 0) continue;
    const { shares } = expect(scoresOf(features, bias, weights), chain, false);
    gold += marks.length;
    for (const { kind, from, to, share } of readingOf(text, tokens, shares, kinds).spans)
      taken.push({
        kind,
        share,
        isRight: marks.some((mark) => mark.kind === kind && mark.from < to && mark.to > from),
      });
  }
}
const least: Record<string, number> = {};
for (const kind of kinds) {
  const of = taken.filter((one) => one.kind === kind).sort((a, b) => b.share - a.share);
  let right = 0;
  of.forEach(({ share, isRight }, place) => {
    if (isRight) right += 1;
    if (right >= FEWEST && right / (place + 1) >= PRECISION && share >= LEAST_SHARE)
      least[kind] = Number(share.toFixed(2));
  });
  const atLeast = of.filter(({ share }) => share >= (least[kind] ?? 2));
  console.log(
    `${kind}: from ${least[kind] ?? "never"}, ${atLeast.filter(({ isRight }) => isRight).length} of ${atLeast.length} right`,
  );
}
const fitted = fitChain(all, count, SEED);
const rounded = (numbers: Float64Array) => [...numbers].map((one) => one.toPrecision(4)).join(" ");
const packed: PackedTagger & { least: typeof least } = {
  trainedOn: hashOf(...FILES.map(readData)),
  kinds,
  least,
  steps: rounded(fitted.steps),
  first: rounded(fitted.first),
  ...packWeights({ temperature: 1, bias: fitted.bias, weights: fitted.weights }),
};
writeWeights("person/facts/factWeights.json", packed);
console.log(`${marked.length} messages, ${gold} marks held out, ${kinds.length} kinds`);
