/** "Delete the 12", "scrap the 102.5 one": a set that is named by its figure. */
const STRUCK =
  /^\W*(?:(?:ok|oh|no|sorry|actually|and|please|can you)[ ,]+)*(?:delete|remove|scrap|scratch|bin|lose|drop|take out|get rid of|losche?|borra|quita|togli|cancella|efface|enleve|apaga|tira) (?:the|die|das|den|la|le|el|il|o|a|l) ?(\d{1,3}(?:[.,]\d{1,2})?)(?: ?(?:kgs?|kilos?|lbs?|pounds?|reps?|wdh))?(?:er)?(?: (?:one|set|satz|serie))?(?: (?:again|please|pls|wieder))*[\s.!]*$/u;

/** The figure of a set that is to go; `null` where none is named so. In: folded text. */
export function struckFigure(folded: string): number | null {
  const figure = STRUCK.exec(folded)?.[1];
  return figure === undefined ? null : Number(figure.replace(",", "."));
}
