import { expect, test } from "vitest";
import type { WorkScope } from "../../src/agents/agent.ts";
import { createProfileAgent, renderProfile } from "../../src/agents/profileAgent.ts";
import { type ProfileStatement, readProfileStatement } from "../../src/language/person/profileStatements.ts";
import { EMPTY_PROFILE, type Profile } from "../../src/protocol/profile.ts";
import type { Assignment } from "../../src/protocol/understanding.ts";
import { getProfile } from "../../src/tools/getProfile.ts";
import { callTool } from "../../src/tools/tool.ts";

const NOTHING: ProfileStatement = {
  set: {},
  equipment: null,
  limitations: [],
  healed: [],
  unkept: [],
  forgets: [],
  asks: false,
  isAboutOther: false,
};

const STATEMENTS: [text: string, read: Partial<ProfileStatement>][] = [
  ["use kg", { set: { unit: "kg" } }],
  ["switch from kg to pounds please", { set: { unit: "lb" } }],
  ["I'm a total beginner", { set: { level: "beginner" } }],
  ["my goal is to lose 5 kg", { set: { goal: "fat_loss" } }],
  ["I want to get stronger", { set: { goal: "strength" } }],
  ["my time zone is Europe/Lisbon", { set: { timezone: "Europe/Lisbon" } }],
  ["I live in Germany", { set: { country: "DE" }, unkept: ["place"] }],
  ["I always write weight x sets x reps", { set: { notation: "weight_sets_reps" } }],
  ["I only have dumbbells and a bench", { equipment: { has: ["dumbbell", "flat_bench"], lacks: [], isAll: true } }],
  ["I bought a kettlebell", { equipment: { has: ["kettlebell"], lacks: [], isAll: false } }],
  ["I no longer have a barbell", { equipment: { has: [], lacks: ["barbell", "plate"], isAll: false } }],
  ["I have a bad left knee", { limitations: [{ joint: "knee", severity: "moderate", side: "left", note: null }] }],
  ["my knee is fine now", { healed: ["knee"] }],
  ["I'm 34 and I weigh 82 kg", { unkept: ["age", "weight"] }],
  ["my name is Sam", { unkept: ["name"] }],
  ["forget my weight", { forgets: ["weight"] }],
  ["forget everything you know about me", { forgets: ["everything"] }],
  ["what do you know about me?", { asks: true }],
  ["my wife has a bad knee", { isAboutOther: true }],
  ["uso kilos, soy principiante", { set: { level: "beginner" } }],
];

test("statements about oneself are read, and only what was said", () => {
  expect(STATEMENTS.map(([text]) => [text, readProfileStatement(text)])).toEqual(
    STATEMENTS.map(([text, read]) => [text, { ...NOTHING, ...read }]),
  );
});

const STORED: Profile = {
  ...EMPTY_PROFILE,
  equipment: ["dumbbell"],
  limitations: [{ joint: "knee", severity: "mild", side: "right", note: null }],
};

function ask(text: string, resume: Assignment["resume"] = null) {
  const tool = getProfile({ find: async () => STORED });
  const signal = new AbortController().signal;
  const scope: WorkScope = {
    userId: "u",
    conversationId: "c",
    turnId: "t",
    signal,
    idempotencyKey: "k",
    attempt: 1,
    emit: () => {},
    trace: () => {},
    call: (called, input) =>
      callTool(called, input, { userId: "u", conversationId: "c", turnId: "t", effectKey: "k", signal }),
  };
  const assignment: Assignment = {
    userId: "u",
    conversationId: "c",
    turnId: "t",
    sentAt: "2026-11-21T12:00:00+01:00",
    timezone: "Europe/Paris",
    avoidJoints: [],
    text,
    resume,
    lastLogIds: [],
  };
  return createProfileAgent({ tools: { getProfile: tool } })(assignment, scope);
}

const patches = async (text: string) => (await ask(text)).commands.map(({ input }) => input.patch);

test("new equipment is added to the stored list, a limitation replaces that joint's", async () => {
  expect(await patches("I bought a kettlebell")).toEqual([{ equipment: ["dumbbell", "kettlebell"] }]);
  expect(await patches("my left knee is really bad")).toEqual([
    { limitations: [{ joint: "knee", severity: "severe", side: "left", note: null }] },
  ]);
  expect(await patches("my knee is fine now")).toEqual([{ limitations: [] }]);
});

test("what cannot be kept is said, and nothing is stored", async () => {
  const outcome = await ask("I'm 34 and my name is Sam");
  expect(outcome.commands).toEqual([]);
  expect(outcome.say[0]?.text).toMatch(/cannot keep your name or your age yet/);
  expect((await ask("forget my weight")).say[0]?.text).toMatch(/nothing to forget/);
});

test("clearing everything is confirmed first", async () => {
  const asked = await ask("forget everything about me");
  expect([asked.commands, asked.question?.kind]).toEqual([[], "confirmation"]);
  const question = { ...asked.question, owner: "PROFILE", text: "", turnId: "t", expiresAt: "", asked: 1 };
  const resume = { question, answer: { text: "yes", optionId: "yes" } } as NonNullable<Assignment["resume"]>;
  expect((await ask("yes", resume)).commands).toEqual([
    {
      tool: "update_profile",
      input: { patch: { level: null, goal: null, country: null, equipment: [], limitations: [], notation: null } },
    },
  ]);
});

test("what is known is answered from the stored profile, and a change is rendered from its effect", async () => {
  expect((await ask("what do you know about me?")).say[0]?.text).toContain("to spare: right knee (mild)");
  const effect = {
    effectId: "e",
    tool: "update_profile",
    kind: "profile",
    op: "update",
    ref: "u",
    data: STORED,
  } as const;
  expect(renderProfile([effect]).text).toBe(
    "Noted. What I know about you: unit kg; equipment: dumbbell; to spare: right knee (mild).",
  );
});
