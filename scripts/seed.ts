import { parseArgs } from "node:util";
import { AppError } from "../src/errors.ts";
import { type SeedAsked, type Seeded, seedAccount } from "./seed/seedAccount.ts";

/** Fills an account with twelve weeks of plausible training: `npm run seed`. */
const USAGE = `npm run seed                      into SETPOINT_DATA_DIR (data), while no server runs on it
npm run seed -- --url URL         into the server at this address
  --user NAME                     whose account; without it the one that the page shows (local)
  --token TOKEN                   where tokens are asked for
  --seed NUMBER                   another number, another training (7)
  --timezone ZONE                 where the person lives (that of this machine)
  --force                         into an account that holds data already`;

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof Error)) throw error;
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : "";
  console.error(error instanceof AppError ? hint(error.message) : `${error.message}${cause}`);
  process.exitCode = 1;
}

/** Resolves with the exit code. */
async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      url: { type: "string" },
      user: { type: "string" },
      token: { type: "string" },
      seed: { type: "string", default: "7" },
      timezone: { type: "string", default: Intl.DateTimeFormat().resolvedOptions().timeZone },
      force: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const seed = Number(values.seed);
  if (values.help || !Number.isInteger(seed)) {
    console.error(USAGE);
    return values.help ? 0 : 1;
  }
  const { user, token, timezone, force } = values;
  const asked = { user, token, timezone, force, seed, now: Date.now() };
  if (values.url) return told(await seedAccount({ ...asked, url: values.url }));

  return intoFolder(asked);
}

/** Through a server of its own, that is gone afterwards. */
async function intoFolder(asked: Omit<SeedAsked, "url">): Promise<number> {
  // A server that runs already needs none of this.
  const { startSetpoint } = await import("../src/setpoint.ts");
  const { readConfig } = await import("../src/config.ts");
  const { pino } = await import("pino");
  const config = readConfig({
    ...process.env,
    PORT: "0",
    HOST: "127.0.0.1",
    SETPOINT_AUTH: "none",
    SETPOINT_RATE_LIMIT: "off",
    SETPOINT_MODEL: "offline",
  });
  const setpoint = await startSetpoint({ config, logger: pino({ level: "silent" }) });
  try {
    return told(await seedAccount({ ...asked, url: setpoint.url }));
  } finally {
    await setpoint.stop();
  }
}

function told({ logs, workouts, routines, conversations }: Seeded): number {
  console.log(
    `Stored ${logs} log entries, ${workouts} workouts, ${routines} routine and ${conversations} conversations.`,
  );
  return 0;
}

function hint(message: string): string {
  return `${message}\nIf a server runs on this data folder, give its address: npm run seed -- --url http://127.0.0.1:3000`;
}
