import type { FactStatement } from "../../../protocol/facts.ts";
import { foldText } from "../../foldText.ts";
import { compiled } from "../../patterns/compiled.ts";
import { OF_FIGURES } from "./outingFigures.ts";

/** "Pretty sure I could hit 90": what may be lifted or reached is nobody's age or weight. */
const HOPED =
  /\b(?:could|might|would|should|may|can|will|bet|i'?ll|going to|konnte|kann|pourrais|peux|podria|puedo|potrei|posso|poderia|consigo) (?:\w+ ){0,3}?(?:hit|do|get|make|manage|lift|pull|push|reach|go|bench|press|squat|deadlift|curl|row|run|handle|take|add|hold|try|beat|touch|schaffen|machen|faire|hacer|fare|fazer)\b[^,;.]{0,24}?(\d+(?:[.,]\d+)?)/;
export function isOnlyHoped({ type, value, text }: FactStatement): boolean {
  const figure = OF_FIGURES.has(type) ? HOPED.exec(foldText(text))?.[1] : undefined;
  return figure !== undefined && /\d+(?:[.,]\d+)?/.exec(value)?.[0] === figure.replace(",", ".");
}

/** "Voglio scendere a 78": the one figure is where somebody wants to be. */
export function isOnlyAimed({ type, value }: FactStatement, heard: readonly FactStatement[], said: string): boolean {
  const figure = type === "body_weight" ? /\d+(?:[.,]\d+)?/.exec(value)?.[0] : undefined;
  // "From 95 down to 85": where they are now.
  if (figure !== undefined && compiled(`\\b(?:from|von|de|da) (?:about |around )?${figure}\\b`).test(foldText(said)))
    return false;
  const isAim = figure !== undefined && heard.some((one) => one.type === "goal" && one.value.includes(figure));
  return isAim && said.split(figure).length === 2;
}
