import { expect, test } from "vitest";
import { answerQuestion } from "../../src/agents/profile/answerQuestion.ts";
import { changeFromFacts, NO_CHANGE, type Stated } from "../../src/agents/profile/changeFromFacts.ts";
import { forgetAll, forgetSome } from "../../src/agents/profile/forget.ts";
import { renderFacts } from "../../src/agents/profile/renderFacts.ts";
import { renderProfile } from "../../src/agents/profileAgent.ts";
import type { Fact, FactType } from "../../src/protocol/facts.ts";
import { EMPTY_PROFILE, type Profile } from "../../src/protocol/profile.ts";
import type { Effect } from "../../src/protocol/turn.ts";
import type { ProfileChange } from "../../src/tools/profileChange.ts";

const stated = (op: "state" | "end", type: FactType, value: string, text = "", key = `${type}:x`): Stated => ({
  op,
  type,
  key,
  value,
  text,
});

const CHANGES: [Stated, Partial<ProfileChange>][] = [
  [stated("state", "units", "lb"), { set: { unit: "lb" } }],
  [stated("end", "units", "lb"), { set: { unit: "kg" } }],
  [stated("state", "goal", "lose the belly fat"), { set: { goal: "fat_loss" } }],
  [stated("state", "goal", "learn to juggle"), { set: { goal: null } }],
  [stated("state", "experience_level", "beginner"), { set: { level: "beginner" } }],
  [stated("state", "location", "Germany"), { set: { country: "DE" } }],
  [stated("state", "location", "Leeds"), {}],
  [stated("state", "age", "44"), {}],
  [
    stated("state", "equipment", "dumbbells", "I only have dumbbells now"),
    { equipment: { has: ["dumbbell"], lacks: [], isAll: true } },
  ],
  [stated("state", "equipment", "kettlebell"), { equipment: { has: ["kettlebell"], lacks: [], isAll: false } }],
  [stated("end", "equipment", "treadmill"), { equipment: { has: [], lacks: ["treadmill"], isAll: false } }],
  [stated("end", "equipment", "", "", "equipment"), { equipment: { has: [], lacks: [], isAll: true } }],
  [
    stated("state", "injury", "left knee", "my left knee is bad", "injury:knee:left"),
    { limitations: [{ joint: "knee", severity: "moderate", side: "left", note: null }] },
  ],
  [stated("end", "injury", "left knee", "", "injury:knee:left"), { healed: ["knee"] }],
  [stated("state", "health_condition", "asthma"), {}],
];

test.each(CHANGES)("%j changes the profile so far as it can hold it", (one, change) => {
  expect(changeFromFacts([one])).toEqual({ ...NO_CHANGE, ...change });
});

const fact = (type: FactType, value: string, part: Partial<Fact> = {}): Fact => ({
  id: `${type}-${value}`,
  type,
  value,
  confidence: "explicit",
  status: "current",
  supersedes: null,
  source: { turnId: "t" },
  at: "2026-11-21T12:00:00+01:00",
  expiresAt: null,
  ...part,
});
const effect = (op: Effect["op"], data: Fact | Profile, kind: Effect["kind"] = "fact"): Effect => ({
  effectId: "t/0.0.0",
  tool: "remember_facts",
  kind,
  op,
  ref: "ref",
  data,
});

test("what was noted is one short line, with what it was before and how long it holds", () => {
  const before = fact("body_weight", "75 kg", { id: "old", status: "superseded" });
  const after = fact("body_weight", "77 kg", { supersedes: "old" });
  const stiff = fact("injury", "stiff neck", { expiresAt: "2026-11-22T00:00:00+01:00" });

  expect(renderFacts([effect("update", before), effect("create", after), effect("create", stiff)]).text).toBe(
    "Noted: body weight 77 kg (before: 75 kg); injury: stiff neck (until 21 November 2026).",
  );
  expect(renderFacts([effect("update", fact("diet", "keto", { status: "retracted" }))]).text).toBe(
    "Noted as no longer so: diet: keto.",
  );
});

test("a forgotten value is not said again, and the profile is not told beside its facts", () => {
  const gone = [effect("delete", fact("body_weight", "75 kg")), effect("delete", fact("name", "Mia"))];
  const beside = effect("update", EMPTY_PROFILE, "profile");

  expect(renderFacts(gone).text).toBe("Forgotten: your body weight and name.");
  expect(renderProfile([beside], { all: [...gone, beside] }).text).toBe("");
  expect(renderProfile([beside], { all: [beside] }).text).toBe("Noted. Your profile: unit kg.");
});

const FACTS = [
  fact("body_weight", "77 kg"),
  fact("equipment", "squat rack"),
  fact("equipment", "resistance bands"),
  fact("injury", "right ankle: mild sprain"),
];
const PROFILE: Profile = { ...EMPTY_PROFILE, level: "beginner", equipment: ["rack"] };
const ANSWERS: [FactType[] | "all", string | null, RegExp][] = [
  [["body_weight"], null, /^Body weight: 77 kg \(you told me on 21 November 2026\)$/],
  [["height"], null, /^You have not told me your height, so I do not know\.$/],
  [["equipment"], "treadmill", /^Not that you told me\. What I know: Equipment: squat rack, resistance bands\.$/],
  [["equipment"], "band", /^Equipment: resistance bands$/],
  [["injury"], "ankle", /right ankle/],
  [["experience_level"], null, /^Level: beginner$/],
  [["units"], null, /kg/],
  [
    "all",
    null,
    /^What I know about you:\nBody weight: 77 kg.*\nInjury: right ankle.*\nEquipment: squat rack, .*\nLevel/,
  ],
  ["all", "back", /^Not that you told me\.$/],
];

test.each(ANSWERS)("asked for %j about %j it tells what is known and nothing else", (types, about, answer) => {
  expect(answerQuestion({ types, about }, "?", { facts: FACTS, profile: PROFILE })).toMatch(answer);
});

test("a question that no type holds is answered from the note that shares its words", () => {
  const facts = [fact("note", "the leg press sled weighs 50 kg empty"), fact("note", "locker 12")];
  const told = { facts, profile: EMPTY_PROFILE };

  expect(answerQuestion({ types: ["body_weight"], about: null }, "how heavy is the leg press sled?", told)).toBe(
    "Note: the leg press sled weighs 50 kg empty",
  );
  expect(answerQuestion({ types: ["body_weight"], about: null }, "how heavy am I?", told)).toMatch(/have not told me/);
});

test("somebody who has told nothing is told nothing", () => {
  expect(answerQuestion({ types: "all", about: null }, "?", { facts: [], profile: EMPTY_PROFILE })).toMatch(
    /not told me anything/,
  );
});

test("forgetting takes every value that is meant, former ones too, and nothing else", () => {
  const before = fact("body_weight", "75 kg", { status: "superseded" });
  const stored = { facts: [before, ...FACTS], profile: PROFILE };

  expect(forgetSome({ types: ["body_weight"], about: null }, stored)).toMatchObject([
    { tool: "forget_facts", input: { ids: ["body_weight-75 kg", "body_weight-77 kg"] } },
  ]);
  expect(forgetSome({ types: ["equipment"], about: "bands" }, stored)).toMatchObject([
    { input: { ids: ["equipment-resistance bands"], profile: { equipment: { lacks: ["band"], isAll: false } } } },
  ]);
  expect(forgetSome({ types: ["experience_level"], about: null }, stored)).toMatchObject([
    { input: { ids: [], profile: { set: { level: null } } } },
  ]);
  expect(forgetSome({ types: ["height"], about: null }, stored)).toEqual([]);
  expect(forgetAll(stored)).toMatchObject([{ input: { ids: stored.facts.map(({ id }) => id) } }]);
  expect(forgetAll({ facts: [], profile: EMPTY_PROFILE })).toEqual([]);
});
