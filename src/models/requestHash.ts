import { createHash } from "node:crypto";
import { z } from "zod";
import type { ModelTier } from "../protocol/modelCall.ts";
import type { ModelMessage, ModelRequest } from "./languageModel.ts";

/** A request as data: what decides the answer, and nothing of the moment. */
export type WrittenRequest = {
  tier: ModelTier;
  system: string;
  messages: readonly ModelMessage[];
  schema: { name: string; value: unknown } | null;
  tools: { name: string; description: string; input: unknown }[];
  maxOutputTokens: number | null;
};

/** Schemas are written as JSON schema of what goes in. */
export function writtenRequest(
  request: Pick<ModelRequest, "tier" | "system" | "messages" | "schema" | "tools" | "maxOutputTokens">,
): WrittenRequest {
  const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return {
    tier: request.tier,
    system: request.system,
    messages: request.messages,
    schema: request.schema ? { name: request.schema.name, value: schemaOf(request.schema.value) } : null,
    tools: (request.tools ?? []).map(({ name, description, input }) => ({ name, description, input: schemaOf(input) })),
    maxOutputTokens: request.maxOutputTokens ?? null,
  };
}

/** SHA-256 in hex of a value's JSON; the order of keys makes no difference. */
export function hashOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value, inOrder)).digest("hex");
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
