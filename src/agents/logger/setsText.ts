import type { LogSet } from "../../protocol/workoutLog.ts";

const figure = (value: number): string => String(Math.round(value * 100) / 100);

/** "45 s", "1 min", "25:30", "1 h 20 min". */
export function durationText(seconds: number): string {
  if (seconds < 60) return `${figure(seconds)} s`;
  if (seconds % 60 === 0 && seconds < 3_600) return `${seconds / 60} min`;
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)];
  if (seconds % 60 === 0) return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** "8", "45 s", "2000 m in 7:45", "?" when nothing countable is known. */
function countText({ reps, durationS, distance, distanceUnit }: LogSet): string {
  const far = distance === null ? null : `${figure(distance)} ${distanceUnit ?? "m"}`;
  const long = durationS === null ? null : durationText(durationS);
  if (reps !== null) return `${reps}${long === null ? "" : ` in ${long}`}`;
  if (far !== null) return long === null ? far : `${far} in ${long}`;
  return long ?? "?";
}

/** "at 80 kg", "with 20 kg added", "at 30 kg per hand"; "" without a weight. */
function weightText({ weight, unit, load, perHand }: LogSet): string {
  if (weight === null) return "";
  const heavy = `${figure(weight)}${unit === null ? "" : ` ${unit}`}`;
  if (load === "added") return ` with ${heavy} added`;
  if (load === "assisted") return ` with ${heavy} of help`;
  return ` at ${heavy}${perHand ? " per hand" : ""}`;
}

const KINDS: Readonly<Record<LogSet["type"], string>> = {
  normal: "",
  warmup: "warm-up",
  drop: "drop set",
  amrap: "as many as possible",
  rest_pause: "rest-pause",
  myo: "myo-reps",
  cluster: "cluster",
};

function sideText({ side }: LogSet): string {
  if (side === null) return "";
  return side === "each" ? " per side" : ` ${side}`;
}

/** ", RPE 8", " to failure", " (warm-up)". */
function effortText({ rpe, rir, toFailure, type }: LogSet): string {
  const effort = [
    ...(rpe === null ? [] : [`RPE ${figure(rpe)}`]),
    ...(rir === null ? [] : [`${figure(rir)} in reserve`]),
    ...(toFailure ? ["to failure"] : []),
  ];
  const kind = KINDS[type] === "" ? "" : ` (${KINDS[type]})`;
  return `${kind}${effort.map((piece) => `, ${piece}`).join("")}`;
}

const same = (one: LogSet, other: LogSet) => JSON.stringify(one) === JSON.stringify(other);

/** Runs of equal sets. */
function runsOf(sets: readonly LogSet[]): { set: LogSet; count: number }[] {
  const runs: { set: LogSet; count: number }[] = [];
  for (const set of sets) {
    const last = runs.at(-1);
    if (last && same(last.set, set)) last.count += 1;
    else runs.push({ set, count: 1 });
  }
  return runs;
}

/** "3×10", "8", "2000 m in 7:45", "1 set" when only the weight is known. */
function runText({ set, count }: { set: LogSet; count: number }): string {
  const counted = countText(set);
  if (counted === "?") return `${count} ${count === 1 ? "set" : "sets"}`;
  return `${count > 1 || set.reps !== null ? `${count}×` : ""}${counted}`;
}

/**
 * Sets as people write them, with the exercise's name in its place: "3×10 Barbell Bench Press at 80 kg, RPE 8", "Pull-Up:
 * 8, 8, 7", "Barbell Back Squat: 1×5 at 60 kg, 3×5 at 100 kg". Without a name the sets alone. Values as stored.
 */
export function setsText(sets: readonly LogSet[], name: string | null): string {
  const runs = runsOf(sets);
  const [only] = runs;
  if (!only) return name ?? "";
  const named = (text: string) => (name === null ? text : `${name}: ${text}`);
  if (runs.length === 1) {
    const tail = `${sideText(only.set)}${weightText(only.set)}${effortText(only.set)}`;
    if (name === null) return `${runText(only)}${tail}`;
    return only.set.reps === null ? named(`${runText(only)}${tail}`) : `${runText(only)} ${name}${tail}`;
  }
  const alike = sets.every((set) => same({ ...set, reps: null }, { ...only.set, reps: null }));
  if (alike && sets.every(({ reps }) => reps !== null)) {
    const { set } = only;
    return named(`${sets.map(({ reps }) => reps).join(", ")}${sideText(set)}${weightText(set)}${effortText(set)}`);
  }
  return named(
    runs.map((run) => `${runText(run)}${sideText(run.set)}${weightText(run.set)}${effortText(run.set)}`).join("; "),
  );
}
