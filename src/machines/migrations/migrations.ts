import { shelf } from "./0002_shelf.ts";
import { models } from "./0003_models.ts";
import { alarms } from "./0004_alarms.ts";
import { toldWhen } from "./0005_toldWhen.ts";
import type { Migration } from "./migration.ts";

/** In order: each begins where the one before ends, the last ends at today's version. */
export const migrations: readonly Migration[] = [shelf, models, alarms, toldWhen];
