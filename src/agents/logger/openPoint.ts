import type { Catalog } from "../../catalog/catalog.ts";
import type { Question } from "../../protocol/understanding.ts";
import { dayText } from "./dayText.ts";
import { doubtInReading } from "./doubtInReading.ts";
import type { DraftEntry, LogDraft } from "./logDraft.ts";
import type { ReadingContext } from "./logReading.ts";
import type { NamedExercise } from "./logUnderstanding.ts";
import { isCountable } from "./mergeAnswer.ts";
import { setsText } from "./setsText.ts";

/** What is still open in an entry, as a question without its draft. */
export type OpenPoint = Omit<Question, "draft"> & { point: LogDraft["point"] };

export const YES_OR_NO = [
  { id: "yes", label: "Yes" },
  { id: "no", label: "No" },
];

type Asking = { catalog: Pick<Catalog, "byId">; context: ReadingContext; recent: readonly NamedExercise[] };

const RECENT_OFFERED = 3;
const asOptions = (exercises: readonly NamedExercise[]) => exercises.map(({ id, name }) => ({ id, label: name }));

/** "Bench: 1 set at 80 kg" reads better as "Bench at 80 kg" where the reps are what is asked for. */
const LONE_SET = /^(.+): 1 set /;

/** What was understood so far, to put in front of a question: "4×6 at 95 lb, yesterday …". "" when nothing. */
function understood({ sets, date, exercise, phrase }: DraftEntry, context: ReadingContext): string {
  const said =
    sets.length === 0
      ? (exercise?.name ?? phrase ?? "")
      : setsText(sets, exercise?.name ?? null).replace(LONE_SET, "$1 ");
  return date === context.today ? said : [said, dayText(date, context.today)].filter(Boolean).join(", ");
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function exercisePoint(entry: DraftEntry, { context, recent }: Asking): OpenPoint {
  const lead = understood(entry, context);
  const front = lead === "" || entry.sets.length === 0 ? "" : `${lead}: `;
  if (entry.candidates.length > 0) {
    const named = entry.phrase === null ? "which was it" : `which exercise is "${entry.phrase}"`;
    const which = entry.movement === null ? named : `which ${entry.movement} was it`;
    return {
      point: "exercise",
      kind: "disambiguation",
      about: "exercise",
      question: capital(`${front}${which}?`),
      options: asOptions(entry.candidates),
    };
  }
  if (entry.phrase !== null && entry.refused.length === 0) {
    const question = `${front}I do not have "${entry.phrase}" in my list. Which exercise is it, or comes closest?`;
    return { point: "exercise", kind: "slot", about: "exercise", question: capital(question), options: [] };
  }
  const offered = entry.refused.length > 0 ? [] : recent.slice(0, RECENT_OFFERED);
  return {
    point: "exercise",
    kind: "slot",
    about: "exercise",
    question: capital(`${front}which exercise was that?`),
    options: asOptions(offered),
  };
}

function readingPoint(entry: DraftEntry): OpenPoint {
  const labels = entry.readings.map(({ label }) => label);
  const name = entry.exercise?.name ?? entry.phrase;
  const question = `${name === null ? "" : `${name}: `}did you mean ${labels.join(", or ")}?`;
  const options = labels.map((label, place) => ({ id: String(place + 1), label }));
  return { point: "sets", kind: "disambiguation", about: "sets", question: capital(question), options };
}

const STEPS = /\d ?k? ?(?:steps|schritte|pas|pasos|passi|passos)\b/i;

function countPoint(entry: DraftEntry, { catalog, context }: Asking): OpenPoint {
  const exercise = entry.exercise ? catalog.byId(entry.exercise.id) : undefined;
  const measurement = exercise?.measurement;
  const lead = understood(entry, context);
  const front = lead === "" ? "" : `${lead}: `;
  const slot: Omit<OpenPoint, "about" | "question"> = { point: "reps", kind: "slot", options: [] };
  if (measurement === "duration" || measurement === "weight_duration") {
    const asked = exercise?.mechanic === "cardio" ? "how long did it take?" : "how long did you hold it?";
    return { ...slot, about: "duration", question: capital(`${front}${asked}`) };
  }
  if (measurement === "distance_duration" || measurement === "weight_distance") {
    const uncounted = STEPS.test(entry.note ?? "") ? "I keep no count of steps. " : "";
    return { ...slot, about: "duration", question: `${uncounted}${capital(`${front}how far or how long was it?`)}` };
  }
  const asked =
    entry.sets.length === 0
      ? "how many sets and reps?"
      : entry.sets.length === 1
        ? "how many reps?"
        : "how many reps in each set?";
  return { ...slot, about: "reps", question: capital(`${front}${asked}`) };
}

const ANEW: Readonly<Record<NonNullable<DraftEntry["missing"]>, string>> = {
  weight: "what was the weight?",
  reps: "how many reps was it?",
  duration: "how long was it?",
  date: "which day was it?",
  sets: "how many sets was it?",
};

/**
 * The first thing that keeps an entry from being stored, as a question: the exercise, the reading of the numbers, what
 * was done, a figure that is hardly possible. `null` when the entry is complete.
 */
export function openPoint(entry: DraftEntry, asking: Asking): OpenPoint | null {
  if (entry.exercise === null) return exercisePoint(entry, asking);
  if (entry.readings.length > 1) return readingPoint(entry);
  if (entry.missing !== null) {
    const known = entry.missing === "date" ? setsText(entry.sets, entry.exercise.name) : entry.exercise.name;
    const question = `${known}: ${ANEW[entry.missing]}`;
    return { point: "missing", kind: "slot", about: entry.missing, question, options: [] };
  }
  if (!isCountable(entry.sets)) return countPoint(entry, asking);
  if (entry.confirmed) return null;
  const doubt = doubtInReading(entry, asking.catalog.byId(entry.exercise.id), asking.context.today);
  if (doubt === null) return null;
  return {
    point: "confirm",
    kind: "confirmation",
    about: "confirm",
    question: capital(doubt.text),
    options: YES_OR_NO,
  };
}
