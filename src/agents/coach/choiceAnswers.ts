import type { CoachQuestion } from "../../language/coaching/coachQuestion.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import { JOINTS, type Muscle } from "../../protocol/vocabulary.ts";
import { type Answer, answer, citeExercise, joined, NO_ANSWER } from "./answer.ts";
import { jointStressLine } from "./careAnswers.ts";
import type { CoachFinding } from "./coachEvidence.ts";
import { areaWord, equipmentNeeded, equipmentWord, jointWord, listed, muscleWord } from "./coachWords.ts";
import { type AnswerPorts, musclesLine, takenAs } from "./exerciseAnswers.ts";
import { noteAnswer } from "./noteAnswers.ts";

const muscleList = (exercise: Exercise) => listed(exercise.primary_muscles.map(muscleWord));
const found = (ids: readonly string[], { catalog }: AnswerPorts) => ids.flatMap((id) => catalog.byId(id) ?? []);

/** What was held to in the search, in words: "with dumbbells, sparing the knee". */
function terms({ equipment, limitations, question }: CoachFinding): string {
  const things = equipment?.filter((item) => item !== "mat" && item !== "wall" && item !== "chair") ?? [];
  const level = question.level
    ? ` for ${question.level === "beginner" ? "a beginner" : `an ${question.level} lifter`}`
    : "";
  const gear =
    equipment === null || things.length > 6
      ? ""
      : things.length === 0 || things.every((item) => item === "none")
        ? " without equipment"
        : ` with ${listed(things.filter((item) => item !== "none").map(equipmentWord))}`;
  const joints = limitations.map(({ joint }) => jointWord(joint));
  return `${level}${gear}${joints.length > 0 ? `, sparing the ${listed(joints)}` : ""}`;
}

const EMPTIED: Record<string, string> = {
  equipment: "the equipment leaves nothing",
  limitations: "what the joint should be spared leaves nothing",
  level: "the level leaves nothing",
  suitability: "nothing of that kind is listed",
  muscles: "no exercise for it is listed",
};

function nothingFits(finding: CoachFinding, what: string): string {
  const why = EMPTIED[finding.emptiedBy ?? ""] ?? "nothing is left";
  return `I have nothing fitting ${what}${terms(finding)}: ${why}. Tell me what you can change, and I look again.`;
}

/** What to do instead of an exercise. */
export function alternativesAnswer(finding: CoachFinding, named: readonly Exercise[], ports: AnswerPorts): Answer {
  const { question, exercises } = finding;
  const exercise = named[0];
  const others = found(exercises, ports);
  if (!exercise) return others.length > 0 || question.muscles.length > 0 ? exercisesAnswer(finding, ports) : NO_ANSWER;
  if (others.length === 0) {
    const care = finding.notes.flatMap((id) => ports.knowledge.byId(id) ?? [])[0];
    return joined(
      answer([nothingFits(finding, `in place of the ${exercise.name}`)], [citeExercise(exercise)]),
      care ? noteAnswer(care, [], 2) : NO_ANSWER,
      answer([takenAs(question, ports)]),
    );
  }
  return answer(
    [
      `In place of the ${exercise.name} (${muscleList(exercise)})${terms(finding)}:`,
      ...others.map(
        (other) =>
          `- ${other.name}: ${muscleList(other)}; needs ${equipmentNeeded(other)}${easierOn(other, exercise)}.`,
      ),
      takenAs(question, ports),
    ],
    [citeExercise(exercise), ...others.map(citeExercise)],
  );
}

/** Joints that an exercise stresses clearly less than another one. */
function easierOn(one: Exercise, other: Exercise): string {
  const joints = JOINTS.filter((joint) => {
    const [a, b] = [one.joint_stress[joint], other.joint_stress[joint]];
    return a !== undefined && b !== undefined && b - a >= 2;
  });
  return joints.length > 0 ? `; easier on the ${listed(joints.map(jointWord))}` : "";
}

/** Exercises for muscles, equipment or joints. */
export function exercisesAnswer(finding: CoachFinding, ports: AnswerPorts): Answer {
  const { question, exercises, notes } = finding;
  const items = found(exercises, ports);
  const { muscles, part } = question;
  const areas = question.areas.filter((area) => area !== "mobility");
  const what = areas.length > 0 ? `the ${listed(areas.map(areaWord))}` : "you";
  const kind =
    part === "warm_up" ? "Warm-up exercises" : part === "cool_down" ? "Stretches and easy exercises" : "Good exercises";
  if (items.length === 0) return answer([nothingFits(finding, `for ${what}`)]);
  const note = notes.flatMap((id) => ports.knowledge.byId(id) ?? [])[0];
  return joined(
    answer(
      [
        `${kind} for ${what}${terms(finding)}:`,
        ...items.map(
          (exercise) => `- ${exercise.name}: ${roles(exercise, muscles)}; needs ${equipmentNeeded(exercise)}.`,
        ),
      ],
      items.map(citeExercise),
    ),
    note ? noteAnswer(note, [], 2) : NO_ANSWER,
  );
}

function roles(exercise: Exercise, wanted: readonly Muscle[]): string {
  const helping = exercise.secondary_muscles.filter((muscle) => wanted.includes(muscle));
  return `${muscleList(exercise)}${helping.length > 0 ? `, with the ${listed(helping.map(muscleWord))} helping` : ""}`;
}

/** Two exercises side by side: muscles, equipment, joints. */
export function compareAnswer(finding: CoachFinding, named: readonly Exercise[], ports: AnswerPorts): Answer {
  const { question, notes } = finding;
  const [a, b] = named;
  const outside = question.movementNotes.flatMap((id) => ports.knowledge.byId(id) ?? []);
  const inside = notes.flatMap((id) => ports.knowledge.byId(id) ?? []).filter((note) => !outside.includes(note));
  const written = inside.filter(({ topic }) => topic !== "anatomy");
  const intro = answer([a && b ? verdictFor(question, a, b) : ""]);
  const records = named.slice(0, 3).map((exercise) => {
    const text =
      named.length > 1
        ? `- ${musclesLine(exercise)} Needs ${equipmentNeeded(exercise)}; difficulty ${exercise.difficulty} of 5.`
        : musclesLine(exercise);
    return answer([text], [citeExercise(exercise)]);
  });
  return joined(
    intro,
    ...written.slice(0, 1).map((note) => noteAnswer(note, ["difference"], 4)),
    ...(a && b && written.length === 0 ? [answer([sameOrNot(a, b)])] : []),
    ...inside.filter(({ topic }) => topic === "anatomy").map((note) => noteAnswer(note, [], 2)),
    ...records,
    ...outside.slice(0, 2).map((note) => noteAnswer(note, [], 2)),
    a && b ? answer([jointStressLine(a, b)]) : NO_ANSWER,
    answer([takenAs(question, ports)]),
  );
}

function verdictFor({ muscles, areas }: CoachQuestion, a: Exercise, b: Exercise): string {
  const has = (list: readonly Muscle[]) => muscles.some((muscle) => list.includes(muscle));
  const role = (exercise: Exercise) => (has(exercise.primary_muscles) ? 2 : has(exercise.secondary_muscles) ? 1 : 0);
  if (role(a) + role(b) === 0) return "";
  const word = listed(areas.map(areaWord));
  if (role(a) === role(b)) {
    return role(a) === 2
      ? `For the ${word}, both are direct choices.`
      : `For the ${word}, neither is a direct choice: other muscles lead in both.`;
  }
  const [better, other] = role(a) > role(b) ? [a, b] : [b, a];
  return `For the ${word}, the ${better.name} is the more direct choice: ${role(better) === 2 ? "main muscle" : "helping muscle"} there, ${role(other) === 1 ? "only a helping one" : "hardly used"} in the ${other.name}.`;
}

function sameOrNot(a: Exercise, b: Exercise): string {
  const shared = a.primary_muscles.filter((muscle) => b.primary_muscles.includes(muscle)).map(muscleWord);
  const onlyA = a.primary_muscles.filter((muscle) => !b.primary_muscles.includes(muscle)).map(muscleWord);
  const onlyB = b.primary_muscles.filter((muscle) => !a.primary_muscles.includes(muscle)).map(muscleWord);
  if (onlyA.length === 0 && onlyB.length === 0) return `Both mainly train the ${listed(shared)}.`;
  const differ = [
    onlyA.length > 0 ? `the ${a.name} puts more on the ${listed(onlyA)}` : "",
    onlyB.length > 0 ? `the ${b.name} puts more on the ${listed(onlyB)}` : "",
  ].filter((part) => part !== "");
  return shared.length > 0
    ? `Both train the ${listed(shared)}; ${listed(differ)}.`
    : `They train different muscles first: ${listed(differ)}.`;
}
