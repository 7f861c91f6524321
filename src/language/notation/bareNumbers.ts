import type { GroupBuilder } from "./groupBuilder.ts";
import type { MarkOf } from "./marks.ts";
import type { NameTraits } from "./nameTraits.ts";
import type { EntryMark, Neighbours } from "./neighbours.ts";
import type { ProductSetting } from "./productPart.ts";
import { MOST_SETS } from "./setGroup.ts";

/** What a number without a unit is read by. */
export type NumberPlace = {
  builder: GroupBuilder;
  neighbours: Neighbours;
  traits: NameTraits;
  /** The exercise has a name. */
  named: boolean;
  choose: ProductSetting["choose"];
  before: EntryMark | undefined;
  after: EntryMark | undefined;
};

const isLoad = (mark: EntryMark): boolean =>
  mark.kind === "weight" ||
  mark.kind === "plates" ||
  mark.kind === "body" ||
  mark.kind === "bar" ||
  (mark.kind === "numbers" && mark.after !== null);

/** A number by what comes after it in its clause: "225 3x5", "5 at 100", "3 planks of 45 s"; false when that says nothing. */
function readByNext(value: number, next: EntryMark, place: NumberPlace): boolean {
  const { builder, choose } = place;
  const whole = Number.isInteger(value);
  const counted = (builder.open?.counts ?? null) !== null;
  if (isLoad(next) && whole) {
    if (counted && builder.open?.weights === null) builder.weigh([value]);
    else builder.count(value);
    return true;
  }
  if (next.kind === "product" || next.kind === "counts" || next.kind === "sets") {
    builder.weigh([value]);
    return true;
  }
  if ((next.kind === "time" || next.kind === "length") && whole && value >= 1 && value <= MOST_SETS) {
    builder.add({ sets: value });
    return true;
  }
  if (next.kind === "side" && whole) {
    builder.count(value);
    return true;
  }
  if (next.kind !== "numbers") return false;
  const [other = 0] = next.values;
  if (next.values.length > 1 && value <= 10 && next.values.length === value) builder.add({ sets: value });
  else if (next.values.length > 1 || value > 30 || !whole) builder.weigh([value]);
  else if (other > 30 || choose("two", ["weight", "reps"] as const) === "reps") builder.count(value);
  else builder.weigh([value]);
  return true;
}

/** A number that only its neighbours and the exercise explain. */
function readLone(value: number, at: number, place: NumberPlace): void {
  const { builder, traits, choose, before, after, named } = place;
  const open = builder.open;
  const whole = Number.isInteger(value) && value <= 10_000;
  const next = place.neighbours.next(at);
  const awaited = open !== undefined && open.counts === null && open.weights !== null;
  if (next !== undefined && !awaited && readByNext(value, next, place)) return;
  if (open !== undefined) {
    const timed = open.seconds !== null;
    if (open.counts !== null && open.weights === null && !timed && before?.kind !== "separator") return builder.weigh([value]);
    if (awaited && whole && value <= 200) return builder.count(value);
    if (open.sets !== null && open.counts === null && !timed) return value <= 30 && whole ? builder.count(value) : builder.weigh([value]);
    if (open.counts !== null && open.weights !== null && whole && value <= 50) return builder.count(value);
  }
  const leads = after?.kind === "word" && whole;
  if (leads && (traits.bodyweight || traits.plural || value <= 30)) return builder.count(value);
  if (!whole || (value > 30 && !traits.bodyweight)) return builder.weigh([value]);
  if (traits.bodyweight || !named || choose("lone", ["reps", "weight"] as const) === "reps") return builder.count(value);
  builder.weigh([value]);
}

/** Numbers without a unit: "at 80", "@8", "12/10/8", "60/65/70", or one alone. */
export function readBareNumbers(mark: MarkOf<"numbers">, at: number, place: NumberPlace): void {
  const { builder, traits, choose, neighbours } = place;
  const { values, after } = mark;
  const [first = 0] = values;
  const current = builder.last;
  if (values.length > 1) {
    const efforts = after === "@" && current !== undefined && current.weights !== null && values.every((value) => value <= 10);
    const heavy = values.every((value) => value > 30) && !traits.bodyweight;
    if (efforts) current.rpe.push(...values);
    else if (after !== null || heavy || values.some((value) => !Number.isInteger(value))) builder.weigh(values);
    else builder.add({ counts: values.map((value) => ({ reps: value })) });
    return;
  }
  if (after === null) return readLone(first, at, place);
  const onScale = first >= 4 && first <= 10 && Number.isInteger(first * 2);
  if (onScale && current !== undefined && current.counts !== null) {
    const weighed = current.weights !== null || neighbours.weightAhead(at) || (traits.bodyweight && after === "@");
    const meant = weighed || (after === "@" && first >= 5.5 && choose("at", ["weight", "rpe"] as const) === "rpe");
    if (meant) return void current.rpe.push(first);
  }
  builder.weigh([first]);
}
