import { z } from "zod";
import { Problem } from "../../protocol/problem.ts";
import { askForToken, currentAccess } from "./access.ts";
import { ApiProblem } from "./apiProblem.ts";

export type Query = Record<string, string | number | readonly string[] | null | undefined>;
type Method = "POST" | "PATCH" | "PUT" | "DELETE";

/** Reads something. `path` begins with `/api/`; lists in the query go with commas; what is empty is left out. Throws `ApiProblem`. */
export async function get<T>(path: string, schema: z.ZodType<T>, query: Query = {}, signal?: AbortSignal): Promise<T> {
  const response = await ask(`${path}${queryText(query)}`, signal ? { signal } : {});
  return readAs(schema, await jsonOf(response), path);
}

/** Changes something. Without a schema the answer is not looked at. Throws `ApiProblem`. */
export async function send(method: Method, path: string, body?: unknown): Promise<null>;
export async function send<T>(method: Method, path: string, body: unknown, schema: z.ZodType<T>): Promise<T>;
export async function send<T>(method: Method, path: string, body?: unknown, schema?: z.ZodType<T>): Promise<T | null> {
  const sent =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  const response = await ask(path, { method, ...sent });
  return schema ? readAs(schema, await jsonOf(response), path) : null;
}

/** The answer itself, for what is no JSON to read, such as a file. Throws `ApiProblem`. */
export async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const { token } = currentAccess();
  const headers = new Headers(init.headers);
  if (token !== null) headers.set("Authorization", `Bearer ${token}`);
  let response: Response;
  try {
    response = await fetch(path, { ...init, headers });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiProblem("unreachable", "The server did not answer. Check the connection and try again.");
  }
  if (response.ok) return response;
  const problem = await problemOf(response);
  if (problem.code === "unauthenticated" && currentAccess().token === token) askForToken(problem.detail);
  throw problem;
}

async function problemOf(response: Response): Promise<ApiProblem> {
  const read = Problem.safeParse(await response.json().catch(() => null));
  if (read.success) return new ApiProblem(read.data.code, read.data.detail, read.data);
  return new ApiProblem("internal", `The server answered with ${response.status}. Try again in a moment.`);
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new ApiProblem("unreachable", "The answer broke off. Check the connection and try again.");
  }
}

function readAs<T>(schema: z.ZodType<T>, json: unknown, path: string): T {
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  console.warn(`${path} did not answer as expected: ${z.prettifyError(read.error)}`);
  throw new ApiProblem("misread", "The server speaks a newer language than this page. Reload the page.");
}

function queryText(query: Query): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(",") : value == null ? "" : String(value);
    if (text !== "") params.set(name, text);
  }
  const text = params.toString();
  return text && `?${text}`;
}
