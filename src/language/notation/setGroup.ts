import type { LogSet } from "../../protocol/workoutLog.ts";
import { METRES } from "../numbers/metres.ts";
import type { Count, DistanceUnit, MarkOf, Mass, SetType } from "./marks.ts";
import type { NameTraits } from "./nameTraits.ts";
import { HEAVIEST, type Part, type Weights } from "./productPart.ts";

/** Sets that were said together: "3x10 at 80 kg RPE 8". What was not said is `null` or empty. */
export type SetGroup = {
  sets: number | null;
  counts: Count[] | null;
  weights: Weights | null;
  seconds: number | null;
  length: { value: number; unit: DistanceUnit } | null;
  rpe: number[];
  rir: number[];
  side: LogSet["side"];
  type: SetType;
  /** "+1 rep on the last set": more than was said of it. */
  more: number;
  failed: boolean;
  /** "3 sets: 10 at 60, …": its sets were counted before anything was said of them. */
  announced: boolean;
  /** "2 more sets": like the ones before, where nothing else is said. */
  again: boolean;
  /** Said to be without a weight. */
  unloaded: boolean;
  /** Its weight was said before its reps: "100 kg: 5x5, 1x8" goes on with it. */
  weightFirst: boolean;
};

export const MOST_SETS = 100;

export const emptyGroup = (): SetGroup => ({
  sets: null,
  counts: null,
  weights: null,
  seconds: null,
  length: null,
  rpe: [],
  rir: [],
  side: null,
  type: "normal",
  more: 0,
  failed: false,
  announced: false,
  again: false,
  unloaded: false,
  weightFirst: false,
});

/** How many sets a group is; `rounds` counts for a group that does not say. */
export function groupSize(group: SetGroup, rounds: number | null): number {
  const listed = Math.max(group.counts?.length ?? 0, group.weights?.values.length ?? 0);
  // "1x3 @ 60, 80, 100": one at each load.
  const isOneEach = group.sets === 1 && listed > 1 && (group.counts?.length ?? 0) < 2;
  const sets = isOneEach ? null : group.sets;
  return Math.min(sets ?? (listed > 1 ? listed : (rounds ?? 1)), MOST_SETS);
}

/** "3x5+": only the last set was as many as possible. */
function countAt(counts: readonly Count[], index: number, size: number): Count {
  const count = counts[Math.min(index, counts.length - 1)] ?? { reps: null };
  const spared = count.amrap && counts.length === 1 && index < size - 1 && count.reps !== null;
  return spared ? { reps: count.reps } : count;
}

const oneOf = (values: readonly number[], index: number, size: number): number[] =>
  values.length === size ? [values[index] ?? 0] : values.slice(-1);

/** The group as groups of one set each. */
export function singleGroups(group: SetGroup, rounds: number | null): SetGroup[] {
  const size = groupSize(group, rounds);
  const { counts, weights } = group;
  return Array.from({ length: size }, (_, index) => ({
    ...group,
    sets: 1,
    counts: counts === null ? null : [countAt(counts, index, size)],
    weights:
      weights === null
        ? null
        : { ...weights, values: [weights.values[Math.min(index, weights.values.length - 1)] ?? 0] },
    rpe: oneOf(group.rpe, index, size),
    rir: oneOf(group.rir, index, size),
  }));
}

/** "3x8+3+2" is three broken sets; the parts of a complex ("clean + jerk 4x1+1") are one set, and a note. */
export function spreadExtras(part: Part, complex: boolean, notes: string[]): Part {
  const { sets, counts } = part;
  if (sets === undefined || counts === undefined || !counts.some(({ extra }) => extra)) return part;
  if (complex || counts.every(({ reps }) => reps === counts[0]?.reps)) {
    notes.push(counts.map(({ reps }) => reps).join("+"));
    return { ...part, counts: [{ reps: counts[0]?.reps ?? null }] };
  }
  const { sets: _, ...rest } = part;
  return { ...rest, counts: Array.from({ length: Math.min(sets, 30) }, () => counts).flat() };
}

/** Gives the sets that `ordinal` means what was said of them alone; the groups become groups of one set. */
export function reviseSets(
  groups: SetGroup[],
  ordinal: Pick<MarkOf<"ordinal">, "from" | "index" | "count">,
  said: SetGroup,
  rounds: number | null,
): void {
  // "30s x 10, 10, 9 (2 in the tank on the first)": the load that runs on is theirs before they come apart.
  shareWeights(groups, false);
  const singles = groups.flatMap((group) => singleGroups(group, rounds)).slice(0, MOST_SETS);
  const count = Math.max(1, Math.floor(ordinal.count));
  const from =
    ordinal.from === "end" ? Math.max(0, singles.length - count) : Math.min(ordinal.index, singles.length - 1);
  for (const [index, group] of singles.slice(from, from + count).entries()) {
    const reps = said.counts?.[Math.min(index, said.counts.length - 1)];
    if (reps !== undefined) {
      const before = group.counts?.[0]?.reps ?? null;
      // Where the sets differ, each was said as it was done: "5, 5, 4, missed the last rep" holds no 3.
      const earlier = singles[from + index - 1]?.counts?.[0]?.reps ?? before;
      const lost = reps.reps !== null && reps.reps < 0;
      if (lost && earlier !== before) {
        group.failed = true;
        continue;
      }
      group.counts = [lost ? { reps: before === null ? null : Math.max(0, before + (reps.reps ?? 0)) } : reps];
    }
    const [own] = group.counts ?? [];
    if (said.more > 0 && own?.reps != null) group.counts = [{ ...own, reps: own.reps + said.more }];
    if (said.weights !== null) group.weights = said.weights;
    if (said.seconds !== null) group.seconds = said.seconds;
    if (said.rpe.length > 0) group.rpe = said.rpe;
    if (said.rir.length > 0) group.rir = said.rir;
    if (said.type !== "normal") group.type = said.type;
    if (said.failed) group.failed = true;
  }
  groups.splice(0, groups.length, ...singles);
}

const isRepsOnly = (group: SetGroup): boolean =>
  group.sets === null && group.counts !== null && group.seconds === null && group.length === null;

/** Sets of one enumeration ("8 reps, 7 reps"), or of the two sides. */
const isAlike = (one: SetGroup, other: SetGroup): boolean =>
  one.type === other.type &&
  ((isRepsOnly(one) && isRepsOnly(other)) || (isOneSide(one) && isOneSide(other) && one.side !== other.side));
const isOneSide = ({ side }: SetGroup): boolean => side === "left" || side === "right";

/** Two times one behind the other, about as long as each other. */
const areHolds = (before: SetGroup | null, { seconds, length }: SetGroup): boolean => {
  if (before?.seconds == null || seconds === null || before.length !== null || length !== null) return false;
  return Math.max(before.seconds, seconds) <= MOST_TIMES_AS_LONG * Math.min(before.seconds, seconds);
};
const MOST_TIMES_AS_LONG = 3;

/** Gives groups without a weight the one that was meant for them: said before them, after them all, or "all at". */
export function shareWeights(groups: readonly SetGroup[], allAlike: boolean): void {
  let running: Weights | null = null;
  let before: SetGroup | null = null;
  for (const group of groups) {
    // "Plank with 10 kg 45 s, 40 s": ways and holds go on with the load, as repetitions do.
    const holds = areHolds(before, group);
    const goesOn = group.counts !== null || holds || (group.length !== null && before?.length != null);
    if (group.unloaded) running = null;
    else if (group.weights === null && goesOn) {
      const alike = before !== null && isAlike(before, group);
      const weights: Weights | null = running ?? (alike ? (before?.weights ?? null) : null);
      if (weights?.values.length === 1) group.weights = weights;
    } else if (group.weights !== null) {
      running = group.weightFirst && group.weights.values.length === 1 ? group.weights : null;
    }
    before = group;
  }
  for (let index = groups.length - 2; index >= 0; index -= 1) {
    const [group, after] = [groups[index], groups[index + 1]];
    if (group === undefined || after === undefined || group.weights !== null || group.counts === null || group.unloaded)
      continue;
    // "10 8, +5 6 6": what is added begins with the sets behind it.
    const begins = after.weightFirst && after.weights?.load === "added";
    const alike = isAlike(group, after) && !begins;
    if (after.weights?.values.length === 1 && (allAlike || alike)) group.weights = after.weights;
  }
}

/**
 * "100 kg x 5, 105 x 5": a unit said once holds for the weights of the exercise that have none, and so does one that was
 * `declared` for them.
 */
export function shareUnits(groups: readonly SetGroup[], declared: Mass | null): void {
  const units = groups.flatMap(({ weights }) => (weights?.unit ? [weights.unit] : []));
  let unit = declared ?? (units.every((other) => other === units[0]) ? (units[0] ?? null) : null);
  for (const group of groups) {
    if (group.weights === null) continue;
    if (group.weights.unit === null && unit !== null) group.weights = { ...group.weights, unit };
    unit = group.weights.unit ?? unit;
  }
}

const heaviest = (unit: Weights["unit"]): number => (unit === null ? HEAVIEST : 5_000);

/** The weights of a group that nobody lifts, as written: they are not stored. */
export const excessOf = ({ weights }: SetGroup): string[] =>
  (weights?.values ?? [])
    .filter((value) => value > heaviest(weights?.unit ?? null))
    .map((value) => [value, weights?.unit].filter(Boolean).join(" "));

/** "10, 8, 6 @ 17-22 kg": several loads that are as many as neither the sets nor their repetitions, as written. */
export function unevenLoads({ counts, weights, sets }: SetGroup): string[] {
  const loads = weights?.values ?? [];
  const told = sets !== null && sets > 1 ? sets : (counts?.length ?? 0);
  return loads.length > 1 && told > 1 && loads.length !== told ? [loads.join("-")] : [];
}

/** "4 sets: 8/8/7": several counts that are fewer or more than the sets, as written. */
export function unevenCounts({ counts, sets }: SetGroup): string[] {
  const told = counts?.filter(({ extra }) => extra !== true) ?? [];
  const isUneven = sets !== null && sets > 1 && told.length > 1 && told.length !== sets;
  return isUneven && told.length === counts?.length ? [told.map(({ reps }) => reps ?? "?").join("/")] : [];
}

const within = (value: number | null | undefined, least: number, most: number): number | null =>
  value !== null && value !== undefined && value >= least && value <= most ? value : null;

/** What a weight does for an exercise of the body's own weight: it is added to it or taken from it. */
function loadOf(
  { load, unit, values: [weight = 0] }: Weights,
  traits: NameTraits,
  personal: "kg" | "lb",
): LogSet["load"] {
  if (load === "added" || load === "assisted") return load;
  if (traits.assisted || (load === "minus" && traits.takesAdded)) return "assisted";
  if (traits.weighted) return "added";
  const most = (unit ?? personal) === "kg" ? 60 : 135;
  return traits.takesAdded && weight <= most ? "added" : "total";
}

/** Metres a second that nobody reaches by their own strength. */
const FASTEST = 25;

/** No long race and no game is shorter, in seconds; read as hours and minutes nothing is longer. */
const SHORTEST_OF_LONG = 17 * 60;
/** Round minutes of a class may be said so; of fewer there is none. */
const SHORTEST_SAID = 2 * 60;

/** Seconds; "14 km in 1:20", "marathon 3:45" and "tennis 1:30" are hours and minutes, as nobody is done so soon. */
function travelTime({ seconds, length }: SetGroup, { raced, long }: NameTraits): number | null {
  if (seconds === null || seconds === 0) return seconds;
  if (length === null) {
    const isClock = seconds >= 60 && (seconds <= SHORTEST_SAID || seconds % 60 !== 0);
    return seconds < SHORTEST_OF_LONG && (raced || (long && isClock)) ? seconds * 60 : seconds;
  }
  return (length.value * METRES[length.unit]) / seconds > FASTEST ? seconds * 60 : seconds;
}

/** The sets of a group, as they are stored; figures that no set can have become `null`. */
export function setsOf(group: SetGroup, rounds: number | null, traits: NameTraits, personal: "kg" | "lb"): LogSet[] {
  const { counts, weights, seconds, length, sets, rpe, rir, type, failed } = group;
  const silent = counts === null && weights === null && seconds === null && length === null && sets === null;
  if (silent && rpe.length === 0 && rir.length === 0 && type === "normal" && !failed) return [];
  return singleGroups(group, rounds).map((one) => {
    const count = one.counts?.[0];
    const reps = count?.missed ? 0 : within(count?.reps, 0, 10_000);
    const weight = within(one.weights?.values[0], 0, heaviest(one.weights?.unit ?? null));
    const distance = within(one.length?.value, 0, 1_000_000);
    const kind: SetType = count?.amrap ? "amrap" : count?.extra ? "rest_pause" : "normal";
    return {
      reps: reps !== null && Number.isInteger(reps) ? reps : null,
      weight,
      unit: weight === null ? null : (one.weights?.unit ?? null),
      rpe: within(one.rpe[0], 1, 10),
      rir: within(one.rir[0], 0, 20),
      durationS: within(travelTime(one, traits), 0, 172_800),
      distance,
      distanceUnit: distance === null ? null : (one.length?.unit ?? null),
      side: one.side,
      toFailure: one.failed || count?.missed === true || count?.failed === true,
      type: one.type === "normal" ? kind : one.type,
      load: weight === null || one.weights === null ? "total" : loadOf(one.weights, traits, personal),
      perHand: weight !== null && one.weights?.perHand === true,
    };
  });
}
