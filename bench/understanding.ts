import { readFileSync } from "node:fs";
import type { Catalog } from "../src/catalog/catalog.ts";
import { parseWorkoutLog } from "../src/language/notation/workoutNotation.ts";
import { routeMessage } from "../src/language/routing/routeMessage.ts";
import { screen } from "../src/language/safety/screen.ts";

/** The promise: milliseconds for one message of 10 to 2,000 characters, without a model. */
const BUDGET_MS = { p50: 2, p99: 10 };
const LENGTHS = [10, 50, 200, 500, 1_000, 2_000] as const;
const ROUNDS = 3;
const DATA = ["routing", "logging", "generate", "safety"] as const;

const CLEAR = { safety: "clear", question: null, pick: null, country: null } as const;
const FRESH = {
  threshold: 0.6,
  question: null,
  recentRoute: null,
  hasRecentLog: false,
  hasRecentWorkout: false,
} as const;
const WHEN = { sentAt: "2026-01-05T12:00:00+00:00", timezone: "UTC", unit: "kg", notation: null } as const;

/** All that is done to understand a message before a specialist works: screened, routed, its sets read and matched. */
function understand(text: string, catalog: Catalog): number {
  const began = performance.now();
  screen(text, CLEAR);
  for (const { route, text: part } of routeMessage(text, FRESH).items) {
    if (route !== "WORKOUT_LOG") continue;
    for (const { phrase } of parseWorkoutLog(part, WHEN).entries) {
      if (phrase) catalog.match(phrase);
    }
  }
  return performance.now() - began;
}

const messages = (): string[] =>
  DATA.flatMap((suite) =>
    readFileSync(new URL(`../evals/data/${suite}.dev.jsonl`, import.meta.url), "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => (JSON.parse(line) as { text: string }).text),
  );

/** Messages of about this length: real ones, put one after another until it is reached. */
function ofLength(length: number, texts: readonly string[]): string[] {
  const made: string[] = [];
  let text = "";
  for (const next of texts) {
    text = text === "" ? next : `${text}. ${next}`;
    if (text.length < length) continue;
    made.push(text.slice(0, length));
    text = "";
  }
  return made;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

/** How long it takes to understand one message, as typed and by length: milliseconds of wall time at p50 and p99. */
export function benchUnderstanding(catalog: Catalog): void {
  const typed = messages();
  const table: Record<string, Record<string, number>> = {};
  const row = (name: string, texts: readonly string[]) => {
    const took: number[] = [];
    for (let round = 0; round < ROUNDS; round++) for (const text of texts) took.push(understand(text, catalog));
    took.sort((a, b) => a - b);
    const figures = { p50: at(took, 0.5), p99: at(took, 0.99) };
    table[name] = {
      messages: texts.length,
      "p50 ms": Number(figures.p50.toFixed(2)),
      "p99 ms": Number(figures.p99.toFixed(2)),
      "p50 / budget": Number((figures.p50 / BUDGET_MS.p50).toFixed(2)),
      "p99 / budget": Number((figures.p99 / BUDGET_MS.p99).toFixed(2)),
    };
  };
  for (const text of typed) understand(text, catalog);
  row("as typed", typed);
  for (const length of LENGTHS) row(`${length} characters`, ofLength(length, typed));
  console.log(`\nUnderstanding one message: budget ${BUDGET_MS.p50} ms at p50, ${BUDGET_MS.p99} ms at p99`);
  console.table(table);
}
