const STOP_WORDS = new Set(
  (
    "a an and any are as at be been being but by can could did do does for from had has have how i if in into is it its " +
    "just may me might more most my of on or our per should so some such than that the their them then there these they " +
    "this those to too up us very was we were what when where which while who will with would you your"
  ).split(" "),
);

/** Lower case, no accents, straight quotes, one space between words; hyphens and dashes between letters become spaces. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/(?<=\p{L})[-‐-―](?=\p{L})/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** A light English stem: plural, -ing, -ed, -ly and a last e go ("increasing", "increases" → "increas"). Input folded. */
export function stem(word: string): string {
  if (word.length < 3 || /\d/.test(word)) return word;
  if (word.length === 3) return word.replace(/(?<![su])s$/, "");
  const single = word
    .replace(/'s$/, "")
    .replace(/ies$/, "y")
    .replace(/(ss|x|z|ch|sh)es$/, "$1")
    .replace(/(?<![su])s$/, "");
  const bare = single.length > 5 ? single.replace(/(ing|ed|ly)$/, "") : single;
  const undoubled = bare === single ? bare : bare.replace(/([bdgmnprt])\1$/, "$1");
  return undoubled.length > 3 ? undoubled.replace(/e$/, "") : undoubled;
}

/** The words and figures of a text, folded and stemmed, in order. */
export const stems = (text: string): string[] => (fold(text).match(/\d+(?:[.,]\d+)?|[\p{L}']+/gu) ?? []).map(stem);

/** Stems that carry meaning: no articles, pronouns and the like. Each once. */
export function contentStems(text: string): string[] {
  const words = fold(text).match(/\d+(?:[.,]\d+)?|[\p{L}']+/gu) ?? [];
  return [...new Set(words.filter((word) => !STOP_WORDS.has(word)).map(stem))];
}
