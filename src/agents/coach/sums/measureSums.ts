import type { CoachSum, MeasureUnit } from "../../../language/coaching/sums/coachSum.ts";
import { convertMeasure } from "../../../training/convertMeasure.ts";
import { convertWeight } from "../../../training/convertWeight.ts";
import { figure, inUnit } from "../coachWords.ts";

type Sum<Op extends CoachSum["op"]> = Extract<CoachSum, { op: Op }>;

const FACTORS: Partial<Record<string, string>> = {
  "kg lb": "1 kg is 2.2046 lb",
  "km mi": "1 mile is 1.609 km",
  "cm in": "1 inch is 2.54 cm",
  "kg stone": "1 stone is 14 lb or 6.35 kg",
  "m yd": "1 yard is 0.9144 m",
};

/** An amount as people say it: feet with inches, stones with pounds. */
function said(amount: number, unit: MeasureUnit): string {
  if (unit !== "ft" && unit !== "stone")
    return `${figure(amount)} ${unit === "mi" ? "miles" : unit === "in" ? "inches" : unit}`;
  const per = unit === "ft" ? 12 : 14;
  const small = Math.round(amount * per);
  const [big, rest] = [Math.floor(small / per), small % per];
  return unit === "ft" ? `${big} ft ${rest} in` : `${big} st ${rest} lb`;
}

export function convertLines({ amount, from, to }: Sum<"convert">): string[] {
  if (from === null) {
    const [kg, lb] = [convertWeight(amount, "lb", "kg"), convertWeight(amount, "kg", "lb")];
    return [
      `${figure(amount)} kg is ${figure(lb)} lb, and ${figure(amount)} lb is ${figure(kg)} kg (1 kg is 2.2046 lb).`,
    ];
  }
  const other = convertMeasure(amount, from, to);
  if (other === null) return ["A length and a weight cannot be turned into each other."];
  const factor = FACTORS[[from, to].sort().join(" ")];
  return [`${said(amount, from)} is ${said(other, to)}${factor ? ` (${factor})` : ""}.`];
}

const SECONDS_PER_HOUR = 3_600;
const KM_PER_MILE = 1.609344;

/** Seconds as a clock shows them: "5:30", "1:45:00". */
function clock(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3_600), Math.floor((whole % 3_600) / 60), whole % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

export function paceLines({ metres, seconds, secondsPerKm, perMile, per500 }: Sum<"pace">): string[] {
  const pace = secondsPerKm ?? (metres && seconds ? seconds / (metres / 1_000) : null);
  if (pace === null || !(pace > 0)) return ["I need two of distance, time and pace to work out the third."];
  const kmh = SECONDS_PER_HOUR / pace;
  const perKm = `${clock(pace)} min per km`;
  const perMi = `${clock(pace * KM_PER_MILE)} min per mile`;
  const paces = per500
    ? `${clock(pace / 2)} per 500 m (${perKm})`
    : perMile
      ? `${perMi} (${perKm})`
      : `${perKm} (${perMi})`;
  const speed = perMile
    ? `${figure(kmh / KM_PER_MILE)} mph (${figure(kmh)} km/h)`
    : `${figure(kmh)} km/h (${figure(kmh / KM_PER_MILE)} mph)`;
  if (secondsPerKm !== null && metres !== null)
    return [`${distance(metres, perMile)} at that pace take ${clock((metres / 1_000) * pace)}: ${paces}, or ${speed}.`];
  if (secondsPerKm !== null && seconds !== null)
    return [
      `In ${clock(seconds)} that pace covers ${distance((seconds / pace) * 1_000, perMile)}: ${paces}, or ${speed}.`,
    ];
  return secondsPerKm === null && metres && seconds
    ? [`That is a pace of ${paces}, or ${speed}: ${distance(metres, perMile)} in ${clock(seconds)}.`]
    : [`That is ${paces}, or ${speed}.`];
}

const distance = (metres: number, perMile: boolean) =>
  perMile
    ? `${figure(metres / 1_000 / KM_PER_MILE)} miles`
    : metres < 1_000
      ? `${figure(metres)} m`
      : `${figure(metres / 1_000)} km`;

export function percentageLines(
  sum: Sum<"percentage">,
  unit: "kg" | "lb" | null,
  near: (weight: number) => string,
): string[] {
  const lines = sum.percents.map((percent) => {
    const weight = (percent / 100) * sum.weight;
    return `${figure(percent)} % of ${inUnit(sum.weight, unit)} is ${inUnit(weight, unit)}. ${near(weight)}`.trim();
  });
  return lines.length > 1 ? lines.map((line) => `- ${line}`) : lines;
}

export function changeLines(
  { percent, weight }: Sum<"change">,
  unit: "kg" | "lb" | null,
  near: (weight: number) => string,
): string[] {
  const changed = weight * (1 + percent / 100);
  return [
    `${inUnit(weight, unit)} ${percent < 0 ? "less" : "plus"} ${figure(Math.abs(percent))} % is ${inUnit(changed, unit)}. ${near(changed)}`.trim(),
  ];
}

const SIGN_WORDS = { "+": "+", "-": "−", "*": "×", "/": "÷" } as const;

/** Products and quotients first, then what is added and taken away, from left to right. */
export function arithmeticLines({ figures, signs }: Sum<"arithmetic">): string[] {
  const terms = [figures[0] ?? 0];
  const joins: ("+" | "-")[] = [];
  for (const [index, sign] of signs.entries()) {
    const next = figures[index + 1] ?? 0;
    if (sign === "+" || sign === "-") {
      joins.push(sign);
      terms.push(next);
    } else {
      if (sign === "/" && next === 0) return ["Nothing can be divided by 0."];
      const last = terms.pop() ?? 0;
      terms.push(sign === "*" ? last * next : last / next);
    }
  }
  const total = terms.reduce((sum, term, at) => (at === 0 ? term : joins[at - 1] === "-" ? sum - term : sum + term), 0);
  const said = figures.map((one, at) =>
    at === 0 ? figure(one) : `${SIGN_WORDS[signs[at - 1] ?? "+"]} ${figure(one)}`,
  );
  return [`${said.join(" ")} = ${figure(total)}.`];
}
