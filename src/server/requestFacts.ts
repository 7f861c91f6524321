import type { Request } from "express";

type Facts = { userId: string; traceId: string };

const facts = new WeakMap<Request, Facts>();

/** Set once per request, before any route. */
export function rememberFacts(request: Request, found: Facts): void {
  facts.set(request, found);
}

export const userOf = (request: Request): string => factsOf(request).userId;
export const traceIdOf = (request: Request): string => factsOf(request).traceId;

function factsOf(request: Request): Facts {
  const found = facts.get(request);
  if (!found) throw new Error("the request was not introduced");
  return found;
}
