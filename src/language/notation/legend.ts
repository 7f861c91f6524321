import { compiled } from "../patterns/compiled.ts";
import type { Factor, Mark, MarkContent, Mass } from "./marks.ts";
import type { Order } from "./tripleOrder.ts";

type Slot = "sets" | "reps" | "weight";

/** In what order a message says that its figures stand, where that is, and the unit of the loads if it is said. */
export type Legend = { slots: readonly Slot[]; unit: Mass | null; slashed: boolean; start: number; end: number };

/** The unit of all loads of a message that were said without one, and where it is said. */
export type DeclaredUnit = { unit: Mass; start: number; end: number };

const NAME = "sets?|reps?|weight|load|kgs?|kilos?|lbs?|pounds?";
const JOINS = "(?: ?[/x×*@|,] ?|,? (?:then|and|by|first,? then) )";
const slotOf = (name: string): Slot => (/^set/.test(name) ? "sets" : /^rep/.test(name) ? "reps" : "weight");
const unitOf = (name: string): Mass | null => (/^k/.test(name) ? "kg" : /^(?:lb|pound)/.test(name) ? "lb" : null);
const LEGENDS = [
  compiled(
    `\\((?:all |format:? |listed as |order:? )?(${NAME})${JOINS}(${NAME})(?:${JOINS}(${NAME}))?(?:,? (?:all )?(?:in )?(kgs?|kilos?|lbs?|pounds?))?\\)`,
    "i",
  ),
  /(?<!\p{L})(kgs?|kilos?|lbs?|pounds?|weight|load) ?[x×*] ?(reps?)\b(?: ?[x×*] ?(sets?)\b)?/iu,
];

/** Words beside a unit on a line that says nothing but what the loads are in, in six languages. */
const BESIDE_UNIT =
  "all|everything|every|weights?|loads?|numbers|units?|figures|in|is|are|the|of|obv(?:iously|s)?|ofc|btw|fyi|today|throughout|always|plates?|" +
  "alles|alle|gewichte?|angaben|sind|jeweils|tout|toutes?|tous|les|poids|charges?|en|todos?|todas?|los|las|el|pesos?|cargas?|tutto|tutti|i|pesi|carichi|tudo|os|em";
const UNIT_NAMES = "kgs?|kilos?|kilograms?|lbs?|pounds?";
const UNIT_LINE = compiled(
  `(?<=^|\\n)[ \\t]*[-*•([~#]?[ \\t]*(?:(?:${BESIDE_UNIT})[ \\t:=]+){0,5}(${UNIT_NAMES})(?:[ \\t,]+(?:${BESIDE_UNIT})){0,4}[ \\t]*[)\\].!]*[ \\t]*(?=\\n|$)`,
  "i",
);

/** "(lbs)", "weights in kg", "kg obv" on a line of its own: what all loads without a unit are in; `null` without. */
export function readUnitLine(text: string): DeclaredUnit | null {
  const match = text.includes("\n") ? UNIT_LINE.exec(text) : null;
  const unit = match === null ? null : unitOf((match[1] ?? "").toLowerCase());
  return match === null || unit === null ? null : { unit, start: match.index, end: match.index + match[0].length };
}

/** "(reps/weight in pounds)", "(weight x reps x sets)", "20x12, 25x10 kg x reps": what the figures of a message are, in its own words; `null` without. */
export function readLegend(text: string): Legend | null {
  const match = LEGENDS.map((pattern) => pattern.exec(text)).find((found) => found !== null);
  if (!match) return null;
  const names = match.slice(1, 4).flatMap((name) => (name === undefined ? [] : [name.toLowerCase()]));
  const slots = names.map(slotOf);
  if (new Set(slots).size !== slots.length || !slots.includes("reps")) return null;
  const unit = [...names, (match[4] ?? "").toLowerCase()].map(unitOf).find((one) => one !== null) ?? null;
  return { slots, unit, slashed: match[0].includes("/"), start: match.index, end: match.index + match[0].length };
}

/** The order that a legend of three gives. */
export const orderOf = ({ slots }: Legend): Order | null => (slots.length === 3 ? (slots.join("_") as Order) : null);

/** The marks of a message whose pairs are in the order that its legend says: "10/95" is ten repetitions with 95. */
export function inLegend(marks: readonly Mark[], { slots, unit, slashed }: Legend): Mark[] {
  const [first, second] = slots;
  if (slots.length !== 2 || first === undefined || second === undefined) return [...marks];
  return marks.map((mark, at): Mark => {
    const isLoaded = /^(?:numbers|weight|product|plates)$/.test(marks[at - 1]?.kind ?? "");
    const listed = first === "weight" && !isLoaded ? loadFirst(mark, unit) : null;
    if (listed !== null) return listed;
    const pair = pairOf(mark);
    // "5x5" beside pairs with a stroke is in no order of theirs.
    if (pair === null || (mark.kind === "product") === slashed) return mark;
    const factors = pair.map((value, at): Factor => {
      const slot = at === 0 ? first : second;
      return slot === "weight"
        ? { kind: "weight", values: [value], unit, load: "total" }
        : slot === "reps"
          ? { kind: "counts", counts: [{ reps: value }] }
          : { kind: "number", value };
    });
    const { start, end } = mark;
    const product: MarkContent = { kind: "product", factors, doubled: false, loose: -1, spaced: false };
    return { ...product, start, end };
  });
}

/** "14 10 10 8" where the load is said to come first. */
function loadFirst(mark: Mark, unit: Mass | null): Mark | null {
  const isList = mark.kind === "numbers" && mark.values.length > 2 && mark.after === null;
  if (!isList) return null;
  const [load = 0, ...reps] = mark.values;
  const factors: Factor[] = [
    { kind: "weight", values: [load], unit, load: "total" },
    { kind: "counts", counts: reps.map((value) => ({ reps: value })) },
  ];
  const { start, end } = mark;
  return { kind: "product", factors, doubled: false, loose: -1, spaced: false, start, end };
}

function pairOf(mark: Mark): [number, number] | null {
  if (mark.kind === "numbers" && mark.values.length === 2 && mark.after === null) {
    const [one = 0, other = 0] = mark.values;
    return [one, other];
  }
  if (mark.kind === "counts" && mark.counts.length === 2) {
    const [one, other] = mark.counts.map(({ reps }) => reps);
    return one == null || other == null ? null : [one, other];
  }
  if (mark.kind !== "product" || mark.factors.length !== 2) return null;
  const [one, other] = mark.factors;
  return one?.kind === "number" && other?.kind === "number" ? [one.value, other.value] : null;
}
