const STATUS = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  not_allowed_in_state: 409,
  stale: 412,
  too_large: 413,
  rate_limited: 429,
  internal: 500,
  model_failed: 502,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof STATUS;

/** The one error class. Its message is safe to show to a user; anything else thrown is a bug. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  /** Fields that failed validation, if that was it. */
  readonly fields: { field: string; message: string }[] | undefined;
  /** For `rate_limited` and `unavailable`. */
  readonly retryAfterS: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: { cause?: unknown; fields?: { field: string; message: string }[]; retryAfterS?: number } = {},
  ) {
    super(message, "cause" in options ? { cause: options.cause } : undefined);
    this.code = code;
    this.fields = options.fields;
    this.retryAfterS = options.retryAfterS;
  }

  get status(): number {
    return STATUS[this.code];
  }
}
