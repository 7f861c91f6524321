import type { AskedQuestion } from "../../src/language/answers/askedQuestion.ts";

/** Questions as the parts of the product put them, for tests of what counts as an answer. */
const asking = (
  kind: AskedQuestion["kind"],
  about: AskedQuestion["about"],
  question: string,
  labels: Record<string, string> = {},
): AskedQuestion => ({
  kind,
  about,
  question,
  options: Object.entries(labels).map(([id, label]) => ({ id, label })),
});

export const WHICH_ROW = asking("disambiguation", "exercise", "4×6 at 95 lb: which row was it?", {
  barbell: "Bent-Over Barbell Row",
  dumbbell: "One-Arm Dumbbell Row",
  cable: "Seated Cable Row",
});
export const TWO_DUMBBELLS = asking("disambiguation", "exercise", "3×8: which press was it?", {
  flat: "Dumbbell Bench Press",
  incline: "Incline Dumbbell Press",
  military: "Barbell Overhead Press",
});
export const WHICH_EXERCISE = asking("slot", "exercise", "3×10 at 80 kg: which exercise was that?");
export const WHICH_OF_RECENT = asking("slot", "exercise", "3×10 at 80 kg: which exercise was that?", {
  incline: "Incline Barbell Bench Press",
  deadlift: "Conventional Deadlift",
});
export const HOW_MANY_REPS = asking("slot", "reps", "Barbell Bench Press at 80 kg: how many reps?");
export const HOW_LONG = asking("slot", "duration", "How long did you hold it?");
export const WHICH_READING = asking("disambiguation", "sets", "Did you mean 2 sets of 5 at 45, or 5 sets of 2 at 45?", {
  0: "2 sets of 5 at 45",
  1: "5 sets of 2 at 45",
});
export const WHICH_SQUATS = asking(
  "disambiguation",
  "sets",
  "Barbell Back Squat: did you mean 3 sets of 5 at 100, or 5 sets of 3 at 100?",
  { 0: "3 sets of 5 at 100", 1: "5 sets of 3 at 100" },
);
export const WHICH_DAY = asking("slot", "date", "3×5 Barbell Bench Press at 100 kg: which day was it?");
export const IS_IT_RIGHT = asking("confirmation", "confirm", "800 kg for Barbell Bench Press: is that right?", {
  yes: "Yes",
  no: "No",
});
export const WHICH_UNIT = asking("disambiguation", "units", "Kilograms or pounds?", { kg: "kg", lb: "lb" });
export const WHICH_ROUTE = asking("clarification", "route", "Log what you did, or build a session?", {
  WORKOUT_LOG: "Log what I did",
  WORKOUT_GENERATE: "Build a session",
});
