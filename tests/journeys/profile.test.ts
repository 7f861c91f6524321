import { expect, test } from "vitest";
import type { Card } from "../../src/protocol/cards.ts";
import type { Exercise } from "../../src/protocol/exercise.ts";
import { sharedTestApp } from "./testApp.ts";

const visit = sharedTestApp();

test("[C12] what is said about unit, equipment and joints is remembered and respected, through a restart", async () => {
  const app = await visit();
  const ana = await app.converse();

  const said = await ana.says("my right knee is bad and I only have dumbbells and a mat");
  expect(said.effects.filter(({ kind }) => kind === "profile")).toMatchObject([{ op: "update" }]);
  const { json: profile } = await app.request("GET", "/api/profile");
  expect(profile).toMatchObject({ limitations: [{ joint: "knee", side: "right", severity: "moderate" }] });

  await app.restart();
  const turn = await ana.says("give me a 30 minute leg workout");
  const card = turn.reply.cards.find((shown): shown is Extract<Card, { type: "workout" }> => shown.type === "workout");
  for (const { exerciseId } of card?.blocks.flatMap(({ items }) => items) ?? []) {
    const exercise = (await app.request("GET", `/api/exercises/${exerciseId}`)).json as Exercise;
    expect(exercise.joint_stress.knee, exercise.name).toBeLessThanOrEqual(1);
    expect(
      exercise.equipment_required.every((needed) => ["none", "mat", "wall", "chair", "dumbbell"].includes(needed)),
      exercise.name,
    ).toBe(true);
  }
});

test("[C12] the profile can be changed directly, and a wrong field is named", async () => {
  const app = await visit();

  expect((await app.request("PATCH", "/api/profile", { unit: "lb" })).json).toMatchObject({ unit: "lb" });
  const refused = await app.request("PATCH", "/api/profile", { unit: "stone", timezone: "Mars/Base" });

  expect(refused).toMatchObject({ status: 400, json: { code: "bad_request" } });
  expect((refused.json as { errors: { field: string }[] }).errors.map(({ field }) => field).sort()).toEqual([
    "timezone",
    "unit",
  ]);
});
