import type { LogSet } from "../../../protocol/workoutLog.ts";
import type { Formatter } from "../../format/formatter.ts";

/**
 * Sets of one entry as one reads them: alike ones together, "3 × 10 at 80 kg", "12, 11, 11 at 50 kg". Warm-ups are only
 * counted, unless there is nothing else.
 */
export function setsText(sets: readonly LogSet[], format: Formatter): string {
  const working = sets.filter(({ type }) => type !== "warmup");
  const warmUps = working.length === 0 ? 0 : sets.length - working.length;
  const groups: { amounts: string[]; rest: string }[] = [];
  for (const set of working.length === 0 ? sets : working) {
    const [amount, rest] = [amountText(set, format), conditionsText(set, format)];
    const last = groups.at(-1);
    if (last?.rest === rest) last.amounts.push(amount);
    else groups.push({ amounts: [amount], rest });
  }
  const texts = groups.map(({ amounts, rest }) => {
    const isSame = amounts.length > 1 && new Set(amounts).size === 1;
    return `${isSame ? `${amounts.length} × ${amounts[0]}` : amounts.join(", ")}${rest}`;
  });
  if (warmUps > 0) texts.push(`${warmUps} warm-up ${warmUps === 1 ? "set" : "sets"}`);
  return texts.join("; ");
}

const TYPES: Record<LogSet["type"], string> = {
  normal: "",
  warmup: "warm-up",
  drop: "drop set",
  amrap: "AMRAP",
  rest_pause: "rest-pause",
  myo: "myo-reps",
  cluster: "cluster",
};

/** "10", "45 s", "5 km in 27 min". */
function amountText(set: LogSet, format: Formatter): string {
  const distance = set.distance === null ? null : `${format.number(set.distance)} ${set.distanceUnit ?? ""}`.trim();
  const time = set.durationS === null ? null : format.duration(set.durationS);
  const reps = set.reps === null ? null : String(set.reps);
  if (distance && time) return `${distance} in ${time}`;
  return [reps, time, distance].filter(Boolean).join(" / ") || "–";
}

/** " each side at 18 kg a hand (drop set)". */
function conditionsText(set: LogSet, format: Formatter): string {
  const side = set.side === "each" ? " each side" : set.side ? ` ${set.side}` : "";
  const type = TYPES[set.type];
  return `${side}${weightText(set, format)}${type && ` (${type})`}`;
}

/** As it was said, and in the person's unit where that is another: " at 95 lb (43.1 kg)". */
function weightText({ weight, unit, load, perHand }: LogSet, format: Formatter): string {
  if (weight === null) return "";
  const sign = load === "added" ? "+" : load === "assisted" ? "−" : "";
  const own = unit !== null && unit !== format.unit ? ` (${format.weight(weight, unit)})` : "";
  return ` at ${sign}${format.spokenWeight(weight, unit ?? format.unit)}${own}${perHand ? " a hand" : ""}`;
}

/** The hardest that was said of a set: "RPE 9"; nothing when nothing was. */
export function effortText(sets: readonly LogSet[]): string | null {
  const efforts = sets.flatMap(({ rpe }) => (rpe === null ? [] : [rpe]));
  return efforts.length === 0 ? null : `RPE ${Math.max(...efforts)}`;
}
