const PLAIN = /^[\n\x20-\x7e]*$/;
const MARKS = /\p{M}+/gu;
const OTHERS: Record<string, string> = {
  "’": "'",
  "‘": "'",
  ʼ: "'",
  "´": "'",
  "`": "'",
  "′": "'",
  "“": '"',
  "”": '"',
  "″": '"',
  "–": "-",
  "—": "-",
  "−": "-",
  "‐": "-",
  "‑": "-",
  "×": "x",
  "✕": "x",
  "✖": "x",
  "→": ">",
  "⇒": ">",
  "➡": ">",
  "\t": " ",
  "\r": " ",
  "\u00a0": " ",
  "＋": "+",
  "＠": "@",
  // Of ordinals, which people type for the sign of degrees and the other way round.
  º: "°",
  ª: "°",
};

const LIKE_X = "х";
const LIKE_LARGE_X = "Х";
const CYRILLIC = /\p{Script=Cyrillic}/u;

/** There are 65,536 at most, and few are used. */
const known = new Map<string, string>();

function foldOne(unit: string): string {
  const before = known.get(unit);
  if (before !== undefined) return before;
  const plain = unit.normalize("NFKD").replace(MARKS, "").toLowerCase();
  const folded = OTHERS[unit] ?? (plain.length === 1 ? plain : unit);
  known.set(unit, folded);
  return folded;
}

/**
 * The text as rules compare it, unit for unit as long as it was, so that positions in one are positions in the other:
 * lower case, no diacritics, straight quotes, hyphens for dashes, `x` for the signs of multiplication (and for the
 * Cyrillic letter that looks like it), `>` for arrows. Give it composed text (NFC). Linear in its length.
 */
export function alignedFold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  let folded = "";
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charAt(at);
    const isLike = unit === LIKE_X || unit === LIKE_LARGE_X;
    const isAlone = isLike && !CYRILLIC.test(text.charAt(at - 1)) && !CYRILLIC.test(text.charAt(at + 1));
    folded += isAlone ? "x" : foldOne(unit);
  }
  return folded;
}

/** A text without the signs that have no width, which pasted text has between letters and figures. */
export const visible = (text: string): string => text.replace(INVISIBLE, "");
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;
