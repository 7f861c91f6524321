import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import type { Chart } from "../../src/protocol/chart.ts";
import { Heat } from "../../src/protocol/heat.ts";
import { Replay } from "../../src/protocol/replay.ts";
import type { Turn } from "../../src/protocol/turn.ts";
import { Why } from "../../src/protocol/turnRecord.ts";
import type { View } from "../../src/protocol/view.ts";
import { ManualClock } from "./manualClock.ts";
import { type Speaker, startTestApp, type TestApp } from "./testApp.ts";

const LOG = "bench 3x10 at 80kg";
const IN_DOUBT = "did 3x5 curls at 20kg";
const DAY_MS = 86_400_000;

const pathOf = (speaker: Speaker, rest: string) => `/api/conversations/${speaker.conversationId}/${rest}`;
const transcriptOf = async (speaker: Speaker) => (await speaker.view()).messages.map(({ role, text }) => [role, text]);

async function fork(app: TestApp, from: Speaker, seq: number): Promise<Speaker> {
  const { status, json } = await app.request("POST", pathOf(from, "fork"), { seq });
  expect([status, (json as View).seq]).toEqual([201, seq]);
  return app.speaker((json as View).conversationId, "ana");
}

test("[I8] a chart tells delays, labels and history beside states, edges and guards", async () => {
  const app = await startTestApp();

  const chart = (await app.request("GET", "/api/machines/conversation")).json as Chart;

  const expiry = chart.transitions.find(({ source, delay }) => source.endsWith(".clarifying") && delay !== null);
  expect(expiry).toMatchObject({
    delay: "questionExpiry",
    label: "after questionExpiry",
    targets: ["conversation.dialogue.idle"],
  });
  expect(chart.transitions.find(({ label }) => label === "done: router")?.source).toBe("conversation.dialogue.routing");
  expect(chart.states.every(({ history }) => history === null)).toBe(true);
});

test("[I9] why a turn went as it did is kept, through a restart", async () => {
  const app = await startTestApp();
  const ana = await app.converse();
  const turn = await ana.says(LOG);
  await app.restart();

  const { status, json } = await app.request("GET", pathOf(ana, `turns/${turn.turnId}/why`));

  expect(status).toBe(200);
  const why = Why.parse(json);
  const steps = why.record?.steps ?? [];
  const entered = steps.flatMap((step) => step.entered);
  expect(entered.indexOf("conversation.dialogue.screening")).toBe(0);
  expect(entered).toContain("logger.matching");
  expect(entered.at(-1)).toBe("conversation.dialogue.idle");
  const asked = steps.flatMap((step) => step.guards);
  expect(asked.find(({ name }) => name === "isFor(WORKOUT_LOG)")).toMatchObject({
    result: true,
    values: { "context.agenda.0.route": "WORKOUT_LOG" },
  });
  expect(why.record?.work.map(({ src, outcome }) => [src.join("."), outcome])).toContainEqual([
    "logger.extractor",
    "done",
  ]);
  const screening = why.spans.find(({ state }) => state === "conversation.dialogue.screening");
  expect(screening?.ms).toBeGreaterThan(0);
  const notesIn = ({ record }: Why) =>
    record?.work.flatMap(({ notes = [] }) => notes).find(({ event }) => event === "log_matched")?.fields;
  const redacted = notesIn(why) as { matched: boolean; candidates: { score: number }[] };
  expect(redacted.matched).toBe(true);
  expect(redacted.candidates[0]?.score).toBeGreaterThan(75);
  expect(JSON.stringify(why)).not.toMatch(/bench/i);
  const whole = await app.request("GET", pathOf(ana, `turns/${turn.turnId}/why?detail=whole`));
  expect(JSON.stringify(whole.json)).toContain("bench");
  expect(JSON.stringify(notesIn(Why.parse(whole.json)))).toContain("Bench Press");
  expect((await app.request("GET", pathOf(ana, "turns/none/why"))).status).toBe(404);
});

test("[I10] a fork goes on from where the conversation stood, and the original is untouched, through a restart", async () => {
  const app = await startTestApp();
  const ana = await app.converse();
  await ana.says("hello");
  const asked = await ana.says(IN_DOUBT);
  expect(asked.pending?.options.length).toBeGreaterThan(1);
  const [first, second] = asked.pending?.options ?? [];
  await ana.picks(first?.id ?? "");
  const [before, seq] = [await transcriptOf(ana), (await ana.view()).seq];

  const forked = await fork(app, ana, asked.seq);
  await app.restart();

  expect(await transcriptOf(forked)).toEqual(before.slice(0, 4));
  expect((await forked.view()).pending?.options).toEqual(asked.pending?.options);
  const answered = await forked.picks(second?.id ?? "");
  expect(answered.effects[0]?.data).toMatchObject({ exercise: { id: second?.id } });
  expect(answered.seq).toBe(asked.seq + 1);
  const { items } = (await app.request("GET", pathOf(forked, "turns"))).json as { items: Turn[] };
  expect(items.map(({ seq, conversationId }) => [seq, conversationId])).toEqual(
    [2, 3, 4].map((seq) => [seq, forked.conversationId]),
  );
  const history = (await app.request("GET", pathOf(forked, "history"))).json as { items: { seq: number }[] };
  expect(history.items.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  expect([await transcriptOf(ana), (await ana.view()).seq]).toEqual([before, seq]);
  expect((await app.request("DELETE", `/api/conversations/${ana.conversationId}`)).status).toBe(204);
  expect((await forked.says("hello")).status).toBe("completed");
});

test('[I10] "delete that" in a fork asks before it touches what the original stored, and means what the fork stored', async () => {
  const app = await startTestApp();
  const ana = await app.converse();
  const { seq } = await ana.says(LOG);
  const forked = await fork(app, ana, seq);

  const asked = await forked.says("delete that");
  expect([asked.pending?.kind, asked.effects]).toEqual(["confirmation", []]);
  expect((await forked.says("no")).effects).toEqual([]);
  expect(await ana.logs()).toHaveLength(1);
  const [own] = (await forked.says("squats 3x5 at 100kg")).effects;
  const { effects } = await forked.says("delete that");
  expect(effects.map(({ op, ref }) => [op, ref])).toEqual([["delete", own?.ref]]);
  expect(await ana.logs()).toHaveLength(1);
  expect((await ana.says("delete that")).effects.map(({ op }) => op)).toEqual(["delete"]);
});

test("[I11] in a fork an open question has as much time left as it had, also when its time has passed since", async () => {
  const clock = new ManualClock("2026-11-21T12:00:00Z");
  const app = await startTestApp({ clock });
  const ana = await app.converse();
  const asked = await ana.says(IN_DOUBT);
  clock.advance(2 * DAY_MS);

  const forked = await fork(app, ana, asked.seq);

  const left = (view: View) => Date.parse(view.pending?.expiresAt ?? "") - clock.now();
  expect(Math.round(left(await forked.view()) / 60_000)).toBe(24 * 60);
  clock.advance(DAY_MS + 60_000);
  while ((await forked.view()).pending !== null) await new Promise((resolve) => setImmediate(resolve));
  expect((await forked.view()).messages.at(-1)?.text).toContain("let this question go");
});

test("[I12] what cannot be forked is refused, and nothing comes of it", async () => {
  const app = await startTestApp();
  const ana = await app.converse();
  await ana.says("hello");

  const refused = async (user: string, body: unknown) =>
    (await app.request("POST", pathOf(ana, "fork"), body, user)).status;

  expect(await refused("ana", { seq: 99 })).toBe(404);
  expect(await refused("ana", { seq: "x" })).toBe(400);
  expect(await refused("ana", {})).toBe(400);
  expect(await refused("bob", { seq: 1 })).toBe(404);
  const list = async (user: string) =>
    ((await app.request("GET", "/api/conversations", undefined, user)).json as { items: unknown[] }).items.length;
  expect([await list("ana"), await list("bob")]).toEqual([1, 0]);
});

test("[I13] a replay tells turn by turn where another threshold parts ways, and stores nothing", async () => {
  const app = await startTestApp();
  const ana = await app.converse();
  await ana.says("hello");
  await ana.says(LOG);
  const replay = async (body: unknown) => {
    const { status, json } = await app.request("POST", pathOf(ana, "replay"), body);
    expect(status).toBe(200);
    return Replay.parse(json);
  };

  const same = await replay({});
  const strict = await replay({ matchThreshold: 100, routeConfidence: 1 });

  expect(same.turns.map(({ parts, skipped }) => [parts, skipped])).toEqual([
    [[], null],
    [[], null],
  ]);
  expect(same.partsAt).toBeNull();
  expect(strict.partsAt).not.toBeNull();
  const parted = strict.turns[strict.partsAt ?? 0];
  expect(parted?.was.status).toBe("completed");
  expect(parted?.is?.status).toBe("awaiting");
  expect(await ana.logs()).toHaveLength(1);
  expect((await ana.view()).seq).toBe(3);
  expect((await app.request("POST", pathOf(ana, "replay"), {}, "bob")).status).toBe(404);
  expect((await app.request("POST", pathOf(ana, "replay"), { matchThreshold: 101 })).status).toBe(400);
});

test("[I13] a replay tells which turns another version of the machine recorded, and runs them on today's", async () => {
  const app = await startTestApp();
  const ana = await app.converse();
  await ana.says("hello");
  await ana.says(LOG);
  await app.stop();
  const database = new DatabaseSync(join(app.dataDir, "setpoint.sqlite"));
  database.exec("update checkpoints set record = json_set(record, '$.machine.version', '0') where seq = 2");
  database.close();
  await app.start();

  const { turns, with: used, partsAt } = Replay.parse((await app.request("POST", pathOf(ana, "replay"), {})).json);

  const { machine } = await ana.view();
  expect(used.machine).toEqual({ version: machine.version, hash: machine.hash });
  expect(turns.map(({ recordedBy }) => recordedBy?.version)).toEqual(["0", machine.version]);
  expect(partsAt).toBeNull();
});

test("[I13] what was exported whole elsewhere runs on this machine; what cannot be said again is refused by name", async () => {
  const app = await startTestApp();
  const ana = await app.converse();
  await ana.says("hello");
  await ana.says(LOG);
  const turns = ((await app.request("GET", pathOf(ana, "turns"))).json as { items: Turn[] }).items;
  const conversation = { conversationId: "from-elsewhere", timezone: "Europe/Paris" };
  const replay = (rest: object, user = "bob") =>
    app.request("POST", "/api/replays", { detail: "whole", conversation, turns, ...rest }, user);

  const same = Replay.parse((await replay({})).json);
  const strict = Replay.parse((await replay({ routeConfidence: 1 })).json);
  const [first] = turns;
  const redacted = await replay({ detail: "redacted" });
  const undated = await replay({ turns: [{ ...first, input: { ...first?.input, sentAt: "soon" } }] });

  expect(same.turns).toHaveLength(2);
  expect(same.partsAt).toBeNull();
  expect(strict.partsAt).not.toBeNull();
  expect([redacted.status, undated.status]).toEqual([400, 400]);
  expect(JSON.stringify(undated.json)).toContain("soon");
  expect((await app.request("GET", "/api/logs", undefined, "bob")).json).toMatchObject({ items: [] });
});

test("[I14] heat counts edges and stays of one conversation or of all of a user's", async () => {
  const app = await startTestApp();
  const [ana, other] = [await app.converse(), await app.converse()];
  await ana.says("hello");
  await ana.says(LOG);
  await other.says("hello");
  await (await app.converse("bob")).says("hello");
  const heat = async (rest: string) => Heat.parse((await app.request("GET", `/api/machines/${rest}`)).json);

  const all = await heat("conversation/heat");
  const one = await heat(`conversation/heat?conversation=${ana.conversationId}`);
  const logger = await heat("logger/heat");

  const screened = (counted: Heat) => counted.states["conversation.dialogue.screening"];
  expect([screened(all)?.entered, screened(one)?.entered]).toEqual([3, 2]);
  expect(screened(all)?.ended).toBe(3);
  expect(screened(all)?.medianMs).toBeGreaterThan(0);
  expect(one.states["conversation.dialogue.idle"]).toMatchObject({ ended: 1, standing: 1 });
  expect(all.states["conversation.dialogue.idle"]?.standing).toBe(2);
  const chart = (await app.request("GET", "/api/machines/conversation")).json as Chart;
  const begins = chart.transitions.find(
    ({ source, event }) => source === "conversation.dialogue.idle" && event === "user.message",
  );
  expect(all.edges[begins?.id ?? ""]).toBe(3);
  const screening = chart.transitions.find(({ label }) => label === "done: screener")?.source;
  const times = Object.entries(all.edgeTimes).filter(([edge]) => edge.startsWith(`${screening}#`));
  expect(times.length).toBeGreaterThan(0);
  for (const [, { medianMs, p95Ms }] of times) {
    expect(medianMs).toBeGreaterThan(0);
    expect(p95Ms).toBeGreaterThanOrEqual(medianMs);
  }
  expect(logger.states["logger.matching"]?.entered).toBe(1);
  expect(
    (await app.request("GET", `/api/machines/conversation/heat?conversation=${ana.conversationId}`, undefined, "bob"))
      .status,
  ).toBe(404);
  expect((await app.request("GET", "/api/machines/none/heat")).status).toBe(404);
});
