import type { IncomingMessage } from "node:http";

const LOOPBACK_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether a request may come from where it says it comes from. No Origin (curl, a terminal) is fine. A browser's Origin
 * must be our own or listed. The Host must be a loopback name too, or a page elsewhere could reach us by rebinding its name.
 */
export function isFromAllowedOrigin(request: IncomingMessage, allowed: readonly string[]): boolean {
  const host = request.headers.host ?? "";
  const isLoopback = LOOPBACK_NAME.test(hostnameOf(`http://${host}`) ?? "");
  if (!isLoopback) return false;
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return origin === `http://${host}` || origin === `https://${host}` || allowed.includes(origin);
}

function hostnameOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).hostname : null;
}
