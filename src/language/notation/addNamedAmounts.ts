import { alignedFold } from "./alignedFold.ts";
import { isMovementWord } from "./clauseWords.ts";
import { amountsLead, type Draft, hasAmounts, isSaying, joinClause, nameDraft, withoutWeights } from "./draft.ts";
import {
  ADDS_UP,
  FEWEST_ROUNDS,
  type Gathering,
  isLongAlone,
  newest,
  OPENS,
  openDraft,
  type Reading,
  saidOf,
  waitingFrom,
} from "./gathering.ts";
import { listBeforeName } from "./listGoesOn.ts";
import { OLYMPIC_ENDS, OLYMPIC_STARTS } from "./movementWords.ts";
import { nameTraits } from "./nameTraits.ts";
import type { EntryMark } from "./neighbours.ts";
import type { Clause } from "./readClauses.ts";
import { IMPLEMENTS, MANNERS } from "./remarkWords.ts";
import { isCounted, isLoad } from "./sharing.ts";

/** The name stands behind the amounts of its clause. */
function isLast(clause: Clause, marks: readonly EntryMark[]): boolean {
  const name = clause.marks.findIndex((mark) => mark.kind === "word" && isMovementWord(mark.fold));
  const amount = clause.marks.findIndex(isSaying);
  return (
    amount >= 0 &&
    name > amount &&
    marks.every(({ kind }) => kind !== "sets") &&
    !clause.marks.slice(name).some(isSaying)
  );
}

/** "Two sets of 12 at 20 then one of 10 at 22.5 on db bench": nothing is told behind the name. */
const isBehindAll = ({ marks }: Clause): boolean =>
  marks.findIndex((mark) => mark.kind === "word" && isMovementWord(mark.fold)) > marks.findLastIndex(isSaying);

/** From one set to the next nobody changes the load by more than this factor. */
const MOST_LEAP = 3;
const LIGHTEST_LOAD = 20;

/** The load of "140 x 4"; `null` of sets and repetitions, and where there are none. */
function loadIn(marks: readonly EntryMark[]): number | null {
  const product = marks.findLast((mark) => mark.kind === "product");
  const [load, reps] = product?.kind === "product" ? product.factors : [];
  if (product?.kind !== "product" || product.factors.length !== 2 || reps?.kind !== "number") return null;
  const value = load?.kind === "weight" ? (load.values[0] ?? 0) : load?.kind === "number" ? load.value : 0;
  return value > LIGHTEST_LOAD ? value : null;
}

/** "squat 3x5 100, bench same sets 60": the sets and repetitions of the exercise before, where only a load is told. */
function schemeBefore({ marks: before }: Draft, marks: readonly EntryMark[]): EntryMark[] {
  const at = marks.findIndex((mark) => mark.kind === "word" && LIKEWISE.test(mark.fold));
  const next = marks[at + 1];
  // "Then same machine calf press" is no scheme.
  const isAll = marks.some((mark) => mark.kind === "same" && mark.counts);
  const isLikewise =
    isAll || (at >= 0 && (next?.kind !== "word" || /^(?:sets?|reps?|scheme|but|with|and|at|x)$/.test(next.fold)));
  if (!isLikewise || marks.some((mark) => isCounted(mark) || mark.kind === "sets")) return [];
  return before
    .filter((mark) => isCounted(mark) || mark.kind === "sets")
    .map((mark) => {
      if (mark.kind !== "product") return mark;
      return { ...mark, factors: mark.factors.filter(({ kind }) => kind !== "weight") };
    });
}
const LIKEWISE = /^(?:same|ditto|likewise|idem|igual|gleich|pareil)$/;

/** The load that was told last, as a mark of its own; `null` where none was. */
function lastLoad(marks: readonly EntryMark[]): EntryMark | null {
  for (const mark of [...marks].reverse()) {
    if (isLoad(mark) || isLoneLoad(mark)) return mark;
    const factor = mark.kind === "product" ? mark.factors.find(({ kind }) => kind === "weight") : undefined;
    if (factor?.kind !== "weight") continue;
    const { values, unit, load } = factor;
    return { kind: "weight", values: values.slice(-1), unit, load, perHand: false, start: mark.start, end: mark.end };
  }
  return null;
}

/** "squat 3x5 100": a bare figure too high for repetitions. */
const isLoneLoad = (mark: EntryMark): boolean =>
  mark.kind === "numbers" && mark.values.length === 1 && (mark.values[0] ?? 0) > LIGHTEST_LOAD;

const factorsOf = (mark: EntryMark) => (mark.kind === "product" ? mark.factors : []);
const isLength = ({ kind }: { kind: string }): boolean => kind === "length" || kind === "m";

/** Whether a set is told as the one before it was, as a load and its repetitions, and could be of the same exercise. */
function goesOnLoaded(before: readonly EntryMark[], marks: readonly EntryMark[]): boolean {
  // "140 kg 15 m", "2 x 50 ft x 95 lb": a way that was carried.
  const isCarried = (all: readonly EntryMark[]) =>
    all.some((mark) => mark.kind === "length" || mark.kind === "m" || factorsOf(mark).some(isLength)) &&
    all.some((mark) => isLoad(mark) || factorsOf(mark).some(({ kind }) => kind === "weight"));
  if (isCarried(before) && isCarried(marks)) return true;
  const [last, next] = [loadIn(before), loadIn(marks)];
  return last !== null && next !== null && Math.max(last, next) <= MOST_LEAP * Math.min(last, next);
}

/** "21-15-9 thrusters 43 kg and pull ups 4:58": a time behind the second is that of both, and its counts are those before. */
function sharesRounds(current: Draft, { clause, marks, counted }: Reading): EntryMark[] | null {
  const isTimed = counted && marks.filter(isSaying).every(({ kind }) => kind === "time");
  if (!isTimed || !ADDS_UP.has(clause.sign) || !amountsLead(current)) return null;
  const rounds = current.marks.find(isSaying);
  const listed =
    rounds?.kind === "counts" ? rounds.counts.length : rounds?.kind === "numbers" ? rounds.values.length : 0;
  return rounds !== undefined && listed >= FEWEST_ROUNDS
    ? [rounds, ...marks.filter(({ kind }) => kind === "word")]
    : null;
}

/** "5k 24:10, 50 push ups": nobody counts a way. */
const isWay = ({ kind }: EntryMark): boolean => kind === "length" || kind === "k";

/** A clause with a name and amounts: usually a new exercise. */
export function addNamedAmounts(state: Gathering, reading: Reading): void {
  const { clause, words, marks } = reading;
  const current = newest(state);
  const sameSentence = current?.sentence === clause.sentence;
  if (current !== undefined && current.phrase === null && hasAmounts(current)) {
    const list = sameSentence && words.isMovement ? listBeforeName(current, clause, marks) : null;
    if (list !== null) {
      nameDraft(current, clause, words);
      current.marks = [];
      joinClause(current, clause, words.notes, list);
      return;
    }
    // "60kg x10, 70kg x8 bench": the name of them all comes last.
    const isOther = current.marks.some(isWay) && !current.marks.some(isCounted) && !marks.some(isWay);
    const trails =
      sameSentence &&
      !(isOther && marks.some((mark) => isCounted(mark) || mark.kind === "numbers")) &&
      (clause.sign === "," || clause.sign === "and" || clause.sign === "then") &&
      state.drafts.length === 1 &&
      (isLast(clause, marks) || (clause.sign === "then" && isBehindAll(clause) && current.marks.some(isCounted)));
    const repsOnly =
      sameSentence && current.marks.every(({ kind }) => kind === "counts" || kind === "word" || kind === "separator");
    // "empty bar (20 kg) bench 3x12", "@225: bench 3x3": a load whose exercise comes behind it.
    const loadOnly =
      sameSentence &&
      /^[):]$/.test(clause.sign) &&
      current.marks.every((mark) => isLoad(mark) || mark.kind === "word" || mark.kind === "separator");
    if (
      repsOnly ||
      loadOnly ||
      trails ||
      current.marks.some((mark) => (mark.kind === "type" || mark.kind === "sets") && mark.type === "warmup")
    ) {
      nameDraft(current, clause, words);
      // "wu: bar x10, 60x3. squat 3x5 80": the name begins the working sets.
      const isNext =
        !sameSentence && clause.sign === "." && !isLast(clause, marks) && !marks.some(({ kind }) => kind === "type");
      const works: EntryMark[] = isNext
        ? [{ kind: "type", type: "normal", start: clause.start, end: clause.start }]
        : [];
      joinClause(current, clause, words.notes, [...works, ...marks]);
      return;
    }
  }
  const rounds = current !== undefined && sameSentence && words.isMovement ? sharesRounds(current, reading) : null;
  if (rounds !== null) {
    openDraft(state, { ...reading, marks: rounds }).notes.push(saidOf(state, clause));
    return;
  }
  const name = words.name ?? "";
  // "bjj 90 min, 6 rounds sparring": what it was made of.
  const isMade = current !== undefined && isLongAlone(current.marks) && MADE_OF.test(name) && sameSentence;
  if (isMade && marks.every(({ kind }) => kind === "sets" || kind === "word")) {
    current.notes.push(saidOf(state, clause));
    return;
  }
  const manner = !words.isMovement && MANNERS.test(name);
  if (manner && current !== undefined && current.phrase !== null && !OPENS.has(clause.sign)) {
    joinClause(current, clause, [name, ...words.notes], marks);
    return;
  }
  // "push-ups: 40 unbroken": under its name with a colon, a word that names nothing says how it was.
  const isUnder = clause.sign === ":" && sameSentence && current?.isMovement && !SESSIONS.test(current.phrase ?? "");
  if (isUnder && !hasAmounts(current) && !words.isMovement) {
    joinClause(current, clause, [name, ...words.notes], marks);
    return;
  }
  // "clean, 60 kg, 1 rep succeeded": the repetitions that the load waits for, and what is said of them.
  const repsOnly = marks.every(({ kind }) => kind === "counts" || kind === "word");
  const awaited = current?.phrase != null && current.marks.some(isLoad) && !current.marks.some(isCounted);
  if (!words.isMovement && repsOnly && awaited && sameSentence && clause.sign === "," && marks.length <= 3) {
    joinClause(current, clause, [name, ...words.notes], marks);
    return;
  }
  // "upright row, 25 kg bar, 12 reps": what was held is no exercise of its own.
  const awaits = sameSentence || (current?.isMovement === true && !hasAmounts(current));
  if (IMPLEMENTS.test(name) && current !== undefined && current.phrase !== null && awaits) {
    if (!hasAmounts(current)) current.phrase = `${current.phrase} ${name}`;
    joinClause(current, clause, words.notes, marks);
    return;
  }
  // "reformer pilates tonight, 50 minute class": how long it was.
  if (CLASS.test(name) && current?.isMovement && !hasAmounts(current) && sameSentence) {
    joinClause(current, clause, words.notes, marks);
    return;
  }
  // "140 x 4 grip went" below "DEADLIFT": a line of figures goes on, and words behind them that name nothing are remarks.
  const leads = clause.marks[0]?.kind !== "word" && clause.marks.findIndex(isSaying) === 0;
  const isBelow = /^[:\n]$/.test(current?.closing ?? "") && clause.sign === "\n";
  const goesOn = IMPLEMENTS.test(name) ? isBelow : goesOnLoaded(current?.marks ?? [], marks);
  if (current?.isMovement && hasAmounts(current) && leads && goesOn && !words.isMovement) {
    joinClause(current, clause, IMPLEMENTS.test(name) ? words.notes : [name, ...words.notes], marks);
    return;
  }
  // "eight chin ups, six chin ups": the same exercise goes on.
  const isUndated = clause.marks[0]?.start === clause.start;
  const isBare = marks.every(({ kind }) => kind === "numbers" || kind === "counts" || kind === "word");
  if (
    current?.phrase === words.name &&
    isUndated &&
    isBare &&
    sameSentence &&
    hasAmounts(current) &&
    !state.linksBack
  ) {
    joinClause(current, clause, words.notes, marks);
    return;
  }
  // In "walked and did 50 squats" the figure before the name is that name's own.
  const own = clause.sign !== "+" && isLast(clause, marks);
  const waiting =
    current?.isMovement === true && !hasAmounts(current) && sameSentence && ADDS_UP.has(clause.sign) && !own;
  const isComplex =
    clause.sign === "+" && waiting && OLYMPIC_ENDS.test(current.phrase ?? "") && OLYMPIC_STARTS.test(words.name ?? "");
  if (isComplex) {
    current.phrase = `${current.phrase} + ${words.name}`;
    joinClause(current, clause, words.notes, marks);
    return;
  }
  const plus = clause.sign === "+" && (waiting || hasAmounts(current));
  const linked = state.linksBack || plus;
  state.linksBack = linked;
  // "3x10 squats 60 kg, 3x10 rdl same weight".
  const isSame = marks.some(({ kind }) => kind === "same") && !marks.some(isLoad);
  const before = isSame ? lastLoad(current?.marks ?? []) : null;
  const scheme = sameSentence && current !== undefined ? schemeBefore(current, marks) : [];
  const draft = openDraft(state, { ...reading, marks: [...scheme, ...marks, ...(before === null ? [] : [before])] });
  // "leg press 3x12, then calf raises 3x20, both at 150 kg".
  if (!waiting && marks.some(({ kind }) => kind === "all"))
    for (const other of state.drafts)
      if (other.sentence === clause.sentence && !other.marks.some(isLoad)) other.marks.push(...marks.filter(isLoad));
  if (!waiting) return;
  const alike = linked || draft.superset !== null || marks.some(({ kind }) => kind === "each" || kind === "all");
  const together = state.drafts.slice(waitingFrom(state, clause.sign));
  // "thrusters and pull ups 21 15 9 42 kg": the load is that of the lift which takes one.
  const isFree = ({ phrase }: Draft) => nameTraits(alignedFold(phrase ?? "")).bodyweight;
  const loaded = together.filter((other) => !isFree(other));
  if (!alike && loaded.length === 1 && isFree(draft)) {
    for (const other of together) other.marks = other === loaded[0] ? [...marks] : withoutWeights(marks);
    return;
  }
  const kept = alike ? marks : withoutWeights(marks);
  for (const other of together.slice(0, -1)) {
    other.marks.push(...kept);
    // "bench and row 4x10 50 kg": whether the load is that of both is not said.
    if (kept.length < marks.length && !isFree(other)) other.doubts.push(saidOf(state, clause));
  }
}

/** "Séance pecs: dc 4x8": the title of a session. */
const SESSIONS = /^(?:s[ée]ance|entreno|entrenamiento|treino|allenamento|einheit|session|training|workout)(?!\p{L})/iu;
const MADE_OF =
  /^(?:(?:of|light|hard|live|open|heavy|the) )*(?:sparring|rolling|rolls?|drilling|pads?|pad work|bag|bag work|technique|randori)$/i;

/** What is taught, whatever it is. */
const CLASS = /^(?:class|lesson|session|course|workshop|kurs|stunde|cours|s[eé]ance|clase|sesi[oó]n|lezione|aula)$/i;
