export type Answer = { status: number; json: never };

/** A server that can be killed and started again on what it left behind. */
export interface KillableServer {
  /** Where what it stored lies at this moment. */
  readonly dataDir: string;
  readonly url: string;
  /** Resolves when it has ended, however that came. */
  readonly ended: Promise<unknown>;
  /** Resolves when it listens; rejects when it ends before. */
  start(): Promise<void>;
  /** As a deployment would; resolves with how it ended, `0` when in good order. */
  stop(): Promise<string>;
  /** As the power would, before this returns: no goodbye. Resolves with `false` when it had ended by itself. */
  kill(): Promise<boolean>;
  /** One request with its JSON; rejects when the server goes away. */
  request(method: string, path: string, body?: unknown, user?: string): Promise<Answer>;
}

/** How often a request is made that was never read, because the server was busy for too long. */
const MOST_ATTEMPTS = 5;

/** One request with its JSON. */
export async function ask(url: string, method: string, body: unknown, user: string): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(url, {
      method,
      headers: { "Content-Type": "application/json", "X-Setpoint-User": user },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status !== 408 || attempt === MOST_ATTEMPTS)
      return { status: response.status, json: (text ? JSON.parse(text) : null) as never };
  }
}
