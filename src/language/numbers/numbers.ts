import { alignedFold } from "../notation/alignedFold.ts";
import { COUNTED_WORDS, FOREIGN, GUARDED, HUNDREDS, ONES, TEENS, TENS } from "./numberWords.ts";

export type FoundNumber = { value: number; length: number };

const FRACTIONS: Record<string, number> = { "½": 0.5, "¼": 0.25, "¾": 0.75, "1/2": 0.5, "1/4": 0.25, "3/4": 0.75 };
const AMOUNTS: Record<string, number> = { couple: 2, pair: 2, dozen: 12 };
const LONGEST_WORD = 24;

/** A cursor over folded words; "twenty-five" counts as one place and is read in two halves by `belowHundred`. */
type Words = readonly string[];

function belowHundred(words: Words, at: number): FoundNumber | null {
  const word = words[at] ?? "";
  const [left = "", right] = word.split("-");
  if (right !== undefined) {
    const ten = TENS.get(left);
    const one = ONES.get(right);
    return ten === undefined || one === undefined ? null : { value: ten + one, length: 1 };
  }
  const ten = TENS.get(word);
  if (ten !== undefined) {
    const one = ONES.get(words[at + 1] ?? "");
    return one === undefined ? { value: ten, length: 1 } : { value: ten + one, length: 2 };
  }
  const small = ONES.get(word) ?? TEENS.get(word);
  return small === undefined ? null : { value: small, length: 1 };
}

const LOADED = /^(?:for|kgs?|kilos?|lbs?|pounds?)$/;

/** "two hundred [and] five", "a hundred", and the way weights are spoken: "two twenty five", "three fifteen". */
function english(words: Words, at: number): FoundNumber | null {
  const article = words[at] === "a" || words[at] === "an" ? 1 : 0;
  const first = article === 1 ? null : belowHundred(words, at);
  if (article === 0 && first === null && words[at] !== "hundred" && words[at] !== "thousand") return null;
  const scaleAt = at + article + (first?.length ?? 0);
  const scale = words[scaleAt] === "hundred" ? 100 : words[scaleAt] === "thousand" ? 1000 : null;
  if (scale !== null) {
    const whole = { value: (first?.value ?? 1) * scale, length: scaleAt + 1 - at };
    const and = words[scaleAt + 1] === "and" ? 1 : 0;
    const below = belowHundred(words, scaleAt + 1 + and);
    // "four thousand eight hundred".
    const isHundreds = scale === 1000 && below !== null && words[scaleAt + 1 + and + below.length] === "hundred";
    const rest = isHundreds ? english(words, scaleAt + 1 + and) : below;
    return rest === null ? whole : { value: whole.value + rest.value, length: whole.length + and + rest.length };
  }
  if (first === null) return null;
  const spoken = first.value < 10 ? belowHundred(words, at + first.length) : null;
  // "one ten for five": a load that is said as such.
  const isLoad = spoken?.value === 10 && LOADED.test(words[at + first.length + spoken.length] ?? "");
  if (spoken !== null && (spoken.value >= 20 || spoken.value === 15 || isLoad)) {
    return { value: first.value * 100 + spoken.value, length: first.length + spoken.length };
  }
  return first;
}

/** "Sept et six", "tre da dodici", "nove repetições": a word that is a number elsewhere only is one beside another, or before what it counts. */
const isCounting = (words: Words, at: number): boolean => {
  const next = words[at] ?? "";
  const other = /^(?:et|e|y|und|per|por|mal|fois|de|da|di)$/.test(next) ? (words[at + 1] ?? "") : next;
  return COUNTED_WORDS.has(next) || (FOREIGN.has(other) && !GUARDED.has(other));
};

/** "Ciento veinte", "cento e vinte", "deux cents dix": hundreds, and what goes on behind them. */
function hundreds(words: Words, whole: FoundNumber): FoundNumber {
  if (!HUNDREDS.has(words.slice(0, whole.length).join(" "))) return whole;
  const joint = words[whole.length] === "e" ? 1 : 0;
  const rest = foreign(words, whole.length + joint);
  if (rest === null || rest.value >= 100) return whole;
  const length = whole.length + joint + rest.length;
  // "A cento cinque serie": what is counted stands for itself.
  return rest.value < FEW && COUNTED_WORDS.has(words[length] ?? "") && !/^(?:kilos?|kg)$/.test(words[length] ?? "")
    ? whole
    : { value: whole.value + rest.value, length };
}
const FEW = 13;

function foreign(words: Words, at: number): FoundNumber | null {
  for (const length of [4, 3, 2, 1]) {
    if (at + length > words.length) continue;
    const phrase = words.slice(at, at + length).join(" ");
    const value = FOREIGN.get(phrase);
    if (value === undefined) continue;
    if (GUARDED.has(phrase) && words.length > 1 && !isCounting(words, at + length)) continue;
    return { value, length };
  }
  return null;
}

function abroad(words: Words): FoundNumber | null {
  const whole = foreign(words, 0);
  return whole === null ? null : hundreds(words, whole);
}

/** "a couple [of]", "half a dozen", "dozen". */
function amount(words: Words, at: number): FoundNumber | null {
  const half = words[at] === "half" && words[at + 1] === "a" && words[at + 2] === "dozen";
  if (half) return { value: 6, length: 3 };
  const dozens = words[at + 1] === "dozen" || words[at + 1] === "dozens" ? ONES.get(words[at] ?? "") : undefined;
  if (dozens !== undefined) return { value: 12 * dozens, length: 2 };
  const article = words[at] === "a" ? 1 : 0;
  const value = AMOUNTS[words[at + article] ?? ""];
  if (value === undefined) return null;
  const of = words[at + article + 1] === "of" ? 1 : 0;
  return { value, length: article + 1 + of };
}

/** "one oh five", "two oh five": hundreds with the nought said as a letter. */
function hundredOh([hundreds = "", nought = "", ones = ""]: Words): FoundNumber | null {
  const [most, least] = [ONES.get(hundreds), ONES.get(ones)];
  return nought === "oh" && most !== undefined && least !== undefined ? { value: most * 100 + least, length: 3 } : null;
}

/** Whether a folded word can begin a number word at all; cheap, and never false for one that does. */
export function startsNumber(word: string): boolean {
  const first = word.includes("-") ? (word.split("-")[0] ?? "") : word;
  return STARTS.has(word) || TENS.has(first);
}
const STARTS: ReadonlySet<string> = new Set([
  ..."a an half hundred thousand".split(" "),
  ...Object.keys(AMOUNTS),
  ...ONES.keys(),
  ...TEENS.keys(),
  ...TENS.keys(),
  ...[...FOREIGN.keys()].map((words) => words.split(" ")[0] ?? ""),
]);

/**
 * The number that starts at word `at`, and how many words it takes: "two hundred and five", "two twenty five",
 * "one oh five", "seventy two and a half", "two point five", "a couple of", "a dozen", and 1 to 399 in German, French, Spanish,
 * Italian and Portuguese. `null` when no number starts there. Looks at no more than nine words.
 */
export function readNumberWords(words: Words, at: number): FoundNumber | null {
  const seen = words.slice(at, at + 9).map((word) => (word.length > LONGEST_WORD ? "" : alignedFold(word)));
  const whole = hundredOh(seen) ?? amount(seen, 0) ?? english(seen, 0) ?? abroad(seen);
  if (whole === null) return null;
  const after = seen.slice(whole.length);
  if (after[0] === "and" && (after[1] === "a" || after[1] === "1/2") && (after[2] === "half" || after[1] === "1/2")) {
    return { value: whole.value + 0.5, length: whole.length + (after[1] === "a" ? 3 : 2) };
  }
  if (after[0] === "point") {
    let digits = "";
    while (digits.length < 3) {
      const digit = after[1 + digits.length] === "zero" ? 0 : ONES.get(after[1 + digits.length] ?? "");
      if (digit === undefined) break;
      digits += digit;
    }
    if (digits !== "") return { value: Number(`${whole.value}.${digits}`), length: whole.length + 1 + digits.length };
  }
  return whole;
}

/**
 * A text that is one number and nothing else: digits with a decimal point or comma, a thousands sign before exactly
 * three digits ("1,000", "1.500"), a fraction ("2 1/2", "½"), or number words. Anything else is `null`. Not negative.
 */
export function readNumber(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed.length > 80) return null;
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(trimmed)) return Number(trimmed.replace(/[.,]/g, ""));
  if (/^\d*[.,]\d+$|^\d+$/.test(trimmed)) return Number(trimmed.replace(",", "."));
  const mixed = /^(\d*)\s*([½¼¾]|[13]\/[24])$/.exec(trimmed);
  if (mixed) return Number(mixed[1] ?? 0) + (FRACTIONS[mixed[2] ?? ""] ?? 0);
  const words = trimmed.split(/\s+/);
  const lower = words.map((word) => word.toLowerCase());
  if (lower.join(" ") === "half" || lower.join(" ") === "a half") return 0.5;
  if (lower.length === 1 && lower[0] === "zero") return 0;
  if (/^\d/.test(trimmed) && lower.slice(1).join(" ") === "and a half") {
    const whole = readNumber(words[0] ?? "");
    return whole === null ? null : whole + 0.5;
  }
  const found = readNumberWords(words, 0);
  return found !== null && found.length === words.length ? found.value : null;
}
