import type { Migration } from "./migration.ts";

/** States for language models have come; at rest nothing is stored of them. */
export const models: Migration = { from: "2", to: "3", migrate: (stored) => stored };
