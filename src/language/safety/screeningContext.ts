import type { Alarm, OpenQuestion, Screening } from "../../protocol/understanding.ts";

/** What is known when a message is screened: where the conversation stands, and what was told of whoever writes. */
export type ScreeningContext = {
  safety: "clear" | "cautioned" | "halted";
  /** What the alarms were of that hold training back; where that is not known, of a body. */
  alarms?: readonly Alarm[];
  question: OpenQuestion | null;
  pick: string | null;
  /** ISO code of two letters, for the numbers to call. */
  country: string | null;
  /** In years, if known. */
  age?: number | null;
  /** Told before that a child is expected: blood is an emergency then. */
  isPregnant?: boolean;
  /** Told before that the bones are thin: a fall is to be looked at. */
  hasThinBones?: boolean;
  /** The message tells sets as done: what is only sensed, and not surely, is said beside the log and does not take its place. */
  tellsSets?: boolean;
};

/** Nothing is found; what a finding leaves unsaid. */
export const NOTHING: Screening = {
  verdict: "pass",
  class: null,
  rule: null,
  signals: [],
  text: null,
  question: null,
};
