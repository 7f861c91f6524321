import { z } from "zod";
import { AppError } from "../errors.ts";
import type { Problem } from "../protocol/problem.ts";

const TITLES: Record<AppError["code"], string> = {
  bad_request: "The request is not valid",
  unauthenticated: "Who is speaking is not known",
  forbidden: "Not allowed",
  not_found: "Not found",
  conflict: "In conflict with what is stored",
  stale: "Changed meanwhile",
  too_large: "Too large",
  rate_limited: "Too many requests",
  not_allowed_in_state: "Not possible in the present state",
  model_failed: "The language model failed",
  unavailable: "Not available right now",
  internal: "Something went wrong",
};

/** Any thrown thing as the one error class. Zod names every field; bugs lose their message. */
export function appErrorOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof z.ZodError) {
    const fields = error.issues.flatMap(fieldsOf);
    const detail = fields.map(({ field, message }) => `${field}: ${message}`).join("; ");
    return new AppError("bad_request", detail, { cause: error, fields });
  }
  const thrown = error as { type?: unknown; status?: unknown; statusCode?: unknown };
  if (thrown?.type === "entity.too.large") return new AppError("too_large", "The body is larger than 64 KiB.");
  if (thrown?.type === "entity.parse.failed") return new AppError("bad_request", "The body is not valid JSON.");
  if (thrown?.type === "encoding.unsupported" || thrown?.type === "charset.unsupported")
    return new AppError("bad_request", "The body must be JSON in UTF-8.");
  const status = Number(thrown?.status ?? thrown?.statusCode);
  if (status >= 400 && status < 500)
    return new AppError("bad_request", "The request could not be read.", { cause: error });
  return new AppError("internal", "Something went wrong on the server. The trace id finds it in the log.", {
    cause: error,
  });
}

/** Issues inside a union are told for the branch that was meant, or as one when none can be told. */
function fieldsOf(issue: z.core.$ZodIssue): { field: string; message: string }[] {
  return [{ field: issue.path.map(String).join(".") || "body", message: issue.message }];
}

export function problemOf(error: AppError, traceId: string): Problem {
  return {
    type: `https://setpoint.invalid/problems/${error.code}`,
    title: TITLES[error.code],
    status: error.status,
    detail: error.message,
    code: error.code,
    traceId,
    ...(error.fields ? { errors: error.fields } : {}),
    ...(error.retryAfterS === undefined ? {} : { retryAfterS: error.retryAfterS }),
  };
}
