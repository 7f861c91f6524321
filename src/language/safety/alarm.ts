import type { Alarm } from "../../protocol/understanding.ts";
import type { AnswerKey } from "./fixedAnswers.ts";

const OF_WHAT_WAS_TAKEN: ReadonlySet<AnswerKey | "order"> = new Set(["overdose", "drugTaken"]);

/** A caution that feeling fine does not end: after a blow to the head the second one does the harm. */
export const outlastsFeelingFine = (answer: AnswerKey): boolean => answer === "headHit";

/** What an emergency is of, by its answer and by whom it is told of: what ends a hold differs. */
export function alarmOf(answer: AnswerKey | "order", about: "self" | "other" | "question" = "self"): Alarm {
  if (about === "other") return "other";
  if (answer === "selfHarm") return "mind";
  return OF_WHAT_WAS_TAKEN.has(answer) ? "taken" : "body";
}

/** Whether what is held is for a clinician to clear; what nobody remembers is. */
export const isForClinician = (alarms: readonly Alarm[]): boolean =>
  alarms.length === 0 || alarms.includes("body") || alarms.includes("taken");
