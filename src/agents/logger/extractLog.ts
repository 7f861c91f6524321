import { readPartOfSession } from "../../language/answers/partOfSession.ts";
import { tellsWhole } from "../../language/answers/wholeSession.ts";
import { withoutHedge } from "../../language/answers/withoutDoubt.ts";
import { deletion } from "../../language/corrections/correction.ts";
import { readPlainCorrection } from "../../language/corrections/logCorrection.ts";
import { COPULA } from "../../language/corrections/namedInCorrection.ts";
import { orderedDeletion } from "../../language/corrections/orderedDeletion.ts";
import { readOrderedNot } from "../../language/corrections/orderedNot.ts";
import { meantExercise } from "../../language/corrections/secondThought.ts";
import { readDates } from "../../language/dates/dates.ts";
import { dateText, dayAt } from "../../language/dates/localDay.ts";
import { foldText } from "../../language/foldText.ts";
import { mayTellNoneDone, tellsNoSets, withoutInstead } from "../../language/notation/notSets.ts";
import { isClimbing } from "../../language/notation/toldClimbs.ts";
import { tellsTrained } from "../../language/routing/toldTrained.ts";
import { EMPTY_PROFILE } from "../../protocol/profile.ts";
import type { Assignment } from "../../protocol/understanding.ts";
import type { Work, WorkScope } from "../agent.ts";
import { asActed, isRemark } from "./actedOn.ts";
import { alsoDeleted } from "./alsoDeleted.ts";
import { ofAskedExercise, ofKind, pointsAtKind } from "./askedExercise.ts";
import { atShare } from "./atShare.ts";
import { aboutLast, furtherGo, GOES_ON, inPlates, loadOf, OF_ALL_SETS, ofNamed } from "./bareFigures.ts";
import { besideDanger } from "./besideDanger.ts";
import { withoutNoName } from "./byAct.ts";
import { correctedOn } from "./correctedOn.ts";
import { doubtedDeed } from "./doubtedDeed.ts";
import { doubtInReading } from "./doubtInReading.ts";
import { entriesPlaced, ofHeldElsewhere, ofOtherEntry } from "./entriesMeant.ts";
import { isFurtherSet } from "./furtherSet.ts";
import { inBells } from "./inBells.ts";
import { lackingLoad } from "./lackingLoad.ts";
import { leftoverOf } from "./leftover.ts";
import { likewise } from "./likewise.ts";
import { CorrectionDraft, LogDraft } from "./logDraft.ts";
import {
  asAdded,
  isNameAlone,
  isNewLog,
  KEEP,
  MARKED,
  ofSetWithLoad,
  renamesLast,
  withAdded,
} from "./logOrCorrection.ts";
import type { LoggerParts } from "./logParts.ts";
import { momentOn, type ReadingContext, readLog } from "./logReading.ts";
import type { LogExtraction, PendingCorrection } from "./logUnderstanding.ts";
import { isCountable } from "./mergeAnswer.ts";
import { setInWords } from "./movedLoad.ts";
import { ofBothHands } from "./ofBothHands.ts";
import { ofLastChange } from "./ofLastChange.ts";
import { ofRounds, roundsBeside } from "./ofRounds.ts";
import { ofSomeSets, ofWholeEntry } from "./ofSomeSets.ts";
import { ofStoredDay } from "./ofStoredDay.ts";
import { ofStruckSet } from "./ofStruckSet.ts";
import { onChosen } from "./onChosen.ts";
import { onOtherDay } from "./onOtherDay.ts";
import { tellsOtherScore, tellsOtherWay } from "./otherScore.ts";
import { ownLog } from "./ownLog.ts";
import { recalled } from "./recalled.ts";
import { keptNote, remarkOn, remarkOnNamed, storedAlready, UNCHANGED, withNote } from "./remarkOn.ts";
import { replacing } from "./replacing.ts";
import { resumeCorrection } from "./resumeCorrection.ts";
import { resumeLog } from "./resumeLog.ts";
import { retold } from "./retold.ts";
import { saysSameLoad, withLoadBefore, withSameLoad } from "./sameLoad.ts";
import { limitedTo, SEND_SETS, sessionEntries } from "./sessionAsDone.ts";
import { furtherSetOf, goingOnCorrecting, ofChangedSet, ofEffort, ofGrowth, ofLastSet } from "./setBySet.ts";
import { ofSpokenDay } from "./spokenOf.ts";
import { LOOKED_UP, lastDone, logsOf, MOST_AT_ONCE, namedHere, toldHere, writtenHere } from "./storedEntries.ts";
import { swapped } from "./swappedEntry.ts";
import { takesOut } from "./takesOut.ts";
import { filledFromPlan, toldBefore } from "./toldBefore.ts";
import { isCovering } from "./toldSets.ts";
import { isToldToday, nothing, UNDECIDED } from "./undecided.ts";
import { withoutItsNote, withoutNote } from "./withoutNote.ts";

/**
 * Reads a message, or the answer to the logger's question, as sets that were done or as a correction of sets that are
 * stored. Numbers are read against the person's profile; nothing that was not done goes on as an entry.
 */
export const extractLog =
  (parts: LoggerParts): Work<Assignment, LogExtraction> =>
  async (given, scope) => {
    const started = performance.now();
    const assignment = { ...given, text: besideDanger(given.text) };
    const context = await contextOf(parts, assignment, scope);
    const stored = await recalled(parts, assignment, context, scope);
    if (stored !== null) return { ...nothing(context), remarks: [stored] };
    const extraction = assignment.resume
      ? await resumed(parts, assignment, assignment.resume, context, scope)
      : (asTold(assignment, context) ??
        (await atShare(parts, assignment, context, scope)) ??
        (await asDone(parts, assignment, context, scope)) ??
        (await replacing(parts, assignment, (words) => read(words, context), context, scope)) ??
        (await swapped(parts, assignment, (words) => read(words, context), scope)) ??
        (await retold(parts, assignment, () => read(assignment.text, context), scope)) ??
        ofWholeEntry(assignment.text, await corrected(parts, assignment, context, scope)) ??
        (await goingOn(parts, assignment, doubtedDeed(read(assignment.text, context), assignment), scope)));
    scope.trace("log_extracted", {
      sets: extraction.entries.reduce((total, entry) => total + entry.sets.length, 0),
      reps: extraction.entries.flatMap((entry) => entry.sets.map((set) => set.reps)),
      latency_ms: Math.round((performance.now() - started) * 100) / 100,
      success: extraction.entries.length > 0 || extraction.correction !== null,
    });
    return extraction;
  };

/** Sets that were told and not stored, told as done. */
function asTold(assignment: Assignment, context: ReadingContext): LogExtraction | null {
  const entries = toldBefore(assignment, context);
  return entries === null ? null : { ...nothing(context), entries };
}

/** "Done, log it" after a session was made: its sets as planned, but for what was different. */
async function asDone(
  parts: LoggerParts,
  { text }: Assignment,
  context: ReadingContext,
  scope: WorkScope,
): Promise<LogExtraction | null> {
  const limits = tellsWhole(text) ? [] : readPartOfSession(text);
  if (parts.getWorkouts === undefined || limits === null) return null;
  const answer = await scope.call(parts.getWorkouts, { limit: 1 });
  const [workout] = answer.ok ? answer.result.items : [];
  const planned = workout === undefined ? [] : sessionEntries(workout, context);
  if (planned.length === 0) return null;
  const entries = limitedTo(planned, limits, isLoadable(parts));
  if (entries === null) return { ...nothing(context), remarks: [SEND_SETS] };
  return { ...nothing(context), entries, isSession: limits.length === 0 ? "planned" : "limited" };
}

/** Whether an exercise is done with a weight that can be chosen. */
const isLoadable =
  ({ catalog }: LoggerParts) =>
  (exerciseId: string): boolean =>
    (catalog.byId(exerciseId)?.equipment_required ?? []).some((gear) => LOADS.test(gear));
const LOADS = /dumbbell|kettlebell|barbell|plate|machine|cable|medicine|sandbag|trap/i;

async function contextOf(parts: LoggerParts, assignment: Assignment, scope: WorkScope): Promise<ReadingContext> {
  const known = await scope.call(parts.getProfile, {});
  const { profile, unitSaid } = known.ok ? known.result : { profile: EMPTY_PROFILE, unitSaid: false };
  const { sentAt, timezone } = assignment;
  const today = dateText(dayAt(Date.parse(sentAt), timezone));
  return { sentAt, timezone, today, unit: profile.unit, notation: profile.notation, unitSaid };
}

function read(whole: string, context: ReadingContext): LogExtraction {
  if (tellsNoSets(whole) || tellsTrained(foldText(whole))) return nothing(context);
  const text = withoutInstead(whole);
  const { entries, aside } = readLog(text, context);
  const leftover = leftoverOf(text, entries, aside.length);
  return { ...nothing(context), entries, aside: aside.map(({ source, stance }) => ({ source, stance })), leftover };
}

/**
 * "And 3x12 leg curls" right after an entry of another day goes on with that day's training, unless a day is said. The
 * reply names the day.
 */
async function goingOn(
  parts: LoggerParts,
  { text, lastLogIds, lastQuestions = [] }: Assignment,
  read: LogExtraction,
  scope: WorkScope,
): Promise<LogExtraction> {
  const asked = ofAskedExercise(text, withLoadBefore(read.entries), lastQuestions, parts.catalog);
  const extraction = { ...read, entries: filledFromPlan(asked, lastQuestions, read.context) };
  const { context, entries } = extraction;
  if (lastLogIds.length === 0 || entries.length === 0) return extraction;
  const isOfDay = text.split(/[.!]\s+/).some((said) => GOES_ON.test(said)) && readDates(text, context).length === 0;
  const isSame = entries.some(saysSameLoad);
  const isOfKind = entries.some(pointsAtKind);
  const last = isOfDay || isSame || isOfKind ? await logsOf(parts, scope, { ids: lastLogIds }) : [];
  const kinds = entries.map((entry) => ofKind(entry, last));
  const loaded = { ...extraction, entries: isSame ? kinds.map((entry) => withSameLoad(entry, last)) : kinds };
  const day = last.at(-1)?.date;
  if (!isOfDay || day === undefined || day >= context.today) return loaded;
  const performedAt = momentOn(day, context);
  return { ...loaded, entries: loaded.entries.map((entry) => ({ ...entry, date: day, performedAt, missing: null })) };
}

/** What "don't delete that" asks for: nothing, or what was deleted just now. */
const BRING_BACK = "bring it back";

/** A correction, with the entries it may be about; `null` when the message is a new log after all. */
async function corrected(
  parts: LoggerParts,
  assignment: Assignment,
  context: ReadingContext,
  scope: WorkScope,
): Promise<LogExtraction | null> {
  const { text, lastLogIds } = assignment;
  if (FORGOT_SETS.test(text)) return null;
  const not = readOrderedNot(text);
  if (not !== null && not.rest === "" && not.of === "change") return { ...nothing(context), remarks: [UNCHANGED] };
  if (not !== null) return await corrected(parts, { ...assignment, text: not.rest || BRING_BACK }, context, scope);
  const alike = await alsoDeleted(parts, text, context, scope);
  if (alike !== null) return { ...nothing(context), correction: { ...UNDECIDED, ...alike } };
  const last = lastLogIds.length === 0 ? [] : await logsOf(parts, scope, { ids: lastLogIds });
  const bared = await withoutNote(parts, text, last, context, scope);
  if (bared !== null) {
    const more = bared.rest === "" ? null : await corrected(parts, { ...assignment, text: bared.rest }, context, scope);
    return more === null ? bared.extraction : withoutItsNote(more, bared.extraction);
  }
  const [only, ...others] = last;
  const isPair = only !== undefined && parts.catalog.byId(only.exercise.id)?.load_type === "implement_pair";
  const belled = only === undefined || others.length > 0 ? text : inBells(setInWords(text, last), only.sets, isPair);
  if (belled !== text) return await corrected(parts, { ...assignment, text: belled }, context, scope);
  const stored =
    storedAlready(text, last, context) ??
    (await ofLastChange(parts, text, last, context, scope)) ??
    (await ofSomeSets(parts, text, last, context, scope)) ??
    (await remarkOnNamed(parts, text, context, scope)) ??
    (await ofStruckSet(parts, text, last, context, scope)) ??
    (await onChosen(parts, text, last, context, scope));
  if (stored !== null) return stored;
  const remark = remarkOn(text, last, context);
  if (remark !== null && "rest" in remark) {
    const more = await corrected(parts, { ...assignment, text: remark.rest }, context, scope);
    return more === null ? null : withNote(more, remark.note);
  }
  if (remark !== null) return remark;
  const plain = likewise(text, last, parts.catalog) ?? readPlainCorrection(text);
  const said = last.length === 0 ? plain : orderedDeletion(text, plain);
  if ((plain?.kind !== "delete" && tellsOtherScore(text, last)) || tellsOtherWay(text, last)) return null;
  const meantHere =
    (await ofRounds(parts, text, said, last, scope)) ??
    (await ofSpokenDay(parts, assignment, said, last, context, scope));
  if (meantHere !== null) return { ...nothing(context), correction: meantHere };
  // "Front squats 4x6 80, scrap that, they were back squats": thought twice about within the message.
  const isOfItself = last.length === 0 && meantExercise(text) !== text;
  if (isOfItself && readLog(text, context).entries.some(({ sets }) => isCountable(sets))) return null;
  const more = furtherGo(text, last, context) ?? onOtherDay(text, said, last, context);
  if (more !== null) return { ...nothing(context), entries: more };
  const figures = text.replace(OF_ALL_SETS, "");
  const unhedged = withoutHedge(foldText(figures).trim());
  const bare = unhedged === foldText(figures).trim() ? figures : unhedged;
  const { changes, here, lately } =
    last.length === 0 ? { changes: [], here: null, lately: [] } : await writtenHere(parts, scope);
  const further = said === null ? furtherSetOf(text, last, changes, context, isLoadable(parts)) : null;
  const about = said === null && further === null ? aboutLast(bare, last, context) : null;
  if (said === null && further === null && about === null && here !== null) {
    const { told } = await toldHere(parts, scope);
    // "The face pulls 4 sets", "dips had 10 kg": what is stored by that name here; where none of them is meant, it is a log.
    const named = told.length === 0 ? null : ofNamed(text, context);
    const lacking = named === null ? lackingLoad(text, told, context, parts.catalog) : null;
    const found = named ?? (lacking && { correction: lacking.correction, entries: [] });
    if (found !== null) {
      const logs = lacking === null ? told : [lacking.log];
      const pending = { ...UNDECIDED, text, correction: found.correction, logs, fromLastTurn: true, here };
      return { ...nothing(context), entries: found.entries, correction: pending };
    }
  }
  const meant = goingOnCorrecting(text, said && ofLastSet(text, said, changes), changes, last);
  const put =
    ofSetWithLoad(text, last) ??
    (meant && ofChangedSet(text, ofEffort(ofGrowth(meant, changes), changes, text, last), changes)) ??
    further?.correction ??
    (about === null ? null : (loadOf(bare, context) ?? readPlainCorrection(`actually ${bare}`)));
  const acted = await asActed(parts, text, put, last, here ?? [], context, scope);
  if (acted !== null) return withAdded(text, acted, parts.catalog);
  if (put === null) return keptNote(text, last, context);
  const { catalog } = parts;
  const own = ofBothHands(text, withoutNoName(put, { last, told: last, context, catalog }), last, catalog);
  const renamed = inPlates(text, asAdded(text, renamesLast(text, own, last, catalog), last, catalog), context);
  const placed = await entriesPlaced(parts, renamed, text, last, lately, scope);
  const correction = await ofStoredDay(parts, placed.correction, context, scope);
  const elsewhere = await ofHeldElsewhere(parts, correction, text, last, scope);
  if (elsewhere !== null) return { ...nothing(context), correction: elsewhere };
  const older =
    (correction.kind === "delete" && (correction.scope === "named" || correction.scope === "everything")) ||
    (correction.kind === "repeat" && correction.as !== null);
  if (correction.kind === "delete" && (correction.scope === "undo" || correction.scope === "last")) {
    const takes = takesOut(text, correction) ? deletion("last") : correction;
    const undone = await lastDone(parts, scope, last, takes.scope === "last" ? "last" : "undo");
    return { ...nothing(context), correction: { ...UNDECIDED, text, correction: takes, ...undone } };
  }
  if (correction.kind === "change" && correction.of != null)
    return await correctedOn(parts, { text, correction, day: correction.of }, last, here, context, scope);
  const looksBack = older || last.length === 0;
  const read = readLog(text, context).entries.filter(({ sets }) => sets.length > 0);
  if (isNewLog(text, correction, read, last.length > 0)) return null;
  // "Did another 12 at 30 kg": there is nothing that it could be added to.
  const isAdded = correction.kind === "change" && correction.added !== null && last.length === 0;
  // "Delete the squat and change the bench to 82.5": what is put right was told here before what is gone.
  const isPutRight =
    correction.kind === "change" &&
    last.length === 0 &&
    (correction.sure || COPULA.test(foldText(text))) &&
    correction.target !== null &&
    correction.parts.length > 0;
  const grown =
    (isAdded || isPutRight) && correction.target !== null
      ? (await namedHere(parts, correction.target, scope)).named.findLast(({ date }) => date === context.today)
      : undefined;
  if (grown !== undefined) {
    const pending = { ...UNDECIDED, text, correction, logs: [grown], fromLastTurn: true, here: [grown.id] };
    return { ...nothing(context), correction: pending };
  }
  if (isAdded && read.some(({ sets }) => isCountable(sets))) return null;
  const limit = correction.kind === "delete" && correction.scope === "everything" ? MOST_AT_ONCE : LOOKED_UP;
  const found = looksBack ? (await logsOf(parts, scope, { limit })).reverse() : [];
  // Days later "bench was 85" is today's; said in full it is a log, and otherwise worth a question.
  const isStale =
    correction.kind === "change" &&
    !correction.sure &&
    last.length > 0 &&
    last.every(({ date }) => date !== context.today) &&
    !isToldToday(assignment);
  if (isStale && read.some(({ sets }) => isCountable(sets))) return null;
  const alsoLog = read.filter(({ phrase }) => phrase !== null);
  const couldBeLog = correction.kind === "change" && correction.target !== null && alsoLog.length > 0;
  // "Bench was 5x5 at 100" corrects the bench that was just stored; where there is none, it is a new log.
  const logs = last.length > 0 && !older ? (placed.logs ?? last) : couldBeLog ? [] : found;
  // "Set 1: 12 reps @ 50": another exercise begins, and nothing was stored that it could be of.
  const isFirst = correction.kind === "change" && last.length === 0 && FIRST_SET.test(foldText(text));
  if (isFirst && read.some(({ sets }) => isCountable(sets))) return null;
  // "So I did squats": nothing was stored that it could be about.
  if (correction.kind === "change" && last.length === 0 && isNameAlone(correction) && !MARKED.test(text)) return null;
  // "Finally did real push ups, not the knee ones, write it down": there is nothing that it could put right.
  if (correction.kind === "change" && last.length === 0 && KEEP.test(text)) return null;
  // "10 miles at 7:20, wanted 12": a way that was covered, with nothing stored that it could put right.
  if (correction.kind === "change" && logs.length === 0 && read.some(({ sets }) => isCovering(sets))) return null;
  // "Led 5 routes, almost onsighted 11a".
  if (correction.kind === "change" && logs.length === 0 && isClimbing(text)) return null;
  // "It was 2 sets of lunges, not 3" of what was never stored is a log as well.
  const isUnheardOf = correction.kind === "change" && logs.length === 0 && alsoLog.length > 0;
  if (isUnheardOf || (logs.length === 0 && (couldBeLog || (correction.kind === "repeat" && read.length > 0))))
    return null;
  return {
    ...nothing(context),
    entries: couldBeLog ? alsoLog : [],
    correction: {
      ...UNDECIDED,
      text,
      correction,
      logs,
      fromLastTurn: last.length > 0 && !older,
      here: here ?? (await writtenHere(parts, scope)).here,
      unmarked:
        (about === "change" && figures === text) ||
        isStale ||
        further?.unmarked === true ||
        isRemark(text, correction, last) ||
        mayTellNoneDone(text),
      further: last.length > 0 && isFurtherSet(correction, changes),
    },
  };
}

/** "Ah I forgot them. 3x5": of what was asked for, and nothing of what stands there. */
const FORGOT_SETS = /\bforgot (?:about )?(?:them|those|these|it|that)\b[^\d\p{L}]+\d{1,2} ?[x×] ?\d/iu;

const FIRST_SET =
  /^\W*(?:(?:set|satz|serie) ?(?:#|no\.? ?)?(?:1|one|eins|un[oa]?|um|une)|(?:first|erster|1st|premiere|primera|prima|primeira|1\.) (?:set|satz|serie))(?![\p{L}\d])/u;

async function resumed(
  parts: LoggerParts,
  assignment: Assignment,
  { question, answer }: NonNullable<Assignment["resume"]>,
  context: ReadingContext,
  scope: WorkScope,
): Promise<LogExtraction> {
  const draft = LogDraft.safeParse(question.draft);
  if (draft.success) {
    const [entry] = draft.data.entries;
    const own = entry && draft.data.point === "exercise" ? ownLog(entry, answer, context) : [];
    if (own.length > 0) return { ...nothing(context), entries: [...own, ...draft.data.entries] };
    const exercise = entry?.exercise ? parts.catalog.byId(entry.exercise.id) : null;
    const doubt = entry ? doubtInReading(entry, exercise, context.today) : null;
    const duration = exercise?.measurement === "distance_duration" ? "minutes" : "seconds";
    const result = resumeLog(draft.data, question, answer, context, {
      duration,
      doubt: doubt?.about ?? null,
      isLoadable: isLoadable(parts),
    });
    return await roundsBeside(parts, { ...nothing(context), ...result }, { question, answer }, scope);
  }
  const correction = CorrectionDraft.safeParse(question.draft);
  if (correction.success) {
    const logs = await logsOf(parts, scope, { ids: correction.data.logIds });
    const said = answer.optionId === null ? readPlainCorrection(answer.text) : null;
    const other = said && (await ofOtherEntry(parts, said, answer.text, logs, scope));
    if (other) return { ...nothing(context), correction: other };
    const pending: PendingCorrection | null = resumeCorrection(correction.data, logs, question, answer);
    if (pending) return { ...nothing(context), correction: pending };
    const isDeletion = correction.data.correction.kind === "delete";
    return { ...nothing(context), remarks: [`Okay, nothing was ${isDeletion ? "deleted" : "changed"}.`] };
  }
  return (await corrected(parts, { ...assignment, text: answer.text }, context, scope)) ?? read(answer.text, context);
}
