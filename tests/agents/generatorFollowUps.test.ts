import { expect, test } from "vitest";
import type { WorkoutContent } from "../../src/protocol/cards.ts";
import { type LogEntry, LogSet } from "../../src/protocol/workoutLog.ts";
import { expectHard, generatorFor, itemsOf, known, mainOf } from "./trainee.ts";

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
    // What is ruled out is kept with the session, in it or not.
    const isKeptOnly = isSame && (content.leftOut?.length ?? 0) > 0;
    expect(outcome.commands.length === 0, text).toBe(isSame && !isKeptOnly);
    expect(/stays as it is/.test(reply), text).toBe(isSame);
  }
});

test("another part of the body in place of a session keeps its minutes, and neither its bars nor its spared joints", async () => {
  for (const [text, told] of [
    ["40 minute leg workout", "upper body instead"],
    ["40 minute leg workout", "legs are still sore, make it upper body"],
    ["40 minute leg workout", "sorry, meant push"],
  ] as const) {
    const { turn } = generatorFor();
    await turn(text);
    const { content } = await turn(told);
    if (content === null) throw new Error(told);
    const exercises = mainOf(content).map(({ exerciseId }) => known(exerciseId));
    expect(Math.abs(content.estimatedMinutes - 40), told).toBeLessThanOrEqual(4);
    expect(new Set(exercises.map(({ id }) => id)).size, told).toBeGreaterThanOrEqual(4);
    expect(
      exercises.some(({ mechanic }) => mechanic === "compound"),
      told,
    ).toBe(true);
    expect(
      exercises.some(({ primary_muscles }) => primary_muscles.includes("quads")),
      told,
    ).toBe(false);
  }
  for (const told of [
    "make it pull",
    "same but for back",
    "das Gleiche für den Rücken",
    "lo mismo pero para espalda",
  ]) {
    const { turn } = generatorFor();
    await turn("30 min push with dumbbells");
    const { content } = await turn(told);
    if (content === null) throw new Error(told);
    expectHard(content, { minutes: 30, equipment: ["dumbbell"] });
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

test("other minutes alone change the last session, which goes on training what it was for", async () => {
  for (const text of ["make it 25", "actually I only have 25 now", "cut it down to 25"]) {
    const { turn } = generatorFor();
    const before = (await turn("back and biceps at the gym, 50 minutes")).content;
    const { content, text: reply } = await turn(text);
    if (before === null || content === null) throw new Error(reply);

    expectHard(content, { minutes: 25 });
    expect(content.title, text).toBe(before.title);
    const trained = mainOf(content).flatMap(({ exerciseId }) => known(exerciseId).primary_muscles);
    expect(trained, text).toEqual(expect.arrayContaining(["lats", "biceps"]));
  }
});

test.each([
  "replace it with something for glutes",
  "change it to a chest session",
  "swap the whole thing for something with abs",
])("%s: another session of the same length", async (text) => {
  const { turn } = generatorFor();
  await turn("30 minute leg session");
  const next = (await turn(text)).content;
  expect(Math.abs((next?.estimatedMinutes ?? 0) - 30)).toBeLessThanOrEqual(3);
});

test("minutes behind an opening 'and' are the session's own", async () => {
  const { content } = await generatorFor().turn("and 20 minutes of core");
  expect(Math.abs((content?.estimatedMinutes ?? 0) - 20)).toBeLessThanOrEqual(2);
});

test("other gear alone keeps the minutes and the muscles of the session that is there", async () => {
  const { turn } = generatorFor();
  const first = (await turn("45 minute pull session at the gym")).content;
  const { content } = await turn("just bands here");
  if (first === null || content === null) throw new Error("no session");

  expect(content.title).toBe(first.title);
  expect(Math.abs(content.estimatedMinutes - first.estimatedMinutes)).toBeLessThanOrEqual(2);
  const gear = new Set(mainOf(content).flatMap(({ exerciseId }) => known(exerciseId).equipment_required));
  expect([...gear].filter((thing) => !["none", "band", "mat", "wall", "chair"].includes(thing))).toEqual([]);
});

test.each([
  ["what was the second one again?", /number 2 is/i],
  ["keep that one", /is saved/],
  ["put it back", /stays as it is/],
])("%j stores no session", async (words, said) => {
  const { turn } = generatorFor();
  await turn("30 minute leg session");

  const { outcome, text } = await turn(words);

  expect(outcome.commands).toEqual([]);
  expect(text).toMatch(said);
});

test.each(["another workout same time", "new one please, same length"])(
  "%j is as long as the last one",
  async (words) => {
    const { turn } = generatorFor();
    await turn("30 minute leg session");

    const { content } = await turn(words);

    expect(Math.abs((content?.estimatedMinutes ?? 0) - 30)).toBeLessThanOrEqual(2);
  },
);

test("what is next is the first exercise of which no sets are logged", async () => {
  const logged: LogEntry[] = [];
  const { turn } = generatorFor({}, logged);
  const { content } = await turn("40 minute leg session");
  const [first, second, third] = [
    ...new Set(mainOf(content as WorkoutContent).map(({ exerciseId }) => exerciseId)),
  ].map(known);
  if (first === undefined || second === undefined || third === undefined) throw new Error("too few exercises");
  expect((await turn("what's next?")).text).toContain(`1. ${first.name}`);

  for (const { id, name } of [first, third])
    logged.push({
      ...{ id, exercise: { id, name }, date: "2026-11-21", performedAt: "2026-11-21T10:00:00+01:00", note: null },
      sets: [LogSet.parse({ reps: 8 })],
    });

  expect((await turn("ok, next exercise")).text).toContain(`Next is ${second.name}`);
});

test("who takes one thing away brings no gym in, and what is added may load what was left alone", async () => {
  const { turn } = generatorFor();
  await turn("upper body 45 min, dumbbells, bench, pull up bar");
  const without = await turn("the pull up bar broke");
  if (without.content === null) throw new Error(without.text);
  expectHard(without.content, { equipment: ["dumbbell", "flat_bench"] });

  const home = generatorFor();
  await home.turn("full body home no equipment 25 min");
  const more = await home.turn("add pull ups");
  if (more.content === null) throw new Error(more.text);
  expect(mainOf(more.content).map(({ name }) => name)).toContain("Pull-Up");
});

test("what was ruled out of a session stays out of its changes, until it is asked for by name", async () => {
  const namesOf = (content: WorkoutContent | null) => itemsOf(content as WorkoutContent).map(({ name }) => name);
  const { turn } = generatorFor();
  const made = (await turn("35 min leg session, no lunges and nothing on the floor")).content;
  if (made === null) throw new Error("no session");
  const changes = ["swap the first one, I hate squats", "swap the second one", "give me another one", "make it longer"];
  for (const text of changes) {
    const { content, text: reply } = await turn(text);
    if (content === null) throw new Error(reply);
    expect(
      itemsOf(content)
        .map(({ exerciseId }) => known(exerciseId))
        .filter(({ movement_pattern, name }) => movement_pattern === "lunge" && /lunge/i.test(name)),
      text,
    ).toEqual([]);
    expect(content.leftOut, text).toEqual(expect.arrayContaining(["lunges", "the floor"]));
  }
  const asked = await turn("add walking lunges after all");
  expect(namesOf(asked.content)).toContainEqual(expect.stringMatching(/walking lunge/i));
  expect(asked.content?.leftOut).not.toContain("lunges");
});

test("what was taken out is put back, and what is in already is said to be", async () => {
  const { turn } = generatorFor();
  const { content: first } = await turn("full body 40 min");
  if (first === null) throw new Error("no session");
  const names = mainOf(first).map(({ name }) => name);
  await turn("remove the second one");

  const { content: again } = await turn("put it back");

  expect(mainOf(again ?? first).map(({ name }) => name)).toContain(names[1]);
  expect((await turn(`swap the first exercise for ${names[2]}`)).text).toContain("is in it already");
});

test("what a remark rules out of the warm-up or the cool-down alone goes too", async () => {
  const { turn } = generatorFor();
  await turn("25 minutes please, dumbbells, nothing on my back");

  const { content } = await turn("i get heartburn lying down");

  const names = content?.blocks.flatMap(({ items }) => items.map(({ name }) => name)) ?? [];
  expect(names).not.toContain("Downward Dog");
  expect(names).not.toContain("Thoracic Open Book");
});

test("an exercise is done otherwise, the others stay as they were, and the minutes are counted anew", async () => {
  const { turn } = generatorFor();
  const before = (await turn("45 minute leg session at the gym with back squats")).content;
  const { content, outcome } = await turn("change the squat to 5x5");
  if (before === null || content === null) throw new Error("no session");

  const doses = (of: WorkoutContent) => mainOf(of).map(({ name, sets, reps }) => `${name} ${sets}x${reps}`);
  const squat = mainOf(before).find(({ name }) => name === "Barbell Back Squat");
  expect(doses(content)).toEqual(
    doses(before).map((dose) => (dose.startsWith("Barbell Back Squat") ? "Barbell Back Squat 5x5" : dose)),
  );
  expect(squat).toBeDefined();
  expect(content.estimatedMinutes).not.toBe(before.estimatedMinutes);
  expect(outcome.commands.map(({ tool }) => tool)).toEqual(["save_workout"]);
});

test("the order is changed, two are put in a superset, and only the first few are kept", async () => {
  const { turn } = generatorFor();
  const first = (await turn("45 minute push session at the gym")).content;
  const last = (await turn("put the first one last")).content;
  const paired = (await turn("superset the first two")).content;
  const kept = (await turn("just the first three exercises")).content;
  if (first === null || last === null || paired === null || kept === null) throw new Error("no session");

  const ids = (content: WorkoutContent) => [...new Set(mainOf(content).map(({ exerciseId }) => exerciseId))];
  const [front, ...others] = ids(first);
  expect(ids(last)).toEqual([...others, front]);
  const together = mainOf(paired).filter(({ superset }) => superset !== undefined);
  expect([...new Set(together.map(({ exerciseId }) => exerciseId))]).toEqual(ids(last).slice(0, 2));
  expect(together.slice(0, -1).every(({ restS }) => restS === 0)).toBe(true);
  expect(ids(kept)).toEqual(ids(paired).slice(0, 3));
});

test("what is ruled out of a session that has none of it stays out of the next, and adds to what was ruled out before", async () => {
  const { turn } = generatorFor();
  const before = (await turn("30 minute upper body session with dumbbells")).content;
  const same = (await turn("no squats")).content;
  const both = (await turn("and without lunges too")).content;
  const next = (await turn("make it a leg day instead")).content;
  if (before === null || same === null || both === null || next === null) throw new Error("no session");

  expect({ ...same, leftOut: undefined }).toEqual({ ...before, leftOut: undefined });
  expect(both.leftOut).toEqual(expect.arrayContaining(["squats", "lunges"]));
  const moves = itemsOf(next).map(({ exerciseId }) => known(exerciseId));
  expect(moves.filter(({ movement_pattern }) => movement_pattern === "lunge")).toEqual([]);
  expect(moves.filter(({ name }) => /squat/i.test(name))).toEqual([]);
});

test.each([
  ["upper body 40 min at the gym, no machines", /^(?:machine_|smith_machine|cable|treadmill|bike|rower|elliptical)/],
  ["upper body 40 min at the gym, no machines and no barbells", /^(?:machine_|smith_machine|cable|barbell|trap_bar)/],
])("a kind of things that was ruled out comes into no later session: %s", async (text, ruledOut) => {
  const { turn } = generatorFor();
  await turn(text);
  for (const later of ["make it a leg day instead", "another one"]) {
    const { content } = await turn(later);
    if (content === null) throw new Error("no session");
    const things = itemsOf(content).flatMap(({ exerciseId }) => known(exerciseId).equipment_required);
    expect(things.filter((thing) => ruledOut.test(thing))).toEqual([]);
  }
});

test("what was asked for in so many words stays when something else changes", async () => {
  const names = (content: WorkoutContent) => mainOf(content).map(({ name }) => name);
  const named = generatorFor();
  await named.turn("45 min pull day");
  for (const text of ["add some hammer curls", "make it shorter", "fewer exercises", "no rows"]) {
    const { content, text: reply } = await named.turn(text);
    expect(content === null ? [reply] : names(content), text).toEqual(
      expect.arrayContaining([expect.stringMatching(/hammer/i)]),
    );
  }
  const dosed = generatorFor();
  await dosed.turn("full body 5x5, one hour");
  for (const text of ["without the warm up", "make it shorter", "no bench"]) {
    const { content, text: reply } = await dosed.turn(text);
    const heavy = content === null ? [] : mainOf(content).filter(({ reps }) => reps !== undefined);
    expect(heavy.length === 0 ? reply : heavy.every(({ sets, reps }) => sets === 5 && reps === 5), text).toBe(true);
  }
  const counted = generatorFor();
  await counted.turn("legs, 45 min");
  const { content: three, text: said } = await counted.turn("just 3 exercises, 3x10");
  expect(three === null ? said : new Set(names(three)).size).toBe(3);
  const anew = generatorFor();
  await anew.turn("quick hotel room workout");
  const { content: pushed, text: told } = await anew.turn("redo it with pushups");
  expect(pushed === null ? told : names(pushed)).toContain("Push-Up");
  expect(told).not.toMatch(/not possible/);
  const rested = generatorFor();
  await rested.turn("upper body, leave my shoulders alone, 40 min");
  for (const text of ["swap the second one", "more exercises", "a different one just as long"]) {
    const { content } = await rested.turn(text);
    if (content === null) continue;
    expect(content.estimatedMinutes, text).toBeLessThanOrEqual(40);
    const muscles = mainOf(content).flatMap(({ exerciseId }) => known(exerciseId).primary_muscles);
    expect(
      muscles.filter((muscle) => /delts/.test(muscle)),
      text,
    ).toEqual([]);
  }
});
