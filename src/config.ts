import { z } from "zod";
import { AppError } from "./errors.ts";

const Port = z.coerce.number({ error: "must be a port number from 0 to 65535" }).int().min(0).max(65_535);

const Rate = z
  .string()
  .regex(/^(off|[1-9]\d{0,6}\/(s|min|h))$/, 'must be "off" or a rate such as 60/min')
  .transform((rate) => {
    if (rate === "off") return null;
    const [points, per] = rate.split("/");
    return { points: Number(points), seconds: { s: 1, min: 60, h: 3_600 }[per as "s" | "min" | "h"] };
  });

/** Every environment variable that Setpoint reads. Names and defaults are part of the outside contract. */
const Environment = z.object({
  PORT: Port.default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  SETPOINT_DATA_DIR: z.string().min(1).default("data"),
  SETPOINT_SNAPSHOTS: z.enum(["files", "sqlite"]).default("files"),
  SETPOINT_AUTH: z.enum(["none", "token"]).default("none"),
  SETPOINT_CONSOLE_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, "must be 16 to 200 printable characters without spaces")
    .optional(),
  SETPOINT_ALLOWED_ORIGINS: z
    .string()
    .default("")
    .transform((origins) =>
      origins
        .split(",")
        .map((origin) => origin.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.url("must be a comma-separated list of origins such as https://example.org"))),
  SETPOINT_RATE_LIMIT: Rate.default({ points: 60, seconds: 60 }),
  SETPOINT_ROUTE_CONFIDENCE: z.coerce.number().min(0).max(1).default(0.6),
  SETPOINT_MATCH_THRESHOLD: z.coerce.number().min(0).max(100).default(75),
  SETPOINT_MODEL: z.enum(["auto", "offline"]).default("auto"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  LOG_FORMAT: z.enum(["json", "pretty"]).default("json"),
});
export type Config = z.infer<typeof Environment>;

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/;

/** Reads the environment. Throws `bad_request` with one sentence that names every wrong variable. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new AppError("bad_request", `The environment is not usable: ${wrong.join("; ")}.`);
  }
  const config = parsed.data;
  if (config.SETPOINT_AUTH === "none" && !LOOPBACK.test(config.HOST))
    throw new AppError(
      "bad_request",
      `HOST is ${config.HOST}, but without SETPOINT_AUTH=token anybody could speak as anybody: only a loopback address such as 127.0.0.1 is allowed.`,
    );
  return config;
}
