import { loadedBar } from "../numbers/units.ts";
import type { Assembly } from "./assembly.ts";
import type { MarkOf, Mass } from "./marks.ts";
import { type EntryMark, saysReps } from "./neighbours.ts";

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
  // "3 sets at 24, 12 each": behind a load of its own the figure counts.
  const isCount = before?.kind === "numbers" && before.values.join() !== builder.last?.weights?.values.slice(-1).join();
  const afterReps = before !== undefined && (saysReps(before) || isCount);
  const ofExtent = before !== undefined && /^(?:length|time|m)$/.test(before.kind);
  if (builder.last?.weights && !afterReps && !ofExtent) builder.setPerHand();
  else if (traits.oneSided || builder.groups.some(({ side }) => side === "each")) builder.setSide("each");
}

const EACH = /^(?:je|jeweils|each|cada|chaque|ogni)$/;
/** "Kurzhantel Schulterdrücken 3x10 mit je 16 kg": what each hand held, of an exercise that is done with two weights. */
export function isOfEachHand(at: number, { traits, marks }: Assembly): boolean {
  const before = marks[at - 1];
  return traits.paired && (before?.kind === "each" || (before?.kind === "word" && EACH.test(before.fold)));
}

const QUARTERED = { kg: ["lb", "kg"], lb: ["lb"] } as const;

/** The units that are said of an amount's loads. */
function unitsOf(mark: EntryMark): Mass[] {
  if (mark.kind === "product")
    return mark.factors.flatMap((factor) => (factor.kind === "weight" ? (factor.unit ?? []) : []));
  return mark.kind === "weight" || mark.kind === "unit" ? [mark.unit ?? []].flat() : [];
}

/** The unit of plates: as it is said of them, or of the other loads, else the person's own. */
const unitOfPlates = (said: Mass | null, { marks, setting }: Assembly): Mass =>
  said ?? setting.declared ?? marks.flatMap(unitsOf)[0] ?? setting.unit;

/** "2 plates": what a loaded bar weighs. */
export function readPlatesMark({ count, part, extra, unit: said }: MarkOf<"plates">, work: Assembly): void {
  const { builder, traits, setting, notes } = work;
  if (traits.sled || (traits.named && !traits.barred)) {
    notes.push(count === 0 ? `bar and ${extra} per side` : `${count}${part === null ? "" : ` and a ${part}`} plates`);
    return;
  }
  // A quarter plate is one of 25 lb; where plates are in kilos the word may mean that one or a small one.
  const own = unitOfPlates(said, work);
  const unit = part === "quarter" && said === null ? setting.choose("plates", QUARTERED[own]) : own;
  builder.weigh([loadedBar(count, part, unit) + 2 * extra], { unit });
}

/** "20 kg per side" of a loaded bar is no weight of the whole; of two dumbbells it is one of them. */
export function readSideMark({ side, limb }: MarkOf<"side">, at: number, work: Assembly): void {
  if (hangsOnBar(at - 1, work)) return;
  const { builder, marks, traits, notes } = work;
  const before = marks[at - 1];
  const weights = builder.last?.weights;
  // "bench 3x10 40 a side": behind the repetitions the figure is the load.
  const isHung = !traits.paired && before?.kind === "numbers" && before.values.join() === weights?.values.join();
  const bare = before?.kind === "numbers" && (before.after !== null || builder.last?.counts == null || isHung);
  const ofWeight = before?.kind === "weight" || before?.kind === "s" || bare;
  if (side !== "each" || limb || !ofWeight || !weights || traits.oneSided) builder.setSide(side);
  else if ((traits.barred || traits.sled) && !traits.paired && !traits.stacked && builder.last) {
    notes.push(`${weights.values.join("/")}${weights.unit === null ? "" : ` ${weights.unit}`} per side`);
    builder.last.weights = null;
    // "60 (30 a side)": the load was said already.
    if (builder.groups.length > 1 && builder.last.counts === null && builder.last.sets === null) builder.groups.pop();
  } else weights.perHand = true;
}
