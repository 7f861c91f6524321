import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Result, Section, Table } from "../section.ts";
import { rounded } from "../section.ts";

const WRITER = join(import.meta.dirname, "../clients/writer.ts");
const [FEW, TURNS] = [10, 40];

/** Bytes and flushes of a turn, counted by the operating system: the difference between a long run and a short one. */
export const disk: Section = {
  name: "disk",
  title: "Disk",
  async run(): Promise<Result> {
    const rows: Table["rows"] = {};
    for (const snapshots of ["sqlite", "files"])
      for (const conversations of [1, 64]) {
        const [few, many] = [counted(snapshots, conversations, FEW), counted(snapshots, conversations, TURNS)];
        const turns = (TURNS - FEW) * conversations;
        const flushes = few.flushes === null || many.flushes === null ? null : (many.flushes - few.flushes) / turns;
        rows[`${snapshots}, ${conversations === 1 ? "one conversation" : `${conversations} conversations`}`] = {
          "KB written/turn": rounded((many.bytes - few.bytes) / turns / 1_024),
          "flushes/turn": flushes === null ? "not counted: strace is not installed" : rounded(flushes),
        };
      }
    return { tables: [{ title: "Bytes written and flushes (fsync, fdatasync) of a turn", rows }], budgets: [] };
  },
};

function counted(snapshots: string, conversations: number, turns: number): { bytes: number; flushes: number | null } {
  const folder = mkdtempSync(join(tmpdir(), "setpoint-disk-"));
  const command = [process.execPath, WRITER, snapshots, String(conversations), String(turns)];
  const tally = join(folder, "calls");
  try {
    const bytes = Number(run(command));
    const calls = ["-f", "-c", "-e", "trace=fsync,fdatasync", "-o", tally];
    const isThere = spawnSync("strace", ["-V"]).status === 0;
    if (isThere) run(["strace", ...calls, ...command]);
    return { bytes, flushes: isThere ? flushesIn(readFileSync(tally, "utf8")) : null };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run([program = "", ...parts]: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, parts, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`);
  return stdout;
}

/** Lines of `strace -c`: % time, seconds, usecs/call, calls, errors, syscall. */
function flushesIn(tally: string): number {
  const lines = tally.split("\n").filter((line) => /\bf(data)?sync$/.test(line));
  return lines.reduce((sum, line) => sum + Number(line.trim().split(/\s+/)[3]), 0);
}
