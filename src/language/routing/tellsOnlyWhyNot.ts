const WHY_NOT = /\b(?:no|without|skip|minus|avoid|leave out) [^.;!?\n]*?\b(?:did|done|had|hit)\b[^.;!?\n,]*/gi;
const TELLS_DEED = /\d|\b(?:did|done|hit|log|logged|finished|ran|walked)\b/i;

/** Whether what was done is only why it is not wanted: "bar, box and a rope, nothing else. No burpees, did 100 yesterday". */
export function tellsOnlyWhyNot(text: string): boolean {
  const rest = text.replace(WHY_NOT, " ");
  return rest !== text && !text.includes("?") && !TELLS_DEED.test(rest);
}
