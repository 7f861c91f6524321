import { expect, test } from "vitest";
import type { Card } from "../../src/protocol/cards.ts";
import type { Exercise } from "../../src/protocol/exercise.ts";
import type { Fact } from "../../src/protocol/facts.ts";
import type { Page } from "../../src/store/store.ts";
import { sharedTestApp, startTestApp, type TestApp } from "./testApp.ts";

const visit = sharedTestApp();

const factsOf = async (app: TestApp, query = "", user = "ana") =>
  ((await app.request("GET", `/api/facts${query}`, undefined, user)).json as Page<Fact>).items;
const valuesOf = async (app: TestApp, query = "", user = "ana") =>
  (await factsOf(app, query, user)).map(({ value }) => value);

type WorkoutCard = Extract<Card, { type: "workout" }>;

function cardOf({ reply }: { reply: { cards: Card[] } }): WorkoutCard {
  const card = reply.cards.find((shown): shown is WorkoutCard => shown.type === "workout");
  if (!card) throw new Error("there is no session");
  return card;
}

async function exercisesOf(app: TestApp, { blocks }: WorkoutCard): Promise<Exercise[]> {
  const ids = blocks.flatMap(({ items }) => items.map(({ exerciseId }) => exerciseId));
  return Promise.all(ids.map(async (id) => (await app.request("GET", `/api/exercises/${id}`)).json as Exercise));
}

test("[C13] a fact is stored in its turn and known in another conversation, through a restart", async () => {
  const app = await visit();
  const ana = await app.converse();

  const turn = await ana.says("my name is Ana and I weigh 75 kg");
  expect(turn.effects).toMatchObject([
    { kind: "fact", op: "create", tool: "remember_facts", data: { type: "name", value: "Ana", status: "current" } },
    { kind: "fact", op: "create", data: { type: "body_weight", value: "75 kg", source: { turnId: turn.turnId } } },
  ]);
  expect(turn.path).toContain("dialogue.remembering.committing");
  expect(turn.reply.text).toBe("Noted: name Ana; body weight 75 kg.");

  await app.restart();
  await app.request("DELETE", `/api/conversations/${ana.conversationId}`);
  const later = await app.converse();
  expect((await later.says("what do you know about me?")).reply.text).toMatch(/Name: Ana\nBody weight: 75 kg/);
});

test("[C13] a message that asks for something else is heard too: the log is stored, and the weight", async () => {
  const app = await visit();
  const ana = await app.converse();

  const turn = await ana.says("bench 3x8 60kg. I weigh 71.2 kg now");

  expect(turn.effects.map(({ kind, op }) => [kind, op])).toEqual([
    ["fact", "create"],
    ["log", "create"],
  ]);
  expect(turn.reply.text).toMatch(/^Noted: body weight 71\.2 kg\.\n\n/);
  expect(await ana.logs()).toMatchObject([{ sets: [{ weight: 60 }, { weight: 60 }, { weight: 60 }] }]);
});

test("[C13] what was just said holds for the session that the same message asks for, and is in the profile", async () => {
  const app = await visit();
  const ana = await app.converse();

  const turn = await ana.says("I only own dumbbells now. Build me a 30 minute full body session");
  expect(turn.effects.map(({ kind }) => kind)).toEqual(["fact", "profile", "workout"]);
  expect((await app.request("GET", "/api/profile")).json).toMatchObject({ equipment: ["dumbbell"] });

  const again = await ana.says("build me a 30 minute full body session");
  for (const { cards } of [turn.reply, again.reply]) {
    for (const exercise of await exercisesOf(app, cardOf({ reply: { cards } }))) {
      const needed = exercise.equipment_required.filter((one) => !["none", "mat", "wall", "chair"].includes(one));
      expect(
        needed.filter((one) => one !== "dumbbell"),
        exercise.name,
      ).toEqual([]);
    }
  }
});

test("[C14] a new value takes the place of the old one, and the same again changes nothing", async () => {
  const app = await visit();
  const ana = await app.converse();
  await ana.says("I weigh 75 kg");

  const changed = await ana.says("I weigh 77 kg now");
  const again = await ana.says("I weigh 77 kg");

  expect(changed.reply.text).toBe("Noted: body weight 77 kg (before: 75 kg).");
  expect([again.effects, again.reply.text]).toEqual([[], "I know that already."]);
  expect(await valuesOf(app, "?status=current")).toEqual(["77 kg"]);
  expect(await valuesOf(app, "?status=superseded")).toEqual(["75 kg"]);
});

test("[C14] what is over is known no longer, and its joint is spared no longer", async () => {
  const app = await visit();
  const ana = await app.converse();
  await ana.says("my left shoulder hurts when I press");
  expect((await app.request("GET", "/api/profile")).json).toMatchObject({ limitations: [{ joint: "shoulder" }] });

  const healed = await ana.says("my shoulder is completely healed now");

  expect(healed.effects).toMatchObject([
    { kind: "fact", op: "update", data: { status: "retracted" } },
    { kind: "profile", data: { limitations: [] } },
  ]);
  expect(await valuesOf(app, "?status=current")).toEqual([]);
  expect((await ana.says("do I have any injuries?")).reply.text).not.toContain("shoulder");
});

test("[C14] what holds for today only is not known tomorrow", async () => {
  const app = await visit();
  const ana = await app.converse();
  await ana.says("my wrist hurts today");
  expect((await app.request("GET", "/api/profile")).json).toMatchObject({ limitations: [] });
  const card = cardOf(await ana.says("build me a 30 minute upper body session"));
  for (const { name, joint_stress } of await exercisesOf(app, card))
    expect(joint_stress.wrist, name).toBeLessThanOrEqual(1);

  const asked = "do I have any injuries?";
  expect((await ana.says(asked, { sentAt: "2026-11-21T22:00:00+01:00" })).reply.text).toMatch(/wrist/);
  expect((await ana.says(asked, { sentAt: "2026-11-22T08:00:00+01:00" })).reply.text).not.toMatch(/wrist/);
});

test("[C15] what was not told is said to be unknown, and nobody hears what others told", async () => {
  const app = await visit();
  const ana = await app.converse();
  const ben = await app.converse("ben");
  await ana.says("I weigh 75 kg");

  expect((await ana.says("how tall am I?")).reply.text).toBe("You have not told me your height, so I do not know.");
  expect((await ben.says("how much do I weigh?")).reply.text).toMatch(/^You have not told me your body weight/);
  expect(await valuesOf(app, "", "ben")).toEqual([]);
  const [fact] = await factsOf(app);
  expect((await app.request("GET", `/api/facts/${fact?.id}`, undefined, "ben")).status).toBe(404);
  expect((await app.request("DELETE", `/api/facts/${fact?.id}`, undefined, "ben")).status).toBe(404);
});

test("[C16] what is to be forgotten leaves no value behind, the former one neither", async () => {
  const app = await visit();
  const ana = await app.converse();
  await ana.says("I weigh 75 kg");
  await ana.says("I weigh 77 kg now");
  await ana.says("my name is Ana");

  const turn = await ana.says("forget my weight");

  expect(turn.effects.map(({ kind, op }) => [kind, op])).toEqual([
    ["fact", "delete"],
    ["fact", "delete"],
  ]);
  expect(turn.reply.text).toBe("Forgotten: your body weight.");
  expect(await valuesOf(app)).toEqual(["Ana"]);
});

test("[C16] everything is forgotten after a yes, and kept after a no", async () => {
  const app = await visit();
  const ana = await app.converse();
  await ana.says("my name is Ana and my left knee is bad");

  expect(await ana.says("forget everything")).toMatchObject({ status: "awaiting", pending: { kind: "confirmation" } });
  await ana.says("no");
  expect(await valuesOf(app)).toHaveLength(2);
  await ana.says("forget everything");
  await ana.says("yes");

  expect(await valuesOf(app)).toEqual([]);
  expect((await app.request("GET", "/api/profile")).json).toMatchObject({ limitations: [] });
});

test("[A4] facts are listed page by page and deleted by id, out of the profile too", async () => {
  const app = await visit();
  const ana = await app.converse();
  await ana.says("I am 44, I am 180 cm tall and my left knee is bad");

  const first = (await app.request("GET", "/api/facts?limit=2")).json as Page<Fact>;
  const rest = (await app.request("GET", `/api/facts?limit=2&cursor=${first.nextCursor}`)).json as Page<Fact>;
  expect([...first.items, ...rest.items].map(({ type }) => type)).toEqual(["injury", "height", "age"]);
  expect(await app.request("GET", "/api/facts?status=perhaps")).toMatchObject({ status: 400 });

  expect((await app.request("DELETE", `/api/facts/${first.items[0]?.id}`)).status).toBe(204);
  expect((await app.request("GET", `/api/facts/${first.items[0]?.id}`)).status).toBe(404);
  expect((await app.request("GET", "/api/profile")).json).toMatchObject({ limitations: [] });
  expect((await app.request("DELETE", "/api/facts")).status).toBe(204);
  expect(await valuesOf(app)).toEqual([]);
});

test("[R7] when facts cannot be stored it is said, and what was asked for is done", async () => {
  const app = await startTestApp({
    recast: (cast) => ({
      ...cast,
      committer: async (input, scope) => {
        if (JSON.stringify(input).includes("remember_facts")) throw new Error("planted");
        return cast.committer?.(input, scope);
      },
    }),
  });
  const ana = await app.converse();

  const turn = await ana.says("bench 3x8 60kg. I weigh 71 kg now");

  expect(turn.reply.text).toMatch(/went wrong on my side while I noted/);
  expect(turn.effects.map(({ kind }) => kind)).toEqual(["log"]);
});
