import { readNumberWords, startsNumber } from "../../language/numbers/numbers.ts";

const DIGITS = /\d+(?:[.,’']\d+)*/g;
const OTHER_DIGIT = /\p{Nd}/gu;
/** What stands before an item of a list. */
const ITEM = /^\s*(?:[-*•]\s*)?(?:\(?\d{1,2}[.)]\s+|[-*•]\s+)?/;
/** Names with a figure in them that count nothing. */
const NAMES = /\b1[ -]?rm\b|\b[23]d\b/gi;

/** What is counted; only before one of these is a word such as "dos" or "six" taken for a figure. */
const COUNTED =
  /^(?:sets?|reps?|repetitions?|times|kg|kilos?|kilograms?|lbs?|pounds?|min|minutes?|sec|seconds?|hours?|days?|weeks?|months?|years?|percent|grams?|milligrams?|calories|kcal|meals?|sessions?|exercises?|rounds?|x|serien?|s[äa]tze?n?|wiederholung\w*|mal|minuten?|sekunden?|stunden?|tagen?|wochen?|monaten?|prozent|gramm|series|r[ée]p[ée]titions?|fois|minutes|secondes?|heures?|jours?|semaines?|mois|grammes?|repeticiones|veces|minutos?|segundos?|horas?|d[ií]as?|semanas?|meses|gramos?|serie|ripetizion\w*|volte|minut[oi]|second[oi]|or[ae]|giorn[oi]|settiman[ae]|mesi|gramm[io]|repeti[çc][õo]es|vezes|dias?|gramas?)$/;

/** Digits of any script as 0 to 9; blocks of digits begin at a code that ends in 0 or in 6. */
function withPlainDigits(text: string): string {
  return text.normalize("NFKC").replace(OTHER_DIGIT, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    if (code < 128) return digit;
    const block = code & ~0xf;
    const first = /\p{Nd}/u.test(String.fromCodePoint(block)) ? block : block + 6;
    return String(code - first);
  });
}

/** Every way in which a figure can be read: "1,000" is a thousand, or one with three decimals. */
function readingsOf(figure: string): number[] {
  const signs = figure.match(/[.,’']/g) ?? [];
  const last = signs.at(-1);
  const joined = Number(figure.replace(/[.,’']/g, ""));
  if (last === undefined) return [joined];
  const [whole = "", decimals = ""] = [
    figure.slice(0, figure.lastIndexOf(last)),
    figure.slice(figure.lastIndexOf(last) + 1),
  ];
  const decimal = Number(`${whole.replace(/[.,’']/g, "")}.${decimals}`);
  return decimals.length === 3 ? [joined, decimal] : [decimal];
}

/** The figures of a text, each in every way it can be read; numbers in words count before what is counted ("three sets"). */
export function figuresIn(text: string): number[][] {
  const plain = withPlainDigits(text).replace(ITEM, "").replace(NAMES, " ");
  const figures = [...plain.matchAll(DIGITS)].map(([figure]) => readingsOf(figure));
  const words = plain.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
  for (let at = 0; at < words.length; at += 1) {
    if (!startsNumber(words[at] ?? "") || /^(?:an?|half|couple|pair)$/.test(words[at] ?? "")) continue;
    const found = readNumberWords(words, at);
    if (found === null || found.value === 1) continue;
    const after = words.slice(at + found.length, at + found.length + 2);
    if (after.some((word) => COUNTED.test(word))) figures.push([found.value]);
  }
  return figures;
}

/** All readings of all figures in texts that figures may be taken from, digits and words alike. */
export function figuresOf(sources: readonly string[]): Set<number> {
  const known = new Set<number>();
  for (const source of sources) {
    for (const line of source.split("\n"))
      for (const readings of figuresIn(line)) for (const value of readings) known.add(value);
    const words = source.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
    words.forEach((word, at) => {
      const found = startsNumber(word) ? readNumberWords(words, at) : null;
      if (found !== null) known.add(found.value);
    });
  }
  return known;
}
