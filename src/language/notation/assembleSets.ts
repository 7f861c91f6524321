import type { LogSet } from "../../protocol/workoutLog.ts";
import type { NotationContext } from "../parsedLog.ts";
import { BAR, loadedBar } from "../units.ts";
import { readBareNumbers } from "./bareNumbers.ts";
import { GroupBuilder } from "./groupBuilder.ts";
import type { Count, Mark, MarkOf, Mass, SetType } from "./marks.ts";
import type { NameTraits } from "./nameTraits.ts";
import { type EntryMark, findNeighbours, isAmount, type Neighbours, type Override, saysReps } from "./neighbours.ts";
import { type Order, type Part, pairReps, type ProductSetting, readProductPart } from "./productPart.ts";
import { emptyGroup, groupSize, MOST_SETS, reviseSets, type SetGroup, setsOf, shareUnits, shareWeights, spreadExtras } from "./setGroup.ts";

/** What the amounts of one exercise are read against. */
export type EntrySetting = {
  /** Of the exercise's name. */
  traits: NameTraits;
  unit: Mass;
  notation: NotationContext["notation"];
  agreed: readonly Order[];
  /** "5 rounds of": how often an amount without sets was done. */
  rounds: number | null;
  choose: ProductSetting["choose"];
};

type Work = {
  marks: readonly EntryMark[];
  setting: EntrySetting;
  traits: NameTraits;
  builder: GroupBuilder;
  neighbours: Neighbours;
  pairReps: ReadonlySet<number>;
  notes: string[];
  /** Groups that "first set", "second set" made. */
  ordered: number;
  allAlike: boolean;
};

/** "30m", "1m": metres for what covers ground, minutes for what is held; a short run may be either minutes or miles. */
function readM(value: number, { traits, setting }: Work): Part {
  const minutes: Part = { seconds: value * 60 };
  if (traits.held && !traits.running) return minutes;
  if (traits.running && value < 20) {
    return setting.choose("m", ["minutes", "miles"] as const) === "miles" ? { length: { value, unit: "mi" } } : minutes;
  }
  return traits.moving || value > 60 ? { length: { value, unit: "m" } } : minutes;
}

function productSetting(at: number, work: Work): ProductSetting {
  const { setting, traits, neighbours } = work;
  const current = work.builder.last;
  return {
    unit: setting.unit,
    notation: setting.notation,
    agreed: setting.agreed,
    pairReps: work.pairReps,
    weightElsewhere: neighbours.hasBeside(at, "weight") || (current !== undefined && current.weights !== null && current.counts === null),
    repeated: work.marks.slice(at + 1, at + 3).some(({ kind }) => kind === "repeat"),
    countsElsewhere: neighbours.hasBeside(at, "reps") || neighbours.hasBeside(at, "sets"),
    bodyweight: traits.bodyweight,
    hung: traits.hung,
    held: traits.held,
    paired: traits.paired,
    choose: setting.choose,
    readM: (value) => readM(value, work),
  };
}

/** "warm up 40x10" says what follows is one; "60x10 drop" what was before it. */
function readType(type: SetType, at: number, { builder, neighbours, marks }: Work): void {
  const ahead = neighbours.next(at);
  const current = builder.last;
  const before = marks[at - 1];
  const amountAhead = ahead !== undefined && /^(?:product|counts|numbers|weight|sets|body|bar|side|time|length)$/.test(ahead.kind);
  const onOwnLine = ahead === undefined && before?.kind === "separator" && /^[\n•.;]$/.test(before.sign);
  if (amountAhead || current === undefined || onOwnLine || type === "normal") {
    builder.leadType(type);
    // "Warm up:" on a line of its own goes on over the lines below it.
    builder.isHeaded = ahead === undefined;
  } else if (current.type === "normal") current.type = type;
}

/** "10+10" of a one-sided exercise is ten on each side; "8+3+2" stays a broken set. */
function readCountsMark(counts: Count[], { builder, traits }: Work): void {
  const [first, second] = counts;
  const mirrored = counts.length === 2 && second?.extra === true && first?.reps === second.reps;
  if (!mirrored || !(traits.oneSided || traits.paired)) return void builder.add({ counts });
  builder.add({ counts: [{ reps: first?.reps ?? null }] });
  builder.setSide("each");
}

function readSetsMark(mark: MarkOf<"sets">, at: number, { builder, marks }: Work): void {
  const current = builder.last;
  const countsFollow = marks[at + 1]?.kind === "counts";
  if (mark.type !== null) builder.startType(mark.type);
  else if (current !== undefined && (current.counts !== null || current.seconds !== null) && (countsFollow || current.sets !== null)) builder.start();
  if (mark.count !== null) builder.add({ sets: mark.count });
}

/** The amounts beside "last set", as one group; a bare number is reps unless it can only be a weight. */
function readOverride(marks: readonly Mark[], work: Work): SetGroup {
  const group = emptyGroup();
  const always: ProductSetting["choose"] = (_kind, options) => options[0] as (typeof options)[number];
  for (const [at, mark] of marks.entries()) {
    if (mark.kind === "counts") group.counts = mark.counts;
    else if (mark.kind === "weight") group.weights = { values: mark.values, unit: mark.unit, load: mark.load, perHand: mark.perHand };
    else if (mark.kind === "numbers") {
      const [value = 0] = mark.values;
      const effort = mark.after === "@" && value <= 10;
      const heavy = !effort && (mark.after !== null || !Number.isInteger(value) || (value > 30 && !work.traits.bodyweight));
      if (effort) group.rpe.push(value);
      else if (heavy) group.weights = { values: mark.values, unit: null, load: "total", perHand: false };
      else group.counts = mark.values.map((reps) => ({ reps }));
    } else if (mark.kind === "product") Object.assign(group, readProductPart(mark, { ...productSetting(at, work), choose: always }));
    else if (mark.kind === "time") group.seconds = mark.seconds;
    else if (mark.kind === "rpe") group.rpe.push(mark.value);
    else if (mark.kind === "rir") group.rir.push(mark.value);
    else if (mark.kind === "type") group.type = mark.type;
    else if (mark.kind === "failure") group.failed = true;
    else if (mark.kind === "shortfall") {
      group.failed = true;
      group.counts = [{ reps: -mark.reps }];
    }
  }
  return group;
}

/** "last set 8" changes a set; "first set 10, second set 8" makes them. */
function applyOverride({ ordinal, marks }: Override, work: Work): void {
  const { builder, setting } = work;
  const said = readOverride(marks, work);
  const total = builder.groups.reduce((sum, group) => sum + groupSize(group, setting.rounds), 0);
  const makes = total === 0 || work.ordered === builder.groups.length || (ordinal.from === "start" && ordinal.index >= total);
  if (!makes) return reviseSets(builder.groups, ordinal, said, setting.rounds);
  const count = Math.min(Math.max(1, Math.floor(ordinal.count)), MOST_SETS);
  const group = builder.start();
  Object.assign(group, said, { sets: count > 1 ? count : (said.sets ?? 1), type: said.type === "normal" ? group.type : said.type });
  work.ordered = builder.groups.length;
}

function readMark(mark: EntryMark, at: number, work: Work): void {
  const { builder, setting, traits, neighbours, notes, marks } = work;
  switch (mark.kind) {
    case "override":
      return applyOverride(mark, work);
    case "product":
      return void builder.add(spreadExtras(readProductPart(mark, productSetting(at, work)), traits.complex, notes));
    case "sets":
      return readSetsMark(mark, at, work);
    case "counts":
      return readCountsMark(mark.counts, work);
    case "repeat":
      return builder.repeat(mark.value);
    case "numbers":
      return readBareNumbers(mark, at, {
        builder,
        neighbours,
        traits,
        named: traits.named,
        choose: setting.choose,
        before: marks[at - 1],
        after: marks[at + 1],
      });
    case "weight":
      return builder.weigh(mark.values, { unit: mark.unit, load: mark.load, perHand: mark.perHand });
    case "plates":
      if (traits.sled) return void notes.push(`${mark.count} plates`);
      return builder.weigh([loadedBar(mark.count, mark.part, setting.unit)], { unit: setting.unit });
    case "bar":
      return builder.weigh([BAR[setting.unit]], { unit: setting.unit });
    case "time":
      return void builder.add({ seconds: mark.seconds });
    case "length":
      return void builder.add({ length: { value: mark.value, unit: mark.unit } });
    case "s": {
      const loaded = neighbours.hasBeside(at, "reps") || (builder.last?.counts ?? null) !== null || traits.paired;
      return loaded && !(traits.held && !traits.paired) ? builder.weigh([mark.value], { perHand: true }) : void builder.add({ seconds: mark.value });
    }
    case "m":
      return void builder.add(readM(mark.value, work));
    case "k": {
      const alone = !neighbours.hasBeside(at, "reps") && !neighbours.hasBeside(at, "number");
      const far = traits.running || neighbours.hasBeside(at, "time") || (!traits.named && mark.value <= 42 && alone);
      return far ? void builder.add({ length: { value: mark.value, unit: "km" } }) : builder.weigh([mark.value], { unit: "kg" });
    }
    case "rpe":
      return void (builder.last ?? builder.start()).rpe.push(mark.value);
    case "rir":
      return void (builder.last ?? builder.start()).rir.push(mark.value);
    case "type":
      return readType(mark.type, at, work);
    case "side":
      return builder.setSide(mark.side);
    case "each": {
      const before = marks[at - 1];
      const afterReps = before !== undefined && saysReps(before);
      if (builder.last?.weights && !afterReps) builder.setPerHand();
      else if (traits.oneSided) builder.setSide("each");
      return;
    }
    case "perHand":
      return builder.setPerHand();
    case "assisted":
      return builder.setAssisted();
    case "same":
      return builder.sameWeight();
    case "all":
      work.allAlike = true;
      return;
    case "failure": {
      const current = builder.last;
      const done = current !== undefined && (current.counts !== null || current.seconds !== null || neighbours.next(at) === undefined);
      if (done) current.failed = true;
      else builder.failNext();
      return;
    }
    case "shortfall":
      if (builder.groups.length > 0) {
        const lost = { ...emptyGroup(), failed: true, counts: [{ reps: -mark.reps }] };
        reviseSets(builder.groups, { from: "end", index: 0, count: 1 }, lost, setting.rounds);
      }
      return;
    case "separator":
      if (/^(?:then|but)$/.test(mark.sign) || (/^[\n•]$/.test(mark.sign) && !builder.isHeaded)) builder.mode = "normal";
      return;
    case "body":
      builder.unload();
      return;
    default:
      return;
  }
}

/** "3 sets: 10 at 60, 8 at 65, 6 at 70": the number of sets counts what follows it, not the first of them. */
function spreadAnnounced(groups: SetGroup[]): void {
  const [first, ...others] = groups;
  const announced = first?.sets ?? 0;
  if (first === undefined || announced < 2 || announced !== groups.length) return;
  if (others.every(({ sets, counts }) => sets === null && counts?.length === 1)) first.sets = 1;
}

/**
 * The sets that the amounts of one exercise say, in order, at most 100. Notes that come up on the way are added to
 * `notes`; every doubt is put to `setting.choose`.
 */
export function assembleSets(marks: readonly EntryMark[], setting: EntrySetting, notes: string[]): LogSet[] {
  const { traits } = setting;
  const builder = new GroupBuilder();
  const work: Work = { marks, setting, traits, builder, neighbours: findNeighbours(marks), pairReps: pairReps(marks), notes, ordered: 0, allAlike: false };
  for (const [at, mark] of marks.entries()) {
    if (builder.groups.length > MOST_SETS) break;
    readMark(mark, at, work);
  }
  builder.close();
  const { groups } = builder;
  if (groups.length === 0 && setting.rounds !== null && !marks.some(isAmount)) groups.push({ ...emptyGroup(), sets: setting.rounds });
  spreadAnnounced(groups);
  shareWeights(groups, work.allAlike);
  shareUnits(groups);
  return groups.flatMap((group) => setsOf(group, setting.rounds, traits, setting.unit)).slice(0, MOST_SETS);
}
