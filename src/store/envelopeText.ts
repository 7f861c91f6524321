import { z } from "zod";
import { AppError } from "../errors.ts";
import { StoredEnvelope } from "../protocol/conversation.ts";
import { ConversationId } from "../protocol/frames.ts";
import type { Envelope } from "./snapshotStore.ts";

/** What a later version adds is kept as it is. The runtime counts from 1; a store takes what comes before the first turn too. */
const Stored = z.looseObject({ ...StoredEnvelope.shape, seq: z.int().min(0) });

/**
 * Reads a stored envelope. Throws `conflict` when it is not whole, not of this form, or another conversation's:
 * nothing is repaired silently, because a half-read conversation would forget what it had promised.
 */
export function parseEnvelope(conversationId: string, text: string): Envelope {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw unreadable(conversationId, "is not whole JSON", cause);
  }
  const parsed = Stored.safeParse(value);
  if (!parsed.success) throw unreadable(conversationId, "is not a snapshot that this version knows", parsed.error);
  if (parsed.data.conversationId !== conversationId) {
    throw unreadable(conversationId, `belongs to conversation ${parsed.data.conversationId}`);
  }
  return parsed.data as Envelope;
}

/** Refuses, with `bad_request`, an id that is anything but 1 to 64 letters, digits, `_` and `-`: it may become a path. */
export function checkConversationId(conversationId: string): void {
  if (ConversationId.safeParse(conversationId).success) return;
  throw new AppError("bad_request", "A conversation id must be 1 to 64 letters, digits, _ or -.");
}

function unreadable(conversationId: string, what: string, cause?: unknown): AppError {
  return new AppError("conflict", `The stored snapshot of conversation ${conversationId} ${what}.`, { cause });
}
