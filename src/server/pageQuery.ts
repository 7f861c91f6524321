import { z } from "zod";

/** `cursor` and `limit` of a list. */
export const PageQuery = z.object({
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number("must be a whole number from 1 to 100").int().min(1).max(100).optional(),
});
