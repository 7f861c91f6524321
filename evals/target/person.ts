import { z } from "zod";
import { dayFrom, type RowBase, sentAtOf } from "../rows/rowFields.ts";
import { RunProblem } from "../rows/runProblem.ts";
import { missingTurn, SeenTurn } from "./seenTurn.ts";
import type { Target } from "./target.ts";

const ANSWER_WITHIN_MS = 120_000;
const DEFAULT_ZONE = "UTC";

const Created = z.object({ conversationId: z.string() });
const ViewValue = z.object({ value: z.record(z.string(), z.unknown()) });

export type Answer = { status: number; json: unknown };

/** Somebody who uses the server over HTTP, as any program would. Each row has somebody of its own. */
export class Person {
  readonly #target: Target;
  readonly user: string;

  constructor(target: Target, user: string) {
    this.#target = target;
    this.user = user;
  }

  /** One request with its JSON. Throws only when the server cannot be reached. */
  async request(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${this.#target.url}${path}`, {
      method,
      headers: { "X-Setpoint-User": this.user, ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    }).catch((error: Error) => {
      if (error.name === "TimeoutError") return null;
      const { cause } = error;
      throw new RunProblem(
        `${this.#target.url} cannot be reached: ${cause instanceof Error ? cause.message : error.message}`,
      );
    });
    if (response === null) return { status: 504, json: { detail: `no answer within ${ANSWER_WITHIN_MS / 1_000} s` } };
    const text = await response.text();
    try {
      return { status: response.status, json: text ? JSON.parse(text) : null };
    } catch {
      return { status: response.status, json: { detail: text.slice(0, 200) } };
    }
  }

  /** A new conversation, after what the row says is true of the person. */
  async converse(row: Pick<RowBase, "reference_date" | "timezone" | "setup">): Promise<Conversation> {
    const timezone = row.timezone ?? DEFAULT_ZONE;
    const obstacle = await this.#setUp(row);
    const { status, json } = await this.request("POST", "/api/conversations", { timezone });
    const created = Created.safeParse(json);
    const conversation = new Conversation(this, {
      id: created.data?.conversationId ?? "",
      sentAt: sentAtOf(row.reference_date),
      timezone,
      obstacle: obstacle ?? (created.success ? null : `no conversation could be made: ${problemOf({ status, json })}`),
    });
    for (const message of row.setup?.messages ?? []) await conversation.says(message);
    return conversation;
  }

  /** What stood in the way, if anything. */
  async #setUp({ setup, reference_date }: Pick<RowBase, "reference_date" | "setup">): Promise<string | null> {
    const asked: [string, string, unknown][] = [
      ...(setup?.profile ? [["PATCH", "/api/profile", setup.profile] as [string, string, unknown]] : []),
      ...(setup?.logs ?? []).map(({ exercise, date_offset_days, sets, note }): [string, string, unknown] => [
        "POST",
        "/api/logs",
        {
          exercise: typeof exercise === "string" ? { name: exercise } : exercise,
          date: dayFrom(reference_date, date_offset_days),
          sets,
          note,
        },
      ]),
    ];
    for (const [method, path, body] of asked) {
      const answer = await this.request(method, path, body);
      if (answer.status >= 300) return `the row's setup (${method} ${path}) was refused: ${problemOf(answer)}`;
    }
    return null;
  }
}

/** One conversation of one person. What goes wrong on the way becomes a turn that failed, with the reason as its reply. */
export class Conversation {
  readonly #person: Person;
  readonly id: string;
  readonly #when: { sentAt: string; timezone: string };
  readonly #obstacle: string | null;

  /** `obstacle`: why nothing can be said here. */
  constructor(
    person: Person,
    { id, sentAt, timezone, obstacle }: { id: string; sentAt: string; timezone: string; obstacle: string | null },
  ) {
    this.#person = person;
    this.id = id;
    this.#when = { sentAt, timezone };
    this.#obstacle = obstacle;
  }

  /** `on`: another day than the row's. */
  async says(text: string, on?: string): Promise<SeenTurn> {
    const when = on === undefined ? this.#when : { ...this.#when, sentAt: sentAtOf(on) };
    return this.#turn("messages", { text, ...when });
  }

  async picks(optionId: string): Promise<SeenTurn> {
    return this.#turn("events", { type: "user.pick", optionId });
  }

  async cancels(): Promise<SeenTurn> {
    return this.#turn("events", { type: "user.cancel" });
  }

  /** The states the chart rests in, e.g. `["dialogue.idle", "safety.clear"]`. */
  async states(): Promise<string[]> {
    const { json } = await this.#person.request("GET", `/api/conversations/${this.id}/snapshot`);
    const view = ViewValue.safeParse(json);
    return view.success ? statesOf(view.data.value) : [];
  }

  async #turn(what: string, body: unknown): Promise<SeenTurn> {
    if (this.#obstacle !== null) return missingTurn(this.#obstacle);
    const answer = await this.#person.request("POST", `/api/conversations/${this.id}/${what}`, body);
    if (answer.status !== 200) return missingTurn(`answered ${problemOf(answer)}`);
    const turn = SeenTurn.safeParse(answer.json);
    if (turn.success) return turn.data;
    return missingTurn(`the answer is not a turn: ${z.prettifyError(turn.error)}`);
  }
}

/** Every active state of a chart's value, dotted, parents before children. */
export function statesOf(value: unknown, parent = ""): string[] {
  const under = (name: string) => (parent ? `${parent}.${name}` : name);
  if (typeof value === "string") return [under(value)];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [under(name), ...statesOf(inner, under(name))]);
}

function problemOf({ status, json }: Answer): string {
  const detail = typeof json === "object" && json !== null && "detail" in json ? json.detail : json;
  return `${status}: ${typeof detail === "string" ? detail : JSON.stringify(detail)}`;
}
