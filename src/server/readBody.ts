import type { z } from "zod";
import { AppError } from "../errors.ts";

/** What the server itself gives a stored document: it may come back with the rest of it. */
export const OF_DOCUMENT = ["id", "type", "createdAt", "updatedAt"];

/**
 * The body of what is to be stored as training, by its schema. A field that the schema does not know is refused by name: dropped in
 * silence, what was meant by a misspelt one would be lost. What a program adds to messages for its own use is none of that. Those in `passedOver` may be there and mean nothing; places in lists are left out of them.
 */
export function readBody<T>(schema: z.ZodType<T>, body: unknown, passedOver: readonly string[] = []): T {
  const read = schema.parse(body);
  const unknown = unreadFields(body, read).filter((field) => !passedOver.includes(field.replace(/\.\d+/g, "")));
  if (unknown.length === 0) return read;
  const fields = unknown.map((field) => ({ field, message: "is not a known field" }));
  throw new AppError("bad_request", fields.map(({ field, message }) => `${field}: ${message}`).join("; "), { fields });
}

/** Paths of what was sent and is not in what was read of it. */
function unreadFields(sent: unknown, read: unknown, path = ""): string[] {
  if (typeof sent !== "object" || sent === null || typeof read !== "object" || read === null) return [];
  return Object.entries(sent).flatMap(([key, value]) => {
    const field = path === "" ? key : `${path}.${key}`;
    return Object.hasOwn(read, key) ? unreadFields(value, (read as Record<string, unknown>)[key], field) : [field];
  });
}
