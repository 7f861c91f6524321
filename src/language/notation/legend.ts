import type { Factor, Mark, MarkContent, Mass } from "./marks.ts";
import type { Order } from "./tripleOrder.ts";

type Slot = "sets" | "reps" | "weight";

/** In what order a message says that its figures stand, where that is, and the unit of the loads if it is said. */
export type Legend = { slots: readonly Slot[]; unit: Mass | null; slashed: boolean; start: number; end: number };

const NAME = "sets?|reps?|weight|load|kgs?|kilos?|lbs?|pounds?";
const slotOf = (name: string): Slot => (/^set/.test(name) ? "sets" : /^rep/.test(name) ? "reps" : "weight");
const unitOf = (name: string): Mass | null => (/^k/.test(name) ? "kg" : /^(?:lb|pound)/.test(name) ? "lb" : null);
const LEGENDS = [
  new RegExp(
    `\\((?:all |format:? |listed as |order:? )?(${NAME}) ?[/x×*@] ?(${NAME})(?: ?[/x×*@] ?(${NAME}))?(?:,? (?:all )?(?:in )?(kgs?|kilos?|lbs?|pounds?))?\\)`,
    "i",
  ),
  /(?<!\p{L})(kgs?|kilos?|lbs?|pounds?|weight|load) ?[x×*] ?(reps?)\b(?: ?[x×*] ?(sets?)\b)?/iu,
];

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
  return marks.map((mark): Mark => {
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
