import type { Option, PENDING_ABOUT, PENDING_KINDS } from "../../protocol/turn.ts";

/** The part of an open question that reading an answer needs. */
export type AskedQuestion = {
  kind: (typeof PENDING_KINDS)[number];
  about: (typeof PENDING_ABOUT)[number];
  question: string;
  options: readonly Option[];
};

/** How a text stands to the open question. `rest` is what else was said, folded; "" when nothing. */
export type PendingAnswer =
  /** One option is meant. A `rest` is to be read on top of it ("the cable one, and it was 100"). */
  | { kind: "option"; optionId: string; rest: string }
  /** It gives what was asked for in words of its own: "8", "a minute", "hack squat". When not `sure`, a confident
   * other route should win. */
  | { kind: "text"; sure: boolean }
  /** None of the options; `rest` names what instead. */
  | { kind: "none"; rest: string }
  /** The question is called off; a `rest` is another request. */
  | { kind: "dismissal"; rest: string }
  /** It changes what was understood, and leaves the question open: "actually it was 5 sets". */
  | { kind: "correction" }
  /** It is about the question and settles nothing: it points at several options, or says that it does not matter. */
  | { kind: "unclear" }
  /** Surely something else. */
  | { kind: "new" };
