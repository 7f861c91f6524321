import type { CoachSum } from "../../../language/coaching/sums/coachSum.ts";
import { convertWeight } from "../../../training/convertWeight.ts";
import { BAR, loadPlates } from "../../../training/loadPlates.ts";
import { warmUpRamp } from "../../../training/warmUpRamp.ts";
import { figure, inUnit, listed } from "../coachWords.ts";

export type Unit = "kg" | "lb";
type Sum<Op extends CoachSum["op"]> = Extract<CoachSum, { op: Op }>;

/** The plate that is meant by "two plates a side". */
const BIG_PLATE = { kg: 20, lb: 45 } as const;

/** The nearest weight below that usual plates make, where it differs. */
export function loadableNear(weight: number, unit: Unit | null): string {
  if (unit === null) return "";
  const loaded = loadPlates(weight, unit);
  return loaded === null || Math.abs(loaded.total - weight) < 0.05
    ? ""
    : `Rounded down to usual plates that is ${inUnit(loaded.total, unit)}.`;
}

/** 135, 225, 315 and the like are a 45 lb bar with 45 lb plates; otherwise the person's unit, else kilograms. */
const unitFor = (weight: number, said: Unit | null, usual: Unit | null): Unit =>
  said ?? usual ?? ((weight - BAR.lb) % 90 === 0 && weight > BAR.lb ? "lb" : "kg");

/** Plates come in quarters of a kilogram: nothing is rounded away. */
const exact = (weight: number) => String(Math.round(weight * 100) / 100);

/** "2 × 45 and 10". */
function counted(plates: readonly number[]): string {
  const counts = [...new Set(plates)].map((plate) => {
    const count = plates.filter((one) => one === plate).length;
    return count > 1 ? `${count} × ${exact(plate)}` : exact(plate);
  });
  return listed(counts);
}

export function plateLines({ total, unit: said, bar }: Sum<"plates">, usual: Unit | null): string[] {
  const unit = unitFor(total, said ?? (bar === 45 ? "lb" : bar === 20 || bar === 15 ? "kg" : null), usual);
  const weightOfBar = bar ?? BAR[unit];
  const loaded = loadPlates(total, unit, weightOfBar);
  const taken = said === null && usual === null && bar === null ? ` I take it as ${unit}.` : "";
  if (loaded === null)
    return [
      `${inUnit(total, unit)} is less than the bar alone (${inUnit(weightOfBar, unit)}), or more than I load.${taken}`,
    ];
  if (loaded.perSide.length === 0) return [`That is the bar alone (${inUnit(weightOfBar, unit)}), no plates.${taken}`];
  const each = loaded.perSide.reduce((sum, plate) => sum + plate, 0);
  const side = loaded.perSide.length > 1 ? `, ${exact(each)} ${unit} a side` : "";
  const sum =
    Math.abs(loaded.total - total) < 0.01
      ? inUnit(total, unit)
      : `${inUnit(loaded.total, unit)}, the nearest below ${inUnit(total, unit)}`;
  return [
    `Per side ${counted(loaded.perSide)} ${unit} on a ${inUnit(weightOfBar, unit)} bar${side}: ${sum} in all.${taken}`,
  ];
}

export function loadedBarLines(sum: Sum<"loaded_bar">, usual: Unit | null): string[] {
  const unit = sum.unit ?? usual;
  if (unit === null && sum.perSide.length === 0) return bigPlates(sum);
  const taken = unit ?? "kg";
  const side = [...new Array<number>(sum.big).fill(BIG_PLATE[taken]), ...sum.perSide];
  const bar = sum.hasBar ? (sum.bar ?? BAR[taken]) : 0;
  const total = bar + 2 * side.reduce((all, plate) => all + plate, 0);
  const other = taken === "kg" ? "lb" : "kg";
  const parts = `${sum.hasBar ? `${figure(bar)} for the bar and ` : ""}twice ${counted(side)}`;
  const how = sum.unit === null && usual === null ? ` I take the plates as ${taken}.` : "";
  return [
    `That is ${inUnit(total, taken)} in all: ${parts} (about ${inUnit(convertWeight(total, taken, other), other)}).${how}`,
  ];
}

/** "Two plates a side" with nothing said of the unit: what it means on either kind of bar. */
function bigPlates({ big, hasBar }: Sum<"loaded_bar">): string[] {
  const total = (unit: Unit) => inUnit((hasBar ? BAR[unit] : 0) + 2 * big * BIG_PLATE[unit], unit);
  return [
    `${big === 1 ? "One plate" : `${big} plates`} a side means ${total("lb")} with 45 lb plates${hasBar ? " on a 45 lb bar" : ""}, or ${total("kg")} with 20 kg plates${hasBar ? " on a 20 kg bar" : ""}. In gym talk "plates" counts the big ones on each side.`,
  ];
}

export function warmUpLines({ working, unit: said }: Sum<"warm_up">, usual: Unit | null): string[] {
  const unit = unitFor(working, said, usual);
  const ramp = warmUpRamp(working, unit);
  if (ramp.length === 0) return [`${inUnit(working, unit)} is the bar or less: do one easy set of 8 and start.`];
  return [
    `Warm-up sets for ${inUnit(working, unit)}${said === null && usual === null ? ` (taken as ${unit})` : ""}:`,
    ...ramp.map(({ weight, reps }, at) => `- ${inUnit(weight, unit)} × ${reps}${at === 0 ? " (the bar)" : ""}`),
    "Rest a minute or two between them; they are not working sets.",
  ];
}
