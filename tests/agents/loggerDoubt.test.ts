import { expect, test } from "vitest";
import { senseDeed } from "../../src/language/routing/deed/senseDeed.ts";
import { Lifter } from "./lifter.ts";

/** By all their words these may well be none of the writer's own deeds; which of them is in doubt is for the weights to say. */
const IN_DOUBT = [
  "this elliptical, 20 min, who does that",
  "20 min elliptical for a beginner",
  "no bike free -> 20 min elliptical",
];
const DOUBTED = IN_DOUBT.find((text) => senseDeed(text) === "unsure") ?? "";

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

test.each(["dumbbell bench press 3 kg 5 km", "bench 4 sets: 8/8/7 80kg", "bench 10, 10, last set 8 at 60"])(
  "figures that do not go together are asked about: %s",
  async (text) => {
    const asked = await new Lifter().says(text);

    expect(asked.effects).toEqual([]);
    expect(asked.question).toMatchObject({ kind: "confirmation" });
  },
);
