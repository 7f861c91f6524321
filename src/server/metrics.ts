import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { ErrorCode } from "../errors.ts";
import type { Load } from "../runtime/engine.ts";
import type { Trace } from "../runtime/trace.ts";

/** Seconds: without a model a turn takes milliseconds, with one it may take most of a minute. */
const LATENCIES = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** The process has one heap and one event loop, however many servers run in it. */
let ofProcess: Registry | null = null;

function processMetrics(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** What a scrape looks up. */
export type Gauged = { load: () => Load; sockets: () => number };

/** Figures for operators, in the form that Prometheus reads. Labels are closed lists: nobody's words and nobody's name. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #turns = new Counter({
    name: "setpoint_turns_total",
    help: "Finished turns, by the first route that was taken and how they ended.",
    labelNames: ["route", "status"],
    registers: [this.#registry],
  });
  readonly #latency = new Histogram({
    name: "setpoint_turn_duration_seconds",
    help: "From the beginning of a turn until it was ready to be stored.",
    labelNames: ["route"],
    buckets: LATENCIES,
    registers: [this.#registry],
  });
  readonly #effects = new Counter({
    name: "setpoint_effects_total",
    help: "What turns have stored or changed.",
    labelNames: ["kind", "op"],
    registers: [this.#registry],
  });
  readonly #refusals = new Counter({
    name: "setpoint_refusals_total",
    help: "Requests and frames that were refused, by the code of the problem.",
    labelNames: ["code", "over"],
    registers: [this.#registry],
  });

  readonly #modelCalls = new Counter({
    name: "setpoint_model_calls_total",
    help: "Questions to language models, by who asked and how they ended.",
    labelNames: ["role", "outcome"],
    registers: [this.#registry],
  });
  readonly #modelTokens = new Counter({
    name: "setpoint_model_tokens_total",
    help: "Tokens that went to language models and came from them, attempts that failed included.",
    labelNames: ["role", "direction"],
    registers: [this.#registry],
  });
  readonly #modelCost = new Counter({
    name: "setpoint_model_cost_usd_total",
    help: "What language models have cost by the configured prices; a model without a price costs nothing here.",
    labelNames: ["role"],
    registers: [this.#registry],
  });
  readonly #modelLatency = new Histogram({
    name: "setpoint_model_call_duration_seconds",
    help: "From a question to a language model until its whole answer, with all attempts.",
    labelNames: ["tier"],
    buckets: LATENCIES,
    registers: [this.#registry],
  });

  /** What is looked up at each scrape. */
  watch({ load, sockets }: Gauged): void {
    const gauge = (name: string, help: string, look: () => number) =>
      new Gauge({
        name,
        help,
        registers: [this.#registry],
        collect() {
          this.set(look());
        },
      });
    gauge("setpoint_conversations_awake", "Conversations hydrated in this process.", () => load().awake);
    gauge("setpoint_turns_running", "Turns under way.", () => load().running);
    gauge(
      "setpoint_turns_waiting",
      "Accepted turns that wait behind another of their conversation.",
      () => load().waiting,
    );
    gauge("setpoint_sockets_open", "Open WebSockets.", sockets);
  }

  /** A problem document, or a refused frame or upgrade. */
  countRefusal(code: ErrorCode, over: "http" | "socket"): void {
    this.#refusals.inc({ code, over });
  }

  /** The same trace, with its finished turns and its questions to language models counted. */
  counting(trace: Trace): Trace {
    return {
      write: (event, tie, fields) => {
        trace.write(event, tie, fields);
        if (event === "hub_response") this.#countTurn(fields as FinishedFields);
        if (event === "model_call") this.#countModelCall(fields as ModelFields);
      },
    };
  }

  async text(): Promise<{ type: string; body: string }> {
    const all = Registry.merge([this.#registry, processMetrics()]);
    return { type: all.contentType, body: await all.metrics() };
  }

  #countModelCall({ role, tier, outcome, input_tokens, output_tokens, cost_usd, latency_ms }: ModelFields): void {
    this.#modelCalls.inc({ role, outcome });
    this.#modelTokens.inc({ role, direction: "in" }, input_tokens);
    this.#modelTokens.inc({ role, direction: "out" }, output_tokens);
    this.#modelCost.inc({ role }, cost_usd);
    this.#modelLatency.observe({ tier }, latency_ms / 1_000);
  }

  #countTurn({ route, status, effects, latency_ms }: FinishedFields): void {
    const label = route ?? "NONE";
    this.#turns.inc({ route: label, status });
    this.#latency.observe({ route: label }, latency_ms / 1_000);
    for (const effect of effects) {
      const [kind = "", op = ""] = effect.split(".");
      this.#effects.inc({ kind, op });
    }
  }
}

/** What `runtime/traceTurn.ts` writes of a finished turn. */
type FinishedFields = { route: string | null; status: string; effects: string[]; latency_ms: number };

/** What `runtime/workRunner.ts` writes of a question to a language model. */
type ModelFields = {
  role: string;
  tier: string;
  outcome: string;
  input_tokens: number;
  output_tokens: number;
  cost_usd: number;
  latency_ms: number;
};
