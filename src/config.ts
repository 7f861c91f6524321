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

/** A bound on what language models use; `null` is none. */
const bound = (of: "tokens" | "dollars") =>
  z
    .string()
    .regex(
      of === "tokens" ? /^(off|[1-9]\d{0,11})$/ : /^(off|(?=.*[1-9])\d{1,7}(\.\d{1,6})?)$/,
      of === "tokens"
        ? 'must be "off" or a number of tokens such as 40000'
        : 'must be "off" or US dollars such as 2.50',
    )
    .transform((amount) => (amount === "off" ? null : Number(amount)));

const PRICES = 'must be JSON such as {"some-model": {"input": 0.25, "output": 2}}, in US dollars per million tokens';

/** US dollars per million tokens, by the model's name. */
const Prices = z.string().transform((text, context): Record<string, { input: number; output: number }> => {
  const price = z.strictObject({ input: z.number().min(0), output: z.number().min(0) });
  try {
    return z.record(z.string().min(1), price).parse(JSON.parse(text));
  } catch {
    context.addIssue({ code: "custom", message: PRICES });
    return z.NEVER;
  }
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
  OPENAI_API_KEY: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]+$/, "must be printable characters without spaces")
    .optional(),
  OPENAI_BASE_URL: z
    .url({ protocol: /^https?$/, error: "must be an address such as http://127.0.0.1:11434/v1" })
    .optional(),
  SETPOINT_MODEL_FAST: z.string().min(1).optional(),
  SETPOINT_MODEL_STRONG: z.string().min(1).optional(),
  SETPOINT_MODEL_FALLBACK: z.string().min(1).optional(),
  SETPOINT_MODEL_MODE: z.enum(["live", "record", "replay"]).default("live"),
  SETPOINT_MODEL_CASSETTES: z.string().min(1).default("cassettes"),
  SETPOINT_MODEL_DEADLINE_S: z.coerce
    .number({ error: "must be a number of seconds" })
    .min(1, "must be at least 1 second")
    // States of the chart that ask a model wait a little longer than that, and no more.
    .max(120, "must be at most 120 seconds")
    .default(120),
  SETPOINT_MODEL_PRICES: Prices.default({}),
  SETPOINT_MODEL_BUDGET_TURN: bound("tokens").default(40_000),
  SETPOINT_MODEL_BUDGET_USER_DAY: bound("tokens").default(400_000),
  SETPOINT_MODEL_BUDGET_DAY: bound("tokens").default(4_000_000),
  SETPOINT_MODEL_BUDGET_TURN_USD: bound("dollars").default(null),
  SETPOINT_MODEL_BUDGET_USER_DAY_USD: bound("dollars").default(null),
  SETPOINT_MODEL_BUDGET_DAY_USD: bound("dollars").default(null),
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

/** What language models are asked with, or `null` where none is configured: a recording needs neither key nor address. */
export function modelSettingsOf(config: Config): ReturnType<typeof namedModelOf> | null {
  const isReachable = config.OPENAI_API_KEY !== undefined || config.OPENAI_BASE_URL !== undefined;
  const isWanted = config.SETPOINT_MODEL === "auto" && (isReachable || config.SETPOINT_MODEL_MODE === "replay");
  return isWanted ? namedModelOf(config) : null;
}

/** The same, whether it is to be asked or not. */
export function namedModelOf(config: Config) {
  return {
    apiKey: config.OPENAI_API_KEY,
    baseUrl: config.OPENAI_BASE_URL,
    models: { fast: config.SETPOINT_MODEL_FAST, strong: config.SETPOINT_MODEL_STRONG },
    fallback: config.SETPOINT_MODEL_FALLBACK,
    mode: config.SETPOINT_MODEL_MODE,
    cassettes: config.SETPOINT_MODEL_CASSETTES,
    deadlineMs: config.SETPOINT_MODEL_DEADLINE_S * 1_000,
  };
}

/** Bounds on what language models use. */
export function modelBudgetsOf(config: Config) {
  return {
    turn: { tokens: config.SETPOINT_MODEL_BUDGET_TURN, usd: config.SETPOINT_MODEL_BUDGET_TURN_USD },
    userDay: { tokens: config.SETPOINT_MODEL_BUDGET_USER_DAY, usd: config.SETPOINT_MODEL_BUDGET_USER_DAY_USD },
    day: { tokens: config.SETPOINT_MODEL_BUDGET_DAY, usd: config.SETPOINT_MODEL_BUDGET_DAY_USD },
  };
}
