import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { readThresholds } from "../../evals/report/readThresholds.ts";
import { type Result, readResult } from "../../evals/report/result.ts";
import { readRows } from "../../evals/rows/readRows.ts";
import { main } from "../../evals/run.ts";
import { runSuite } from "../../evals/runSuite.ts";
import { allSuites } from "../../evals/suites/allSuites.ts";
import { SUITES } from "../../evals/suites/suite.ts";
import { startTarget } from "../../evals/target/target.ts";

const DATA = join(import.meta.dirname, "../../evals/data");

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "setpoint-evals-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs the command and keeps what it prints. */
async function run(...given: string[]): Promise<{ status: number; printed: string }> {
  const lines: string[] = [];
  const keep = (...parts: unknown[]) => void lines.push(parts.join(" "));
  const spies = [
    vi.spyOn(console, "log").mockImplementation(keep),
    vi.spyOn(console, "error").mockImplementation(keep),
  ];
  try {
    return { status: await main(given), printed: lines.join("\n") };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

test("every suite talks with the real server, through a restart, and judges each of its rows", async () => {
  const target = await startTarget("offline");
  onTestFinished(() => target.stop());

  for (const name of SUITES) {
    const suite = allSuites[name];
    const file = join(DATA, `${name}.smoke.jsonl`);
    const rows = readRows(file, suite.row);
    const done = await runSuite({ suite, split: "smoke", file, rows, target, thresholds: {}, seed: 1 });

    const turns = done.rows.flatMap(({ seen }) => suite.turnsOf(seen));
    const failed = turns.filter(({ status }) => status === "failed");
    expect(turns.length, name).toBeGreaterThanOrEqual(5);
    expect(
      failed.map(({ reply }) => reply.text),
      name,
    ).toEqual([]);
    expect(done.figures.find(({ role }) => role === "primary")?.value, name).toBeGreaterThan(0);
  }
});

test("recorded turns are judged under other thresholds and under today's rules, without a server", async () => {
  const json = join(freshFolder(), "a.json");
  const html = join(freshFolder(), "a.html");
  await run("--suite", "routing", "--data", join(DATA, "routing.smoke.jsonl"), "--json", json, "--html", html);

  const swept = await run("--replay", json, "--sweep");
  const strict = await run("--replay", json, "--threshold", "1", "--json", `${json}.strict`, "--html", html);
  const rerouted = await run("--replay", json, "--reroute", "--json", json, "--html", html);

  expect(swept.printed.match(/^0\.\d\d /gm)?.length).toBe(13);
  expect(strict.printed).toMatch(/asked without need +100\.0 %/);
  expect(rerouted.printed).toContain("Judged otherwise under today's rules:");
  expect(rerouted.printed).toMatch(/asked without need +0\.0 %/);
});

test("a run writes a result and a page of its own; judged again it is the same, and compared it holds", async () => {
  const folder = freshFolder();
  const [json, html, again] = ["a.json", "a.html", "b.json"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const data = join(DATA, "routing.smoke.jsonl");

  const first = await run("--suite", "routing", "--data", data, "--json", json, "--html", html);
  const replayed = await run("--replay", json, "--json", again, "--html", html);
  const compared = await run("--compare", json, again);

  expect(first.printed).toContain("routing · data:");
  expect(replayed.status).toBe(first.status);
  expect(compared).toEqual({ status: 0, printed: expect.stringMatching(/routing · data: hold \(5 shared rows/) });
  const figures = (result: Result) => result.runs.map((one) => one.figures);
  expect(figures(readResult(again))).toEqual(figures(readResult(json)));
  const page = readFileSync(html, "utf8");
  expect(page).toContain('aria-label="Reliability diagram"');
  expect(page).not.toMatch(/<script|<link|src=|https?:\/\//);
});

test("below a threshold the status is 1; what cannot be run is 2, with the line and the field", async () => {
  const folder = freshFolder();
  const file = join(folder, "rows.jsonl");
  const out = ["--json", join(folder, "r.json"), "--html", join(folder, "r.html")];
  const row = {
    id: "a",
    text: "hello",
    intent: "RESEARCH",
    intents: ["RESEARCH"],
    acceptable: [],
    must_clarify: false,
  };

  writeFileSync(file, JSON.stringify({ ...row, intent: "RESERCH" }));
  expect(await run("--suite", "routing", "--data", file)).toEqual({
    status: 2,
    printed: expect.stringMatching(/rows\.jsonl:1 intent: /),
  });
  writeFileSync(file, JSON.stringify(row));
  expect(await run("--suite", "routing", "--data", file, ...out)).toEqual({
    status: 1,
    printed: expect.stringMatching(/right or acceptable route +0\.0 %.*BELOW/),
  });
  expect((await run("--suite", "cooking")).printed).toContain("it can be routing, multiturn");
  expect((await run("--suite", "routing", "--data", file, "--url", "http://127.0.0.1:9")).status).toBe(2);
});

test("thresholds name measures that exist", () => {
  const folder = freshFolder();
  const file = join(folder, "thresholds.json");

  writeFileSync(file, JSON.stringify({ routing: { lenent: { atLeast: 0.9 } } }));

  expect(() => readThresholds(file)).toThrow("routing has no measure lenent");
  expect(Object.keys(readThresholds(join(DATA, "../thresholds.json")))).toEqual([...SUITES, "everyday"]);
});
