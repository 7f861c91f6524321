/**
 * Between two characters of a part: where a word begins or ends (`\b`), and what a lookaround says about the next or the
 * last character being none of a word.
 */
export const EDGE = "\u0001";
const NO_WORD_NEXT = "\u0002";
const NO_WORD_BEFORE = "\u0003";
/** Digits are all alike. */
const DIGIT = "0";
/** So many strings are told apart; what has more is known by its parts. */
const MOST_EXACT = 96;
const WIDEST_CLASS = 8;
/** How often a character stands at a place of a text, roughly. */
const SHARE_OF_LETTER = 0.06;
const SHARE_OF_BLANK = 0.16;
const SHARE_OF_EDGE = 0.35;
/** A part that is in every other text spares nobody the pattern. */
const TOO_OFTEN = 0.3;

const REPEATS = new Set("?*+{");
const isPlain = (code: number): boolean => (code >= 97 && code <= 122) || code === 32;

/** What a piece of a pattern needs: all that it can match, where that is little; else strings of which one must be there. */
type Needs = { exact: readonly string[] | null; best: readonly string[] | null };
const ANYTHING: Needs = { exact: null, best: null };
const NOTHING: Needs = { exact: [""], best: null };

/** Whether a UTF-16 unit is what `\w` stands for. */
export const isWordCode = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 95 || (code >= 65 && code <= 90);
const isWordCharacter = (character: string): boolean => isWordCode(character.charCodeAt(0));

/** How many of these a text holds by chance, roughly; the rarest are the best to look for. Anything is more than all. */
function frequency(parts: readonly string[] | null): number {
  if (parts === null) return Number.MAX_VALUE;
  let sum = 0;
  for (const part of parts) {
    let share = 1;
    for (let at = 0; at < part.length && at < 6; at += 1) {
      const code = part.charCodeAt(at);
      share *= code === 32 ? SHARE_OF_BLANK : code < 32 ? SHARE_OF_EDGE : SHARE_OF_LETTER;
    }
    sum += share;
  }
  return sum;
}

const rarer = (a: readonly string[] | null, b: readonly string[] | null) => (frequency(a) <= frequency(b) ? a : b);
const needed = ({ exact, best }: Needs) => rarer(exact, best);

function crossed(starts: readonly string[], ends: readonly string[]): string[] {
  const out: string[] = [];
  for (const start of starts) for (const end of ends) out.push(start + end);
  return out;
}

/** The parts as they stand in a text whose words are set off: an edge wherever a word begins or ends. */
function withEdges(part: string): string {
  let out = "";
  let before = "";
  let isEdge = false;
  let isOpen = false;
  for (const one of part) {
    if (one === EDGE) isEdge = true;
    else if (one === NO_WORD_NEXT) isEdge ||= before !== "" && isWordCharacter(before);
    else if (one === NO_WORD_BEFORE) isOpen = true;
    else {
      const isWord = isWordCharacter(one);
      if (isEdge || (isOpen && isWord) || (before !== "" && isWordCharacter(before) !== isWord)) out += EDGE;
      out += one;
      before = one;
      isEdge = false;
      isOpen = false;
    }
  }
  return isEdge ? out + EDGE : out;
}

/** Reads the source of a regular expression from left to right. Anything it does not know is taken to match anything. */
class Reader {
  readonly source: string;
  at = 0;

  constructor(source: string) {
    this.source = source;
  }

  alternatives(): Needs {
    const branches = [this.sequence()];
    while (this.source[this.at] === "|") {
      this.at += 1;
      branches.push(this.sequence());
    }
    const [only] = branches;
    if (branches.length === 1 && only) return only;
    const exact = branches.flatMap((branch) => branch.exact ?? []);
    const isExact = branches.every((branch) => branch.exact !== null) && exact.length <= MOST_EXACT;
    const parts = branches.map(needed);
    return {
      exact: isExact ? exact : null,
      best: parts.every((part) => part !== null) ? parts.flat() : null,
    };
  }

  private sequence(): Needs {
    let run: readonly string[] = [""];
    let best: readonly string[] | null = null;
    let isExact = true;
    while (this.at < this.source.length && this.source[this.at] !== "|" && this.source[this.at] !== ")") {
      const item = this.repeated();
      if (item.exact !== null && run.length * item.exact.length <= MOST_EXACT) {
        const [end = ""] = item.exact;
        run = item.exact.length === 1 ? run.map((start) => start + end) : crossed(run, item.exact);
        continue;
      }
      best = rarer(rarer(best, run), item.best);
      run = item.exact ?? [""];
      isExact = false;
    }
    return isExact ? { exact: run, best: null } : { exact: null, best: rarer(best, run) };
  }

  private repeated(): Needs {
    const item = this.plain() ?? this.atom();
    if (!REPEATS.has(this.source[this.at] ?? "")) return item;
    const mark = /^(?:[?*+]|\{(\d+)(?:,(\d*))?\})\??/.exec(this.source.slice(this.at, this.at + 12));
    if (!mark) return item;
    this.at += mark[0].length;
    if (mark[0].startsWith("?") || (mark[1] === "0" && mark[2] === "1")) {
      return { exact: item.exact === null ? null : ["", ...item.exact], best: null };
    }
    if (mark[0].startsWith("*") || mark[1] === "0") return ANYTHING;
    return { exact: null, best: needed(item) };
  }

  /** The letters and blanks that stand here, but for one that is repeated; `null` where there are none. */
  private plain(): Needs | null {
    let end = this.at;
    while (isPlain(this.source.charCodeAt(end))) end += 1;
    if (REPEATS.has(this.source[end] ?? "") && end > this.at + 1) end -= 1;
    if (end === this.at) return null;
    const text = this.source.slice(this.at, end);
    this.at = end;
    return { exact: [text], best: null };
  }

  private atom(): Needs {
    const one = this.source[this.at] ?? "";
    if (one === "(") return this.group();
    if (one === "[") return this.characterClass();
    if (one === "\\") return this.escape();
    this.at += 1;
    if (one === ".") return ANYTHING;
    if (one === "^" || one === "$") return NOTHING;
    return { exact: [/\d/.test(one) ? DIGIT : one], best: null };
  }

  private group(): Needs {
    const opening = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(this.source.slice(this.at, this.at + 40))?.[0] ?? "(";
    this.at += opening.length;
    const from = this.at;
    const inside = this.alternatives();
    const content = this.source.slice(from, this.at);
    this.at += 1;
    if (!/[=!]$/.test(opening)) return inside;
    // What a lookaround looks at is not used up, and may be no part of the match at all.
    if (!opening.endsWith("!") || !/^(?:\\w|\[\\w[^\]]*\])$/.test(content)) return NOTHING;
    return { exact: [opening.includes("<") ? NO_WORD_BEFORE : NO_WORD_NEXT], best: null };
  }

  private characterClass(): Needs {
    const text = /^\[(?:[^\]\\]|\\.)*\]/u.exec(this.source.slice(this.at))?.[0] ?? "[";
    this.at += text.length;
    const inside = text.slice(1, -1);
    if (!/^(?:[a-z0-9 ,./:;@*+#&'!?x%(|$€£×’–—-]|\\d)+$/.test(inside)) return ANYTHING;
    const plain = inside.replaceAll("\\d", "0-9");
    const members = new Set<string>();
    for (let at = 0; at < plain.length; at += 1) {
      const [first = "", dash, last = ""] = plain.slice(at, at + 3);
      const isRange = dash === "-" && last !== "";
      const to = isRange ? last.charCodeAt(0) : first.charCodeAt(0);
      for (let code = first.charCodeAt(0); code <= to; code += 1) {
        const one = String.fromCharCode(code);
        members.add(/\d/.test(one) ? DIGIT : one);
      }
      if (isRange) at += 2;
    }
    return members.size <= WIDEST_CLASS ? { exact: [...members], best: null } : ANYTHING;
  }

  private escape(): Needs {
    const [text = "\\", code] =
      /^\\(?:u\{[\da-f]+\}|u([\da-f]{4})|x[\da-f]{2}|[pP]\{[^}]*\}|k<\w+>|\d+|.)/iu.exec(
        this.source.slice(this.at, this.at + 40),
      ) ?? [];
    this.at += text.length;
    if (text === "\\b") return { exact: [EDGE], best: null };
    if (text === "\\d") return { exact: [DIGIT], best: null };
    if (text === "\\n") return { exact: ["\n"], best: null };
    if (code !== undefined) return { exact: [String.fromCharCode(Number.parseInt(code, 16))], best: null };
    // An escaped mark is itself; all else stands for many characters, or for none.
    return /^\\[^\w\s]$/u.test(text) ? { exact: [text.slice(1)], best: null } : ANYTHING;
  }
}

/**
 * Strings of which one is in every text that a pattern matches. In: a pattern. Out: these strings in small letters, each with
 * `EDGE` wherever a word begins or ends and with all digits as 0; `null` where nothing is sure to be there, or hardly
 * anything. The pattern need not be tried on a text that, put in small letters, holds none of them.
 */
export function requiredParts(pattern: RegExp): string[] | null {
  if (pattern.flags.includes("v")) return null;
  const parts = needed(new Reader(pattern.source).alternatives());
  if (parts === null) return null;
  const seen = [...new Set(parts.map((part) => withEdges(part).toLowerCase()))];
  return frequency(seen) > TOO_OFTEN || seen.some((part) => part === "" || part === EDGE) ? null : seen;
}
