/** How a value of a schema is asked for, from the surest to the plainest. */
const SCHEMA_WAYS = ["strictSchema", "schema", "jsonObject", "instruction"] as const;
export type SchemaWay = (typeof SCHEMA_WAYS)[number];

/** A refused request: what the server said, and what of the protocol the request made use of. */
export type Refusal = {
  status: number;
  said: string;
  code: string | null;
  model: string;
  schema: { way: SchemaWay; name: string } | null;
  hasTools: boolean;
  hasBound: boolean;
};

type Part = "streamUsage" | "bound" | "strict" | "schema" | "tools" | "all";

/** Words by which servers name a part of a request that they do not take. */
const NAMED: Record<Exclude<Part, "all">, RegExp> = {
  streamUsage: /stream_options|include_usage/i,
  bound: /max_(?:completion_)?tokens/i,
  strict: /invalid schema/i,
  schema: /response_format|json_?schema|json_object|structured output|grammar/i,
  tools: /\btools?\b|tool_choice|function call/i,
};

/** Statuses with which a server says that it does not understand a request; some say it with 500. */
const NOT_UNDERSTOOD = [400, 415, 422, 500, 501];

/**
 * What one server was found to take, found out once and remembered for as long as the process runs. Servers refuse what they
 * do not know; the plainer request that was taken instead is what they get from then on.
 */
export class ServerHabits {
  #schemaWay: SchemaWay = "strictSchema";
  #hasStreamUsage = true;
  #boundName: "max_completion_tokens" | "max_tokens";
  #saysSchemaInWords = false;
  /** Schemas with something that the strict way does not know. */
  #looseSchemas: ReadonlySet<string> = new Set();
  /** Models without native tool calls: that depends on the model's template, not on the server. */
  #withoutTools: ReadonlySet<string> = new Set();
  #thinkUnopened: ReadonlySet<string> = new Set();

  constructor({ isHosted }: { isHosted: boolean }) {
    this.#boundName = isHosted ? "max_completion_tokens" : "max_tokens";
  }

  schemaWay(schemaName: string): SchemaWay {
    return this.#schemaWay === "strictSchema" && this.#looseSchemas.has(schemaName) ? "schema" : this.#schemaWay;
  }

  /** The server tells the usage at the end of a stream when asked. */
  get hasStreamUsage(): boolean {
    return this.#hasStreamUsage;
  }

  get boundName(): "max_completion_tokens" | "max_tokens" {
    return this.#boundName;
  }

  /** The server takes a schema and does not hold its models to it: they are told in words too. */
  get saysSchemaInWords(): boolean {
    return this.#saysSchemaInWords;
  }

  noteSchemaIgnored(): void {
    this.#saysSchemaInWords = true;
  }

  hasTools(model: string): boolean {
    return !this.#withoutTools.has(model);
  }

  /** The model's thoughts are closed without having been opened. */
  thinksUnopened(model: string): boolean {
    return this.#thinkUnopened.has(model);
  }

  noteUnopenedThought(model: string): void {
    this.#thinkUnopened = new Set([...this.#thinkUnopened, model]);
  }

  /** Puts back what is known now: for when nothing plainer was taken either. */
  keep(): () => void {
    const [way, usage, bound] = [this.#schemaWay, this.#hasStreamUsage, this.#boundName];
    const [loose, without] = [this.#looseSchemas, this.#withoutTools];
    return () => {
      this.#schemaWay = way;
      this.#hasStreamUsage = usage;
      this.#boundName = bound;
      this.#looseSchemas = loose;
      this.#withoutTools = without;
    };
  }

  /**
   * Makes the next request plainer where the refusal was about the way of asking, and says whether it did. A refusal that
   * names what it is about changes that alone, one without a word of reason makes everything as plain as it can be; `tried`
   * holds what was changed for this request already.
   */
  makePlainer(refusal: Refusal, tried: Set<string>): boolean {
    const part = this.#partOf(refusal, tried);
    if (!part) return false;
    tried.add(part === "schema" ? `schema as ${refusal.schema?.way}` : part);
    if (part === "streamUsage" || part === "all") this.#hasStreamUsage = false;
    if (part === "tools" || (part === "all" && refusal.hasTools))
      this.#withoutTools = new Set([...this.#withoutTools, refusal.model]);
    if (part === "bound") this.#boundName = this.#boundName === "max_tokens" ? "max_completion_tokens" : "max_tokens";
    if (part === "strict") this.#looseSchemas = new Set([...this.#looseSchemas, refusal.schema?.name ?? ""]);
    if (part === "schema" && refusal.schema) this.#schemaWay = plainerWay(refusal.schema.way);
    if (part === "all") this.#schemaWay = "instruction";
    return true;
  }

  #partOf(refusal: Refusal, tried: ReadonlySet<string>): Part | null {
    const { status, said, code, schema } = refusal;
    if (!NOT_UNDERSTOOD.includes(status)) return null;
    const uses: Record<Exclude<Part, "all">, boolean> = {
      streamUsage: this.#hasStreamUsage,
      bound: refusal.hasBound,
      strict: schema?.way === "strictSchema",
      schema: schema !== null && schema.way !== "instruction" && !tried.has(`schema as ${schema.way}`),
      tools: refusal.hasTools,
    };
    for (const part of Object.keys(NAMED) as Exclude<Part, "all">[])
      if (uses[part] && !tried.has(part) && NAMED[part].test(said)) return part;
    const saysWhy = code !== null || said.trim() !== "";
    const canBePlainer = uses.streamUsage || uses.schema || uses.tools;
    return status < 500 && !saysWhy && canBePlainer && !tried.has("all") ? "all" : null;
  }
}

const plainerWay = (way: SchemaWay): SchemaWay => SCHEMA_WAYS[SCHEMA_WAYS.indexOf(way) + 1] ?? "instruction";
