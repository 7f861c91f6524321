import { PatternIndex } from "../../patterns/patternIndex.ts";
import type { CoachSum, MeasureUnit } from "./coachSum.ts";
import { isLength, MEASURE, measureUnit, N, number, rx } from "./sumText.ts";

const LINK = "(?:(?:in|to|into|en|em|as|=|equals?|is|how many|how much|what|that) ?){1,3}";
/** An amount and what is wanted: figure, its unit, the other unit. */
const STRAIGHT = [
  rx(`${N} ${MEASURE}(?: (?!and |or )\\w+)?(?: \\?)? ${LINK}(?:the )?${MEASURE}\\b`),
  rx(`^(?:convert |how much is |what is )?${N} ${MEASURE} ${MEASURE}(?: \\?)*$`),
  rx(`${N} ${MEASURE}\\b[^?]{0,40}?\\b(?:that|it|this)(?: be)? (?:in|to|as) ${MEASURE}\\b`),
];
/** The other way round: wanted unit, figure, its unit. */
const TURNED = [
  rx(`how (?:many|much) ${MEASURE} (?:do|does|would|are|is|in|for|makes?|to|should)(?: \\w+){0,2}? ${N} ${MEASURE}\\b`),
  rx(`what is ${MEASURE} (?:for|of) ${N} ${MEASURE}\\b`),
];
/** The unit of the figure is left out: it is the usual partner of the one wanted. */
const BARE = rx(
  `(?:^|what is|how much is|convert|change|how many is|about) ${N}(?: \\w+){0,2}? (?:to|into|in) ${MEASURE}\\b`,
);
const PARTNER: Partial<Record<MeasureUnit, MeasureUnit>> = {
  kg: "lb",
  lb: "kg",
  km: "mi",
  mi: "km",
  cm: "in",
  in: "cm",
  stone: "kg",
};
const ALONE = rx(`^(?:please )?(?:convert|conversion of) ${N}(?: please)?(?: \\?)*$`);
/** "5 ft 10 inch", "12 stone 4": the small unit behind the big one. */
const COMPOUND = [
  { pattern: rx(`${N} ft (?:and )?${N}(?: inch(?:es)?)?(?= |$)`), unit: "ft", small: 12 },
  { pattern: rx(`${N} (?:stones?|st) (?:and )?${N}(?: (?:lbs?|pounds?))?(?= |$)`), unit: "stone", small: 14 },
] as const;

const INDEX = new PatternIndex([...STRAIGHT, ...TURNED, BARE, ALONE, ...COMPOUND.map(({ pattern }) => pattern)]);

/** "5 ft 10 inch" → "5.833333 ft". */
function oneFigure(text: string): string {
  let plain = text;
  const mayFind = INDEX.read(text);
  for (const { pattern, unit, small } of COMPOUND) {
    if (!mayFind(pattern)) continue;
    plain = plain.replace(
      pattern,
      (_whole, big: string, rest: string) => `${(number(big) + number(rest) / small).toFixed(6)} ${unit}`,
    );
  }
  return plain;
}

/** A length or a weight in another unit. */
export function conversion(sum: string): CoachSum | null {
  const text = oneFigure(sum);
  const mayFind = INDEX.read(text);
  for (const pattern of STRAIGHT) {
    const found = mayFind(pattern) ? pattern.exec(text) : null;
    const made = found && convert(found[1], found[2], found[3]);
    if (made) return made;
  }
  for (const pattern of TURNED) {
    const found = mayFind(pattern) ? pattern.exec(text) : null;
    const made = found && convert(found[2], found[3], found[1]);
    if (made) return made;
  }
  const bare = mayFind(BARE) ? BARE.exec(text) : null;
  const to = measureUnit(bare?.[2]);
  const from = to === null ? undefined : PARTNER[to];
  if (bare && to !== null && from !== undefined) return { op: "convert", amount: number(bare[1]), from, to };
  const alone = mayFind(ALONE) ? ALONE.exec(text) : null;
  return alone ? { op: "convert", amount: number(alone[1]), from: null, to: "kg" } : null;
}

function convert(
  amount: string | undefined,
  fromWord: string | undefined,
  toWord: string | undefined,
): CoachSum | null {
  const [from, to] = [measureUnit(fromWord), measureUnit(toWord)];
  if (from === null || to === null || from === to || isLength(from) !== isLength(to)) return null;
  return { op: "convert", amount: number(amount), from, to };
}
