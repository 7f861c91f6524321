import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { compareSets } from "../../evals/rows/compareSets.ts";
import { ExpectedEntry } from "../../evals/rows/expectedEntry.ts";
import { ExpectedFact, isFact } from "../../evals/rows/expectedFact.ts";
import { judgeWorkout, type Wanted } from "../../evals/rows/judgeWorkout.ts";
import { isNamedBy } from "../../evals/rows/namesExercise.ts";
import { isFound, isFoundInName } from "../../evals/rows/pattern.ts";
import { readRows } from "../../evals/rows/readRows.ts";
import { statesFact } from "../../evals/rows/statesFact.ts";
import { allSuites } from "../../evals/suites/allSuites.ts";
import type { Score } from "../../evals/suites/suite.ts";
import type { ExerciseFacts } from "../../evals/target/exerciseReader.ts";
import { missingTurn, type SeenTurn } from "../../evals/target/seenTurn.ts";
import { LogSet } from "../../src/protocol/workoutLog.ts";

const setsOf = (...sets: object[]) => ExpectedEntry.parse({ sets }).sets;
const seenSets = (...sets: Partial<LogSet>[]) => sets.map((set) => LogSet.parse(set));
const turnOf = (turn: Partial<SeenTurn>): SeenTurn => ({ ...missingTurn(""), status: "completed", ...turn });

test("a bad row is refused with file, line and field, all of them at once", () => {
  const folder = mkdtempSync(join(tmpdir(), "setpoint-rows-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "rows.jsonl");
  const fine = '{"id": "a", "entries": [{"sets": [{"reps": 5}]}]}';
  writeFileSync(file, [fine, "", "{oops", '{"id": "b", "entries": [{"sets": [{"rep": 5}]}]}', fine].join("\n"));
  const schema = z.object({ id: z.string(), entries: z.array(ExpectedEntry) });

  expect(() => readRows(file, schema)).toThrow(
    new RegExp(
      `${file}:3 \\(row\\): is not JSON.*\n${file}:4 entries\\[0\\]\\.sets\\[0\\].*"rep".*\n${file}:5 id: "a" is the id of line 1 too`,
    ),
  );
  writeFileSync(file, fine);
  expect(readRows(file, schema).map(({ row }) => row.id)).toEqual(["a"]);
});

test("only the fields that a row gives are compared; null must be null", () => {
  const seen = seenSets({ reps: 5, weight: 100, unit: "kg", rpe: 8 }, { reps: 5, weight: 100, unit: "kg" });

  expect(compareSets(setsOf({ count: 2, reps: 5 }), seen).isSame).toBe(true);
  expect(compareSets(setsOf({ count: 2, reps: 5, weight: 100, unit: null }), seen).isSame).toBe(true);
  expect(compareSets(setsOf({ count: 2, reps: 5, rpe: null }), seen)).toEqual({
    hits: 2,
    misses: 0,
    falseAlarms: 1,
    isSame: false,
  });
  expect(compareSets(setsOf({ reps: 5, weight: 90 }), seen)).toEqual({
    hits: 1,
    misses: 1,
    falseAlarms: 3,
    isSame: false,
  });
  expect(compareSets(setsOf({ count: 3, reps: 5 }), seen)).toEqual({
    hits: 2,
    misses: 1,
    falseAlarms: 0,
    isSame: false,
  });
  expect(
    compareSets(
      setsOf({ distance: 5, distanceUnit: "km", duration_s: 1650 }),
      seenSets({ distance: 5000, distanceUnit: "m", durationS: 1650 }),
    ).isSame,
  ).toBe(true);
});

test("a phrase names an exercise by alias, cut short, mistyped or joined, and not by one word of two", () => {
  const pulldown = { name: "Lat Pulldown", aliases: [{ text: "pulldown machine" }] };
  const romanian = { name: "Romanian Deadlift", aliases: [{ text: "RDL" }] };

  expect(
    ["lat pull downs", "pulldowns", "lat puldown", "strict lat pulldown"].map((phrase) => isNamedBy(phrase, pulldown)),
  ).toEqual([true, true, true, true]);
  expect(isNamedBy("rdl", romanian)).toBe(true);
  expect(isNamedBy("sumo deadlift", romanian)).toBe(false);
});

test("patterns ignore case, accents and curly quotes; in names also number and hyphens", () => {
  expect(isFound("can't|won't", "I won’t help with that.")).toBe(true);
  expect(isFound(["arzt", "médecin"], "Voyez un medecin.")).toBe(false);
  expect(isFound(["arzt", "medecin"], "Voyez un médecin.")).toBe(true);
  expect(isFoundInName("pull-ups", "Pull-Up")).toBe(true);
  expect(isFoundInName("^barbell", "Dumbbell and Barbell")).toBe(false);
});

test("a fact in plain words is stated when its figures and most of its words are", () => {
  const reply = "Rest two to three minutes; 2–3 minutes suit heavy sets.";

  expect(statesFact("resting 3 minutes for heavy sets", reply)).toBe(true);
  expect(statesFact("resting 5 minutes for heavy sets", reply)).toBe(false);
  expect(statesFact(["creatine", "minutes?"], reply)).toBe(true);
});

test("facts match by type or value, and like types are alike", () => {
  const stored = { type: "injury", value: "knee moderate left" };

  expect(isFact(ExpectedFact.parse({ type: "health_condition", value: "left knee" }), stored)).toBe(true);
  expect(isFact(ExpectedFact.parse("injury"), stored)).toBe(true);
  expect(isFact(ExpectedFact.parse({ type: "age", value_re: "knee" }), stored)).toBe(false);
  expect(isFact(ExpectedFact.parse("^left"), stored)).toBe(false);
});

test("a session is judged by equipment, joints, exclusions, muscles and minutes", () => {
  const exercise = (name: string, more: Partial<ExerciseFacts>): ExerciseFacts => ({
    id: name,
    name,
    aliases: [],
    primary_muscles: ["quads"],
    secondary_muscles: [],
    equipment_required: ["none"],
    joint_stress: { knee: 1, shoulder: 0 },
    stress_flags: [],
    difficulty: 2,
    ...more,
  });
  const exercises = {
    squat: exercise("Bodyweight Squat", { joint_stress: { knee: 2, shoulder: 0 } }),
    press: exercise("Barbell Bench Press", { primary_muscles: ["chest"], equipment_required: ["barbell", "rack"] }),
    ghost: null,
  };
  const item = (exerciseId: string) => ({ exerciseId, name: exerciseId, sets: 3, reps: 10, restS: 60 });
  const card = {
    title: "A session",
    estimatedMinutes: 20,
    blocks: [{ block: "main" as const, items: [item("squat"), item("press"), item("ghost")] }],
  };
  const wanted: Wanted = {
    durationMin: 15,
    equipment: ["barbell"],
    muscles: [
      { text: "legs", names: ["quads"] },
      { text: "back", names: ["lats"] },
    ],
    joints: [{ joint: "knee", max: 1 }],
    include: ["row"],
    exclude: ["bench"],
    level: "beginner",
  };

  expect(judgeWorkout(wanted, card, exercises).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    "unknownExercise: ghost does not exist",
    "joint: Bodyweight Squat stresses the knee",
    "equipment: Barbell Bench Press needs rack",
    "excluded: Barbell Bench Press is there, though no “bench” was wanted",
    "included: “row” is missing",
    "muscle: nothing for back",
    "focus: only 1 of 2 for what was asked",
    "tooLong: 20 of 15 minutes",
  ]);
});

const judge = (suite: "routing" | "logging", raw: object, seen: object): Score => {
  const row = allSuites[suite].row.parse(raw);
  return allSuites[suite].score(row, seen);
};
const route = (name: string, confidence = 0.9) => ({
  route: name,
  confidence,
  by: "rule",
  rule: null,
  signals: [],
  text: "",
  alternatives: [],
});
const question = (kind: string, about: string) => ({ kind, about, question: "Which?", options: [] });

test("routing: right, acceptable, asked, forbidden and in order are counted apart", () => {
  const row = {
    id: "r",
    text: "t",
    intent: "COACH",
    intents: ["COACH", "WORKOUT_LOG"],
    acceptable: ["RESEARCH"],
    must_clarify: false,
  };
  const inOrder = turnOf({ routes: [route("COACH"), route("WORKOUT_LOG")] });
  const asked = turnOf({
    routes: [route("COACH", 0.4)],
    status: "awaiting",
    pending: question("clarification", "route"),
  });

  expect(judge("routing", row, { turn: inOrder })).toMatchObject({
    isRight: true,
    shares: { strict: [1, 1], ordered: [1, 1] },
  });
  expect(judge("routing", row, { turn: turnOf({ routes: [route("RESEARCH")] }) }).shares).toEqual({
    lenient: [1, 1],
    strict: [0, 1],
    ordered: [0, 1],
    overAsking: [0, 1],
  });
  expect(judge("routing", row, { turn: asked }).shares.overAsking).toEqual([1, 1]);
  expect(judge("routing", { ...row, must_clarify: true }, { turn: asked }).shares).toMatchObject({
    clarifyRecall: [1, 1],
    strict: [1, 1],
  });
  const logged = turnOf({
    routes: [route("WORKOUT_LOG")],
    effects: [{ kind: "log", op: "create", ref: "l", data: {} }],
  });
  expect(judge("routing", { ...row, forbidden: ["WORKOUT_LOG"] }, { turn: logged }).shares).toMatchObject({
    forbidden: [1, 1],
    forbiddenEffects: [1, 1],
  });
});

test("routing under another threshold asks below it and acts above it, without a server", () => {
  const suite = allSuites.routing;
  const turn = turnOf({ routes: [route("COACH", 0.7)] });

  const asked = suite.withThreshold?.({ turn }, 0.8) as { turn: SeenTurn };
  const acted = suite.withThreshold?.(asked, 0.6) as { turn: SeenTurn };

  expect(asked.turn.pending?.kind).toBe("clarification");
  expect(acted.turn.pending).toBeNull();
});

test("logging: stored wrongly without asking is wrong but confident, asked about is not", () => {
  const row = {
    id: "l",
    text: "rows 3x8 60",
    reference_date: "2026-03-01",
    is_log: true,
    entries: [
      {
        exercise_phrase: "rows",
        sets: [{ count: 3, reps: 8, weight: 60 }],
        ambiguous_exercise: true,
        date_offset_days: -1,
      },
    ],
    must_ask: true,
    may_ask: true,
  };
  const sets = seenSets(...Array.from({ length: 3 }, () => ({ reps: 8, weight: 60 })));
  const data = { id: "x", exercise: { id: "row", name: "Barbell Row" }, date: "2026-02-28", sets };
  const stored = turnOf({ routes: [route("WORKOUT_LOG")], effects: [{ kind: "log", op: "create", ref: "x", data }] });
  const asked = turnOf({
    routes: [route("WORKOUT_LOG")],
    status: "awaiting",
    pending: question("disambiguation", "exercise"),
    drafts: [{ kind: "log", exercise: null, phrase: "rows", date: "2026-02-28", sets }],
  });

  expect(judge("logging", row, { turn: stored, exercises: {} }).shares).toMatchObject({
    exact: [0, 1],
    wrongButConfident: [1, 1],
    askRecall: [0, 1],
  });
  expect(judge("logging", row, { turn: asked, exercises: {} })).toMatchObject({
    isRight: true,
    shares: { exact: [1, 1], wrongButConfident: [0, 1], ambiguityRecall: [1, 1], fieldF1: [16, 16] },
  });
  const fine = {
    ...row,
    must_ask: false,
    may_ask: false,
    entries: row.entries.map((entry) => ({ ...entry, ambiguous_exercise: false })),
  };
  expect(judge("logging", fine, { turn: stored, exercises: {} }).why).toEqual([]);
  expect(judge("logging", fine, { turn: asked, exercises: {} }).shares.overAsking).toEqual([1, 1]);
  expect(
    judge("logging", { ...fine, is_log: false, entries: [] }, { turn: stored, exercises: {} }).shares.falseLog,
  ).toEqual([1, 1]);
});
