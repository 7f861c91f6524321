import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    globalSetup: ["tests/journeys/readyForBrowsers.ts"],
    pool: "forks",
    // The sources, the catalogue and the weights are read once a worker: half of what the suite used to cost.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
