import { mkdirSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Express } from "express";
import type { Logger } from "pino";
import { readKnowledge } from "./catalog/knowledge/knowledge.ts";
import { readCatalog } from "./catalog/readCatalog.ts";
import { type Config, modelBudgetsOf, modelSettingsOf, namedModelOf } from "./config.ts";
import { AppError } from "./errors.ts";
import { createLanguageModel } from "./models/createLanguageModel.ts";
import type { LanguageModel } from "./models/languageModel.ts";
import { createModelDesk } from "./models/modelDesk.ts";
import { UsageLedger } from "./models/usageLedger.ts";
import { createCast } from "./runtime/cast.ts";
import { type Clock, systemClock } from "./runtime/clock.ts";
import { Configured } from "./runtime/configured.ts";
import { ConversationHost } from "./runtime/conversationHost.ts";
import { LocalFanout } from "./runtime/fanout.ts";
import { Inspector } from "./runtime/inspect/inspector.ts";
import { Replayer } from "./runtime/inspect/replayer.ts";
import { LocalEngine } from "./runtime/localEngine.ts";
import { loggableError } from "./runtime/loggableError.ts";
import { PersonalData } from "./runtime/personalData.ts";
import { Progress } from "./runtime/progress.ts";
import { Records } from "./runtime/records.ts";
import { Routines } from "./runtime/routines.ts";
import { Statistics } from "./runtime/statistics.ts";
import { silentTrace } from "./runtime/trace.ts";
import { TraceWriter } from "./runtime/traceWriter.ts";
import { warmUp } from "./runtime/warmUp.ts";
import { type Cast, WorkRunner } from "./runtime/workRunner.ts";
import { createApp } from "./server/app.ts";
import { LIMITS, type Limits } from "./server/limits.ts";
import { Metrics } from "./server/metrics.ts";
import { originCheck } from "./server/originCheck.ts";
import { rateLimitsOf } from "./server/rateLimit.ts";
import { serveSocket } from "./server/sockets/socket.ts";
import { SocketCensus } from "./server/sockets/socketCensus.ts";
import { namedSpeakers, tokenSpeakers } from "./server/speaker.ts";
import { openStore, type StoreOptions } from "./store/openStore.ts";

export type Setpoint = {
  /** `http://127.0.0.1:3000`, with the port that was taken. */
  url: string;
  /** Lets running turns end, stores, and closes. */
  stop(): Promise<void>;
  /** What is served over HTTP, for those who list its routes. */
  app: Express;
};

export type SetpointOptions = {
  config: Config;
  logger: Logger;
  clock?: Clock;
  /** Replaces some of the work, for tests that make it fail or wait. */
  recast?: (cast: Cast) => Cast;
  /** Replaces some of the limits of the door, for tests that reach them. */
  limits?: Partial<Limits>;
  /** The language model that is asked, in place of what the configuration names, for tests that script one. */
  model?: LanguageModel;
  /** What snapshot files are written with, for tests in which that fails. */
  disk?: StoreOptions["disk"];
};

const WEB_FOLDER = join(import.meta.dirname, "../dist/web");
const TEST_HEAT = join(import.meta.dirname, "../dist/testHeat.json");
/** Longer than clients and proxies keep a connection, so that it is they who close it and no request meets a closed one. */
const KEEP_ALIVE_MS = 75_000;
const DRAIN_MS = 5_000;
const FLUSH_MS = 1_000;

/** Puts everything together and listens. Throws an `AppError` whose message says what stands in the way. */
export async function startSetpoint({
  config,
  logger,
  clock = systemClock,
  recast,
  limits: otherLimits = {},
  model: givenModel,
  disk,
}: SetpointOptions): Promise<Setpoint> {
  const dataDir = config.SETPOINT_DATA_DIR;
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw new AppError("unavailable", `The data folder ${dataDir} cannot be made: ${(error as Error).message}`, {
      cause: error,
    });
  }
  const onTrouble = (sentence: string) => logger.warn(sentence);
  const model = givenModel ?? (await createLanguageModel(modelSettingsOf(config), { clock, onTrouble }));
  const catalog = readCatalog();
  const knowledge = readKnowledge();
  const store = await openStore({ dataDir, snapshots: config.SETPOINT_SNAPSHOTS, disk, onDamage: onTrouble }).catch(
    (error) => {
      if (error instanceof AppError) throw error;
      throw new AppError("unavailable", `The data folder ${dataDir} cannot be used: ${(error as Error).message}`, {
        cause: error,
      });
    },
  );
  const traceFile = new TraceWriter(join(dataDir, "trace.jsonl"), logger);
  const metrics = new Metrics();
  const trace = metrics.counting(traceFile);
  const cast = createCast({
    catalog,
    knowledge,
    store,
    routeConfidence: config.SETPOINT_ROUTE_CONFIDENCE,
    matchThreshold: config.SETPOINT_MATCH_THRESHOLD,
  });
  const prices = config.SETPOINT_MODEL_PRICES;
  const budgets = modelBudgetsOf(config);
  const usage = await UsageLedger.open(store.modelUsage, clock.now());
  const desk = model
    ? createModelDesk({
        model,
        budgets,
        prices,
        usage,
        now: () => clock.now(),
        onTrouble,
      })
    : null;
  const fanout = new LocalFanout();
  const runner = new WorkRunner(recast ? recast(cast) : cast, trace, clock, desk);
  const engine = new LocalEngine({ store: store.conversations, runner, fanout, trace, clock });
  const host = new ConversationHost({
    engine,
    store: store.conversations,
    profiles: store.profiles,
    fanout,
    trace,
    clock,
    desk,
  });
  const parts = { ...store, catalog, clock };
  const inspector = new Inspector({ engine, store: store.conversations, clock });
  const replayer = new Replayer({
    store: store.conversations,
    thresholds: { routeConfidence: config.SETPOINT_ROUTE_CONFIDENCE, matchThreshold: config.SETPOINT_MATCH_THRESHOLD },
    openScratch: () => openStore({ dataDir, snapshots: "memory" }),
    runnerOn: (scratch, thresholds, desk) => {
      const again = createCast({ catalog, knowledge, store: scratch, ...thresholds });
      return new WorkRunner(recast ? recast(again) : again, silentTrace, systemClock, desk);
    },
  });
  const configured = new Configured({
    fixed: {
      hasModelKey: config.OPENAI_API_KEY !== undefined,
      thresholds: { routeConfidence: config.SETPOINT_ROUTE_CONFIDENCE, match: config.SETPOINT_MATCH_THRESHOLD },
      snapshots: config.SETPOINT_SNAPSHOTS,
      auth: config.SETPOINT_AUTH,
      rateLimit: config.SETPOINT_RATE_LIMIT && {
        messages: config.SETPOINT_RATE_LIMIT.points,
        seconds: config.SETPOINT_RATE_LIMIT.seconds,
      },
    },
    model: model && desk && { model, desk, budgets, prices, settings: namedModelOf(config) },
    usage,
    clock,
  });
  const records = new Records({ ...parts, matchThreshold: config.SETPOINT_MATCH_THRESHOLD });
  const training = { statistics: new Statistics(parts), routines: new Routines(parts) };
  const personalData = new PersonalData({
    ...parts,
    host,
    stored: store.personalData,
    forgetTrace: (conversationIds) => traceFile.forget(conversationIds),
    forgetUsage: (userId) => usage.forget(userId),
  });

  let isReady = false;
  const logBug = (error: unknown, traceId: string) => {
    logger.error({ err: loggableError(error), trace_id: traceId }, "internal error");
    logger.debug({ err: error, trace_id: traceId }, "internal error, whole");
  };
  const limits = { ...LIMITS, ...otherLimits };
  const hasTokens = config.SETPOINT_AUTH === "token";
  const allowedOrigins = config.SETPOINT_ALLOWED_ORIGINS;
  const stopped = new AbortController();
  const door = {
    host,
    inspector,
    replayer,
    speakers: hasTokens ? tokenSpeakers(store.tokens.userOf, config.SETPOINT_CONSOLE_KEY) : namedSpeakers,
    rates: rateLimitsOf(config.SETPOINT_RATE_LIMIT, limits.framesPerMessage, hasTokens),
    isAllowedOrigin: originCheck(allowedOrigins, !hasTokens),
    isReady: () => isReady,
    metrics,
    logBug,
  };
  const app = createApp({
    ...door,
    records,
    training,
    configured,
    progress: new Progress(parts),
    personal: { personalData, limits },
    allowedOrigins,
    webFolder: WEB_FOLDER,
    testHeatFile: TEST_HEAT,
    stopped: stopped.signal,
  });
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: Math.min(limits.headersMs, 2_000),
    },
    app,
  );
  server.maxConnections = limits.connections;
  server.timeout = limits.idleMs;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const census = new SocketCensus(limits.socketsPerUser);
  const socket = serveSocket(server, { ...door, census, limits, clock });
  metrics.watch({ load: () => engine.load, sockets: () => socket.open });

  await engine.start().catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(config.PORT, config.HOST, resolve);
  }).catch(async (error: NodeJS.ErrnoException) => {
    await store.close();
    const why =
      error.code === "EADDRINUSE" ? "is taken by another program" : `cannot be listened on (${error.message})`;
    throw new AppError("unavailable", `Port ${config.PORT} on ${config.HOST} ${why}. Choose another with PORT.`, {
      cause: error,
    });
  });
  isReady = true;
  if (hasTokens && (await store.tokens.list()).length === 0)
    logger.warn("Nobody has a token yet: npm run token -- create --user NAME");
  warmUp(catalog, knowledge).catch((error) => logBug(error, "warm-up"));
  const { port } = server.address() as AddressInfo;
  const hostName = config.HOST.includes(":") ? `[${config.HOST.replace(/[[\]]/g, "")}]` : config.HOST;
  return {
    app,
    url: `http://${hostName}:${port}`,
    async stop() {
      isReady = false;
      // The platform's own timers do not keep a process alive that has nothing else to do.
      const alive = setInterval(() => {}, 1_000);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await engine.stop({ drainMs: DRAIN_MS });
      stopped.abort();
      socket.close();
      // Answers of turns that have just ended are still on their way.
      const cut = setTimeout(() => server.closeAllConnections(), FLUSH_MS);
      server.closeIdleConnections();
      await closed;
      clearTimeout(cut);
      await store.close();
      await traceFile.close();
      clearInterval(alive);
    },
  };
}
