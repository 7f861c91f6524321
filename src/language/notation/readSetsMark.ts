import type { Assembly } from "./assembly.ts";
import type { MarkOf } from "./marks.ts";
import { isLoad } from "./sharing.ts";

/** "3 sets", "two drop sets", "5 rounds": what is told behind or before it is done so often. */
export function readSetsMark(mark: MarkOf<"sets">, at: number, { builder, marks, neighbours }: Assembly): void {
  const current = builder.last;
  // "45 kg x 15, then two sets 55 kg x 10": the sets have reps of their own.
  const ownReps = marks[at - 1]?.kind === "separator" && neighbours.hasBeside(at, "product");
  // "100x5, then 2 sets at 85 for 8".
  const after = marks[at + 1];
  const place = marks[at - 1]?.kind === "type" ? at - 2 : at - 1;
  const ownLoad =
    marks[place]?.kind === "separator" && current?.weights != null && after !== undefined && isLoad(after);
  const countsFollow = after?.kind === "counts" || ownReps || ownLoad;
  // "100 kg x 3 sets x 5 reps": the figure behind the load counts the sets.
  const product = marks[at - 1];
  const isOfProduct = product?.kind === "product" && product.factors.length === 2 && mark.count === null && mark.of;
  const [only, ...others] = current?.counts ?? [];
  const isCount = isOfProduct && current?.weights != null && current.sets === null && others.length === 0;
  if (isCount && only?.reps != null && after?.kind === "counts") {
    current.sets = only.reps;
    current.counts = null;
    return;
  }
  // "triples at 140, five of them": the one set that was said is as many.
  if (
    mark.type === null &&
    mark.count !== null &&
    current?.sets === 1 &&
    current.counts?.length === 1 &&
    !countsFollow
  ) {
    current.sets = mark.count;
    return;
  }
  // "30 kg x 10 then 20 kg x 8, one drop set": what the sets were that were just told.
  const isTold = current?.counts != null && current.weights !== null && builder.groups.length > 1;
  if (mark.type === "drop" && mark.count === 1 && isTold && neighbours.next(at) === undefined) {
    current.type = "drop";
    return;
  }
  if (mark.type === "drop") builder.mode = "drop";
  // "170 kg, 5 clusters of 1+1+1": the load that was told is theirs.
  const awaits = current !== undefined && current.weights !== null && current.counts === null && current.sets === null;
  if (mark.type === "cluster" && mark.of && awaits) current.type = mark.type;
  else if (mark.type !== null) builder.startType(mark.type);
  else if (
    current !== undefined &&
    (current.counts !== null || current.seconds !== null) &&
    (countsFollow || current.sets !== null)
  )
    builder.start();
  if (mark.count === null) return;
  // "12 left 12 right, 3 sets": both sides in turn.
  if (builder.endsInSides && !countsFollow && mark.type === null) return void builder.repeat(mark.count);
  // "80x8, 2 more sets" are sets of their own.
  if (mark.again && builder.last !== undefined && (builder.last.counts ?? builder.last.seconds) !== null)
    builder.start();
  const group = builder.add({ sets: mark.count });
  if (mark.again) group.again = true;
  group.announced = mark.of !== true && group.counts === null;
}
