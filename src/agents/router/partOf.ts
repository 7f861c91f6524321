import { compiled } from "../../language/patterns/compiled.ts";
/** A part of a text, in characters. */
export type Span = { from: number; to: number };

/** Where a part stands that somebody quotes of a text, with whatever capitals and blanks; `null` when it does not. */
export function partOf(text: string, quoted: string): Span | null {
  const words = quoted.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const exact = text.indexOf(quoted.trim());
  if (exact >= 0) return { from: exact, to: exact + quoted.trim().length };
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("\\s+");
  const found = compiled(pattern, "iu").exec(text);
  return found ? { from: found.index, to: found.index + found[0].length } : null;
}
