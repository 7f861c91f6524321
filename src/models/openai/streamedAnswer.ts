import { TooLarge } from "./boundedFetch.ts";
import { CallSieve, type TextualCall } from "./textualCalls.ts";
import { ThoughtFilter } from "./thoughts.ts";

/** One call as its pieces come. */
type CallInPieces = { id: string; name: string; input: string };

/** A piece of a stream, as far as it is read; servers leave out and add what they like. */
export type Chunk = {
  model?: unknown;
  usage?: { prompt_tokens?: unknown; completion_tokens?: unknown } | null;
  choices?: readonly { delta?: unknown; message?: unknown; finish_reason?: unknown; index?: unknown }[] | null;
};

type Delta = {
  content?: unknown;
  refusal?: unknown;
  reasoning_content?: unknown;
  reasoning?: unknown;
  tool_calls?: readonly CallPiece[] | null;
};
type CallPiece = { index?: unknown; id?: unknown; function?: { name?: unknown; arguments?: unknown } | null };

const MOST_CALLS = 32;
/** A name that a server gives its model is shown to people. */
const MOST_NAME_CHARS = 120;

/** Puts an answer together from its pieces: what is said, apart from what is thought and from calls. */
export class StreamedAnswer {
  text = "";
  refusal = "";
  finishReason: string | null = null;
  model: string | null = null;
  usage: { inputTokens: number; outputTokens: number } | null = null;
  hasChoice = false;
  /** Of all that came but thoughts. */
  characters = 0;
  thoughtCharacters = 0;
  readonly #mostCharacters: number;
  readonly #textualNames: readonly string[];
  readonly #onText: (text: string) => void;
  readonly #thoughts: ThoughtFilter;
  #sieve: CallSieve | null;
  readonly #calls: CallInPieces[] = [];
  readonly #callAt = new Map<number, CallInPieces>();

  /** `textualNames`: tools whose calls may stand in the text; `onText` hears what is said as it comes. */
  constructor(options: {
    mostCharacters: number;
    textualNames: readonly string[];
    thinksUnopened: boolean;
    onText: (text: string) => void;
  }) {
    this.#mostCharacters = options.mostCharacters;
    this.#onText = options.onText;
    this.#thoughts = new ThoughtFilter({ opensInside: options.thinksUnopened });
    this.#textualNames = options.textualNames;
    this.#sieve = this.#newSieve();
  }

  /** Throws `TooLarge` when the answer outgrows its bound. */
  push(chunk: Chunk): void {
    if (typeof chunk !== "object" || chunk === null) return;
    if (typeof chunk.model === "string" && chunk.model !== "") this.model ??= chunk.model.slice(0, MOST_NAME_CHARS);
    const { prompt_tokens: input, completion_tokens: output } = chunk.usage ?? {};
    if (isCount(input) && isCount(output)) this.usage = { inputTokens: input, outputTokens: output };
    const choice = (chunk.choices ?? []).find((each) => (each.index ?? 0) === 0);
    if (!choice) return;
    this.hasChoice = true;
    if (typeof choice.finish_reason === "string") this.finishReason = choice.finish_reason;
    this.#take((choice.delta ?? choice.message ?? {}) as Delta);
  }

  /** Lets through what was held back while it could have become a call or a thought. */
  end(): void {
    const said = this.#thoughts.end();
    this.#say(this.#sieve ? this.#sieve.push(said) + this.#sieve.end() : said);
    if (this.calls.length > 0) this.text = this.text.trim();
  }

  /** What the model wants run: `input` as it was written. */
  get calls(): readonly (CallInPieces | (TextualCall & { id: "" }))[] {
    if (this.#calls.length > 0) return this.#calls;
    return (this.#sieve?.calls ?? []).map((call) => ({ ...call, id: "" as const }));
  }

  /** A call in the text could not be read. */
  get hasBrokenCall(): boolean {
    return this.#calls.length === 0 && (this.#sieve?.isBroken ?? false);
  }

  get closedUnopenedThought(): boolean {
    return this.#thoughts.closedUnopened;
  }

  #take(delta: Delta): void {
    const content = textOf(delta.content);
    const thought = textOf(delta.reasoning_content) || textOf(delta.reasoning);
    const refusal = textOf(delta.refusal);
    this.characters += content.length + refusal.length;
    this.refusal += refusal;
    const pieces = Array.isArray(delta.tool_calls) ? (delta.tool_calls as CallPiece[]) : [];
    for (const piece of pieces) this.#takeCall(piece);
    // Thoughts are bounded by the bytes alone: they are not kept, and models think long.
    this.thoughtCharacters += thought.length;
    if (this.characters > this.#mostCharacters || this.#calls.length > MOST_CALLS) throw new TooLarge();
    this.#hear(content);
  }

  #hear(piece: string): void {
    const wasClosed = this.#thoughts.closedUnopened;
    const said = this.#thoughts.push(piece);
    if (this.#thoughts.closedUnopened && !wasClosed) {
      // What had been taken for the answer was a thought.
      this.text = "";
      this.#sieve = this.#newSieve();
    }
    this.#say(this.#sieve ? this.#sieve.push(said) : said);
  }

  #newSieve(): CallSieve | null {
    return this.#textualNames.length > 0 ? new CallSieve(this.#textualNames) : null;
  }

  #say(text: string): void {
    // Templates leave line breaks in front of an answer, above all behind a thought.
    const said = this.text === "" ? text.trimStart() : text;
    if (said === "") return;
    this.text += said;
    this.#onText(said);
  }

  /** Indices are missing, or all 0, with some servers: then a new id or a new name begins a new call. */
  #takeCall(piece: CallPiece): void {
    const id = textOf(piece.id);
    const name = textOf(piece.function?.name);
    const given = piece.function?.arguments;
    const input = typeof given === "object" && given !== null ? JSON.stringify(given) : textOf(given);
    this.characters += id.length + name.length + input.length;
    const index = typeof piece.index === "number" ? piece.index : null;
    const known = index === null ? this.#calls.at(-1) : this.#callAt.get(index);
    const isNew =
      !known ||
      (id !== "" && known.id !== "" && id !== known.id) ||
      (index === null && name !== "" && known.input !== "");
    const call = isNew ? { id: "", name: "", input: "" } : known;
    if (isNew) {
      this.#calls.push(call);
      if (index !== null) this.#callAt.set(index, call);
    }
    call.id ||= id;
    if (call.name !== name) call.name += name;
    call.input += input;
  }
}

const isCount = (value: unknown): value is number => typeof value === "number" && Number.isInteger(value) && value >= 0;

/** Some servers send a text as a list of parts. */
function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (!Array.isArray(value)) return "";
  return value.map((part) => (typeof part?.text === "string" && part.type !== "thinking" ? part.text : "")).join("");
}
