import fc from "fast-check";
import { expect, test } from "vitest";
import { renderWorkouts } from "../../src/agents/generatorAgent.ts";
import type { Assignment } from "../../src/protocol/understanding.ts";
import { EQUIPMENT, type Equipment, JOINTS, type Joint } from "../../src/protocol/vocabulary.ts";
import { GENERATOR_ROWS } from "./generatorRows.ts";
import { expectHard, generatorFor, itemsOf, known, mainOf } from "./trainee.ts";

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
  ["I own nothing, not even a band", []],
  ["I can use: dumbbells. I can't use: barbell, machines", ["dumbbell"]],
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
    seed: fc.nat(),
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
    fc.asyncProperty(
      requests,
      async ({ minutes, area, gear: [words, equipment], hurt, chips, unwanted, seed, manner }) => {
        const message = [
          `${minutes} minutes ${area} ${manner}`.trim(),
          words,
          ...(hurt ? [`my ${SPOKEN[hurt[0]]} ${HURT[hurt[1]]}`] : []),
          ...unwanted.map(([name]) => `no ${name}`),
        ].join(", ");
        const { content, text, outcome } = await turn(message, { avoidJoints: chips, turnId: `turn-${seed}` });

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
      },
    ),
    { numRuns: 150 },
  );
});
