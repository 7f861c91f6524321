import fc from "fast-check";
import type { LogSet } from "../../src/protocol/workoutLog.ts";

/** A set as it was done, as far as these messages tell it. */
export type DoneSet = Pick<LogSet, "reps" | "weight">;

/** A message about one exercise among figures of other things, and the sets that it tells. */
export type NoisyLog = { text: string; name: string; told: DoneSet[] };

type Lift = { name: string; count: number; reps: number; weight: number; unit: string };

const NAMES = ["bench press", "squat", "barbell row", "lat pulldown", "overhead press", "leg press", "deadlift"];
const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "  twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** A whole number below 200 in words. */
function spelled(value: number): string {
  if (value < 20) return SMALL[value] ?? "";
  if (value < 100) return [TENS[Math.floor(value / 10)], value % 10 === 0 ? "" : SMALL[value % 10]].join(" ").trim();
  return value === 100 ? "one hundred" : `one hundred and ${spelled(value - 100)}`;
}

const whole = (min: number, max: number) => fc.integer({ min, max });
const say = (min: number, max: number, words: (value: number) => string) => whole(min, max).map(words);
const words = (...forms: string[]) => fc.constantFrom(...forms);

const LIFT = fc.record({
  name: fc.constantFrom(...NAMES),
  count: whole(2, 5),
  reps: whole(4, 15),
  weight: whole(9, 36).map((fives) => fives * 5),
  unit: words("kg", " kg", "kilos", "lb", " lbs", ""),
});

const rowOf = ({ count, weight, unit, reps }: Lift, joint: string) =>
  Array.from({ length: count }, () => `${weight}${unit} x ${reps}`).join(joint);

/** Equal sets, as people write and say them. */
const TOLD: ((lift: Lift) => string)[] = [
  (lift) => `${lift.name} ${lift.count}x${lift.reps} ${lift.weight}${lift.unit}`,
  (lift) => `${lift.name} ${lift.weight}${lift.unit} ${lift.count}x${lift.reps}`,
  (lift) => `${lift.name}: ${lift.count} sets of ${lift.reps} at ${lift.weight}${lift.unit}`,
  (lift) => `did ${lift.count} sets of ${lift.reps} on ${lift.name} with ${lift.weight}${lift.unit}`,
  (lift) => `${lift.name}, ${lift.weight}${lift.unit}, ${lift.count} sets, ${lift.reps} reps`,
  (lift) => `${lift.name} ${rowOf(lift, ", ")}`,
  (lift) => `${lift.name}\n${rowOf(lift, "\n")}`,
  (lift) => `${lift.name} ${spelled(lift.count)} sets of ${spelled(lift.reps)} at ${spelled(lift.weight)} kilos`,
  (lift) => `${lift.name} ${spelled(lift.count)} by ${spelled(lift.reps)} with ${spelled(lift.weight)} kilos`,
];

/** What stands before the sets and is none of them. */
const BEFORE = fc.oneof(
  words(
    "",
    "ok so ",
    "skipped cardio, ",
    "no time for a warm up, ",
    "knee said no to lunges so ",
    "couldn't face running, ",
  ),
  say(18, 70, (age) => `i'm ${age} and `),
  say(50, 110, (mass) => `bodyweight ${mass}kg, `),
  say(30, 90, (minutes) => `session took ${minutes} min. `),
  say(2, 4, (count) => `after ${count} warm up sets, `),
  say(1, 12, (week) => `week ${week} day 2, `),
  say(6, 21, (hour) => `${hour}:30\n`),
  say(2, 9, (weeks) => `first session in ${weeks} weeks. `),
  say(100, 180, (load) => `my mate did ${load}kg for 3, i did `),
);

/** What stands behind them and is none of them. */
const BEHIND = fc.oneof(
  words("", ", felt good", ", no belt", " tempo 3-1-1", ", couldn't face another set", ", last one was a grind"),
  say(60, 180, (seconds) => `, rest: ${seconds}`),
  say(1, 5, (minutes) => `, ${minutes} min rest`),
  say(60, 95, (share) => ` (${share}% of max)`),
  say(60, 110, (mass) => `, bodyweight ${mass}kg`),
  say(20, 90, (minutes) => `, took ${minutes} min`),
  say(2, 8, (more) => `, ${more}kg more than last week`),
  say(2, 8, (more) => `, next week ${more}kg more`),
  say(100, 200, (load) => `, my mate did ${load}kg for 5`),
  say(1_000, 9_000, (volume) => `, total volume ${volume}kg`),
  say(110, 170, (pulse) => `, hr ${pulse}`),
  say(1, 3, (spare) => `, ${spare} in the tank`),
);

type Turn = (lift: Lift, body: string, light: number, other: number) => { text: string; told: DoneSet[] };
const equal = ({ count, reps, weight }: Lift): DoneSet[] => Array.from({ length: count }, () => ({ reps, weight }));
const dropped =
  (words: (load: string, reps: number) => string): Turn =>
  (lift, body, light, other) => ({
    text: body + words(`${light}${lift.unit}`, other),
    told: [...equal(lift), { reps: other, weight: light }],
  });
const warmed =
  (words: (load: string, work: string) => string): Turn =>
  (lift, _body, light) => ({
    text: `${lift.name}${words(`${light}${lift.unit}`, `${lift.weight}${lift.unit} ${lift.count}x${lift.reps}`)}`,
    told: [{ reps: 10, weight: light }, ...equal(lift)],
  });
const ended =
  (words: (reps: number) => string): Turn =>
  (lift, body) => ({
    text: body + words(lift.reps - 2),
    told: [...equal(lift).slice(1), { reps: lift.reps - 2, weight: lift.weight }],
  });
const mended =
  (words: (lift: Lift) => string): Turn =>
  (lift) => ({ text: words(lift), told: equal(lift) });

/** Warm-ups, drops, a last set of its own, and slips that are put right. */
const TURNS: Turn[] = [
  (lift, body) => ({ text: body, told: equal(lift) }),
  dropped((load, reps) => `, then dropped to ${load} for ${reps}`),
  dropped((load, reps) => `, then dropped ${load} x ${reps}`),
  dropped((load, reps) => `, stripped it down to ${load} x ${reps}`),
  dropped((load, reps) => ` + drop set ${load} x ${reps}`),
  dropped((load, reps) => `, straight into ${load} x ${reps}`),
  warmed((load, work) => ` warm up ${load}x10, then ${work}`),
  warmed((load, work) => ` ${load} x 10 (w), ${work}`),
  warmed((load, work) => ` w/u ${load}x10 then ${work}`),
  warmed((load, work) => `: warmup ${load}x10; ${work}`),
  ended((reps) => `, last set ${reps}`),
  ended((reps) => `, only ${reps} on the last set`),
  ended((reps) => `, ${reps} reps on the last one`),
  ended((reps) => ` but the last set was ${reps}`),
  mended(
    ({ name, count, reps, weight, unit }) => `${name} ${count}x${reps} ${weight + 10}${unit} sorry ${weight}${unit}`,
  ),
  mended(
    ({ name, count, reps, weight, unit }) =>
      `${name} ${count + 1} sets, no ${count} sets of ${reps} at ${weight}${unit}`,
  ),
  mended(
    ({ name, count, reps, weight, unit }) =>
      `${name} ${count}x${reps + 2} no wait ${count}x${reps} at ${weight}${unit}`,
  ),
  mended(
    ({ name, count, reps, weight }) =>
      `${name} at ${spelled(weight + 5)} no ${spelled(weight)} kilos ${spelled(count)} sets of ${spelled(reps)}`,
  ),
];

/** Messages made of what is known: the sets in some form, and figures around them that are of something else. */
export const NOISY_LOG: fc.Arbitrary<NoisyLog> = fc
  .record({
    lift: LIFT,
    told: fc.constantFrom(...TOLD),
    turn: fc.constantFrom(...TURNS),
    before: BEFORE,
    behind: BEHIND,
    other: whole(5, 15),
  })
  .map(({ lift, told: tell, turn, before, behind, other }) => {
    const light = Math.max(20, Math.round((lift.weight * 0.6) / 5) * 5);
    const { text, told } = turn(lift, tell(lift), light, other);
    return { text: before + text + behind, name: lift.name, told };
  });
