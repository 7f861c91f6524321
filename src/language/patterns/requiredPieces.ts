import { keepingLast } from "./keepingLast.ts";

/** Between two characters of a piece: where letters, digits and all else part; that is wherever `\b` is, and in "5x5", too. */
const EDGE = "\u0001";
const EDGE_CODE = 1;
/** What a lookaround says of the character after or before it: that it is no letter, or neither a letter nor a digit. */
const NO_LETTER_NEXT = "\u0002";
const NO_WORD_NEXT = "\u0003";
const NO_LETTER_BEFORE = "\u0004";
const NO_WORD_BEFORE = "\u0005";
/** Digits are all alike. */
const DIGIT = "0";
/** The same words stand in many patterns. */
const MOST_STRINGS = 4_096;
/** So many strings are told apart; what has more is known by its parts. */
const MOST_EXACT = 32;
const WIDEST_CLASS = 8;
/** How often these stand at a place of a text, roughly: a letter or digit, anything else, an edge, a common word. */
const SHARE_OF_SIGN = 0.06;
const SHARE_OF_MARK = 0.02;
const SHARE_OF_EDGE = 0.35;
const SHARE_OF_COMMON = 0.01;
/** Pieces of which one is in nearly every text spare nobody the pattern; beside a first set a further one has to spare more. */
const TOO_OFTEN = 0.3;
const TOO_OFTEN_BESIDE = 0.05;
/** So many sets of pieces are told of a pattern. */
export const MOST_SETS = 4;
/** Longer pieces are known by their beginnings. */
export const LONGEST_PIECE = 10;
const BLANKS = / |\s/;

/** In a lookaround: any letter or digit, any letter. */
const NO_WORD = /^(?:\\w|\[(?!\^)(?:[^\]]*\\w|(?=[^\]]*(?:\\p\{L\}|a-z))[^\]]*(?:\\d|0-9|\\p\{N\}))[^\]]*\])$/;
const NO_LETTER = /^(?:\\p\{L\}|\[(?!\^)[^\]]*(?:\\p\{L\}|a-z)[^\]]*\])$/;

const REPEATS = new Set("?*+{");
const isPlain = (code: number): boolean => (code >= 97 && code <= 122) || code === 32;

/**
 * What a part of a pattern needs: all that it can match, where that is little; and sets of pieces of each of which one must be
 * there, the rarest first, `MOST_SETS` at the most.
 */
type Needs = { exact: readonly string[] | null; sets: readonly PieceSet[] };
const ANYTHING: Needs = { exact: null, sets: [] };
const NOTHING: Needs = { exact: [""], sets: [] };

const [OTHER, A_LETTER, A_DIGIT] = [0, 1, 2];
/** Kinds of UTF-16 units, between which edges are; a letter with an accent is none, nor is an underscore. */
function kindOf(code: number): number {
  if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90)) return A_LETTER;
  return code >= 48 && code <= 57 ? A_DIGIT : OTHER;
}
const kindOfFirst = (text: string): number => (text === "" ? OTHER : kindOf(text.charCodeAt(0)));

/** Words that are in every other message, whole. */
const COMMON = new Set(
  "the a an and i to of my in is it for on with do did you me that this was be have at but not what how can so just no as if are or up we from out all".split(
    " ",
  ),
);

/** Pieces of words of which a text holds one: how many of each stand at a place of a text by chance, roughly, and of all. */
type PieceSet = { shares: ReadonlyMap<string, number>; share: number };

/** A piece, and how many of it stand at a place of a text by chance. */
type Piece = { piece: string; share: number };

function pieceOf(word: string): Piece {
  const piece = word.slice(0, LONGEST_PIECE);
  const isWhole = word.startsWith(EDGE) && word.endsWith(EDGE);
  if (isWhole && COMMON.has(word.slice(1, -1))) return { piece, share: SHARE_OF_COMMON };
  let share = 1;
  for (let at = 0; at < piece.length; at += 1) {
    const code = piece.charCodeAt(at);
    share *= code === EDGE_CODE ? SHARE_OF_EDGE : kindOf(code) === OTHER ? SHARE_OF_MARK : SHARE_OF_SIGN;
  }
  return { piece, share };
}

/** The rarest pieces of the words of a string. */
function rarestPieces(string: string): Piece[] {
  const pieces: Piece[] = [];
  for (const word of withEdges(string).toLowerCase().split(BLANKS))
    if (word !== "" && word !== EDGE) pieces.push(pieceOf(word));
  return pieces.length < 2 ? pieces : pieces.sort((a, b) => a.share - b.share).slice(0, MOST_SETS);
}

/** What is in a text that holds one of these strings: of each its rarest piece, of each its second, and so on. */
function setsOf(strings: readonly string[]): PieceSet[] {
  const found = strings.map(rarestPieces);
  if (found.some((pieces) => pieces.length === 0)) return [];
  const count = found.reduce((most, pieces) => Math.max(most, pieces.length), 0);
  return Array.from({ length: count }, (_, place) => {
    const shares = new Map<string, number>();
    let total = 0;
    for (const pieces of found) {
      const { piece, share } = (pieces[place] ?? pieces[0]) as Piece;
      if (shares.has(piece)) continue;
      shares.set(piece, share);
      total += share;
    }
    return { shares, share: total };
  });
}

/** What one of several, each with sets of its own, needs: for each place the sets there, or the rarest of what has fewer. */
function together(all: readonly (readonly PieceSet[])[]): readonly PieceSet[] {
  const [only] = all;
  if (all.length === 1 && only !== undefined) return only;
  if (all.some((sets) => sets.length === 0)) return [];
  return Array.from({ length: Math.max(...all.map((sets) => sets.length)) }, (_, place) => {
    const shares = new Map<string, number>();
    let share = 0;
    for (const sets of all)
      for (const [piece, own] of (sets[place] ?? (sets[0] as PieceSet)).shares) {
        if (shares.has(piece)) continue;
        shares.set(piece, own);
        share += own;
      }
    return { shares, share };
  });
}

function isSame({ shares, share }: PieceSet, other: PieceSet | undefined): boolean {
  if (share !== other?.share || shares.size !== other.shares.size) return false;
  for (const piece of shares.keys()) if (!other.shares.has(piece)) return false;
  return true;
}

/** The rarest of several sets, each once. */
function rarest(sets: readonly PieceSet[]): readonly PieceSet[] {
  if (sets.length < 2) return sets;
  return sets
    .toSorted((a, b) => a.share - b.share)
    .filter((set, at, sorted) => !isSame(set, sorted[at - 1]))
    .slice(0, MOST_SETS);
}
const needed = ({ exact, sets }: Needs): readonly PieceSet[] =>
  exact === null ? sets : rarest([...setsOf(exact), ...sets]);

function crossed(starts: readonly string[], ends: readonly string[]): string[] {
  const out: string[] = [];
  for (const start of starts) for (const end of ends) out.push(start + end);
  return out;
}

/** A part as it stands in a text whose words are set off: an edge wherever one is sure to be. */
function withEdges(part: string): string {
  let out = "";
  let before = "";
  let isEdge = false;
  let opens = "";
  for (const one of part) {
    const kindBefore = kindOfFirst(before);
    if (one === EDGE) isEdge = true;
    else if (one === NO_WORD_NEXT) isEdge ||= kindBefore !== OTHER;
    else if (one === NO_LETTER_NEXT) isEdge ||= kindBefore === A_LETTER;
    else if (one === NO_WORD_BEFORE || one === NO_LETTER_BEFORE) opens = opens === NO_WORD_BEFORE ? opens : one;
    else {
      const kind = kindOfFirst(one);
      const isOpen = kind === A_LETTER ? opens !== "" : kind === A_DIGIT && opens === NO_WORD_BEFORE;
      const parts = before !== "" && kind !== kindBefore;
      // Between two that are neither there is no edge, though `\b` may be beside an underscore.
      if (parts || ((isEdge || isOpen) && (kind !== OTHER || kindBefore !== OTHER))) out += EDGE;
      out += one;
      before = one;
      isEdge = false;
      opens = "";
    }
  }
  return isEdge && kindOfFirst(before) !== OTHER ? out + EDGE : out;
}

/** A word as pieces of it are looked for. Where capitals begin or end is an edge, too, if `isByCase`. */
export function withWordEdges(word: string, isByCase = false): string {
  let out = "";
  let before = OTHER;
  let wasCapital = false;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    const kind = kindOf(code);
    const isCapital = kind === A_LETTER && code < 97;
    if (kind !== before || (isByCase && kind === A_LETTER && isCapital !== wasCapital)) out += EDGE;
    out += word[at];
    before = kind;
    wasCapital = isCapital;
  }
  return before === OTHER ? out : out + EDGE;
}

/** Where the group ends whose content begins at an offset. */
function endOfGroup(source: string, from: number): number {
  let depth = 0;
  let isInClass = false;
  for (let at = from; at < source.length; at += 1) {
    const one = source[at];
    if (one === "\\") at += 1;
    else if (isInClass) isInClass = one !== "]";
    else if (one === "[") isInClass = true;
    else if (one === "(") depth += 1;
    else if (one === ")" && depth-- === 0) return at;
  }
  return source.length;
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
    if (isExact) return { exact, sets: [] };
    const others = branches.filter((branch) => branch.exact === null).map(({ sets }) => sets);
    return { exact: null, sets: together(exact.length > 0 ? [setsOf(exact), ...others] : others) };
  }

  private sequence(): Needs {
    let run: readonly string[] = [""];
    let sets: readonly PieceSet[] = [];
    let isExact = true;
    while (this.at < this.source.length && this.source[this.at] !== "|" && this.source[this.at] !== ")") {
      const item = this.repeated();
      if (item.exact !== null && run.length * item.exact.length <= MOST_EXACT) {
        const [end = ""] = item.exact;
        run = item.exact.length === 1 ? run.map((start) => start + end) : crossed(run, item.exact);
        continue;
      }
      sets = rarest([...sets, ...setsOf(run), ...item.sets]);
      run = item.exact ?? [""];
      isExact = false;
    }
    return isExact ? { exact: run, sets: [] } : { exact: null, sets: rarest([...sets, ...setsOf(run)]) };
  }

  private repeated(): Needs {
    const item = this.plain() ?? this.atom();
    if (!REPEATS.has(this.source[this.at] ?? "")) return item;
    const mark = /^(?:[?*+]|\{(\d+)(?:,(\d*))?\})\??/.exec(this.source.slice(this.at, this.at + 12));
    if (!mark) return item;
    this.at += mark[0].length;
    if (mark[0].startsWith("?") || (mark[1] === "0" && mark[2] === "1")) {
      return { exact: item.exact === null ? null : ["", ...item.exact], sets: [] };
    }
    if (mark[0].startsWith("*") || mark[1] === "0") return ANYTHING;
    return { exact: null, sets: needed(item) };
  }

  /** The letters and blanks that stand here, but for one that is repeated; `null` where there are none. */
  private plain(): Needs | null {
    let end = this.at;
    while (isPlain(this.source.charCodeAt(end))) end += 1;
    if (REPEATS.has(this.source[end] ?? "") && end > this.at + 1) end -= 1;
    if (end === this.at) return null;
    const text = this.source.slice(this.at, end);
    this.at = end;
    return { exact: [text], sets: [] };
  }

  private atom(): Needs {
    const one = this.source[this.at] ?? "";
    if (one === "(") return this.group();
    if (one === "[") return this.characterClass();
    if (one === "\\") return this.escape();
    this.at += 1;
    if (one === ".") return ANYTHING;
    if (one === "^" || one === "$") return NOTHING;
    return { exact: [/\d/.test(one) ? DIGIT : one], sets: [] };
  }

  private group(): Needs {
    const opening = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(this.source.slice(this.at, this.at + 40))?.[0] ?? "(";
    this.at += opening.length;
    const content = this.source.slice(this.at, endOfGroup(this.source, this.at));
    this.at += content.length + 1;
    if (!/[=!]$/.test(opening)) return needsOf(content);
    // What a lookaround looks at is not used up, and may be no part of the match at all.
    if (!opening.endsWith("!")) return NOTHING;
    const isBehind = opening.includes("<");
    if (NO_WORD.test(content)) return { exact: [isBehind ? NO_WORD_BEFORE : NO_WORD_NEXT], sets: [] };
    return NO_LETTER.test(content) ? { exact: [isBehind ? NO_LETTER_BEFORE : NO_LETTER_NEXT], sets: [] } : NOTHING;
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
    return members.size <= WIDEST_CLASS ? { exact: [...members], sets: [] } : ANYTHING;
  }

  private escape(): Needs {
    const [text = "\\", code] =
      /^\\(?:u\{[\da-f]+\}|u([\da-f]{4})|x[\da-f]{2}|[pP]\{[^}]*\}|k<\w+>|\d+|.)/iu.exec(
        this.source.slice(this.at, this.at + 40),
      ) ?? [];
    this.at += text.length;
    if (text === "\\b") return { exact: [EDGE], sets: [] };
    if (text === "\\d") return { exact: [DIGIT], sets: [] };
    if (text === "\\n") return { exact: ["\n"], sets: [] };
    if (code !== undefined) return { exact: [String.fromCharCode(Number.parseInt(code, 16))], sets: [] };
    // An escaped mark is itself; all else stands for many characters, or for none.
    return /^\\[^\w\s]$/u.test(text) ? { exact: [text.slice(1)], sets: [] } : ANYTHING;
  }
}

const needsOf = keepingLast((source: string): Needs => new Reader(source).alternatives(), MOST_STRINGS);

/**
 * What is in every text that a pattern matches: of each of some sets, `MOST_SETS` at the most, one piece of a word. In: a pattern.
 * Out: the sets; the pieces are in small letters, with `EDGE` wherever letters, digits and all else part and all digits as 0, the first
 * `LONGEST_PIECE` characters of each. The pattern need not be tried on a text whose words, so written, lack a set.
 */
export function requiredPieces(pattern: RegExp): readonly (readonly string[])[] {
  if (pattern.flags.includes("v")) return [];
  const sets = needed(needsOf(pattern.source));
  return sets
    .filter(({ share }, place) => share <= (place === 0 ? TOO_OFTEN : TOO_OFTEN_BESIDE))
    .map(({ shares }) => [...shares.keys()]);
}
