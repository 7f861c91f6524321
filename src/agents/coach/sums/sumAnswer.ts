import type { Knowledge } from "../../../catalog/knowledge/knowledge.ts";
import type { CoachSum } from "../../../language/coaching/sums/coachSum.ts";
import { type Answer, answer, citeNote } from "../answer.ts";
import type { CoachFinding } from "../coachEvidence.ts";
import { figure, inUnit } from "../coachWords.ts";
import { loadableNear, loadedBarLines, plateLines, type Unit, warmUpLines } from "./barSums.ts";
import { arithmeticLines, changeLines, convertLines, paceLines, percentageLines } from "./measureSums.ts";
import { bodyMassIndexLines, heartRateLines, progressionLines, proteinLines, ratioLines } from "./personSums.ts";
import {
  effortShareLines,
  fiveThreeOneLines,
  oneRepMaxLines,
  repsAtLines,
  trainingMaxLines,
  weightForRepsLines,
} from "./strengthSums.ts";

/** Works the sum out and says how. */
export function sumAnswer(finding: CoachFinding, knowledge: Knowledge): Answer {
  const { sum } = finding.question;
  if (sum === null) return answer([]);
  const citations = finding.notes.flatMap((id) => knowledge.byId(id) ?? []).map(citeNote);
  return answer(linesOf(sum, finding.unit), citations);
}

function linesOf(sum: CoachSum, usual: Unit | null): string[] {
  const unit = "unit" in sum && sum.unit !== "stone" ? (sum.unit ?? usual) : usual;
  const near = (weight: number) => loadableNear(weight, unit);
  switch (sum.op) {
    case "one_rep_max":
      return oneRepMaxLines(sum, unit);
    case "weight_for_reps":
      return weightForRepsLines(sum, unit);
    case "effort_share":
      return effortShareLines(sum);
    case "reps_at":
      return repsAtLines(sum);
    case "training_max":
      return trainingMaxLines(sum, unit);
    case "five_three_one":
      return fiveThreeOneLines(sum, unit);
    case "percentage":
      return percentageLines(sum, unit, near);
    case "change":
      return changeLines(sum, unit, near);
    case "times":
      return [
        `${sum.words.charAt(0).toUpperCase()}${sum.words.slice(1)} ${inUnit(sum.weight, unit)} is ${inUnit(sum.factor * sum.weight, unit)}.`,
      ];
    case "share":
      if (sum.whole === 0) return ["I cannot take a share of 0."];
      return [`${inUnit(sum.part, unit)} is ${figure((sum.part / sum.whole) * 100)} % of ${inUnit(sum.whole, unit)}.`];
    case "convert":
      return convertLines(sum);
    case "plates":
      return plateLines(sum, usual);
    case "loaded_bar":
      return loadedBarLines(sum, usual);
    case "warm_up":
      return warmUpLines(sum, usual);
    case "volume": {
      const total = inUnit(sum.sets * sum.reps * sum.weight, unit);
      return [
        `${sum.sets} sets of ${sum.reps} at ${inUnit(sum.weight, unit)} move ${total} in all (${sum.sets} × ${sum.reps} × ${figure(sum.weight)}).`,
      ];
    }
    case "weekly_sets":
      return [
        `${sum.sessions * sum.sets} sets: ${sum.sessions} × ${sum.sets}. Per muscle, 10 to 20 hard sets a week are usual for size.`,
      ];
    case "progression":
      return progressionLines(sum, unit);
    case "pace":
      return paceLines(sum);
    case "protein":
      return proteinLines(sum, usual);
    case "body_mass_index":
      return bodyMassIndexLines(sum);
    case "body_weight_ratio":
      return ratioLines(sum, unit);
    case "max_heart_rate":
      return heartRateLines(sum);
    case "arithmetic":
      return arithmeticLines(sum);
  }
}
