import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { readResult } from "../../evals/report/result.ts";
import { main } from "../../evals/run.ts";
import { SUITES } from "../../evals/suites/suite.ts";

test("understanding of messages that no rule was made on stays above the thresholds", {
  timeout: 180_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "setpoint-thresholds-"));
  const silent = vi.spyOn(console, "log").mockImplementation(() => {});
  onTestFinished(() => {
    silent.mockRestore();
    rmSync(folder, { recursive: true, force: true });
  });
  const json = join(folder, "test.json");

  const status = await main(["--suite", "all", "--split", "test", "--json", json, "--html", join(folder, "test.html")]);

  const { runs } = readResult(json);
  const missed = runs.flatMap(({ suite, figures }) =>
    figures.filter(({ isMet }) => isMet === false).map(({ name, value }) => ({ suite, name, value })),
  );
  expect(missed).toEqual([]);
  expect(status).toBe(0);
  expect(runs.map(({ suite }) => suite)).toEqual([...SUITES]);
  for (const { suite, rows } of runs) expect(rows.length, suite).toBeGreaterThanOrEqual(40);
});
