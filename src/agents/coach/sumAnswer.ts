import type { Knowledge } from "../../catalog/knowledge/knowledge.ts";
import type { CoachSum } from "../../language/coaching/coachSum.ts";
import { convertWeight } from "../../training/convertWeight.ts";
import { estimateE1rm, MOST_E1RM_REPS, weightForReps } from "../../training/e1rm.ts";
import { BAR, loadPlates } from "../../training/loadPlates.ts";
import { rpePercent } from "../../training/rpePercent.ts";
import { warmUpRamp } from "../../training/warmUpRamp.ts";
import { type Answer, answer, citeNote } from "./answer.ts";
import type { CoachFinding } from "./coachEvidence.ts";
import { figure, inUnit, listed } from "./coachWords.ts";

type Unit = "kg" | "lb";

/** Works the sum out and says how. */
export function sumAnswer(finding: CoachFinding, knowledge: Knowledge): Answer {
  const { sum } = finding.question;
  if (sum === null) return answer([]);
  const citations = finding.notes.flatMap((id) => knowledge.byId(id) ?? []).map(citeNote);
  return answer(linesOf(sum, finding.unit), citations);
}

function linesOf(sum: CoachSum, usual: Unit | null): string[] {
  switch (sum.op) {
    case "one_rep_max":
      return oneRepMax(sum, sum.unit ?? usual);
    case "weight_for_reps":
      return weightFor(sum, sum.unit ?? usual);
    case "percentage": {
      const unit = sum.unit ?? usual;
      const weight = (sum.percent / 100) * sum.weight;
      return [
        `${figure(sum.percent)} % of ${inUnit(sum.weight, unit)} is ${inUnit(weight, unit)}. ${loadable(weight, unit)}`.trim(),
      ];
    }
    case "effort_share": {
      const share = rpePercent(sum.reps, sum.rpe);
      if (share === null) return ["I have no percentage for that: the table covers 1 to 30 reps at RPE 5 to 10."];
      return [
        `${sum.reps} reps at RPE ${figure(sum.rpe)} are about ${figure(share * 100)} % of 1RM. It differs between people and lifts, so take it as a start.`,
      ];
    }
    case "share":
      if (sum.whole === 0) return ["I cannot take a share of 0."];
      return [
        `${inUnit(sum.part, sum.unit ?? usual)} is ${figure((sum.part / sum.whole) * 100)} % of ${inUnit(sum.whole, sum.unit ?? usual)}.`,
      ];
    case "convert":
      return [
        `${inUnit(sum.weight, sum.from)} is ${inUnit(convertWeight(sum.weight, sum.from, sum.to), sum.to)} (1 kg is 2.2046 lb).`,
      ];
    case "plates":
      return plates(sum.total, sum.unit, usual, sum.bar);
    case "warm_up":
      return warmUp(sum.working, sum.unit, usual);
    case "volume": {
      const total = sum.sets * sum.reps * sum.weight;
      return [
        `${sum.sets} sets of ${sum.reps} at ${inUnit(sum.weight, sum.unit ?? usual)} move ${inUnit(total, sum.unit ?? usual)} in all (${sum.sets} × ${sum.reps} × ${figure(sum.weight)}).`,
      ];
    }
  }
}

function oneRepMax(sum: Extract<CoachSum, { op: "one_rep_max" }>, unit: Unit | null): string[] {
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
    `Epley's formula: ${figure(sum.weight)} × (1 + ${figure(reps)} ÷ 30) = ${figure(epley.e1rm)}. Brzycki's gives ${inUnit(brzycki?.e1rm ?? 0, unit)}. ${trust}`,
  ];
}

function weightFor(sum: Extract<CoachSum, { op: "weight_for_reps" }>, unit: Unit | null): string[] {
  const weight = weightForReps(sum.max, sum.reps);
  const share = sum.rpe === null ? null : rpePercent(sum.reps, sum.rpe);
  if (sum.rpe !== null && share !== null) {
    return [
      `About ${inUnit(sum.max * share, unit)}: ${sum.reps} reps at RPE ${figure(sum.rpe)} are about ${figure(share * 100)} % of a 1RM of ${inUnit(sum.max, unit)}. ${loadable(sum.max * share, unit)}`.trim(),
    ];
  }
  if (weight === null) return [`I have no figure for ${sum.reps} reps: the formula covers 1 to ${MOST_E1RM_REPS}.`];
  return [
    `A set of ${sum.reps} to failure would be about ${inUnit(weight, unit)} with a 1RM of ${inUnit(sum.max, unit)} (Epley's formula turned round).`,
    `For a working set with 2 reps in reserve take about ${inUnit(weightForReps(sum.max, Math.min(MOST_E1RM_REPS, sum.reps + 2)) ?? weight, unit)}.`,
  ];
}

/** The nearest weight below that usual plates make, where it differs. */
function loadable(weight: number, unit: Unit | null): string {
  if (unit === null) return "";
  const loaded = loadPlates(weight, unit);
  return loaded === null || Math.abs(loaded.total - weight) < 0.05
    ? ""
    : `Rounded down to usual plates that is ${inUnit(loaded.total, unit)}.`;
}

/** 135, 225, 315 and the like are a 45 lb bar with 45 lb plates; otherwise the person's unit, else kilograms. */
const unitFor = (weight: number, said: Unit | null, usual: Unit | null): Unit =>
  said ?? usual ?? ((weight - BAR.lb) % 90 === 0 && weight > BAR.lb ? "lb" : "kg");

function plates(total: number, said: Unit | null, usual: Unit | null, bar: number | null): string[] {
  const unit = unitFor(total, said, usual);
  const weightOfBar = bar ?? BAR[unit];
  const loaded = loadPlates(total, unit, weightOfBar);
  const taken = said === null && usual === null ? ` I take it as ${unit}.` : "";
  if (loaded === null)
    return [
      `${inUnit(total, unit)} is less than the bar alone (${inUnit(weightOfBar, unit)}), or more than I load.${taken}`,
    ];
  if (loaded.perSide.length === 0) return [`That is the bar alone (${inUnit(weightOfBar, unit)}), no plates.${taken}`];
  const counts = [...new Set(loaded.perSide)].map((plate) => {
    const count = loaded.perSide.filter((one) => one === plate).length;
    return count > 1 ? `${count} × ${figure(plate)}` : figure(plate);
  });
  const sum =
    Math.abs(loaded.total - total) < 0.01
      ? inUnit(total, unit)
      : `${inUnit(loaded.total, unit)}, the nearest below ${inUnit(total, unit)}`;
  return [`Per side ${listed(counts)} ${unit} on a ${inUnit(weightOfBar, unit)} bar: ${sum} in all.${taken}`];
}

function warmUp(working: number, said: Unit | null, usual: Unit | null): string[] {
  const unit = unitFor(working, said, usual);
  const ramp = warmUpRamp(working, unit);
  if (ramp.length === 0) return [`${inUnit(working, unit)} is the bar or less: do one easy set of 8 and start.`];
  return [
    `Warm-up sets for ${inUnit(working, unit)}${said === null && usual === null ? ` (taken as ${unit})` : ""}:`,
    ...ramp.map(({ weight, reps }, at) => `- ${inUnit(weight, unit)} × ${reps}${at === 0 ? " (the bar)" : ""}`),
    "Rest a minute or two between them; they are not working sets.",
  ];
}
