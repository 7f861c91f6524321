import type { Problem } from "../../protocol/problem.ts";

/** `unreachable`: no answer came. `misread`: what came is not what this page expects of its server. */
export type ApiProblemCode = Problem["code"] | "unreachable" | "misread";

/** Why a request was not done. Its message is for people. */
export class ApiProblem extends Error {
  override readonly name = "ApiProblem";
  readonly code: ApiProblemCode;
  /** Every field that was wrong; empty where none was named. */
  readonly fields: { field: string; message: string }[];
  readonly traceId: string | null;

  constructor(code: ApiProblemCode, detail: string, problem?: Problem) {
    super(detail);
    this.code = code;
    this.fields = problem?.errors ?? [];
    this.traceId = problem?.traceId ?? null;
  }

  get detail(): string {
    return this.message;
  }

  /** What is wrong with one field, or `null`. */
  fieldError(field: string): string | null {
    return this.fields.find((one) => one.field === field)?.message ?? null;
  }

  /** Whether the same request may well be done a moment later. */
  get isPassing(): boolean {
    return this.code === "unreachable" || this.code === "unavailable" || this.code === "rate_limited";
  }
}
