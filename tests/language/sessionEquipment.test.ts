import { expect, test } from "vitest";
import { readSessionRequest as read } from "../../src/language/session/sessionRequest.ts";
import { withoutEach } from "../../src/language/session/withoutEach.ts";

test("equipment that an exercise is called after is not what there is to train with", () => {
  expect(read("barbell back squat with no equipment").equipment).toEqual(["none"]);
  expect(read("a session with kettlebell swings").equipment).toBeNull();
  expect(read("pull day, I have a pull-up bar").equipment).toEqual(["pull_up_bar"]);
  expect(read("pull day, I have a pull-up bar").include).toEqual([]);
  expect(read("15 min with only a jump rope").equipment).toEqual(["jump_rope"]);
  expect(read("10 min, include jump rope").equipment).toBeNull();
});

test("a list is what there is, a place only what there may be", () => {
  expect(read("basement gym: kettlebells and rings").equipment).toEqual(["kettlebell", "rings"]);
  expect(read("pair of 12kg kettlebells").equipment).toEqual(["kettlebell"]);
  expect(read("pair of 12kg weights").equipment).toEqual(["dumbbell"]);
  expect(read("legs on machines").equipment?.every((thing) => thing.startsWith("machine_"))).toBe(true);
  expect(read("ive only got one 16kg").equipment).toBeNull();
  expect(read("only have 10kg plates").equipment).toEqual(["plate"]);
  expect(read("i don't own dumbbells").equipment).toEqual(["none"]);
  expect(read("no front rack, full gym").equipment).toContain("rack");
});

test.each([
  ["without squats, lunges and rows, 30 min", "without squats, without lunges, without rows, 30 min"],
  ["ohne Kniebeugen, Kreuzheben, bitte", "ohne Kniebeugen, ohne Kreuzheben, bitte"],
  ["without machines, barbells or dumbbells", "without machines, without barbells, without dumbbells"],
  ["without equipment, squats and push ups", "without equipment, squats and push ups"],
  ["without a barbell, squats and rows", "without a barbell, squats and rows"],
  ["no squats, lunges or jumping please, 30 min", "no squats, no lunges, no jumping please, 30 min"],
  ["no squats, lunges and deadlifts", "no squats, no lunges, no deadlifts"],
  ["no bench press or dips, pec strain 4 weeks ago", "no bench press or dips, pec strain 4 weeks ago"],
  ["no barbell, dumbbells only", "no barbell, dumbbells only"],
  ["no running, rowing 20 min", "no running, rowing 20 min"],
  ["without squats, upper body and core", "without squats, upper body and core"],
])("of a list that is left out each is: %j", (text, each) => {
  expect(withoutEach(text)).toBe(each);
});
