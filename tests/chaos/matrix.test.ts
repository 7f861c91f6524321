import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeAll, expect, test, vi } from "vitest";
import type { Turn } from "../../src/protocol/turn.ts";
import type { View } from "../../src/protocol/view.ts";
import { machines } from "../../src/runtime/charts.ts";
import type { Cast } from "../../src/runtime/workRunner.ts";
import { ManualClock } from "../journeys/manualClock.ts";
import { type Speaker, startTestApp, TestApp } from "../journeys/testApp.ts";
import { killRun } from "../kills/killRun.ts";
import { type Planted, ServerInProcess } from "../kills/serverInProcess.ts";
import type { Sight } from "../kills/sights.ts";
import { freshFolder } from "../store/freshStore.ts";
import { crashed } from "./crashed.ts";
import { Faults, gate } from "./faults.ts";
import { type Invoke, invokesOfCharts } from "./invokes.ts";
import { ReadyModel } from "./readyModel.ts";
import { SCRIPTS, type Script } from "./scripts.ts";
import { storedBy, told } from "./storedAndTold.ts";

/** Where an invoke is met first: in which conversation, in which of its turns, as which call of the actor in that turn. */
type Meeting = { invoke: Invoke; actor: string; script: Script; turn: number; nth: number; calm: Calm };
/** How the turn ends when nothing goes wrong. */
type Calm = { effects: string[]; status: Turn["status"] };

/** It is the work that takes long under load, not a wait. */
const PATIENCE_MS = 120_000;
const START = "2026-11-21T11:00:00Z";
/** No state gives its work longer. */
const LONGEST_WORK_MS = 150_000;
const CALM_LOG = "3x5 front squat at 50 kg";
const effectsOf = ({ effects }: Turn) => effects.map(({ kind, op }) => `${kind}.${op}`);

/** All conversations once without a fault: says where each invoke is met, from the trace. */
async function meetings(): Promise<Meeting[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "setpoint-calm-"));
  const faults = new Faults();
  const model = new ReadyModel();
  const app = new TestApp(dataDir, { clock: new ManualClock(START), recast: faults.recast, model });
  await app.start();
  const said: { script: Script; turn: number; answer: Turn }[] = [];
  for (const [index, script] of SCRIPTS.entries()) {
    const speaker = await app.converse(`calm${index}`);
    model.isThere = script.hasModel === true;
    for (const [turn, text] of script.says.entries()) {
      failAfter(faults, speaker, script, turn);
      said.push({ script, turn, answer: await speaker.says(text) });
    }
  }
  await app.stop();
  const steps = app.trace().filter(({ event }) => event === "agent_step");
  rmSync(dataDir, { recursive: true, force: true });
  const met = new Map<Invoke, Meeting>();
  for (const { answer, ...where } of said) {
    const calls = new Map<string, number>();
    for (const { agent, state } of steps.filter(({ trace_id }) => trace_id === answer.traceId)) {
      const actor = String(agent);
      const invoke = `${actor}@${state}`;
      const nth = (calls.get(actor) ?? 0) + 1;
      calls.set(actor, nth);
      const calm = { effects: effectsOf(answer), status: answer.status };
      if (!met.has(invoke)) met.set(invoke, { invoke, actor, nth, calm, ...where });
    }
  }
  return [...met.values()];
}

let all: Meeting[] = [];
beforeAll(async () => {
  all = await meetings();
});
/** Work that a cancel cannot call off: something may be written already. */
const isCommit = ({ actor }: Meeting) => actor === "committer" || actor === "reconciler";

/** In the last turn of a script, the failure that leads to what is to be met. */
function failAfter(faults: Faults, { conversationId }: Speaker, { says, fails }: Script, turn: number): void {
  if (!fails || turn !== says.length - 1) return;
  faults.plant(conversationId, { actor: fails, nth: 1, act: () => Promise.reject(new Error("planted")) });
}

/** What everybody may expect of a conversation in which one thing went wrong. */
async function expectSound(app: TestApp, speaker: Speaker, { invoke, turn }: Meeting, answer: Turn): Promise<void> {
  const at = `${invoke}: ${answer.reply.text}`;
  const view = await speaker.view();
  expect(view.tags, at).toContain("quiescent");
  expect(answer.reply.text.length, at).toBeGreaterThan(5);
  expect(JSON.stringify(answer), at).not.toContain("planted");
  expect(transcriptOf(view), at).toBe("ua".repeat(turn + 1));
  expect(await storedBy(app, speaker), at).toEqual(await told(app, speaker));
  const before = await speaker.logs();
  const next = await speaker.says(CALM_LOG);
  expect(effectsOf(next), at).toEqual(["log.create"]);
  expect(await speaker.logs(), at).toHaveLength(before.length + 1);
}

/** One letter a message: u for the person, a for an answer. */
const transcriptOf = ({ messages }: View) => messages.map(({ role }) => role.slice(0, 1)).join("");

/** The conversation as far as the turn in which the fault is to happen. */
async function upTo(app: TestApp, faults: Faults, { script, turn }: Meeting, user: string): Promise<Speaker> {
  const speaker = await app.converse(user);
  const before = script.says.slice(0, turn);
  for (const [index, text] of before.entries()) await speaker.says(text, { messageId: `m${index}` });
  failAfter(faults, speaker, script, turn);
  return speaker;
}

const speak = (speaker: Speaker, { script, turn }: Meeting) =>
  speaker.says(script.says[turn] ?? "", { messageId: `m${turn}` });

/** Every invoke, each in a conversation of its own, on one server. */
async function withEach(
  run: (parts: {
    app: TestApp;
    faults: Faults;
    clock: ManualClock;
    meeting: Meeting;
    speaker: Speaker;
  }) => Promise<Turn>,
): Promise<void> {
  const faults = new Faults();
  const clock = new ManualClock(START);
  const model = new ReadyModel();
  const app = await startTestApp({ clock, recast: faults.recast, model });
  for (const [index, meeting] of all.entries()) {
    model.isThere = meeting.script.hasModel === true;
    const speaker = await upTo(app, faults, meeting, `user${index}`);
    const answer = await run({ app, faults, clock, meeting, speaker });
    await expectSound(app, speaker, meeting, answer);
  }
}

test("every invoke of every machine is met by a conversation", () => {
  console.log(
    `chaos: ${all.length} invokes of ${machines().length} machines, each failing, talking nonsense, hanging, cancelled, late, doubled, crashed before and after`,
  );

  expect(all.length).toBeGreaterThan(15);
  expect(all.map(({ invoke }) => invoke).sort()).toEqual([...new Set(invokesOfCharts())].sort());
});

test("[R9] work that fails ends in an utterance, and what it did not store is not told", async () => {
  await withEach(async ({ faults, meeting, speaker }) => {
    const act = () => Promise.reject(new Error("planted"));
    faults.plant(speaker.conversationId, { ...meeting, act });
    return speak(speaker, meeting);
  });
});

test("[R9] work that answers nonsense ends in an utterance too, and what was stored before it is told", async () => {
  await withEach(async ({ faults, meeting, speaker }) => {
    faults.plant(speaker.conversationId, { ...meeting, act: async (work) => void (await work()) });
    return speak(speaker, meeting);
  });
});

test("[R9] work that hangs is ended by its deadline, and what it comes to later changes nothing", async () => {
  const late: (() => Promise<unknown>)[] = [];
  await withEach(async ({ faults, clock, meeting, speaker }) => {
    const hangs = gate();
    faults.plant(speaker.conversationId, {
      ...meeting,
      act: async (work) => {
        hangs.arrive();
        await hangs.pass;
        const result = work();
        late.push(() => result);
        return result;
      },
    });
    const turn = speak(speaker, meeting);
    await hangs.arrived;
    clock.advance(LONGEST_WORK_MS);
    const answer = await turn;
    hangs.open();
    await vi.waitFor(() => expect(late.length).toBeGreaterThan(0));
    await Promise.allSettled(late.splice(0).map((settle) => settle()));
    return answer;
  });
});

test("[R9] a cancel stops every work but a write, and nothing is written after it", async () => {
  await withEach(async ({ faults, meeting, speaker }) => {
    const held = gate();
    const settled = gate();
    faults.plant(speaker.conversationId, {
      ...meeting,
      // Deaf to the signal: it goes on as if nothing had happened.
      act: async (work) => {
        held.arrive();
        await held.pass;
        return work().finally(settled.arrive);
      },
    });
    const turn = speak(speaker, meeting);
    await held.arrived;
    const cancelled = speaker.cancels();
    const isTooLate = isCommit(meeting);
    if (!isTooLate) await cancelled;
    held.open();
    const answer = await turn;
    await settled.arrived;
    expect((await cancelled).turnId, meeting.invoke).toBe(answer.turnId);
    if (isTooLate) expect(effectsOf(answer), meeting.invoke).toEqual(meeting.calm.effects);
    else expect(answer.status, meeting.invoke).toBe("cancelled");
    return answer;
  });
});

test("[R9] a message that comes twice while it is worked on is one turn", async () => {
  await withEach(async ({ faults, meeting, speaker }) => {
    const held = gate();
    faults.plant(speaker.conversationId, {
      ...meeting,
      act: async (work) => {
        held.arrive();
        await held.pass;
        return work();
      },
    });
    const first = speak(speaker, meeting);
    await held.arrived;
    const again = speak(speaker, meeting);
    held.open();
    const [answer, same] = await Promise.all([first, again]);
    expect(same, meeting.invoke).toEqual(answer);
    expect(await speak(speaker, meeting), meeting.invoke).toEqual(answer);
    expect({ effects: effectsOf(answer), status: answer.status }, meeting.invoke).toEqual(meeting.calm);
    return answer;
  });
});

/** Every invoke in the middle of its work, or just done with it, when the process goes; then a second server on the same data. */
async function crashAtEach(
  meetings: Meeting[],
  {
    when,
    snapshots,
    recast = (cast) => cast,
  }: { when: "before" | "after"; snapshots: string; recast?: (cast: Cast) => Cast },
): Promise<void> {
  const faults = new Faults();
  const model = new ReadyModel();
  const environment = { SETPOINT_SNAPSHOTS: snapshots };
  const app = await startTestApp({
    clock: new ManualClock(START),
    recast: (cast) => faults.recast(recast(cast)),
    environment,
    model,
  });
  const speakers: Speaker[] = [];
  const gates = meetings.map(() => gate());
  for (const [index, meeting] of meetings.entries()) {
    model.isThere = meeting.script.hasModel === true;
    const speaker = await upTo(app, faults, meeting, `user${index}`);
    speakers.push(speaker);
    faults.plant(speaker.conversationId, {
      ...meeting,
      act: async (work) => {
        if (when === "after") await work();
        gates[index]?.arrive();
        await gates[index]?.pass;
        throw new Error("planted");
      },
    });
    speak(speaker, meeting).catch(() => {});
    await gates[index]?.arrived;
  }
  const image = await crashed(app, { environment, recast, model: new ReadyModel() });
  for (const { open } of gates) open();

  for (const [index, meeting] of meetings.entries()) {
    const { conversationId, user } = speakers[index] as Speaker;
    const speaker = image.speaker(conversationId, user);
    const answer = await speak(speaker, meeting);
    // What failed before the crash may go well after it.
    if (!meeting.script.fails)
      expect({ effects: effectsOf(answer), status: answer.status }, meeting.invoke).toEqual(meeting.calm);
    await expectSound(image, speaker, meeting, answer);
  }
}

/** What the two kinds of store promise alike is held by their contract, and by the kills in both. */
test.each([
  { when: "before", snapshots: "files" },
  { when: "after", snapshots: "sqlite" },
] as const)("[R9] a crash $when the work is done costs nothing and does nothing twice ($snapshots)", (crash) =>
  crashAtEach(all, crash),
);

test("the matrix finds a write that a crash does twice", async () => {
  let runs = 0;
  const forgetful = (cast: Cast): Cast => ({
    ...cast,
    committer: async (input, scope) => cast.committer?.({ ...input, key: `${input.key}/${runs++}` }, scope),
  });
  const commits = all.filter(({ invoke }) => invoke === "committer@dialogue.logging.committing");

  const crash = crashAtEach(commits, { when: "after", snapshots: "files", recast: forgetful });

  await expect(crash).rejects.toThrow();
});

/** Loses what was accepted and not yet answered. */
const forgetting: Planted = {
  onKill(dataDir) {
    const database = new DatabaseSync(join(dataDir, "setpoint.sqlite"));
    const unfinished = "select turn_id from turns where result is null";
    database.exec(`delete from messages where json_extract(message, '$.turnId') in (${unfinished})`);
    database.exec("delete from turns where result is null");
    database.close();
  },
};

/** Does not know after a start what it had written before. */
const doubling: Planted = {
  recast: (cast, life) => ({
    ...cast,
    committer: async (input, scope) => cast.committer?.({ ...input, key: `${input.key}/${life}` }, scope),
  }),
};

test.each<[string, Planted, { kills: number; sights: Sight[] }, string | null]>([
  ["nothing on a sound server", {}, { kills: 3, sights: ["acknowledged", "starting", "written"] }, null],
  ["a server that forgets what it acknowledged", forgetting, { kills: 20, sights: ["acknowledged"] }, "lost"],
  ["a server that does an effect twice", doubling, { kills: 20, sights: ["written"] }, "doubled"],
])(
  "[R2] the run of kills finds %s",
  async (_, planted, which, kind) => {
    const { faults } = await killRun({
      ...which,
      dataDir: await freshFolder(),
      snapshots: "files",
      conversations: 3,
      longest: 4,
      looks: 1,
      seed: 7,
      serverOn: (...given) => new ServerInProcess(...given, planted),
      onLook: (_, faults) => faults.length === 0,
    });

    if (kind) expect(faults.join("\n")).toContain(`: ${kind}: `);
    else expect(faults).toEqual([]);
  },
  PATIENCE_MS,
);
