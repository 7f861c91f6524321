import { parseArgs } from "node:util";
import { RunProblem } from "./rows/runProblem.ts";
import { SUITES } from "./suites/suite.ts";
import type { Model } from "./target/target.ts";

export const USAGE = `npm run evals -- --suite NAME|all [--data FILE.jsonl] [--split dev|test|both|field|unseen] [--model offline|live]
                 [--url http://…] [--json OUT] [--html OUT]
npm run evals -- --suite coach --model live [--against RESULT.json] [--judge MODEL] [--agreement FILE.json]
npm run evals -- --suite coach --judge-agreement [--data FILE.jsonl] [--judge MODEL] [--json OUT]
npm run evals -- --everyday [--split dev|fresh|train] [--json OUT]
npm run evals -- --compare BEFORE.json AFTER.json [--json OUT]
npm run evals -- --replay RESULT.json [--threshold 0.6] [--reroute] [--json OUT] [--html OUT]
npm run evals -- --replay RESULT.json --sweep [--reroute]
npm run evals -- --replay RESULT.json --model live [--against RESULT.json] [--judge MODEL] [--agreement FILE.json]

Suites: ${SUITES.join(", ")}. Exit 0: all thresholds met. 1: below one, or --compare says revert,
or the judge agrees too little with the labels (--judge-agreement). 2: cannot be run.`;

/** What is on the command line. Refuses what the command does not know, with its usage. */
export function readArguments(given: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: given,
      allowPositionals: true,
      options: {
        suite: { type: "string" },
        data: { type: "string" },
        split: { type: "string", default: "both" },
        model: { type: "string", default: "offline" },
        url: { type: "string" },
        json: { type: "string" },
        html: { type: "string" },
        compare: { type: "string" },
        replay: { type: "string" },
        threshold: { type: "string" },
        reroute: { type: "boolean", default: false },
        sweep: { type: "boolean", default: false },
        against: { type: "string" },
        judge: { type: "string" },
        agreement: { type: "string" },
        "judge-agreement": { type: "boolean", default: false },
        everyday: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
    return { ...values, positionals };
  } catch (error) {
    throw new RunProblem(`${(error as Error).message}\n\n${USAGE}`);
  }
}

export type Arguments = ReturnType<typeof readArguments>;

/** The one of these names that was given. Refuses any other. */
export function oneOf<Name extends string>(what: string, given: string, names: readonly Name[]): Name {
  const found = names.find((name) => name === given);
  if (found === undefined) throw new RunProblem(`${what} is "${given}"; it can be ${names.join(", ")}.`);
  return found;
}

export const modelOf = ({ model }: Arguments): Model => oneOf("--model", model, ["offline", "live"] as const);
