import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { RunProblem } from "../rows/runProblem.ts";

/** What has no danger in it by the suite that it was written for. */
export type EverydayMessage = { place: string; text: string };

const SOURCES = ["routing", "logging", "generate", "memory", "multiturn", "coach"];
export const EVERYDAY_SPLITS = ["dev", "fresh", "train"] as const;
export type EverydaySplit = (typeof EVERYDAY_SPLITS)[number];
/** Rows of these suites that do tell of a danger, a condition, a minor or an order to the machine: by file and id. */
const TOLD_DANGERS = "everyday.dangers.json";

const Routes = z.union([z.string(), z.array(z.string())]).nullish();
const Turn = z.object({ user: z.string().optional(), intent: Routes, acceptable: Routes });
const Row = z.object({
  id: z.string(),
  text: z.string().optional(),
  intent: Routes,
  intents: Routes,
  acceptable: Routes,
  turns: z.array(z.union([z.string(), Turn])).default([]),
});
type Row = z.infer<typeof Row>;

const isOfSafety = (...routes: z.infer<typeof Routes>[]): boolean => routes.flat().includes("SAFETY");

/** A conversation in which danger is met is none of these in any of its turns. */
function textsOf({ text, intent, intents, acceptable, turns }: Row): string[] {
  if (isOfSafety(intent, intents, acceptable)) return [];
  if (turns.some((turn) => typeof turn !== "string" && isOfSafety(turn.intent, turn.acceptable))) return [];
  return [text, ...turns.map((turn) => (typeof turn === "string" ? turn : turn.user))].filter(
    (one) => one !== undefined,
  );
}

/** The messages of all suites but safety, each once, but for rows that tell of a danger after all. Refuses a row it cannot read. */
export function readEveryday(folder: string, splits: readonly EverydaySplit[]): EverydayMessage[] {
  const dangers = new Set(Object.values(readDangers(join(folder, TOLD_DANGERS))).flat());
  const found = new Map<string, EverydayMessage>();
  for (const name of SOURCES.flatMap((source) => splits.map((split) => `${source}.${split}`))) {
    const file = join(folder, `${name}.jsonl`);
    if (!existsSync(file)) continue;
    for (const [at, line] of readFileSync(file, "utf8").split("\n").entries()) {
      if (line.trim() === "") continue;
      const row = Row.safeParse(JSON.parse(line));
      if (!row.success) throw new RunProblem(`${file}:${at + 1}: ${z.prettifyError(row.error)}`);
      const place = `${name} ${row.data.id}`;
      if (dangers.has(place)) continue;
      for (const text of textsOf(row.data)) if (!found.has(text)) found.set(text, { place, text });
    }
  }
  return [...found.values()];
}

/** What is told, and the rows that tell it. */
function readDangers(file: string): Record<string, string[]> {
  if (!existsSync(file)) return {};
  return z.record(z.string(), z.array(z.string())).parse(JSON.parse(readFileSync(file, "utf8")));
}
