import type { Migration } from "./migration.ts";

/** It is remembered when the last entries were told; of those before it is not known, and their days count, as before. */
export const toldWhen: Migration = { from: "4", to: "5", migrate: (stored) => stored };
