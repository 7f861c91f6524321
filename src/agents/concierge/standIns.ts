import { readCoachQuestions } from "../../language/coaching/coachQuestion.ts";
import type { ReplyPart } from "../../protocol/turn.ts";
import type { Assignment } from "../../protocol/understanding.ts";
import type { WorkScope } from "../agent.ts";
import { answerFinding, hasGround } from "../coach/answerFinding.ts";
import { textOf } from "../coach/answerParts.ts";
import type { CoachPorts } from "../coach/coachPorts.ts";
import { gatherFinding } from "../coach/gatherFinding.ts";

/**
 * "Can you swap out lunges for me, knee hurts", of a plan that is not kept: what could take the place of the exercise. `null`
 * where no exercise is to be replaced.
 */
export async function standIns(
  { text, avoidJoints }: Assignment,
  ports: CoachPorts,
  scope: WorkScope,
): Promise<ReplyPart | null> {
  const question = readCoachQuestions(text, ports, []).find(({ kind }) => kind === "alternatives");
  if (question === undefined || question.exercises.length === 0) return null;
  const profile = ports.tools.getProfile ? await scope.call(ports.tools.getProfile, {}) : null;
  const finding = await gatherFinding(question, profile?.ok ? profile.result : null, avoidJoints, ports, scope);
  if (!hasGround(finding)) return null;
  const found = answerFinding(finding, ports);
  return { text: `${NO_PLAN}\n\n${textOf(found)}`, cards: [], citations: found.citations };
}

const NO_PLAN = "I keep no plan of yours that I could change.";
