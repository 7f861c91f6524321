import { readKnowledge } from "../src/catalog/knowledge/knowledge.ts";
import { type NoteFits, noteFits, WAYS } from "../src/catalog/knowledge/likelyNotes.ts";
import { textsOf } from "../src/catalog/knowledge/loadKnowledge.ts";
import { noteWords } from "../src/catalog/knowledge/noteWords.ts";
import { foldText } from "../src/language/foldText.ts";
import { inEnglish } from "../src/language/gloss/inEnglish.ts";
import { hashOf, linesOf, readData, writeWeights } from "./trainingData.ts";

/**
 * Fits what finds the note that answers a question: on questions with their notes, what its words, pairs of words and words
 * of other questions count. Each question is looked up with the words of the other folds only. Run: `node scripts/trainNotes.ts`.
 */
const FOLDS = 5;
const ROUNDS = 30;
/** The first step; later ones are shorter. */
const RATE = 1;

const data = readData("notes.train.jsonl");
const notes = readKnowledge().all;
const texts = new Map(notes.map((note) => [note.id, textsOf(note)]));
const placeOf = new Map(notes.map(({ id }, at) => [id, at]));
/** As the coach reads a question: one in another language in rough English. */
const wordsOf = (text: string) => {
  const folded = foldText(text);
  return noteWords(inEnglish(folded.match(/[\p{L}]+|\d+/gu) ?? [])?.join(" ") ?? folded);
};
const questions = linesOf<{ text: string; notes: string[] }>(data).map(({ text, notes: ids }) => ({
  text,
  words: wordsOf(text),
  ids,
  right: ids.map((id) => placeOf.get(id) ?? -1),
}));
if (questions.some(({ right }) => right.includes(-1))) throw new Error("notes.train.jsonl names a note that is none");

/** The words of the questions of each note, parted by blanks. */
function askedOf(rows: typeof questions): Record<string, string> {
  const asked = new Map<string, Set<string>>();
  for (const { words, ids } of rows)
    for (const id of ids)
      asked.set(id, new Set([...(asked.get(id) ?? []), ...words.filter((word) => !/^\d/.test(word))]));
  return Object.fromEntries(
    [...asked].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, all]) => [id, [...all].join(" ")]),
  );
}

const textOf = (id: string) => {
  const of = texts.get(id);
  if (of === undefined) throw new Error(`no note ${id}`);
  return of;
};
const seen: ReturnType<NoteFits>[] = [];
for (let fold = 0; fold < FOLDS; fold += 1) {
  const fits = noteFits(notes, textOf, askedOf(questions.filter((_, at) => at % FOLDS !== fold)));
  questions.forEach(({ words }, at) => {
    if (at % FOLDS === fold) seen[at] = fits(words);
  });
}

/** The shares of all notes for a question, and their weighted odds. */
function sharesOf(at: number, weights: readonly number[]): Float64Array {
  const of = seen[at];
  const odds = Float64Array.from(notes, (_, note) =>
    WAYS.reduce((sum, way, index) => sum + (weights[index] ?? 0) * (of?.[way][note] ?? 0), 0),
  );
  const most = Math.max(...odds);
  const shares = odds.map((one) => Math.exp(one - most));
  const total = shares.reduce((sum, one) => sum + one, 0);
  return shares.map((one) => one / total);
}

/** The weights under which the right notes are likeliest (maximum likelihood by gradients with rates per weight). */
function fitWeights(rows: readonly number[]): number[] {
  const weights = WAYS.map(() => 5);
  const squares = WAYS.map(() => 1e-6);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = WAYS.map(() => 0);
    for (const at of rows) {
      const shares = sharesOf(at, weights);
      const right = questions[at]?.right ?? [];
      for (const [index, way] of WAYS.entries()) {
        const fits = seen[at]?.[way] ?? [];
        let slope = 0;
        shares.forEach((share, note) => {
          slope += share * (fits[note] ?? 0);
        });
        for (const note of right) slope -= (fits[note] ?? 0) / right.length;
        slopes[index] = (slopes[index] ?? 0) + slope / rows.length;
      }
    }
    for (const [index, slope] of slopes.entries()) {
      squares[index] = 0.9 * (squares[index] ?? 0) + 0.1 * slope * slope;
      weights[index] = (weights[index] ?? 0) - (RATE * slope) / Math.sqrt(squares[index] ?? 1) / (1 + round / 4);
    }
  }
  return weights;
}

const rows = [...questions.keys()];
const judged = rows.map(() => ({ share: 0, first: false, third: false, tenth: false }));
for (let fold = 0; fold < FOLDS; fold += 1) {
  const weights = fitWeights(rows.filter((at) => at % FOLDS !== fold));
  for (const at of rows.filter((one) => one % FOLDS === fold)) {
    const shares = sharesOf(at, weights);
    const order = [...shares.keys()].sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0));
    const isAmong = (most: number) => order.slice(0, most).some((note) => questions[at]?.right.includes(note));
    judged[at] = { share: shares[order[0] ?? 0] ?? 0, first: isAmong(1), third: isAmong(3), tenth: isAmong(10) };
  }
}
const percent = (count: number, of: number) => `${((count / Math.max(1, of)) * 100).toFixed(1)} %`;
console.log(
  `${rows.length} questions held out: right note first ${percent(judged.filter(({ first }) => first).length, rows.length)}, ` +
    `among three ${percent(judged.filter(({ third }) => third).length, rows.length)}, among ten ${percent(judged.filter(({ tenth }) => tenth).length, rows.length)}`,
);
for (let tenth = 0; tenth < 10; tenth += 1) {
  const from = judged.filter(({ share }) => share >= tenth / 10);
  console.log(
    `share from 0.${tenth}: ${percent(from.length, rows.length)} of them, right ${percent(from.filter(({ first }) => first).length, from.length)}`,
  );
}
const weights = fitWeights(rows);
const packed = {
  trainedOn: hashOf(data),
  weights: Object.fromEntries(WAYS.map((way, index) => [way, Number((weights[index] ?? 0).toFixed(3))])),
  asked: askedOf(questions),
};
writeWeights("../catalog/knowledge/noteWeights.json", packed);
console.log(packed.weights);
