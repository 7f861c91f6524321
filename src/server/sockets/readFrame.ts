import type { RawData } from "ws";
import type { z } from "zod";
import { AppError } from "../../errors.ts";

/** A frame, or why it is none, and in either case what a refusal says about it. */
export type ReadFrame<Frame> =
  | { frame: Frame; to: unknown; thrown?: undefined }
  | { frame: null; to: unknown; thrown: unknown };

/** Reads one message of a socket by the schema of its frames. Throws nothing. */
export function readFrame<Frame>(schema: z.ZodType<Frame>, data: RawData, isBinary: boolean): ReadFrame<Frame> {
  if (isBinary)
    return { frame: null, thrown: new AppError("bad_request", "Frames are text, one JSON object each."), to: null };
  let raw: unknown;
  try {
    raw = JSON.parse(data.toString());
  } catch {
    return { frame: null, thrown: new AppError("bad_request", "The frame is not valid JSON."), to: null };
  }
  const to = refusedPart(raw);
  const parsed = schema.safeParse(raw);
  return parsed.success ? { frame: parsed.data, to } : { frame: null, thrown: parsed.error, to };
}

/** Enough of a refused frame for the client to know which it was, and no more. */
export function refusedPart(raw: unknown): unknown {
  if (typeof raw !== "object" || raw === null) return null;
  const { type, conversationId, messageId } = raw as Record<string, unknown>;
  const short = (value: unknown) => (typeof value === "string" && value.length <= 200 ? value : null);
  return { type: short(type), conversationId: short(conversationId), messageId: short(messageId) };
}
