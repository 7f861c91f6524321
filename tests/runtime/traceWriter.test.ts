import { mkdirSync, readdirSync, readFileSync, rmdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { pino } from "pino";
import { expect, test } from "vitest";
import { RotatedFile } from "../../src/runtime/rotatedFile.ts";
import { TraceWriter } from "../../src/runtime/traceWriter.ts";
import { freshFolder } from "../store/freshStore.ts";

const TIE = { traceId: "req-1", conversationId: "c-1" };
const linesOf = (path: string) => readFileSync(path, "utf8").trim().split("\n");

test("a rotated file keeps the newest pieces, in order, in so many files of such a size", async () => {
  const folder = await freshFolder();
  const path = join(folder, "trace.jsonl");
  const piece = (index: number) => `${String(index).padStart(9, "0")}\n`;

  for (let half = 0; half < 2; half++) {
    // Opened again as after a restart: what is there counts.
    const file = new RotatedFile(path, { bytes: 100, files: 3 });
    for (let index = half * 23; index < half * 23 + 23; index++) file.add(piece(index));
    file.close();
  }

  const names = ["trace.2.jsonl", "trace.1.jsonl", "trace.jsonl"];
  expect(readdirSync(folder).sort()).toEqual([...names].sort());
  for (const name of names) expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(100);
  expect(names.flatMap((name) => linesOf(join(folder, name)).map(Number))).toEqual(
    Array.from({ length: 26 }, (_, index) => index + 20),
  );
});

test("a trace that cannot be written is told once, stops nobody, and goes on when it can", async () => {
  const path = join(await freshFolder(), "trace.jsonl");
  const log: string[] = [];
  const trace = new TraceWriter(path, pino({ level: "error" }, { write: (line) => void log.push(line) }));
  mkdirSync(path);
  for (let line = 0; line < 3; line++) {
    trace.write("routed", TIE, { route: "COACH" });
    await setImmediate();
    await setImmediate();
  }

  rmdirSync(path);
  trace.write("routed", TIE, { route: "WORKOUT_LOG" });
  await trace.close();

  expect(log).toHaveLength(1);
  expect(log[0]).toContain("the trace file cannot be written");
  expect(log[0]).toContain(path);
  expect(linesOf(path).map((line) => JSON.parse(line).route)).toEqual(["WORKOUT_LOG"]);
});

test.each(["info", "debug"])(
  "at %s, what people wrote is a length and a mark in the trace, or the words",
  async (level) => {
    const path = join(await freshFolder(), "trace.jsonl");
    const trace = new TraceWriter(path, pino({ level }, { write: () => {} }));

    for (const text of ["my quokka", "my wombat", "my quokka"]) trace.write("hub_request", TIE, { user_input: text });
    await trace.close();

    const given = linesOf(path).map((line) => JSON.parse(line).user_input);
    if (level === "debug") expect(given).toEqual(["my quokka", "my wombat", "my quokka"]);
    else {
      expect(given).toEqual(Array(3).fill({ length: 9, mark: expect.stringMatching(/^[0-9a-f]{16}$/) }));
      expect(given[0]).toEqual(given[2]);
      expect(given[0]).not.toEqual(given[1]);
    }
  },
);
