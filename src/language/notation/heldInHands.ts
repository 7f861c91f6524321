import type { Assembly } from "./assembly.ts";
import type { MarkOf } from "./marks.ts";

/** "w/ 2x24 3x12", "KH 2x27.5 10/9/8": two of them before the sets that they were lifted in. */
function isPairAhead(
  { factors, doubled }: MarkOf<"product">,
  at: number,
  { marks, traits, builder }: Assembly,
): boolean {
  const [held, load] = factors;
  const [before, next] = [marks[at - 1], marks[at + 1]];
  const isPair = held?.kind === "number" && held.value <= 2 && load?.kind === "number" && load.value >= LIGHTEST_HELD;
  const isOne = held?.kind === "number" && held.value === 1;
  const isLed = isOne || traits.paired || (before?.kind === "word" && WITH.test(before.fold));
  const isRow =
    next?.kind === "product" ||
    (next?.kind === "numbers" && next.values.length > 1 && next.after === null) ||
    (next?.kind === "counts" && next.counts.length > 1);
  return isPair && factors.length === 2 && !doubled && isLed && isRow && builder.open?.counts == null;
}
const LIGHTEST_HELD = 8;
const WITH = /^(?:w|with|mit|con|avec|com|kh|kurzhanteln?|manubri|mancuernas?|halteres?|bells)$/;

/** "10 step ups 2x12 kg", "12 squats 1x24kg": behind a count, how many were held and how heavy each was. */
export function heldInHands(mark: MarkOf<"product">, at: number, work: Assembly): true | null {
  const { builder, traits, meant } = work;
  const [held, load] = mark.factors;
  const open = builder.open;
  if (isPairAhead(mark, at, work)) {
    const value = load?.kind === "number" ? load.value : 0;
    builder.weigh([value], { perHand: held?.kind === "number" && held.value === 2 });
    return true;
  }
  const awaits = open?.counts?.length === 1 && open.weights === null && open.sets === null && !open.unloaded;
  const isHeld = held?.kind === "number" && held.value <= 2 && load?.kind === "weight" && load.values.length === 1;
  if (!awaits || !isHeld || mark.factors.length !== 2 || traits.barred) return null;
  meant.push(held.value);
  builder.weigh(load.values, { unit: load.unit, load: load.load, perHand: held.value === 2 });
  return true;
}
