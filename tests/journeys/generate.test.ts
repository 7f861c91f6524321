import { expect, test } from "vitest";
import type { Card } from "../../src/protocol/cards.ts";
import type { Exercise } from "../../src/protocol/exercise.ts";
import type { Turn } from "../../src/protocol/turn.ts";
import { sharedTestApp, type TestApp } from "./testApp.ts";

const visit = sharedTestApp();

type WorkoutCard = Extract<Card, { type: "workout" }>;

function cardOf(turn: Turn): WorkoutCard {
  const card = turn.reply.cards.find((shown): shown is WorkoutCard => shown.type === "workout");
  if (!card) throw new Error(`no workout in: ${turn.reply.text}`);
  return card;
}

async function exercisesOf(app: TestApp, card: WorkoutCard): Promise<Exercise[]> {
  const ids = new Set(card.blocks.flatMap(({ items }) => items.map(({ exerciseId }) => exerciseId)));
  return Promise.all([...ids].map(async (id) => (await app.request("GET", `/api/exercises/${id}`)).json as Exercise));
}

const AT_HAND = ["none", "mat", "wall", "chair"];

test("[C2] minutes, equipment and an iffy shoulder are respected", async () => {
  const app = await visit();
  const ana = await app.converse();

  const turn = await ana.says("Build me a 30-minute upper body workout with dumbbells, my left shoulder is iffy");

  const card = cardOf(turn);
  expect(card.estimatedMinutes).toBeLessThanOrEqual(30);
  expect(card.estimatedMinutes).toBeGreaterThan(20);
  expect(card.blocks.map(({ block }) => block)).toEqual(["warmup", "main", "cooldown"]);
  const exercises = await exercisesOf(app, card);
  expect(exercises.length).toBeGreaterThan(4);
  for (const { name, equipment_required, joint_stress } of exercises) {
    expect(
      equipment_required.filter((needed) => ![...AT_HAND, "dumbbell"].includes(needed)),
      name,
    ).toEqual([]);
    expect(joint_stress.shoulder, name).toBeLessThanOrEqual(2);
  }
  expect(turn.effects.filter(({ kind }) => kind === "workout")).toMatchObject([{ op: "create" }]);
});

test("[C2] the chips count as much as words, through a restart", async () => {
  const app = await visit();
  const ana = await app.converse();
  await app.restart();

  const turn = await ana.says("45 minute leg day", { avoidJoints: ["knee"] });

  for (const { name, joint_stress } of await exercisesOf(app, cardOf(turn)))
    expect(joint_stress.knee, name).toBeLessThanOrEqual(1);
});

test("[C2] what is excluded stays out, and both sides of one-sided exercises are there", async () => {
  const app = await visit();
  const ana = await app.converse();

  const turn = await ana.says(
    "give me a 40 minute full body session at home with one pair of dumbbells, no burpees, no lunges",
  );

  const card = cardOf(turn);
  const names = card.blocks.flatMap(({ items }) => items.map(({ name }) => name.toLowerCase()));
  expect(names.filter((name) => /burpee|lunge/.test(name))).toEqual([]);
  const exercises = await exercisesOf(app, card);
  const oneSided = exercises.filter(({ side_rule }) => side_rule?.program_both_sides).map(({ id }) => id);
  for (const id of oneSided) {
    const sides = card.blocks.flatMap(({ items }) =>
      items.filter(({ exerciseId }) => exerciseId === id).map(({ side }) => side),
    );
    expect(sides.includes("each") || (sides.includes("left") && sides.includes("right"))).toBe(true);
  }
});

test("[C2] nothing suitable is said, with the constraint that emptied the search", async () => {
  const app = await visit();
  const ana = await app.converse();

  const turn = await ana.says("build me a barbell back squat session but I have no equipment at all");

  expect(turn.status).not.toBe("failed");
  for (const { name, equipment_required } of turn.reply.cards.length > 0 ? await exercisesOf(app, cardOf(turn)) : [])
    expect(
      equipment_required.filter((needed) => !AT_HAND.includes(needed)),
      name,
    ).toEqual([]);
  expect(turn.reply.text).toMatch(/barbell|equipment|squat/i);
});

test("[C21] what is swapped in is as was said, and the rest of the session stays", async () => {
  const ana = await (await visit()).converse();
  const before = cardOf(await ana.says("40 min upper body, dumbbells and a bench, with dumbbell bench press"));
  const mainOf = (card: WorkoutCard) =>
    card.blocks.flatMap(({ block, items }) => (block === "main" ? items.map(({ name }) => name) : []));

  const after = cardOf(await ana.says("swap the dumbbell bench press for something on the floor"));

  expect(mainOf(after)).toEqual(
    mainOf(before).map((name) => (name === "Dumbbell Bench Press" ? "Dumbbell Floor Press" : name)),
  );
  expect((await ana.says("what's the first exercise?")).reply.text).toContain(mainOf(after)[0]);
});
