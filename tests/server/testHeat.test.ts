import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { countTestHeat, untaken } from "../../scripts/countTestHeat.ts";
import { charts } from "../../src/runtime/charts.ts";
import { testHeat } from "../../src/server/testHeat.ts";
import { keepRecords } from "../journeys/keepRecords.ts";
import { startTestApp } from "../journeys/testApp.ts";

test("what servers of tests recorded is counted once, and served", async () => {
  const folder = mkdtempSync(join(tmpdir(), "setpoint-heat-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const app = await startTestApp();
  await (await app.converse("ana")).says("hello");
  await (await app.converse("bob")).says("3x10 bench press at 80kg");
  await app.stop();

  for (const _ of ["once", "and again"]) await keepRecords(app.dataDir, folder);

  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), "utf8").split("\n"));
  const file = join(folder, "testHeat.json");
  writeFileSync(file, JSON.stringify(countTestHeat(lines)));
  const conversation = await testHeat(file, "conversation");
  expect(conversation.states["conversation.dialogue.screening"]?.entered).toBe(2);
  expect((await testHeat(file, "logger")).states["logger.matching"]?.entered).toBe(1);
  const [chart] = charts();
  const never = chart ? untaken(chart, [conversation]) : [];
  expect(never.length).toBe((chart?.transitions.length ?? 0) - Object.keys(conversation.edges).length);
  await expect(testHeat(file, "nobody")).rejects.toMatchObject({ code: "not_found" });
  await expect(testHeat(join(folder, "none.json"), "logger")).rejects.toMatchObject({ code: "not_found" });
});
