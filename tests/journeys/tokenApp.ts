import { openTokens } from "../../src/store/openTokens.ts";
import { startTestApp, type TestApp, type TestAppOptions } from "./testApp.ts";

export const CONSOLE_KEY = "console-key-for-tests";

export type Answer = { status: number; text: string; json: unknown; headers: Headers };

/** What makes a server ask for tokens. */
export const TOKEN_MODE = { SETPOINT_AUTH: "token", SETPOINT_CONSOLE_KEY: CONSOLE_KEY };

/** A server in `token` mode, with tokens for ana and bob made as the command line makes them. */
export async function startTokenApp(options: TestAppOptions = {}): Promise<TokenApp> {
  return tokenAppOn(await startTestApp({ ...options, environment: { ...TOKEN_MODE, ...options.environment } }));
}

/** The same on a server that stands. */
export async function tokenAppOn(app: TestApp): Promise<TokenApp> {
  const tokens = await openTokens(app.dataDir);
  const [ana, bob] = [await tokens.create("ana", "phone"), await tokens.create("bob", "")];
  await tokens.close();
  return new TokenApp(app, { ana: ana.token, bob: bob.token });
}

export class TokenApp {
  readonly app: TestApp;
  readonly tokens: { ana: string; bob: string };

  constructor(app: TestApp, tokens: { ana: string; bob: string }) {
    this.app = app;
    this.tokens = tokens;
  }

  /** One request; `token` is `null` for somebody who has none. */
  async ask(
    token: string | null,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(`${this.app.url}${path}`, {
      method,
      headers: {
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json");
    return { status: response.status, text, json: isJson && text ? JSON.parse(text) : null, headers: response.headers };
  }
}
