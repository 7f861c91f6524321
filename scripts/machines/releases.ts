import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyStateMachine } from "xstate";
import type { ZodType } from "zod";
import { conversationMachine } from "../../src/machines/conversationMachine.ts";
import type { Chart } from "../../src/protocol/chart.ts";
import { charts, versionOf } from "../../src/runtime/charts.ts";
import type { Envelope } from "../../src/store/snapshotStore.ts";
import { type ContextShape, contextShape } from "./contextShape.ts";

/** A version of the conversation's machine that snapshots have been stored by, and real snapshots of it. */
export type Release = {
  version: string;
  /** The conversation's chart first, then those of the machines that play its actors. */
  charts: Chart[];
  /** What the conversation's stored context is made of; those of specialists are never stored, for they end with the turn. */
  context: ContextShape;
  snapshots: Record<string, Envelope>;
};

const FOLDER = join(import.meta.dirname, "../../tests/fixtures/machines/conversation");

/** Today's machine as it would be released, without snapshots. */
export function todaysRelease(root: AnyStateMachine = conversationMachine): Release {
  const schema = (root.schemas as { context?: ZodType } | undefined)?.context;
  return {
    version: versionOf(root),
    charts: charts(root),
    context: schema ? contextShape(schema) : {},
    snapshots: {},
  };
}

/** All that was released, the oldest first. */
export function readReleases(folder = FOLDER): Release[] {
  if (!existsSync(folder)) return [];
  const read = (...path: string[]) => JSON.parse(readFileSync(join(folder, ...path), "utf8"));
  return readdirSync(folder)
    .sort((a, b) => Number(a) - Number(b))
    .map((version) => ({
      version,
      ...(read(version, "machine.json") as Pick<Release, "charts" | "context">),
      snapshots: Object.fromEntries(
        readdirSync(join(folder, version, "snapshots"))
          .sort()
          .map((file) => [file.replace(/\.json$/, ""), read(version, "snapshots", file) as Envelope]),
      ),
    }));
}

/** Keeps a release for ever. */
export function writeRelease({ version, charts: drawn, context, snapshots }: Release, folder = FOLDER): void {
  mkdirSync(join(folder, version, "snapshots"), { recursive: true });
  const write = (path: string, content: unknown) =>
    writeFileSync(join(folder, version, path), `${JSON.stringify(content, null, 2)}\n`);
  write("machine.json", { charts: drawn, context });
  for (const [name, envelope] of Object.entries(snapshots)) write(`snapshots/${name}.json`, envelope);
}
