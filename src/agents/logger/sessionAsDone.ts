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
    ...{ readings: [], note: null, source: "", unread: [], byModel: false, confirmed: false, missing: null },
  }));
}

/** Whether all of a session was done as it was planned: asked before anything is stored. */
export function askSession(entries: DraftEntry[]): Question {
  const all = entries.map(({ sets, exercise }) => setsText(sets, exercise?.name ?? null)).join("; ");
  const draft: LogDraft = { kind: "log", point: "session", entries, stays: null };
  return {
    kind: "confirmation",
    about: "confirm",
    question: `Shall I log the session as planned, without weights: ${all}? Otherwise send me the sets as you did them.`,
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
