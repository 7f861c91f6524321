import { entered } from "../patterns/enteredPattern.ts";

const LETTERS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};
/** Four single letters and more, with the same blank, dot or dash between them. */
const SPACED = /(?<![\p{L}\p{N}])\p{L}(?:([ .\-_*])\p{L})(?:\1\p{L}){2,}(?![\p{L}\p{N}])/gu;
/** Letters on both sides of a figure: "ign0re", not "5x5" or "80kg". */
const LEET = entered(/(?<!\p{L})\p{L}+[013457@$!](?=\p{L})[\p{L}013457@$!]*/gu);
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/gu;
const BLOB = /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{24,}={0,2}/g;
/** Longer ones are not looked into. */
const MOST_BLOB = 4_000;

/**
 * What a message says under a mask: letters spaced out, figures for letters, invisible signs between letters, base64.
 * `null` when nothing in it is masked. Any text in; linear in its length.
 */
export function unmasked(text: string): string | null {
  const seen = text.replace(INVISIBLE, "");
  const plain = seen
    .replace(SPACED, (letters, between: string) => letters.replaceAll(between, ""))
    .replace(LEET, (word) => word.replace(/[013457@$!]/g, (sign) => LETTERS[sign] ?? sign));
  const hidden = (seen.match(BLOB) ?? []).flatMap((blob) => decoded(blob) ?? []);
  const all = [plain, ...hidden].join("\n");
  return all === text ? null : all;
}

/** The text that base64 stands for; `null` when it is none. */
function decoded(blob: string): string | null {
  try {
    const bytes = atob(blob.slice(0, MOST_BLOB).replaceAll("-", "+").replaceAll("_", "/").replace(/=+$/, ""));
    return /^[\s -~]{12,}$/.test(bytes) && bytes.includes(" ") ? bytes : null;
  } catch {
    return null;
  }
}
