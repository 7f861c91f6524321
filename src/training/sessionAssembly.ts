import type { WorkoutContent } from "../protocol/cards.ts";
import type { Exercise } from "../protocol/exercise.ts";
import { isHardPace, longestSteadyS, pacedDose } from "./pacedDose.ts";
import { isSteady, isTimed, type Prescription, prescribe, prescribeCoolDown, prescribeWarmUp } from "./prescription.ts";
import { blocksOf, type Draft, itemsOf, type Line, type SessionFrame } from "./sessionLayout.ts";
import { sessionMinutes, sessionSeconds } from "./sessionTime.ts";

/** A main exercise, in the order it is done. `keep`: asked for by name. `rank`: the highest is dropped first for time. */
type MainChoice = {
  exercise: Exercise;
  keep: boolean;
  rank: number;
  durationS: number | null;
  /** Sets and repetitions of this one, whatever those of the others are. */
  dose?: { sets: number; reps: number | null } | null;
};

/** An hour and a quarter in one go, the longest session there is room for. */
const LONGEST_STEADY_S = 4_500;
/** The shares of a session that may go into getting ready and winding down. */
const SHARES = [
  [0.2, 0.1],
  [0.15, 0],
  [0, 0],
] as const;
/** Easy minutes before the work: the share of the session, and the most; longer before hard running. Coaching practice. */
const USUALLY = [0.08, 240] as const;
const LED_UP_TO = [0.18, 600] as const;
/** A session this full is not filled further; a light one is not made long with more sets. */
const FULL = 0.96;
const FULL_OF_LIGHT_WORK = 0.75;

const line = (exercise: Exercise, dose: Prescription, keep = true, rank = 0): Line => ({
  exercise,
  dose,
  sets: dose.sets.target,
  restS: dose.restS,
  durationS: dose.durationS,
  keep,
  rank,
});

/** As many of the lines as the share of the session allows, in order. */
function within(lines: readonly Line[], block: "warmup" | "cooldown", limitS: number, frame: SessionFrame): Line[] {
  const taken: Line[] = [];
  for (const one of lines) {
    const next = [...taken, one];
    const seconds = sessionSeconds([{ block, items: next.flatMap((item) => itemsOf(item, frame)) }]);
    if (seconds <= limitS) taken.push(one);
  }
  return taken;
}

/** A light session has fewer sets of as many exercises, and time to breathe. Coaching practice. */
const EASY_SHARE = 1.4;

/** How many main exercises are worth having in that time; fewer with long rests, few in a round. Coaching practice. */
export function usefulCount({
  goal,
  minutes,
  structure,
  intensity,
}: Pick<SessionFrame, "goal" | "minutes" | "structure" | "intensity">): number {
  const perExercise =
    goal === "strength" || goal === "power" ? 11 : structure === "circuit" || structure === "emom" ? 4.5 : 7.5;
  const most = structure === "circuit" ? 6 : structure === "emom" ? 5 : 10;
  const share = intensity === "easy" && structure === "straight" ? EASY_SHARE : 1;
  return Math.max(minutes >= 8 ? 3 : 2, Math.min(most, Math.round(minutes / perExercise / share) + 1));
}

const SHORT_STRENGTH_MIN = 35;

/** A long hard session on one machine is of longer intervals: minutes of work, and up to as much rest. Coaching practice. */
const LONG_INTERVALS_MIN = 40;
const LONGER_INTERVALS_MIN = 55;

/** The doses of the main part, with the named scheme and rest put in. */
function mainLines(main: readonly MainChoice[], frame: SessionFrame): Line[] {
  const { scheme, structure } = frame;
  const heavy = scheme !== null && scheme.sets >= 4 && scheme.reps <= 6;
  const anyCompound = main.some(({ exercise }) => exercise.mechanic === "compound");
  return main.map(({ exercise, keep, rank, durationS, dose: own = null }) => {
    const { pace } = frame;
    let dose = pace !== null && isSteady(exercise) ? pacedDose(pace, frame) : prescribe(exercise, frame);
    const isCounted = dose.reps !== null;
    const isOfAll = scheme !== null && isCounted && (!heavy || !anyCompound || exercise.mechanic === "compound");
    const asked = own ?? (isOfAll ? scheme : null);
    if (asked !== null) {
      // The sets are what was asked for; where time is short the rests give way first.
      const leastRestS = Math.min(dose.leastRestS, 90);
      dose = {
        ...dose,
        reps: isCounted ? (asked.reps ?? dose.reps) : null,
        sets: { min: asked.sets, target: asked.sets, max: asked.sets },
        leastRestS,
      };
      if (own !== null) return line(exercise, dose, keep, rank);
    } else if (scheme !== null && !heavy && !isSteady(exercise)) {
      dose = { ...dose, sets: { min: scheme.sets, target: scheme.sets, max: scheme.sets } };
    }
    // In little time two heavy sets of each of three lifts train more than three of two.
    if (frame.goal === "strength" && frame.minutes <= SHORT_STRENGTH_MIN && scheme === null) {
      dose = { ...dose, sets: { ...dose.sets, min: 2 }, leastRestS: Math.min(dose.leastRestS, 120) };
    }
    if (structure === "circuit" && scheme === null && !isSteady(exercise)) {
      dose = {
        ...dose,
        sets: { min: 2, target: 3, max: 8 },
        restS: Math.min(dose.restS, 75),
        leastRestS: Math.min(dose.leastRestS, 45),
      };
    }
    const isInIntervals = pace === null && isSteady(exercise) && frame.intensity === "hard" && main.length === 1;
    if (isInIntervals && frame.minutes >= LONG_INTERVALS_MIN) {
      const [durationS, restS] = frame.minutes >= LONGER_INTERVALS_MIN ? [180, 120] : [120, 90];
      dose = { ...dose, durationS, restS, leastRestS: restS / 2 };
    }
    if (structure === "emom") dose = { ...dose, sets: { min: 2, target: 3, max: 15 } };
    if (frame.sets !== null && scheme === null && !isSteady(exercise)) {
      dose = { ...dose, sets: { min: frame.leastSets ?? frame.sets, target: frame.sets, max: frame.sets } };
    }
    if (frame.restS !== null && structure !== "emom") dose = { ...dose, restS: frame.restS, leastRestS: frame.restS };
    const one = line(exercise, dose, keep, rank);
    return durationS === null || !isTimed(exercise)
      ? one
      : { ...one, sets: 1, durationS, dose: { ...dose, sets: { min: 1, target: 1, max: 1 } } };
  });
}

/**
 * Lays chosen exercises out as a session that takes at most `frame.minutes`. In: exercises in order of importance, the
 * first the one least to be missed; `keep` marks what the person asked for by name. Drops sets, then the last exercises
 * that may go, then kept ones, until it fits; then adds sets, longer steady work and a second round of warm-up while
 * there is time. Both sides of one-sided exercises are there. `null` when not even one set of one exercise fits.
 */
export function assembleSession(
  choice: { warmup: readonly Exercise[]; main: readonly MainChoice[]; cooldown: readonly Exercise[] },
  frame: SessionFrame,
): WorkoutContent | null {
  const limitS = frame.minutes * 60;
  const all = mainLines(choice.main, frame);
  const [share, most] = frame.pace !== null && isHardPace(frame.pace) ? LED_UP_TO : USUALLY;
  const cardioS = Math.min(most, Math.max(60, Math.round((limitS * share) / 30) * 30));
  const warm = choice.warmup.map((exercise) => line(exercise, prescribeWarmUp(exercise, cardioS)));
  const cool = choice.cooldown.map((exercise) => line(exercise, prescribeCoolDown(exercise)));
  const fits = (candidate: Draft) => candidate.main.length > 0 && sessionSeconds(blocksOf(candidate, frame)) <= limitS;
  const drafts: Draft[] = [];
  const shares = frame.minutes < 15 ? SHARES.slice(1) : SHARES;
  for (const [warmShare, coolShare] of isGrowing(frame) ? shares.slice(0, 1) : shares) {
    const draft = largestThatFits(
      all,
      {
        warmup: within(warm, "warmup", limitS * warmShare, frame),
        main: [],
        cooldown: within(cool, "cooldown", limitS * coolShare, frame),
      },
      frame,
      fits,
    );
    if (draft !== null) drafts.push(draft);
    if (draft !== null && isWhole(draft, all, frame)) break;
  }
  const best = drafts.reduce<Draft | null>((a, b) => (a === null || worth(b) > worth(a) ? b : a), null);
  if (best === null) return null;
  const blocks = blocksOf(fill(best, frame, limitS), frame);
  return { title: frame.title, estimatedMinutes: sessionMinutes(blocks), blocks };
}

/** Whether a session grows by sets as far as there is room, and leaves the rest of it alone. */
const isGrowing = ({ leastSets }: SessionFrame): boolean => leastSets != null;

/** Sets that count: no more than the fewest that serve the goal. */
const worth = ({ main }: Draft) =>
  main.reduce((sum, { sets, dose }) => sum + Math.min(sets, dose.sets.min) / dose.sets.min, 0);

/** Whether nothing was squeezed to make room for warming up: what was asked for is in, at no fewer sets than serve. */
function isWhole(draft: Draft, all: readonly Line[], frame: SessionFrame): boolean {
  const wanted = Math.max(all.filter(({ keep }) => keep).length, Math.min(all.length, frame.minutes >= 8 ? 2 : 1));
  return draft.main.length >= wanted && draft.main.every(({ sets, dose }) => sets >= dose.sets.min);
}

type Tightness = (one: Line) => Line;
const usual: Tightness = (one) => one;
const fewSets: Tightness = (one) => ({ ...one, sets: Math.min(one.sets, one.dose.sets.min) });
const shortRests: Tightness = (one) => ({ ...one, restS: one.dose.leastRestS });
const fewSetsShortRests: Tightness = (one) => shortRests(fewSets(one));
const singleSets: Tightness = (one) => ({
  ...one,
  sets: 1,
  restS: one.dose.leastRestS,
  durationS: one.durationS === null ? null : Math.min(one.durationS, isSteady(one.exercise) ? 120 : 60),
});

/** The most exercises at the usual dose; three at fewer sets, and what was asked for by name, before any is given up. */
function largestThatFits(
  all: readonly Line[],
  around: Draft,
  frame: SessionFrame,
  fits: (draft: Draft) => boolean,
): Draft | null {
  const kept = all.filter(({ keep }) => keep).length;
  const most = Math.max(kept, Math.min(all.length, usefulCount(frame)));
  // Another exercise at two or three sets is worth more than a fourth set of the ones before it.
  const some = Math.max(kept, Math.min(all.length, Math.max(3, Math.ceil(most * 0.7))));
  for (let count = most; count >= 1; count -= 1) {
    if (frame.structure === "supersets" && count > 2 && count % 2 === 1 && count > kept && count < all.length) continue;
    const lines = firstOf(all, count);
    const ways: Tightness[] = [usual];
    // One that grows gets its sets out of the rests first.
    if (isGrowing(frame)) ways.push(shortRests, fewSetsShortRests);
    if (count <= some || frame.structure !== "straight") ways.push(fewSets);
    if (count <= Math.max(kept, 3)) ways.push(fewSetsShortRests);
    if (count <= Math.max(kept, 2)) ways.push(singleSets);
    for (const tighten of ways) {
      const draft = { ...around, main: lines.map(tighten) };
      if (fits(draft)) return draft;
    }
  }
  return null;
}

/** The first `count` lines in their order, kept ones before those that may go. */
function firstOf(all: readonly Line[], count: number): Line[] {
  const byNeed = [...all].sort((a, b) => Number(b.keep) - Number(a.keep) || a.rank - b.rank);
  const chosen = new Set(byNeed.slice(0, count));
  return all.filter((one) => chosen.has(one));
}

/** Adds while there is time: missing sets first, then more sets, longer steady work, then a second easy round around it. */
function fill(start: Draft, frame: SessionFrame, limitS: number): Draft {
  let draft = start;
  const room = (candidate: Draft) => sessionSeconds(blocksOf(candidate, frame)) <= limitS;
  const isFilled = (share: number) => sessionSeconds(blocksOf(draft, frame)) >= limitS * share;
  const isFull = () => isFilled(FULL);
  const change = (block: keyof Draft, at: number, to: Partial<Line>) => {
    const candidate = { ...draft, [block]: draft[block].map((one, i) => (i === at ? { ...one, ...to } : one)) };
    if (!room(candidate)) return false;
    draft = candidate;
    return true;
  };
  const together = frame.structure === "circuit" || frame.structure === "supersets";
  const addSets = (most: (dose: Prescription) => number) => {
    for (let grew = true; grew && !isFull(); ) {
      grew = together && addRound(most);
      if (together) continue;
      const order = draft.main
        .map((_, i) => i)
        .sort((a, b) => (draft.main[a]?.sets ?? 0) - (draft.main[b]?.sets ?? 0) || a - b);
      for (const i of order) {
        const one = draft.main[i];
        if (isFull() || one === undefined || one.sets >= most(one.dose)) continue;
        grew = change("main", i, { sets: one.sets + 1 }) || grew;
      }
    }
  };
  /** One more set of everything that shares a letter, or of the first pair that has room. */
  const addRound = (most: (dose: Prescription) => number) => {
    const size = frame.structure === "circuit" ? draft.main.length : 2;
    let grew = false;
    for (let i = 0; i < draft.main.length && !isFull(); i += size) {
      const main = draft.main.map((one, k) =>
        k >= i && k < i + size && one.sets < most(one.dose) ? { ...one, sets: one.sets + 1 } : one,
      );
      if (main.every((one, k) => one.sets === draft.main[k]?.sets) || !room({ ...draft, main })) continue;
      draft = { ...draft, main };
      grew = true;
    }
    return grew;
  };
  const restUsually = () => {
    for (const [i, one] of draft.main.entries())
      if (one.restS < one.dose.restS) change("main", i, { restS: one.dose.restS });
  };
  const longestS = frame.pace === null ? LONGEST_STEADY_S : longestSteadyS(frame.pace);
  const lengthen = () => {
    for (let grew = true; grew && !isFull(); ) {
      grew = false;
      for (const [i, one] of draft.main.entries()) {
        if (!isSteady(one.exercise) || one.sets > 1 || one.durationS === null || one.durationS >= longestS) continue;
        grew = change("main", i, { durationS: one.durationS + 60 }) || grew;
      }
    }
  };

  addSets((dose) => dose.sets.target);
  restUsually();
  if (frame.structure === "emom") addSets((dose) => dose.sets.max);
  lengthen();
  const isLight = frame.intensity === "easy" && draft.main.some(({ dose }) => dose.rpe !== null);
  if (isLight && isFilled(FULL_OF_LIGHT_WORK)) return draft;
  addSets((dose) => dose.sets.max);
  for (const block of ["warmup", "cooldown"] as const) {
    for (const [i, one] of draft[block].entries())
      if (!isFull() && one.sets < one.dose.sets.max) change(block, i, { sets: one.sets + 1 });
  }
  if (frame.scheme === null && frame.sets === null && frame.pace === null) addSets((dose) => dose.sets.max + 2);
  return draft;
}
