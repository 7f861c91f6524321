import { z } from "zod";
import { entryText } from "../rows/entryText.ts";
import { Alternatives, ExpectedEntry } from "../rows/expectedEntry.ts";
import { type KnownExercises, type Match, type Matches, matchEntries } from "../rows/matchEntries.ts";
import { listOf, RowBase } from "../rows/rowFields.ts";
import { draftEntries, exerciseIds, storedEntries } from "../rows/seenEntry.ts";
import { readExercises } from "../target/exerciseReader.ts";
import { isAsking, type SeenTurn } from "../target/seenTurn.ts";
import { defineSuite, isTrue, rate, type Score } from "./suite.ts";

const Row = RowBase.extend({
  text: z.string().min(1),
  category: z.string().default("other"),
  is_log: z.boolean(),
  entries: listOf(ExpectedEntry),
  must_ask: z.boolean(),
  may_ask: z.boolean(),
  acceptable_entries: Alternatives,
});
type Row = z.infer<typeof Row>;
type Seen = { turn: SeenTurn; exercises: KnownExercises };

/** What a row's entries came to under one reading. */
type Reading = { matches: Matches; why: string[]; expected: readonly ExpectedEntry[] };

const QUESTIONS_ABOUT_FIGURES = new Set(["reps", "sets", "weight", "duration", "units"]);

function read(row: Row, { turn, exercises }: Seen, expected: readonly ExpectedEntry[]): Reading {
  const seen = [...storedEntries(turn), ...draftEntries(turn)];
  const matches = matchEntries(expected, seen, { exercises, referenceDate: row.reference_date });
  const why = [
    ...matches.pairs.flatMap((pair) => faultsOf(row, turn, pair)),
    ...matches.extra.map((entry) => `${entry.state === "stored" ? "stored" : "drafted"} too much: ${entryText(entry)}`),
  ];
  return { matches, why, expected };
}

/** What is wrong with one expected entry. A question that is due may leave open what it asks about. */
function faultsOf(
  row: Row,
  turn: SeenTurn,
  { expected, seen, isSetsRight, isExerciseRight, isDateRight }: Match,
): string[] {
  const name = expected.exercise_phrase || "the entry";
  const isAsked = isAsking(turn);
  const mayBeOpen = isAsked && (row.must_ask || row.may_ask || expected.ambiguous_exercise);
  if (!seen) return mayBeOpen ? [] : [`${name}: nothing was understood`];
  if (seen.state === "stored" && expected.ambiguous_exercise && row.must_ask)
    return [`${name}: stored as ${seen.exercise?.name} without asking which is meant`];
  if (seen.state === "draft" && !mayBeOpen && !isAsked) return [`${name}: left as a draft`];
  const isFigureOpen = mayBeOpen && seen.state === "draft" && QUESTIONS_ABOUT_FIGURES.has(turn.pending?.about ?? "");
  return [
    ...(isSetsRight || isFigureOpen ? [] : [`${name}: sets differ: ${entryText(seen)}`]),
    ...(isExerciseRight ? [] : [`${name}: taken for ${seen.exercise?.name ?? seen.phrase}`]),
    ...(isDateRight ? [] : [`${name}: dated ${seen.date}`]),
  ];
}

function score(row: Row, seen: Seen): Score {
  const { turn } = seen;
  const readings = [row.entries, ...row.acceptable_entries].map((entries) => read(row, seen, entries));
  const best = readings.reduce((top, one) => (one.why.length < top.why.length ? one : top));
  const stored = storedEntries(turn);
  const writes = turn.effects.filter(({ kind }) => kind === "log");
  const isAsked = isAsking(turn);
  const isAmbiguous = best.expected.some((entry) => entry.ambiguous_exercise);
  const mustAsk = row.must_ask || (isAmbiguous && !row.may_ask);
  const mayAsk = mustAsk || row.may_ask || isAmbiguous;
  const isFalseLog = !row.is_log && writes.length > 0;
  const isGuessed = mustAsk && stored.length > 0;
  const isAsDrafted = row.is_log ? best.why : isFalseLog ? ["stored what is no log"] : [];

  const why = [
    ...isAsDrafted,
    ...(mustAsk && !isAsked ? ["did not ask"] : []),
    ...(isAsked && !mayAsk ? [`asked without need: ${turn.pending?.question ?? ""}`] : []),
    ...(turn.status === "failed" ? [`the turn failed: ${turn.reply.text.slice(0, 200)}`] : []),
  ];
  const { pairs, extra } = best.matches;
  const isWrong = ({ seen: entry, isSetsRight, isExerciseRight }: Match) =>
    entry?.state === "stored" && !(isSetsRight && isExerciseRight);
  const isConfidentlyWrong =
    row.is_log && !isAsked && (pairs.some(isWrong) || extra.some(({ state }) => state === "stored") || isGuessed);
  return {
    isRight: why.length === 0,
    why,
    group: row.category,
    shares: {
      exact: isTrue(why.length === 0),
      ...(row.is_log ? { fieldF1: fieldF1(best), wrongButConfident: isTrue(isConfidentlyWrong) } : {}),
      ...(row.is_log ? {} : { falseLog: isTrue(isFalseLog) }),
      ...(mustAsk ? { askRecall: isTrue(isAsked) } : {}),
      ...(mayAsk ? {} : { overAsking: isTrue(isAsked) }),
      ...ambiguityShares(best, turn),
      ...offeredShare(best, turn),
    },
  };
}

/** Fields of sets, the exercise and the day: 2·right over 2·right + missing + wrong. */
function fieldF1({ matches: { pairs, extra } }: Reading): readonly [number, number] {
  const total = { hits: 0, errors: 0 };
  for (const { expected, seen, fields, isExerciseRight, isDateRight } of pairs) {
    const isNamed = seen?.exercise != null || seen?.phrase != null;
    const isDated = expected.date_offset_days != null;
    total.hits += fields.hits + (isExerciseRight ? 1 : 0) + (isDated && isDateRight && seen ? 1 : 0);
    total.errors += fields.misses + fields.falseAlarms;
    total.errors += (isExerciseRight ? 0 : isNamed ? 2 : 1) + (isDated && !(isDateRight && seen) ? (seen ? 2 : 1) : 0);
  }
  total.errors += extra.reduce((sum, { sets }) => sum + 1 + sets.length, 0);
  return [2 * total.hits, 2 * total.hits + total.errors];
}

/** Asked which exercise, against whether the words leave it open; both by message. */
function ambiguityShares({ expected }: Reading, turn: SeenTurn): Score["shares"] {
  if (expected.length === 0) return {};
  const isOpen = expected.some((entry) => entry.ambiguous_exercise);
  const isAskedWhich = turn.pending?.about === "exercise";
  return {
    ...(isOpen ? { ambiguityRecall: isTrue(isAskedWhich) } : {}),
    ...(isAskedWhich ? { ambiguityPrecision: isTrue(isOpen) } : {}),
  };
}

/** Of the questions which exercise is meant: was one offered that the row would take? */
function offeredShare({ expected }: Reading, turn: SeenTurn): Score["shares"] {
  const wanted = expected.find((entry) => entry.ambiguous_exercise && entry.name_re)?.name_re;
  if (!wanted || turn.pending?.about !== "exercise") return {};
  const regex = new RegExp(wanted, "i");
  return { offered: isTrue(turn.pending.options.some(({ label }) => regex.test(label))) };
}

/** Is what was lifted stored as it was said, and asked about when the words leave it open? */
export const loggingSuite = defineSuite<Row, Seen>({
  name: "logging",
  row: Row,
  async observe(row, { person, exercise }) {
    const conversation = await person.converse(row);
    const turn = await conversation.says(row.text);
    return { turn, exercises: await readExercises(exerciseIds(turn), exercise) };
  },
  score,
  textOf: ({ text }) => text,
  turnsOf: ({ turn }) => [turn],
  measures: [
    rate("exact", "row exactly right", "primary"),
    rate("fieldF1", "field F1"),
    rate("falseLog", "stored what is no log", "guard", "lower"),
    rate("wrongButConfident", "wrong but confident", "guard", "lower"),
    rate("askRecall", "asked when it must", "guard"),
    rate("overAsking", "asked without need", "other", "lower"),
    rate("ambiguityPrecision", "exercise asked about with reason"),
    rate("ambiguityRecall", "exercise asked about when open"),
    rate("offered", "meant exercise among those offered"),
  ],
});
