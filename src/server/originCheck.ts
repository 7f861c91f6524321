import type { IncomingMessage } from "node:http";

const LOOPBACK_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Whether a request may come from where it says it comes from. No Origin (curl, a terminal) is fine. A browser's Origin
 * must be our own or listed. The Host must be a loopback name too, or a page elsewhere could reach us by rebinding its name.
 */
export function isFromAllowedOrigin(request: IncomingMessage, allowed: readonly string[]): boolean {
  const host = request.headers.host ?? "";
  const isLoopback = LOOPBACK_NAMES.has(hostnameOf(`http://${host}`) ?? "");
  if (!isLoopback) return false;
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return origin === `http://${host}` || origin === `https://${host}` || allowed.includes(origin);
}

function hostnameOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).hostname : null;
}
