import { defineConfig } from "vitest/config";
import { DearestFirst } from "./tests/dearestFirst.ts";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    globalSetup: ["tests/journeys/readyForBrowsers.ts", "tests/filesInMemory.ts"],
    pool: "forks",
    // The sources, the catalogue and the weights are read once a worker: half of what the suite used to cost.
    isolate: false,
    maxWorkers: 2,
    // As `npm start` does: thousands of expressions are compiled when they are first used, not interpreted once before.
    execArgv: ["--no-regexp-tier-up"],
    sequence: { sequencer: DearestFirst },
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
