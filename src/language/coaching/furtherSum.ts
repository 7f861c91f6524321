import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";
import type { CoachSum } from "./sums/coachSum.ts";
import { readCoachSum } from "./sums/readCoachSum.ts";

const LEAD =
  "(?:(?:and|or|ok|okay|so|what about|how about|same (?:for|with)|for|with|at|of|und|oder|mit|bei|et|pour|y|o|con|para|e|per|com) )+(?:if (?:it|i) (?:is|was|did|do|had) )?";
const UNIT = "(?:kgs?|kilos?|lbs?|pounds?|%|percent|prozent|reps?|kms?|k|miles?|cm|in|ft|m|min|minutes?|plates?)";
const FIGURE = `\\d{1,4}(?:[.,:]\\d{1,2})?(?: ?${UNIT})?`;
/** No "and 3x8": sets of repetitions are told. */
const ALONE = compiled(`^\\W*${LEAD}(?:the )?(?!\\d ?x)${FIGURE}(?: ?(?:x|for|of) ?${FIGURE})?[\\s?.!]*$`);

/** Whether a message goes on with another figure and says nothing else: "and 315?", "what about 90 %". In: folded text. */
export const isFurtherFigure = (folded: string): boolean => folded.length <= 40 && ALONE.test(folded);

const LONGEST = 80;
/** "3x10" are sets: a load is more. */
const LEAST_LOAD = 15;
/** "100x5", "100 for 5": what stands together is put in together. */
const SET = /(\d+(?:[.,]\d+)?)(?: ?(?:kgs?|lbs?))? ?(?:x|for) ?(\d{1,2})(?!\d)/;
const FIGURES = compiled(`(?<![\\d.,:])(\\d+(?:[.,]\\d+)?) ?(${UNIT})?(?![\\d\\p{L}])`, "gu");
type Found = { at: number; end: number; value: number; unit: string };

const figuresIn = (text: string): Found[] =>
  [...text.matchAll(FIGURES)].map((found) => ({
    at: found.index,
    end: found.index + found[0].trimEnd().length,
    value: Number((found[1] ?? "").replace(",", ".")),
    unit: kindOf(found[2]),
  }));
/** Units that stand for the same kind of thing. */
const KINDS = [
  ["weight", /^(?:kgs?|kilos?|lbs?|pounds?)$/],
  ["%", /^(?:%|per|pro)/],
  ["minutes", /^min/],
  ["distance", /^(?:k|m|cm|in|ft)/],
] as const;
const kindOf = (unit = ""): string => KINDS.find(([, words]) => words.test(unit))?.[0] ?? unit.slice(0, 1);
const distance = (a: number, b: number): number => Math.abs(Math.log(Math.max(a, 0.1) / Math.max(b, 0.1)));

/**
 * A sum that was asked for, with the figures of what goes on with it: "what is 225 in kilos", "and 315" is "what is 315 in kilos". A figure takes the
 * place of one in the same unit, else of the nearest. In: what is said, the question before it. Out: the new question; `null` where nothing is to be
 * worked out in it.
 */
export function furtherSum(text: string, previous: string): string | null {
  if (text.length > LONGEST) return null;
  const said = foldText(text);
  const [told, load] = SET.exec(previous) ?? [];
  if (told !== undefined && Number.parseFloat(load ?? "") >= LEAST_LOAD && OF_MAX.test(said))
    return `what is the 1rm of ${told}`;
  const sum = readCoachSum(previous);
  if (sum !== null && OF_LOAD.test(said)) return onBar(sum);
  if (sum === null || !isFurtherFigure(said)) return null;
  const set = SET.exec(said);
  const before = SET.exec(previous);
  const made =
    set !== null && before !== null
      ? previous.replace(before[0], set[0])
      : set === null
        ? withFigure(previous, figuresIn(said)[0], said)
        : null;
  return made !== null && readCoachSum(made) !== null ? made : null;
}

/** "And what's that in 1rm", "so what's my max then": of the set that was told. */
const OF_MAX =
  /^(?=.*\b(?:that|it|this|my|then)\b)[^\d]*\b(?:what|whats|how much|which)\b(?:(?!\b(?:goal|old|last|best|heart|rate)\b)[^\d])*\b(?:1 ?rm|e1rm|one rep max|max)\b(?: then| now| roughly| about)?[\s?.!]*$/;
/** "How many plates is that": of what was worked out. */
const OF_LOAD = /^(?=.*\b(?:that|it|this)\b)[^\d]*\b(?:plates?|(?:each|per|a|either) side)\b[^\d]*$/;
function onBar(sum: CoachSum): string | null {
  if (sum.op === "convert" && (sum.from === "kg" || sum.from === "lb"))
    return `how many plates is ${sum.amount} ${sum.from}`;
  if (sum.op !== "percentage" || sum.percents.length !== 1) return null;
  return `how many plates is ${(sum.weight * (sum.percents[0] ?? 0)) / 100} ${sum.unit ?? ""}`;
}

function withFigure(previous: string, figure: Found | undefined, said: string): string | null {
  if (figure === undefined) return null;
  const all = figuresIn(previous);
  const alike = all.filter(({ unit }) => (figure.unit === "" ? unit !== "%" : unit === figure.unit));
  const [place] = (alike.length > 0 ? alike : figure.unit === "" ? all : all.filter(({ unit }) => unit === "")).sort(
    (a, b) => distance(a.value, figure.value) - distance(b.value, figure.value),
  );
  if (place === undefined) return null;
  // A figure without a unit is in the one of the figure before.
  const digits = said.slice(figure.at, figure.end);
  const unit = figure.unit === "" ? (/\D+$/.exec(previous.slice(place.at, place.end))?.[0] ?? "") : "";
  return `${previous.slice(0, place.at)}${digits}${unit}${previous.slice(place.end)}`;
}
