import { answerCore } from "../../language/answers/answerTalk.ts";
import { UNSURE } from "../../language/answers/answerWords.ts";
import { describedExercise, tellsKind, whichOnes } from "../../language/answers/describedExercise.ts";
import { type PartedAnswer, partedAnswer } from "../../language/answers/partedAnswer.ts";
import { finalAnswer, readAnswer, UNIT_ALONE } from "../../language/answers/pendingAnswer.ts";
import { tellsOnlyDay } from "../../language/answers/tellsOnlyDay.ts";
import { tellsSession, WHAT_WAS_DONE } from "../../language/answers/wholeSession.ts";
import { takeWhen } from "../../language/corrections/correctionPhrases.ts";
import { readPlainCorrection } from "../../language/corrections/logCorrection.ts";
import { readDates } from "../../language/dates/dates.ts";
import { foldText } from "../../language/foldText.ts";
import type { Notation } from "../../protocol/profile.ts";
import type { Answer, OpenQuestion } from "../../protocol/understanding.ts";
import type { LogSet } from "../../protocol/workoutLog.ts";
import { answerSession, NOT_CLEAR } from "./answerSession.ts";
import { bellsBehindName } from "./inBells.ts";
import { inSaidUnit } from "./inSaidUnit.ts";
import { learnedNotation } from "./learnedNotation.ts";
import type { DraftEntry, LogDraft } from "./logDraft.ts";
import { momentOn, type ReadingContext, readLog } from "./logReading.ts";
import { type AskedNumber, isCountable, type Merged, mergeNumber, mergeWords } from "./mergeAnswer.ts";
import { inPool, lengthOf, wayOrTime } from "./readTogether.ts";
import { answersForEach, setsForEach } from "./sharedAnswer.ts";
import { SAID_FOR_SETS, tellsOfSets } from "./tellsOfSets.ts";
import { isLoaded } from "./toldSets.ts";
import { asUnplacedLoad, withUnplaced } from "./unplacedFigures.ts";
import { wayForReps } from "./wayForReps.ts";

/** The draft's entries after an answer. The first is the one that was asked about; it may be gone. */
export type Resumed = { entries: DraftEntry[]; learned: Notation | null; remarks: string[]; isSession?: "limited" };

type Reading = { optionId: string | null; rest: string; none: boolean; words: string };

function readingOf(question: OpenQuestion, answer: Answer): Reading {
  const read = answer.text.trim() === "" ? null : readAnswer(answer.text, question);
  const option = read?.kind === "option" ? read : null;
  // A tap names the option itself; its text is no more than the label.
  const tapped = answer.optionId !== null && option?.optionId !== answer.optionId;
  return {
    optionId: answer.optionId ?? option?.optionId ?? null,
    rest: tapped ? "" : (option?.rest ?? ""),
    none: read?.kind === "none",
    words: read?.kind === "none" ? read.rest : answer.text,
  };
}

const ofEntry = (entry: DraftEntry, remark: string | null = null) => ({
  entries: [entry],
  learned: null,
  remarks: remark === null ? [] : [remark],
});

const TIMES = /\b\d+ ?-?(?:hrs?|hours?|mins?|minutes?|bpm|k?cals?|calories)\b/gi;

/** Said before the question comes again without what it offered. */
const NONE_OF_THESE = "None of these, then: nothing is stored yet.";

/** The entry on the day that an answer tells and nothing else ("j'ai fait ça lundi"); else `null`. */
function onAnotherDay(entry: DraftEntry, reading: Reading, context: ReadingContext): DraftEntry | null {
  if (reading.none || reading.optionId !== null || !tellsOnlyDay(foldText(reading.words))) return null;
  return onDay(entry, reading.words, context);
}

/** The entry on the day that words tell; `null` when they tell none, or one that is still to come. */
function onDay(entry: DraftEntry, words: string, context: ReadingContext): DraftEntry | null {
  const found = readDates(words, context).find(({ date }) => date !== null);
  if (!found || found.date === null || found.date > context.today) return null;
  return { ...entry, date: found.date, performedAt: found.performedAt ?? momentOn(found.date, context) };
}

const OF_ONE_BY_PLACE =
  /^\W*(?:and |the |no )*(?:first|second|third|middle|last|other|1st|2nd|3rd) one\b.*\d ?(?:sets?|reps?|kgs?|lbs?)\b/;

/** Which exercise it was: an option, or words that are looked up within what was said first. */
function answerExercise(entry: DraftEntry, given: Reading, said: string, context: ReadingContext): Resumed {
  const words = bellsBehindName(said, entry.sets);
  const reading = { ...given, words: bellsBehindName(given.words, entry.sets) };
  const picked = entry.candidates.find(({ id }) => id === reading.optionId);
  // "The middle one 4 sets" of sets that are told already may be of what was told before them.
  if (picked && isCountable(entry.sets) && OF_ONE_BY_PLACE.test(foldText(words))) return ofEntry(entry, NOT_CLEAR);
  if (picked) {
    const { entry: merged, remark } = mergeWords(
      { ...entry, exercise: picked, candidates: [] },
      tellsOfSets(words) ? reading.rest : "",
      context,
    );
    return ofEntry(merged, remark);
  }
  const dated = onAnotherDay(entry, reading, context);
  if (dated !== null) return ofEntry(dated);
  const refused = reading.none ? [...entry.refused, ...entry.candidates.map(({ id }) => id)] : entry.refused;
  const whole = readPlainCorrection(words);
  const correction = whole?.kind === "change" && whole.exercise !== null ? whole : readPlainCorrection(reading.words);
  const [named] = readLog(reading.words, context).entries;
  const isOfSets = tellsOfSets(reading.words);
  const hasNumbers =
    isOfSets &&
    (correction?.kind === "change"
      ? correction.parts.length > 0 || correction.added !== null
      : (named?.sets.length ?? 0) > 0);
  const merged = hasNumbers ? mergeWords(entry, reading.words, context) : { entry, remark: null };
  // "Scrap that, log deadlift 3x5": the name within the words before the figures.
  const target = correction?.kind === "change" ? correction.target : null;
  const core = named?.phrase && target?.includes(named.phrase) ? named.phrase : target;
  const called = correction?.kind === "change" ? (correction.exercise?.phrase ?? core ?? named?.phrase) : named?.phrase;
  const described = hasNumbers ? null : describedExercise(foldText(reading.words), entry.within ?? entry.phrase);
  const ones = hasNumbers || correction !== null ? null : whichOnes(foldText(reading.words));
  const phrase =
    answerCore(ones ?? described ?? called ?? (hasNumbers || correction !== null ? "" : reading.words)) || null;
  if (phrase === null) {
    // "À 50 kg" to "which squat was it?": with a load it may be plain which.
    const isLoadedNow = isLoaded(merged.entry.sets) && !isLoaded(entry.sets);
    const candidates = reading.none || isLoadedNow ? [] : entry.candidates;
    const isBare = reading.none && merged.entry === entry;
    return ofEntry({ ...merged.entry, candidates, refused }, merged.remark ?? (isBare ? NONE_OF_THESE : null));
  }
  const within = entry.within ?? entry.phrase;
  return ofEntry({ ...merged.entry, phrase: phrase.slice(0, 200), within, candidates: [], refused }, merged.remark);
}

/** Which reading of the numbers is meant, and what that says about how the person writes. */
function answerSets(asked: DraftEntry, reading: Reading, context: ReadingContext): Resumed {
  const entry = inSaidUnit(asked, reading.words);
  const chosen = entry.readings[Number(reading.optionId ?? Number.NaN) - 1];
  if (chosen) {
    const learned = learnedNotation(entry.source, chosen.sets);
    const { entry: merged, remark } = mergeWords(
      { ...entry, sets: chosen.sets, readings: [], unread: [] },
      reading.rest,
      context,
    );
    return { ...ofEntry(merged, remark), learned };
  }
  const inUnit = inUnitAlone(entry, reading.words, context);
  if (inUnit !== null) return inUnit;
  const [named] = readLog(reading.words, context).entries;
  // "5" to "5 sets of 3, or 3 sets of 5?" stands in both.
  const isBare = /^\W*\d+\W*$/.test(reading.words);
  if (named && named.sets.length > 0 && named.readings.length === 0 && !isBare) {
    const { entry: merged, remark } = mergeWords(entry, reading.words, context);
    // What could not be read into the sets settles none of their readings.
    return remark === null ? ofEntry({ ...merged, readings: [] }) : ofEntry(entry, remark);
  }
  return ofEntry(reading.none ? { ...entry, sets: inCommon(entry), readings: [] } : entry);
}

/** "Miles" to "20 min, or 20 km?": the same figure in that unit. */
function inUnitAlone({ readings, ...entry }: DraftEntry, words: string, context: ReadingContext): Resumed | null {
  const [figure] = UNIT_ALONE.test(foldText(words)) ? (/\d+(?:[.,]\d+)?/.exec(readings[0]?.label ?? "") ?? []) : [];
  const sets = figure === undefined ? [] : (readLog(`${figure} ${words.trim()}`, context).entries[0]?.sets ?? []);
  return isCountable(sets) ? ofEntry({ ...entry, readings: [], sets, unread: [] }) : null;
}

/** What every reading of the numbers agrees on: a weight, with the reps still to be said. */
function inCommon({ readings }: DraftEntry): LogSet[] {
  const firsts = readings.flatMap(({ sets }) => sets.slice(0, 1));
  const [first] = firsts;
  const isAgreed =
    first !== undefined && firsts.every(({ weight, unit }) => weight === first.weight && unit === first.unit);
  return isAgreed && first.weight !== null ? [{ ...first, reps: null }] : [];
}

function answerNumber(entry: DraftEntry, words: string, asked: AskedNumber, context: ReadingContext): Resumed {
  const way = asked === "minutes" && entry.sets.length === 0 ? wayOrTime(entry, words, context) : null;
  if (way !== null) return ofEntry(way);
  const dated = takeWhen(foldText(words));
  const hasDay = dated.when !== null && /\p{L}/u.test(dated.when) && /\d/.test(dated.text);
  const told = hasDay ? dated.text : words;
  // "10 reps, 20 min rest": how long it took is none of the reps.
  const untimed = asked === "reps" || asked === "sets" ? told.replace(TIMES, " ") : told;
  const said = /\d/.test(untimed) ? untimed : told;
  const merged = mergeNumber(entry, said, asked, context) ?? mergeWithMore(entry, said, asked, context);
  if (merged) {
    const { entry: day } = hasDay ? mergeWords(merged.entry, `it was ${dated.when}`, context) : merged;
    return ofEntry({ ...day, missing: null }, merged.remark);
  }
  // "Dunno how far" to "how far or how long?": the other of the two may be known.
  if (UNSURE.test(foldText(words)) && ONE_OF_TWO.test(foldText(words))) return ofEntry(entry);
  if (UNSURE.test(foldText(words))) {
    return { entries: [], learned: null, remarks: ["Then I leave that one out; nothing was stored from it."] };
  }
  const kind =
    tellsKind(foldText(words)) && entry.exercise !== null
      ? { ...entry, exercise: null, phrase: words.trim(), within: entry.exercise.name }
      : null;
  const renamed = kind ?? anotherExercise(entry, words);
  if (renamed) return ofEntry(renamed);
  // A day can be put right in between; figures that could not be read are asked for again.
  const other = /\d/.test(words) ? { entry, remark: null } : mergeWords(entry, words, context);
  return ofEntry(other.entry, other.remark);
}

const ONE_OF_TWO =
  /\b(?:how (?:far|long)|the (?:distance|time)|distance|wie (?:weit|lange?)|quelle distance|combien de temps|que distancia|cuanto tiempo|che distanza|quanto tempo|distancia)\b/;

/** Nobody lifts a weight so often in one set: "80" to "how many sets and reps?" after a bench press is the weight. */
const LEAST_LOAD = 30;
function asLoad(
  entry: DraftEntry,
  words: string,
  { about }: OpenQuestion,
  isLoadable: (exerciseId: string) => boolean,
  context: ReadingContext,
): Resumed | null {
  const [, figure] = /^[^\p{L}\d]*(\d{2,3}(?:[.,]\d+)?)[^\p{L}\d]*$/u.exec(words) ?? [];
  if (figure === undefined || about !== "reps" || entry.sets.length > 0 || entry.exercise === null) return null;
  if (Number(figure.replace(",", ".")) < LEAST_LOAD || !isLoadable(entry.exercise.id)) return null;
  const merged = mergeNumber(entry, figure, "weight", context);
  return merged === null ? null : ofEntry(merged.entry, merged.remark);
}

const AND_MORE =
  /^([^,;]{1,40}?)[\s,;.]+(?:but|and|only|though|aber|und|mais|et|pero|y|ma|mas|e)[\s,]+(?=.*\d)(.{2,120})$/i;

/** "8, but with 115 not 110": what was asked for, then what else is otherwise. */
function mergeWithMore(entry: DraftEntry, words: string, asked: AskedNumber, context: ReadingContext): Merged | null {
  const [, first = "", more = ""] = AND_MORE.exec(words) ?? [];
  const merged = first === "" ? null : mergeNumber(entry, first, asked, context);
  return merged === null || merged.remark !== null ? null : mergeWords(merged.entry, more, context);
}

/** The entry as one of another exercise, when the words say so ("sorry, it was incline"); else `null`. */
function anotherExercise(entry: DraftEntry, words: string): DraftEntry | null {
  const correction = readPlainCorrection(words);
  if (correction?.kind !== "change" || correction.exercise === null || correction.exercise.phrase === "") return null;
  const within = entry.exercise?.name ?? entry.phrase;
  return { ...entry, exercise: null, phrase: correction.exercise.phrase, within, candidates: [], refused: [] };
}

const NOT_DONE = "Then nothing was stored.";

/** Whether it was done, or an unusual figure is right; a "no" with another figure puts it right at once. */
function answerConfirm(
  entry: DraftEntry,
  reading: Reading,
  doubt: DraftEntry["missing"],
  context: ReadingContext,
): Resumed {
  if (reading.optionId === "yes") {
    const { entry: merged, remark } = mergeWords({ ...entry, confirmed: true }, reading.rest, context);
    return ofEntry(merged, remark);
  }
  const words = reading.optionId === "no" ? reading.rest : reading.words;
  if (words.trim() === "" && entry.isDoubted) return { entries: [], learned: null, remarks: [NOT_DONE] };
  // A reading that is wrong without more is no start: how it really was is asked for from the beginning.
  if (words.trim() === "" && entry.byModel && doubt === "sets") return ofEntry({ ...entry, sets: [], byModel: false });
  if (words.trim() === "") return ofEntry({ ...entry, missing: doubt });
  const renamed = anotherExercise(entry, reading.words);
  if (renamed) return ofEntry(renamed);
  if (tellsKind(foldText(words)) && entry.exercise !== null)
    return ofEntry({
      ...entry,
      exercise: null,
      phrase: `${words.trim()} ${entry.exercise.name.split(" ").at(-1)}`,
      within: entry.exercise.name,
      isDoubted: false,
    });
  const placed = asUnplacedLoad(entry, words, context);
  if (placed !== null) return ofEntry(placed.entry, placed.remark);
  const asked: AskedNumber | null = doubt === "weight" || doubt === "reps" || doubt === "sets" ? doubt : null;
  const merged = (asked && mergeNumber(entry, words, asked, context)) ?? mergeWords(entry, words, context);
  return ofEntry(merged.entry, merged.remark);
}

/**
 * Takes the answer to the logger's question into its draft. `duration` says how a bare number of time is counted for
 * the exercise in question; `doubt` is the figure a confirmation was about.
 */
export function resumeLog(
  draft: LogDraft,
  question: OpenQuestion,
  given: Answer,
  context: ReadingContext,
  about: {
    duration: "seconds" | "minutes";
    doubt: DraftEntry["missing"];
    isLoadable: (exerciseId: string) => boolean;
  },
): Resumed {
  const [first, ...besides] = draft.entries;
  if (!first) return { entries: [], learned: null, remarks: [] };
  if (question.question === WHAT_WAS_DONE && tellsSession(given.text)) {
    const told = readLog(given.text, context).entries;
    const isToday = (one: DraftEntry) => one.date === context.today;
    const entries = told.map((one) =>
      isToday(one) ? { ...one, date: first.date, performedAt: first.performedAt } : one,
    );
    return { entries, learned: null, remarks: [] };
  }
  const told =
    question.question === WHAT_WAS_DONE
      ? lengthOf(question.text, given.text, context)
      : inPool(first, given.text, context);
  if (told !== null) return ofEntry(told);
  if (draft.point === "session") return answerSession(draft, question, given, context, about.isLoadable);
  const shared = setsForEach(draft.entries, given.text, context);
  if (shared !== null) return { entries: shared, learned: null, remarks: [] };
  const whole = { ...given, text: finalAnswer(given.text, question) };
  const isTapped = question.options.some(({ label }) => label === whole.text);
  const each = draft.point === "exercise" && !isTapped ? answersForEach(draft.entries, whole.text, context) : null;
  if (each !== null && each.words.trim() === "")
    return { entries: [first, ...each.others], learned: null, remarks: [] };
  const others = each?.others ?? besides;
  const said = each === null ? whole : { text: each.words, optionId: null };
  const apart = draft.point === "exercise" && !isTapped ? partedAnswer(said.text) : null;
  const answer = apart === null ? said : { ...said, text: apart.words };
  const reading = readingOf(question, answer);
  const [entry, remark] = apart === null ? [first, null] : toldBeside(first, apart, context);
  const resumed = (): Resumed => {
    switch (draft.point) {
      case "exercise":
        return answerExercise(entry, reading, answer.text, context);
      case "sets":
        return answerSets(entry, reading, context);
      case "reps":
        return (
          wayForReps(entry, answer.text, question, context) ??
          asLoad(entry, answer.text, question, about.isLoadable, context) ??
          answerNumber(entry, answer.text, question.about === "duration" ? about.duration : "reps", context)
        );
      case "missing":
        return putRight(entry, answerMissing(entry, answer.text, about.duration, context));
      case "confirm":
      case "session":
        return putRight(entry, answerConfirm(entry, reading, about.doubt, context));
    }
  };
  const result = draft.point === "reps" || draft.point === "missing" ? withUnplaced(resumed(), answer.text) : resumed();
  const isLeftOut = result.entries.length === 0 && draft.stays !== null;
  const remarks = [
    ...(remark === null ? [] : [remark]),
    ...result.remarks,
    ...(isLeftOut ? [`What was stored before stays: ${draft.stays}.`] : []),
  ];
  const isOfAll = draft.point === "exercise" && FOR_ALL.test(foldText(answer.text));
  const rest = isOfAll ? others.map((one) => alsoAnswered(one, answer.text)) : others;
  return { ...result, remarks, entries: [...result.entries, ...rest] };
}

/** The entry with the day and the figures that were told beside its exercise. */
function toldBeside(
  entry: DraftEntry,
  { when, figures }: PartedAnswer,
  context: ReadingContext,
): [entry: DraftEntry, remark: string | null] {
  let told = when === null ? entry : (onDay(entry, when, context) ?? { ...entry, missing: "date" as const });
  let remark: string | null = null;
  for (const words of figures) {
    const merged = mergeWords(told, words, context);
    told = merged.entry;
    remark = merged.remark ?? remark;
  }
  return [told, remark];
}

/** "Barbell for both": said of the other entries too. */
const FOR_ALL =
  /(?<![\p{L}])(?:both|all (?:of (?:them|those|it)|three|the time)|each of them|every one|everything|beide[sn]?|alle|les deux|tous|ambos|ambas|todos|entrambi|tutti)(?![\p{L}])/u;

/** Another entry whose exercise is open, with the one of its own that the words choose. */
function alsoAnswered(entry: DraftEntry, words: string): DraftEntry {
  if (entry.exercise !== null || entry.candidates.length === 0) return entry;
  const options = entry.candidates.map(({ id, name }) => ({ id, label: name }));
  const kept = words.replace(/\b(?:both|all)\b(?: of (?:them|those))?/giu, " ");
  const reading = readAnswer(kept, { kind: "disambiguation", about: "exercise", question: "", options });
  const picked = reading?.kind === "option" ? entry.candidates.find(({ id }) => id === reading.optionId) : undefined;
  return picked ? { ...entry, exercise: picked, candidates: [] } : entry;
}

/** Sets that the person was shown and has changed are the person's, whoever read them first. */
function putRight(before: DraftEntry, after: Resumed): Resumed {
  const entries = after.entries.map((entry) => (entry.sets === before.sets ? entry : { ...entry, byModel: false }));
  return { ...after, entries };
}

function answerMissing(
  entry: DraftEntry,
  words: string,
  duration: "seconds" | "minutes",
  context: ReadingContext,
): Resumed {
  const { missing } = entry;
  if (missing === "date") {
    const found = readDates(words, context).find(({ date }) => date !== null);
    if (!found || found.date === null) return ofEntry(entry);
    const { date, performedAt } = found;
    const dayed = { ...entry, date, performedAt: performedAt ?? momentOn(date, context), missing: null };
    // "Tuesday, and it was 85": what else is otherwise.
    const rest = takeWhen(foldText(words)).text;
    if (!SAID_FOR_SETS.test(rest)) return ofEntry(dayed);
    const { entry: merged, remark } = mergeWords(dayed, rest, context);
    return ofEntry(merged, remark);
  }
  if (missing === null) return ofEntry(entry);
  return answerNumber(entry, words, missing === "duration" ? duration : missing, context);
}
