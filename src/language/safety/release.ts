import type { Alarm, Screening } from "../../protocol/understanding.ts";
import { isForClinician } from "./alarm.ts";
import { clearedText, noEmergencyText, releasedText, unseenText } from "./holdAnswers.ts";
import { saysNoEmergency } from "./noEmergency.ts";
import { asksToTrain, purposeOf, tellsToLog } from "./purpose.ts";
import type { Reading } from "./reading.ts";
import { isSettled } from "./safeAgain.ts";
import { NOTHING, type ScreeningContext } from "./screeningContext.ts";
import { saysJoke } from "./takenBack.ts";

const CLEAR: Screening = { ...NOTHING, verdict: "clear", rule: "safe_again", signals: ["safe_again"] };
/** "The doctor cleared me": said by somebody who can tell. */
const BY_CLINICIAN =
  /\b(?:docs?|doctors?|dr|gp|er|hospital|paramedics?|cardiologist|physio\w*|surgeon|consultant|nurse|medic|clinic|midwife|specialist|medically|checked|examined|discharged|ecg|ekg|mri|scans?|x ?rays?|all clear|arzt|arztin|medecin|medico|medica)\b/;
const ASKS_SESSION =
  /\b(?:give|gimme|build|make|plan|create|design|need|want|like|lets do|lets have|can i (?:get|have)|how about|ready for|so|now|bitte|please|for|ok|okay|fine|clear|go|gib|mach|erstell\w*|brauch\w*|mochte|hatte gern\w*|will|donne|fais|veux|voudrais|dame|hazme|ponme|quiero|fammi|dammi|voglio|vorrei|faz|manda|quero|monta)\b(?: (?!rest\b|my\b|back\b|off\b)\w+){0,5}? (?:sessions?|workout|routine|circuit|(?:leg|legs|push|pull|upper|lower|chest|back|arm|arms|shoulder|glute|body) day|einheit|\w*training|\w*workout|seance|entrainement|sesion|entreno|entrenamiento|rutina|sessione|allenamento|scheda|treino|\d{1,3} ?(?:m|min|mins|minutes?|minuten|minutos?|minuti))\b/;
/** Whether a session is asked for by somebody whom a clinician has cleared; after words of dying or of something taken only the answer is given. */
const asksSession = (reading: Reading, { alarms }: Hold): boolean =>
  alarms.every((alarm) => alarm === "body") &&
  !saysJoke(reading) &&
  BY_CLINICIAN.test(reading.text) &&
  ASKS_SESSION.test(reading.text) &&
  !tellsToLog(reading);
type Hold = Pick<ScreeningContext, "safety" | "country"> & { alarms: readonly Alarm[] };

/** What is said once a sign to stop for has passed, or was none. */
export const cleared = (reading: Reading, hold: Hold): Screening => {
  const wasNone = saysJoke(reading) || (saysNoEmergency(reading) && !isSettled(reading));
  if (wasNone) return { ...CLEAR, text: noEmergencyText(hold) };
  const settled = isSettled(reading);
  const free = { ...CLEAR, text: clearedText(settled, reading.text) };
  return settled && asksSession(reading, hold) ? { ...free, asksSession: true } : free;
};

/** What it was instead of a danger: "was just tired", "it was gas". */
const HARMLESS_CAUSE =
  /\b(?:was|were|its|is|just|only) (?:just |only |probably |a |really )*(?:gas|wind|heartburn|acid reflux|reflux|indigestion|tired|exhausted|winded|out of breath|muscular|(?:a )?(?:pulled )?muscle|a strain|strain|a cramp|cramps?|stitch|nerves|hungry|hangry|blahungen|muskelkater|mude|gases|cansancio|fatiga|fatigue|stanchezza|cansaco)\b/;
/** Of somebody else, and nothing of the writer: "he's ok now". */
const OF_ANOTHER =
  /\b(?:he|hes|she|shes|they|theyre|(?:my|the|a) (?:\w+ )?(?:friend|buddy|mate|partner|wife|husband|guy|man|woman|dad|mum|mom|father|mother|brother|sister|son|daughter|client|er|sie) (?:is|are|feels?|s))\b/;
/** "I feel totally fine now": longer, and it may ask for something beside it. */
const WORDS_OF_FEELING = 5;
const OF_ONESELF = /\b(?:i|im|ive|me|my chest|my heart|my head)\b/;

/**
 * The end of a hold after an emergency. After words of wanting to die it ends when somebody says that they are safe: no clinician of the body is
 * asked, and the crisis line stays offered. After an emergency of the body who was seen by nobody and only feels fine is no longer
 * held, and trains only once a clinician has cleared it or it is said to have been nothing: however often they feel fine, and whatever
 * else they want. Logging and questions go on meanwhile.
 */
export function released(reading: Reading, wasNone: boolean, hold: Hold): Screening {
  if (saysJoke(reading) || (wasNone && !isSettled(reading))) return { ...CLEAR, text: noEmergencyText(hold) };
  const free = { ...CLEAR, text: releasedText(hold, isSettled(reading)) };
  if (isSettled(reading) && asksSession(reading, hold)) return { ...free, asksSession: true };
  if (wasNone || isSettled(reading) || !isForClinician(hold.alarms)) return free;
  const isOfAnother = OF_ANOTHER.test(reading.text) && !OF_ONESELF.test(reading.text);
  if (!asksToTrain(reading) && (HARMLESS_CAUSE.test(reading.text) || isOfAnother)) return free;
  const isAgain = hold.safety === "cautioned";
  const asks = reading.message.words.length > WORDS_OF_FEELING && purposeOf(reading) === "advice";
  const goesOn = isAgain && (asks || (tellsToLog(reading) && !asksToTrain(reading)));
  const text = unseenText(hold, isAgain);
  const alarm: Alarm = hold.alarms.includes("taken") ? "taken" : "body";
  return { ...CLEAR, verdict: goesOn ? "note" : "caution", class: "S", rule: "safe_unseen", text, alarm };
}
