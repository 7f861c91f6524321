import { expect, test } from "vitest";
import { readFactQuestion } from "../../src/language/person/facts/readFactQuestion.ts";
import { readFacts } from "../../src/language/person/facts/readFacts.ts";

const DAY = "2026-11-21";
const short = (text: string) => readFacts(text, { day: DAY }).map(({ op, type, value }) => `${op} ${type} ${value}`);
const after = (told: string, said: string) => {
  const recent = readFacts(told, { day: DAY }).toReversed();
  return readFacts(said, { day: DAY, recent }).map(({ op, type, value }) => `${op} ${type} ${value}`);
};

test("what is of a lift, a bar or somebody else is not the writer's", () => {
  for (const text of [
    "deadlift 180 by summer realistic? i'm at 150 now",
    "the bar is 45 lb and i put a plate (45) and a 25 on each side",
    "i trained back yesterday, can i do it again today",
    "alleno mia zia, ha 71 anni",
    "question for my dad: 70, bad hip",
  ])
    expect([text, short(text)]).toEqual([text, []]);
  expect(short("For a client of mine: male, 45, post ACL repair. Me, I'm 29.")).toEqual(["state age 29"]);
});

test("a side is put right, and a dislike ends, in the words of those who say so", () => {
  expect(after("mi lesión es en la rodilla derecha", "perdón, la izquierda")).toContain(
    "state injury left knee (moderate)",
  );
  expect(after("i hate burpees", "burpees are fine actually")).toEqual(["end preference_dislike burpees"]);
  expect(after("i hate burpees", "i don't mind burpees any more")).toEqual(["end preference_dislike burpees"]);
  expect(after("i hate burpees", "squats are fine actually")).toEqual([]);
  expect(after("i hate burpees", "are burpees ok now?")).toEqual([]);
});

test("asking when one may train again asks for no day that was told", () => {
  expect(readFactQuestion("when can i train legs again?")).toBeNull();
  expect(readFactQuestion("wann kann ich wieder trainieren?")).toBeNull();
  expect(readFactQuestion("which days do i train?")?.types).toContain("availability");
});
