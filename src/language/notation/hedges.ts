import { entered } from "../patterns/enteredPattern.ts";
import type { Stretch } from "./otherTimes.ts";

/** "… with 40 kilos I think": how sure somebody is of a figure. */
const BEHIND =
  /(?<=\d[^,.;!?\n]{0,12}) (?:i (?:think|guess|believe|reckon)|iirc|if i remember (?:right|correctly)|glaub(?:e)? ich|creo|je crois|credo|acho)(?=\s*(?:[,.;!?\n]|$))/giu;
/** "…, I think it was 80 kg": the same before a load. */
const BEFORE =
  /(?<![\p{L}])(?:i (?:think|guess|believe|reckon|suppose)|(?:ich )?glaube?(?: ich)?|je crois(?: que)?|creo(?: que)?|credo(?: che)?|acho(?: que)?)(?: (?:that |with |it (?:was|were) |es waren |c['’]était |eran |era |erano |at |about |around |mit |con |avec |com )*| )(?=\d+(?:[.,]\d+)? ?(?:kgs?|kilos?|lbs?|pounds?)(?!\p{L}))/giu;
const SAID = entered(
  /(?<!\p{L})(?:i (?:think|guess|believe|reckon|suppose)|iirc|if i rem|glaub|creo|je crois|credo|acho)/iu,
);

/** Words around a figure that say how sure somebody is of it; no load that nothing is counted before. Linear. */
export function hedges(text: string): Stretch[] {
  if (!SAID.test(text)) return [];
  const counted = text.search(/\d/);
  return [BEHIND, BEFORE].flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => index > counted)
      .map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );
}
