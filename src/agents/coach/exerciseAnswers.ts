import type { Catalog } from "../../catalog/catalog.ts";
import type { Knowledge } from "../../catalog/knowledge/knowledge.ts";
import { isAsking, noteWords } from "../../catalog/knowledge/noteWords.ts";
import type { CoachQuestion } from "../../language/coaching/coachQuestion.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import type { Muscle } from "../../protocol/vocabulary.ts";
import { type Answer, answer, citeExercise, citeNote, joined, NO_ANSWER } from "./answer.ts";
import type { CoachFinding } from "./coachEvidence.ts";
import {
  areaWord,
  equipmentNeeded,
  equipmentWord,
  figure,
  listed,
  muscleWithGloss,
  muscleWord,
  patternWords,
  restWords,
} from "./coachWords.ts";
import { noteAnswer } from "./noteAnswers.ts";

export type AnswerPorts = { catalog: Catalog; knowledge: Knowledge };

const is = (muscle: Muscle) =>
  /s$/.test(muscleWord(muscle)) && muscle !== "abs" && !/(?:biceps|triceps|serratus|tibialis)/.test(muscle)
    ? "are"
    : "is";

/** Says how an unclear name was taken. */
export function takenAs(question: CoachQuestion, { catalog }: AnswerPorts): string {
  const unclear = question.exercises.find(({ others }) => others.length > 0);
  const taken = unclear && catalog.byId(unclear.id);
  if (!unclear || !taken) return "";
  const others = unclear.others.flatMap((id) => catalog.byId(id)?.name ?? []).slice(0, 2);
  return `I took "${unclear.phrase}" as the ${taken.name}; ask again if you mean the ${listed(others, "or")}.`;
}

/** Every main and helping muscle of an exercise. */
export function musclesLine(exercise: Exercise): string {
  const { name, primary_muscles: primary, secondary_muscles: secondary } = exercise;
  const helping =
    secondary.length > 0
      ? `It also works the ${listed(secondary.map(muscleWithGloss))} as helping muscles.`
      : "No other muscle does much of the work.";
  return `The ${name} mainly works the ${listed(primary.map(muscleWithGloss))}. ${helping}`;
}

function kindLine({ mechanic, movement_pattern: pattern }: Exercise): string {
  const kind = {
    compound: "a compound exercise",
    isolation: "an isolation exercise",
    cardio: "a cardio exercise",
    mobility: "a mobility exercise",
  };
  const words = patternWords(pattern);
  return mechanic === "cardio" || words === kind[mechanic]
    ? `It is ${kind[mechanic]}.`
    : `It is ${kind[mechanic]}: ${words}.`;
}

/** Which muscles an exercise works; yes or no first when a muscle was named. */
export function musclesAnswer(finding: CoachFinding, named: readonly Exercise[], ports: AnswerPorts): Answer {
  const { question } = finding;
  return joined(
    ...named
      .slice(0, 2)
      .map((exercise) =>
        answer(
          [`${verdict(exercise, question)}${musclesLine(exercise)} ${kindLine(exercise)}`],
          [citeExercise(exercise)],
        ),
      ),
    ...finding.notes.flatMap((id) => ports.knowledge.byId(id) ?? []).map((note) => noteAnswer(note, [], 2)),
    betterFor(finding, named, ports),
    answer([takenAs(question, ports)]),
  );
}

function verdict(exercise: Exercise, { muscles, areas }: CoachQuestion): string {
  if (muscles.length === 0) return "";
  const main = muscles.filter((muscle) => exercise.primary_muscles.includes(muscle));
  const helping = muscles.filter((muscle) => exercise.secondary_muscles.includes(muscle));
  if (main.length > 0 && helping.length > 0 && areas.length > 1) {
    return `The ${listed(main.map(muscleWord))} first, with help from the ${listed(helping.map(muscleWord))}. `;
  }
  if (main.length > 0)
    return `Yes: the ${listed(main.map(muscleWord))} ${main.length > 1 ? "are" : is(main[0] as Muscle)} trained directly. `;
  if (helping.length > 0) {
    return `In part: the ${listed(helping.map(muscleWord))} help${helping.length > 1 || is(helping[0] as Muscle) === "are" ? "" : "s"}, but ${helping.length > 1 ? "are" : is(helping[0] as Muscle)} not the main target. `;
  }
  return `Hardly: it asks little of the ${listed(areas.map(areaWord), "or")}. `;
}

/** What to do for the muscle that was asked about when the exercise does not train it directly. */
function betterFor(
  { question, exercises }: CoachFinding,
  named: readonly Exercise[],
  { catalog }: AnswerPorts,
): Answer {
  const { muscles } = question;
  const exercise = named[0];
  if (!exercise || muscles.length === 0 || muscles.some((muscle) => exercise.primary_muscles.includes(muscle)))
    return NO_ANSWER;
  const found = exercises.flatMap((id) => catalog.byId(id) ?? []).slice(0, 3);
  if (found.length === 0) return NO_ANSWER;
  return answer([`More direct: ${listed(found.map(({ name }) => name))}.`], found.map(citeExercise));
}

/** What the person describes is a mistake that the record knows: what it is and what helps, before all else. */
function knownMistake({ question }: CoachFinding, { name, common_mistakes: mistakes = [] }: Exercise): string {
  const inName = new Set(noteWords(name));
  const said = new Set(noteWords(question.text).filter((word) => !inName.has(word) && !isAsking(word)));
  const shared = (mistake: string) => new Set(noteWords(mistake).filter((word) => said.has(word))).size;
  const best = mistakes.map((one) => ({ ...one, shared: shared(one.mistake) })).sort((a, b) => b.shared - a.shared)[0];
  return best && best.shared >= 2 ? `A common mistake in the ${name}: ${best.mistake} What helps: ${best.fix}` : "";
}

/** How an exercise is done, in steps. */
export function techniqueAnswer(finding: CoachFinding, named: readonly Exercise[], ports: AnswerPorts): Answer {
  const exercise = named[0];
  if (!exercise) return NO_ANSWER;
  const { name, instructions = [], cues = [], safety_note: safety, breathing } = exercise;
  if (instructions.length === 0) return withoutText(finding, exercise, ports, "steps");
  return answer(
    [
      knownMistake(finding, exercise),
      `${name}, step by step:`,
      ...instructions.map((step, at) => `${at + 1}. ${step}`),
      cues.length > 0 ? `Cues: ${cues.join(" ")}` : "",
      breathing ? `Breathing: ${breathing}` : "",
      safety ? `Safety: ${safety}` : "",
      takenAs(finding.question, ports),
    ],
    [citeExercise(exercise)],
  );
}

export function cuesAnswer(finding: CoachFinding, named: readonly Exercise[], ports: AnswerPorts): Answer {
  const exercise = named[0];
  if (!exercise) return NO_ANSWER;
  const { name, cues = [], breathing, common_mistakes: mistakes = [] } = exercise;
  if (cues.length === 0) return withoutText(finding, exercise, ports, "cues");
  const first = mistakes[0];
  const pattern = finding.notes.flatMap((id) => ports.knowledge.byId(id) ?? [])[0];
  return joined(
    answer(
      [
        `Cues for the ${name}:`,
        ...cues.map((cue) => `- ${cue}`),
        breathing ? `Breathing: ${breathing}` : "",
        first ? `Watch for this: ${first.mistake} ${first.fix}` : "",
      ],
      [citeExercise(exercise)],
    ),
    pattern ? answer(pattern.body.slice(0, 1), [citeNote(pattern)]) : NO_ANSWER,
    answer([takenAs(finding.question, ports)]),
  );
}

export function mistakesAnswer(finding: CoachFinding, named: readonly Exercise[], ports: AnswerPorts): Answer {
  const exercise = named[0];
  if (!exercise) return NO_ANSWER;
  const { name, common_mistakes: mistakes = [], safety_note: safety } = exercise;
  if (mistakes.length === 0) return withoutText(finding, exercise, ports, "mistakes");
  return answer(
    [
      `Common mistakes in the ${name}, and what helps:`,
      ...mistakes.map(({ mistake, fix }) => `- ${mistake} Fix: ${fix}`),
      safety ? `Safety: ${safety}` : "",
      takenAs(finding.question, ports),
    ],
    [citeExercise(exercise)],
  );
}

/** What can be said of an exercise whose record has no text of the kind that was asked for. */
function withoutText(finding: CoachFinding, exercise: Exercise, ports: AnswerPorts, what: string): Answer {
  const notes = finding.notes.flatMap((id) => ports.knowledge.byId(id) ?? []);
  return joined(
    answer(
      [`I have no written ${what} for the ${exercise.name} yet. ${musclesLine(exercise)} ${kindLine(exercise)}`],
      [citeExercise(exercise)],
    ),
    ...notes.slice(0, 1).map((note) => noteAnswer(note, ["how"], 3)),
  );
}

/** Breathing or range of one exercise, then the note on it. */
export function detailAnswer(finding: CoachFinding, named: readonly Exercise[], ports: AnswerPorts): Answer {
  const exercise = named[0];
  const said = finding.question.kind === "breathing" ? exercise?.breathing : exercise?.range_of_motion;
  const notes = finding.notes.flatMap((id) => ports.knowledge.byId(id) ?? []);
  return joined(
    exercise && said ? answer([`${exercise.name}: ${said}`], [citeExercise(exercise)]) : NO_ANSWER,
    ...notes.slice(0, 1).map((note) => noteAnswer(note, [], said ? 3 : 5)),
  );
}

export function equipmentAnswer({ question }: CoachFinding, named: readonly Exercise[], ports: AnswerPorts): Answer {
  const exercise = named[0];
  if (!exercise) return NO_ANSWER;
  const optional = (exercise.equipment_optional ?? []).map(equipmentWord);
  const instead = (exercise.substitutes ?? [])
    .filter(({ reason }) => reason === "equipment")
    .flatMap(({ slug }) => ports.catalog.bySlug(slug) ?? []);
  const home = exercise.suitability.home ? "It can be done at home." : "";
  return answer(
    [
      `For the ${exercise.name} you need ${equipmentNeeded(exercise)}. ${optional.length > 0 ? `Optional: ${listed(optional)}. ` : ""}${home}`.trim(),
      instead.length > 0
        ? `With other equipment: ${listed(instead.map((other) => `${other.name} (${equipmentNeeded(other)})`))}.`
        : "",
      takenAs(question, ports),
    ],
    [citeExercise(exercise), ...instead.map(citeExercise)],
  );
}

/** What an exercise is, for somebody who only named it. */
export function aboutAnswer(finding: CoachFinding, named: readonly Exercise[], ports: AnswerPorts): Answer {
  const { question, notes } = finding;
  const exercise = named[0];
  if (!exercise) return NO_ANSWER;
  const mistake = knownMistake(finding, exercise);
  if (mistake !== "")
    return answer(
      [mistake, `Cues: ${(exercise.cues ?? []).join(" ")}`, takenAs(question, ports)],
      [citeExercise(exercise)],
    );
  const { defaults, difficulty, instructions = [], safety_note: safety } = exercise;
  const reps = defaults?.rep_range ? ` Usual: ${defaults.rep_range.join(" to ")} reps.` : "";
  const first = instructions.slice(0, 2).join(" ");
  return joined(
    answer(
      [
        `${musclesLine(exercise)} ${kindLine(exercise)}`,
        `It needs ${equipmentNeeded(exercise)}; difficulty ${difficulty} of 5.${reps}`,
        first ? `How it begins: ${first}` : "",
        safety ? `Safety: ${safety}` : "",
        takenAs(question, ports),
      ],
      [citeExercise(exercise)],
    ),
    ...notes
      .flatMap((id) => ports.knowledge.byId(id) ?? [])
      .slice(0, 1)
      .map((note) => noteAnswer(note, [], 2)),
  );
}

/** Sets, reps, rest, frequency or weight for one exercise. */
export function doseAnswer(finding: CoachFinding, named: readonly Exercise[], ports: AnswerPorts): Answer {
  const { question, goal, notes } = finding;
  const exercise = named[0];
  if (!exercise) return NO_ANSWER;
  const { name, defaults } = exercise;
  const asks = new Set(question.aspects);
  const range = defaults?.rep_range;
  const seconds = defaults?.duration_s;
  const record = [
    asks.has("reps") || asks.has("sets")
      ? range
        ? `The usual range for the ${name} is ${range.join(" to ")} reps a set.`
        : ""
      : "",
    (asks.has("reps") || asks.has("sets") || asks.has("hold")) && seconds
      ? `The usual set of the ${name} lasts ${seconds.join(" to ")} seconds.`
      : "",
    asks.has("rest") && defaults?.rest_s
      ? `For the ${name} about ${restWords(defaults.rest_s)} of rest between sets is usual.`
      : "",
    asks.has("weight") && defaults?.increment_kg
      ? `Steps for the ${name}: ${figure(defaults.increment_kg)} kg${defaults.increment_lb ? ` (${figure(defaults.increment_lb)} lb)` : ""} once all reps are done.`
      : "",
  ].filter((line) => line !== "");
  const labels = [
    ...(goal ? [goal] : (["strength", "hypertrophy"] as const)),
    ...(question.level ? [question.level] : []),
  ];
  return joined(
    answer([record.join(" ")], record.length > 0 ? [citeExercise(exercise)] : []),
    ...notes
      .flatMap((id) => ports.knowledge.byId(id) ?? [])
      .slice(0, 2)
      .map((note) => noteAnswer(note, labels, notes.length > 1 ? 2 : 3)),
    answer([takenAs(question, ports)]),
  );
}
