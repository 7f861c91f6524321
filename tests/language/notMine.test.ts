import { expect, test } from "vitest";
import { readStance } from "../../src/language/routing/stance.ts";

test.each([
  ["negated", "didn't manage 3x8 bench press at 80kg"],
  ["negated", "3x8 bench press 80kg was too heavy so I didn't"],
  ["negated", "not 3x10 bench press at 80kg"],
  ["other_person", "everyone else did 3x10 burpees, I rested"],
  ["other_person", "the whole team did 4x10 burpees"],
  ["other_person", "half of the class did 3x10 burpees"],
  ["other_person", "spotted Tom, bench press 3x5 120kg"],
  ["other_person", "my dad at 67 did 3 sets of 10 pushups yesterday"],
  ["other_person", "my wife, 35, did 3x10 squats 40kg today"],
  ["other_person", "my uncle who is 60 did 3x8 rows with 40kg"],
  ["other_person", "my brother back home hit 5x5 squat 140kg yesterday"],
  ["other_person", "my mate from work did bench 100x5 today"],
  ["planned", "I was told to do 3x10 bench press at 60kg"],
  ["planned", "ChatGPT: bench press 3x8 80kg"],
  ["planned", "heute steht an: Kniebeugen 5x5 100kg"],
  ["planned", "wod today is 21-15-9 thrusters 43kg"],
  ["negated", "didn't train today, was bench press 4x8 at 70"],
  ["negated", "hoje não treinei, era supino 4x10 com 50kg"],
  ["negated", "don't count yesterday's bench press 3x8 60kg"],
  ["other_person", "my kid is 12 and did 15 push ups today"],
  ["other_person", "dad: 3x10 leg press 80kg, so proud of him"],
  ["quoted", "chatgpt gave me this: squat 4x8, bench press 4x8"],
  ["quoted", "rutina que me pasó mi entrenadora: sentadilla 4x10 40kg"],
  ["quoted", "current working weights: squat 3x5 100, bench press 3x5 75"],
  ["planned", "tomorrow's session: bench press 3x5 82.5"],
  ["planned", "swap the 4x8 rows for 3x10 pulldowns"],
  ["done", "bench press 3x8 60, could have done 2 more"],
  ["unsaid", "rdl 3x10 90kg, my wife did 40"],
  ["done", "did the class, 3x10 burpees"],
  ["done", "todays workout was 5x5 squats 100"],
  ["unsaid", "nordics 3x4, a mate held my feet"],
])("%s: %s", (stance, text) => {
  expect(readStance(text).stance).toBe(stance);
});
