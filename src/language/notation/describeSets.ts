import type { LogSet } from "../../protocol/workoutLog.ts";

function clock(seconds: number): string {
  if (seconds < 60 || !Number.isInteger(seconds)) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return seconds % 60 === 0 ? `${minutes} min` : `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}

function what(set: LogSet): string {
  const { reps, weight, unit, durationS, distance, distanceUnit, rpe, rir } = set;
  const amount = reps === null ? "" : ` of ${reps}`;
  const sign = set.load === "added" ? "+" : set.load === "assisted" ? "-" : "";
  const load =
    weight === null ? "" : ` at ${sign}${weight}${unit === null ? "" : ` ${unit}`}${set.perHand ? " per hand" : ""}`;
  const extent = `${distance === null ? "" : ` of ${distance} ${distanceUnit ?? "m"}`}${durationS === null ? "" : ` of ${clock(durationS)}`}`;
  const side = set.side === null ? "" : set.side === "each" ? " each side" : ` ${set.side}`;
  return `${amount}${extent}${load}${side}${rpe === null ? "" : `, RPE ${rpe}`}${rir === null ? "" : `, ${rir} in reserve`}`;
}

/** Sets in words, equal neighbours together: "3 sets of 10 at 80 kg, 1 set of 8 at 70 kg". Empty for no sets. */
export function describeSets(sets: readonly LogSet[]): string {
  const runs: { count: number; words: string }[] = [];
  for (const set of sets) {
    const words = what(set);
    const last = runs[runs.length - 1];
    if (last?.words === words) last.count += 1;
    else runs.push({ count: 1, words });
  }
  // "45 min" and "5 km" by themselves are how long and how far, and no set of anything.
  const [only] = runs;
  if (runs.length === 1 && only?.count === 1 && /^ of [\d.:]+ (?:min|s|km|m|mi)$/.test(only.words))
    return only.words.slice(" of ".length);
  return runs.map(({ count, words }) => `${count} ${count === 1 ? "set" : "sets"}${words}`).join(", ");
}
