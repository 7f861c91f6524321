/** A word, a figure or a mark of a message; `from` and `to` are offsets into it. */
export type Token = {
  from: number;
  to: number;
  /** Folded: lower case, no diacritics, no apostrophes; a newline is "\n". */
  word: string;
  /** Begins with a capital. */
  isCapital: boolean;
  /** Nothing stands between it and the token before. */
  isJoined: boolean;
};

/** Tokens read of a message: what it tells is said by then, and the time stays bounded. */
export const MOST_TOKENS = 250;
const LONGEST = 24;
const TOKEN = /\d+(?:[.,:]\d+)*|\p{L}[\p{L}\p{M}'’]*|\n|[^\s]/gu;
const MARKS = /\p{M}+/gu;
const APOSTROPHES = /['’]/g;
const PLAIN = /^[a-z]+$/;
const CAPITAL = /^\p{Lu}/u;

function fold(raw: string): string {
  const lower = raw.slice(0, LONGEST).toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower.normalize("NFKD").replace(MARKS, "").replace(APOSTROPHES, "").replaceAll("ß", "ss") || lower;
}

/** The tokens of a text in order, at most `MOST_TOKENS`: figures and letters apart ("80kg" is two), marks each by itself. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let end = -1;
  for (const match of text.matchAll(TOKEN)) {
    const [raw] = match;
    const from = match.index;
    tokens.push({
      from,
      to: from + raw.length,
      word: fold(raw),
      isCapital: CAPITAL.test(raw),
      isJoined: end === from,
    });
    if (tokens.length === MOST_TOKENS) break;
    end = from + raw.length;
  }
  return tokens;
}
