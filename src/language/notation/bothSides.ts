import { type Assembly, productSetting } from "./assembly.ts";
import type { MarkOf } from "./marks.ts";
import { readProductPart } from "./productPart.ts";

/** Nobody does both sides more often. */
const MOST_REPEATS = 10;

/** "split squat 3x8/8" is eight on each side. */
export function mirrorsSides(mark: MarkOf<"product">, at: number, work: Assembly): true | null {
  const part = readProductPart(mark, productSetting(at, work));
  const [first, second] = part.counts ?? [];
  const isMirrored = part.counts?.length === 2 && second?.extra === true && first?.reps === second.reps;
  if (!isMirrored || !(work.traits.oneSided || work.traits.paired)) return null;
  work.builder.add({ ...part, counts: [{ reps: first?.reps ?? null }] });
  work.builder.setSide("each");
  return true;
}

/** "L 10 R 10 x3": both sides, so often. */
export function repeatsSides({ factors }: MarkOf<"product">, at: number, { marks, builder }: Assembly): true | null {
  const [reps, often, ...others] = factors;
  const side = marks[at - 1];
  const isBehindOther = side?.kind === "side" && side.side === "right" && builder.last?.side === "left";
  if (!isBehindOther || others.length > 0 || reps?.kind !== "number" || often?.kind !== "number") return null;
  if (often.value > MOST_REPEATS || builder.last?.counts?.length !== 1 || builder.last.sets !== null) return null;
  builder.count(reps.value);
  builder.repeat(often.value);
  return true;
}
