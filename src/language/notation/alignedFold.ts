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
};

const LOOKS_LIKE_X = /[хХ]/;
const CYRILLIC = /\p{Script=Cyrillic}/u;

function foldOne(unit: string): string {
  const other = OTHERS[unit];
  if (other !== undefined) return other;
  const folded = unit.normalize("NFKD").replace(MARKS, "").toLowerCase();
  return folded.length === 1 ? folded : unit;
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
    const alone = LOOKS_LIKE_X.test(unit) && !CYRILLIC.test(text.charAt(at - 1)) && !CYRILLIC.test(text.charAt(at + 1));
    folded += alone ? "x" : foldOne(unit);
  }
  return folded;
}

/** A text without the signs that have no width, which pasted text has between letters and figures. */
export const visible = (text: string): string => text.replace(INVISIBLE, "");
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;
