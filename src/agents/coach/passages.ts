import type { Note } from "../../catalog/knowledge/note.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import type { Citation } from "../../protocol/turn.ts";
import { citeExercise, citeNote } from "./answer.ts";
import { answerFinding, namedIn } from "./answerFinding.ts";
import type { CoachFinding } from "./coachEvidence.ts";
import type { CoachPorts } from "./coachPorts.ts";
import { equipmentNeeded, restWords } from "./coachWords.ts";
import { musclesLine } from "./exerciseAnswers.ts";

/** Something that an answer may be worded from. `label` is what it is cited by. */
export type Passage = { label: string; text: string; citations: Citation[] };

/** What was composed by code; it has the facts for this person's case, and the figures that were worked out. */
export const COMPOSED = "composed-answer";
const MOST_FOUND = 6;

/** The passages for these findings, the most telling first; an exercise is labelled by its slug, a note by its id. */
export function passagesOf(findings: readonly CoachFinding[], ports: CoachPorts): Passage[] {
  const passages = new Map<string, Passage>();
  const add = (passage: Passage) => {
    if (!passages.has(passage.label)) passages.set(passage.label, passage);
  };
  for (const finding of findings) {
    const { lines, citations } = answerFinding(
      { ...finding, question: { ...finding.question, language: "en" } },
      ports,
    );
    const before = passages.get(COMPOSED);
    passages.set(COMPOSED, {
      label: COMPOSED,
      text: [...(before ? [before.text] : []), ...lines].join("\n"),
      citations: [...(before?.citations ?? []), ...citations],
    });
  }
  for (const finding of findings) {
    for (const note of finding.notes.flatMap((id) => ports.knowledge.byId(id) ?? [])) add(ofNote(note));
    for (const exercise of namedIn(finding, ports).slice(0, 3)) add(ofExercise(exercise, passages));
    for (const id of finding.exercises.slice(0, MOST_FOUND)) {
      const exercise = ports.catalog.byId(id);
      if (exercise !== null) add(inShort(exercise, passages));
    }
  }
  return [...passages.values()];
}

const ofNote = (note: Note): Passage => ({
  label: note.id,
  text: [`${note.title}.`, ...note.body, ...note.facts.map(({ text }) => text)].join("\n"),
  citations: [citeNote(note)],
});

/** A note may be called like an exercise. */
const labelOf = ({ slug }: Exercise, passages: ReadonlyMap<string, Passage>): string =>
  passages.get(slug)?.citations.some(({ kind }) => kind === "note") ? `exercise-${slug}` : slug;

const brief = (exercise: Exercise): string[] => [
  musclesLine(exercise),
  `It needs ${equipmentNeeded(exercise)}; difficulty ${exercise.difficulty} of 5.`,
];

const inShort = (exercise: Exercise, passages: ReadonlyMap<string, Passage>): Passage => ({
  label: labelOf(exercise, passages),
  text: brief(exercise).join("\n"),
  citations: [citeExercise(exercise)],
});

function ofExercise(exercise: Exercise, passages: ReadonlyMap<string, Passage>): Passage {
  const { instructions = [], cues = [], common_mistakes: mistakes = [], defaults } = exercise;
  const lines = [
    ...brief(exercise),
    ...instructions.map((step, at) => `Step ${at + 1}: ${step}`),
    cues.length > 0 ? `Cues: ${cues.join(" ")}` : "",
    ...mistakes.map(({ mistake, fix }) => `Mistake: ${mistake} Fix: ${fix}`),
    exercise.breathing ? `Breathing: ${exercise.breathing}` : "",
    exercise.range_of_motion ? `Range: ${exercise.range_of_motion}` : "",
    defaults?.rep_range ? `Usual: ${defaults.rep_range.join(" to ")} reps a set.` : "",
    defaults?.duration_s ? `Usual: ${defaults.duration_s.join(" to ")} seconds a set.` : "",
    defaults?.rest_s ? `Usual rest: ${restWords(defaults.rest_s)}.` : "",
  ];
  return {
    label: labelOf(exercise, passages),
    text: lines.filter((line) => line !== "").join("\n"),
    citations: [citeExercise(exercise)],
  };
}
