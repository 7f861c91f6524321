import { loadedBar } from "../numbers/units.ts";
import type { Assembly } from "./assembly.ts";
import type { MarkOf } from "./marks.ts";
import { saysReps } from "./neighbours.ts";

/** "hack squat (30 a side) 4x8": a figure for each side of what both sides lift, where the repetitions are said as well. */
export function hangsOnBar(at: number, { marks, traits }: Assembly): boolean {
  const [mark, next] = [marks[at], marks[at + 1]];
  const ofSides = mark?.kind === "counts" && mark.counts.length === 1 && next?.kind === "side" && next.side === "each";
  const loaded = (traits.barred || traits.sled) && !traits.oneSided && !traits.paired;
  return ofSides && !next.limb && loaded && marks.some(({ kind }) => kind === "product");
}

/** "each" after a weight is each hand, after reps of a one-sided exercise each side. */
export function readEach(at: number, { builder, traits, marks }: Assembly): void {
  const before = marks[at - 1];
  const afterReps = before !== undefined && saysReps(before);
  const ofExtent = before !== undefined && /^(?:length|time|m)$/.test(before.kind);
  if (builder.last?.weights && !afterReps && !ofExtent) builder.setPerHand();
  else if (traits.oneSided) builder.setSide("each");
}

const QUARTERED = { kg: ["lb", "kg"], lb: ["lb"] } as const;

/** "2 plates": what a loaded bar of the person's unit weighs. */
export function readPlatesMark(
  { count, part, extra }: MarkOf<"plates">,
  { builder, traits, setting, notes }: Assembly,
): void {
  if (traits.sled || (traits.named && !traits.barred)) {
    notes.push(`${count}${part === null ? "" : ` and a ${part}`} plates`);
    return;
  }
  // A quarter plate is one of 25 lb; where plates are in kilos the word may mean that one or a small one.
  const unit = part === "quarter" ? setting.choose("plates", QUARTERED[setting.unit]) : setting.unit;
  builder.weigh([loadedBar(count, part, unit) + 2 * extra], { unit });
}

/** "20 kg per side" of a loaded bar is no weight of the whole; of two dumbbells it is one of them. */
export function readSideMark({ side, limb }: MarkOf<"side">, at: number, work: Assembly): void {
  if (hangsOnBar(at - 1, work)) return;
  const { builder, marks, traits, notes } = work;
  const before = marks[at - 1];
  const weights = builder.last?.weights;
  const bare = before?.kind === "numbers" && (before.after !== null || builder.last?.counts == null);
  const ofWeight = before?.kind === "weight" || bare;
  if (side !== "each" || limb || !ofWeight || !weights || traits.oneSided) builder.setSide(side);
  else if ((traits.barred || traits.sled) && !traits.paired && builder.last) {
    notes.push(`${weights.values.join("/")}${weights.unit === null ? "" : ` ${weights.unit}`} per side`);
    builder.last.weights = null;
    // "60 (30 a side)": the load was said already.
    if (builder.groups.length > 1 && builder.last.counts === null && builder.last.sets === null) builder.groups.pop();
  } else weights.perHand = true;
}
