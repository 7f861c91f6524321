import { expect, test } from "vitest";
import { Lifter } from "./lifter.ts";

const THREE = ["bench 3x8 80kg", "squat 5x5 100kg", "cable row 3x10 60kg"];

async function after(messages: readonly string[], order: string) {
  const ana = new Lifter();
  for (const message of messages) await ana.says(message);
  const before = ana.stored();
  const answer = await ana.says(order);
  return { ana, before, answer };
}

const BENCH = "Barbell Bench Press";
const SQUAT = "Barbell Back Squat";
const ROW = "Seated Cable Row";

test.each([
  ["delete all but the last", [ROW]],
  ["delete the last two", [BENCH]],
  ["delete number 2", [BENCH, ROW]],
  ["the one before last can go", [BENCH, ROW]],
  ["keep the squat, delete the rest", [SQUAT]],
  ["only keep the first two", [BENCH, SQUAT]],
  ["delete the bench, no wait, the row", [BENCH, SQUAT]],
  ["delete bench not squat", [SQUAT, ROW]],
  ["scrap the first and the third", [SQUAT]],
  ["the last two can go, they were my brother's", [BENCH]],
  ["lösch die letzten beiden", [BENCH]],
  ["borra todo menos la sentadilla", [SQUAT]],
  ["supprime les deux derniers", [BENCH]],
  ["cancella gli ultimi due", [BENCH]],
  ["apaga os dois últimos", [BENCH]],
])("of three entries that were told one by one, %j leaves %j", async (order, left) => {
  const { ana } = await after(THREE, order);
  expect(ana.stored().map(({ name }) => name)).toEqual(left);
});

test.each([
  ["all three were yesterday", [BENCH, SQUAT, ROW]],
  ["the last two were yesterday", [SQUAT, ROW]],
  ["everything except the squat was yesterday", [BENCH, ROW]],
  ["move the first two to yesterday", [BENCH, SQUAT]],
  ["bench and row were yesterday", [BENCH, ROW]],
  ["the first was yesterday", [BENCH]],
  ["die letzten beiden waren gestern", [SQUAT, ROW]],
])("%j is the day of %j", async (order, moved) => {
  const { ana, before } = await after(THREE, order);
  const today = before[0]?.date;
  expect(ana.stored().flatMap(({ name, date }) => (date === today ? [] : [name]))).toEqual(moved);
});

test("what is many and was told one by one goes only after a look at it", async () => {
  const { ana, answer } = await after(THREE, "wipe them all");
  expect(answer.question).toMatchObject({ kind: "confirmation" });
  expect(ana.stored()).toHaveLength(3);
  await ana.says("yes");
  expect(ana.stored()).toEqual([]);
});

test.each([
  ["both at 90", { [BENCH]: [90], [SQUAT]: [90] }],
  ["number one was 82.5", { [BENCH]: [82.5], [SQUAT]: [100] }],
  ["make the bench 82.5 and the squat 105", { [BENCH]: [82.5], [SQUAT]: [105] }],
])("%j puts right what it names", async (order, weights) => {
  const { ana } = await after(THREE.slice(0, 2), order);
  const stored = ana.stored().map(({ name, sets }) => [name, [...new Set(sets.map(({ weight }) => weight))]]);
  expect(Object.fromEntries(stored)).toEqual(weights);
});

test.each([
  ["repeat the first", [BENCH]],
  ["same as the bench again", [BENCH]],
  ["repeat both", [BENCH, SQUAT]],
])("%j logs %j once more", async (order, more) => {
  const { ana } = await after(THREE.slice(0, 2), order);
  const added = ana.stored().slice(2);
  expect(added.map(({ name }) => name)).toEqual(more);
  expect(added.map(({ sets }) => sets[0]?.weight)).toEqual(more.map((name) => (name === BENCH ? 80 : 100)));
});

test.each([
  ["delete the fifth one", THREE],
  ["i logged that twice, the second one can go", THREE.slice(0, 1)],
])("%j of entries that are not there deletes nothing", async (order, told) => {
  const { ana, before } = await after(told, order);
  expect(ana.stored()).toEqual(before);
});

test.each([
  ["the last two were 75", [80, 75, 75]],
  ["all sets at 85 except the first", [80, 85, 85]],
  ["85 on all but the last set", [85, 85, 80]],
])("with a single entry %j is of its sets", async (order, weights) => {
  const { ana } = await after(["bench 80kg x 8, 8, 8"], order);
  expect(ana.stored()[0]?.sets.map(({ weight }) => weight)).toEqual(weights);
});

test.each([
  ["the second set was 6 and the third 5", [8, 6, 5]],
  ["first was 9, second 7 and the last 6", [9, 7, 6]],
  ["all were 9 except the last which was 6", [9, 9, 6]],
])("%j gives each set its own", async (order, reps) => {
  const { ana } = await after(["bench 80kg x 8, 8, 8"], order);
  expect(ana.stored()[0]?.sets.map((set) => set.reps)).toEqual(reps);
});

test("what was deleted at once comes back in the order in which it was told", async () => {
  const { ana } = await after([...THREE, "delete all but the last"], "undo");
  expect(ana.stored().map(({ name }) => name)).toEqual([ROW, BENCH, SQUAT]);
});

test("a remark on some repetitions is noted at the exercise that it names", async () => {
  const { ana } = await after(THREE.slice(0, 2), "last two reps on the bench felt awful");
  expect(ana.stored().map(({ note }) => note !== null)).toEqual([true, false]);
});

test.each(["the last two reps were ugly", "last three reps assisted"])("%j is a note", async (remark) => {
  const { ana, before } = await after(["bench 80kg x 8, 8, 8"], remark);
  expect(ana.stored()[0]?.sets).toEqual(before[0]?.sets);
});

test("what is put right after a deletion is the entry of that name that was told before", async () => {
  const { ana } = await after([...THREE.slice(0, 2), "delete the bench"], "make the squat 105");
  expect(ana.stored().map(({ name, sets }) => [name, sets[0]?.weight])).toEqual([[SQUAT, 105]]);
});

test.each([
  ["bench was 4x5", [4, 5]],
  ["it was 4 reps for bench", [5, 4]],
])("%j after another lift is of the bench that was told", async (words, [count, reps]) => {
  const { ana, answer } = await after(["bench 5x5 100kg", "squat 3x3 140kg"], words);
  if (answer.question !== null) await ana.says("yes");
  expect(ana.stored()).toHaveLength(2);
  const bench = ana.stored().find(({ name }) => name === BENCH);
  expect([bench?.sets.length, bench?.sets[0]?.reps, bench?.sets[0]?.weight]).toEqual([count, reps, 100]);
});

test("sets of another day are an entry of that day", async () => {
  const { ana } = await after(["bench 3x8 80kg yesterday"], "and 82.5 3x8 today");
  expect(ana.stored().map(({ sets }) => sets[0]?.weight)).toEqual([80, 82.5]);
  expect(new Set(ana.stored().map(({ date }) => date)).size).toBe(2);
});

test("who counts sets counts those that were work", async () => {
  const { ana } = await after(["warmup squat 60x5, 80x5, work 100x5 100x5 100x5"], "only did 2 work sets");
  expect(ana.stored()[0]?.sets.map(({ weight }) => weight)).toEqual([60, 80, 100, 100]);
});

test("what was taken away comes back, though it had been added before", async () => {
  const { ana, before } = await after(
    ["chest press machine 50kg x 12", "55 x 8", "delete the last set"],
    "bring it back",
  );
  expect(before[0]?.sets).toHaveLength(1);
  expect(ana.stored()[0]?.sets).toHaveLength(2);
});

test("sets of another exercise put nothing right of the one before", async () => {
  const { ana } = await after(["bench 60kg 3x10"], "seated dumbbell press 22s 10 10 8");
  expect(ana.stored().map(({ name, sets }) => [name, sets.length])).toEqual([
    [BENCH, 3],
    ["Seated Dumbbell Shoulder Press", 3],
  ]);
  expect(ana.stored()[0]?.sets.map(({ reps }) => reps)).toEqual([10, 10, 10]);
});

test("another workout with a name and a time of its own is an entry beside the one before", async () => {
  const ana = new Lifter();

  for (const words of ["Helen 9:45", "DT 8:30 rx", "Isabel 4:05", "make it 4:00"]) await ana.says(words);

  expect(ana.stored().map(({ sets }) => sets[0]?.durationS)).toEqual([585, 510, 240]);
});

test.each([
  "please don't ever delete that",
  "no need to delete that",
  "delete that - actually don't",
  "bitte nicht löschen",
  "não apaga isso",
  "don't make it 80",
  "I don't think it was 80",
  "ändere es nicht auf 80",
])("%j leaves the sets as they are", async (order) => {
  const { ana } = await after(["bench 80kg x 8, 8, 8"], order.replace("80", "75"));
  expect(ana.stored().map(({ sets }) => sets.map(({ weight }) => weight))).toEqual([[80, 80, 80]]);
});

test.each([
  "don't delete the bench, delete the squat",
  "delete the squat, keep the bench",
  "delete the squat, not the bench",
])("%j deletes the one alone", async (order) => {
  const { ana } = await after(["bench 80kg x 8, 8, 8", "squat 3x5 100"], order);
  expect(ana.stored().map(({ sets }) => sets[0]?.reps)).toEqual([8]);
});
