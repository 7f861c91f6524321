import type { LogSet } from "../../protocol/workoutLog.ts";
import type { SetType } from "./marks.ts";
import type { Part, Weights } from "./productPart.ts";
import { emptyGroup, type SetGroup } from "./setGroup.ts";

/** Puts amounts into groups of sets, in order: what fits the last group joins it, what it already has opens a new one. */
export class GroupBuilder {
  readonly groups: SetGroup[] = [];
  /** The kind of set that goes on until something ends it: warm-ups, drops. */
  mode: SetType = "normal";
  /** The mode was a heading: line breaks do not end it. */
  isHeaded = false;
  /** The kind of the next group only. */
  private once: SetType | null = null;
  private pending: Partial<SetGroup> = {};
  private perHandNext = false;
  private assistedNext = false;
  private sidesLead: boolean | null = null;

  get last(): SetGroup | undefined {
    return this.groups[this.groups.length - 1];
  }

  /** The last group, if the next amount may still join it. */
  get open(): SetGroup | undefined {
    return Object.keys(this.pending).length === 0 ? this.last : undefined;
  }

  start(): SetGroup {
    const type = this.once ?? (this.mode === "drop" && this.groups.length === 0 ? "normal" : this.mode);
    const group: SetGroup = { ...emptyGroup(), type, ...this.pending };
    this.pending = {};
    this.once = null;
    this.groups.push(group);
    return group;
  }

  add(part: Part): SetGroup {
    const current = this.open;
    const group = current !== undefined && takes(current, part) ? current : this.start();
    if (part.weights !== undefined) {
      group.weightFirst = group.counts === null && part.counts === undefined;
      group.weights = {
        ...part.weights,
        perHand: part.weights.perHand || this.perHandNext,
        load: this.assistedNext ? "assisted" : part.weights.load,
      };
      this.perHandNext = false;
      this.assistedNext = false;
    }
    if (part.sets !== undefined) group.sets = part.sets;
    if (part.counts !== undefined) group.counts = part.counts;
    if (part.seconds !== undefined) group.seconds = part.seconds;
    if (part.length !== undefined) group.length = part.length;
    if (part.unloaded) group.unloaded = true;
    return group;
  }

  /** A weight; the same one said twice is one, unless it begins a set with reps of its own. */
  weigh(values: number[], said: Partial<Weights> = {}, begins = false): void {
    const current = this.last;
    const same = current?.weights?.values.join() === values.join() && current.weights.unit === (said.unit ?? null);
    if (same && (current?.counts === null || !begins)) return;
    // "70 kg 10, 9, then up to 75 for 7": the 9 was done with the load before it.
    const isLed = this.groups.slice(0, -1).some(({ weightFirst }) => weightFirst === true);
    const inherits = current?.counts != null && current.weights === null && isLed;
    if (begins && inherits) this.start();
    this.add({ weights: { values, unit: null, load: "total", perHand: false, ...said } });
  }

  count(value: number): void {
    this.add({ counts: [{ reps: value }] });
  }

  /** Whether the last two sets are of one side each: "12 left 12 right". */
  get endsInSides(): boolean {
    const [other, current] = this.groups.slice(-2);
    const isSided = [other, current].every((group) => group?.side === "left" || group?.side === "right");
    return isSided && other?.side !== current?.side && other?.sets === null && current?.sets === null;
  }

  /** "x3" after reps or a time says how often; after anything else it is reps. Two sides are done again in turn. */
  repeat(value: number): void {
    const current = this.open;
    const other = this.groups[this.groups.length - 2];
    if (this.endsInSides && other && current && value <= 20) {
      const pair = [other, current];
      for (let time = 1; time < value; time += 1) this.groups.push(...pair.map((group) => ({ ...group })));
      return;
    }
    const repeats = current !== undefined && current.sets === null && value <= 20;
    if (repeats && (current.counts !== null || current.seconds !== null || current.length !== null))
      current.sets = value;
    else this.count(value);
  }

  setSide(side: NonNullable<LogSet["side"]>): void {
    const current = this.last;
    const follows =
      current !== undefined &&
      (current.counts !== null || current.seconds !== null || current.length !== null) &&
      current.side === null &&
      this.sidesLead !== true;
    this.sidesLead ??= !follows;
    // "12 kg: left 10 right 10": the load is that of both sides.
    const awaits = this.groups.length === 1 && current?.weights && current.counts === null && current.seconds === null;
    if (awaits && current.side === null) {
      current.side = side;
      return;
    }
    if (current !== undefined && current.side === null && (follows || side === "each")) current.side = side;
    else this.pending = { ...this.pending, side };
  }

  /** A kind of set said before its amounts. */
  leadType(type: SetType): void {
    if (type === "warmup" || type === "drop" || type === "normal") this.mode = type;
    this.once = type === "normal" || type === "drop" || type === "warmup" ? null : type;
  }

  /** A kind of the next group only; the mode stays as it is. */
  nextType(type: SetType): void {
    this.once = type;
    this.pending = { ...this.pending, type };
  }

  /** A kind for the very next group, which is a new one. */
  startType(type: SetType): void {
    this.once = type;
    this.start();
  }

  /** Nothing came after "amrap": it is a set all the same. */
  close(): void {
    if (this.groups.length === 0 && this.once !== null) this.start();
  }

  setPerHand(): void {
    const weights = this.last?.weights;
    if (weights) weights.perHand = true;
    else this.perHandNext = true;
  }

  setAssisted(): void {
    const weights = this.last?.weights;
    if (weights) weights.load = "assisted";
    else this.assistedNext = true;
  }

  /** "bodyweight": the sets beside it have no weight. */
  unload(): void {
    const current = this.open;
    if (current !== undefined && current.weights === null && !current.unloaded) current.unloaded = true;
    else this.pending = { ...this.pending, unloaded: true };
  }

  failNext(): void {
    this.pending = { ...this.pending, failed: true };
  }

  sameWeight(): void {
    const before = this.groups.findLast(({ weights }) => weights !== null)?.weights;
    if (!before) return;
    const current = this.last;
    if (current !== undefined && current.weights === null) current.weights = before;
    else this.pending = { ...this.pending, weights: before };
  }
}

/** Whether a group can still take an amount; a number of sets with its reps always opens a new one. */
function takes(group: SetGroup, part: Part): boolean {
  if (part.sets !== undefined && (group.sets !== null || (group.counts !== null && part.counts !== undefined)))
    return false;
  if (part.counts !== undefined && group.counts !== null) return false;
  if (part.weights !== undefined && (group.weights !== null || group.unloaded)) return false;
  if (part.seconds !== undefined && group.seconds !== null) return false;
  return !(part.length !== undefined && group.length !== null);
}
