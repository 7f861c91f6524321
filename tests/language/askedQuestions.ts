import type { AskedQuestion } from "../../src/language/answers/pendingAnswer.ts";

/** Questions as the parts of the product put them, for tests of what counts as an answer. */
export const WHICH_ROW: AskedQuestion = {
  kind: "disambiguation",
  about: "exercise",
  question: "4×6 at 95 lb: which row was it?",
  options: [
    { id: "barbell", label: "Bent-Over Barbell Row" },
    { id: "dumbbell", label: "One-Arm Dumbbell Row" },
    { id: "cable", label: "Seated Cable Row" },
  ],
};
export const TWO_DUMBBELLS: AskedQuestion = {
  kind: "disambiguation",
  about: "exercise",
  question: "3×8: which press was it?",
  options: [
    { id: "flat", label: "Dumbbell Bench Press" },
    { id: "incline", label: "Incline Dumbbell Press" },
    { id: "military", label: "Barbell Overhead Press" },
  ],
};
export const WHICH_EXERCISE: AskedQuestion = {
  kind: "slot",
  about: "exercise",
  question: "3×10 at 80 kg: which exercise was that?",
  options: [],
};
export const WHICH_OF_RECENT: AskedQuestion = {
  ...WHICH_EXERCISE,
  options: [
    { id: "incline", label: "Incline Barbell Bench Press" },
    { id: "deadlift", label: "Conventional Deadlift" },
  ],
};
export const HOW_MANY_REPS: AskedQuestion = {
  kind: "slot",
  about: "reps",
  question: "Barbell Bench Press at 80 kg: how many reps?",
  options: [],
};
export const HOW_LONG: AskedQuestion = {
  kind: "slot",
  about: "duration",
  question: "How long did you hold it?",
  options: [],
};
export const WHICH_READING: AskedQuestion = {
  kind: "disambiguation",
  about: "sets",
  question: "Did you mean 2 sets of 5 at 45, or 5 sets of 2 at 45?",
  options: [
    { id: "0", label: "2 sets of 5 at 45" },
    { id: "1", label: "5 sets of 2 at 45" },
  ],
};
export const IS_IT_RIGHT: AskedQuestion = {
  kind: "confirmation",
  about: "confirm",
  question: "800 kg for Barbell Bench Press: is that right?",
  options: [
    { id: "yes", label: "Yes" },
    { id: "no", label: "No" },
  ],
};
export const WHICH_UNIT: AskedQuestion = {
  kind: "disambiguation",
  about: "units",
  question: "Kilograms or pounds?",
  options: [
    { id: "kg", label: "kg" },
    { id: "lb", label: "lb" },
  ],
};
export const WHICH_ROUTE: AskedQuestion = {
  kind: "clarification",
  about: "route",
  question: "Log what you did, or build a session?",
  options: [
    { id: "WORKOUT_LOG", label: "Log what I did" },
    { id: "WORKOUT_GENERATE", label: "Build a session" },
  ],
};
