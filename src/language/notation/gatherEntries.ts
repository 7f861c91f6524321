import { entered } from "../patterns/enteredPattern.ts";
import { addAmounts, isForTime } from "./addAmounts.ts";
import { addName, LENGTHS } from "./addName.ts";
import { addNamedAmounts } from "./addNamedAmounts.ts";
import { readClauseWords } from "./clauseWords.ts";
import { areOnOtherDays, daysOfSheet, lineOf } from "./daySheets.ts";
import { bindOrdinals, type Draft, hasAmounts, isSaying, joinClause } from "./draft.ts";
import { withoutField } from "./fields.ts";
import {
  addRounds,
  addSuperset,
  type Gathering,
  headsWarmups,
  isLongAlone,
  newest,
  nextClause,
  openDraft,
  type Reading,
  saidOf,
} from "./gathering.ts";
import { isHeading } from "./headings.ts";
import { listGoesOn } from "./listGoesOn.ts";
import type { Mark, MarkOf } from "./marks.ts";
import { mergeWays } from "./mergeWays.ts";
import type { EntryMark } from "./neighbours.ts";
import { isNotSwum, isRunBeside } from "./otherSport.ts";
import type { Clause } from "./readClauses.ts";
import { REMARK_LABELS } from "./remarkWords.ts";
import { WORKING } from "./words.ts";

const MOST_MENTIONS = 6;

/** A remark that holds what only sets have, or a bare figure behind "then", may be one of them. */
const mayBeSets = ({ sign, marks }: Clause): boolean =>
  marks.some(({ kind }) => kind === "product" || kind === "sets" || kind === "counts") ||
  (sign === "then" && marks[0]?.kind === "numbers");

const CIRCUIT = entered(/^(?:circuit|superset|giant set|tri-?set|zirkel|circuito|supersatz|complex)\b/i);
const TIMED_ROUNDS = /\b(?:amrap|cindy|mary|emom)\b/i;

/** "AMRAP 30" above the exercises and "11 rounds" below them, on a line of its own: how often all of them were done. */
const closesRounds = ({ text, drafts, clauses, at }: Gathering): boolean =>
  drafts.length > 1 &&
  at === clauses.length - 1 &&
  TIMED_ROUNDS.test(text) &&
  drafts.every(({ rounds }) => rounds === null);

/** "5 rounds - 17:13" above the exercises: how long all of them took. */
function isTimedHeading(state: Gathering, clause: Clause, rounds: Mark): boolean {
  const others = clause.marks.filter((mark) => isSaying(mark) && mark !== rounds);
  return newest(state) === undefined && nextClause(state) !== undefined && others.every(({ kind }) => kind === "time");
}

/** "Circuit x4:" above its exercises: so many rounds of them. */
function asRounds({ marks, ...clause }: Clause, next: Clause | undefined): Clause {
  const heads = next !== undefined && (next.sign === ":" || next.line > clause.line);
  const isHead = heads && marks.every(({ kind }) => kind === "word" || kind === "superset" || kind === "repeat");
  const read = marks.map(
    (mark): Mark =>
      isHead && mark.kind === "repeat"
        ? { kind: "sets", count: mark.value, rounds: true, type: null, start: mark.start, end: mark.end }
        : mark,
  );
  return { ...clause, marks: read };
}

/** "bjj 90 min 5 rounds": behind so long a time, what it was made of. */
function withoutParts(clause: Clause): Clause {
  const at = clause.marks.findIndex((mark) => mark.kind === "sets" && mark.rounds);
  if (at < 0 || !isLongAlone(clause.marks.slice(0, at)) || clause.marks.slice(at + 1).some(isSaying)) return clause;
  return { ...clause, marks: clause.marks.map((mark, place) => (place === at ? { ...mark, kind: "note" } : mark)) };
}

const BEHIND_ROUNDS = entered(
  /^(?:finisher|to finish|finished with|burn-?out|cash[ -]?out|cool[ -]?down|afterwards|zum schluss|pour finir|para terminar|para acabar|per finire)\b/i,
);

/** "Lifted for 40 min" behind a run: training at large, and no time of what was told before. */
const AT_LARGE = entered(
  /^(?:(?:and|then|after that|afterwards|dann|danach|und|puis|et|luego|y|poi|e|depois) )*(?:i |ich |j['’]ai |ho )?(?:lifted|trained|worked out|did (?:some |my )?(?:weights|lifting|training)|hit the (?:gym|weights)|trainiert|musculation|entren[ée]|pesas|allenat[oa]|pesi|treinei|muscula[çc][ãa]o)\b/i,
);
const isTimeAlone = ({ marks }: Clause): boolean => {
  const said = marks.filter(isSaying);
  return said.length > 0 && said.every(({ kind }) => kind === "time");
};

/** "sq 265x3x5, pr 105x3x5", "skipped squats, pr 60x5": no record is so light, so it is a press. */
function isPress({ marks: [first, load] }: Clause, current: Draft | undefined): boolean {
  const heavy = load?.kind === "product" ? loadOf(load) : 0;
  if (first?.kind !== "word" || first.fold !== "pr" || heavy < LIGHTEST_PRESSED || current === undefined) return false;
  const before = current.marks.flatMap((mark) => (mark.kind === "product" ? loadOf(mark) : []));
  return current.isMovement && before.every((one) => heavy <= MOST_OF_OTHER * one);
}
const loadOf = ({ factors: [load] }: MarkOf<"product">): number =>
  load?.kind === "weight" ? (load.values[0] ?? 0) : load?.kind === "number" ? load.value : 0;
const [LIGHTEST_PRESSED, MOST_OF_OTHER] = [20, 0.6];

function addClause(state: Gathering, written: Clause): void {
  const clause = withoutParts(CIRCUIT.test(saidOf(state, written)) ? asRounds(written, nextClause(state)) : written);
  // "finisher: 100 pull-aparts" below "superset x3": once, after the rounds.
  if (BEHIND_ROUNDS.test(saidOf(state, clause))) state.rounds = null;
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
  if (headsWarmups(state, clause)) return;
  const current = newest(state);
  const read = readClauseWords(clause.marks, state.text);
  const words = isPress(clause, current) ? { ...read, name: "press", isMovement: true, notes: [] } : read;
  const said = saidOf(state, clause);
  const after = nextClause(state)?.sign ?? "";
  const isLabel = after === ":" || (after === "-" && /^totals?$/i.test(said));
  const isClock =
    current !== undefined && /^(?:time|zeit|temps|tiempo|tempo)$/i.test(said) && isForTime(state, current);
  if (isClock) return;
  if (current !== undefined && AT_LARGE.test(said) && isTimeAlone(clause)) {
    current.notes.push(said);
    return;
  }
  if (REMARK_LABELS.test(said) && isLabel && !words.isMovement) state.remarkLine = clause.line;
  if (state.remarkLine === clause.line) {
    current?.notes.push(said);
    return;
  }
  if (current?.sentence !== clause.sentence) state.linksBack = false;
  if (current !== undefined && !words.isMovement && listGoesOn(current, clause, state.text)) return;
  if (words.isRemark) {
    if (mayBeSets(clause)) current?.doubts.push(said);
    current?.notes.push(said);
    return;
  }

  const rounds = clause.marks.find((mark): mark is MarkOf<"sets"> => mark.kind === "sets" && mark.rounds);
  const alone =
    rounds !== undefined &&
    words.name === null &&
    (rounds.whole === true ||
      isTimedHeading(state, clause, rounds) ||
      !clause.marks.some((mark) => isSaying(mark) && mark !== rounds));
  const leads =
    rounds !== undefined &&
    words.name !== null &&
    (rounds.shared === true ||
      clause.marks.some(({ kind }) => /^(?:counts|numbers|length|time|product|m|repeat)$/.test(kind)));
  if (rounds !== undefined && alone && closesRounds(state)) {
    for (const draft of state.drafts) draft.rounds ??= rounds.count;
    return;
  }
  if (rounds !== undefined && (alone || leads)) addRounds(state, clause, rounds, alone);
  if (alone) return;

  const own = leads ? clause.marks.filter((mark) => mark !== rounds) : clause.marks;
  const counted = own.some(isSaying);
  const work: EntryMark[] = words.isWork
    ? [{ kind: "type", type: "normal", start: clause.start, end: clause.start }]
    : [];
  const marks = withWork(bindOrdinals(own, hasAmounts(current), clause.sign === "+"), work, isWarming(current));
  const reading: Reading = { clause, words, marks, counted };
  if (words.name !== null) {
    if (counted) addNamedAmounts(state, reading);
    else addName(state, reading);
  } else if (
    counted &&
    !(
      hasFeelings(own, words) &&
      hasAmounts(current) &&
      isMention(own) &&
      clause.sign !== "then" &&
      !isNextLoad(current, own)
    )
  ) {
    const isOtherDay = opensDay(state, clause);
    if (clause.sign !== "(" && isRunBeside(current, marks, isOtherDay || current?.sentence !== clause.sentence))
      openDraft(state, { ...reading, words: { ...words, name: "run", isMovement: true } });
    else if (opensWay(state, clause))
      openDraft(state, { ...reading, words: { ...words, name: "run", isMovement: true } });
    else if (isOtherDay && isNotSwum(current, marks)) openDraft(state, reading);
    else if (isOtherDay)
      openDraft(state, { ...reading, marks: likeBefore(marks, current), words: { ...words, ...nameOf(current) } });
    else addAmounts(state, reading);
  } else if (current === undefined) {
    state.leadingNotes.push(...words.notes);
  } else {
    if (words.isWork) joinClause(current, clause, [], work);
    const units = clause.marks.filter(({ kind }) => kind === "unit");
    if (units.length > 0) joinClause(current, clause, [], units);
    if (words.notes.length > 0) current.notes.push(said);
  }
}

/** "20 squats yesterday, 30 today": a bare figure counts what those before it did. */
function likeBefore(marks: readonly EntryMark[], before: Draft | undefined): EntryMark[] {
  const isBare = (mark: EntryMark) => mark.kind === "counts" || (mark.kind === "numbers" && mark.after === null);
  const own = before?.marks.filter(isSaying) ?? [];
  if (own.length === 0 || !own.every(isBare) || !marks.filter(isSaying).every(isBare)) return [...marks];
  return marks.map((mark) => {
    if (mark.kind !== "numbers") return mark;
    const { start, end, values } = mark;
    return { kind: "counts", counts: values.map((reps) => ({ reps })), start, end };
  });
}

/** The exercise goes on under its name: another day of it. */
const nameOf = (draft: Draft | undefined) =>
  draft === undefined ? {} : { name: draft.phrase, isMovement: draft.isMovement };

/** "Wed: 8k easy 46:30" below "Mon: 5k 24:10": amounts on a line that another day begins are an entry of their own. */
function opensDay({ days, drafts, text }: Gathering, { marks, start }: Clause): boolean {
  const current = drafts.at(-1);
  const first = marks[0]?.start ?? start;
  const line = text.lastIndexOf("\n", first - 1) + 1;
  if (!hasAmounts(current) || current === undefined) return false;
  // A cell of a table under the head of another day.
  if (days.some(({ opens, start: from }) => opens && from > current.end - 1 && from <= first && from >= line))
    return true;
  // "mon 80 3x8, again thu 82.5 3x6": a day between what was told and what is told next.
  const own = days.findLast(({ start: from, date }) => date !== null && from < current.end)?.date;
  const told = current.marks.findLast(isSaying)?.end ?? current.end;
  const next = days.findLast(({ start: from }) => from <= first);
  if (next !== undefined && own !== undefined && next.date !== null && next.date !== own && next.start >= told)
    return true;
  if (current.start >= line) return false;
  const before = days.findLast(({ start: from }) => from < current.end)?.date;
  return days.some(
    ({ start: from, date }) =>
      date !== before && from >= line && from <= first && /^[\s\-*•([]*$/.test(text.slice(line, from)),
  );
}

/** Amounts of a way on the line of another day than the name before them: "Mon easy run / Tue 5k 25:00". */
function opensWay({ days, drafts, text }: Gathering, { marks, start }: Clause): boolean {
  const current = drafts.at(-1);
  const line = lineOf(text, marks[0]?.start ?? start);
  if (current === undefined || hasAmounts(current) || !marks.some(isWay) || headedActivity(text) !== null) return false;
  return line > current.start && areOnOtherDays({ text, days }, current.start, line);
}

/** "60 Bahnen" is told, without a figure that is known. */
const countsLengths = ({ notes }: Draft): boolean => notes.some((note) => LENGTHS.test(note));

/** Whether the sets told last were warm-ups, and nothing said that the work began. */
const isWarming = (draft: Draft | undefined): boolean =>
  draft?.marks.findLast((mark): mark is MarkOf<"type"> => mark.kind === "type")?.type === "warmup";

/** "warm up 60x10, 80x5 work 100x5": the working sets begin where that is said, else with the clause. */
function withWork(marks: readonly EntryMark[], work: readonly EntryMark[], isWarm: boolean): EntryMark[] {
  const warmup = marks.findIndex((mark) => mark.kind === "type" && mark.type === "warmup");
  const from =
    warmup < 0 && !isWarm
      ? -1
      : marks.findIndex((mark, at) => at > warmup && mark.kind === "word" && WORKING.has(mark.fold));
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

/** "Deadlift singles. 180 easy. 200 easy": of a lift that is told by loads alone, another. */
function isNextLoad(current: Draft | undefined, marks: readonly EntryMark[]): boolean {
  const isOnce = (mark: EntryMark) =>
    (mark.kind === "counts" && mark.counts.length === 1 && mark.counts[0]?.reps === 1) ||
    (mark.kind === "sets" && mark.count === 1);
  const loads = (current?.marks ?? []).filter((mark) => isSaying(mark) && !isOnce(mark)).flatMap(loadsTold);
  const [load = 0] = marks.filter(isSaying).flatMap(loadsTold);
  const isAlike = loads.length > 0 && loads.every((one) => one > LIGHTEST_SINGLE && one !== load);
  return isAlike && load > LIGHTEST_SINGLE && 2 * load > Math.max(...loads);
}
/** Loads without repetitions; 0 for anything else. */
const loadsTold = (mark: EntryMark): readonly number[] =>
  (mark.kind === "numbers" && mark.after === null) || mark.kind === "weight" ? mark.values : [0];
const LIGHTEST_SINGLE = 40;

/** "KB 100/5" beside "BD 80/8": a German board's squat, where the letters stand alone and no bell is named. */
const isKniebeuge = ({ phrase }: Draft, text: string): boolean =>
  phrase === "KB" && GERMAN_BOARD.test(text) && !/kettle|kugel|swing|snatch/i.test(text);
const GERMAN_BOARD =
  /(?<!\p{L})(?:BD|KH|LH|SZ|KZ|bankdr[üu]cken|kreuzheben|kreuz|rudern|klimm\p{L}+|beinpresse|bauch|latzug|schulterdr\p{L}+|bank|wdh|s[äa]tze|satz)(?!\p{L})/iu;

/** "Bench day" above "60x5 80x5": the one lift that the day is named after, where the lines below name none. */
function takesNameOfDay(draft: Draft, heading: Draft | undefined): void {
  if (heading === undefined || !heading.isMovement || hasAmounts(heading) || !hasAmounts(draft)) return;
  const lift = /^(.+) day$/i.exec(heading.phrase ?? "")?.[1];
  const isUnnamed =
    draft.phrase === null || (!draft.isMovement && /^(?:warm|top|down|main|work|heavy)$/i.test(draft.phrase));
  if (lift !== undefined && isUnnamed) Object.assign(draft, { phrase: lift, isMovement: true });
}

/** "Running week", "rowing log", "swim diary thurs" on the first line: what all of it was. */
const ACTIVITY = entered(
  /^\W*(?:my |the )?(runs?|running|laufen|lauf|course|correr|corsa|corrida|row|rowing|erg|rudern|bike|biking|cycling|rides?|rad|swim|swims|swimming|schwimmen|walk|walks|walking)[ -]?(?:week|log|diary|tagebuch|woche|journal|semaine|semana|diario|settimana|diário)\b[^\n]{0,30}\n/i,
);
const headedActivity = (text: string): string | null => ACTIVITY.exec(text)?.[1] ?? null;
const isWay = (mark: EntryMark): boolean =>
  /^(?:length|time|m|k)$/.test(mark.kind) ||
  (mark.kind === "product" && mark.factors.some(({ kind }) => kind === "length" || kind === "m"));

/** A line of ways and times under such a heading is of it, whatever words say how it was. */
function goesUnder(draft: Draft, activity: string): void {
  if (draft.isMovement || !draft.marks.some(isWay)) return;
  if (draft.phrase !== null) draft.notes.push(draft.phrase);
  Object.assign(draft, { phrase: activity, isMovement: true });
}

/** "Tue: rest": nothing was done. */
const isDayOff = (draft: Draft, activity: string | null): boolean =>
  activity !== null && !hasAmounts(draft) && !draft.isMovement;

/**
 * Gathers clauses to exercises: a clause of amounts belongs to the exercise named last, names joined by "and" share
 * what follows them, remarks go to the exercise they follow. `text` is what the places in `clauses` are in; `days` are the days
 * said in it.
 */
export function gatherEntries(
  clauses: readonly Clause[],
  text: string,
  days: readonly { start: number; date: string | null; opens?: boolean }[] = [],
): Draft[] {
  const state: Gathering = {
    drafts: [],
    clauses,
    at: 0,
    text,
    days,
    letters: 0,
    label: null,
    superset: null,
    rounds: null,
    linksBack: false,
    warmup: null,
    remarkLine: -1,
    field: null,
    respective: [],
    leadingNotes: [],
  };
  for (const [at, clause] of clauses.entries()) {
    state.at = at;
    const count = state.drafts.length;
    const told = withoutField(state, clause);
    if (told !== null) addClause(state, told);
    const opened = state.drafts.length > count ? newest(state) : undefined;
    if (opened !== undefined) opened.closing = clauses[at + 1]?.sign ?? "";
  }
  const drafts = mergeWays(state.drafts);
  const counted = new Set(drafts.filter(hasAmounts).map(({ sentence }) => sentence));
  // In prose an exercise that is only mentioned is no entry, unless sets are said beside it or nowhere.
  const isOnlyNamed = (draft: Draft) =>
    counted.size > 0 ? !counted.has(draft.sentence) : drafts.length > MOST_MENTIONS;
  const sheet = daysOfSheet(text, days);
  const isOfSheet = (draft: Draft) => draft.isMovement && sheet.has(lineOf(text, draft.start));
  const isExercise = (draft: Draft) =>
    hasAmounts(draft) ||
    countsLengths(draft) ||
    draft.rounds !== null ||
    (draft.isMovement && (!isOnlyNamed(draft) || isOfSheet(draft)));
  for (const [index, draft] of drafts.entries()) takesNameOfDay(draft, drafts[index - 1]);
  for (const draft of drafts)
    if (isKniebeuge(draft, text)) Object.assign(draft, { phrase: "Kniebeuge", isMovement: true });
  const activity = headedActivity(text);
  for (const draft of drafts) if (activity !== null) goesUnder(draft, activity);
  return drafts.filter(
    (draft, index) =>
      isExercise(draft) && (!isHeading(draft, drafts[index + 1]) || isOfSheet(draft)) && !isDayOff(draft, activity),
  );
}
