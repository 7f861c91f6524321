import { readFileSync } from "node:fs";
import { z } from "zod";
import { RunProblem } from "../rows/runProblem.ts";
import { allSuites } from "../suites/allSuites.ts";
import { SUITES, type SuiteName } from "../suites/suite.ts";
import type { Thresholds } from "./figuresOf.ts";
import { Threshold } from "./result.ts";

const File = z.partialRecord(z.enum(SUITES), z.record(z.string(), Threshold));

/** What each suite must reach. Refuses a measure that its suite does not have, so that none is met by being misspelt. */
export function readThresholds(file: string): Record<SuiteName, Thresholds> {
  const parsed = File.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!parsed.success) throw new RunProblem(`${file}:\n${z.prettifyError(parsed.error)}`);
  const read = SUITES.map((name): [SuiteName, Thresholds] => {
    const thresholds = parsed.data[name] ?? {};
    const known = new Set(allSuites[name].measures.map((measure) => measure.name));
    const unknown = Object.keys(thresholds).filter((measure) => !known.has(measure));
    if (unknown.length > 0) throw new RunProblem(`${file}: ${name} has no measure ${unknown.join(", ")}.`);
    return [name, thresholds];
  });
  return Object.fromEntries(read) as Record<SuiteName, Thresholds>;
}
