/** Who asks, and where: a name where names are enough, a token where one is needed. */
export type ApiAsked = { url: string; user: string | undefined; token: string | undefined };

export type ApiCaller = <T>(method: string, path: string, body?: unknown) => Promise<T>;

/** Calls the public API and waits where it says so. Throws with the server's own words for what it refuses. */
export function apiCaller({ url, user, token }: ApiAsked): ApiCaller {
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  else if (user) headers["X-Setpoint-User"] = user;
  return async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(new URL(path, url), {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.status === 429) {
      const waitS = Number(response.headers.get("retry-after") ?? 1);
      await new Promise((resolve) => setTimeout(resolve, waitS * 1_000));
      return call(method, path, body);
    }
    const text = await response.text();
    const json = text ? (JSON.parse(text) as { detail?: string }) : {};
    if (!response.ok) throw new Error(`${method} ${path}: ${json.detail ?? response.status}`);
    return json as T;
  };
}
