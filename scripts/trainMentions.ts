import { createNamedExercises } from "../src/agents/generator/namedExercises.ts";
import { readCatalog } from "../src/catalog/readCatalog.ts";
import { classOdds, softmax } from "../src/language/classifier/classOdds.ts";
import { packWeights } from "../src/language/classifier/packedWeights.ts";
import type { Sample } from "../src/language/classifier/sample.ts";
import { type FitOptions, fitSoftmax } from "../src/language/classifier/softmaxRegression.ts";
import { STANCES, type Stance } from "../src/language/session/mentions/judgeMention.ts";
import {
  type Mention,
  mentionedIn,
  mentionSample,
  type Reading,
} from "../src/language/session/mentions/mentionSample.ts";
import { sessionText } from "../src/language/session/sessionText.ts";
import { readWishes } from "../src/language/session/sessionWishes.ts";
import { hashOf, linesOf, readData, writeWeights } from "./trainingData.ts";

/**
 * Fits what a request for a session means by what it names: on messages marked by hand, and on the exercises that rows of the generate suite
 * must or must not get. Run: `node scripts/trainMentions.ts`.
 */
const FILES = ["mentions.train.jsonl", "generate.dev.jsonl", "generate.fresh.jsonl"] as const;
const OPTIONS: FitOptions = { rate: 0.15, penalty: 3e-4, seed: 20_261_128 };
const FOLDS = 5;
/** What was marked by hand counts as this many that patterns of the suite mark. */
const BY_HAND = 4;

type Pattern = string | string[];
type HandRow = { text: string } & Record<Stance, string[]>;
type SuiteRow = { id: string; text: string; must_include?: Pattern[] | null; must_exclude?: Pattern[] | null };
type Case = { sample: Sample; stance: Stance; reading: Reading; isByHand: boolean; row: number; of: string };

const named = createNamedExercises(readCatalog());
const texts = FILES.map(readData);
const [handText = "", ...suiteTexts] = texts;

type Said = { tokens: readonly string[]; names: readonly Mention[]; readings: Map<Mention, Reading> };
/** The exercises that a message names, and what the readers make of each by themselves. */
function saidIn(text: string): Said {
  const { tokens } = sessionText(text);
  let names: readonly Mention[] = [];
  const readings = new Map<Mention, Reading>();
  readWishes(tokens, named.names, (_tokens, found) => {
    names = found;
    return (mention, reading) => {
      readings.set(mention, reading);
      return null;
    };
  });
  return { tokens, names, readings };
}

const isSame = (said: string, word: string) => said === word || said === `${word}s` || `${said}s` === word;
/** Where the words stand among the tokens, after what was found of the same words before. */
function placeOf(words: readonly string[], tokens: readonly string[], taken: Set<number>): Mention | null {
  if (words.length === 0) return null;
  for (let from = 0; from + words.length <= tokens.length; from += 1)
    if (!taken.has(from) && words.every((word, at) => isSame(tokens[from + at] ?? "", word))) {
      taken.add(from);
      return { from, to: from + words.length };
    }
  return null;
}

let lost = 0;
function casesByHand(row: HandRow, at: number): Case[] {
  const { tokens, names, readings } = saidIn(row.text);
  const message = mentionedIn(tokens, names);
  const taken = new Set<number>();
  return STANCES.flatMap((stance) =>
    row[stance].flatMap((words): Case[] => {
      const place = placeOf(sessionText(words).tokens, tokens, taken);
      if (place === null) {
        lost += 1;
        return [];
      }
      const name = names.find(({ from, to }) => from < place.to && to > place.from);
      const reading = (name && readings.get(name)) ?? "unread";
      const isExercise = name !== undefined && reading !== "unread";
      const mention = isExercise ? name : place;
      const sample = mentionSample(message, mention, isExercise ? "exercise" : "other", reading);
      return [{ sample, stance, reading, isByHand: true, row: at, of: `${words} | ${row.text}` }];
    }),
  );
}

const isIn = (patterns: Pattern[] | null | undefined, exercise: { name: string }) =>
  (patterns ?? []).flat().some((pattern) => new RegExp(pattern, "i").test(exercise.name));
function casesOfSuite(row: SuiteRow, at: number): Case[] {
  const { tokens, names, readings } = saidIn(row.text);
  const message = mentionedIn(tokens, names);
  return [...readings].flatMap(([mention, reading]): Case[] => {
    const words = tokens.slice(mention.from, mention.to).join(" ");
    const meant = named.meant(words);
    const first = meant.slice(0, 1);
    const stance = first.some((one) => isIn(row.must_exclude, one))
      ? "refused"
      : first.some((one) => isIn(row.must_include, one))
        ? "wanted"
        : reading === "passed"
          ? "neutral"
          : null;
    if (stance === null) return [];
    const sample = mentionSample(message, mention, "exercise", reading);
    return [{ sample, stance, reading, isByHand: false, row: at, of: `${words} | ${row.text}` }];
  });
}

const handRows = linesOf<HandRow>(handText);
/** Rows in which every construction stands once, like the lines marked by hand; what the suite tells beside them is everyday. */
const suiteRows = suiteTexts.flatMap((text) => linesOf<SuiteRow>(text)).filter(({ id }) => !id.startsWith("dn-"));
const cases = [
  ...handRows.flatMap(casesByHand),
  ...suiteRows.flatMap((row, at) => casesOfSuite(row, handRows.length + at)),
];
const data = cases.flatMap(({ sample, stance, isByHand, row }) =>
  Array.from({ length: isByHand ? BY_HAND : 1 }, () => ({ sample, label: STANCES.indexOf(stance), row })),
);

type Judged = Case & { shares: Float64Array };
const judged: Judged[] = [];
for (let fold = 0; fold < FOLDS; fold += 1) {
  const { fitted } = fitSoftmax(
    data.filter(({ row }) => row % FOLDS !== fold),
    STANCES.length,
    OPTIONS,
  );
  for (const one of cases)
    if (one.isByHand && one.row % FOLDS === fold)
      judged.push({ ...one, shares: softmax(classOdds(one.sample, fitted), fitted.temperature) });
}
const likeliest = ({ shares }: Judged) => STANCES[shares.indexOf(Math.max(...shares))];
console.log(
  `${handRows.length} messages by hand, ${cases.filter(({ isByHand }) => isByHand).length} mentions in them (${lost} not found), ${cases.length} in all; held out ${judged.filter((one) => likeliest(one) === one.stance).length} of ${judged.length} right`,
);
const READINGS = [...new Set(judged.map(({ reading }) => reading))].sort();
for (const reading of READINGS) {
  const of = judged.filter((one) => one.reading === reading);
  const count = (stance: Stance) => of.filter((one) => one.stance === stance).length;
  console.log(`${reading}: ${STANCES.map((stance) => `${count(stance)} ${stance}`).join(", ")}`);
  for (const [at, stance] of STANCES.entries())
    console.log(
      `  ${stance} ${[0.5, 0.6, 0.7, 0.8, 0.9, 0.95]
        .map((least) => {
          const taken = of.filter(({ shares }) => (shares[at] ?? 0) >= least);
          return `from ${least}: ${taken.filter((one) => one.stance === stance).length} of ${taken.length}`;
        })
        .join(", ")}`,
    );
}
if (process.argv.includes("--wrong"))
  for (const one of judged)
    if (likeliest(one) !== one.stance)
      console.log(
        `${one.reading} ${one.stance} ${[...one.shares].map((share) => share.toFixed(2)).join(" ")} ${one.of}`,
      );

const { fitted } = fitSoftmax(data, STANCES.length, OPTIONS);
const trainedOn = hashOf(...texts);
writeWeights("session/mentions/mentionWeights.json", { trainedOn, ...packWeights(fitted) });
