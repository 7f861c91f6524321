const FENCED = /```[a-z]*\s*\n?([\s\S]*?)```/gi;
/** Beginnings that are tried; a text of nothing but brackets must not cost its square. */
const MOST_TRIES = 40;

/**
 * The JSON objects and arrays in what a model wrote, likeliest first: the whole text, what is in fences, then what stands
 * among words. Empty when there is none.
 */
export function jsonIn(text: string): unknown[] {
  const trimmed = text.trim();
  const found: unknown[] = [];
  const take = (part: string) => {
    const value = objectOf(part);
    if (value !== undefined) found.push(value);
  };
  take(trimmed);
  if (found.length > 0) return found;
  for (const [, inside = ""] of trimmed.matchAll(FENCED)) take(inside.trim());

  let at = 0;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const offset = trimmed.slice(at).search(/[{[]/);
    if (offset < 0) break;
    const begin = at + offset;
    const end = endOfJson(trimmed, begin);
    const before = found.length;
    if (end !== null) take(trimmed.slice(begin, end));
    at = found.length > before && end !== null ? end : begin + 1;
  }
  return found;
}

/** Behind the bracket that closes the one at `begin`; `null` when it is not closed. Brackets in strings do not count. */
export function endOfJson(text: string, begin: number): number | null {
  let depth = 0;
  let inString = false;
  for (let at = begin; at < text.length; at += 1) {
    const sign = text[at];
    if (inString) {
      if (sign === "\\") at += 1;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === "{" || sign === "[") depth += 1;
    else if (sign === "}" || sign === "]") {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return null;
}

/** The object or array that a text is; `undefined` for anything else. */
export function objectOf(part: string): unknown {
  if (!/^[{[]/.test(part)) return undefined;
  try {
    return JSON.parse(part);
  } catch {
    return undefined;
  }
}
