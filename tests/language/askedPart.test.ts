import { expect, test } from "vitest";
import { askedPart, withoutHearsay } from "../../src/language/coaching/askedPart.ts";

test("who says it is left out of a question, what is said stays", () => {
  expect(withoutHearsay("my gym buddy swears by fasted cardio, worth it?")).toBe("fasted cardio, worth it?");
  expect(withoutHearsay("do I change plans every month like the guy at the gym says")).toBe(
    "do I change plans every month",
  );
  expect(withoutHearsay("i've been told that squats ruin knees")).toMatch(/squats ruin knees$/);
  expect(withoutHearsay("my friend is stronger than me")).toBe("my friend is stronger than me");
});

test("the part of a story that asks is its last question", () => {
  expect(askedPart("I'm away for three weeks. Will I lose muscle? I hope not.")).toBe("Will I lose muscle?");
  expect(askedPart("my PT says six meals, is there any truth in it")).toBe("is there any truth in it");
  expect(askedPart("bench stuck at 60 for a month")).toBe("bench stuck at 60 for a month");
});
