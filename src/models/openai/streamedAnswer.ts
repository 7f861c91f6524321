import { TooLarge } from "./boundedFetch.ts";
import { CallSieve, type TextualCall } from "./textualCalls.ts";
import { ThoughtFilter } from "./thoughts.ts";

/** One call as its pieces come. */
type CallInPieces = { id: string; name: string; input: string };

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
  /** Of everything that came, thoughts too. */
  characters = 0;
  readonly #mostCharacters: number;
  readonly #textualNames: readonly string[];
  readonly #onText: (text: string) => void;
  readonly #thoughts: ThoughtFilter;
  #sieve: CallSieve | null;
  readonly #calls: CallInPieces[] = [];
  readonly #callAt = new Map<number, CallInPieces>();
  #callCharacters = 0;

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
  push(piece: unknown): void {
    const chunk = fieldsOf(piece);
    if (typeof chunk.model === "string" && chunk.model !== "") this.model ??= chunk.model.slice(0, MOST_NAME_CHARS);
    const { prompt_tokens: input, completion_tokens: output } = fieldsOf(chunk.usage);
    if (isCount(input) && isCount(output)) this.usage = { inputTokens: input, outputTokens: output };
    const choice = listOf(chunk.choices).find((each) => each.index === undefined || each.index === 0);
    if (!choice) return;
    this.hasChoice = true;
    this.finishReason = textOf(choice.finish_reason) || this.finishReason;
    this.#take(fieldsOf(choice.delta ?? choice.message));
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

  #take(delta: Fields): void {
    const content = textOf(delta.content);
    const thought = textOf(delta.reasoning_content) || textOf(delta.reasoning);
    const refusal = textOf(delta.refusal);
    this.characters += content.length + thought.length + refusal.length;
    this.refusal += refusal;
    for (const piece of listOf(delta.tool_calls)) this.#takeCall(piece);
    this.#expectRoomFor("");
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
    this.#expectRoomFor(said);
    this.text += said;
    this.#onText(said);
  }

  /** Thoughts are bounded by the bytes alone: they are not kept, and models think long. */
  #expectRoomFor(text: string): void {
    const kept = this.text.length + text.length + this.refusal.length + this.#callCharacters;
    if (kept > this.#mostCharacters || this.#calls.length > MOST_CALLS) throw new TooLarge();
  }

  /** Indices are missing, or all 0, with some servers: then a new id or a new name begins a new call. */
  #takeCall(piece: Fields): void {
    const id = textOf(piece.id);
    const { name: called, arguments: given } = fieldsOf(piece.function);
    const name = textOf(called);
    const input = typeof given === "object" && given !== null ? JSON.stringify(given) : textOf(given);
    this.#callCharacters += id.length + name.length + input.length;
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

/** What a server sent for an object: it may leave out, add and confuse what it likes. */
type Fields = { [name: string]: unknown };

const fieldsOf = (value: unknown): Fields => (typeof value === "object" && value !== null ? { ...value } : {});

const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

const isCount = (value: unknown): value is number => typeof value === "number" && Number.isInteger(value) && value >= 0;

/** Some servers send a text as a list of parts. */
function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  return listOf(value)
    .map(({ type, text }) => (typeof text === "string" && type !== "thinking" ? text : ""))
    .join("");
}
