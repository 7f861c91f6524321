import { readFileSync } from "node:fs";
import { z } from "zod";
import { EVERYDAY_MEASURES } from "../everyday/screenEveryday.ts";
import { RunProblem } from "../rows/runProblem.ts";
import { allSuites } from "../suites/allSuites.ts";
import { SUITES, type SuiteName } from "../suites/suite.ts";
import type { Thresholds } from "./figuresOf.ts";
import { Threshold } from "./result.ts";

/** What `--everyday` measures stands beside the suites. */
const NAMES = [...SUITES, "everyday"] as const;
type Name = SuiteName | "everyday";
const File = z.partialRecord(z.enum(NAMES), z.record(z.string(), Threshold));
const measuresOf = (name: Name) =>
  name === "everyday" ? Object.keys(EVERYDAY_MEASURES) : allSuites[name].measures.map((measure) => measure.name);

/** What each suite must reach. Refuses a measure that its suite does not have, so that none is met by being misspelt. */
export function readThresholds(file: string): Record<Name, Thresholds> {
  const parsed = File.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!parsed.success) throw new RunProblem(`${file}:\n${z.prettifyError(parsed.error)}`);
  const read = NAMES.map((name): [Name, Thresholds] => {
    const thresholds = parsed.data[name] ?? {};
    const known = new Set(measuresOf(name));
    const unknown = Object.keys(thresholds).filter((measure) => !known.has(measure));
    if (unknown.length > 0) throw new RunProblem(`${file}: ${name} has no measure ${unknown.join(", ")}.`);
    return [name, thresholds];
  });
  return Object.fromEntries(read) as Record<Name, Thresholds>;
}
