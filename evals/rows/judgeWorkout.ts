import type { WorkoutContent } from "../../src/protocol/cards.ts";
import type { Equipment, Joint, Muscle } from "../../src/protocol/vocabulary.ts";
import type { ExerciseFacts } from "../target/exerciseReader.ts";
import { ALWAYS_THERE } from "./gearNames.ts";
import { isFound, isFoundInName, type Pattern, patternText } from "./pattern.ts";

/** Constraints whose breach can hurt or is a broken promise, and shortcomings. */
export const HARD_KINDS = ["equipment", "joint", "excluded", "unknownExercise", "tooLong", "impossible"] as const;
export const SOFT_KINDS = ["noCard", "muscle", "focus", "included", "tooShort", "tooHard", "minutes"] as const;
export type ViolationKind = (typeof HARD_KINDS)[number] | (typeof SOFT_KINDS)[number];
export type Violation = { kind: ViolationKind; text: string };

/** What a session was asked to be. `null`: everything there is, or not said. */
export type Wanted = {
  durationMin: number | null;
  equipment: readonly Equipment[] | null;
  muscles: readonly { text: string; names: readonly Muscle[] | null }[];
  joints: readonly { joint: Joint; max: number }[];
  include: readonly Pattern[];
  exclude: readonly Pattern[];
  level: string | null;
};

type Exercises = Record<string, ExerciseFacts | null>;
type Done = { item: WorkoutContent["blocks"][number]["items"][number]; exercise: ExerciseFacts };

const SHORTEST_SHARE = 0.6;
const BEGINNERS_LIMIT = 3;
const COVERED_SHARE = 0.6;
const FOCUS_SHARE = 0.6;
/** A whole body is these three. */
const WHOLE_BODY: { text: string; names: readonly Muscle[] }[] = [
  { text: "legs", names: ["quads", "hamstrings", "glutes"] },
  { text: "push", names: ["chest", "front_delts", "side_delts", "triceps"] },
  { text: "pull", names: ["lats", "upper_back", "rear_delts", "biceps"] },
];

/** Everything in which a session is not what was asked. */
export function judgeWorkout(wanted: Wanted, card: WorkoutContent, exercises: Exercises): Violation[] {
  const items = card.blocks.flatMap(({ block, items }) => items.map((item) => ({ block, item })));
  const unknown = items.filter(({ item }) => !exercises[item.exerciseId]);
  const known = items.flatMap(({ block, item }) => {
    const exercise = exercises[item.exerciseId];
    return exercise ? [{ block, item, exercise }] : [];
  });
  const main = known.filter(({ block }) => block === "main");
  return [
    ...unknown.map(({ item }): Violation => ({ kind: "unknownExercise", text: `${item.name} does not exist` })),
    ...known.flatMap(({ exercise }) => hardFaults(wanted, exercise)),
    ...known.flatMap(({ exercise }) => exclusionFaults(wanted.exclude, exercise)),
    ...inclusionFaults(wanted.include, known),
    ...muscleFaults(wanted.muscles, main),
    ...levelFaults(wanted.level, main),
    ...minuteFaults(wanted.durationMin, card),
  ];
}

function hardFaults({ equipment, joints }: Wanted, exercise: ExerciseFacts): Violation[] {
  const atHand: readonly string[] | null = equipment && [...equipment, ...ALWAYS_THERE];
  const lacking = atHand ? exercise.equipment_required.filter((item) => !atHand.includes(item)) : [];
  const strained = joints.filter(({ joint, max }) => (exercise.joint_stress[joint] ?? 3) > max);
  return [
    ...lacking.map((item): Violation => ({ kind: "equipment", text: `${exercise.name} needs ${item}` })),
    ...strained.map(({ joint }): Violation => ({ kind: "joint", text: `${exercise.name} stresses the ${joint}` })),
  ];
}

/** A name that has the words, or an exercise of which they are another name. */
function exclusionFaults(exclude: readonly Pattern[], { name, aliases }: ExerciseFacts): Violation[] {
  const isAlias = (pattern: Pattern) =>
    [pattern].flat().some((text) => aliases.some((alias) => alias.text.toLowerCase() === text.toLowerCase()));
  return exclude
    .filter((pattern) => isFoundInName(pattern, name) || isAlias(pattern))
    .map((pattern) => ({ kind: "excluded", text: `${name} is there, though no ${patternText(pattern)} was wanted` }));
}

function inclusionFaults(include: readonly Pattern[], known: readonly Done[]): Violation[] {
  return include
    .filter(
      (pattern) =>
        !known.some(({ exercise: { name, aliases } }) =>
          [name, ...aliases.map(({ text }) => text)].some((text) => isFoundInName(pattern, text)),
        ),
    )
    .map((pattern) => ({ kind: "included", text: `${patternText(pattern)} is missing` }));
}

/**
 * Each wanted muscle or group is worked by some exercise of the main part (of more than three, 60 % are enough), and most
 * exercises of the main part work what was wanted.
 */
function muscleFaults(muscles: Wanted["muscles"], main: readonly Done[]): Violation[] {
  const groups = muscles.flatMap(({ text, names }) => (names === null ? WHOLE_BODY : [{ text, names }]));
  const works = ({ exercise }: Done, names: readonly string[]) =>
    [...exercise.primary_muscles, ...exercise.secondary_muscles].some((muscle) => names.includes(muscle));
  const missing = groups.filter(({ names }) => !main.some((done) => works(done, names)));
  const all: readonly string[] = groups.flatMap(({ names }) => names);
  const focused = main.filter(({ exercise }) => exercise.primary_muscles.some((muscle) => all.includes(muscle)));
  const isUnfocused = groups.length > 0 && focused.length < main.length * FOCUS_SHARE;
  const isCovered = groups.length > 3 && groups.length - missing.length >= groups.length * COVERED_SHARE;
  return [
    ...(isCovered ? [] : missing).map(({ text }): Violation => ({ kind: "muscle", text: `nothing for ${text}` })),
    ...(isUnfocused
      ? [{ kind: "focus", text: `only ${focused.length} of ${main.length} for what was asked` } as const]
      : []),
  ];
}

function levelFaults(level: string | null, main: readonly Done[]): Violation[] {
  if (level !== "beginner") return [];
  return main
    .filter(({ exercise }) => exercise.difficulty > BEGINNERS_LIMIT)
    .map(({ exercise }) => ({ kind: "tooHard", text: `${exercise.name} is too hard for a beginner` }));
}

/** Within the asked minutes and not far under; and the minutes named are those that the work takes. */
function minuteFaults(durationMin: number | null, card: WorkoutContent): Violation[] {
  const { estimatedMinutes: named } = card;
  const { least, most } = workMinutes(card);
  return [
    ...(durationMin !== null && named > durationMin
      ? [{ kind: "tooLong", text: `${named} of ${durationMin} minutes` } as const]
      : []),
    ...(durationMin !== null && named < durationMin * SHORTEST_SHARE
      ? [{ kind: "tooShort", text: `${named} of ${durationMin} minutes` } as const]
      : []),
    ...(named < least || named > most
      ? [
          {
            kind: "minutes",
            text: `${named} minutes named, ${least.toFixed(0)} to ${most.toFixed(0)} of work`,
          } as const,
        ]
      : []),
  ];
}

/** Bounds of what the items take: 1.5 to 7 s a repetition, no rest in supersets at least, 2 min a change at most. */
function workMinutes({ blocks }: WorkoutContent): { least: number; most: number } {
  let least = 0;
  let most = 0;
  for (const { sets, reps, durationS, restS, side, superset } of blocks.flatMap(({ items }) => items)) {
    const sides = side === "each" ? 2 : 1;
    const rests = superset ? 0 : restS * (sets - 1);
    least += sets * (durationS ?? (reps ?? 0) * 1.5) + rests;
    most += sides * (sets * (durationS ?? (reps ?? 0) * 7) + restS * sets) + 120;
  }
  return { least: least / 60 - 1, most: most / 60 + 5 };
}

/**
 * Words with which a request that cannot be met is turned down. What is there "instead" or "without" says nothing of what is
 * not: "a session without equipment" leaves out the barbell that was asked for and does not tell.
 */
const EXPLAINS =
  /can(?:no|')t|unable|not possible|impossible|isn't|is not|there is no|there are no|nothing|\bno (?:[\w-]+ ){0,3}(?:fits?|left|suits?|exercise|spares?|can be)|too short|not enough|won't|would not|do(?:es)? not (?:fit|have)|don't have|unsafe|not safe/i;

/** Whether the reply says why a request cannot be met. */
export const isExplained = (reply: string): boolean => EXPLAINS.test(reply) && !isFound("something went wrong", reply);
