import { ACTS, type Act, actSample, type LastEntry } from "../src/language/acts/actSample.ts";
import { classOdds, softmax } from "../src/language/classifier/classOdds.ts";
import { packWeights } from "../src/language/classifier/packedWeights.ts";
import { type FitOptions, fitSoftmax } from "../src/language/classifier/softmaxRegression.ts";
import { parseWorkoutLog } from "../src/language/notation/workoutNotation.ts";
import { hashOf, linesOf, readData, writeWeights } from "./trainingData.ts";

/**
 * Fits what a message does to the log before it: on messages labelled by hand, on those of the conversations of dev and fresh, where what is
 * expected after a turn says what it did, and on messages of the router, which do nothing to a log. Run: `node scripts/trainActs.ts`.
 */
const OPTIONS: FitOptions = { rate: 0.2, penalty: 5e-4, seed: 20_261_128 };
/** A message labelled by hand counts as this many others. */
const BY_HAND = 3;
/** Of the router's messages every so many-th is enough. */
const EVERY = 10;

type Row = { after: string; text: string; act: Act };
type LastLog = { name_re?: string; sets_count?: number; sets?: unknown[]; date_offset_days?: number } & Record<
  string,
  unknown
>;
type Turn = {
  user?: string;
  intent?: string | null;
  expect: {
    logs_total?: number;
    last_log?: LastLog;
    no_effects?: boolean;
    effects?: { op: string }[];
    status?: string;
    pending_about?: string | null;
  };
};

const READ = { sentAt: "2026-11-21T12:00:00Z", timezone: "UTC", unit: "kg", notation: null } as const;
const lastOf = (after: string): LastEntry[] =>
  parseWorkoutLog(after, READ).entries.map(({ phrase, sets }) => ({ name: phrase ?? "", sets }));

/** What a turn of a conversation did, by what is expected after it and was before; `null` where that does not say. */
function actOf(turn: Turn, before: Turn, hasDeleted: boolean): Act | null {
  const { logs_total: total, last_log: log, no_effects: none, effects } = turn.expect;
  const had = before.expect.logs_total;
  const ops = (effects ?? []).map(({ op }) => op);
  const told = parseWorkoutLog(turn.user ?? "", READ).entries;
  if (ops.includes("delete") || (total !== undefined && had !== undefined && total < had)) return "delete";
  if (none === true || (effects !== undefined && effects.length === 0))
    return turn.expect.status === "awaiting" ? null : "none";
  if (total !== undefined && had !== undefined && total > had) {
    if (hasDeleted && !/\d/.test(turn.user ?? "")) return "restore";
    return told.some(
      ({ phrase, sets }) =>
        phrase !== null && sets.some(({ reps, durationS, distance }) => (reps ?? durationS ?? distance) !== null),
    )
      ? "log"
      : "repeat";
  }
  if (log === undefined || before.expect.last_log === undefined)
    return turn.intent !== "WORKOUT_LOG" && total === had ? "none" : null;
  if (JSON.stringify(log) === JSON.stringify(before.expect.last_log)) return "none";
  const [many, few] = [log, before.expect.last_log].map(({ sets_count, sets }) => sets?.length ?? sets_count ?? 0);
  const isMore =
    (few ?? 0) > 0 &&
    (many ?? 0) > (few ?? 0) &&
    !/\bnot\b|\binstead\b|\bactually\b|\bsets?\b.*\b(?:not|instead)\b/i.test(turn.user ?? "");
  return isMore ? "add" : "change";
}

const rowsText = readData("acts.train.jsonl");
const talkText = readData("multiturn.dev.jsonl") + readData("multiturn.fresh.jsonl");
const messagesText = readData("routing.train.jsonl");
const talked = linesOf<{ turns: Turn[] }>(talkText).flatMap(({ turns }) => {
  let after = "";
  let hasDeleted = false;
  return turns.flatMap((turn, at): Row[] => {
    const before = turns[at - 1];
    const text = turn.user ?? "";
    const isAnswer = before?.expect.status === "awaiting" || (before?.expect.pending_about ?? null) !== null;
    const act =
      before === undefined || isAnswer || after === "" || text === "" ? null : actOf(turn, before, hasDeleted);
    if (act === "delete") hasDeleted = true;
    const isLog = (turn.expect.logs_total ?? 0) > (before?.expect.logs_total ?? 0) && /\d/.test(text);
    const row = act === null ? [] : [{ after, text, act }];
    if (isLog) after = text;
    return row;
  });
});
const byHand = linesOf<Row>(rowsText);
const others = linesOf<{ text: string; intent: string }>(messagesText)
  .filter(({ intent }, at) => at % EVERY === 0 && intent !== "UNKNOWN")
  .map(({ text, intent }): Row => ({ after: "", text, act: intent === "WORKOUT_LOG" ? "log" : "none" }));
const PUTS = /\b(?:delete|undo|remove|change|actually|not \d|scratch|same|again|instead|wrong|it was)\b/i;
const rows = [
  ...byHand.map((row) => ({ ...row, count: BY_HAND, kind: "hand" })),
  ...talked.map((row) => ({ ...row, count: 1, kind: "talk" })),
  ...others
    .filter(({ act, text }) => act === "none" || !PUTS.test(text))
    .map((row) => ({ ...row, count: 1, kind: "other" })),
];
const data = rows.flatMap(({ after, text, act, count }, row) =>
  [null, ...(after === "" ? [] : [lastOf(after)])].flatMap((last) => {
    const sample = actSample(text, last);
    return Array.from({ length: count }, () => ({ sample, label: ACTS.indexOf(act), row }));
  }),
);

/** Cross-validation by rows, so that copies of one stay together. */
const FOLDS = 5;
const found: { kind: string; act: Act; best: Act; share: number; isTold: boolean; text: string }[] = [];
for (let fold = 0; fold < FOLDS; fold += 1) {
  const { fitted } = fitSoftmax(
    data.filter(({ row }) => row % FOLDS !== fold),
    ACTS.length,
    OPTIONS,
  );
  rows.forEach(({ after, text, act, kind }, row) => {
    if (row % FOLDS !== fold) return;
    for (const last of [null, ...(after === "" ? [] : [lastOf(after)])]) {
      const shares = softmax(classOdds(actSample(text, last), fitted), fitted.temperature);
      const at = shares.indexOf(Math.max(...shares));
      found.push({ kind, act, best: ACTS[at] ?? "none", share: shares[at] ?? 0, isTold: last !== null, text });
    }
  });
}
const percent = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;
for (const kind of ["hand", "talk", "other"]) {
  for (const isTold of [false, true]) {
    for (const least of [0, 0.5, 0.6, 0.7, 0.8, 0.9]) {
      const of = found.filter((one) => one.kind === kind && one.isTold === isTold);
      if (of.length === 0) continue;
      const acts = of.filter(({ act }) => act !== "none" && act !== "log");
      const quiet = of.filter(({ act }) => act === "none");
      const isTaken = ({ best, share }: (typeof of)[number]) => best !== "none" && best !== "log" && share >= least;
      const taken = acts.filter(isTaken);
      console.log(
        `${kind} ${isTold ? "beside the entry" : "words alone"} from ${least}: ${percent(taken.filter(({ act, best }) => act === best).length, acts.length)} of ${acts.length} acts right, ${percent(taken.filter(({ act, best }) => act !== best).length, acts.length)} another; ${percent(quiet.filter(isTaken).length, quiet.length)} of ${quiet.length} without any taken for one`,
      );
    }
  }
}
if (process.argv.includes("--show"))
  for (const { kind, act, best, share, isTold, text } of found)
    if (act !== best && isTold && kind !== "other")
      console.log(`${kind} ${act} as ${best} ${share.toFixed(2)}: ${text}`);
const { fitted } = fitSoftmax(data, ACTS.length, OPTIONS);
const trainedOn = hashOf(rowsText, talkText, messagesText);
writeWeights("acts/actWeights.json", { trainedOn, ...packWeights(fitted) });
const counts = ACTS.map((act) => `${act} ${rows.filter((row) => row.act === act).length}`);
console.log(
  `${byHand.length} by hand, ${talked.length} of conversations, ${others.length} of the router: ${counts.join(", ")}`,
);
