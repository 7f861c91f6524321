import type { CoachSum } from "../../../language/coaching/sums/coachSum.ts";
import { estimateE1rm, MOST_E1RM_REPS, repsAtShare, weightForReps } from "../../../training/e1rm.ts";
import { rpePercent } from "../../../training/rpePercent.ts";
import { figure, inUnit } from "../coachWords.ts";
import { loadableNear, type Unit } from "./barSums.ts";

type Sum<Op extends CoachSum["op"]> = Extract<CoachSum, { op: Op }>;

export function oneRepMaxLines(sum: Sum<"one_rep_max">, unit: Unit | null): string[] {
  const reps = sum.reps + sum.spare;
  const epley = estimateE1rm(sum.weight, reps);
  const spare = sum.spare > 0 ? ` with ${figure(sum.spare)} in reserve, so ${figure(reps)} to failure` : "";
  if (epley === null) {
    return reps > MOST_E1RM_REPS
      ? [
          `From ${figure(reps)} reps I do not estimate a 1RM: above ${MOST_E1RM_REPS} reps the formulas are too far off. A hard set of 3 to 8 reps gives a useful figure.`,
        ]
      : ["I cannot estimate a 1RM from that: it takes a weight above 0 and at least one rep."];
  }
  if (epley.trust === "exact")
    return [`A single at ${inUnit(sum.weight, unit)} is a 1RM of ${inUnit(sum.weight, unit)}: nothing to estimate.`];
  const brzycki = estimateE1rm(sum.weight, reps, "brzycki");
  const trust =
    epley.trust === "rough"
      ? "At 11 or 12 reps this is a rough figure; fewer reps make it better."
      : "It holds best up to about 5 reps and fairly up to 10, if the set was hard.";
  return [
    `Your estimated 1RM is about ${inUnit(epley.e1rm, unit)}, from ${inUnit(sum.weight, unit)} for ${sum.reps}${spare}.`,
    `Epley's formula: ${figure(sum.weight)} × (1 + ${figure(reps)} ÷ 30) = ${figure(epley.e1rm)}. Brzycki's, 36 × weight ÷ (37 − reps), gives ${inUnit(brzycki?.e1rm ?? 0, unit)}. ${trust}`,
  ];
}

export function weightForRepsLines(sum: Sum<"weight_for_reps">, unit: Unit | null): string[] {
  const share = sum.rpe === null ? null : rpePercent(sum.reps, sum.rpe);
  if (sum.rpe !== null && share !== null) {
    return [
      `About ${inUnit(sum.max * share, unit)}: ${sum.reps} reps at RPE ${figure(sum.rpe)} are about ${figure(share * 100)} % of a 1RM of ${inUnit(sum.max, unit)}. ${loadableNear(sum.max * share, unit)}`.trim(),
    ];
  }
  const weight = weightForReps(sum.max, sum.reps);
  if (weight === null) return [`I have no figure for ${sum.reps} reps: the formula covers 1 to ${MOST_E1RM_REPS}.`];
  const easier = weightForReps(sum.max, Math.min(MOST_E1RM_REPS, sum.reps + 2)) ?? weight;
  return [
    `A set of ${sum.reps} to failure would be about ${inUnit(weight, unit)} with a 1RM of ${inUnit(sum.max, unit)} (Epley's formula turned round).`,
    `For a working set with 2 reps in reserve take about ${inUnit(easier, unit)}.`,
  ];
}

export function effortShareLines(sum: Sum<"effort_share">): string[] {
  const share = rpePercent(sum.reps, sum.rpe);
  if (share === null) return ["I have no percentage for that: the table covers 1 to 30 reps at RPE 5 to 10."];
  const effort = sum.rpe === 10 ? "to failure (RPE 10)" : `at RPE ${figure(sum.rpe)}`;
  return [
    `${sum.reps} ${sum.reps === 1 ? "rep" : "reps"} ${effort} ${sum.reps === 1 ? "is" : "are"} about ${figure(share * 100)} % of 1RM. It differs between people and lifts, so take it as a start.`,
  ];
}

export function repsAtLines({ percent }: Sum<"reps_at">): string[] {
  const reps = repsAtShare(percent / 100);
  if (reps === null)
    return [
      `At ${figure(percent)} % of 1RM most people manage more than ${MOST_E1RM_REPS} reps; there the formulas are too far off for a figure.`,
    ];
  const [low, high] = [Math.floor(reps), Math.ceil(reps)];
  return [
    `At ${figure(percent)} % of 1RM about ${low === high ? figure(low) : `${low} to ${high}`} ${high === 1 ? "rep is" : "reps are"} possible to failure (Epley's formula turned round). For working sets stop 1 to 3 reps earlier; people and lifts differ.`,
  ];
}

export function trainingMaxLines({ max }: Sum<"training_max">, unit: Unit | null): string[] {
  return [
    `The training max is ${inUnit(max * 0.9, unit)}: 90 % of a 1RM of ${inUnit(max, unit)}. ${loadableNear(max * 0.9, unit)}`.trim(),
  ];
}

/** Per cent and repetitions of the three sets of a week; Wendler, "5/3/1" (2009). A plus sign: as many good ones as possible. */
const FIVE_THREE_ONE: readonly (readonly (readonly [percent: number, reps: string])[])[] = [
  [
    [65, "5"],
    [75, "5"],
    [85, "5+"],
  ],
  [
    [70, "3"],
    [80, "3"],
    [90, "3+"],
  ],
  [
    [75, "5"],
    [85, "3"],
    [95, "1+"],
  ],
  [
    [40, "5"],
    [50, "5"],
    [60, "5"],
  ],
];

/** The three sets of a week, or of all four, to the plates that there usually are. */
export function fiveThreeOneLines({ week, max, isTrainingMax }: Sum<"five_three_one">, unit: Unit | null): string[] {
  const training = isTrainingMax ? max : max * 0.9;
  const step = unit === "lb" ? 5 : 2.5;
  const sets = FIVE_THREE_ONE.flatMap((three, at) => {
    if (week !== null && week !== at + 1) return [];
    const said = three.map(([percent, reps]) => {
      const load = Math.round((training * percent) / 100 / step) * step;
      return `${inUnit(load, unit)} × ${reps} (${percent} %)`;
    });
    return [`Week ${at + 1}: ${said.join(", ")}.`];
  });
  const from = isTrainingMax ? "" : `The training max is ${inUnit(training, unit)}, 90 % of ${inUnit(max, unit)}. `;
  return [`${from}Rounded to ${figure(step)}:`, ...sets];
}
