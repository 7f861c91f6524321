import { readFileSync } from "node:fs";
import type { Catalog } from "../../src/catalog/catalog.ts";
import { readCatalog } from "../../src/catalog/readCatalog.ts";
import { parseWorkoutLog } from "../../src/language/notation/workoutNotation.ts";
import { routeMessage } from "../../src/language/routing/routeMessage.ts";
import { screen } from "../../src/language/safety/screen.ts";
import { atMost, rounded, type Section, type Table } from "../section.ts";

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
    readFileSync(new URL(`../../evals/data/${suite}.dev.jsonl`, import.meta.url), "utf8")
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

/** What it costs to understand one message, as typed and by length, without a model. */
export const understanding: Section = {
  name: "understanding",
  title: "Understanding a message",
  async run({ isQuick }) {
    const catalog = readCatalog();
    const typed = messages();
    const rows: Table["rows"] = {};
    const figuresOf = (texts: readonly string[]) => {
      const took: number[] = [];
      for (let round = 0; round < (isQuick ? 1 : ROUNDS); round++)
        for (const text of texts) took.push(understand(text, catalog));
      took.sort((a, b) => a - b);
      return { p50: at(took, 0.5), p99: at(took, 0.99) };
    };
    const row = (name: string, texts: readonly string[]) => {
      const { p50, p99 } = figuresOf(texts);
      rows[name] = { messages: texts.length, "p50 ms": rounded(p50), "p99 ms": rounded(p99) };
      return { p50, p99 };
    };
    for (const text of typed) understand(text, catalog);
    const { p50, p99 } = row("as typed", typed);
    for (const length of LENGTHS) row(`${length} characters`, ofLength(length, typed));
    const budgets = [
      atMost("understanding a message as typed, p50", BUDGET_MS.p50, p50, "ms"),
      atMost("understanding a message as typed, p99", BUDGET_MS.p99, p99, "ms"),
    ];
    return { tables: [{ title: "Screened, routed, sets read, exercises matched", rows }], budgets };
  },
};
