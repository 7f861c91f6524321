import { expect, test } from "vitest";
import { matchesIn } from "../../src/language/patterns/matchesIn.ts";

const TEXTS = ["", "3x8 60, 2x10 55", "crème 💪💪 brûlée", "💪", "a\nb\n\n"];
const PATTERNS = [/\d+/g, /(\d+)x(\d+)/g, /x*/g, /x*/gu, /(?=💪)/gu, /\p{L}+|/gu, /^|$/gm, /💪?/g];

test("finds what matchAll finds, empty places and pairs of surrogates included, however often it is asked", () => {
  for (const pattern of PATTERNS)
    for (const text of [...TEXTS, ...TEXTS]) expect(matchesIn(text, pattern)).toEqual([...text.matchAll(pattern)]);
});
