import { z } from "zod";
import { AppError } from "../errors.ts";
import type { Page, PageRequest } from "./store.ts";

const LIMIT = { default: 20, max: 100 };

/** How one list is paged: its name, which a cursor carries, and the place of a row in it. */
export type Paging<Place> = { list: string; place: z.ZodType<Place> };

/** Which part of a list was asked for. Throws `bad_request` for a limit outside 1 to 100 or a cursor not of this list. */
export function pageAsked<Place>(paging: Paging<Place>, page: PageRequest): { after: Place | null; limit: number } {
  const limit = page.limit ?? LIMIT.default;
  if (!Number.isInteger(limit) || limit < 1 || limit > LIMIT.max) {
    throw new AppError("bad_request", `limit must be a whole number from 1 to ${LIMIT.max}.`, {
      fields: [{ field: "limit", message: `must be 1 to ${LIMIT.max}` }],
    });
  }
  return { after: page.cursor == null ? null : placeIn(paging, page.cursor), limit };
}

/** Makes a page of rows that were read one beyond the limit: the extra row tells that there is more. */
export function pageOf<Row, Place>(
  paging: Paging<Place>,
  rows: Row[],
  limit: number,
  placeOf: (row: Row) => Place,
): Page<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { items, nextCursor: more ? encode([paging.list, placeOf(last)]) : null };
}

function placeIn<Place>({ list, place }: Paging<Place>, cursor: string): Place {
  const parsed = z.tuple([z.literal(list), place]).safeParse(decode(cursor));
  if (parsed.success) return parsed.data[1] as Place;
  throw new AppError("bad_request", "This cursor does not belong to this list.", {
    fields: [{ field: "cursor", message: "is not one that this list gave out" }],
  });
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
  } catch {
    return null;
  }
}
