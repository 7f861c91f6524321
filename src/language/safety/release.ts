import type { Screening } from "../../protocol/understanding.ts";
import { clearedText, NO_EMERGENCY_TEXT, UNSEEN_TEXT } from "./fixedAnswers.ts";
import { saysNoEmergency } from "./noEmergency.ts";
import { asksToTrain, tellsToLog } from "./purpose.ts";
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

/** What it was instead of a danger: "was just tired", "it was gas". */
const HARMLESS_CAUSE =
  /\b(?:was|were|its|is|just|only) (?:just |only |probably |a |really )*(?:gas|wind|heartburn|acid reflux|reflux|indigestion|tired|exhausted|winded|out of breath|muscular|(?:a )?(?:pulled )?muscle|a strain|strain|a cramp|cramps?|stitch|nerves|hungry|hangry|blahungen|muskelkater|mude|gases|cansancio|fatiga|fatigue|stanchezza|cansaco)\b/;
/** Of somebody else, and nothing of the writer: "he's ok now". */
const OF_ANOTHER =
  /\b(?:he|hes|she|shes|they|theyre|(?:my|the|a) (?:\w+ )?(?:friend|buddy|mate|partner|wife|husband|guy|man|woman|dad|mum|mom|father|mother|brother|sister|son|daughter|client|er|sie) (?:is|are|feels?|s))\b/;
const OF_ONESELF = /\b(?:i|im|ive|me|my chest|my heart|my head)\b/;

/**
 * The end of a hold after an emergency. Who was seen by nobody and only feels fine is no longer held, and trains only after that, whether
 * they ask for it in the same breath or in the next. Said to have been nothing, or told of somebody else, nothing stays behind; nor where
 * sets are only to be written down.
 */
export function released(reading: Reading, wasNone: boolean): Screening {
  const free = cleared(reading, wasNone);
  if (wasNone || isSettled(reading)) return free;
  const isOfAnother = OF_ANOTHER.test(reading.text) && !OF_ONESELF.test(reading.text);
  const isNothing = HARMLESS_CAUSE.test(reading.text) || isOfAnother || tellsToLog(reading);
  if (!asksToTrain(reading) && isNothing) return free;
  return { ...free, verdict: "caution", class: "S", rule: "safe_unseen", text: `${free.text} ${UNSEEN_TEXT}` };
}
