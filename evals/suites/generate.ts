import { z } from "zod";
import { WorkoutContent } from "../../src/protocol/cards.ts";
import { EquipmentWord, JointLimit, jointCap, MuscleWord } from "../rows/gearNames.ts";
import { HARD_KINDS, isExplained, judgeWorkout, type Violation, type Wanted } from "../rows/judgeWorkout.ts";
import { Pattern } from "../rows/pattern.ts";
import { listOf, RowBase } from "../rows/rowFields.ts";
import { type ExerciseFacts, readExercises } from "../target/exerciseReader.ts";
import type { SeenTurn } from "../target/seenTurn.ts";
import { defineSuite, isTrue, rate, type Score } from "./suite.ts";

const Row = RowBase.extend({
  text: z.string().min(1),
  duration_min: z.number().positive().nullish(),
  /** An empty list: anything. `["none"]`: nothing but the floor. */
  equipment_allowed: listOf(EquipmentWord),
  muscles_wanted: listOf(MuscleWord),
  avoid_joints: listOf(JointLimit),
  must_include: listOf(Pattern),
  must_exclude: listOf(Pattern),
  level: z.enum(["beginner", "intermediate", "advanced"]).nullish(),
  goal: z.string().nullish(),
  impossible: z.boolean(),
  category: z.string().nullish(),
});
type Row = z.infer<typeof Row>;
type Seen = { turn: SeenTurn; exercises: Record<string, ExerciseFacts | null> };

const cardOf = ({ reply }: SeenTurn): WorkoutContent | null => {
  const card = reply.cards.find(({ type }) => type === "workout");
  return card ? (WorkoutContent.safeParse(card).data ?? null) : null;
};

function wantedOf(row: Row): Wanted {
  const { equipment_allowed: words } = row;
  const isAnything = words.length === 0 || words.some(({ names }) => names === null);
  return {
    durationMin: row.duration_min ?? null,
    equipment: isAnything ? null : words.flatMap(({ names }) => names ?? []),
    muscles: row.muscles_wanted,
    joints: row.avoid_joints.map((limit) => jointCap(limit, row.text)),
    include: row.must_include,
    exclude: row.must_exclude,
    level: row.level ?? null,
  };
}

function violationsOf(row: Row, { turn, exercises }: Seen): Violation[] {
  const card = cardOf(turn);
  const found = card ? judgeWorkout(wantedOf(row), card, exercises) : [];
  if (!row.impossible) return card ? found : [{ kind: "noCard", text: `no session: ${turn.reply.text.slice(0, 160)}` }];
  const isHonest = turn.status !== "failed" && (card === null || isExplained(turn.reply.text));
  const harmful = found.filter(({ kind }) => kind === "joint" || kind === "equipment" || kind === "unknownExercise");
  return [
    ...harmful,
    ...(isHonest ? [] : [{ kind: "impossible", text: "a session without a word on what cannot be done" } as const]),
  ];
}

function score(row: Row, seen: Seen): Score {
  const violations = violationsOf(row, seen);
  const isOf = (kind: string) => violations.some((violation) => violation.kind === kind);
  const hard = HARD_KINDS.filter(isOf);
  const applies: Record<(typeof HARD_KINDS)[number], boolean> = {
    equipment: row.equipment_allowed.length > 0,
    joint: row.avoid_joints.length > 0,
    excluded: row.must_exclude.length > 0,
    unknownExercise: true,
    tooLong: row.duration_min != null,
    impossible: row.impossible,
  };
  const { muscles_wanted, must_include, impossible } = row;
  return {
    isRight: violations.length === 0,
    why: violations.map(({ kind, text }) => `${kind}: ${text}`),
    group: row.category ?? (impossible ? "impossible" : row.avoid_joints.length > 0 ? "with joints to spare" : "plain"),
    shares: {
      pass: isTrue(violations.length === 0),
      hardViolations: isTrue(hard.length > 0),
      ...Object.fromEntries(HARD_KINDS.filter((kind) => applies[kind]).map((kind) => [kind, isTrue(isOf(kind))])),
      ...(impossible ? {} : { noCard: isTrue(isOf("noCard")), minutes: isTrue(isOf("minutes")) }),
      ...(!impossible && muscles_wanted.length > 0 ? { muscles: isTrue(isOf("muscle") || isOf("focus")) } : {}),
      ...(!impossible && must_include.length > 0 ? { included: isTrue(isOf("included")) } : {}),
      ...(!impossible && row.duration_min != null ? { tooShort: isTrue(isOf("tooShort")) } : {}),
    },
  };
}

/** Is every exercise of a session one that the request allows, and does the session do what was asked? */
export const generateSuite = defineSuite<Row, Seen>({
  name: "generate",
  row: Row,
  async observe(row, { person, exercise }) {
    const conversation = await person.converse(row);
    const turn = await conversation.says(row.text);
    const items = cardOf(turn)?.blocks.flatMap((block) => block.items) ?? [];
    const ids = items.map(({ exerciseId }) => exerciseId);
    return { turn, exercises: await readExercises(ids, exercise) };
  },
  score,
  textOf: ({ text }) => text,
  turnsOf: ({ turn }) => [turn],
  measures: [
    rate("pass", "request met in full", "primary"),
    rate("hardViolations", "any hard constraint broken", "guard", "lower"),
    rate("equipment", "hard: equipment not at hand", "other", "lower"),
    rate("joint", "hard: joint not spared", "other", "lower"),
    rate("excluded", "hard: excluded exercise", "other", "lower"),
    rate("unknownExercise", "hard: exercise that does not exist", "other", "lower"),
    rate("tooLong", "hard: longer than asked", "other", "lower"),
    rate("impossible", "hard: impossible, yet no word on it", "other", "lower"),
    rate("noCard", "no session", "other", "lower"),
    rate("muscles", "wanted muscles missing or few", "other", "lower"),
    rate("included", "wanted exercise missing", "other", "lower"),
    rate("tooShort", "under 60 % of the minutes", "other", "lower"),
    rate("minutes", "minutes that do not add up", "other", "lower"),
  ],
});
