import {
  type LanguageModel,
  ModelFailure,
  type ModelFault,
  type ModelReply,
  type ModelRequest,
} from "../../src/models/languageModel.ts";

/** What a scripted model does when it is asked, and what it wants to have been asked. */
export type Scripted = {
  /** The id of the prompt that must ask, e.g. `coach/answer@1`, or how it must begin: `coach/`. */
  prompt?: string;
  tier?: ModelRequest["tier"];
  /** Throws when the request is not as it should be. */
  expects?: (request: ModelRequest) => void;

  /** Called before anything is answered; what it returns is waited for. */
  before?: (request: ModelRequest) => unknown;
  text?: string;
  /** The text in pieces, each of which is streamed; what is not given is streamed as one. */
  pieces?: readonly string[];
  /** For a request with a schema: checked against it, a misfit fails as with a real server. */
  value?: unknown;
  toolCalls?: readonly { id?: string; name: string; input: unknown }[];
  finish?: ModelReply["finish"];
  usage?: ModelReply["usage"];
  /** After what was streamed. */
  fails?: ModelFault | ModelFailure;
  /** After what was streamed, until it is aborted. */
  hangs?: true;
};

export type ScriptedReply = Scripted | ((request: ModelRequest) => Scripted | Promise<Scripted>);

export interface ScriptedModel extends LanguageModel {
  /** What it was asked, in order. */
  readonly requests: readonly ModelRequest[];
  /** Requests that were called off while they hung. */
  readonly aborted: number;
  /** Adds replies to those not used yet. */
  expects(...replies: ScriptedReply[]): void;
  /** Whether it answers at all, for the desk; `true` until told otherwise. */
  setOut(isOut: boolean): void;
  /** Throws when it was asked what was not expected, and when replies were not used. */
  done(): void;
}

/**
 * A language model that says what it was told to, in order. An unexpected request throws at once (no `ModelFailure`: it is
 * a fault of the test or of the code, not of a model), and again in `done()`, which every test calls at its end.
 */
export function scriptedModel(replies: readonly ScriptedReply[] = []): ScriptedModel {
  const waiting = [...replies];
  const requests: ModelRequest[] = [];
  const faults: string[] = [];
  let isOut = false;
  let aborted = 0;

  const fault = (sentence: string, cause?: unknown): Error => {
    faults.push(sentence);
    return new Error(sentence, { cause });
  };

  return {
    requests,
    get aborted() {
      return aborted;
    },
    expects: (...more) => void waiting.push(...more),
    setOut: (out) => {
      isOut = out;
    },
    isOut: () => isOut,
    nameOf: () => "scripted",

    async generate(request) {
      requests.push(request);
      request.signal.throwIfAborted();
      const next = waiting.shift();
      const asker = request.prompt ?? "somebody";
      if (!next) throw fault(`${asker} asked the scripted model, which has no reply left`);
      const scripted = typeof next === "function" ? await next(request) : next;
      const { prompt, tier, expects, usage = { inputTokens: 100, outputTokens: 20 } } = scripted;
      if (prompt !== undefined && !asker.startsWith(prompt)) throw fault(`${asker} asked where ${prompt} was expected`);
      if (tier !== undefined && request.tier !== tier)
        throw fault(`${asker} asked for ${request.tier} where ${tier} was expected`);
      try {
        expects?.(request);
      } catch (error) {
        throw fault(`${asker} asked otherwise than expected: ${(error as Error).message}`, error);
      }
      await scripted.before?.(request);
      request.signal.throwIfAborted();

      const text = scripted.text ?? scripted.pieces?.join("") ?? "";
      const pieces = request.schema ? [] : (scripted.pieces ?? (text === "" ? [] : [text]));
      for (const piece of pieces) {
        request.signal.throwIfAborted();
        request.onDelta?.(piece);
        // Each piece comes in a read of its own.
        await new Promise((resolve) => setImmediate(resolve));
      }
      if (scripted.hangs) {
        await untilAborted(request.signal).finally(() => {
          aborted += 1;
        });
      }
      request.signal.throwIfAborted();
      if (scripted.fails instanceof ModelFailure) throw scripted.fails;
      if (scripted.fails)
        throw new ModelFailure(scripted.fails, `the scripted model fails: ${scripted.fails}`, {
          hasBegun: pieces.length > 0,
          usage,
        });

      const toolCalls = (scripted.toolCalls ?? []).map((call, index) => ({ id: `call-${index + 1}`, ...call }));
      return {
        text: request.schema && scripted.value !== undefined ? JSON.stringify(scripted.value) : text,
        value: request.schema ? schemaValue(request, scripted, usage) : null,
        toolCalls,
        usage,
        finish: scripted.finish ?? (toolCalls.length > 0 ? "toolCalls" : "stop"),
        model: "scripted",
      };
    },

    done() {
      if (waiting.length > 0) faults.push(`${waiting.length} replies of the scripted model were not used`);
      if (faults.length > 0) throw new Error(faults.splice(0).join("; "));
    },
  };
}

function schemaValue({ schema }: ModelRequest, { value, finish }: Scripted, usage: ModelReply["usage"]): unknown {
  if (finish === "refused") return null;
  const parsed = schema?.value.safeParse(value);
  if (parsed?.success) return parsed.data;
  const why = parsed?.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("; ") ?? "no schema";
  throw new ModelFailure("misfit", "the scripted model's value does not fit the schema", {
    misfit: { said: JSON.stringify(value) ?? "", why },
    usage,
  });
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
