import type { GroupBuilder } from "./groupBuilder.ts";
import type { Mass } from "./marks.ts";
import type { NameTraits } from "./nameTraits.ts";
import { type EntryMark, isAmount, type Neighbours } from "./neighbours.ts";
import type { NotationContext } from "./parsedLog.ts";
import type { Part, ProductSetting } from "./productPart.ts";
import { isLoad } from "./sharing.ts";
import type { Order } from "./tripleOrder.ts";

/** What the amounts of one exercise are read against. */
export type EntrySetting = {
  /** Of the exercise's name. */
  traits: NameTraits;
  unit: Mass;
  notation: NotationContext["notation"];
  agreed: readonly Order[];
  /** "5 rounds of": how often an amount without sets was done. */
  rounds: number | null;
  /** The unit of all weights of the message that were said without one. */
  declared: Mass | null;
  /** Of attempts, as at a meet: a bare load was lifted once. */
  singles?: boolean;
  /** The message tells sets as loads and their repetitions. */
  loadFirst?: ReadonlySet<number> | null;
  choose: ProductSetting["choose"];
};

/** The work on one exercise while its amounts are gone through. */
export type Assembly = {
  marks: readonly EntryMark[];
  setting: EntrySetting;
  traits: NameTraits;
  builder: GroupBuilder;
  neighbours: Neighbours;
  pairReps: ReadonlySet<number>;
  /** Places of products whose first figure is a load, as those beside them are. */
  loadRows: ReadonlySet<number>;
  /** The places of repetitions with their loads, likewise. */
  repsRows: ReadonlySet<number>;
  notes: string[];
  /** Figures of a plan that other sets came of. */
  meant: number[];
  /** What was said and is in no set, as people write it. */
  doubts: string[];
  /** Groups that "first set", "second set" made. */
  ordered: number;
  allAlike: boolean;
  /** The unit of weights that were said without one, and where it was said. */
  declared: Mass | null;
  /** All repetitions together: "100 push ups in 5 sets". */
  total: number | null;
  /** What was put on from one set to the next; 0 when nothing was. */
  step: number;
  /** What comes next replaces what was said last. */
  repairing: boolean | "measured";
  /** Nothing but small numbers, each in a clause of its own: "12 then 10 then 8". */
  enumerated: boolean;
};

/** So many minutes nobody does one exercise that is not held; so many metres people do. */
const SHORTEST_WAY = 15;

/** "30m", "1m": metres for what covers ground, minutes for what is held; a short run may be either minutes or miles. */
export function readM(value: number, { traits, setting }: Assembly): Part {
  const minutes: Part = { seconds: value * 60 };
  if (traits.held && !traits.running) return minutes;
  if (traits.running && value < 20) {
    return setting.choose("m", ["minutes", "miles"] as const) === "miles" ? { length: { value, unit: "mi" } } : minutes;
  }
  const isCovered = traits.named && !traits.held && value >= SHORTEST_WAY;
  return traits.moving || isCovered || value > 60 ? { length: { value, unit: "m" } } : minutes;
}

/** "5x90kg 5x90kg 5x95kg": nothing but figures with a load, each written alike. */
const isRow = (marks: readonly EntryMark[]): boolean =>
  marks.every(
    (mark) =>
      mark.kind === "word" ||
      mark.kind === "separator" ||
      (mark.kind === "product" && mark.factors.length === 2 && mark.factors[1]?.kind === "weight"),
  );

/** "30x10>20x10": the sign of falling loads is beside it. */
const isDropping = (at: number, { marks }: Assembly): boolean =>
  [marks[at - 1], marks[at + 1]].some((mark) => mark?.kind === "separator" && mark.sign === ">") ||
  isDroppedTo(at, marks);

/** Lighter figures beside a load count sets. */
const LEAST_DROPPED_TO = 10;
const LEAST_WARMED = 30;

/** "20 x10 drop to 15 x8", "warm-up 25x10": what is dropped or warmed up to is the load, where there is one beside it. */
function isDroppedTo(at: number, marks: Assembly["marks"]): boolean {
  const before = marks[at - 1];
  const type = before?.kind === "word" ? marks[at - 2] : before;
  const others = marks.filter((mark, place) => place !== at && isAmount(mark) && mark.kind !== "type");
  const isLed = type?.kind === "type" && (type.type === "drop" || type.type === "warmup");
  const after = marks[at + 1]?.kind === "separator" ? marks[at + 2] : marks[at + 1];
  const isMarked = after?.kind === "type" && after.back === true;
  // "warmed up with 3x10 empty bar": the load of the product is said beside it.
  const product = marks[at];
  const [first, second] = product?.kind === "product" ? product.factors : [];
  const isCount = first?.kind === "number" && first.value < LEAST_DROPPED_TO;
  // "warm-up 5x40 5x60 3x80": nobody warms up with forty of so little.
  if (
    isCount &&
    second?.kind === "number" &&
    second.value >= LEAST_WARMED &&
    type?.kind === "type" &&
    type.type === "warmup"
  )
    return false;
  if (isCount && type?.kind === "type" && type.type === "warmup" && others.every(isLoad)) return false;
  return (isLed || isMarked) && others.length > 0;
}

/** "drop sets 3x12 10kg": the load is said right behind it. */
const hasOwnLoad = (at: number, { marks }: Assembly): boolean => {
  const after = marks[at + 1];
  return after?.kind === "weight" || (after?.kind === "numbers" && after.after !== null);
};

/** "2x12 kg 10/10/10": a row of repetitions right behind it. */
const countsFollow = (at: number, { marks }: Assembly): boolean => {
  const after = marks[at + 1];
  return after?.kind === "numbers" && after.after === null && after.values.length > 1;
};

/** "(2x8 kg) 2x10": what each hand held, in brackets before the sets. */
const inBrackets = (at: number, { marks }: Assembly): boolean => {
  const [before, after, next] = [marks[at - 1], marks[at + 1], marks[at + 2]];
  const isBracket = (mark: EntryMark | undefined, sign: string) => mark?.kind === "separator" && mark.sign === sign;
  return isBracket(before, "(") && isBracket(after, ")") && (next?.kind === "product" || next?.kind === "sets");
};

/** What a product at a place is read against. */
export function productSetting(at: number, work: Assembly): ProductSetting {
  const { setting, traits, neighbours } = work;
  const current = work.builder.last;
  return {
    unit: setting.unit,
    notation: setting.notation,
    agreed: setting.agreed,
    pairReps: work.pairReps,
    loadFirst: setting.loadFirst ?? null,
    weightElsewhere:
      (neighbours.hasBeside(at, "weight") && !neighbours.hasBeside(at, "product")) ||
      (current !== undefined && current.weights !== null && current.counts === null),
    climbing: work.repsRows.has(at),
    dropping: work.loadRows.has(at) || (isDropping(at, work) && !hasOwnLoad(at, work)),
    alone: work.marks.filter(isAmount).length === 1,
    repeated: work.marks.slice(at + 1, at + 3).some(({ kind }) => kind === "repeat"),
    countsElsewhere:
      (neighbours.hasBeside(at, "reps") && !isRow(work.marks)) ||
      neighbours.hasBeside(at, "sets") ||
      countsFollow(at, work) ||
      inBrackets(at, work),
    extentElsewhere: neighbours.hasBeside(at, "extent"),
    bodyweight: traits.bodyweight,
    weighted: traits.weighted,
    hung: traits.hung,
    held: traits.held,
    covering: traits.running && !traits.rowed,
    rowing: traits.rowing,
    paired: traits.paired,
    barred: traits.barred,
    thrown: traits.thrown,
    choose: setting.choose,
    readM: (value) => readM(value, work),
  };
}
