import type { Screening } from "../../protocol/understanding.ts";
import { clearedText, NO_EMERGENCY_TEXT, UNSEEN_TEXT } from "./fixedAnswers.ts";
import { saysNoEmergency } from "./noEmergency.ts";
import { asksToTrain } from "./purpose.ts";
import type { Reading } from "./reading.ts";
import { isSettled } from "./safeAgain.ts";
import { saysJoke } from "./takenBack.ts";

/** What is said once somebody is safe again, or says that there never was a danger (`wasNone`). */
export const cleared = (reading: Reading, wasNone = saysNoEmergency(reading)): Screening => ({
  verdict: "clear",
  class: null,
  rule: "safe_again",
  signals: ["safe_again"],
  text: saysJoke(reading) || (wasNone && !isSettled(reading)) ? NO_EMERGENCY_TEXT : clearedText(isSettled(reading)),
  question: null,
});

/**
 * The end of a hold after an emergency. "It stopped, can I do squats": who wants to train in the same breath, and was seen by nobody, is no
 * longer held and trains only after that.
 */
export function released(reading: Reading, wasNone: boolean): Screening {
  const free = cleared(reading, wasNone);
  if (wasNone || isSettled(reading) || !asksToTrain(reading)) return free;
  return { ...free, verdict: "caution", class: "S", rule: "safe_unseen", text: `${free.text} ${UNSEEN_TEXT}` };
}
