import { expect, test } from "vitest";
import { Lifter } from "./lifter.ts";

/** By its words it may well be none of the writer's own deeds. */
const DOUBTED = "no bike free -> 20 min elliptical";

test("what may not have been done is asked about, and stored on a yes", async () => {
  const ana = new Lifter();

  const asked = await ana.says(DOUBTED);

  expect(asked.effects).toEqual([]);
  expect(asked.question).toMatchObject({
    kind: "confirmation",
    question: "Did you do this: Elliptical Trainer: 20 min?",
  });
  await ana.says("yes", "yes");
  expect(ana.stored().map(({ name }) => name)).toEqual(["Elliptical Trainer"]);
});

test("on a no nothing is stored", async () => {
  const ana = new Lifter();
  await ana.says(DOUBTED);

  const done = await ana.says("no", "no");

  expect(done.text).toBe("Then nothing was stored.");
  expect(done.question).toBeNull();
  expect(ana.stored()).toEqual([]);
});
