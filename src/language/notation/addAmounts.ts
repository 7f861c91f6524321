import { readClauseWords } from "./clauseWords.ts";
import { type Draft, hasAmounts, isSaying, joinClause } from "./draft.ts";
import { type Gathering, newest, openDraft, type Reading, saidOf, waitingFrom } from "./gathering.ts";
import type { EntryMark } from "./neighbours.ts";
import type { Clause } from "./readClauses.ts";
import { isCounted, isLoad, partsOfComplex } from "./sharing.ts";

/** "squats and deadlifts, 5x5 at 100 and 1x5 at 140": as many clauses of amounts as there are names. */
function isRespective(state: Gathering, names: number): boolean {
  if (names < 2) return false;
  let clauses = 0;
  for (let at = state.at; at < state.clauses.length && clauses <= names; at += 1) {
    const clause = state.clauses[at] as Clause;
    const words = readClauseWords(clause.marks, state.text);
    if (clause.sentence !== state.clauses[state.at]?.sentence || words.name !== null) break;
    if (clause.marks.some(({ kind }) => kind === "product" || kind === "counts" || kind === "sets")) clauses += 1;
  }
  return clauses === names;
}

function addRespective(state: Gathering, { clause, words, marks }: Reading): void {
  const next = state.respective.shift();
  if (next !== undefined) joinClause(next, clause, words.notes, marks);
}

/** The last amount is a load without its repetitions: "60 kg (10 reps)". */
function awaitsReps({ marks }: Draft): boolean {
  const last = marks.filter(isSaying).at(-1);
  const factor = last?.kind === "product" ? last.factors.at(-1) : undefined;
  const isOpen = factor?.kind === "counts" && factor.counts.at(-1)?.amrap === true;
  return last === undefined || last.kind === "sets" || isLoad(last) || isOpen;
}

/** "4x500m" above "1:52.3", "1:53.0", … or "2 km" above "8:05": the times are those of the ways, not of all that was done. */
function isOfWays(state: Gathering, { marks }: Draft): boolean {
  const isRepeated = (mark: EntryMark) =>
    mark.kind === "product" && mark.factors.some(({ kind }) => kind === "length" || kind === "m");
  const hasWay = marks.some((mark) => mark.kind === "length" || isRepeated(mark));
  const isTimes = (clause: Clause | undefined) => clause?.marks.every(({ kind }) => kind === "time") === true;
  const own = state.clauses[state.at];
  if (!hasWay || !isTimes(own)) return false;
  const hasSeveral = marks.some((mark) => isRepeated(mark) || mark.kind === "sets");
  if (!hasSeveral) return marks.every(({ kind }) => kind !== "time");
  return (own?.marks.length ?? 0) > 1 || isTimes(state.clauses[state.at - 1]) || isTimes(state.clauses[state.at + 1]);
}

/** "100 burpees for time. 9:48": of a single exercise the time is that of its one set. */
export function isForTime({ drafts }: Gathering, { marks, notes, rounds }: Draft): boolean {
  if (drafts.length !== 1 || rounds !== null || !notes.some((note) => FOR_TIME.test(note))) return false;
  const counted = marks.filter(isSaying);
  return counted.length === 1 && (counted[0]?.kind === "counts" || counted[0]?.kind === "numbers");
}
const FOR_TIME =
  /^(?:for time|auf zeit|pour le temps|contre la montre|por tiempo|contra el reloj|contrarreloj|per tempo|por tempo)\b/i;

/** So many exercises one below the other are done for one time. */
const FEWEST_IN_ROW = 4;

/** A clause of amounts belongs to the exercise named last, or to all that wait for amounts. */
export function addAmounts(state: Gathering, reading: Reading): void {
  const { clause, words, marks } = reading;
  const current = newest(state);
  if (current === undefined) {
    // "After 3 warm-up sets, bench 3x8": nobody told what those were.
    const isWarmup = (mark: EntryMark) => (mark.kind === "sets" || mark.kind === "type") && mark.type === "warmup";
    const isUntold =
      marks.some((mark) => mark.kind === "sets" && isWarmup(mark)) &&
      marks.every((mark) => !isSaying(mark) || isWarmup(mark));
    const goesOn = state.clauses.length > state.at + 1;
    if (isUntold && goesOn && words.name === null) state.leadingNotes.push(saidOf(state, clause));
    else openDraft(state, reading);
    return;
  }
  if (state.respective.length > 0 && current.sentence === clause.sentence) {
    addRespective(state, reading);
    return;
  }
  // "Done in 50 min" on a line of its own is how long all of it took.
  const timed = marks.every(({ kind }) => kind === "time" || kind === "word");
  const isOfAll = state.drafts.length >= FEWEST_IN_ROW && state.at === state.clauses.length - 1;
  const isOther = () => current.sentence !== clause.sentence && !isOfWays(state, current) && !isForTime(state, current);
  const isDone = () => current.marks.some((mark) => isCounted(mark) || mark.kind === "numbers");
  if (timed && isOther() && (isOfAll || isDone())) {
    current.notes.push(saidOf(state, clause));
    return;
  }
  const target = clause.sign === "(" && marks.every(({ kind }) => kind === "counts" || kind === "word");
  if (target && !awaitsReps(current)) {
    current.notes.push(saidOf(state, clause));
    return;
  }
  // "3 plates for 2 (315 lb)": what the plates came to, in figures.
  const [weight] = marks;
  const plates = current.marks.findLastIndex(({ kind }) => kind === "plates");
  if (clause.sign === "(" && marks.length === 1 && weight?.kind === "weight" && plates >= 0) {
    current.marks[plates] = { ...weight };
    return;
  }
  const from = waitingFrom(state, current.sign);
  joinClause(current, clause, words.notes, marks);
  const waiting = state.drafts.slice(from);
  if (isRespective(state, waiting.length)) {
    state.respective = waiting.map((draft) => draft);
    current.marks.splice(-marks.length - 1);
    addRespective(state, reading);
    return;
  }
  const [only] = marks;
  // "push press + jerk: 2+1" says the reps of each.
  const each =
    marks.length === 1 && only?.kind === "counts" && only.counts.length === waiting.length && only.counts[1]?.extra;
  if (each && waiting.length > 1) {
    for (const [index, draft] of waiting.entries())
      draft.marks = [{ ...only, counts: [{ reps: only.counts[index]?.reps ?? null }] }];
    return;
  }
  const parts = waiting.length > 1 && current.sign === "+" ? partsOfComplex(marks, waiting.length) : null;
  if (parts !== null) {
    for (const [index, draft] of waiting.entries()) draft.marks = [...(parts[index] ?? [])];
    return;
  }
  for (const draft of waiting.slice(0, -1)) draft.marks.push(...marks);
  // "curls 25 kg with pushdowns 30 kg, 12 reps each".
  if (!marks.some(({ kind }) => kind === "each")) return;
  for (const other of state.drafts.slice(0, from))
    if (other.sentence === clause.sentence && hasAmounts(other) && !other.marks.some(isCounted))
      other.marks.push(...marks);
}
