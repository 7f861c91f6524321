import { readFileSync } from "node:fs";
import { z } from "zod";
import { RunProblem } from "./runProblem.ts";

const MOST_PROBLEMS = 20;

/** A row, and the object that it was read from. */
export type ReadRow<Row> = { row: Row; raw: unknown };

/**
 * Reads a file of rows, one JSON object a line; empty lines are skipped. Refuses the file with every bad row, as
 * `file:line field: what is wrong` (at most 20), a file without rows, and an id used twice.
 */
export function readRows<Row extends { id: string }>(file: string, schema: z.ZodType<Row>): ReadRow<Row>[] {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new RunProblem(`${file} cannot be read: ${(error as Error).message}`);
  }
  const rows: ReadRow<Row>[] = [];
  const problems: string[] = [];
  const lineOf = new Map<string, number>();
  text.split("\n").forEach((line, at) => {
    if (line.trim() === "") return;
    const place = `${file}:${at + 1}`;
    const read = readRow(line, schema);
    if ("problems" in read) {
      problems.push(...read.problems.map((problem) => `${place} ${problem}`));
      return;
    }
    const { id } = read.read.row;
    const first = lineOf.get(id);
    if (first !== undefined) problems.push(`${place} id: "${id}" is the id of line ${first} too`);
    else lineOf.set(id, at + 1);
    rows.push(read.read);
  });
  if (problems.length > 0) {
    const shown = problems.slice(0, MOST_PROBLEMS);
    const more = problems.length - shown.length;
    throw new RunProblem([...shown, ...(more > 0 ? [`… and ${more} more`] : [])].join("\n"));
  }
  if (rows.length === 0) throw new RunProblem(`${file} holds no rows.`);
  return rows;
}

function readRow<Row>(line: string, schema: z.ZodType<Row>): { read: ReadRow<Row> } | { problems: string[] } {
  let raw: unknown;
  try {
    raw = JSON.parse(line);
  } catch (error) {
    return { problems: [`(row): is not JSON: ${(error as Error).message}`] };
  }
  const parsed = schema.safeParse(raw);
  if (parsed.success) return { read: { row: parsed.data, raw } };
  return { problems: parsed.error.issues.flatMap((issue) => problemsOf(issue)) };
}

/** What is wrong and where. Of a value that may have several forms, the form that came nearest. */
function problemsOf(issue: z.core.$ZodIssue, under: readonly PropertyKey[] = []): string[] {
  const path = [...under, ...issue.path];
  if (issue.code === "invalid_union" && issue.errors.length > 0) {
    const nearest = issue.errors.reduce((best, form) => (depthOf(form) > depthOf(best) ? form : best));
    return nearest.flatMap((inner) => problemsOf(inner, path));
  }
  const message = issue.message.endsWith("received undefined") ? "is missing" : issue.message;
  return [`${z.core.toDotPath(path) || "(row)"}: ${message}`];
}

/** A form that is wrong only further inside, or only by a rule of ours, came nearer. */
const depthOf = (issues: readonly z.core.$ZodIssue[]): number =>
  Math.max(0, ...issues.map(({ path, code }) => path.length * 2 + (code === "invalid_type" ? 0 : 1)));
