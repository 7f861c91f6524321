import { expect, test } from "vitest";
import { sharedTestApp } from "./testApp.ts";

const visit = sharedTestApp();

test("[C8] a message that asks two things gets both, in order", async () => {
  const app = await visit();
  const ana = await app.converse();

  const turn = await ana.says("log 3x8 squats at 100kg and give me a 20 min core session");

  expect(turn.routes.map(({ route }) => route)).toEqual(["WORKOUT_LOG", "WORKOUT_GENERATE"]);
  expect(turn.effects.map(({ kind }) => kind)).toEqual(["log", "workout"]);
  expect(turn.reply.cards.map(({ type }) => type)).toEqual(["log", "workout"]);
});

test("[C9] a side question is answered, and the open question comes back, through a restart", async () => {
  const app = await visit();
  const ana = await app.converse();
  const asked = await ana.says("4x6 rows at 95 lbs");
  await app.restart();

  const aside = await ana.says("what muscles does a deadlift work?");

  expect(aside.routes).toMatchObject([{ route: "COACH" }]);
  expect(aside.reply.text).toMatch(/hamstrings/i);
  expect(aside.status).toBe("awaiting");
  expect(aside.pending?.options).toEqual(asked.pending?.options);
  await ana.says("the cable one");
  expect((await ana.logs()).map(({ exercise }) => exercise.name)).toEqual(["Seated Cable Row"]);
});

test("[C9] two open questions are asked one after the other", async () => {
  const app = await visit();
  const ana = await app.converse();

  const first = await ana.says("4x6 rows at 95 lbs and 3x12 curls at 30 lbs");
  const second = await ana.says("1");
  const third = await ana.says("1");

  expect([first.status, second.status, third.status]).toEqual(["awaiting", "awaiting", "completed"]);
  expect(await ana.logs()).toHaveLength(2);
});
