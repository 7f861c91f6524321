import { pino } from "pino";
import { type Config, readConfig } from "./config.ts";
import { AppError } from "./errors.ts";
import { startSetpoint } from "./setpoint.ts";

/** The process: environment in, a listening server out, and an orderly end on a signal. */
// Whoever read our output may go away before us.
process.stdout.on("error", () => {});

try {
  const config = readConfig(process.env);
  const logger = pino({ level: config.LOG_LEVEL }, await logStreamOf(config));
  const setpoint = await startSetpoint({ config, logger });
  logger.info({ url: setpoint.url }, `Setpoint is listening on ${setpoint.url}`);
  if (config.LOG_FORMAT === "json") console.log(`Setpoint is listening on ${setpoint.url}`);
  const end = () => {
    for (const signal of ["SIGTERM", "SIGINT"]) process.off(signal, end);
    void setpoint.stop().then(() => process.exit(0));
  };
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, end);
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function logStreamOf(config: Config) {
  if (config.LOG_FORMAT === "json") return process.stdout;
  const { default: pretty } = await import("pino-pretty");
  return pretty({ sync: true });
}
