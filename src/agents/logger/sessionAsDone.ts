import { phraseTokens } from "../../catalog/phraseTokens.ts";
import type { SessionLimit, SessionPart } from "../../language/answers/partOfSession.ts";
import { placesOf } from "../../language/corrections/setSelectors.ts";
import { foldText } from "../../language/foldText.ts";
import { isMovementWord } from "../../language/notation/clauseWords.ts";
import type { Workout } from "../../protocol/cards.ts";
import type { Question } from "../../protocol/understanding.ts";
import type { LogSet } from "../../protocol/workoutLog.ts";
import type { DraftEntry, LogDraft } from "./logDraft.ts";
import type { ReadingContext } from "./logReading.ts";
import { YES_OR_NO } from "./openPoint.ts";
import { setsText } from "./setsText.ts";

/** A session made longer ago than this is not what "done" is about. */
const RECENT_MS = 12 * 3_600_000;

const NO_SET: LogSet = {
  ...{
    reps: null,
    weight: null,
    unit: null,
    rpe: null,
    rir: null,
    durationS: null,
    distance: null,
    distanceUnit: null,
  },
  ...{ side: null, toFailure: false, type: "normal", load: "total", perHand: false },
};

/** The main part of a session as entries of today, every set as planned and without a weight. Sides stand apart on the card. */
export function sessionEntries(workout: Workout, { today, sentAt }: ReadingContext): DraftEntry[] {
  if (Math.abs(Date.parse(sentAt) - Date.parse(workout.createdAt)) > RECENT_MS) return [];
  const items = workout.blocks.filter(({ block }) => block === "main").flatMap((block) => block.items);
  const once = items.filter(({ exerciseId }, at) => items.findIndex((one) => one.exerciseId === exerciseId) === at);
  return once.map(({ exerciseId, name, sets, reps, durationS }) => ({
    exercise: { id: exerciseId, name },
    ...{ phrase: null, within: null, candidates: [], refused: [], movement: null },
    date: today,
    performedAt: sentAt,
    heardOn: today,
    sets: Array.from({ length: sets }, () => ({ ...NO_SET, reps: reps ?? null, durationS: durationS ?? null })),
    ...{
      readings: [],
      note: null,
      source: "",
      unread: [],
      byModel: false,
      isDoubted: false,
      confirmed: false,
      missing: null,
    },
  }));
}

/** Which of the entries are meant; `null` where none is. */
function entriesOf(
  entries: readonly DraftEntry[],
  part: SessionPart,
  others: readonly SessionLimit[],
): Set<DraftEntry> | null {
  if ("rest" in part) {
    const named = others.flatMap((limit) =>
      "rest" in limit.part ? [] : [...(entriesOf(entries, limit.part, []) ?? [])],
    );
    return new Set(entries.filter((entry) => !named.includes(entry)));
  }
  const chosen =
    "places" in part
      ? placesOf(part.places, entries.length)?.flatMap((place) => entries[place] ?? [])
      : entries.filter(({ exercise }) => {
          const named = phraseTokens(exercise?.name ?? "");
          const wanted = phraseTokens(part.phrase);
          return wanted.length > 0 && wanted.every((word) => named.includes(word));
        });
  if (chosen === undefined || chosen.length === 0) return null;
  // "The squats" beside split squats are the plain ones.
  const plain = "phrase" in part ? chosen.filter(({ exercise }) => isPlainly(exercise?.name ?? "", part.phrase)) : [];
  return new Set(plain.length === 1 ? plain : chosen);
}

const TOOLS_AND_STANCE =
  /\b(?:barbell|dumbbell|kettlebell|machine|cable|back|conventional|bodyweight|seated|standing|lying|bent-over)\b/gi;
/** Whether a name says nothing beside some words but what it is done with, and how one stands. */
const isPlainly = (name: string, phrase: string): boolean =>
  phraseTokens(name.replace(TOOLS_AND_STANCE, " ")).join(" ") === phraseTokens(phrase).join(" ");

/** The entries of a session but for what was different; `null` where something that is named is not in it. */
export function limitedTo(
  entries: readonly DraftEntry[],
  limits: readonly SessionLimit[],
  isLoadable: (exerciseId: string) => boolean,
): DraftEntry[] | null {
  let left = [...entries];
  // "12 kg on everything, curls with 10": in the same unit.
  const unitSaid =
    limits.flatMap((limit) => (limit.kind === "weight" && limit.unit !== null ? [limit.unit] : []))[0] ?? null;
  const only = new Set<DraftEntry>();
  const change = (of: Set<DraftEntry>, edit: (entry: DraftEntry) => DraftEntry) => {
    left = left.map((entry) => (of.has(entry) ? edit(entry) : entry));
  };
  const gone = new Set<DraftEntry>();
  // What was done otherwise comes before what was not done: the entries stay the same from there on.
  const takes = (limit: SessionLimit) => (["without", "only", "until"].includes(limit.kind) ? 1 : 0);
  for (const limit of [...limits].sort((one, other) => takes(one) - takes(other))) {
    const of = entriesOf(left, limit.part, limits);
    if (of === null) return null;
    // "With 16 kg" is of what is done with a weight.
    const isNamed = of.size < left.length;
    if (limit.kind === "without") for (const entry of of) gone.add(entry);
    if (limit.kind === "only") for (const entry of of) only.add(entry);
    if (limit.kind === "until") {
      const end = left.findLastIndex((entry) => of.has(entry));
      for (const entry of left.slice(end + 1)) gone.add(entry);
    }
    if (limit.kind === "reps")
      change(of, (entry) => ({
        ...entry,
        sets: entry.sets.map((set) => (set.reps === null ? set : { ...set, reps: limit.count })),
      }));
    if (limit.kind === "lastSet")
      change(of, (entry) => ({
        ...entry,
        sets: [
          ...entry.sets.slice(0, -1),
          ...(limit.reps === null ? [] : entry.sets.slice(-1).map((set) => ({ ...set, reps: limit.reps }))),
        ],
      }));
    if (limit.kind === "sets")
      change(of, (entry) => ({
        ...entry,
        sets: Array.from({ length: Math.min(limit.count, MOST_SETS) }, () => entry.sets[0] ?? NO_SET),
      }));
    if (limit.kind === "weight")
      change(of, (entry) => ({
        ...entry,
        sets: entry.sets.map((set) =>
          isNamed || isLoadable(entry.exercise?.id ?? "")
            ? { ...set, weight: limit.value, unit: limit.unit ?? unitSaid }
            : set,
        ),
      }));
  }
  left = left.filter((entry) => !gone.has(entry) && (only.size === 0 || only.has(entry)));
  return left.length === 0 ? null : left;
}

const MOST_SETS = 20;

/** Whether all of a session was done as it was planned: asked before anything is stored. */
export function askSession(entries: DraftEntry[], isLimited: boolean): Question {
  const isLoaded = entries.some(({ sets }) => sets.some(({ weight }) => weight !== null));
  const all = entries.map(({ sets, exercise }) => setsText(sets, exercise?.name ?? null)).join("; ");
  const draft: LogDraft = { kind: "log", point: "session", entries, stays: null };
  return {
    kind: "confirmation",
    about: "confirm",
    question: `Shall I log ${isLimited ? "that of the session" : `the session as planned${isLoaded ? "" : ", without weights"}`}: ${all}? Otherwise send me the sets as you did them.`,
    options: YES_OR_NO,
    draft,
    stays: null,
  };
}

const LIMITS =
  /\b(?:but|except|only|without|not|no|skip\w*|half|most|some|almost|nearly|aber|nur|mais|sauf|pero|menos|ma|tranne|mas)\b/;

/** Whether what is said beside a yes takes nothing of it back: "every exercise exactly as you wrote it". */
export const agreesToAll = (rest: string): boolean => {
  const folded = foldText(rest);
  return (
    !/\d/.test(folded) &&
    !LIMITS.test(folded) &&
    !(folded.match(/\p{L}{3,}/gu) ?? []).some((word) => isMovementWord(word))
  );
};

/** Said when it was not done as planned. */
export const SEND_SETS =
  "Nothing was logged. Send me the sets as you did them, for example: bench press 3x10 at 80 kg.";
