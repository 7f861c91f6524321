import type { CoachSum } from "../../../language/coaching/sums/coachSum.ts";
import { convertMeasure } from "../../../training/convertMeasure.ts";
import { figure, inUnit } from "../coachWords.ts";

type Unit = "kg" | "lb";
type Sum<Op extends CoachSum["op"]> = Extract<CoachSum, { op: Op }>;

/** Above this a body weight without a unit is rather pounds. */
const LIKELY_POUNDS = 135;
const SLOWEST = 520;

export function proteinLines({ weight, unit: said }: Sum<"protein">, usual: Unit | null): string[] {
  const unit = said ?? usual ?? (weight > LIKELY_POUNDS ? "lb" : "kg");
  const kilograms = convertMeasure(weight, unit, "kg") ?? weight;
  if (!(kilograms >= 25 && kilograms <= 300))
    return ["I have no figure for that body weight; ask a doctor or dietitian."];
  const grams = (perKg: number) => Math.round(kilograms * perKg);
  const person =
    said === "stone" || unit === "lb"
      ? `${figure(weight)} ${unit} (${figure(kilograms)} kg)`
      : `${figure(kilograms)} kg`;
  return [
    `About ${grams(1.6)} g of protein a day at ${person}: 1.6 g per kg of body weight, within a range of ${grams(1.2)} to ${grams(2.2)} g (1.2 to 2.2 g per kg).`,
    "Spread it over three or four meals; the daily total matters more than timing. With kidney disease or another condition ask your doctor first.",
  ];
}

export function bodyMassIndexLines({ kilograms, metres }: Sum<"body_mass_index">): string[] {
  return [
    `The BMI is ${figure(Math.round((kilograms / metres ** 2) * 10) / 10)}: ${figure(kilograms)} kg ÷ (${figure(metres)} m)².`,
    "It cannot tell muscle from fat, so I draw no conclusion from it; a doctor can.",
  ];
}

export function ratioLines({ body, lifted }: Sum<"body_weight_ratio">, unit: Unit | null): string[] {
  return [
    `That is ${figure(Math.round((lifted / body) * 100) / 100)} times body weight: ${inUnit(lifted, unit)} ÷ ${inUnit(body, unit)}.`,
  ];
}

export function heartRateLines({ age }: Sum<"max_heart_rate">): string[] {
  const max = 220 - age;
  return [
    `About ${max} beats a minute at ${age} by the rule 220 minus age, which can be off by 10 to 20 beats.`,
    `By it zone 2 would be about ${Math.round(max * 0.6)} to ${Math.round(max * 0.7)}. The talk test is as useful: full sentences in zone 2.`,
  ];
}

export function progressionLines(sum: Sum<"progression">, unit: Unit | null): string[] {
  const { start, step, every } = sum;
  const slower = "Hardly anybody keeps that up for long; expect the steps to become smaller or rarer.";
  if (sum.target !== null) {
    const times = Math.ceil((sum.target - start) / step - 1e-9);
    if (times > SLOWEST) return [`That would take ${times} ${every}s: choose a bigger step.`];
    return [
      `${times} ${every}${times === 1 ? "" : "s"}: from ${inUnit(start, unit)} to ${inUnit(sum.target, unit)} in steps of ${inUnit(step, unit)}. ${slower}`,
    ];
  }
  const times = Math.min(sum.times ?? 0, SLOWEST);
  return [
    `After ${times} ${every}${times === 1 ? "" : "s"} it would be ${inUnit(start + times * step, unit)}: ${inUnit(start, unit)} plus ${times} × ${inUnit(step, unit)}. ${slower}`,
  ];
}
