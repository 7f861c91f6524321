import { expect, test } from "vitest";
import { startTestApp } from "../journeys/testApp.ts";
import { shotsOf } from "./shots.ts";
import { Siege } from "./siege.ts";

/** The long run is `npm run fuzz`. */
const SEED = 20_261_122;

test("[D9] random and mutated frames and bodies: no internal error, and another conversation goes on", async () => {
  const lines: string[] = [];
  const app = await startTestApp({
    environment: { LOG_LEVEL: "error" },
    log: { write: (line) => void lines.push(line) },
  });
  const siege = new Siege(app.url, SEED);

  await siege.begin();
  for (let batch = 0; batch < 3; batch++) await siege.throwBatch(batch, 400);
  await siege.end();

  const { faults, answers } = siege.findings;
  expect(faults).toEqual([]);
  expect(lines).toEqual([]);
  // Something got through each door, and most was refused with a reason.
  expect(Object.keys(answers)).toEqual(
    expect.arrayContaining([
      "HTTP 202",
      "HTTP 400",
      "HTTP 404",
      "turn",
      "snapshot",
      "refused bad_request",
      "wire closed",
    ]),
  );
  expect(answers["refused bad_request"]).toBeGreaterThan(200);
}, 60_000);

test("[D9] the same seed throws the same shots, another seed others", () => {
  const target = { conversationIds: ["a"], strangersId: "b" };
  const shots = (seed: number) => JSON.stringify(shotsOf(target, seed, 1, 50));

  expect(shots(1)).toBe(shots(1));
  expect(shots(1)).not.toBe(shots(2));
});

test("[D9] a planted fault is found", async () => {
  const app = await startTestApp();
  app.express.post("/api/logs", () => {
    throw new TypeError("planted");
  });
  const { stack } = app.express.router;
  const firstRouter = stack.findIndex((layer) => layer.name === "router");
  stack.splice(firstRouter, 0, ...stack.splice(-1));
  const siege = new Siege(app.url, SEED);

  await siege.begin();
  await siege.throwBatch(0, 100);

  expect(siege.findings.faults.join()).toMatch(/POST \/api\/logs .* was answered 500/s);
});
