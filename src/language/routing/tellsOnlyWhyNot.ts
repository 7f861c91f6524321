const WHY_NOT =
  /\b(?:no|without|skip|minus|avoid|leave out) [^.;!?\n]*?\b(?:did|done|had|hit|ran|rowed|swam|cycled|rode|walked|hiked|played|trained)\b[^.;!?\n,]*/gi;
const TELLS_DEED = /\d|\b(?:did|done|hit|log|logged|finished|ran|walked)\b/i;
/** A part of the body and a day, and no figure: "did legs yesterday", "trained chest and back on Monday". */
const PART_AND_DAY =
  /^\W*(?:(?:and|but|because|cause|as|since|i|we|already|just) )*(?:did|trained|hit|had|worked|smashed|killed|destroyed) (?:(?:my|some|heavy|a|hard|and|full|lower|upper|body|legs?|leg day|chest|back|push|pull|arms?|biceps|triceps|shoulders?|glutes|abs|core|&|,)[ ,]*){1,6}(?:yesterday|last night|this morning|earlier(?: today)?|the day before|(?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|\w{3,4}))\W*$/i;

/** Whether what was done is only why it is not wanted: "bar, box and a rope, nothing else. No burpees, did 100 yesterday". */
export function tellsOnlyWhyNot(text: string): boolean {
  if (PART_AND_DAY.test(text)) return true;
  const rest = text.replace(WHY_NOT, " ");
  return rest !== text && !text.includes("?") && !TELLS_DEED.test(rest);
}
