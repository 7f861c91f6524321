import type { Screening } from "../../protocol/understanding.ts";
import type { AnswerKey } from "./fixedAnswers.ts";
import type { Hit, Reading } from "./reading.ts";

/** What a rule found, before it is asked how it was meant. */
export type Finding = {
  class: NonNullable<Screening["class"]>;
  verdict: "halt" | "caution" | "answer" | "ask" | "note";
  /** Dotted name, e.g. `emergency.chest_pain`. */
  rule: string;
  answer: AnswerKey;
  /** The words it rests on; their frames decide whether it is about now, about somebody else, or a question. */
  evidence: readonly Hit[];
};

/** A rule reads a message and finds at most one thing. Must not throw. */
export type Rule = (reading: Reading) => Finding | null;

export const first = (reading: Reading, rules: readonly Rule[]): Finding | null => {
  for (const rule of rules) {
    const found = rule(reading);
    if (found) return found;
  }
  return null;
};
