import { LogSet } from "../../protocol/workoutLog.ts";
import type { NotationContext } from "../notation/parsedLog.ts";
import { isDistanceOf } from "../numbers/metres.ts";
import type { SetChanges } from "./correction.ts";
import {
  type CorrectedSets,
  distinct,
  everyOrLast,
  isProblem,
  largest,
  noSuchSet,
  problem,
} from "./correctionProblem.ts";
import type { Change, SetField } from "./correctionValues.ts";
import { isLevel } from "./heldSets.ts";
import { inLengths, inPieces } from "./inPieces.ts";
import { withoutKnownReps } from "./knownReps.ts";
import { listChange, listThere } from "./listOfSets.ts";
import { setCount } from "./setCount.ts";
import { placesOf, type SetChoice, settled } from "./setSelectors.ts";
import { APART, apart, NAMED, oneOfApart } from "./setsApart.ts";
import { asLoadAndReps, notationChange, withEach } from "./setsInNotation.ts";

export { type CorrectedSets, type CorrectionProblem, isProblem, noSuchSet, problem } from "./correctionProblem.ts";

const LB_IN_KG = 2.204_622_6;
/** Two readings of a figure are told apart when one is this much nearer to what is stored than the other. */
const CLEARLY = 1.35;

const round = (value: number) => Math.round(value * 100) / 100;

function fieldChange(
  sets: readonly LogSet[],
  places: readonly number[],
  change: Extract<Change, { what: "field" }>,
): CorrectedSets {
  const { field, value, instead } = change;
  if ((field === "reps" && !Number.isInteger(value)) || (field === "rpe" && (value < 1 || value > 10))) {
    return problem(`${value} cannot be right for ${field === "rpe" ? "RPE, which goes from 1 to 10" : "reps"}.`);
  }
  if (instead !== null) {
    const isHeld = (set: LogSet | undefined) =>
      set?.[field] === instead || (field === "distance" && set && isDistanceOf(set, instead, change.unit));
    const chosen = places.filter((place) => isHeld(sets[place]));
    if (chosen.length === 0) return problem(`I do not find ${instead} in that entry.`);
    return { sets: withEach(sets, chosen, (set) => ({ ...set, ...fieldValue(set, field, change) })) };
  }
  const chosen = APART.has(field) ? oneOfApart(sets, places, change) : places;
  if (chosen === null) return problem(`The ${NAMED[field] ?? field} of the sets differ. Which set do you mean?`);
  return { sets: withEach(sets, chosen, (set) => ({ ...set, ...fieldValue(set, field, change) })) };
}

function fieldValue(
  set: LogSet,
  field: SetField,
  { value, unit }: { value: number; unit: string | null },
): Partial<LogSet> {
  if (field === "weight") return { weight: value, unit: unit === "kg" || unit === "lb" ? unit : set.unit };
  if (field === "distance")
    return { distance: value, distanceUnit: (unit ?? set.distanceUnit) as LogSet["distanceUnit"] };
  return { [field]: value };
}

/** Seconds from which a time is told in minutes: "25 min", "and 30". */
const IN_MINUTES = 180;

/** What a bare figure stands for: the field that holds the value it replaces, or else the one it is nearest to. */
function figureChange(
  sets: readonly LogSet[],
  choice: SetChoice,
  places: readonly number[],
  change: Extract<Change, { what: "figure" }>,
): CorrectedSets {
  const { value, instead } = change;
  const chosen = places.map((place) => sets[place]).filter((set) => set !== undefined);
  const times = distinct(chosen.map(({ durationS }) => durationS));
  const stored = {
    reps: distinct(chosen.map(({ reps }) => reps)),
    weight: distinct(chosen.map(({ weight }) => weight)),
    rpe: distinct(chosen.map(({ rpe }) => rpe)),
    distance: distinct(chosen.map(({ distance }) => distance)),
    minutes: times.filter((seconds) => seconds >= IN_MINUTES).map((seconds) => seconds / 60),
    durationS: times.filter((seconds) => seconds < IN_MINUTES),
    setCount: choice === "all" ? [sets.length] : [],
  };
  const field = (name: SetField, of = value): Change => ({
    what: "field",
    field: name,
    value: of,
    unit: null,
    instead: of === value ? instead : null,
  });
  const way = chosen.find(({ distance }) => distance !== null)?.distanceUnit ?? "m";
  const meanings: Readonly<Record<keyof typeof stored, { label: string; change: Change }>> = {
    reps: { label: `${value} reps`, change: field("reps") },
    weight: { label: `a weight of ${value}`, change: field("weight") },
    rpe: { label: `RPE ${value}`, change: field("rpe") },
    distance: { label: `${value} ${way}`, change: field("distance") },
    minutes: { label: `${value} minutes`, change: field("durationS", value * 60) },
    durationS: { label: `${value} seconds`, change: field("durationS") },
    setCount: { label: `${value} sets`, change: { what: "setCount", value } },
  };
  // A way or a time of its own is one go: a bare figure is no number of them.
  const isGo = sets.length === 1 && stored.reps.length === 0 && stored.weight.length === 0;
  const fields = Object.keys(stored) as (keyof typeof stored)[];
  const run = (field: keyof typeof stored) => applyOne(sets, choice, meanings[field].change);
  const ask = (several: readonly (keyof typeof stored)[]) =>
    problem(
      `Is ${isGo ? "that" : value} ${several.map((field) => ASKED_AS[field] ?? meanings[field].label).join(" or ")}?`,
      several.map((field) => ({
        label: meanings[field].label,
        parts: [{ sets: choice, changes: [meanings[field].change] }],
      })),
    );

  // Sets that are counted in seconds may be of so many.
  // "Rdl was 8s" of 3x10 at 70: so many in each set.
  const isFarOf = (held: readonly number[]) => held.every((one) => apart(value, one) > FAR);
  const isCounted = isFarOf(stored.weight) && !isFarOf(stored.reps);
  if (change.likely === "weight" && stored.weight.length > 0 && times.length === 0)
    return run(isCounted ? "reps" : "weight");
  // "@9" of 150 is how hard it was, and never how often.
  if (change.likely === "rpe")
    return Math.min(...stored.weight.map((held) => apart(value, held))) > FAR && stored.weight.length > 0
      ? run("rpe")
      : ask(["rpe", "weight"]);
  if (instead !== null) {
    const holding = fields.filter((field) => stored[field].includes(instead));
    if (holding.length === 0) return problem(`I do not find ${instead} in that entry.`);
    const [only] = holding;
    return holding.length === 1 && only !== undefined ? run(only) : ask(holding);
  }
  const whole = Number.isInteger(value);
  const distance = (field: keyof typeof stored) =>
    Math.min(Number.POSITIVE_INFINITY, ...stored[field].map((held) => apart(value, held)));
  const ranked = (["reps", "weight", "setCount", "distance", "minutes", "durationS"] as const)
    .filter((field) => stored[field].length > 0 && (whole || (field !== "reps" && field !== "setCount")))
    .filter((field) => !(isGo && field === "setCount"))
    .map((field) => ({ field, far: distance(field) }))
    .sort((one, other) => one.far - other.far);
  const [nearest, next] = ranked;
  // "8.5" after an RPE of 9 at 120 kg.
  const isHalf = Number.isInteger(value * 2) && !whole && value > 4 && value < 10;
  if (isHalf && stored.rpe.length > 0 && (nearest === undefined || nearest.far > FAR)) return run("rpe");
  // "7.5" after sets at 55: an effort, or a slip.
  if (isHalf && nearest !== undefined && nearest.far > FAR) return ask([nearest.field, "rpe"]);
  if (!nearest)
    return stored.weight.length === 0 && largest(sets.map(({ reps }) => reps)) > 0
      ? run("weight")
      : problem(`What is ${value}?`);
  // "Walked 3 km", "no 55": minutes that were not told yet, or as many of what was.
  if (isGo && nearest.far > FAR && !(next && next.far <= FAR))
    return ask(stored.distance.length > 0 ? ["minutes", "distance"] : [nearest.field, "distance"]);
  // Nothing stored is near: a set without a weight most likely lacks just that.
  if (nearest.far > FAR && stored.weight.length === 0 && value >= 10 && stored.reps.length > 0) return run("weight");
  // A figure for one of the sets is far more often how many it was than how heavy.
  const clearly = choice !== "all" && nearest.field === "reps" ? 1 : CLEARLY;
  // "Swings were 28" of 5x20 at 24: who counts twenties does not count 28.
  const isNoCount =
    nearest.field === "weight" && value % 5 !== 0 && stored.reps.every((reps) => reps >= 10 && reps % 5 === 0);
  if (isNoCount && next?.field === "reps") return run("weight");
  if (next && next.far < nearest.far * clearly) return ask([nearest.field, next.field]);
  return run(nearest.field);
}

/** A figure so many times another is hardly that one put right. */
const FAR = 2.5;
const ASKED_AS: Readonly<Record<string, string>> = {
  reps: "the number of reps",
  weight: "the weight",
  rpe: "the RPE",
  setCount: "the number of sets",
};

/** Nobody adds less than this to a bodyweight exercise, and few do so many more repetitions. */
const LEAST_ADDED = 5;

const isLikeHung = (sets: readonly LogSet[], places: readonly number[], load: number): boolean =>
  places.every((place) => {
    const { load: kind, weight } = sets[place] ?? { load: "total", weight: null };
    return kind === "added" && weight !== null && weight !== load && apart(load, weight) < ALIKE;
  });
/** What hangs on one set is rarely as much again as on the next. */
const ALIKE = 1.7;

function byChange(
  sets: readonly LogSet[],
  places: readonly number[],
  change: Extract<Change, { what: "by" }>,
): CorrectedSets {
  const { delta, unit } = change;
  if (change.field === "setCount") return setCount(sets, sets.length + delta);
  const weighed = sets.some(({ weight }) => weight !== null);
  // "+15" of dips without a weight may be what was hung on.
  // "Same again but 2.5 more": nobody does half a repetition.
  const isLoad = !Number.isInteger(delta);
  const mayBeLoad = weighed || Math.abs(delta) >= LEAST_ADDED;
  if (change.field === "figure" && mayBeLoad && !isLoad && sets.some(({ reps }) => reps !== null)) {
    const meant = (field: "reps" | "weight"): SetChanges => ({
      sets: "all",
      changes: [{ what: "by", field, delta, unit: null }],
    });
    const sign = delta > 0 ? "more" : "less";
    return problem(`${Math.abs(delta)} ${sign} of what?`, [
      { label: "weight", parts: [meant("weight")] },
      { label: "reps", parts: [meant("reps")] },
    ]);
  }
  const field = change.field === "figure" ? (weighed || isLoad ? "weight" : "reps") : change.field;
  // "+22.5 for the last two" of pull-ups with 20 hung on: what hung on then.
  if (change.signed && field !== "reps" && isLikeHung(sets, places, delta))
    return { sets: withEach(sets, places, (set) => ({ ...set, weight: delta, unit: unit ?? set.unit })) };
  const changed = withEach(sets, places, (set) => {
    if (field !== "weight") return { ...set, [field]: (set[field] ?? Number.NaN) + delta };
    if (set.weight === null) return { ...set, weight: delta, unit, load: "added" };
    const scale = unit === null || set.unit === null || unit === set.unit ? 1 : unit === "kg" ? LB_IN_KG : 1 / LB_IN_KG;
    const step = scale === 1 ? delta : Math.round(delta * scale * 2) / 2;
    return { ...set, weight: round(set.weight + step), unit: set.unit ?? unit };
  });
  const wrong = changed.some((set) => Number.isNaN(set[field]) || (set[field] ?? 0) < 0);
  return wrong ? problem("That would leave less than nothing. What was it?") : { sets: changed };
}

function applyOne(
  sets: readonly LogSet[],
  choice: SetChoice,
  change: Change,
  context?: NotationContext,
): CorrectedSets {
  const places = placesOf(choice, sets.length);
  if (places === null) return noSuchSet(sets.length);
  const each = (edit: (set: LogSet) => LogSet): CorrectedSets => ({ sets: withEach(sets, places, edit) });
  switch (change.what) {
    case "setCount":
      // "The middle one 4 sets": of several exercises, and no set of one.
      if (choice !== "all" && (choice.from === 0 || choice.from > 1))
        return problem(`Which one had ${change.value} sets?`);
      return setCount(sets, change.value);
    case "pieces":
      return inPieces(sets, change.value);
    case "field":
      return fieldChange(sets, places, change);
    case "figure":
      return figureChange(sets, choice, places, change);
    case "list":
      return choice === "all" ? listChange(sets, change) : listThere(sets, places, change);
    case "by":
      return byChange(sets, places, change);
    case "notation":
      return context === undefined ? { sets: [...sets] } : notationChange(sets, choice, places, change.text, context);
    case "unit":
      if (!sets.some(({ weight }) => weight !== null)) return problem("There is no weight in that entry. What was it?");
      return each((set) => (set.weight === null ? set : { ...set, unit: change.unit }));
    case "way":
      if (!sets.some(({ distance }) => distance !== null))
        return problem("There is no distance in that entry. What was it?");
      return each((set) => (set.distance === null ? set : { ...set, distanceUnit: change.unit }));
    case "lengths":
      return inLengths(sets, change.value);
    case "bodyweight":
      return each((set) => ({ ...set, weight: null, unit: null, load: "total", perHand: false }));
    case "load":
      return each((set) => ({ ...set, weight: change.value, unit: change.unit ?? set.unit, load: change.load }));
    case "side":
      return each((set) => ({ ...set, side: change.side }));
    case "perHand":
      return each((set) => ({ ...set, perHand: change.perHand }));
    case "type":
      return each((set) => ({ ...set, type: change.type }));
    case "noEffort":
      return each((set) => ({ ...set, rpe: null, rir: null }));
    case "toFailure":
      return each((set) => ({ ...set, toFailure: change.toFailure }));
  }
}

const OF_KIND: ReadonlySet<Change["what"]> = new Set(["type", "toFailure", "perHand", "side", "unit"]);
/** "Set 4 was a warm-up": tells of a set that there is, and of none that is still to be told. */
export const tellsKind = (changes: readonly Change[]): boolean =>
  changes.length > 0 && changes.every(({ what }) => OF_KIND.has(what));

/** "4th set 8" of three sets: one more like the last, before it is put right. */
function withNext(sets: LogSet[], choice: SetChoice, changes: readonly Change[]): LogSet[] {
  const last = sets.at(-1);
  if (tellsKind(changes)) return sets;
  const isNext = choice !== "all" && choice.from === sets.length + 1 && choice.to === choice.from;
  return isNext && last ? [...sets, { ...last, rpe: null, rir: null, toFailure: false }] : sets;
}

type OneSide = { side: "left" | "right"; changes: Change[] };

/** What is said of one side, or of both apart: "left arm only did 7", "left 8, right 10"; `null` where no side has figures of its own. */
function sidesIn(changes: readonly Change[]): OneSide[] | null {
  const sides = changes.flatMap((change, at) =>
    change.what === "side" && change.side !== "each" ? [{ at, side: change.side }] : [],
  );
  if (sides.length === 0 || sides.length > 2 || changes.length === sides.length) return null;
  const leads = changes[0]?.what === "side" || sides.length === 1;
  const of = sides.map(({ at, side }, place) => {
    const before = sides[place - 1]?.at ?? -1;
    const end = sides[place + 1]?.at ?? changes.length;
    const own = sides.length === 1 ? changes : leads ? changes.slice(at, end) : changes.slice(before + 1, at);
    return { side, changes: own.filter(({ what }) => what !== "side") };
  });
  return of.every((one) => one.changes.length > 0) ? of : null;
}

/** One side of the chosen sets put right: a set of both sides, or of one that nobody named, becomes one of each. */
function withSides(
  sets: readonly LogSet[],
  { sets: choice, changes }: SetChanges,
  sides: readonly OneSide[],
  context: NotationContext,
): CorrectedSets {
  const isApart = sets.some(({ side }) => side === "left" || side === "right");
  // Where the sides stand apart already, "the last one" of the left is the last of these.
  const [only, other] = sides;
  const lacks = isApart && !other && only !== undefined && !sets.some(({ side }) => side === only.side);
  const isAsked = choice === "all" && sets.length > 1 && (!isApart || lacks);
  // "Right side only 6" of what was told of the left: as many of the other side come to it.
  if (lacks && !isAsked) {
    const others = sets.map((set): LogSet => ({ ...set, side: only.side, rpe: null, rir: null, toFailure: false }));
    return withSides([...sets, ...others], { sets: choice, changes }, sides, context);
  }
  const counted = sets.flatMap(({ side }, place) => (isApart && !other && side !== only?.side ? [] : [place]));
  const places = placesOf(choice, counted.length)?.flatMap((at) => counted[at] ?? []) ?? null;
  if (isAsked) return everyOrLast(changes, sets.length);
  if (places === null) return noSuchSet(sets.length);
  const now: LogSet[] = [];
  for (const [place, set] of sets.entries()) {
    const isOneSide = set.side === "left" || set.side === "right";
    const apart = !places.includes(place) || isOneSide ? [set] : BOTH.map((side): LogSet => ({ ...set, side }));
    for (const own of apart) {
      const said = places.includes(place) ? sides.find(({ side }) => side === own.side) : undefined;
      const result = said ? correctSets([own], [{ sets: FIRST, changes: said.changes }], context) : { sets: [own] };
      if (isProblem(result)) return result;
      now.push(...result.sets);
    }
  }
  return { sets: now };
}
const BOTH = ["left", "right"] as const;
const FIRST: SetChoice = { from: 1, to: 1 };

/**
 * Applies the parts of a correction to sets, in the order said. Out: all sets after it, every one valid, or why not.
 * Sets that are not spoken of stay as they are.
 */
export function correctSets(
  sets: readonly LogSet[],
  parts: readonly SetChanges[],
  context: NotationContext,
): CorrectedSets {
  let now: LogSet[] = [...sets];
  const level = parts.find((part) => isLevel(part, sets));
  if (level !== undefined) return everyOrLast(level.changes, sets.length);
  // Which set was the heaviest is asked of the entry as it was.
  const meant = parts.map((part) => settled(part.sets, sets)?.map((choice) => ({ ...part, sets: choice })) ?? null);
  if (meant.includes(null)) return problem("Which set do you mean?");
  for (const part of meant.flatMap((some) => some ?? [])) {
    const { sets: choice, changes } = part;
    const sides = sidesIn(changes);
    if (sides !== null) {
      const result = withSides(now, part, sides, context);
      if (isProblem(result)) return result;
      now = result.sets;
      continue;
    }
    const told = asLoadAndReps(choice, withoutKnownReps(now, changes));
    const figures = told.filter(({ what }) => what === "figure").length;
    if (figures > 1) return problem("I am not sure what each of these numbers is. What did you do in each set?");
    // "The first was 85, the second 105" of one set alone: two entries are meant, or nobody knows.
    if (sets.length > 1 || meant.length === 1) now = withNext(now, choice, told);
    for (const change of told) {
      const result = applyOne(now, choice, change, context);
      if (isProblem(result)) return result;
      now = result.sets;
    }
  }
  const checked = LogSet.array().min(1).max(100).safeParse(now);
  return checked.success ? { sets: checked.data } : problem("That does not look right. What was it?");
}
