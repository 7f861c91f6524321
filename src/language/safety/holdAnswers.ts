import type { Alarm } from "../../protocol/understanding.ts";
import { isForClinician } from "./alarm.ts";
import { crisisLine, emergencyNumber } from "./helpNumbers.ts";

/** Where training is held after an emergency: what it was of, and for whom the numbers are. */
type Held = { alarms: readonly Alarm[]; country: string | null };

/** What is said while training is held back after an emergency. */
export function holdText({ alarms, country }: Held): string {
  const number = emergencyNumber(country);
  if (alarms.includes("mind") && !isForClinician(alarms))
    return `I am still here, and everything else can wait. Please do not stay alone with this: ${crisisLine(country)}. In danger, call ${number}. Tell me when you are safe, or who is with you. If I got you wrong, just say so.`;
  return `I am still holding everything else back, because of what you told me. If anything is wrong, please call ${number}; if it is your thoughts that hurt, please ${crisisLine(country)}. Tell me when you are safe, or when a doctor has seen you. If I got you wrong and nobody is in danger, just say so.`;
}

const GLAD = "Thank you for telling me, I am glad.";
const SETTLED = `${GLAD} Take it easy at first, and if it comes back, stop and get help.`;
const LOOK_AT = `${GLAD} Feeling fine is not always the end of it: after chest pain, fainting, a blow to the head, a sudden headache, signs of a stroke, numbness around the groin or saddle, weak legs, or trouble with bladder or bowel, please see a doctor first, today, before you train again. Otherwise take it easy. If it comes back, stop and get help.`;
const UNTIL_THEN =
  "Until then I build no session; logging and questions are fine. If it was none of these, say so, and we go on.";
const STILL_UNSEEN =
  "Good that you feel well. What you told me before should still be seen by a doctor, so until then I build no session; logging and questions are fine. If it was nothing of the kind, say so, and we go on.";

const AFTER_FEVER = `${GLAD} After a fever wait for a whole day without it and without medicine, then begin at about half. With chest pain or a racing heart, stop and get help.`;
const AFTER_LOW = `${GLAD} Measure once more before you start, keep fast sugar at hand, and stop if it falls again.`;
/** What passes by itself, as it is named when it has. */
const PASSED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:fever\w*|temperature|fieber\w*|fiebre|fievre|febbre|febre|flu|grippe|gripe|influenza)\b/, AFTER_FEVER],
  [
    /\b(?:sugars?|glucose|juice|hypo|dextro\w*|zucker|traubenzucker|azucar|sucre|jus|zucchero|acucar|suco|zumo)\b/,
    AFTER_LOW,
  ],
];

/** What is said once a sign to stop for has passed: shorter when a clinician has seen it, or when it names itself. In: folded words of who says so. */
export const clearedText = (isSettled: boolean, said = ""): string =>
  isSettled ? SETTLED : (PASSED.find(([named]) => named.test(said))?.[1] ?? LOOK_AT);

/** What somebody hears who feels well after an emergency and was seen by nobody; `isAgain` when they were told so before. */
export function unseenText({ alarms, country }: Held, isAgain: boolean): string {
  const mind = alarms.includes("mind") ? ` If the thoughts come back, please ${crisisLine(country)}.` : "";
  if (alarms.includes("taken"))
    return `${GLAD} Feeling fine says little after something was taken: the harm can show hours or days later. Please let a poison centre or a doctor decide, today; ${emergencyNumber(country)} if anything changes. If you took it to hurt yourself, please ${crisisLine(country)}. Until a doctor has seen it I build no session; logging and questions are fine. If nothing was taken, say so, and we go on.`;
  return `${isAgain ? STILL_UNSEEN : `${LOOK_AT} ${UNTIL_THEN}`}${mind}`;
}

/** What ends a hold in which nothing is left for a clinician to clear. */
export function releasedText({ alarms, country }: Held, isSettled: boolean): string {
  if (alarms.includes("mind"))
    return `Thank you for telling me; I am glad that you are here. Such thoughts can come back, and you need not carry them alone: if they do, please ${crisisLine(country)}, also when it is not at its worst, and let somebody you trust know. In danger, call ${emergencyNumber(country)}. Whenever you feel like training, we go on, at your pace.`;
  if (alarms.includes("other"))
    return `Thank you for telling me, I am glad for both of you. Whoever was in danger should still be seen by a doctor, also when they feel fine; if it comes back, call ${emergencyNumber(country)}, and for thoughts of suicide ${crisisLine(country)}. Whenever you like, we go on.`;
  return clearedText(isSettled);
}

/** What is said to somebody who was taken for one in danger and says that there was none. */
export const noEmergencyText = ({ alarms, country }: Held): string =>
  `Then I took it more seriously than you meant it; I would rather ask once too often. All clear, we go on. ${
    alarms.includes("mind")
      ? `Should it ever be more than words, tell me, or ${crisisLine(country)}.`
      : "If something does feel wrong, tell me."
  }`;
