import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { readEveryday } from "../../evals/everyday/readEveryday.ts";
import { everydayFigures, screenEveryday } from "../../evals/everyday/screenEveryday.ts";
import { main } from "../../evals/run.ts";

test("everyday messages of the other suites are not taken for a danger", { timeout: 120_000 }, async () => {
  const printed: string[] = [];
  const spy = vi.spyOn(console, "log").mockImplementation((line: string) => void printed.push(line));
  onTestFinished(() => spy.mockRestore());

  const status = await main(["--everyday", "--split", "dev"]);

  expect(printed.join("\n")).toContain("everyday: ");
  expect(status).toBe(0);
});

test("rows that tell of a danger are no everyday messages, and one that is taken for it is counted", () => {
  const folder = mkdtempSync(join(tmpdir(), "setpoint-everyday-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (name: string, ...rows: object[]) =>
    writeFileSync(join(folder, name), rows.map((row) => JSON.stringify(row)).join("\n"));
  write(
    "routing.dev.jsonl",
    { id: "a", text: "give me a leg day", intent: "WORKOUT_GENERATE" },
    { id: "b", text: "my chest is being crushed", intent: "SAFETY" },
    { id: "c", text: "chest pain going down my left arm", intent: "COACH" },
    { id: "d", text: "I passed out on the treadmill", intent: "COACH" },
  );
  write(
    "multiturn.fresh.jsonl",
    { id: "e", turns: [{ user: "leg day" }, { user: "bench 3x5 80" }] },
    { id: "f", turns: [{ user: "I can't breathe" }, { user: "fine now", acceptable: ["SAFETY"] }] },
  );
  write("everyday.dangers.json", { emergency: ["routing.dev d"] });

  const messages = readEveryday(folder, ["dev", "fresh", "train"]);
  expect(messages.map(({ place }) => place)).toEqual([
    "routing.dev a",
    "routing.dev c",
    "multiturn.fresh e",
    "multiturn.fresh e",
  ]);
  const figures = everydayFigures(screenEveryday(messages), { halted: { atMost: 0.2 } });
  expect(figures).toMatchObject([
    { measure: "halted", count: 1, share: 0.25, isMet: false },
    { measure: "cautioned", count: 0, isMet: true },
    { measure: "answered", count: 0, isMet: true },
  ]);
});
