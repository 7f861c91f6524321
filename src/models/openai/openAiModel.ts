import { OpenAI } from "openai";
import { Stream } from "openai/streaming";
import type { ModelTier } from "../../protocol/modelCall.ts";
import { ModelFailure, type ModelReply, type ModelRequest, type NamedModel } from "../languageModel.ts";
import type { ModelClock } from "../modelClock.ts";
import { boundedFetch, type WireNotes } from "./boundedFetch.ts";
import { CallWatch, type WatchLimits } from "./callWatch.ts";
import { HOSTED_MODELS, type ModelNames } from "./modelNames.ts";
import { replyFrom, usageOf } from "./replyFrom.ts";
import { requestBody, type WrittenBody } from "./requestBody.ts";
import { ServerHabits } from "./serverHabits.ts";
import { listedModels, ServerModels } from "./serverModels.ts";
import { StreamedAnswer } from "./streamedAnswer.ts";
import { refusalCode, wireFailure } from "./wireFailure.ts";

export type OpenAiLimits = WatchLimits & {
  /** Of an answer on the wire, with all that is wrapped around its words. */
  bytes: number;
  /** Of what an answer says and of its calls; thoughts do not count. */
  characters: number;
};

/**
 * Patient with a model on somebody's own machine, which may read its prompt for half a minute; a call that is not begun
 * after half of its time leaves the other half for another attempt.
 */
function limitsOf(given: Partial<OpenAiLimits> = {}): OpenAiLimits {
  const { callMs = 90_000 } = given;
  return {
    callMs,
    firstPieceMs: callMs / 2,
    pieceMs: Math.min(15_000, callMs / 2),
    bytes: 6_000_000,
    characters: 64_000,
    ...given,
  };
}

export type OpenAiOptions = {
  apiKey?: string | undefined;
  /** With the path, e.g. `http://127.0.0.1:11434/v1`; absent: the hosted API. */
  baseUrl?: string | undefined;
  /** What is left out is the hosted default, or with `baseUrl` chosen once from what the server lists (`modelNames.ts`). */
  models: { [Tier in ModelTier]?: string | undefined };
  limits?: Partial<OpenAiLimits>;
  clock: ModelClock;
};

const HOSTED_URL = "https://api.openai.com/v1";

/**
 * Any server that speaks OpenAI's Chat Completions, always with a stream. One call is one attempt, except that a server that
 * does not know a part of the protocol is asked again at once without that part, and never with it again. What a model
 * thinks aloud is dropped; tool calls are read in their native form and as text.
 */
export function createOpenAiModel(options: OpenAiOptions): NamedModel {
  return new OpenAiModel(options);
}

class OpenAiModel implements NamedModel {
  readonly #options: OpenAiOptions;
  readonly #limits: OpenAiLimits;
  readonly #clock: ModelClock;
  readonly #habits: ServerHabits;
  readonly #models: ServerModels;

  constructor(options: OpenAiOptions) {
    const isHosted = options.baseUrl === undefined;
    this.#options = options;
    this.#limits = limitsOf(options.limits);
    this.#clock = options.clock;
    this.#habits = new ServerHabits({ isHosted });
    const { fast, strong } = options.models;
    const given: Partial<ModelNames> = { ...(fast !== undefined && { fast }), ...(strong !== undefined && { strong }) };
    this.#models = new ServerModels(isHosted ? { ...HOSTED_MODELS, ...given } : given, () => this.#list());
  }

  nameOf(tier: ModelTier): string {
    return this.#models.nameOf(tier);
  }

  async generate(request: ModelRequest): Promise<ModelReply> {
    const { signal, schema, tools = [], onDelta } = request;
    signal.throwIfAborted();
    const model = await this.#models.find(request.tier, signal);
    const watch = new CallWatch(signal, this.#limits, this.#clock);
    const notes = newNotes();
    const progress = { hasBegun: false, usage: { inputTokens: 0, outputTokens: 0 } };
    try {
      const { written, pieces } = await this.#ask(request, model, watch.signal, notes);
      const answer = new StreamedAnswer({
        mostCharacters: this.#limits.characters,
        textualNames: tools.map(({ name }) => name),
        thinksUnopened: this.#habits.thinksUnopened(model),
        onText: (text) => {
          if (schema || !onDelta || watch.signal.aborted) return;
          progress.hasBegun = true;
          onDelta(text);
        },
      });
      try {
        await readInto(answer, pieces, watch);
      } finally {
        progress.usage = usageOf(answer, written.body);
      }
      watch.signal.throwIfAborted();
      answer.end();
      if (answer.closedUnopenedThought) this.#habits.noteUnopenedThought(model);
      const isWhole = answer.finishReason !== null || notes.sawEnd;
      return replyFrom({ answer, request, model, usage: progress.usage, isWhole });
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (isFiltered(refusalCode(notes.refusal)))
        return { text: "", value: null, toolCalls: [], usage: progress.usage, model, finish: "refused" };
      const failure = wireFailure(watch.signal.aborted ? watch.signal.reason : error, progress, this.#clock.now());
      if (schema && failure.fault === "nonsense" && failure.misfit) this.#habits.noteSchemaIgnored();
      throw failure;
    } finally {
      watch.end();
    }
  }

  /** The beginning of an answer, asked for as plainly as the server wants it. */
  async #ask(
    request: ModelRequest,
    model: string,
    signal: AbortSignal,
    notes: WireNotes,
  ): Promise<{ written: WrittenBody; pieces: AsyncIterable<unknown> }> {
    const client = this.#client(notes);
    const forget = this.#habits.keep();
    const tried = new Set<string>();
    for (;;) {
      const written = requestBody(request, model, this.#habits);
      try {
        notes.refusal = "";
        const response = await client.chat.completions.create(written.body, { signal }).asResponse();
        return { written, pieces: piecesOf(response, client, notes) };
      } catch (error) {
        const refusal = {
          status: error instanceof OpenAI.APIError ? (error.status ?? 0) : 0,
          said: notes.refusal,
          code: refusalCode(notes.refusal),
          model,
          schema: request.schema && written.schemaWay ? { way: written.schemaWay, name: request.schema.name } : null,
          hasTools: written.hasNativeTools,
          hasBound: request.maxOutputTokens !== undefined,
        };
        if (!signal.aborted && this.#habits.makePlainer(refusal, tried)) continue;
        forget();
        throw error;
      }
    }
  }

  async #list(): Promise<string[]> {
    const watch = new CallWatch(new AbortController().signal, this.#limits, this.#clock);
    try {
      return await listedModels(this.#client(newNotes()), watch.signal);
    } catch (error) {
      const nothing = { hasBegun: false, usage: { inputTokens: 0, outputTokens: 0 } };
      throw wireFailure(watch.signal.aborted ? watch.signal.reason : error, nothing, this.#clock.now());
    } finally {
      watch.end();
    }
  }

  #client(notes: WireNotes): OpenAI {
    const { apiKey, baseUrl = HOSTED_URL } = this.#options;
    const address = new URL(baseUrl);
    const basic = [address.username, address.password].map(decodeURIComponent).join(":");
    address.username = "";
    address.password = "";
    return new OpenAI({
      // The package insists on a key; a server without one is sent none, or the name and password of its address.
      apiKey: apiKey ?? "none",
      ...(apiKey === undefined && {
        defaultHeaders: { Authorization: basic === ":" ? null : `Basic ${Buffer.from(basic).toString("base64")}` },
      }),
      baseURL: address.href,
      maxRetries: 0,
      // The watch ends calls; this stands behind it.
      timeout: this.#limits.callMs * 2,
      logLevel: "off",
      fetch: boundedFetch(this.#limits.bytes, notes),
    });
  }
}

/** Some servers filter what they are asked and tell it as an error. */
const isFiltered = (code: string | null): boolean => code === "content_filter" || code === "content_policy_violation";

const newNotes = (): WireNotes => ({ sawEnd: false, refusal: "" });

/** The pieces of a stream; one that is the whole answer where the server does not know streams. */
async function* piecesOf(response: Response, client: OpenAI, notes: WireNotes): AsyncIterable<unknown> {
  const type = response.headers.get("content-type") ?? "";
  if (/^text\/html/i.test(type))
    throw new ModelFailure(
      "nonsense",
      "A web page answered instead of a language model server; does OPENAI_BASE_URL end with the path of its API, such as /v1?",
    );
  if (/^application\/json/i.test(type)) {
    yield await response.json();
    notes.sawEnd = true;
  } else yield* Stream.fromSSEResponse<unknown>(response, new AbortController(), client);
}

async function readInto(answer: StreamedAnswer, pieces: AsyncIterable<unknown>, watch: CallWatch): Promise<void> {
  let heard = 0;
  for await (const piece of pieces) {
    answer.push(piece);
    // A piece without a word or a thought is no sign of life: some servers send them while they wait.
    if (answer.characters > heard) watch.heard();
    heard = answer.characters;
  }
}
