import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { charts } from "../src/runtime/charts.ts";
import { countTestHeat, untaken } from "./countTestHeat.ts";

/**
 * `npm run heat [-- TEST FILES]`: runs the tests and counts, from the turns that their servers recorded, which transitions
 * they took; for the inspector page, and here as a table. Tests that step a chart without a server are not counted.
 */
const ROOT = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "setpoint-heat-"));
const run = spawnSync("npx", ["vitest", "run", ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: "inherit",
  env: { ...process.env, SETPOINT_KEEP_RECORDS: folder },
});
const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), "utf8").trim().split("\n"));
rmSync(folder, { recursive: true, force: true });
const heat = countTestHeat(lines);
mkdirSync(join(ROOT, "dist"), { recursive: true });
writeFileSync(join(ROOT, "dist/testHeat.json"), JSON.stringify(heat));
console.table(
  Object.fromEntries(
    charts().map((chart) => {
      const never = untaken(chart, heat);
      const { length } = chart.transitions;
      return [chart.id, { transitions: length, taken: length - never.length, never: never.length }];
    }),
  ),
);
for (const chart of charts())
  for (const { id, label, guard } of untaken(chart, heat))
    console.log(`never: ${id} ${label}${guard ? ` [${guard}]` : ""}`);
process.exitCode = run.status ?? 1;
