import type { IncomingMessage } from "node:http";

const LOOPBACK_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

export type OriginCheck = (request: IncomingMessage) => boolean;

/**
 * Whether a request may come from where it says it comes from. No Origin (curl, a terminal) is fine. A browser's Origin
 * must be our own or listed. Where no token is asked for, the Host must be a loopback name too, or a page elsewhere could
 * reach us by rebinding its name.
 */
export function originCheck(allowed: readonly string[], isLoopbackOnly: boolean): OriginCheck {
  return ({ headers: { host = "", origin } }) => {
    if (isLoopbackOnly && !LOOPBACK_NAME.test(hostnameOf(`http://${host}`) ?? "")) return false;
    if (origin === undefined) return true;
    return origin === `http://${host}` || origin === `https://${host}` || allowed.includes(origin);
  };
}

function hostnameOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).hostname : null;
}
