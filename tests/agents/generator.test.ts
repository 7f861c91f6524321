import fc from "fast-check";
import { expect, test } from "vitest";
import type { WorkScope } from "../../src/agents/agent.ts";
import { createGeneratorAgent, renderWorkouts } from "../../src/agents/generatorAgent.ts";
import { readCatalog } from "../../src/catalog/readCatalog.ts";
import { WorkoutContent, type WorkoutItem } from "../../src/protocol/cards.ts";
import type { Exercise } from "../../src/protocol/exercise.ts";
import { EMPTY_PROFILE, type Profile } from "../../src/protocol/profile.ts";
import type { Assignment, JsonObject, Outcome } from "../../src/protocol/understanding.ts";
import { EQUIPMENT, type Equipment, JOINTS, type Joint, type StressFlag } from "../../src/protocol/vocabulary.ts";
import { buildWorkout } from "../../src/tools/buildWorkout.ts";
import { getProfile } from "../../src/tools/getProfile.ts";
import { getWorkouts } from "../../src/tools/getWorkouts.ts";
import { searchExercises } from "../../src/tools/searchExercises.ts";
import { callTool } from "../../src/tools/tool.ts";
import { sessionMinutes } from "../../src/training/sessionTime.ts";
import { GENERATOR_ROWS } from "./generatorRows.ts";

const catalog = readCatalog();

/** What a joint limitation forbids besides stress; from the table of limits by joint, not from the code. */
const FORBIDDEN: Record<Joint, readonly StressFlag[]> = {
  shoulder: ["overhead", "behind_neck", "shoulder_extension_end_range", "shoulder_abducted_internal_rotation"],
  elbow: ["heavy_grip"],
  wrist: ["loaded_wrist_extension"],
  neck: ["behind_neck", "axial_load", "inverted"],
  lumbar_spine: ["axial_load", "loaded_spinal_flexion", "loaded_spinal_rotation"],
  thoracic_spine: ["loaded_spinal_rotation", "axial_load", "breath_hold_heavy"],
  hip: ["deep_knee_flexion", "impact"],
  knee: ["deep_knee_flexion", "knee_shear", "impact"],
  ankle: ["impact"],
};
const HOME: Equipment[] = ["none", "mat", "wall", "chair"];

/** One person's generator with the real catalogue and tools; `turn` goes through the three steps as the chart does. */
function generatorFor(profile: Partial<Profile> = {}) {
  const stored: { id: string; createdAt: string; content: WorkoutContent }[] = [];
  const agent = createGeneratorAgent({
    catalog,
    tools: {
      searchExercises: searchExercises(catalog),
      buildWorkout: buildWorkout(catalog),
      getProfile: getProfile({
        profiles: { find: async () => ({ ...EMPTY_PROFILE, ...profile }) },
        facts: { all: async () => [] },
      }),
      getWorkouts: getWorkouts({
        listWorkouts: async () => ({
          items: stored.map(({ id, createdAt, content }) => ({ ...content, id, createdAt })).reverse(),
          nextCursor: null,
        }),
      }),
    },
  });
  const calls: string[] = [];
  const signal = new AbortController().signal;
  const call = { userId: "ana", conversationId: "c", turnId: "t", effectKey: "t/1", signal };
  const scope: WorkScope = {
    userId: "ana",
    conversationId: "c",
    turnId: "t",
    signal,
    idempotencyKey: "t/1",
    attempt: 1,
    emit: () => {},
    trace: () => {},
    call: (tool, input) => {
      calls.push(tool.name);
      return callTool(tool, input, call);
    },
  };
  const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

  async function turn(text: string, more: Partial<Assignment> = {}) {
    const assignment: Assignment = {
      userId: "ana",
      conversationId: "c",
      turnId: "turn-1",
      sentAt: "2026-11-21T10:00:00+01:00",
      timezone: "Europe/Paris",
      avoidJoints: [],
      text,
      resume: null,
      lastLogIds: [],
      ...more,
    };
    const request = throughJson(await agent.read(assignment, scope)) as unknown as JsonObject;
    let candidates = throughJson(await agent.search({ assignment, request, relaxed: false }, scope));
    const wasEmpty = candidates.isEmpty;
    if (wasEmpty) candidates = throughJson(await agent.search({ assignment, request, relaxed: true }, scope));
    const outcome = throughJson(await agent.build({ assignment, request, candidates }, scope));
    const saved = outcome.commands.find(({ tool }) => tool === "save_workout");
    if (saved) {
      stored.push({
        id: `w${stored.length}`,
        createdAt: assignment.sentAt,
        content: WorkoutContent.parse(saved.input.content),
      });
    }
    return { outcome, wasEmpty, text: outcome.say.map((part) => part.text).join("\n"), content: contentOf(outcome) };
  }
  return { turn, calls };
}

function contentOf({ say }: Outcome): WorkoutContent | null {
  const card = say.flatMap(({ cards }) => cards).find(({ type }) => type === "workout");
  return card === undefined ? null : WorkoutContent.parse(card);
}

const known = (id: string): Exercise => {
  const exercise = catalog.byId(id);
  if (exercise === null) throw new Error(`unknown exercise ${id}`);
  return exercise;
};
const itemsOf = (content: WorkoutContent) => content.blocks.flatMap(({ items }) => items);
const mainOf = (content: WorkoutContent) =>
  content.blocks.flatMap(({ block, items }) => (block === "main" ? items : []));

/** Seconds of work and rest alone, added up without the code that made the card. */
function leastSeconds(content: WorkoutContent): number {
  let seconds = 0;
  for (const { items } of content.blocks) {
    items.forEach((item: WorkoutItem, i) => {
      const work = item.durationS ?? (item.reps ?? 0) * 4;
      seconds += item.sets * work * (item.side === "each" ? 2 : 1);
      const isInside =
        item.superset !== undefined && items.slice(i + 1).some((next) => next.superset === item.superset);
      if (!isInside) seconds += item.sets * item.restS;
    });
  }
  return seconds;
}

type Limits = { minutes?: number; equipment?: readonly Equipment[]; joints?: Partial<Record<Joint, number>> };

/** Everything that may never be broken, checked on the records themselves. */
function expectHard(content: WorkoutContent, { minutes, equipment, joints = {} }: Limits) {
  expect(content.estimatedMinutes).toBe(sessionMinutes(content.blocks));
  if (minutes !== undefined) {
    expect(content.estimatedMinutes).toBeLessThanOrEqual(minutes);
    expect(leastSeconds(content)).toBeLessThanOrEqual(minutes * 60);
  }
  for (const { items } of content.blocks) {
    for (const { exerciseId, name } of items) {
      const exercise = known(exerciseId);
      expect(name).toBe(exercise.name);
      if (equipment !== undefined) {
        const missing = exercise.equipment_required.filter((thing) => ![...HOME, ...equipment].includes(thing));
        expect(missing, exercise.name).toEqual([]);
      }
      for (const [joint, cap] of Object.entries(joints) as [Joint, number][]) {
        expect(exercise.joint_stress[joint], `${exercise.name} on the ${joint}`).toBeLessThanOrEqual(cap);
        expect(
          exercise.stress_flags.filter((flag) => FORBIDDEN[joint].includes(flag)),
          exercise.name,
        ).toEqual([]);
      }
      if (exercise.laterality === "bilateral") continue;
      const sides = items.filter((other) => other.exerciseId === exerciseId).map(({ side }) => side);
      const isWhole = sides.includes("each") || (sides.includes("left") && sides.includes("right"));
      expect(isWhole, `${exercise.name}: both sides`).toBe(true);
    }
  }
}

test.each(GENERATOR_ROWS)("$text", async (row) => {
  const { text, content, outcome } = await generatorFor().turn(row.text);

  if (content === null) throw new Error(`no session: ${text}`);
  expectHard(content, row);
  expect(content.estimatedMinutes).toBeGreaterThanOrEqual(
    Math.min(row.honest ? 1 : 0.75 * Math.min(row.minutes ?? 45, 90), 60),
  );
  const main = mainOf(content).map(({ exerciseId }) => known(exerciseId));
  for (const wanted of row.include ?? [])
    expect(
      main.some(({ name }) => wanted.test(name)),
      `${wanted}`,
    ).toBe(true);
  for (const unwanted of row.exclude ?? []) {
    expect(itemsOf(content).filter(({ name }) => unwanted.test(name))).toEqual([]);
  }
  const trained = new Set(main.flatMap(({ primary_muscles }) => primary_muscles));
  for (const muscle of row.muscles ?? []) expect([...trained], muscle).toContain(muscle);
  for (const muscle of row.rested ?? []) expect([...trained]).not.toContain(muscle);
  if (row.count !== undefined) expect(new Set(main.map(({ id }) => id)).size).toBe(row.count);
  if (row.honest !== undefined) expect(text).toMatch(row.honest);
  expect(text).not.toMatch(/\b(?:saved|stored|logged)\b/i);
  expect(outcome.commands.map(({ tool }) => tool)).toEqual(["save_workout"]);
});

test("a session of one minute is no session: shorter lengths are offered, and the answer is taken up", async () => {
  const { turn } = generatorFor();

  const asked = await turn("1 minute workout");

  const question = asked.outcome.question;
  if (question === null) throw new Error("nothing was asked");
  expect(asked.outcome.commands).toEqual([]);
  expect(question.kind).toBe("slot");
  expect(question.options.map(({ id }) => id)).toEqual(["minutes:5", "minutes:10", "minutes:20", "minutes:30", "no"]);

  const open = {
    ...question,
    owner: "WORKOUT_GENERATE" as const,
    text: "1 minute workout",
    turnId: "turn-1",
    expiresAt: "2026-11-22T10:00:00Z",
    asked: 1,
  };
  const taken = await turn("1 minute workout", {
    resume: { question: open, answer: { text: "10 minutes", optionId: "minutes:10" } },
  });
  expect(taken.content?.estimatedMinutes).toBeLessThanOrEqual(10);
  const said = await turn("1 minute workout", {
    resume: { question: open, answer: { text: "ok 15 then", optionId: null } },
  });
  expect(said.content?.estimatedMinutes).toBeLessThanOrEqual(15);
  const declined = await turn("1 minute workout", {
    resume: { question: open, answer: { text: "no thanks", optionId: null } },
  });
  expect(declined.content).toBeNull();
  expect(declined.outcome.commands).toEqual([]);
});

test("profile, chips and message are one: the worse severity counts, a chip alone is moderate", async () => {
  const { turn } = generatorFor({
    equipment: ["dumbbell"],
    level: "beginner",
    limitations: [{ joint: "knee", severity: "severe", side: "left", note: null }],
  });

  const { content, text } = await turn("full body 40 min, my left knee is a bit sore", { avoidJoints: ["shoulder"] });

  if (content === null) throw new Error(text);
  expectHard(content, { minutes: 40, equipment: ["dumbbell"], joints: { knee: 0, shoulder: 1 } });
  for (const { exerciseId } of mainOf(content)) expect(known(exerciseId).difficulty).toBeLessThanOrEqual(2);
  expect(text).toMatch(/spares the left knee/i);
});

test("the same turn gives the same session, another day another one", async () => {
  const { turn } = generatorFor();
  const names = async (more: Partial<Assignment>) => {
    const { content } = await turn("full body at the gym, 60 minutes", more);
    return content === null ? [] : mainOf(content).map(({ name }) => name);
  };

  const today = await names({});
  const days = await Promise.all(
    ["22", "23", "24", "25"].map((day) => names({ turnId: `turn-${day}`, sentAt: `2026-11-${day}T10:00:00+01:00` })),
  );

  expect(await names({})).toEqual(today);
  expect(days.filter((day) => JSON.stringify(day) !== JSON.stringify(today)).length).toBeGreaterThanOrEqual(3);
});

test("the last session can be shortened, and one exercise swapped; the rest of it stays", async () => {
  const { turn } = generatorFor();
  const first = (await turn("leg day with back squats, 60 minutes, my shoulder is bad")).content;
  const shorter = (await turn("make it shorter")).content;
  const swapped = await turn("swap the squats for leg press");
  if (first === null || shorter === null || swapped.content === null) throw new Error("no session");

  const ids = (content: WorkoutContent) => [...new Set(mainOf(content).map(({ exerciseId }) => exerciseId))];
  expect(shorter.estimatedMinutes).toBeLessThan(first.estimatedMinutes);
  expect(ids(first)).toEqual(expect.arrayContaining(ids(shorter)));
  const slugs = ids(swapped.content).map((id) => known(id).slug);
  expect(slugs.filter((slug) => slug.includes("squat") && !slug.includes("leg-press"))).toEqual([]);
  expect(slugs.some((slug) => slug.includes("leg-press"))).toBe(true);
  // What the first session spared is spared by its successors, although nobody said it again.
  expectHard(swapped.content, { joints: { shoulder: 1 } });
});

test("a short follow-up changes the last session and keeps its minutes, muscles, gear and spared joints", async () => {
  const first = "40 minute upper body session with dumbbells, my right shoulder is cranky";
  const before = (await generatorFor().turn(first)).content;
  if (before === null) throw new Error("no session");
  const harm = Math.max(...itemsOf(before).map(({ exerciseId }) => known(exerciseId).joint_stress.shoulder ?? 3));
  for (const text of [
    "without curls",
    "no push-ups thanks",
    "skip the warm up",
    "a few more sets",
    "one more set",
    "include abs too",
    "easier",
    "tougher please",
    "fewer movements",
    "swap number 2",
    "drop the last exercise",
  ]) {
    const { turn } = generatorFor();
    await turn(first);
    const { content, text: reply, outcome } = await turn(text);
    if (content === null) throw new Error(reply);
    expectHard(content, { minutes: 40, equipment: ["dumbbell"], joints: { shoulder: harm } });
    expect(content.title, text).toBe(before.title);
    const isSame =
      JSON.stringify(mainOf(content)) === JSON.stringify(mainOf(before)) &&
      content.blocks.length === before.blocks.length;
    expect(outcome.commands.length === 0, text).toBe(isSame);
    expect(/stays as it is/.test(reply), text).toBe(isSame);
  }
});

test("a swap goes by place or by name, and one that cannot be made is said and stores nothing", async () => {
  const { turn } = generatorFor();
  const before = (await turn("full body at the gym with front squats, 50 minutes")).content;
  if (before === null) throw new Error("no session");
  const ids = (content: WorkoutContent) => [...new Set(mainOf(content).map(({ exerciseId }) => exerciseId))];

  const tenth = await turn("replace the tenth exercise");
  const absent = await turn("swap the hip thrusts for lunges");
  const third = await turn("change the third exercise");

  expect([tenth.outcome.commands, absent.outcome.commands]).toEqual([[], []]);
  expect(tenth.text).toMatch(/no number 10/);
  expect(absent.text).toMatch(/no "hip thrusts"/);
  if (third.content === null) throw new Error(third.text);
  expect(ids(third.content)[2]).not.toBe(ids(before)[2]);
  expect(ids(third.content).toSpliced(2, 1)).toEqual(ids(before).toSpliced(2, 1));
});

test("lighter means fewer sets, and the reply says so", async () => {
  const { turn } = generatorFor();
  const before = (await turn("45 minute leg day")).content;
  const { content, text } = await turn("easier");
  if (before === null || content === null) throw new Error(text);

  const sets = (one: WorkoutContent) => mainOf(one).reduce((sum, item) => sum + item.sets, 0);
  expect(sets(content)).toBeLessThan(sets(before));
  expect(text).toContain(`${sets(content)} sets in all instead of ${sets(before)}`);
});

test("without a session before there is nothing to shorten, and the reply says so", async () => {
  const { text, content } = await generatorFor().turn("make it shorter");

  expect(text).toMatch(/no earlier session/);
  expect(content).not.toBeNull();
});

test("only the words of an effect say that a workout was saved", () => {
  const effect = { effectId: "e", tool: "save_workout", kind: "workout", op: "create", ref: "w1", data: {} } as const;

  expect(renderWorkouts([effect])).toEqual({ text: "Saved to your workouts.", cards: [], citations: [] });
});

const AREA_WORDS = [
  "full body",
  "upper body",
  "legs",
  "push",
  "pull",
  "chest",
  "back",
  "shoulders",
  "arms",
  "biceps",
  "core",
  "abs",
  "glutes",
  "calves",
  "cardio",
  "traps",
];
const HURT = { mild: "is a bit sore", moderate: "is bad", severe: "is torn" } as const;
const CAP = { mild: 2, moderate: 1, severe: 0 } as const;
const SPOKEN: Partial<Record<Joint, string>> = {
  knee: "knee",
  shoulder: "shoulder",
  wrist: "wrist",
  elbow: "elbow",
  ankle: "ankle",
  hip: "hip",
  lumbar_spine: "lower back",
  neck: "neck",
};
const THINGS: [string, Equipment[]][] = [
  ["no equipment", []],
  ["only dumbbells", ["dumbbell"]],
  ["only kettlebells", ["kettlebell"]],
  ["only a barbell and a rack", ["barbell", "rack", "plate"]],
  ["only a pull-up bar", ["pull_up_bar"]],
  ["full gym", [...EQUIPMENT]],
];
const UNWANTED: [string, RegExp][] = [
  ["squats", /squat/i],
  ["lunges", /lunge/i],
  ["push-ups", /push-up/i],
  ["deadlifts", /deadlift/i],
  ["planks", /plank/i],
  ["curls", /curl/i],
  ["rows", /\brow\b/i],
];

test("under any mix of constraints there is a session that keeps all of them, or an honest answer", async () => {
  const { turn } = generatorFor();
  const requests = fc.record({
    minutes: fc.integer({ min: 4, max: 120 }),
    area: fc.constantFrom(...AREA_WORDS),
    gear: fc.constantFrom(...THINGS),
    hurt: fc.option(
      fc.tuple(fc.constantFrom(...(Object.keys(SPOKEN) as Joint[])), fc.constantFrom("mild", "moderate", "severe")),
    ),
    chips: fc.subarray([...JOINTS], { maxLength: 2 }),
    unwanted: fc.subarray(UNWANTED, { maxLength: 2 }),
    manner: fc.constantFrom(
      "",
      "as a circuit",
      "in supersets",
      "emom",
      "5x5",
      "for strength",
      "for hypertrophy",
      "beginner",
    ),
  });

  await fc.assert(
    fc.asyncProperty(requests, async ({ minutes, area, gear: [words, equipment], hurt, chips, unwanted, manner }) => {
      const message = [
        `${minutes} minutes ${area} ${manner}`.trim(),
        words,
        ...(hurt ? [`my ${SPOKEN[hurt[0]]} ${HURT[hurt[1]]}`] : []),
        ...unwanted.map(([name]) => `no ${name}`),
      ].join(", ");
      const { content, text, outcome } = await turn(message, { avoidJoints: chips });

      if (content === null) {
        expect(outcome.commands).toEqual([]);
        expect(`${text} ${outcome.question?.question ?? ""}`, message).toMatch(/cannot|could not|not enough/i);
        return;
      }
      const joints: Partial<Record<Joint, number>> = Object.fromEntries(chips.map((joint) => [joint, 1]));
      if (hurt) joints[hurt[0]] = CAP[hurt[1]];
      expectHard(content, { minutes, equipment, joints });
      for (const [, pattern] of unwanted)
        expect(
          itemsOf(content).filter(({ name }) => pattern.test(name)),
          message,
        ).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
