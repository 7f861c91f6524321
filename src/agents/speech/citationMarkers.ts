const MARKER = /\s*[[【]([^[\]【】\n]{1,100})[\]】]/g;
/** Some write the id in round brackets; only what is an id that was given is taken for one. */
const ROUND = /\s*\(((?:\[?[\w-]{2,80}\]?)(?:[,;]\s*\[?[\w-]{2,80}\]?)*)\)/g;
const BRACKET = /[[\]【】]/;
const PARTS = /\s*[,;|]\s*|\s+/;

/** A sentence without its markers, and what they name. */
export type Unmarked = { text: string; ids: string[]; hasUnknown: boolean };

/**
 * Takes the citation markers (`[squat-depth]`, `[squat-depth, bracing]`) out of a sentence. `hasUnknown` when a marker names
 * something that was not given, or a bracket is left over.
 */
export function withoutMarkers(sentence: string, given: ReadonlySet<string>): Unmarked {
  const ids: string[] = [];
  let hasUnknown = false;
  const idOf = (part: string) => part.toLowerCase().replace(/^(?:id|note|source|exercise)\s*[:=]\s*|^[#@^]/, "");
  let text = sentence.replace(MARKER, (_, inner: string) => {
    for (const part of inner
      .trim()
      .split(PARTS)
      .filter((one) => one !== "")) {
      const id = idOf(part);
      if (given.has(id)) ids.push(id);
      else hasUnknown = true;
    }
    return "";
  });
  if (BRACKET.test(text)) hasUnknown = true;
  text = text.replace(ROUND, (whole, inner: string) => {
    const named = inner.split(/[,;]\s*/).map(idOf);
    if (!named.every((id) => given.has(id))) return whole;
    ids.push(...named);
    return "";
  });
  // "Brace first [bracing] ." and "Brace. [bracing]." leave signs behind.
  text = text
    .replace(/\s+([.,;:!?…])/g, (_, sign: string) => sign)
    .replace(/([.!?])[.]+$/, "$1")
    .trim();
  return { text, ids: [...new Set(ids)], hasUnknown };
}
