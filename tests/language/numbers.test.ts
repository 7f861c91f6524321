import fc from "fast-check";
import { expect, test } from "vitest";
import { readNumber, readNumberWords } from "../../src/language/numbers/numbers.ts";

const WHOLE_TEXTS: [string, number | null][] = [
  ["80", 80],
  ["72.5", 72.5],
  ["72,5", 72.5],
  ["1,000", 1000],
  ["1.500", 1500],
  ["10,000", 10_000],
  [".5", 0.5],
  ["½", 0.5],
  ["2½", 2.5],
  ["2 1/2", 2.5],
  ["1/2", 0.5],
  ["zero", 0],
  ["one", 1],
  ["three", 3],
  ["ten", 10],
  ["twelve", 12],
  ["nineteen", 19],
  ["twenty", 20],
  ["twenty five", 25],
  ["twenty-five", 25],
  ["ninety nine", 99],
  ["hundred", 100],
  ["a hundred", 100],
  ["one hundred", 100],
  ["one hundred and five", 105],
  ["two hundred twenty five", 225],
  ["two twenty five", 225],
  ["one oh five", 105],
  ["three oh eight", 308],
  ["one thirty five", 135],
  ["three fifteen", 315],
  ["a thousand", 1000],
  ["two thousand", 2000],
  ["seventy two and a half", 72.5],
  ["72 and a half", 72.5],
  ["two point five", 2.5],
  ["a half", 0.5],
  ["half", 0.5],
  ["a couple", 2],
  ["a couple of", 2],
  ["a dozen", 12],
  ["half a dozen", 6],
  ["a pair", 2],
  ["drei", 3],
  ["zwölf", 12],
  ["zwanzig", 20],
  ["fünfundzwanzig", 25],
  ["hundert", 100],
  ["trois", 3],
  ["douze", 12],
  ["vingt", 20],
  ["quatre-vingts", 80],
  ["cent", 100],
  ["tres", 3],
  ["doce", 12],
  ["veinte", 20],
  ["treinta y cinco", 35],
  ["cien", 100],
  ["tre", 3],
  ["dodici", 12],
  ["venti", 20],
  ["cento", 100],
  ["três", 3],
  ["doze", 12],
  ["vinte", 20],
  ["oitenta", 80],
  ["soixante quinze", 75],
  ["soixante-dix", 70],
  ["quatre vingt", 80],
  ["quatre vingt dix sept", 97],
  ["cent vingt", 120],
  ["deux cents dix", 210],
  ["ciento veinte", 120],
  ["ciento treinta y cinco", 135],
  ["cento venti", 120],
  ["centottanta", 180],
  ["duecento", 200],
  ["cento e vinte", 120],
  ["cento e trinta e cinco", 135],
  ["hundert zwanzig", 120],
  ["", null],
  ["bench", null],
  ["ten reps", null],
  ["12 34", null],
  ["a", null],
  ["the", null],
];

test.each(WHOLE_TEXTS)("%s is the number %s", (text, value) => {
  expect(readNumber(text)).toBe(value);
});

test("number words are read from a place and say how many words they took", () => {
  const words = "hit two hundred and five pounds".split(" ");

  expect(readNumberWords(words, 1)).toEqual({ value: 205, length: 4 });
  expect(readNumberWords(words, 0)).toBeNull();
  expect(readNumberWords(["ten", "sets"], 0)).toEqual({ value: 10, length: 1 });
  expect(readNumberWords(["five", "five"], 0)).toEqual({ value: 5, length: 1 });
  expect(readNumberWords(["three", "ten"], 0)).toEqual({ value: 3, length: 1 });
  expect(readNumberWords(["five", "and", "six"], 0)).toEqual({ value: 5, length: 1 });
});

const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

function spelled(value: number): string {
  if (value < 20) return ONES[value] ?? "";
  if (value < 100)
    return [TENS[Math.floor(value / 10)], value % 10 === 0 ? "" : ONES[value % 10]].filter(Boolean).join(" ");
  const rest = value % 100;
  return `${ONES[Math.floor(value / 100)]} hundred${rest === 0 ? "" : ` and ${spelled(rest)}`}`;
}

test("every spelled whole number below a thousand is read back", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999 }), (value) => {
      expect(readNumber(spelled(value))).toBe(value);
    }),
  );
});

test("digits with a decimal point or comma are read back", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9_999 }),
      fc.constantFrom(".", ","),
      fc.integer({ min: 1, max: 99 }),
      (whole, sign, part) => {
        expect(readNumber(`${whole}${sign}${part}`)).toBe(Number(`${whole}.${part}`));
      },
    ),
  );
});

test("no text makes the reader throw", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      readNumber(text);
    }),
  );
});
