import { type FoundDate, readDates } from "../dates/dates.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { readStance as readStanceOf } from "../routing/stance.ts";
import { afterEffects } from "./afterEffects.ts";
import { alignedFold, visible } from "./alignedFold.ts";
import { type Assembled, assembleSets } from "./assembleSets.ts";
import { noteBenchmarks, withBenchmarks } from "./benchmarks.ts";
import { betweenDays } from "./betweenDays.ts";
import { sessionLength, settleCircuitTime, settleComplex, settleTrailingRounds } from "./circuits.ts";
import { dayOfCell } from "./dayOfCell.ts";
import { daysOfEvents } from "./daysOfEvents.ts";
import { describeSets } from "./describeSets.ts";
import { diaryAsides } from "./diaryAsides.ts";
import { type Draft, hasAmounts } from "./draft.ts";
import { formatsIn, isOnTheMinute, roundsOnTheMinute, shareMinutes, turnsIn } from "./everyMinute.ts";
import { gatherEntries } from "./gatherEntries.ts";
import { withGearLoads } from "./gearLoads.ts";
import { hedges } from "./hedges.ts";
import { inFigures } from "./inFigures.ts";
import { inLegend, orderOf, readLegend, readUnitLine } from "./legend.ts";
import { listsInStep } from "./listsInStep.ts";
import { markSignals } from "./markSignals.ts";
import type { Mark, MarkOf, Mass } from "./marks.ts";
import { asDone, meantAndDone } from "./meantAndDone.ts";
import { ATTEMPTS, missedAttempts, noteMisses, notReached, withMisses } from "./missedAttempts.ts";
import { nameTraits } from "./nameTraits.ts";
import { neverDone } from "./neverDone.ts";
import { notCounted, withoutLeftOut } from "./notCounted.ts";
import { noteText } from "./noteText.ts";
import { withoutSetNumbers } from "./numberedSets.ts";
import { withOneScheme } from "./oneScheme.ts";
import { otherFigures } from "./otherFigures.ts";
import { otherPeople } from "./otherPeople.ts";
import { blanked, otherTimes, outermost } from "./otherTimes.ts";
import { outingName } from "./outingName.ts";
import type { NotationContext, ParsedEntry, ParsedLog, Stance } from "./parsedLog.ts";
import { partsOfWay } from "./partsOfWay.ts";
import { plannedFigures } from "./plannedFigures.ts";
import { preparations } from "./preparations.ts";
import { withRarerForms } from "./rarerForms.ts";
import { readClauses } from "./readClauses.ts";
import { readLastEfforts } from "./readLastEfforts.ts";
import { readMarks } from "./readMarks.ts";
import { readRepeats } from "./readRepeats.ts";
import { readSteps } from "./readSteps.ts";
import { readSwims } from "./readSwims.ts";
import { readTables } from "./readTables.ts";
import { replacedNames } from "./replacedNames.ts";
import { missedSums, type SaidSum, saidSums } from "./saidSums.ts";
import { withSetsLeftOut } from "./setsLeftOut.ts";
import { spokenCorrections } from "./spokenCorrections.ts";
import { strayLoads } from "./strayLoads.ts";
import { thenAndNow } from "./thenAndNow.ts";
import { tokenize } from "./tokenize.ts";
import { withCountsByName } from "./toldByName.ts";
import { dealRounds, openRounds, withToldRounds } from "./toldRounds.ts";
import { onEachDay, partedByDays, trailingDays } from "./trailingDays.ts";
import { agreedOrders, type Order, repsBehindLoads } from "./tripleOrder.ts";
import { addUnsure, unsureFigures } from "./unsureFigures.ts";
import { untoldMisses } from "./untoldMisses.ts";
import { untoldRemarks } from "./untoldRemarks.ts";
import { untoldWords } from "./untoldWords.ts";
import { countedRounds, repsRemarks, wayAsides } from "./wayAsides.ts";
import { isWrittenPlan } from "./writtenPlan.ts";

const LONGEST = 8_000;
const MOST_READINGS = 4;
const MOST_USUAL_SETS = 20;
/** Above so many entries the text is looked at as a whole first, and above the other one stance is read for all. */
const [FEW_STANCES, MOST_STANCES] = [6, 40];

type StanceReader = (clause: string) => { stance: Stance; signals: string[] };
type Read = {
  text: string;
  dates: FoundDate[];
  marks: Mark[];
  drafts: Draft[];
  agreed: Order[];
  /** How many repetitions sets come to, where that was said. */
  sums: SaidSum[];
  /** The unit of all weights that were said without one. */
  declared: Mass | null;
  /** Attempts at a meet. */
  singles: boolean;
  /** Remarks that are of other times, figures and people: nothing of the sets. */
  ofOthers: ReadonlySet<string>;
  /** The repetitions of sets that are told behind their loads. */
  loadFirst: ReadonlySet<number> | null;
  /** "EMOM": the sets come first, and are one a minute. */
  onTheMinute: boolean;
};

function readText(raw: string, context: NotationContext): Read {
  const benchmarks = withBenchmarks(raw.slice(0, LONGEST).normalize("NFC"), context);
  const { text: plain, format, ...ofCircuits } = withToldRounds(inFigures(withRarerForms(benchmarks.text)));
  const whole = withSetsLeftOut(withoutSetNumbers(plain));
  const ofRounds = openRounds(whole);
  const ofOthers = [...otherTimes(whole, true), ...otherFigures(whole), ...otherPeople(whole)];
  const elsewhere = outermost([
    ...ofOthers,
    ...wayAsides(whole),
    ...partsOfWay(whole),
    ...afterEffects(whole),
    ...preparations(whole),
    ...neverDone(whole),
    ...daysOfEvents(whole, context),
    ...ofRounds.remarks,
  ]);
  const minutes = roundsOnTheMinute(whole);
  const turns = minutes === null ? [] : turnsIn(whole);
  const formats = minutes === null ? format : formatsIn(whole);
  const legend = readLegend(whole);
  const unitLine = readUnitLine(whole);
  const sums = saidSums(whole);
  const unsure = [...unsureFigures(whole), ...ofRounds.open];
  const sentences = meantAndDone(whole);
  const missed = missedAttempts(whole);
  const leftOut = notCounted(whole);
  const text = blanked(blanked(withMisses(asDone(whole, sentences), missed), elsewhere), [
    ...spokenCorrections(whole),
    ...plannedFigures(whole),
    ...(leftOut?.stretches ?? []),
    ...hedges(whole),
    ...thenAndNow(whole),
    ...replacedNames(whole),
    ...diaryAsides(whole),
    ...notReached(whole),
    ...sums,
    ...unsure,
    ...countedRounds(whole),
    ...repsRemarks(whole),
    ...turns,
    ...formats,
    ...[legend, unitLine].flatMap((said) => said ?? []),
  ]);
  const said = readDates(text, context);
  const told = trailingDays(said, text);
  const swims = readSwims(told[0]?.start === said[0]?.start ? blanked(text, said) : partedByDays(text, said));
  const repeats = readRepeats(swims.rest, whole);
  const efforts = readLastEfforts(repeats.rest);
  const steps = readSteps(efforts.rest);
  const apart = [swims, repeats, efforts, steps]
    .flatMap(({ marks: found }) => found)
    .sort((one, other) => one.start - other.start);
  const tables = readTables(steps.rest, said, text, (cell) => dayOfCell(cell, context));
  const dates = tables.days.length === 0 ? told : inOrder(tables.days, told);
  const set = inOrder(apart, inOrder(tables.marks, betweenDays(told, text)));
  const read = inOrder(set, readMarks(tokenize(tables.rest)));
  const marks = legend === null ? read : inLegend(read, legend);
  const declared =
    marks.find((mark): mark is MarkOf<"unit"> => mark.kind === "unit" && mark.all)?.unit ??
    unitLine?.unit ??
    legend?.unit ??
    null;
  const gathered = gatherEntries(
    withOneScheme(listsInStep(readClauses(marks, text)), text),
    text,
    dates.filter(({ date }) => date !== null),
  );
  const drafts = withCountsByName(withoutLeftOut(gathered, leftOut));
  settleTrailingRounds(drafts, text);
  settleComplex(drafts, text);
  dealRounds(drafts, ofCircuits);
  noteBenchmarks(drafts, benchmarks.told);
  const length = sessionLength(drafts, text);
  if (length !== null) for (const draft of drafts) draft.doubts.push(length);
  settleCircuitTime(drafts, text);
  const [only, ...others] = drafts;
  const rounds = others.length === 0 ? minutes : null;
  if (minutes !== null) shareMinutes(drafts, minutes, { takeTurns: turns.length > 0, text: whole });
  // Of one exercise it is sure how often it was done; several may take turns.
  if (rounds !== null && only !== undefined) only.rounds ??= rounds;
  for (const { end, doubts } of sentences) drafts.findLast((draft) => draft.start < end)?.doubts.push(...doubts);
  addUnsure(drafts, unsure);
  noteMisses(drafts, missed, whole);
  for (const { start, end } of formats)
    drafts.find((draft) => draft.end > start)?.notes.unshift(whole.slice(start, end));
  for (const { start, end } of elsewhere)
    (drafts.findLast((draft) => draft.start < start) ?? drafts[0])?.notes.push(whole.slice(start, end));
  const agreed =
    legend === null ? agreedOrders(marks) : [orderOf(legend)].flatMap((told) => told ?? agreedOrders(marks));
  return {
    text,
    dates,
    marks,
    drafts,
    agreed,
    sums,
    declared,
    onTheMinute: isOnTheMinute(whole),
    singles: ATTEMPTS.test(text),
    ofOthers: new Set(ofOthers.map(({ start, end }) => whole.slice(start, end))),
    loadFirst: repsBehindLoads(marks),
  };
}

/** Two rows of marks or days, each in the order of the text, as one. */
function inOrder<One extends { start: number }>(one: readonly One[], other: readonly One[]): One[] {
  if (one.length === 0) return [...other];
  return [...one, ...other].sort((first, second) => first.start - second.start);
}

/** Every way to read an entry's amounts, the likeliest first; equal results count once. */
function readReadings(
  draft: Draft,
  context: NotationContext,
  {
    agreed,
    declared,
    onTheMinute,
    singles,
    loadFirst,
  }: Pick<Read, "agreed" | "declared" | "onTheMinute" | "singles" | "loadFirst">,
): Assembled[] {
  const open = new Map<string, readonly string[]>();
  let inconsistent = false;
  const traits = nameTraits(alignedFold(draft.phrase ?? ""));
  const assemble = (chosen: ReadonlyMap<string, string>, rounds = draft.rounds) => {
    const choose = <Option extends string>(kind: string, options: readonly Option[]): Option => {
      // Reps come last in whatever is done on the minute.
      if (kind === "pair" && onTheMinute && options.includes("reps_sets" as Option)) return "sets_reps" as Option;
      const known = open.get(kind);
      const both = known === undefined ? options : known.filter((option) => options.includes(option as Option));
      if (both.length > 0) open.set(kind, both);
      inconsistent ||= both.length > 0 && both[0] !== options[0];
      return options.find((option) => option === chosen.get(kind)) ?? (options[0] as Option);
    };
    const { unit, notation } = context;
    return assembleSets(draft.marks, {
      traits,
      unit,
      notation,
      agreed,
      rounds,
      declared,
      singles,
      loadFirst,
      choose,
    });
  };
  // Each kind of doubt is decided alike within an entry: by what all its amounts allow.
  const first = assemble(new Map());
  const likeliest = new Map([...open].map(([kind, [option = ""]]) => [kind, option]));
  const results = [inconsistent ? assemble(likeliest) : first];
  for (const rounds of draft.roundsOr) results.push(assemble(likeliest, rounds));
  for (const [kind, options] of [...open]) {
    for (const option of options.slice(1, MOST_READINGS))
      results.push(assemble(new Map([...likeliest, [kind, option]])));
  }
  const seen = new Set<string>();
  if (results.length === 1) return results;
  const distinct = results.filter(({ sets }) => {
    const key = JSON.stringify(sets);
    return seen.has(key) ? false : seen.add(key);
  });
  // Two dozen sets are no reading beside three.
  const usual = distinct.filter(({ sets }) => sets.length <= MOST_USUAL_SETS);
  return (usual.length > 0 ? usual : distinct).slice(0, MOST_READINGS);
}

/** The day of an entry: one said in its own words, else the last one said before it, else the only one of the message. */
function dateOf(draft: Draft, dates: readonly FoundDate[]): FoundDate | undefined {
  const own = dates.find(({ start, end }) => start >= draft.start - 1 && end <= draft.end + 1);
  if (own !== undefined) return own;
  const before = dates.filter(({ start }) => start < draft.start);
  return before[before.length - 1] ?? dates[0];
}

/** Other days that are named among an entry's own words: its sets may be of several days. */
function otherDays({ start, end }: Draft, found: FoundDate | undefined, { dates, text }: Read): string[] {
  const inside = dates.filter(
    (date) => date.date !== null && date.end > date.start && date.start >= start - 1 && date.end <= end + 1,
  );
  return inside.filter(({ date }) => date !== found?.date).map((date) => text.slice(date.start, date.end));
}

/** "swim: 400, 10 x 100": a bare figure beside a way is no load that anybody swims or runs with. */
function loadedWays({ phrase, start, end }: Draft, first: Assembled | undefined, text: string): string[] {
  const { running, rowed, sled } = nameTraits(alignedFold(phrase ?? ""));
  const isLoaded = first?.sets.some(
    ({ weight, unit, distance, durationS }) => weight !== null && unit === null && (distance ?? durationS) !== null,
  );
  return running && !rowed && !sled && isLoaded ? [text.slice(start, end)] : [];
}

/** Quotations without those that stand in a longer one. */
const eachOnce = (quotes: readonly string[]): string[] =>
  [...new Set(quotes)].filter((quote) => !quotes.some((other) => other !== quote && other.includes(quote)));

/** What is said behind an entry, up to the one after it. */
function behind({ end }: Draft, { drafts, text }: Read): string {
  const next = drafts.reduce((first, { start }) => (start >= end ? Math.min(first, start) : first), text.length);
  return text.slice(end, next);
}

const WRITER_AND = /(?<![\p{L}'’])(?:me|i|myself|ich|moi|yo|io|eu) (?:and|&|\+|und|et|y|e) *$/iu;

const NOW = entered(/(?<![\p{L}])(?:today|tonight|this morning|heute|aujourd['’]hui|hoy|oggi|hoje)(?![\p{L}])/iu);

function readStances(drafts: readonly Draft[], text: string, readStance: StanceReader): Stance[] {
  if (isWrittenPlan(text)) return drafts.map(() => "planned");
  if (drafts.length > FEW_STANCES) {
    const { stance, signals } = readStance(text);
    // Where nothing in all of the text says whose sets they are, no part of it does.
    if (drafts.length > MOST_STANCES || signals.length === 0) return drafts.map(() => stance);
  }
  const stances: Stance[] = [];
  for (const [index, draft] of drafts.entries()) {
    const own = readStance(text.slice(draft.start, draft.end));
    // "my mum (68) leg pressed 60 kg": who did it may be said before the entry's own words.
    const isBareDeed = own.stance === "done" && own.signals.every((signal) => signal === "past_verb");
    const around = isBareDeed ? readStance(sentenceOf(draft, drafts, text)).stance : null;
    // "me and my buddy did 5x5": the writer is told before the entry's own words.
    const isJoint = own.stance === "other_person" && WRITER_AND.test(text.slice(0, draft.start));
    const before = drafts[index - 1];
    // "tomorrow squats, today bench 3x5": another day.
    const isNow = before !== undefined && NOW.test(text.slice(before.end, draft.end));
    // "yesterday I did deadlifts 3x5 and today I'm doing pulldowns 4x10".
    const isNext = isNow && stances[index - 1] === "done" && own.signals.join() === "present_progressive";
    const stance = around === "other_person" ? around : isJoint || isNext ? "done" : own.stance;
    // "sandbag skipped, row 1000 m": what was left out has no sets, and says nothing of those that have.
    const isDenied = stances[index - 1] === "negated" && hasAmounts(draft);
    const isSkipped = isDenied && (!hasAmounts(before) || /^(?:done|unsaid)$/.test(readStance(text).stance));
    const goesOn = before !== undefined && before.sentence === draft.sentence && !isSkipped && !isNow;
    const carried = goesOn ? stances[index - 1] : undefined;
    stances.push(stance !== "unsaid" ? stance : (carried ?? readStance(sentenceOf(draft, drafts, text)).stance));
  }
  return stances;
}

/** The entry with what stands around it up to the entries beside it, or the ends of its sentence. */
function sentenceOf(draft: Draft, drafts: readonly Draft[], text: string): string {
  const before = drafts.filter(({ end }) => end <= draft.start).at(-1)?.end ?? 0;
  const from = Math.max(before, text.lastIndexOf("\n", draft.start) + 1);
  const lineEnd = text.indexOf("\n", draft.end);
  const after = drafts.find(({ start }) => start >= draft.end)?.start ?? text.length;
  return text.slice(from, Math.min(after, lineEnd < 0 ? text.length : lineEnd));
}

function signalsOf(marks: readonly Mark[], dates: readonly FoundDate[]): string[] {
  const signals = markSignals(marks);
  if (dates.some(({ date }) => date !== null)) signals.push("date");
  if (dates.some(({ vague }) => vague)) signals.push("vague_date");
  return signals;
}

/**
 * What a lifter wrote, as entries: for each exercise its name as written, one element a set, the day, remarks, and
 * whose sets they are. Weights keep figure and unit as spoken; what was not said is `null`. Numbers that can be read
 * in several ways (see `NotationContext.notation`) come back in all of them as `readings`; `sets` is then the first.
 * A missed attempt ("2,1,x") is a set of 0 reps to failure. A range of reps ("8-10") leaves the reps open. Plates are
 * counted on a barbell of the person's unit. Reads the first 8,000 characters; any text is accepted.
 */
export function parseWorkoutLog(
  text: string,
  context: NotationContext,
  readStance: StanceReader = readStanceOf,
): ParsedLog {
  const read = readText(visible(text), context);
  const stances = readStances(read.drafts, read.text, readStance);
  const entries = read.drafts.map((draft, index): ParsedEntry => {
    const readings = readReadings(draft, context, read);
    const [first] = readings;
    const found = dateOf(draft, read.dates);
    const phrase = outingName(draft.phrase, first?.sets ?? []);
    return {
      phrase,
      sets: first?.sets ?? [],
      readings: readings.length < 2 ? [] : readings.map(({ sets }) => ({ label: describeSets(sets), sets })),
      date: found?.date ?? null,
      performedAt: found?.performedAt ?? null,
      note: noteText([...draft.notes, ...(first?.notes ?? [])]),
      stance: stances[index] ?? "unsaid",
      superset: draft.superset,
      unread: eachOnce([
        ...draft.doubts,
        ...(first?.unread ?? []),
        ...otherDays(draft, found, read),
        ...loadedWays(draft, first, read.text),
        ...strayLoads(draft.marks, first?.sets ?? []),
        ...missedSums(draft.start, first?.sets ?? [], read),
        ...untoldMisses(read.text.slice(draft.start, draft.end) + behind(draft, read), first?.sets ?? []),
        ...untoldRemarks([behind(draft, read), ...draft.notes.filter((note) => !read.ofOthers.has(note))].join("\n")),
        ...untoldWords(read.marks, {
          start: draft.start,
          end: draft.end,
          text: read.text,
          name: draft.phrase ?? "",
          sets: first?.sets ?? [],
        }),
      ]),
      source: read.text.slice(draft.start, draft.end),
    };
  });
  return {
    entries: withGearLoads(onEachDay(entries, read)),
    signals: signalsOf(read.marks, read.dates),
  };
}
