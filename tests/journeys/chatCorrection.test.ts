import { expect, test } from "vitest";
import { sharedTestApp } from "./testApp.ts";

const visit = sharedTestApp();

test("[P10] a message sent again with changes takes back what the first one stored, and both stay in the transcript", async () => {
  const app = await visit();
  const ana = await app.converse();
  const first = await ana.says("bench press 3x8 at 60 kg", { messageId: "first" });

  const again = await ana.says("bench press 3x8 at 65 kg", { messageId: "again", corrects: "first" });

  expect(again.effects.map(({ kind, op }) => `${kind}.${op}`)).toEqual(["log.delete", "log.create"]);
  expect(again.effects[0]?.ref).toBe(first.effects[0]?.ref);
  expect(again.input.corrects).toBe("first");
  expect(await ana.logs()).toMatchObject([{ sets: Array.from({ length: 3 }, () => ({ reps: 8, weight: 65 })) }]);
  const { messages } = await ana.view();
  expect(messages.map(({ role, corrects }) => [role, corrects])).toEqual([
    ["user", undefined],
    ["assistant", undefined],
    ["user", "first"],
    ["assistant", undefined],
  ]);
  expect(await ana.says("bench press 3x8 at 65 kg", { messageId: "again", corrects: "first" })).toEqual(again);
});

test("[P10] a question that the corrected message led to is not asked any more; a pick that answered it is taken back", async () => {
  const app = await visit();
  const ana = await app.converse();
  const asked = await ana.says("4x6 rows at 95 lbs", { messageId: "rows" });
  expect(asked.status).toBe("awaiting");

  const again = await ana.says("5x6 rows at 95 lbs", { messageId: "rows2", corrects: "rows" });
  const cable = again.pending?.options.find(({ label }) => label.includes("Cable"));
  const picked = await ana.picks(cable?.id ?? "");
  expect(picked.effects.map(({ op }) => op)).toEqual(["create"]);
  const last = await ana.says("seated cable row 6x6 at 95 lbs", { corrects: "rows2" });

  expect(last.effects.map(({ op }) => op)).toEqual(["delete", "create"]);
  expect((await ana.view()).pending).toBeNull();
  expect((await ana.logs()).map(({ sets }) => sets.length)).toEqual([6]);
});

test("[P10] only the last message can be sent again, and not one that answered a question; nothing is changed then", async () => {
  const app = await visit();
  const ana = await app.converse();
  const refused = async (corrects: string) => {
    const body = { text: "bench press 3x8 at 70 kg", corrects };
    const { status, json } = await app.request("POST", `/api/conversations/${ana.conversationId}/messages`, body);
    return [status, (json as { code: string }).code];
  };
  await ana.says("4x6 rows at 95 lbs", { messageId: "one" });
  await ana.says("the cable one", { messageId: "two" });

  expect(await refused("one")).toEqual([409, "not_allowed_in_state"]);
  expect(await refused("two")).toEqual([409, "not_allowed_in_state"]);
  expect(await refused("nobody")).toEqual([409, "not_allowed_in_state"]);

  expect(await ana.logs()).toMatchObject([{ exercise: { name: "Seated Cable Row" } }]);
  expect((await ana.view()).messages).toHaveLength(4);
});
