import type { Migration } from "./migration.ts";

/** A hold remembers of what its emergencies were; what was held before does not know, and is held as before. */
export const alarms: Migration = { from: "3", to: "4", migrate: (stored) => stored };
