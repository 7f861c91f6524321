/**
 * All that a pattern finds in a text, in order. In: a pattern with the flag `g`. Out: what `matchAll` gives; that makes the
 * pattern anew for every text, which for the long ones here costs more than the search.
 */
export function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === "") pattern.lastIndex = placeAfter(text, match.index, pattern.unicode);
  }
  return found;
}

/** The place after the character at `at`; a pair of surrogates is one to a pattern that knows Unicode. */
const placeAfter = (text: string, at: number, isUnicode: boolean): number =>
  at + (isUnicode && (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
