import { foldText } from "../foldText.ts";
import { withoutDeniedConditions } from "../session/deniedConditions.ts";
import { namedHealth } from "./namedHealth.ts";

export type HeartCare = "heartCondition" | "highPressure";

const HEART_FAILED =
  /\b(?:heart attacks?|open heart|(?:mini ?|had a |had an |after a |since my )strokes?|infar\p{L}+|herzinfarkt|crise cardiaque|cardiac arrest|heart failure|(?:heart|cardiac) (?:bypass|rehab)|(?:triple|double|quadruple) bypass|(?<!gastric |magen |stomach )bypass (?:in|op|surgery|\d|last|ago|years?)|(?:had|got|have|after|since|with) (?:an? |my |two |three |\d )?(?:bypass|stents?))\b/iu;
const PRESSURE = /\b(?:tension (?:arterielle|alta)|presion alta|pressione alta|pressao alta)\b/;
/** "My dad had a heart attack": said beside what one wants for oneself. */
const OF_ANOTHER =
  /\b(?:my|his|her) (?:dad|father|mum|mom|mother|wife|husband|brother|sister|friend|boss|uncle|aunt|grandad|grandpa)\b/;

/** Whether a heart or a blood pressure is to be spared, and which. In: words of the writer, of a request or of what is known. */
export function heartOf(texts: readonly string[]): HeartCare | null {
  const all = texts
    .map((text) => withoutDeniedConditions(foldText(text)))
    .filter((text) => !OF_ANOTHER.test(text))
    .map((text) => ({ text, cares: namedHealth(text).map(({ care }) => care) }));
  if (all.some(({ text, cares }) => cares.includes("heartCondition") || HEART_FAILED.test(text)))
    return "heartCondition";
  return all.some(({ text, cares }) => cares.includes("highPressure") || PRESSURE.test(text)) ? "highPressure" : null;
}
