import { z } from "zod";
import { PageQuery } from "../pageQuery.ts";

/** One answer that is no problem document. Without a schema there is no body. */
export type DocumentedAnswer = {
  description: string;
  schema?: z.ZodType;
  /** `application/json` unless said. */
  type?: string;
  headers?: Record<string, string>;
};

/** What the documents say about one route. Paths are written as Express has them. */
export type Operation = {
  method: "get" | "post" | "put" | "patch" | "delete";
  path: string;
  summary: string;
  tag: "conversations" | "training" | "person" | "machines" | "service";
  /** Who may ask: the user, the user with the console key, an operator with the console key, anybody. */
  asks: "user" | "user and console" | "console" | "anybody";
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Whether a body must be sent; by default it must. */
  isBodyOptional?: boolean;
  /** By status. Every problem document is documented as `default`, for all but those that anybody may ask. */
  answers: Record<number, DocumentedAnswer>;
};

/** `200` with this body. */
export const answering = (schema: z.ZodType, description: string): Operation["answers"] => ({
  200: { description, schema },
});

/** A list of the user's own, newest page first; `query` holds the filters, with those of a page. */
export const listing = (
  { path, summary, tag }: Pick<Operation, "path" | "summary" | "tag">,
  item: z.ZodType,
  query: z.ZodObject = PageQuery,
): Operation => ({
  method: "get",
  path,
  summary,
  tag,
  asks: "user",
  query,
  answers: answering(pageOf(item), "A page."),
});

/** Something of the user's own is deleted. */
export const deletion = (path: string, summary: string, tag: Operation["tag"]): Operation => ({
  method: "delete",
  path,
  summary,
  tag,
  asks: "user",
  answers: { 204: { description: "Gone." } },
});

/** A page of a list. */
export const pageOf = (item: z.ZodType) =>
  z.object({
    items: z.array(item),
    /** What to ask with for the next page; `null` on the last one. */
    nextCursor: z.string().nullable(),
  });
