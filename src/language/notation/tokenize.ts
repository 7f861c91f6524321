import { readUnit } from "../numbers/units.ts";
import { alignedFold } from "./alignedFold.ts";
import { asMeant, isMovementWord } from "./clauseWords.ts";
import { CLOCK, CLOCK_BEFORE, MINUTES, SECONDS } from "./clockForms.ts";
import { isDecimalComma, MASS_NEXT } from "./decimalComma.ts";
import { joinNumberWords } from "./joinNumberWords.ts";
import { isNameDot } from "./nameAbbreviations.ts";

/** A piece of a message. Signs keep their character in `fold`; a sign of multiplication is `x`, or `xx` when doubled. */
export type Token = {
  kind: "number" | "clock" | "word" | "sign" | "label";
  /** Folded word, sign, or the letter of a superset label ("A1" → "a"). */
  fold: string;
  /** Of a number; of a clock time the seconds; else 0. */
  value: number;
  start: number;
  end: number;
  /** White space, or the beginning of the text, is before it. */
  gap: boolean;
};

const SPACE = /[^\S\n]+/y;
/** "7 412 m": a way in thousands; "5 100 m" may be five of them. */
const SPACED_THOUSANDS = /(\d{1,2}) (\d{3})(?= ?(?:m|met(?:er|re)s?|metros|metri|yards?|yds?)(?![a-z]))/y;
const SHORTEST_PIECE = 25;
const MIXED = /(\d{1,3})(?: ([13]\/[24])(?![\d/])|([½¼¾]))/y;
const DIGITS = /\d[\d.,]*/y;
const WORD = /\p{L}[\p{L}\p{M}]*(?:['-]\p{L}[\p{L}\p{M}]*)*/uy;
/** The names of programmes are no counts: "5/3/1 squat". */
const PROGRAMMES =
  /531(?=\)|: ?\d)|5[/ -]3[/ -]1(?=\)|: ?\d)|5\/3\/1(?= ?[-:–—] ?\d|(?: (?!at |x |reps? |@)[a-z]))|531(?= [a-z])|(?:couch to|couch 2|c2?) ?5k\b|(?:c(?:ycle)? ?\d{1,2} ?)?w(?:ee)?k? ?\d{1,2} ?d(?:ay)? ?\d\b/y;
const PROGRAMME_STARTS = "5cw";
const WHOLE_WORDS =
  /w\/u\b|w\/o\b|d\/s\b|c&[jp]\b|km\/h\b|[tckg]2(?:b|e|oh)s?\b|s2oh?\b|e-?1rm\b|c2\b|concept ?2\b|ut[12]\b|z[1-5]\b|vo2(?:max)?\b|f45\b|p90x\b/y;
const WITH = /w\/(?=[ \d])/y;
const LABEL = /([a-h])([1-9])(?=[ .):]|$)[.):]?|([1-9])([a-d])(?=[ .):])[.):]?/y;
const LETTER = /([a-h])[.)](?= [a-z\d])/y;
const ENUMERATED = /\d{1,2}[.)](?= )/y;
const ORDINAL = /(?:1st|2nd|3rd|[4-9]th)\b/y;
/** "12th", "60th": a place in a row, never an amount. */
const HIGH_ORDINAL = /\d{2,3}(?:st|nd|rd|th)\b/y;
/** "5okg", "1OO", "3x1O": the letter for the figure. */
const LETTER_NOUGHTS = /\d+o[\do]*(?=(?:kgs?|k|kilos?|lbs?)?(?!\p{L}))/uy;
/** "l20kg": the letter for the one. */
const LETTER_ONE = /l\d\d(?:[.,]5)?(?= ?(?:kgs?|lbs?|kilos?)(?!\p{L}))/uy;
const MARKED_SIGN = /[@+\-,;\n.:/()>#'"%?!&|=•·*`<°]/;

/** Ticks and crosses end what they are about. */
const TICKS = /[✅✔☑❌❎]/;

const FRACTIONS: Record<string, number> = { "½": 0.5, "¼": 0.25, "¾": 0.75, "1/2": 0.5, "1/4": 0.25, "3/4": 0.75 };
/** Signs as they are dictated. */
const DICTATED: ReadonlyMap<string, string> = new Map([
  ["comma", ","],
  ["semicolon", ";"],
  ["newline", "\n"],
  ["full stop", "."],
  ["new line", "\n"],
  ["next line", "\n"],
]);
const DICTATED_PAIR = /(?:new|next) line\b|full stop\b/y;
const ORDINALS = ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];
/** Words that may stand right before an `x` without a space: "80kgx5", "bwx12". */
const BEFORE_TIMES = /^(?:bw|bodyweight|bar|reps?|sets?)$/;
const ENDS_IN_X = /^(?:max|box|flex|relax|reflex|index|complex|mix|six|fix|tabatax|lux|apex|crux)$/;
const DISTANCE_NEXT = /^ ?(?:m|met(?:er|re)s?|metros|meters|yards?|yds?|steps|reps)(?![a-z])/;

const TOLD_WITHIN = 12;
/** No count, weight or distance is larger; longer digits stay finite this way. */
const LARGEST = 1e9;

type Scan = { text: string; original: string; at: number; tokens: Token[]; gap: boolean; labelled: boolean };

function match(pattern: RegExp, scan: Scan): RegExpExecArray | null {
  pattern.lastIndex = scan.at;
  return pattern.exec(scan.text);
}

function push(scan: Scan, kind: Token["kind"], length: number, fold: string, value = 0): void {
  scan.tokens.push({
    kind,
    fold,
    value: Math.min(value, LARGEST),
    start: scan.at,
    end: scan.at + length,
    gap: scan.gap,
  });
  scan.at += length;
  scan.gap = fold === "\n" || fold === "•" || fold === "(";
}

const lastOf = (scan: Scan): Token | undefined => scan.tokens[scan.tokens.length - 1];
const startsLine = (scan: Scan): boolean => {
  const last = lastOf(scan);
  return last === undefined || last.fold === "\n" || last.fold === "•";
};

/** Digits with points and commas: one number, a list with tight commas, or a number before punctuation. */
function scanDigits(scan: Scan, run: string): void {
  const text = run.replace(/[.,]+$/, "");
  const after = scan.text.slice(scan.at + text.length, scan.at + text.length + 12);
  const parts = text.split(",");
  const [whole = "", part = ""] = parts;
  const thousands =
    parts.length === 2 &&
    /^\d{1,2}$/.test(whole) &&
    /^\d{3}$/.test(part) &&
    (part === "000" || DISTANCE_NEXT.test(after));
  if (thousands) {
    push(scan, "number", text.length, text, Number(whole + part));
    return;
  }
  if (
    parts.length === 2 &&
    /^\d+$/.test(whole) &&
    /^\d+$/.test(part) &&
    isDecimalComma(whole, part, {
      told: scan.text.slice(Math.max(0, scan.at - TOLD_WITHIN), scan.at),
      before: lastOf(scan)?.fold,
      after,
    })
  ) {
    push(scan, "number", text.length, text, Number(`${whole}.${part}`));
    return;
  }
  for (const [index, piece] of parts.entries()) {
    if (index > 0) push(scan, "sign", 1, ",");
    scanPoints(scan, piece, after);
  }
}

function scanPoints(scan: Scan, piece: string, after: string): void {
  const halves = piece.split(".");
  // "3x5.100kg": two figures, as no load has so many places.
  const twoFigures = halves[1]?.length === 3 && lastOf(scan)?.fold === "x" && MASS_NEXT.test(after);
  if (!twoFigures && halves.length === 2 && halves[1] !== "") {
    const thousands = halves[1]?.length === 3 && /^[1-9]\d?$/.test(halves[0] ?? "") && DISTANCE_NEXT.test(after);
    push(scan, "number", piece.length, piece, Number(thousands ? halves.join("") : piece));
    return;
  }
  for (const [index, half] of halves.entries()) {
    if (index > 0) push(scan, "sign", 1, ".");
    if (half !== "") push(scan, "number", half.length, half, Number(half));
  }
}

function scanNumber(scan: Scan): boolean {
  const enumerated = startsLine(scan) ? match(ENUMERATED, scan) : null;
  if (enumerated) {
    push(scan, "sign", enumerated[0].length, "•");
    return true;
  }
  const ordinal = match(ORDINAL, scan);
  if (ordinal) {
    const place = scan.tokens.at(-1)?.kind === "number" ? ordinal[0] : ORDINALS[Number(ordinal[0].charAt(0))];
    push(scan, "word", ordinal[0].length, place ?? "");
    return true;
  }
  const high = match(HIGH_ORDINAL, scan);
  if (high) {
    push(scan, "word", high[0].length, high[0]);
    return true;
  }
  const noughts = match(LETTER_NOUGHTS, scan);
  if (noughts) {
    push(scan, "number", noughts[0].length, noughts[0], Number(noughts[0].replaceAll("o", "0")));
    return true;
  }
  const seconds = match(SECONDS, scan);
  if (seconds) push(scan, "clock", seconds[0].length, seconds[0], Number(seconds[1] ?? seconds[2]));
  if (seconds || scan.text.charAt(scan.at) === ":") return seconds !== null;
  const before = match(CLOCK_BEFORE, scan);
  const isBefore = before?.slice(5).some((word) => word !== undefined && isMovementWord(word)) === true;
  const clock = isBefore ? before : match(CLOCK, scan);
  if (clock) {
    const [, first = "0", second = "0", third, tenths = "0"] = clock;
    const minutes = Number(first) * 60 + Number(second);
    const seconds = third ? minutes * 60 + Number(third) : minutes;
    push(scan, "clock", clock[0].length, clock[0], seconds + Number(tenths));
    return true;
  }
  const minutes = match(MINUTES, scan);
  if (minutes) {
    push(scan, "clock", minutes[0].length, minutes[0], Number(minutes[1]) * 60 + Number(minutes[2]));
    return true;
  }
  const thousands = match(SPACED_THOUSANDS, scan);
  const [, first, rest = ""] = thousands ?? [];
  // "2 000 m" and "1 500 m" are no sets.
  if (thousands && (Number(rest) % SHORTEST_PIECE !== 0 || rest.startsWith("0") || first === "1")) {
    push(scan, "number", thousands[0].length, thousands[0], Number(`${first}${rest}`));
    return true;
  }
  const mixed = match(MIXED, scan);
  if (mixed) {
    push(scan, "number", mixed[0].length, mixed[0], Number(mixed[1]) + (FRACTIONS[mixed[2] ?? mixed[3] ?? ""] ?? 0));
    return true;
  }
  const digits = match(DIGITS, scan);
  if (!digits) return false;
  scanDigits(scan, digits[0].slice(0, 400));
  return true;
}

function scanWord(scan: Scan): boolean {
  const fixed = match(WHOLE_WORDS, scan);
  if (fixed) {
    push(scan, "word", fixed[0].length, fixed[0]);
    return true;
  }
  const shortWith = match(WITH, scan);
  if (shortWith) {
    push(scan, "word", shortWith[0].length, "with");
    return true;
  }
  const found = match(DICTATED_PAIR, scan) ?? match(WORD, scan);
  if (!found) return false;
  const run = found[0];
  const dictated = DICTATED.get(run);
  if (dictated !== undefined) {
    push(scan, "sign", run.length, dictated);
    return true;
  }
  const last = lastOf(scan);
  // "80 kilo's": a plural of units.
  const unit = last?.kind === "number" && run.endsWith("'s") ? run.slice(0, -2) : null;
  if (unit !== null && (readUnit(unit) !== null || readUnit(`${unit}s`) !== null || /^(?:rep|set)$/.test(unit))) {
    push(scan, "word", run.length, /^(?:rep|set)$/.test(unit) || readUnit(unit) === null ? `${unit}s` : unit);
    return true;
  }
  const touchesNumber = !scan.gap && (last?.kind === "number" || last?.kind === "clock");
  if (/^x+$/.test(run) && run.length <= 2) {
    push(scan, "sign", run.length, run);
    return true;
  }
  if (touchesNumber && run.startsWith("x") && !run.startsWith("x-")) {
    push(scan, "sign", 1, "x");
    return true;
  }
  const beforeDigit = /\d/.test(scan.text.charAt(scan.at + run.length));
  if (beforeDigit && run.length > 1 && run.endsWith("x") && !ENDS_IN_X.test(run)) {
    const stem = run.slice(0, -1);
    if (readUnit(stem) !== null || BEFORE_TIMES.test(stem) || stem.length >= 4) {
      push(scan, "word", stem.length, stem);
      push(scan, "sign", 1, "x");
      return true;
    }
  }
  // French "à" is "at"; the fold would make it an article.
  const accented = run === "a" && /[àÀ]/.test(scan.original.charAt(scan.at));
  push(scan, "word", run.length, accented ? "à" : asMeant(run));
  return true;
}

/** What a load is, right behind its unit; any other word begins a sentence. */
const WEIGHED =
  /^ (?:dumbbells?|dbs?|kettlebells?|kbs?|barbell|bar|bells?|plates?|vest|ball|db|each|per|x|for|on|in|of|sets?|reps?)\b/;

/** The point of an abbreviated unit: "25 lb. dumbbells". */
function isUnitDot(scan: Scan): boolean {
  const [before, last] = scan.tokens.slice(-2);
  const abbreviates =
    last?.kind === "word" && last.fold.length <= 4 && readUnit(last.fold) !== null && before?.kind === "number";
  return (
    abbreviates &&
    WEIGHED.test(scan.text.slice(scan.at + 1, scan.at + 14)) &&
    !/^\.\s+\p{Lu}/u.test(scan.original.slice(scan.at, scan.at + 4))
  );
}

function endsName(scan: Scan): boolean {
  const last = lastOf(scan);
  return last?.kind === "word" && !scan.gap && isNameDot(last.fold, scan.text.slice(scan.at, scan.at + 4));
}

function scanSign(scan: Scan, sign: string): void {
  const last = lastOf(scan);
  if (sign === "`") {
    if (last !== undefined && last.fold !== ":" && !startsLine(scan)) {
      push(scan, "sign", 1, ":");
      return;
    }
  } else if (sign === "*") {
    const next = scan.text.slice(scan.at + 1, scan.at + 3);
    const counted = last?.kind === "number" || (last?.kind === "word" && !scan.gap && readUnit(last.fold) !== null);
    if (counted && /^ ?\d/.test(next)) {
      push(scan, "sign", 1, "x");
      return;
    }
    if (startsLine(scan) && next.startsWith(" ")) {
      push(scan, "sign", 1, "•");
      return;
    }
    // Marks of emphasis set off headings: "**Bench** 3x10".
    if (last !== undefined && last.fold !== ":" && !startsLine(scan)) {
      push(scan, "sign", 1, ":");
      return;
    }
  } else if (sign === "-" && startsLine(scan) && /^[ \p{L}]/u.test(scan.text.slice(scan.at + 1, scan.at + 2))) {
    push(scan, "sign", 1, "•");
    return;
  } else if (sign === "-" && scan.text.charAt(scan.at + 1) === ">") {
    push(scan, "sign", 2, ">");
    return;
  } else if (sign === "'" && last?.kind === "number" && /^s(?![a-z])/.test(scan.text.slice(scan.at + 1, scan.at + 3))) {
    scan.at += 1;
    return;
  } else if (sign === "'" || sign === '"' || sign === "#") {
    if (last?.kind === "number" && !scan.gap) {
      push(scan, "sign", 1, sign);
      return;
    }
    // "cable row #8 3x12": where the pin is.
    const isPlace = sign === "#" && last?.kind === "word" && !/^sets?$/.test(last.fold);
    if (isPlace && /^\d/.test(scan.text.slice(scan.at + 1, scan.at + 2))) {
      push(scan, "word", 1, "setting");
      return;
    }
  } else if (sign === "·") {
    push(scan, "sign", 1, "•");
    return;
  } else if (sign === "=") {
    push(scan, "sign", 1, ":");
    return;
  } else if (sign === "." && (isUnitDot(scan) || endsName(scan))) {
    // "25lb. dumbbells", "rom. deadlift"
  } else if (sign === "|") {
    push(scan, "sign", 1, "/");
    return;
  } else {
    push(scan, "sign", 1, sign);
    return;
  }
  scan.at += 1;
  scan.gap = true;
}

/**
 * Cuts a message into numbers, clock times, words, signs and superset labels; one pass, linear in its length. Takes
 * composed text (NFC). "80kgx5", "3x10bench" and "3*10" come apart as people mean them; what is no part of notation
 * (emoji, quotes around words) is left out.
 */
export function tokenize(text: string): Token[] {
  const scan: Scan = { text: alignedFold(text), original: text, at: 0, tokens: [], gap: true, labelled: false };
  while (scan.at < scan.text.length) {
    const sign = scan.text.charAt(scan.at);
    const space = sign > " " && sign <= "~" ? null : match(SPACE, scan);
    if (space) {
      scan.at += space[0].length;
      scan.gap = true;
      continue;
    }
    const last = lastOf(scan);
    const opens = last === undefined || last.kind === "sign" || /^super/.test(last.fold);
    const marked = scan.gap && /[).:]/.test(scan.text.charAt(scan.at + 2));
    // Who labels one exercise labels the others, wherever they stand: "A1 bench 3x8 A2 row 3x10".
    const label = marked || ((opens || scan.labelled) && scan.gap) ? match(LABEL, scan) : null;
    const letter = scan.gap && (scan.labelled || startsLine(scan)) ? match(LETTER, scan) : null;
    if (letter && (scan.labelled || letter[1] === "a")) {
      scan.labelled = true;
      push(scan, "label", letter[0].length, letter[1] ?? "a");
      continue;
    }
    if (label && (label[1] !== undefined || startsLine(scan))) {
      scan.labelled = true;
      push(scan, "label", label[0].length, label[1] ?? String.fromCharCode(96 + Number(label[3])));
      continue;
    }
    const programme = scan.gap && PROGRAMME_STARTS.includes(sign) ? match(PROGRAMMES, scan) : null;
    if (programme) {
      scan.at += programme[0].length;
      scan.gap = true;
      continue;
    }
    if (/[\d:]/.test(sign) && scanNumber(scan)) continue;
    const one = sign === "l" && scan.gap ? match(LETTER_ONE, scan) : null;
    if (one) {
      push(scan, "number", one[0].length, one[0], Number(one[0].replace("l", "1").replace(",", ".")));
      continue;
    }
    if (sign === "." && scan.gap && /\d/.test(scan.text.charAt(scan.at + 1))) {
      const digits = /^\.\d{1,3}/.exec(scan.text.slice(scan.at, scan.at + 4))?.[0] ?? ".";
      push(scan, "number", digits.length, digits, Number(`0${digits}`));
      continue;
    }
    if (FRACTIONS[sign] !== undefined) {
      push(scan, "number", 1, sign, FRACTIONS[sign]);
      continue;
    }
    if (scanWord(scan)) continue;
    if (TICKS.test(sign)) push(scan, "sign", 1, ";");
    else if (MARKED_SIGN.test(sign)) scanSign(scan, sign);
    else {
      scan.at += 1;
      scan.gap = true;
    }
  }
  return joinNumberWords(scan.tokens);
}
