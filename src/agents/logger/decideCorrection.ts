import { applyCorrection, type LogPatch } from "../../language/corrections/applyCorrection.ts";
import {
  type ChangeCorrection,
  type Correction,
  change,
  type Deletion,
} from "../../language/corrections/correction.ts";
import { correctSets } from "../../language/corrections/correctSets.ts";
import { placesOf } from "../../language/corrections/setSelectors.ts";
import { readDates } from "../../language/dates/dates.ts";
import type { Command, JsonObject, Outcome } from "../../protocol/understanding.ts";
import type { LogEntry, LogSet } from "../../protocol/workoutLog.ts";
import { addedNote, howDone } from "./addedNote.ts";
import { asCounted } from "./asCounted.ts";
import {
  askAgain,
  askConfirm,
  askEntry,
  askExercise,
  askRight,
  doing,
  MOST_OFFERED,
  saying,
} from "./correctionQuestions.ts";
import { dayText } from "./dayText.ts";
import { decideUndo } from "./decideUndo.ts";
import { doubtIn } from "./doubtfulFigures.ts";
import { fittingEntry } from "./fittingEntry.ts";
import { inScope } from "./inScope.ts";
import type { LoggerParts } from "./logParts.ts";
import { momentOn, withUnit } from "./logReading.ts";
import type { LogMatch, PendingCorrection } from "./logUnderstanding.ts";
import { asLoads, ofOneSet } from "./ofOneSet.ts";
import { entryText } from "./renderLogs.ts";
import { isPartOf } from "./scored.ts";
import { setsText } from "./setsText.ts";
import { MOST_AT_ONCE } from "./storedEntries.ts";
import { mayMeanLess } from "./takesOut.ts";
import { NO_NOTE } from "./withoutNote.ts";

type Change = ChangeCorrection;
type Repeat = Extract<Correction, { kind: "repeat" }>;

/** "I trained today": a day and no word of an entry. */
const isDayAlone = (said: Change): boolean =>
  !said.sure && said.when !== null && said.parts.length === 0 && said.exercise === null && said.target === null;
const TELL_SETS =
  'Nothing of that is stored yet. Send me the sets as you did them, for example "squat 5x5 at 100 kg", and I log them.';
const NOT_FOUND = "I do not find a stored entry that this is about, so nothing was changed.";

const BACK_THEN =
  /\b(?:from|of|in) (?:the )?(?:last|past|previous) (?:week|month)|\b(?:von|vom|aus der|der) (?:letzten?|vorigen) (?:woche|monat)|\b(?:de|da|del|della|do) (?:la |l['’])?(?:semana|semaine|settimana|mes|mois|mese|m[eê]s) (?:pasad|derni|scors|passad)/i;
function onDay({ logs, text }: PendingCorrection, when: string | null, match: LogMatch): LogEntry[] {
  const date = when === null ? null : (readDates(when, match.context)[0]?.date ?? null);
  if (date !== null) return logs.filter((entry) => entry.date === date);
  // "From last week": nothing of today.
  return when !== null && BACK_THEN.test(text) ? logs.filter((entry) => entry.date < match.context.today) : logs;
}

/** The entry at a place of the list ("the first exercise"); all of them when none is named. */
function atPlace(logs: LogEntry[], place: number | null): LogEntry[] {
  if (place === null || logs.length < 2) return logs;
  return (placesOf({ from: place, to: place }, logs.length) ?? []).flatMap((at) => logs[at] ?? []);
}

function deletion(parts: LoggerParts, pending: PendingCorrection, correction: Deletion, match: LogMatch): Outcome {
  const { place } = correction;
  if (correction.scope === "everything" && !pending.chosen)
    return confirmAll({ ...pending, logs: onDay(pending, correction.when, match) }, match);
  // "Delete the second one" after one entry is about its sets.
  if (place !== null && pending.logs.length === 1 && pending.fromLastTurn) {
    return changing(parts, pending, { ...change({}), removed: { from: place, to: place } }, match);
  }
  if (isUndo(pending, correction)) return undoing(pending, correction, match);
  const logs = atPlace(onDay(pending, correction.when, match), place);
  const removing = (entries: LogEntry[]) =>
    doing(entries.map(({ id }) => ({ tool: "delete_log", input: { logId: id } })));
  const [newest] = logs.slice(-1);
  if (!newest) return saying("I do not find a stored entry like that, so nothing was deleted.");
  if (pending.chosen) return removing(logs);
  if (correction.disowned) {
    if (logs.length === 1) return confirmDeletion(pending, newest, match);
    return askEntry({ ...pending, logs }, match, "Which one shall I delete?");
  }
  const isOld = !pending.fromLastTurn && correction.when === null && newest.date !== match.context.today;
  if (logs.length === 1)
    return isOld || isForeign(pending, newest) || mayMeanLess(pending.text, correction.target, newest)
      ? confirmDeletion(pending, newest, match)
      : removing(logs);
  const isWholeTurn = pending.fromLastTurn && correction.scope === "all";
  if (isWholeTurn) return removing(logs);
  if (!pending.fromLastTurn && correction.scope === "last") return confirmDeletion(pending, newest, match);
  // "Delete the last one" of two that were told at once: the one that stands last.
  if (correction.scope === "last" && NAMES_LAST.test(pending.text)) return removing([newest]);
  return askEntry({ ...pending, logs }, match, "Which one shall I delete?");
}

const NAMES_LAST =
  /\b(?:last|latest) (?:one|exercise|entry|lift|thing|movement)\b|\bletzten? (?:eintrag|[üu]bung)\b|\b(?:derni[eè]re? (?:entr[ée]e|exercice)|dernier exercice|[úu]ltim[oa] (?:ejercicio|entrada|esercizio|exerc[íi]cio))\b/i;

/** It was written in another conversation, or by other means. */
const isForeign = ({ fromLastTurn, here }: PendingCorrection, { id }: LogEntry) => !fromLastTurn && !here.includes(id);

/** "Delete the last entry" names a log; "delete that" means what was done last, whatever it was. */
const NAMES_LOG = /\b(?:entr(?:y|ee|ada|ata)|logs?|exercise|lift|record|sets?|eintrag|registr[oa])\b/i;

function isUndo({ chosen, text, changes }: PendingCorrection, { scope, disowned }: Deletion): boolean {
  if (chosen || disowned) return false;
  if (scope === "undo") return true;
  const isOther = changes.length > 0 && changes.every(({ effect }) => effect.kind !== "log");
  return scope === "last" && isOther && !NAMES_LOG.test(text);
}

/** Takes the last change back, or says why not and asks whether an entry shall go instead. */
function undoing(pending: PendingCorrection, correction: Deletion, match: LogMatch): Outcome {
  if (correction.restores && !pending.changes.some(({ effect }) => effect.kind === "log" && effect.op !== "create"))
    return saying(NOTHING_TO_RESTORE);
  if (pending.changes.length === 0 && !pending.fromLastTurn) return saying(NOTHING_TO_UNDO);
  const undo = decideUndo(pending);
  if ("commands" in undo) return doing(undo.commands);
  const entries = pending.fromLastTurn ? undo.entries : [];
  const [only] = entries;
  if (!only) return saying(undo.instead);
  // An answer that is not understood asks again; it takes nothing back.
  const named: PendingCorrection = { ...pending, correction: { ...correction, scope: "named" }, logs: entries };
  if (entries.length > 1) return askEntry(named, match, `${undo.instead} Which entry shall I delete?`.trim());
  const question = `${undo.instead} Shall I delete this entry: ${entryText(only, match.context.today)}?`;
  return askConfirm({ ...named, chosen: true }, question.trim());
}

const NOTHING_TO_RESTORE = "I have not deleted or changed anything just now, so all that is stored is still there.";
const NOTHING_TO_UNDO =
  "There is nothing from just now that I could undo. Name the entry, for example: delete the bench press from yesterday.";

/** The whole log goes only after a look at how much that is. */
function confirmAll(pending: PendingCorrection, match: LogMatch): Outcome {
  const { logs } = pending;
  const [oldest] = logs;
  if (!oldest) return saying("There is nothing in your log, so nothing was deleted.");
  const { today } = match.context;
  const named = logs.length <= MOST_OFFERED ? logs.map((entry) => entryText(entry, today)).join("; ") : null;
  const many = named ?? `all ${logs.length} entries`;
  const since = named !== null || oldest.date === today ? "" : `, from ${dayText(oldest.date, today)} until now`;
  const more = logs.length >= MOST_AT_ONCE ? " These are the newest; older ones would stay." : "";
  const text = `Shall I delete ${many}${since}? This cannot be undone.${more}`;
  return askConfirm({ ...pending, chosen: true }, text);
}

const removal = (entry: LogEntry, { context }: LogMatch) =>
  `Shall I delete this entry: ${entryText(entry, context.today)}?`;

/** What was stored on another day is taken away only after a look at it. */
function confirmDeletion(pending: PendingCorrection, entry: LogEntry, match: LogMatch): Outcome {
  const text = removal(entry, match);
  return askConfirm({ ...pending, logs: [entry], chosen: true }, text);
}

function repeat(parts: LoggerParts, pending: PendingCorrection, correction: Repeat, match: LogMatch): Outcome {
  const { context } = match;
  const known = correction.as === null ? pending.logs : asBefore(pending, correction.as, match);
  const newest = known.at(-1);
  if (!newest && correction.as !== null && (pending.logs.length > 0 || correction.scope === "session"))
    return saying("I do not find stored sets of that, so nothing was stored. Tell me what you did.");
  if (!newest) return saying("I have no stored sets to repeat, so nothing was stored. Tell me what you did.");
  if (correction.exercise !== null && pending.exercise === null)
    return askExercise(pending, correction.exercise, newest, match);
  // "Same weight 2x5" after a plank: of a lift before it, and nobody knows which.
  if (SAME_LOAD.test(pending.text) && newest.sets.every(({ weight }) => weight === null)) return saying(WITHOUT_LOAD);
  const isPlain = correction.parts.length === 0 && correction.exercise === null && correction.scope === "entry";
  const found = correction.when === null ? null : (readDates(correction.when, context)[0] ?? null);
  const date = found?.date ?? context.today;
  if (date > context.today)
    return saying("That day is still to come, so nothing was stored. Tell me once you have done it.");
  const session = sessionBefore(correction.as ? { ...pending, logs: known } : pending, correction, date);
  if (session.length === 0 && correction.scope === "session")
    return saying("I do not find an earlier session in your log, so nothing was stored. Tell me what you did.");
  if (session.length > 0 && !pending.confirmed) {
    const all = session.map(({ sets, exercise }) => setsText(sets, exercise.name)).join("; ");
    const question = `Shall I log the session of ${dayText(session[0]?.date ?? "", context.today)} once more: ${all}?`;
    return askConfirm({ ...pending, logs: session }, question);
  }
  const isAll = session.length > 0 || pending.chosen || (isPlain && pending.fromLastTurn && !pending.further);
  const sources = session.length > 0 ? session : isAll ? pending.logs : [newest];
  const commands: Command[] = [];
  for (const source of sources) {
    const last = source.sets.slice(-1);
    const base = correction.scope === "set" || pending.further ? last : source.sets;
    // How hard it was is not the same again unless it is said.
    const isOther = correction.scope === "set" && correction.parts.length > 0;
    const side = correction.parts
      .flatMap(({ changes }) => changes)
      .find((found) => found.what === "side" && found.side !== "each") as { side: LogSet["side"] } | undefined;
    const fresh = base.map((set): LogSet => {
      const type = isOther ? "normal" : set.type;
      return { ...set, rpe: null, rir: null, toFailure: false, type, side: side?.side ?? set.side };
    });
    const sets = Array.from({ length: Math.max(1, Math.min(correction.count, 20)) }, () => fresh).flat();
    const result = correctSets(
      sets,
      correction.scope === "set"
        ? ofOneSet(correction.parts, last[0], pending.text)
        : asLoads(correction.parts, last[0] ?? null, pending.text),
      context,
    );
    if ("problem" in result) return askAgain(pending, result, source, match);
    const exercise = pending.exercise ?? source.exercise;
    const record = parts.catalog.byId(exercise.id);
    const done = asCounted(withUnit(result.sets, context), record);
    const doubt = pending.confirmed ? null : doubtIn({ sets: done, date }, record, context.today);
    if (doubt) return askConfirm({ ...pending, logs: sources }, doubt.text);
    const performedAt = found?.performedAt ?? momentOn(date, context);
    if (pending.further) {
      commands.push({ tool: "update_log", input: { logId: source.id, patch: { sets: [...source.sets, ...done] } } });
      continue;
    }
    const input = {
      exerciseId: exercise.id,
      name: exercise.name,
      date,
      performedAt,
      sets: done,
      note: null,
    };
    commands.push({ tool: "log_workout", input });
  }
  return doing(commands);
}

const SAME_LOAD =
  /\b(?:same|gleiche[msnr]?|selbe[mnrs]?|m[eê]me|mism[oa]|stess[oa]|mesm[oa]) (?:weight|load|kilos?|gewicht|poids|charge|peso|carga|carico)\b/i;
const WITHOUT_LOAD =
  "The last sets that I have are without a weight, so nothing was stored. Tell me the exercise and the sets.";

/** All of the newest day before a date, where the whole session is meant: it is said to be, or nothing is named and there are several. */
function sessionBefore({ logs, confirmed }: PendingCorrection, correction: Repeat, date: string): LogEntry[] {
  const { scope, as, exercise, parts } = correction;
  const isUnnamed = scope === "entry" && as !== null && exercise === null && parts.length === 0;
  if (scope !== "session" && !(isUnnamed && logs.at(-1)?.date !== date)) return [];
  if (confirmed) return logs;
  const earlier = logs.filter((entry) => entry.date < date);
  const session = earlier.filter((entry) => entry.date === earlier.at(-1)?.date);
  return scope === "session" || session.length > 1 ? session : [];
}

/** The entries of the day that it is the same as, of the exercise that was named; "" is the last time. */
function asBefore(pending: PendingCorrection, as: string, match: LogMatch): LogEntry[] {
  const { logs, exercise } = pending;
  const same = exercise === null ? logs : logs.filter((entry) => entry.exercise.id === exercise.id);
  return onDay({ ...pending, logs: same }, as === "" ? null : as, match);
}

/** What a day or a unit says of all entries of a turn; anything else is about one of them. */
function isForAll({ parts, added, removed, exercise, when, note, every, each }: Change): boolean {
  if (every || each !== undefined) return true;
  const changes = parts.flatMap((part) => part.changes);
  const plain = added === null && removed === null && exercise === null && note === null;
  return plain && changes.every(({ what }) => what === "unit") && (when !== null || changes.length > 0);
}

/** What no member of an entry can hold is told in its note. */
const noting = ({ text }: PendingCorrection, entry: LogEntry | undefined): Outcome =>
  entry === undefined
    ? saying(NOT_FOUND)
    : doing([{ tool: "update_log", input: { logId: entry.id, patch: { note: addedNote(entry, text) } } }]);

/** "Took me 9 min" after a round of several exercises: the time of all of it, which none of them has. */
const isOfWhole = ({ parts, target }: Change): boolean =>
  target === null &&
  parts.length > 0 &&
  parts.every(({ changes }) => changes.every((change) => change.what === "field" && change.field === "durationS"));
function changing(parts: LoggerParts, pending: PendingCorrection, correction: Change, match: LogMatch): Outcome {
  const { context } = match;
  const today = context.today;
  const isMeant = pending.fromLastTurn || pending.chosen || correction.of != null;
  const isRecent = isMeant || pending.logs.at(-1)?.date === today;
  const recent = isMeant ? pending.logs : pending.logs.slice(-1);
  const logs = atPlace(recent, correction.place);
  if (logs.length === 0 || !isRecent) return saying(isDayAlone(correction) ? TELL_SETS : NOT_FOUND);
  if (correction.wrong !== null) {
    const [only] = logs;
    return logs.length > 1 || !only
      ? askEntry({ ...pending, logs }, match, "Which one shall I change?")
      : askRight(pending, correction.wrong, only, match);
  }
  const each = correction.each?.length === logs.length ? correction.each : null;
  const tried = logs.map((entry, at) => {
    const own = each === null ? correction : { ...correction, parts: each[at] ?? [] };
    const scoped = inScope(pending.text, own, entry);
    return { entry, applied: "problem" in scoped ? scoped : applyCorrection(entry, scoped, context) };
  });
  const works = tried.filter(({ applied }) => !("problem" in applied));
  if (works.length > 1 && !pending.chosen && isOfWhole(correction)) return noting(pending, logs.at(-1));
  // What works for one of them is asked about where it may as well be of another.
  const possible = tried.filter(({ applied }) => !("problem" in applied) || applied.choices.length > 0);
  const isOneOf = works.length > 0 && possible.length > 1 && !pending.chosen && !isForAll(correction);
  const fit = isOneOf ? fittingEntry(correction, logs) : null;
  const working = fit === null ? works : works.filter(({ entry }) => entry === fit);
  if (isOneOf && (fit === null || working.length !== 1))
    return askEntry({ ...pending, logs: possible.map(({ entry }) => entry) }, match, "Which one shall I change?");
  if (working.length === 0) {
    const newest = tried.at(-1);
    if (!newest || !("problem" in newest.applied)) return saying(NOT_FOUND);
    return tried.length > 1
      ? askEntry(pending, match, "Which one shall I change?")
      : askAgain(pending, newest.applied, newest.entry, match);
  }
  const commands: Command[] = [];
  let unchanged: Outcome | null = null;
  for (const { entry, applied } of working) {
    if ("problem" in applied) continue;
    if ("remove" in applied) {
      if (!pending.confirmed && isForeign(pending, entry))
        return askConfirm({ ...pending, logs: [entry], chosen: true }, removal(entry, match));
      commands.push({ tool: "delete_log", input: { logId: entry.id } });
      continue;
    }
    const change = updateOf(parts, pending, entry, applied.patch, match);
    if ("tool" in change) commands.push(change);
    // "Kg for both" of one that is in kg already.
    else if (change.question === null) unchanged = change;
    // What is sure of the other entries is done all the same.
    else return { ...change, commands };
  }
  return commands.length === 0 && unchanged !== null ? unchanged : doing(commands);
}

/** The write for one entry, or what keeps it from being done. */
function updateOf(
  parts: LoggerParts,
  pending: PendingCorrection,
  entry: LogEntry,
  { exercise: meant, ...patch }: LogPatch,
  match: LogMatch,
): Command | Outcome {
  if (meant !== undefined && pending.exercise === null) return askExercise(pending, meant.phrase, entry, match);
  const exercise = pending.exercise ?? entry.exercise;
  const record = parts.catalog.byId(exercise.id);
  const sets = patch.sets && asCounted(patch.sets, record);
  const after = { exercise, sets: sets ?? entry.sets, date: patch.date ?? entry.date };
  const text = entryText(after, match.context.today);
  const isSame =
    text === entryText(entry, match.context.today) && JSON.stringify(after.sets) === JSON.stringify(entry.sets);
  if (isSame && patch.performedAt === undefined && patch.note === undefined) {
    const how = meant === undefined || meant.instead !== null ? null : howDone(meant.phrase, entry);
    if (how === null) return saying(`That is what is stored already: ${text}.`);
    return { tool: "update_log", input: { logId: entry.id, patch: { note: how } } };
  }
  const isPart = meant?.instead === null && !patch.sets && isPartOf(parts.catalog.byId(entry.exercise.id), record);
  if (isPart || isTimeOfAll(entry.sets, after.sets)) return noting(pending, entry);
  const only = { ...pending, logs: [entry], chosen: true };
  const isStrange = isForeign(pending, entry) && !isExact(pending.correction);
  if (!pending.confirmed && (pending.unmarked || isStrange)) {
    return askConfirm(only, `Shall I change "${entryText(entry, match.context.today)}" to "${text}"?`);
  }
  const doubt = pending.confirmed ? null : doubtIn(after, record, match.context.today);
  if (doubt) return askConfirm(only, doubt.text);
  return {
    tool: "update_log",
    input: { logId: entry.id, patch: patchOf({ ...patch, ...(sets ? { sets } : {}) }, pending) },
  };
}

/** "Monday's bench was 77.5, not 75": it says which entry is meant and what stands there, and that does. */
const isExact = (correction: Correction): boolean =>
  correction.kind === "change" &&
  (correction.of ?? correction.target) !== null &&
  correction.parts.length > 0 &&
  correction.parts.every(({ changes }) => changes.every((found) => "instead" in found && found.instead !== null));

/** "It took me 45 minutes" of sets of repetitions: how long all of it was, which no set of it is. */
const isTimeOfAll = (before: readonly LogSet[], after: readonly LogSet[]): boolean =>
  before.length > 0 &&
  before.every(({ reps, durationS }) => reps !== null && durationS === null) &&
  after.some(({ reps, durationS }) => reps !== null && (durationS ?? 0) >= LONGEST_SET);
const LONGEST_SET = 300;

function patchOf({ sets, date, performedAt, note }: LogPatch, { exercise }: PendingCorrection): JsonObject {
  return {
    ...(exercise === null ? {} : { exercise: { id: exercise.id, name: exercise.name } }),
    ...(sets === undefined ? {} : { sets }),
    ...(date === undefined ? {} : { date }),
    ...(performedAt === undefined ? {} : { performedAt }),
    ...(note === undefined ? {} : { note: note === NO_NOTE ? null : note }),
  };
}

/** What a correction comes to: the writes, or a question where the entry, the exercise or a figure is in doubt. */
export function decideCorrection(parts: LoggerParts, match: LogMatch, pending: PendingCorrection): Outcome {
  const { correction } = pending;
  switch (correction.kind) {
    case "delete":
      return deletion(parts, pending, correction, match);
    case "repeat":
      return repeat(parts, pending, correction, match);
    case "change":
      return changing(parts, pending, correction, match);
  }
}
