import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { AppError } from "../errors.ts";
import { start } from "./migrations/0001_start.ts";
import { facts } from "./migrations/0002_facts.ts";
import { turnRecovery } from "./migrations/0003_turn_recovery.ts";
import { tokens } from "./migrations/0004_tokens.ts";
import { attempts } from "./migrations/0005_attempts.ts";
import { routines } from "./migrations/0006_routines.ts";
import { records } from "./migrations/0007_records.ts";
import { stepShapes } from "./migrations/0008_step_shapes.ts";
import { turnOrder } from "./migrations/0009_turn_order.ts";
import { workoutOrder } from "./migrations/0010_workout_order.ts";
import { modelUsage } from "./migrations/0011_model_usage.ts";

const MIGRATIONS: Record<string, Migration> = {
  "0001_start": { up: start },
  "0002_facts": { up: facts },
  "0003_turn_recovery": { up: turnRecovery },
  "0004_tokens": { up: tokens },
  "0005_attempts": { up: attempts },
  "0006_routines": { up: routines },
  "0007_records": { up: records },
  "0008_step_shapes": { up: stepShapes },
  "0009_turn_order": { up: turnOrder },
  "0010_workout_order": { up: workoutOrder },
  "0011_model_usage": { up: modelUsage },
};

/**
 * Brings the tables to today's form, all steps or none. A database that a newer version has changed is refused with
 * `conflict`, untouched.
 */
export async function migrate(db: Kysely<never>, migrations: Record<string, Migration> = MIGRATIONS): Promise<void> {
  const unknown = (await done(db)).filter((name) => !(name in migrations));
  if (unknown.length > 0) {
    throw new AppError(
      "conflict",
      `The database has been used by a newer version of Setpoint (it knows the change ${unknown.join(", ")}).`,
    );
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Changes nothing: throws `conflict` when the tables are not in exactly today's form. */
export async function requireCurrent(db: Kysely<never>): Promise<void> {
  const steps = (await done(db)).join();
  if (steps === Object.keys(MIGRATIONS).join()) return;
  throw new AppError(
    "conflict",
    "The data folder is in use by a server of another version. Stop it first, or run the command of its version.",
  );
}

async function done(db: Kysely<never>): Promise<string[]> {
  const table = await sql`select 1 from sqlite_master where name = 'kysely_migration'`.execute(db);
  if (table.rows.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map((row) => row.name);
}
