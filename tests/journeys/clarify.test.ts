import { expect, test } from "vitest";
import { startTestApp } from "./testApp.ts";

test("[C7] a bare exercise name is clarified with the two most likely readings, through a restart", async () => {
  const app = await startTestApp();
  const ana = await app.converse();

  const turn = await ana.says("Bench press");

  expect(turn.status).toBe("awaiting");
  expect(turn.pending).toMatchObject({ kind: "clarification", about: "route" });
  expect(turn.pending?.options).toHaveLength(2);
  expect(turn.path).toContain("dialogue.clarifying");
  expect(turn.effects).toEqual([]);

  await app.restart();
  const option = turn.pending?.options.find(({ id }) => id === "COACH") ?? turn.pending?.options[0];
  const answered = await ana.picks(option?.id ?? "");
  expect(answered.routes).toMatchObject([{ route: option?.id, by: "user" }]);
});

test("[C7] a router that fails asks instead of guessing", async () => {
  const app = await startTestApp({
    recast: (cast) => ({
      ...cast,
      router: async () => {
        throw new Error("the router is broken");
      },
    }),
  });
  const ana = await app.converse();

  const turn = await ana.says("3x10 bench at 80kg");

  expect(turn.pending).toMatchObject({ kind: "clarification", about: "route" });
  expect(turn.effects).toEqual([]);
});
