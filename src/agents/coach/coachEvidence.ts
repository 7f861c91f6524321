import type { Goal } from "../../language/coaching/coachCues.ts";
import type { CoachQuestion } from "../../language/coaching/coachQuestion.ts";
import type { Limitation } from "../../protocol/profile.ts";
import type { Equipment } from "../../protocol/vocabulary.ts";

/** What was found for one question: ids only, so that it stays small where it is stored. Plain JSON. */
export type CoachFinding = {
  question: CoachQuestion;
  /** Exercises that answer it, best first; the ones the question names are in the question. */
  exercises: string[];
  /** How many there are in all, and which constraint left none. */
  total: number;
  emptiedBy: string | null;
  /** Notes that answer it, best first. */
  notes: string[];
  /** Notes that only come near. */
  near: string[];
  limitations: Limitation[];
  /** What there is to train with; `null` when nobody has said. */
  equipment: Equipment[] | null;
  goal: Goal | null;
  unit: "kg" | "lb" | null;
};

export type CoachEvidence = {
  findings: CoachFinding[];
  /** Words on the health that the person told of, where they ask whether they can do an exercise. */
  care?: string[];
  /** Of what a share of a lift is reckoned. */
  basis?: string;
  /** Milliseconds it took to find. */
  tookMs: number;
};
