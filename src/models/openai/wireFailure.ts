import { APIConnectionError, APIError, OpenAIError } from "openai";
import { z } from "zod";
import { ModelFailure, type ModelReply } from "../languageModel.ts";
import { BrokenOff, TooLarge } from "./boundedFetch.ts";
import { jsonIn } from "./jsonIn.ts";

/** Headers by which servers say when to come back. */
type HeadersLike = { get(name: string): string | null };

const BUSY = [408, 409, 425, 429];
/** The request was too long for the model, or had something in it that the server does not take. */
const OF_REQUEST = [400, 413, 422];

/** What to look at, by status. */
const NEXT_STEP: Record<number, string> = {
  400: "it did not take the request; the conversation may be too long for this model",
  401: "it did not take the key; check OPENAI_API_KEY",
  402: "the account has nothing left; check it at the provider",
  403: "the key may not use this model; check SETPOINT_MODEL_FAST and SETPOINT_MODEL_STRONG",
  404: "it knows no such model or address; check SETPOINT_MODEL_FAST, SETPOINT_MODEL_STRONG and OPENAI_BASE_URL",
  413: "the request was too large for it",
  429: "too much was asked of it",
};

/** How far an attempt had come. */
export type Progress = { hasBegun: boolean; usage: ModelReply["usage"] };

/**
 * The failure that an error of the wire is. Of what a server says in its refusals nothing is kept: servers quote requests.
 * `now` is in ms since the epoch, for dates in `Retry-After`. What comes from no wire is a bug and thrown as it is.
 */
export function wireFailure(error: unknown, progress: Progress, now: number): ModelFailure {
  const { fault, message, retryAfterMs, misfit, isOfRequest } = plainFailure(error, now);
  return new ModelFailure(fault, message, { ...progress, retryAfterMs, isOfRequest, ...(misfit && { misfit }) });
}

/** The code in a refusal's JSON, in any of the forms that servers give it; `null` without one. */
export function refusalCode(said: string): string | null {
  const refusal = Refusal.safeParse(jsonIn(said)[0]);
  return refusal.success ? (refusal.data.error?.code ?? refusal.data.code ?? null) : null;
}

const Refusal = z.object({
  code: z.string().nullish().catch(null),
  error: z
    .object({ code: z.string().nullish().catch(null) })
    .nullish()
    .catch(null),
});

function plainFailure(error: unknown, now: number): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const causes = causesOf(error);
  if (causes.some((cause) => cause instanceof TooLarge))
    return new ModelFailure("nonsense", "The language model's answer was larger than any answer may be.");
  if (error instanceof SyntaxError)
    return new ModelFailure("nonsense", "The language model server sent something that is no JSON.");
  if (error instanceof BrokenOff || error instanceof APIConnectionError)
    return new ModelFailure("connection", connectionSentence(causes.map(codeOf).find(Boolean)));
  if (error instanceof APIError && error.status !== undefined) return statusFailure(error.status, error.headers, now);
  if (error instanceof APIError)
    return new ModelFailure("busy", "The language model server reported an error in the middle of its answer.");
  if (error instanceof OpenAIError)
    return new ModelFailure("nonsense", "The language model server sent an answer with nothing in it.");
  throw error;
}

function statusFailure(status: number, headers: HeadersLike | undefined, now: number): ModelFailure {
  const isBusy = BUSY.includes(status) || status >= 500;
  const why =
    status >= 300 && status < 400
      ? "it sends requests elsewhere, where they are not followed; set OPENAI_BASE_URL to the final address"
      : (NEXT_STEP[status] ?? (isBusy ? "it has trouble of its own" : "it refused the request"));
  return new ModelFailure(isBusy ? "busy" : "rejected", `The language model server answered ${status}: ${why}.`, {
    isOfRequest: OF_REQUEST.includes(status),
    retryAfterMs: isBusy ? retryAfterMs(headers, now) : null,
  });
}

/** `Retry-After` in seconds or as a date, or `retry-after-ms`; `null` without a usable one. */
export function retryAfterMs(headers: HeadersLike | undefined, now: number): number | null {
  const ms = Number.parseFloat(headers?.get("retry-after-ms") ?? "");
  if (ms >= 0) return ms;
  const said = headers?.get("retry-after")?.trim() ?? "";
  if (/^\d+(\.\d+)?$/.test(said)) return Number(said) * 1000;
  const date = Date.parse(said);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

function connectionSentence(code: string | undefined): string {
  if (code === undefined) return "The connection to the language model server broke off.";
  if (code === "ECONNREFUSED")
    return "Nothing answers at the address of the language model server (ECONNREFUSED); is it running?";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN")
    return `The address of the language model server is not known (${code}); check OPENAI_BASE_URL.`;
  if (/CERT|SSL|TLS|SELF_SIGNED|ISSUER|SIGNATURE/.test(code))
    return `No safe connection to the language model server (${code}); check its certificate, or NODE_EXTRA_CA_CERTS.`;
  return `The connection to the language model server broke off (${code}).`;
}

function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let cause = error; cause instanceof Error && causes.length < 8; cause = cause.cause) causes.push(cause);
  return causes;
}

function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" && /^[A-Z][A-Z\d_]+$/.test(code) ? code : undefined;
}
