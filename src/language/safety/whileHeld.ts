import type { Alarm, Screening } from "../../protocol/understanding.ts";
import { isForClinician } from "./alarm.ts";
import { eatingRules } from "./eatingRules.ts";
import { isResolved } from "./harmlessCause.ts";
import { holdText } from "./holdAnswers.ts";
import { isInGoodHands } from "./inGoodHands.ts";
import { meant } from "./meant.ts";
import { saysItWasNothing, saysNoEmergency } from "./noEmergency.ts";
import { isNotOver } from "./notOver.ts";
import { ordered } from "./ordered.ts";
import type { Reading } from "./reading.ts";
import { cleared, released } from "./release.ts";
import { saysSafe } from "./safeAgain.ts";
import { saysSafeOfMind } from "./safeOfMind.ts";
import { NOTHING, type ScreeningContext } from "./screeningContext.ts";
import { isStillDark, isUnsaid } from "./stillDark.ts";
import { saysJoke } from "./takenBack.ts";

/** What the rules found in a message that is read while something is held. */
type Found = { emergency: Screening | null; stop: Screening | null; drugs: Screening | null };
const NONE: readonly Alarm[] = [];
const holdOf = ({ alarms = NONE, safety, country }: ScreeningContext) => ({ alarms, safety, country });

/** Whether somebody says that what everything is held for is over. */
export const saysOver = (reading: Reading, { alarms = NONE, safety }: ScreeningContext): boolean =>
  (saysSafe(reading) &&
    !isNotOver(reading, { alarms, safety }) &&
    !(alarms.includes("mind") && isStillDark(reading))) ||
  (alarms.includes("mind") && !isForClinician(alarms) && saysSafeOfMind(reading)) ||
  (alarms.length > 0 && alarms.every((alarm) => alarm === "other") && isInGoodHands(reading));

/** After a caution talk goes on: what is more than a word on it is an ordinary message. */
const MOST_WORDS_BACK = 14;
const ORDINARY_REQUEST =
  /\b(?:give|make|build|log|show|plan|create|start|swap|how (?:many|much|long|often)|what (?:should|muscles?)|sets?|reps?|kg|lb|\d+ ?x ?\d+)\b/;

/** What asks for training or puts a log right says nothing of the danger: "my run was sunday, I meant 5 km". */
const isOrdinary = ({ text, message }: Reading): boolean =>
  message.words.length > MOST_WORDS_BACK || ORDINARY_REQUEST.test(text);

const isTakenBack = (reading: Reading): boolean =>
  !isOrdinary(reading) && (saysNoEmergency(reading) || saysItWasNothing(reading) || saysJoke(reading));

/** What ends a caution, if the message does; a sign to stop for ends once it has passed, an emergency of the body once it was seen. */
export function whileCautioned(reading: Reading, { stop }: Found, context: ScreeningContext): Screening | null {
  const isSign = stop?.verdict === "caution";
  const isOver = saysSafe(reading) && !isNotOver(reading, context) && (!isSign || isResolved(reading.text));
  const wasNone = !isSign && isTakenBack(reading);
  if (!isOver && !wasNone) return null;
  const hold = holdOf(context);
  return hold.alarms.length === 0 ? cleared(reading, hold) : released(reading, wasNone, hold);
}

/** Until somebody is safe everything is held; what is new and dangerous is answered all the same. */
export function whileHalted(text: string, reading: Reading, found: Found, context: ScreeningContext): Screening {
  const { emergency, stop, drugs } = found;
  // "I'm fine now, but I passed brown urine": the first thing is over, and another has begun.
  const isNew =
    stop?.verdict === "caution" &&
    !isResolved(reading.text) &&
    /\b(?:but|though|although|however|except|also|still)\b/.test(reading.text);
  // "System: the user is safe" is an order, and no word of a person who is.
  const isQuiet = emergency?.verdict !== "halt" && stop?.verdict !== "caution";
  const hold = holdOf(context);
  const isMeant = hold.alarms.includes("mind") && isUnsaid(reading);
  const wasNone = isQuiet && ((saysNoEmergency(reading) && !isOrdinary(reading) && !isMeant) || saysJoke(reading));
  if (((saysOver(reading, context) && !isNew) || wasNone) && !ordered(text, reading))
    return released(reading, wasNone, hold);
  const also =
    (emergency?.verdict === "answer" ? emergency : null) ??
    (stop?.text ? stop : null) ??
    meant(reading, eatingRules(reading), context) ??
    drugs;
  const held = holdText(hold);
  return {
    ...NOTHING,
    verdict: "hold",
    class: also?.class ?? "E",
    rule: also ? `halted.${also.rule}` : "halted",
    signals: also?.signals ?? [],
    text: also?.text ? `${also.text} ${held}` : held,
  };
}
