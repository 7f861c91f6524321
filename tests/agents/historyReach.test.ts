import { expect, test } from "vitest";
import type { WorkScope } from "../../src/agents/agent.ts";
import type { CoachTools } from "../../src/agents/coach/coachPorts.ts";
import { answerHistory } from "../../src/agents/concierge/history.ts";
import { readKnowledge } from "../../src/catalog/knowledge/knowledge.ts";
import { readCatalog } from "../../src/catalog/readCatalog.ts";
import { LogEntry, LogSet } from "../../src/protocol/workoutLog.ts";
import { getLogs } from "../../src/tools/getLogs.ts";

const catalog = readCatalog();
type Named = { id: string; name: string };
const exercise = (slug: string): Named => {
  const found = catalog.bySlug(slug);
  if (found === null) throw new Error(`${slug} is not in the catalogue`);
  return found;
};
const [bench, curl] = [exercise("bench-press"), exercise("dumbbell-curl")];

const entry = (id: string, { id: of, name }: Named, ...sets: Partial<LogSet>[]): LogEntry =>
  LogEntry.parse({
    id,
    exercise: { id: of, name },
    date: "2026-11-20",
    performedAt: "2026-11-20T12:00:00Z",
    sets: sets.map((set) => LogSet.parse(set)),
    note: null,
  });

/** Asked after "now" was told, with `logs` stored, newest first. */
function ask(text: string, logs: readonly LogEntry[], goals: readonly string[] = []): Promise<string | null> {
  const tool = getLogs(
    {
      findLog: async (_, id) => logs.find((log) => log.id === id) ?? null,
      listLogs: async (_, { exerciseId }, { limit = 20, cursor } = {}) => {
        const all = logs.filter(({ exercise }) => exerciseId === undefined || exercise.id === exerciseId);
        const from = Number(cursor ?? 0);
        const to = from + limit;
        return { items: all.slice(from, to), nextCursor: to < all.length ? `${to}` : null };
      },
    } as Parameters<typeof getLogs>[0],
    {} as Parameters<typeof getLogs>[1],
  );
  const scope = {
    call: async (called: unknown, input: object) => ({
      ok: true,
      result:
        called === tool
          ? await tool.run(tool.input.parse(input), { userId: "u" } as Parameters<typeof tool.run>[1])
          : { items: goals.map((value) => ({ value })) },
    }),
  } as unknown as WorkScope;
  const assignment = {
    userId: "u",
    conversationId: "c",
    turnId: "t",
    sentAt: "2026-11-20T13:00:00Z",
    timezone: "UTC",
    avoidJoints: [],
    text,
    resume: null,
    lastLogIds: ["now"],
  };
  return answerHistory(
    assignment,
    { catalog, knowledge: readKnowledge(), tools: { getLogs: tool, getFacts: {} } as CoachTools },
    scope,
  );
}

const now = entry("now", bench, { reps: 5, weight: 80, unit: "kg" });
const heavier = entry("old", bench, { reps: 5, weight: 100, unit: "kg" });
const many = (of: Named, length = 150) =>
  Array.from({ length }, (_, i) => entry(`m${i}`, of, { reps: 8, weight: 20, unit: "kg" }));

test("a record is held against every entry of its exercise, however many there are of others", async () => {
  expect(await ask("is that a PR?", [now, ...many(curl), heavier])).toMatch(/^No.*100 kg/);
});

test("what is older than the newest page of entries is found", async () => {
  const logs = [now, ...many(curl), heavier];
  expect(await ask("what did I bench press last time?", logs.slice(1))).toMatch(/100 kg/);
  expect(await ask("what is my heaviest bench press?", logs)).toMatch(/^The heaviest that is stored.*100 kg/);
  expect(await ask("when did I last bench 100 kg?", logs)).toMatch(/100 kg/);
});

test("nothing is called a record, or the heaviest of all, when older entries were not read", async () => {
  const logs = [now, ...many(bench, 5_000), heavier];
  expect(await ask("is that a PR?", logs)).toBeNull();
  expect(await ask("what is my heaviest bench press?", logs)).toMatch(/^The heaviest among the newest 5000 entries/);
});

test("the weight moved is the project's volume: both hands, both sides, no warm-ups", async () => {
  const told = entry(
    "now",
    curl,
    { reps: 12, weight: 5, unit: "kg", type: "warmup" },
    { reps: 10, weight: 12, unit: "kg", perHand: true },
    { reps: 10, weight: 12, unit: "kg", side: "each" },
  );
  expect(await ask("total?", [told])).toMatch(/480 kg moved \(weight × reps, without warm-ups\)/);
});

test("how far a goal is is told from the heaviest that is stored, and from nothing else", async () => {
  expect(await ask("how far am I from my goal?", [now, heavier], ["bench 120 kg by summer"])).toMatch(
    /^Goal: bench 120 kg by summer\. .*100 kg.*: 20 kg are missing\.$/,
  );
  expect(await ask("how close am I to 90 kg on bench?", [heavier])).toMatch(/that is reached/);
  expect(await ask("wie weit bin ich von meinem Ziel?", [now], ["abnehmen"])).toMatch(/do not tell how far/);
  expect(await ask("how far am I from my goal?", [now])).toMatch(/no goal/);
  const pullUps = entry("p", exercise("pull-up"), { reps: 12 }, { reps: 10 });
  expect(await ask("how far am I from my goal?", [pullUps], ["20 pull ups"])).toMatch(/12, 10, .*: 8 reps are missing/);
  expect(await ask("am I close to my goal?", [pullUps], ["13 strict pull ups"])).toMatch(/: 1 rep is missing/);
  const unweighed = entry("u", bench, { reps: 10 });
  expect(await ask("how far am I from my goal?", [unweighed], ["bench 100 until march"])).toMatch(/No weight of/);
});

test("a question whether something was trained is answered by what was, part of the body or lift", async () => {
  expect(await ask("did I do chest this week?", [now, entry("c", curl, { reps: 10, weight: 10, unit: "kg" })])).toMatch(
    /^Stored: .*Bench Press[^\n]*$/,
  );
  expect(await ask("have I ever benched 120?", [now, heavier])).toMatch(/no stored entry with 120.*heaviest.*100 kg/);
});

test("days in a row, days since, and what is of a week that has just begun are told as asked", async () => {
  const on = (date: string, of: Named) => ({ ...entry(date, of, { reps: 5, weight: 80, unit: "kg" }), date });
  const logs = [on("2026-11-20", bench), on("2026-11-19", curl), on("2026-11-16", bench)];
  expect(await ask("how many days in a row have I trained?", logs)).toBe("2 days in a row with entries, up to today.");
  expect(await ask("how many days since I last curled?", logs)).toMatch(/Curl.*\nThat is 1 day ago\.$/);
  expect(await ask("how many sets this week?", [now])).toMatch(/stored this week\.$/);
  expect(await ask("did I do legs this week?", [now])).toMatch(/no entry of that this week/);
  expect(await ask("how much did I lift today?", [now, entry("p", exercise("pull-up"), { reps: 12 })])).toMatch(
    /400 kg moved \(weight × reps, as far as loads are known\)/,
  );
});
