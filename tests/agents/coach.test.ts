import fc from "fast-check";
import { expect, test } from "vitest";
import type { WorkScope } from "../../src/agents/agent.ts";
import type { CoachEvidence } from "../../src/agents/coach/coachEvidence.ts";
import { createCoachAgent } from "../../src/agents/coachAgent.ts";
import { readKnowledge } from "../../src/catalog/knowledge/knowledge.ts";
import { readCatalog } from "../../src/catalog/readCatalog.ts";
import { readCoachQuestions } from "../../src/language/coaching/coachQuestion.ts";
import type { Fact } from "../../src/protocol/facts.ts";
import { EMPTY_PROFILE, type Profile } from "../../src/protocol/profile.ts";
import type { Assignment, Outcome } from "../../src/protocol/understanding.ts";
import { getExercise } from "../../src/tools/getExercise.ts";
import { getFacts } from "../../src/tools/getFacts.ts";
import { getProfile } from "../../src/tools/getProfile.ts";
import { searchExercises } from "../../src/tools/searchExercises.ts";
import { searchKnowledge } from "../../src/tools/searchKnowledge.ts";
import { callTool } from "../../src/tools/tool.ts";
import { growthOf } from "../language/growthOf.ts";
import { COACH_ROWS } from "./coachRows.ts";

const catalog = readCatalog();
const knowledge = readKnowledge();

/** Asks the coach as the chart does: evidence goes through JSON between the two steps. */
async function ask(text: string, more: Partial<Assignment> & { profile?: Partial<Profile>; told?: Fact[] } = {}) {
  const { profile, told = [], ...assigned } = more;
  const stored = profile === undefined ? null : { ...EMPTY_PROFILE, ...profile };
  const coach = createCoachAgent({
    catalog,
    knowledge,
    tools: {
      searchKnowledge: searchKnowledge(knowledge),
      getExercise: getExercise(catalog),
      searchExercises: searchExercises(catalog),
      getProfile: getProfile({ profiles: { find: async () => stored }, facts: { all: async () => [] } }),
      getFacts: getFacts({ all: async () => told.map((fact) => ({ key: fact.type, means: null, fact })) }),
    },
    now: () => 0,
  });
  const pieces: string[] = [];
  const traced: [string, Record<string, unknown>][] = [];
  const called: string[] = [];
  const ids = { userId: "ana", conversationId: "c1", turnId: "t1" };
  const scope: WorkScope = {
    ...ids,
    signal: new AbortController().signal,
    idempotencyKey: "t1/1",
    attempt: 1,
    emit: (piece) => pieces.push(piece),
    trace: (event, fields) => traced.push([event, fields]),
    ask: async () => ({ ok: false, why: "unavailable" }),
    call: (tool, input) => {
      called.push(tool.name);
      return callTool(tool, input, { ...ids, effectKey: "t1/1", signal: new AbortController().signal });
    },
  };
  const assignment: Assignment = {
    ...ids,
    sentAt: "2026-11-21T12:00:00+01:00",
    timezone: "Europe/Paris",
    avoidJoints: [],
    text,
    resume: null,
    lastLogIds: [],
    ...assigned,
  };
  const found = await coach.retrieve(assignment, scope);
  const evidence = JSON.parse(JSON.stringify(found)) as CoachEvidence;
  expect(evidence).toEqual(found);
  const outcome: Outcome = await coach.compose({ assignment, evidence }, scope);
  const part = outcome.say[0];
  if (!part) throw new Error("the coach said nothing");
  return { outcome, part, text: part.text, pieces, traced, called, evidence };
}

test.each(COACH_ROWS)("$ask", async ({ ask: question, says, never = [] }) => {
  const { text } = await ask(question);
  const said = text.toLowerCase();
  const holds = (fact: string | RegExp) =>
    typeof fact === "string" ? said.includes(fact.toLowerCase()) : fact.test(said);

  expect(
    says.filter((fact) => !holds(fact)),
    text,
  ).toEqual([]);
  expect(never.filter(holds), text).toEqual([]);
});

test.each([
  ["I plan to squat 5x5 at 100kg tomorrow", /^I did not log what you plan/],
  ["my buddy benched 3x5 at 120kg", /^I did not log what somebody else did/],
  ["my mate squatted 180 today", /^I did not log what somebody else did/],
  ["don't log this: 3x10 curls at 10kg", /^I did not log that, as you asked\.$/],
  ["if I benched 3x5 at 100kg I would be happy", /^I did not log what you only suppose/],
  ["coach told me to do 4x8 squats at 90kg", /^I did not log what a coach/],
  ["I usually do 3x10 curls at 12kg", /^I did not log what you usually do or once managed/],
])("%s: says that it was not logged and why, and lectures nobody", async (text, says) => {
  const said = (await ask(text)).text;
  expect(said).toMatch(says);
  expect(said).not.toContain("full repetition");
});

test("[C8] who told of a pregnancy, a heart or a seizure and asks for an exercise is answered with a word on it, who did not is not", async () => {
  const told = (type: Fact["type"], value: string): Fact[] => [
    {
      id: "f1",
      type,
      value,
      confidence: "explicit",
      status: "current",
      at: "2026-11-20T12:00:00+01:00",
      expiresAt: null,
      supersedes: null,
      source: { turnId: "t0" },
    },
  ];
  const asked = async (facts: Fact[]) => (await ask("can i do sit ups?", { told: facts })).text;
  expect(await asked(told("health_condition", "pregnant (24 weeks)"))).toMatch(/midwife/);
  expect(await asked(told("medication", "bisoprolol 5 mg"))).toMatch(/heart condition/);
  expect(await asked(told("health_condition", "epilepsy"))).toMatch(/spotter/);
  expect(await asked(told("health_condition", "gout"))).not.toMatch(/doctor or midwife|heart condition/);
  expect(await asked([])).not.toMatch(/midwife/);
});

test.each(["is 3x10 better than 5x5?", "what is better, 4x6 or 3x12"])("%j is asked of ranges", async (text) => {
  expect((await ask(text)).text).toMatch(/1 to 6 reps for strength/);
});

test("beside sets that are not logged a question is answered, and a question alone hears nothing of logging", async () => {
  const both = await ask("My dad deadlifts 140kg for 3x5. What muscles does a deadlift work?");
  expect(both.text).toMatch(/^I did not log what somebody else did, only what you do yourself\.\n.*hamstrings/);
  const alone = await ask("is 3x10 at 80kg good for bench?");
  expect(alone.text).not.toContain("log what");
});

test("an answer is text with citations; nothing is written and nothing is asked", async () => {
  const { outcome } = await ask("What muscles does the plank work?");

  const plank = catalog.bySlug("plank");
  expect(outcome).toEqual({
    say: [
      {
        text: expect.stringContaining("abs"),
        cards: [],
        citations: [{ id: plank?.id, kind: "exercise", title: plank?.name, source: "Setpoint exercise catalogue" }],
      },
    ],
    commands: [],
    question: null,
  });
});

test("every muscle of every exercise is named when its muscles are asked for", async () => {
  const words = (muscle: string) => (muscle === "cardio_system" ? "heart and lungs" : muscle.replaceAll("_", " "));
  for (const exercise of catalog.all.filter(({ status }) => status !== "deprecated")) {
    const { text, part } = await ask(`what muscles does the ${exercise.name} work?`);
    if (part.citations[0]?.id !== exercise.id) continue;
    const missing = [...exercise.primary_muscles, ...exercise.secondary_muscles].filter(
      (muscle) => !text.includes(words(muscle)),
    );
    expect(missing, exercise.name).toEqual([]);
  }
});

test("an exercise is recognised by its own name", async () => {
  const lost = catalog.all
    .filter(({ status }) => status !== "deprecated")
    .filter(
      ({ id, name }) =>
        !readCoachQuestions(`how do I do the ${name}?`, { catalog, knowledge })[0]?.exercises.some(
          (one) => one.id === id,
        ),
    );

  // "walking" and "yoga" are everyday words; the notes answer for them.
  expect(lost.map(({ name }) => name).sort()).toEqual(["Walking", "Yoga Class"]);
});

test("a note is cited with its source", async () => {
  const { part } = await ask("how long should I rest for hypertrophy?");

  expect(part.citations).toMatchObject([
    { id: "rest-between-sets", kind: "note", source: expect.stringContaining("Singer et al.") },
  ]);
});

test("what is sent in pieces is the reply, sentence by sentence", async () => {
  const { pieces, text } = await ask("explain progressive overload");

  expect(pieces.join("")).toBe(text);
  expect(pieces.length).toBeGreaterThanOrEqual(4);
});

test("an answer leaves one line in the trace", async () => {
  const { traced, text } = await ask("what is 80% of 140");

  expect(traced).toEqual([["coach_answered", { length: text.length, latency_ms: 0, success: true, kinds: ["sum"] }]]);
  expect((await ask("who won the cup final")).traced[0]?.[1]).toMatchObject({ success: false });
});

test("joints from chips and profile are spared, and equipment from the profile is kept to", async () => {
  const chips = await ask("alternatives to overhead press", { avoidJoints: ["shoulder"] });
  const stored = await ask("best quad exercises", {
    profile: {
      limitations: [{ joint: "knee", severity: "moderate", side: null, note: null }],
      equipment: ["dumbbell"],
    },
  });

  const offered = (evidence: CoachEvidence) =>
    evidence.findings[0]?.exercises.flatMap((id) => catalog.byId(id) ?? []) ?? [];
  expect(chips.text).toContain("sparing the shoulder");
  expect(offered(chips.evidence).every(({ joint_stress }) => (joint_stress.shoulder ?? 3) <= 1)).toBe(true);
  expect(offered(stored.evidence).every(({ joint_stress }) => (joint_stress.knee ?? 3) <= 1)).toBe(true);
  expect(offered(stored.evidence).flatMap(({ equipment_required }) => equipment_required)).not.toContain(
    "machine_leg_press",
  );
});

test("when nothing fits, what stands in the way is said", async () => {
  const { text } = await ask("calf exercises with just a rower");

  expect(text).toMatch(/calf|calves/);
  expect(text.length).toBeLessThan(900);
});

test("a goal in the profile chooses the figures", async () => {
  const { text } = await ask("how many reps should I do?", { profile: { goal: "strength" } });

  expect(text).toMatch(/^For strength, most sets are 1 to 6 reps/);
});

test("several questions in one message are answered in their order", async () => {
  const { text } = await ask("What is RIR? And what is 75% of 120kg?");

  expect(text.indexOf("reps in reserve")).toBeGreaterThanOrEqual(0);
  expect(text.indexOf("90 kg")).toBeGreaterThan(text.indexOf("reps in reserve"));
});

test("an unclear name is taken, and how it was taken is said", async () => {
  const { text } = await ask("what muscles do rows work?");

  expect(text).toContain("upper back");
  expect(text).toMatch(/I took "rows" as the .+; ask again if you mean the/);
});

test("only tools that the chart permits are called", async () => {
  const called = await Promise.all(
    COACH_ROWS.slice(0, 30).map(async ({ ask: question }) => (await ask(question)).called),
  );

  const permitted = ["search_knowledge", "search_exercises", "get_exercise", "get_profile", "get_facts"];
  expect(called.flat().filter((name) => !permitted.includes(name))).toEqual([]);
});

test("any text is read and answered, and the evidence stays small", async () => {
  const words = fc.constantFrom(
    ..."squat bench is my knee hurts what 100 kg for 5 vs or how many sets ? rpe 1rm without band % of".split(" "),
  );
  const texts = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 200 }),
    fc.array(words, { maxLength: 25 }).map((all) => all.join(" ")),
  );
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const { part, evidence } = await ask(text);
      expect(part.text.length).toBeGreaterThan(0);
      expect(part.text).not.toMatch(/undefined|NaN|null|\[object/);
      expect(JSON.stringify(evidence).length).toBeLessThan(12_000);
    }),
    { numRuns: 150 },
  );
});

test("reading a question takes time in proportion to its length", () => {
  const read = (text: string) => readCoachQuestions(text, { catalog, knowledge });
  const piece = "my squat hurts and 100 kg for 5 is it bench vs row or what ";

  expect(growthOf(read, piece, 3_600)).toBeLessThan(4);
});
