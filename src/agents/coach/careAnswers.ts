import { JOINT_FLAGS, sparesJoint } from "../../catalog/jointFlags.ts";
import type { CoachQuestion } from "../../language/coaching/coachQuestion.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import { JOINTS, type Joint } from "../../protocol/vocabulary.ts";
import { type Answer, answer, citeExercise, citeNote, joined, NO_ANSWER } from "./answer.ts";
import type { CoachFinding } from "./coachEvidence.ts";
import { equipmentNeeded, flagWords, jointWord, listed, muscleWord, stressWord } from "./coachWords.ts";
import { type AnswerPorts, takenAs } from "./exerciseAnswers.ts";
import { noteAnswer } from "./noteAnswers.ts";

/** Where two exercises differ in what they ask of the joints. */
export function jointStressLine(a: Exercise, b: Exercise): string {
  const apart = JOINTS.filter((joint) => {
    const [x, y] = [a.joint_stress[joint], b.joint_stress[joint]];
    return x !== undefined && y !== undefined && x !== y;
  });
  const easier = (one: Exercise, other: Exercise) =>
    apart.filter((joint) => (one.joint_stress[joint] ?? 0) < (other.joint_stress[joint] ?? 0)).map(jointWord);
  const parts = [
    easier(a, b).length > 0 ? `the ${a.name} is easier on the ${listed(easier(a, b))}` : "",
    easier(b, a).length > 0 ? `the ${b.name} is easier on the ${listed(easier(b, a))}` : "",
  ].filter((part) => part !== "");
  return parts.length > 0 ? `On the joints, ${listed(parts)}.` : "";
}

/** Whether an exercise suits a joint, a beginner, or anybody; never a diagnosis. */
export function suitabilityAnswer(finding: CoachFinding, named: readonly Exercise[], ports: AnswerPorts): Answer {
  const { question, notes } = finding;
  const exercise = named[0];
  if (!exercise) return NO_ANSWER;
  const joints = question.joints;
  const found = notes.flatMap((id) => ports.knowledge.byId(id) ?? []);
  const taken = answer([takenAs(question, ports)]);
  if (joints.length === 0) return joined(inGeneral(exercise, question), taken);
  const rated = joints.map((joint) => forJoint(exercise, joint, finding));
  const strained = joints.some((joint) => !sparesJoint(exercise, { joint, severity: "moderate" }));
  const [myth, care] = [found.find(({ topic }) => topic === "myths"), found.find(({ topic }) => topic !== "myths")];
  return joined(
    myth ? noteAnswer(myth, [], 2) : NO_ANSWER,
    answer(rated, [citeExercise(exercise)]),
    strained ? instead(finding, ports) : NO_ANSWER,
    care
      ? answer(
          [
            ...(myth ? [] : care.body.slice(1, 2)),
            ...care.facts.filter(({ label }) => label === "refer").map(({ text }) => text),
          ],
          [citeNote(care)],
        )
      : NO_ANSWER,
    answer([`I cannot judge a joint from here; a doctor or physiotherapist can. ${takenAs(question, ports)}`.trim()]),
  );
}

function forJoint(exercise: Exercise, joint: Joint, { limitations }: CoachFinding): string {
  const stress = exercise.joint_stress[joint];
  const word = jointWord(joint);
  if (stress === undefined)
    return `The ${exercise.name} has no rating for the ${word}, so I would not offer it to a sore one.`;
  const flags = exercise.stress_flags.filter((flag) => JOINT_FLAGS[joint].includes(flag)).map(flagWords);
  const load = `The ${exercise.name} puts ${stressWord(stress)} stress on the ${word} (${stress} of 3)${flags.length > 0 ? `, with ${listed(flags)}` : ""}.`;
  const severity = limitations.find((one) => one.joint === joint)?.severity ?? null;
  if (severity !== null && sparesJoint(exercise, { joint, severity })) {
    return `${load} That is usually fine with a ${severity} problem there, in a range without pain.`;
  }
  if (severity !== null)
    return `${load} With a ${severity === "severe" ? "badly hurt" : "sore"} ${word} leave it out or cut depth and weight until it does not hurt.`;
  if (stress <= 1) return flags.length === 0 ? `${load} It is one of the kinder choices for it.` : load;
  return `${load} A healthy ${word} copes with that if you build up in small steps; with a sore one, cut depth and weight or choose something easier.`;
}

function inGeneral(exercise: Exercise, { text }: CoachQuestion): Answer {
  const heavy = JOINTS.filter((joint) => (exercise.joint_stress[joint] ?? 0) >= 2).map(
    (joint) => `${jointWord(joint)} (${exercise.joint_stress[joint]} of 3)`,
  );
  const { difficulty, name, safety_note: safety, stress_flags: flags } = exercise;
  const hardness = ["", "very easy", "easy", "of middle difficulty", "hard", "very hard"][difficulty] ?? "";
  const suits =
    difficulty <= 2
      ? "It suits beginners."
      : difficulty === 3
        ? "A beginner can learn it with light weights."
        : "It is better learned after easier versions.";
  const easier = (exercise.substitutes ?? []).some(({ reason }) => reason === "easier");
  const learning = `The ${name} is ${hardness} to learn (${difficulty} of 5). ${suits}`;
  const load =
    heavy.length > 0
      ? `Of the joints, the ${name} asks most of the ${listed(heavy)}.`
      : `The ${name} is easy on all joints.`;
  return answer(
    [
      ...(/\bjoints?\b/i.test(text) ? [load, learning] : [learning, load]),
      flags.length > 0 ? `To know before: ${listed(flags.map(flagWords))}.` : "",
      safety ? `Safety: ${safety}` : "",
      easier && difficulty >= 3 ? "Ask me for alternatives if you want an easier version." : "",
    ],
    [citeExercise(exercise)],
  );
}

function instead({ exercises }: CoachFinding, { catalog }: AnswerPorts): Answer {
  const others = exercises.flatMap((id) => catalog.byId(id) ?? []).slice(0, 3);
  if (others.length === 0) return NO_ANSWER;
  const names = others.map(
    (other) => `${other.name} (${listed(other.primary_muscles.map(muscleWord))}; ${equipmentNeeded(other)})`,
  );
  return answer([`Easier on it: ${listed(names)}.`], others.map(citeExercise));
}

/** Something hurts: what usually plays a part in training, what to change, when to see somebody. */
export function painAnswer(finding: CoachFinding, named: readonly Exercise[], ports: AnswerPorts): Answer {
  const notes = finding.notes.flatMap((id) => ports.knowledge.byId(id) ?? []);
  const [first, rule] = notes;
  const exercise = named[0];
  if (!first) return NO_ANSWER;
  const mistakes = exercise?.common_mistakes ?? [];
  const checks =
    exercise && mistakes.length > 0 && first.topic === "safety" && exercise.mechanic !== "cardio"
      ? answer(
          [
            `Worth checking in your ${exercise.name}: ${mistakes
              .slice(0, 2)
              .map(({ mistake, fix }) => `${mistake} ${fix}`)
              .join(" ")}`,
          ],
          [citeExercise(exercise)],
        )
      : NO_ANSWER;
  return joined(
    noteAnswer(first, [], 4),
    checks,
    rule ? answer([rule.body.slice(0, 2).join(" ")], [citeNote(rule)]) : NO_ANSWER,
    first.id === "pain-while-training"
      ? NO_ANSWER
      : answer(["I cannot tell what is wrong from here; a doctor or physiotherapist can."]),
  );
}
