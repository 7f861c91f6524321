import type { CoachQuestion } from "../../language/coaching/coachQuestion.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import type { Limitation, Profile } from "../../protocol/profile.ts";
import type { Equipment, Joint } from "../../protocol/vocabulary.ts";
import type { WorkScope } from "../agent.ts";
import type { CoachFinding } from "./coachEvidence.ts";
import type { CoachPorts } from "./coachPorts.ts";
import { conceptNotes } from "./conceptNotes.ts";
import { alternativesTo, exercisesFor } from "./findExercises.ts";
import {
  anatomyNotes,
  aspectNote,
  besideNotes,
  careNotes,
  comparisonNotes,
  muscleNotes,
  partNotes,
  patternNote,
  progressNote,
  rangeNote,
  sumNotes,
} from "./findNotes.ts";

/** Finds what answers one question. Only reads, through the tools; the same question finds the same. */
export async function gatherFinding(
  question: CoachQuestion,
  profile: { profile: Profile; unitSaid: boolean } | null,
  avoidJoints: readonly Joint[],
  ports: CoachPorts,
  scope: WorkScope,
): Promise<CoachFinding> {
  const known = profile?.profile;
  const finding: CoachFinding = {
    question,
    exercises: [],
    total: 0,
    emptiedBy: null,
    notes: [],
    near: [],
    limitations: limitationsOf(question, avoidJoints, known?.limitations ?? []),
    equipment: withCompanions(question) ?? (known && known.equipment.length > 0 ? [...known.equipment] : null),
    goal: question.goal ?? known?.goal ?? null,
    unit: profile?.unitSaid ? profile.profile.unit : null,
  };
  for (const { id } of question.exercises.slice(0, 3)) await scope.call(ports.tools.getExercise, { exercise: id });
  const named = question.exercises.flatMap(({ id }) => ports.catalog.byId(id) ?? []);

  switch (question.kind) {
    case "sum":
      return { ...finding, notes: sumNotes(question) };
    case "muscles":
      if (question.muscles.length === 0) return { ...finding, notes: muscleNotes(question, ports) };
      return {
        ...finding,
        notes: partNotes(question, ports),
        ...(await exercisesFor(question.muscles, finding, named, ports, scope)),
      };
    case "exercises":
      return {
        ...finding,
        ...(await exercisesFor(question.muscles, finding, named, ports, scope)),
        notes: anatomyNotes(question, ports),
      };
    case "alternatives":
      return withCare(
        { ...finding, ...(await alternativesTo(named[0], question, finding, ports, scope)) },
        named,
        ports,
      );
    case "suitability":
      return {
        ...finding,
        ...(await alternativesTo(named[0], question, finding, ports, scope)),
        notes: careNotes(question, named, ports),
      };
    case "pain":
      return { ...finding, notes: careNotes(question, named, ports) };
    case "compare":
      return { ...finding, notes: comparisonNotes(question, named, ports) };
    case "dose":
    case "programming":
      return { ...finding, notes: question.aspects.map(aspectNote) };
    case "progress":
      return { ...finding, notes: [progressNote(question, named[0], ports)] };
    case "breathing":
      return { ...finding, notes: ["breathing"] };
    case "range":
      return { ...finding, notes: [rangeNote(named[0], ports)] };
    case "technique":
    case "cues":
    case "mistakes":
      return {
        ...finding,
        notes: named.slice(0, 1).map(patternNote),
      };
    case "about": {
      const beside = await besideNotes(question, named, ports, scope);
      return { ...finding, notes: beside.length > 0 ? beside : question.movementNotes };
    }
    case "equipment":
      return { ...finding, notes: question.movementNotes };
    case "concept": {
      const found = await conceptNotes(question, ports, scope);
      const isOfJoints = found.notes.length === 0 && question.joints.length > 0;
      return { ...finding, ...found, ...(isOfJoints ? { notes: careNotes(question, named, ports).slice(0, 1) } : {}) };
    }
  }
}

/** Where a sore joint leaves nothing to offer, the note on that joint says what is usually tolerated. */
function withCare(finding: CoachFinding, named: readonly Exercise[], ports: CoachPorts): CoachFinding {
  const [hurt] = finding.limitations;
  if (finding.exercises.length > 0 || hurt === undefined) return finding;
  const joints = finding.question.joints.length > 0 ? finding.question.joints : [hurt.joint];
  return { ...finding, notes: careNotes({ ...finding.question, joints }, named, ports).slice(0, 1) };
}

/** What to spare: said in the question, on the client's chips, in the profile; the worst of each joint. */
function limitationsOf(
  question: CoachQuestion,
  avoidJoints: readonly Joint[],
  known: readonly Limitation[],
): Limitation[] {
  const asked = question.kind === "exercises" || question.kind === "alternatives" ? question.joints : [];
  const rank = { mild: 0, moderate: 1, severe: 2 } as const;
  const byJoint = new Map<Joint, Limitation>();
  const plain = [...avoidJoints, ...asked].map(
    (joint): Limitation => ({ joint, severity: "moderate", side: null, note: null }),
  );
  const said = new Set(question.limitations.map(({ joint }) => joint));
  for (const one of [...question.limitations, ...plain.filter(({ joint }) => !said.has(joint)), ...known]) {
    const before = byJoint.get(one.joint);
    if (!before || rank[one.severity] > rank[before.severity]) byJoint.set(one.joint, one);
  }
  return [...byJoint.values()];
}

/** Who says "with dumbbells" trains where there are benches; who says "only dumbbells" does not. */
function withCompanions({ equipment, text, kind }: CoachQuestion): Equipment[] | null {
  if (equipment === null || kind !== "exercises" || /\b(?:only|just|no|without|home|nothing)\b/i.test(text))
    return equipment;
  const companions: Equipment[] = equipment.some((item) => item === "dumbbell" || item === "barbell")
    ? ["flat_bench", "adjustable_bench"]
    : [];
  return [...new Set([...equipment, ...companions, ...(equipment.includes("barbell") ? (["rack"] as const) : [])])];
}
