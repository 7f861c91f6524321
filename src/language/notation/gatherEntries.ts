import { isMovementWord, readClauseWords } from "./clauseWords.ts";
import {
  amountsLead,
  bindOrdinals,
  type Draft,
  hasAmounts,
  isSaying,
  joinClause,
  nameDraft,
  withoutWeights,
} from "./draft.ts";
import {
  addRounds,
  addSuperset,
  type Gathering,
  newest,
  nextClause,
  openDraft,
  type Reading,
  saidOf,
} from "./gathering.ts";
import { HEADING, isHeading } from "./headings.ts";
import type { MarkOf } from "./marks.ts";
import { OLYMPIC_ENDS, OLYMPIC_STARTS } from "./movementWords.ts";
import type { EntryMark } from "./neighbours.ts";
import type { Clause } from "./readClauses.ts";
import { IMPLEMENTS, MANNERS, REMARK_LABELS } from "./remarkWords.ts";
import { dealLoads, eachLoad, isCounted, isLoad, partsOfComplex } from "./sharing.ts";
import { WORKING } from "./words.ts";

const ADDS_UP = new Set(["and", "+", "&"]);
const OPENS = new Set(["", "\n", "•", ";", ".", "!", "?"]);
const MOST_MENTIONS = 6;

/** Where the names that wait for amounts begin, when `sign` ends their list: "squats, lunges and leg press 3x10". */
function waitingFrom(state: Gathering, sign: string): number {
  const last = state.drafts.length - 1;
  let from = last;
  const waits = (draft: Draft | undefined) =>
    draft?.isMovement === true && !hasAmounts(draft) && draft.sentence === state.drafts[last]?.sentence;
  while (ADDS_UP.has(sign) && from > 0 && waits(state.drafts[from - 1])) from -= 1;
  return from;
}

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
  return last === undefined || isLoad(last) || isOpen;
}

/** A clause of amounts belongs to the exercise named last, or to all that wait for amounts. */
function addAmounts(state: Gathering, reading: Reading): void {
  const { clause, words, marks } = reading;
  const current = newest(state);
  if (current === undefined) {
    openDraft(state, reading);
    return;
  }
  if (state.respective.length > 0 && current.sentence === clause.sentence) {
    addRespective(state, reading);
    return;
  }
  // "Done in 50 min" on a line of its own is how long all of it took.
  const timed = marks.every(({ kind }) => kind === "time" || kind === "word");
  const isDone = current.marks.some((mark) => isCounted(mark) || mark.kind === "numbers");
  if (timed && current.sentence !== clause.sentence && isDone) {
    current.notes.push(saidOf(state, clause));
    return;
  }
  // "curls and pushdowns 3x12 each, 15 kg and 25 kg": as many loads as exercises.
  const loadsOnly = marks.some(isLoad) && marks.every((mark) => isLoad(mark) || mark.kind === "word");
  if (current.shares.length > 1 && current.sentence === clause.sentence && loadsOnly) {
    current.loads.push(...marks.filter(isLoad).flatMap(eachLoad));
    return;
  }
  const target = clause.sign === "(" && marks.every(({ kind }) => kind === "counts" || kind === "word");
  if (target && !awaitsReps(current)) {
    current.notes.push(saidOf(state, clause));
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
  if (waiting.length > 1 && marks.some(isCounted) && !marks.some(isLoad)) current.shares = waiting;
  // "curls 25 kg with pushdowns 30 kg, 12 reps each".
  if (!marks.some(({ kind }) => kind === "each")) return;
  for (const other of state.drafts.slice(0, from))
    if (other.sentence === clause.sentence && hasAmounts(other) && !other.marks.some(isCounted))
      other.marks.push(...marks);
}

/** A clause with a name and amounts: usually a new exercise. */
function addNamedAmounts(state: Gathering, reading: Reading): void {
  const { clause, words, marks } = reading;
  const current = newest(state);
  const sameSentence = current?.sentence === clause.sentence;
  if (current !== undefined && current.phrase === null && hasAmounts(current)) {
    // "60kg x10, 70kg x8 bench": the name of them all comes last.
    const trails =
      sameSentence &&
      (clause.sign === "," || clause.sign === "and") &&
      state.drafts.length === 1 &&
      isLast(clause, marks);
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
      current.marks.some((mark) => mark.kind === "type" && mark.type === "warmup")
    ) {
      nameDraft(current, clause, words);
      joinClause(current, clause, words.notes, marks);
      return;
    }
  }
  const name = words.name ?? "";
  const manner = !words.isMovement && MANNERS.test(name);
  if (manner && current !== undefined && current.phrase !== null && !OPENS.has(clause.sign)) {
    joinClause(current, clause, [name, ...words.notes], marks);
    return;
  }
  // "upright row, 25 kg bar, 12 reps": what was held is no exercise of its own.
  if (IMPLEMENTS.test(name) && current !== undefined && current.phrase !== null && sameSentence) {
    if (!hasAmounts(current)) current.phrase = `${current.phrase} ${name}`;
    joinClause(current, clause, words.notes, marks);
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
  const waiting = current?.isMovement === true && !hasAmounts(current) && sameSentence && ADDS_UP.has(clause.sign);
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
  const draft = openDraft(state, reading);
  // "leg press 3x12, then calf raises 3x20, both at 150 kg".
  if (!waiting && marks.some(({ kind }) => kind === "all"))
    for (const other of state.drafts)
      if (other.sentence === clause.sentence && !other.marks.some(isLoad)) other.marks.push(...marks.filter(isLoad));
  if (!waiting) return;
  const alike = linked || draft.superset !== null || marks.some(({ kind }) => kind === "each" || kind === "all");
  for (const other of state.drafts.slice(waitingFrom(state, clause.sign), -1))
    other.marks.push(...(alike ? marks : withoutWeights(marks)));
}

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

/** Whether the next clause is nothing but amounts, so that a name before it is their heading. */
function headsAmounts(state: Gathering): boolean {
  const next = nextClause(state);
  if (next === undefined) return false;
  const words = readClauseWords(next.marks, state.text);
  return words.name === null && !words.isRemark && next.marks.some((mark) => isSaying(mark) && mark.kind !== "ordinal");
}

/** "3x10 squats, lunges and rows": a name between commas, in a list that ends with "and" and a name. */
function isListed(state: Gathering): boolean {
  for (let at = state.at + 1; at < Math.min(state.clauses.length, state.at + 8); at += 1) {
    const clause = state.clauses[at] as Clause;
    const words = readClauseWords(clause.marks, state.text);
    if (!words.isMovement || clause.marks.some(isSaying) || clause.sentence !== state.clauses[state.at]?.sentence)
      return false;
    if (ADDS_UP.has(clause.sign)) return true;
    if (clause.sign !== ",") return false;
  }
  return false;
}

/** A clause with a name only: a heading, a name that follows its amounts, one of several, or a remark. */
function addName(state: Gathering, reading: Reading): void {
  const { clause, words } = reading;
  const current = newest(state);
  const sameSentence = current?.sentence === clause.sentence;
  if (clause.sign === "(" && current !== undefined && sameSentence) {
    if (!hasAmounts(current) || words.isMovement)
      current.phrase = [current.phrase, words.name].filter(Boolean).join(" ");
    else current.notes.push(saidOf(state, clause));
    current.end = Math.max(current.end, clause.end);
    return;
  }
  const heads = headsAmounts(state);
  const opens = OPENS.has(clause.sign);
  if (
    current !== undefined &&
    current.phrase === null &&
    hasAmounts(current) &&
    !heads &&
    (words.isMovement || !opens)
  ) {
    nameDraft(current, clause, words);
    current.notes.push(...words.notes);
    return;
  }
  const listed = clause.sign === "," && isListed(state);
  const joins = (ADDS_UP.has(clause.sign) || listed) && words.isMovement && !heads && sameSentence;
  if (joins && current !== undefined && hasAmounts(current) && amountsLead(current)) {
    if (clause.sign === "+") state.linksBack = true;
    const shared = withoutWeights(current.marks.filter(({ kind }) => kind !== "word"));
    openDraft(state, {
      ...reading,
      marks: [...shared, { kind: "word", fold: "", start: clause.start, end: clause.start }],
    });
    return;
  }
  const manner = !words.isMovement && MANNERS.test(words.name ?? "");
  const isHeading = heads && (words.isMovement || opens || /^[:\n-]$/.test(nextClause(state)?.sign ?? ""));
  if (isHeading || (words.isMovement && !manner)) {
    openDraft(state, { ...reading, marks: [] });
    return;
  }
  if (current === undefined || !hasAmounts(current)) return;
  if (sameSentence) current.notes.push(saidOf(state, clause));
  else if (!HEADING.test(words.name ?? "")) current.notes.push(...words.notes);
}

function addClause(state: Gathering, clause: Clause): void {
  const [only] = clause.marks;
  if (clause.marks.length === 1 && only?.kind === "superset") {
    addSuperset(state, clause);
    return;
  }
  if (clause.marks.length === 1 && only?.kind === "label") {
    state.label = only.letter.toUpperCase();
    state.letters = Math.max(state.letters, state.label.charCodeAt(0) - 64);
    return;
  }
  const words = readClauseWords(clause.marks, state.text);
  const current = newest(state);
  const said = saidOf(state, clause);
  if (REMARK_LABELS.test(said) && nextClause(state)?.sign === ":" && !words.isMovement) state.remarkLine = clause.line;
  if (state.remarkLine === clause.line) {
    current?.notes.push(said);
    return;
  }
  if (current?.sentence !== clause.sentence) state.linksBack = false;
  if (words.isRemark) {
    current?.notes.push(said);
    return;
  }

  const rounds = clause.marks.find((mark): mark is MarkOf<"sets"> => mark.kind === "sets" && mark.rounds);
  const alone =
    rounds !== undefined && words.name === null && !clause.marks.some((mark) => isSaying(mark) && mark !== rounds);
  const leads =
    rounds !== undefined &&
    words.name !== null &&
    clause.marks.some(({ kind }) => /^(?:counts|numbers|length|time|product|m|repeat)$/.test(kind));
  if (rounds !== undefined && (alone || leads)) addRounds(state, clause, rounds, alone);
  if (alone) return;

  const own = leads ? clause.marks.filter((mark) => mark !== rounds) : clause.marks;
  const counted = own.some(isSaying);
  const work: EntryMark[] = words.isWork
    ? [{ kind: "type", type: "normal", start: clause.start, end: clause.start }]
    : [];
  const marks = withWork(bindOrdinals(own, hasAmounts(current)), work);
  const reading: Reading = { clause, words, marks, counted };
  if (words.name !== null) {
    if (counted) addNamedAmounts(state, reading);
    else addName(state, reading);
  } else if (counted && !(hasFeelings(own, words) && hasAmounts(current) && isMention(own))) {
    addAmounts(state, reading);
  } else if (current === undefined) {
    state.leadingNotes.push(...words.notes);
  } else {
    if (words.isWork) joinClause(current, clause, [], work);
    if (words.notes.length > 0) current.notes.push(said);
  }
}

/** "warm up 60x10, 80x5 work 100x5": the working sets begin where that is said, else with the clause. */
function withWork(marks: readonly EntryMark[], work: readonly EntryMark[]): EntryMark[] {
  const warmup = marks.findIndex((mark) => mark.kind === "type" && mark.type === "warmup");
  const from =
    warmup < 0 ? -1 : marks.findIndex((mark, at) => at > warmup && mark.kind === "word" && WORKING.has(mark.fold));
  return from < 0 ? [...work, ...marks] : [...marks.slice(0, from), ...work, ...marks.slice(from)];
}

/** Remarks in words, beside figures that are remarks themselves. */
const hasFeelings = (marks: readonly EntryMark[], { notes }: { notes: readonly string[] }): boolean =>
  notes.length > marks.filter(({ kind }) => kind === "note").length;

/** "225 felt heavy" speaks of a set that was said. */
function isMention(marks: readonly EntryMark[]): boolean {
  return marks
    .filter(isSaying)
    .every((mark) => mark.kind === "numbers" && mark.values.length === 1 && mark.after === null);
}

/**
 * Gathers clauses to exercises: a clause of amounts belongs to the exercise named last, names joined by "and" share
 * what follows them, remarks go to the exercise they follow. `text` is what the places in `clauses` are in.
 */
export function gatherEntries(clauses: readonly Clause[], text: string): Draft[] {
  const state: Gathering = {
    drafts: [],
    clauses,
    at: 0,
    text,
    letters: 0,
    label: null,
    superset: null,
    rounds: null,
    linksBack: false,
    remarkLine: -1,
    respective: [],
    leadingNotes: [],
  };
  for (const [at, clause] of clauses.entries()) {
    state.at = at;
    const count = state.drafts.length;
    addClause(state, clause);
    const opened = state.drafts.length > count ? newest(state) : undefined;
    if (opened !== undefined) opened.closing = clauses[at + 1]?.sign ?? "";
  }
  const { drafts } = state;
  for (const draft of drafts) if (draft.loads.length > 0) dealLoads(draft);
  const counted = new Set(drafts.filter(hasAmounts).map(({ sentence }) => sentence));
  // In prose an exercise that is only mentioned is no entry, unless sets are said beside it or nowhere.
  const isOnlyNamed = (draft: Draft) =>
    counted.size > 0 ? !counted.has(draft.sentence) : drafts.length > MOST_MENTIONS;
  const isExercise = (draft: Draft) =>
    hasAmounts(draft) || draft.rounds !== null || (draft.isMovement && !isOnlyNamed(draft));
  return drafts.filter((draft, index) => isExercise(draft) && !isHeading(draft, drafts[index + 1]));
}
