import type { OpenAI } from "openai";
import { zodResponseFormat } from "openai/helpers/zod";
import { z } from "zod";
import type { ModelMessage, ModelRequest, ModelTool } from "../languageModel.ts";
import type { SchemaWay, ServerHabits } from "./serverHabits.ts";

type Body = OpenAI.ChatCompletionCreateParamsStreaming;
type Message = OpenAI.ChatCompletionMessageParam;
type Format = NonNullable<Body["response_format"]>;

export type WrittenBody = { body: Body; schemaWay: SchemaWay | null; hasNativeTools: boolean };

/** A request in the words of Chat Completions, as the server was found to take it. */
export function requestBody(request: ModelRequest, model: string, habits: ServerHabits): WrittenBody {
  const { schema, tools = [], maxOutputTokens } = request;
  const format = schema ? formatOf(schema, habits.schemaWay(schema.name)) : null;
  const hasNativeTools = tools.length > 0 && habits.hasTools(model);
  const isHeldToSchema = format?.way === "strictSchema" || format?.way === "schema";
  const system = [
    request.system,
    ...(schema && (habits.saysSchemaInWords || !isHeldToSchema) ? [schemaInWords(schema.value)] : []),
    ...(tools.length > 0 && !hasNativeTools ? [toolsInWords(tools)] : []),
  ].join("\n\n");
  const body: Body = {
    model,
    messages: [
      { role: "system", content: system },
      ...request.messages.map((message) => (hasNativeTools ? native(message) : inWords(message, request.messages))),
    ],
    stream: true,
    ...(habits.hasStreamUsage && { stream_options: { include_usage: true } }),
    ...(format?.sent && { response_format: format.sent }),
    ...(hasNativeTools && { tools: tools.map(nativeTool) }),
    ...(maxOutputTokens !== undefined && { [habits.boundName]: maxOutputTokens }),
  };
  return { body, schemaWay: format?.way ?? null, hasNativeTools };
}

/**
 * The surest form that both the server and the schema allow: the strict way wants every field required, and every way but
 * the instruction wants an object.
 */
function formatOf(
  { name, value }: NonNullable<ModelRequest["schema"]>,
  way: SchemaWay,
): { way: SchemaWay; sent: Format | null } {
  const plain = jsonSchemaOf(value);
  if (way === "instruction" || plain.type !== "object") return { way: "instruction", sent: null };
  if (way === "jsonObject") return { way, sent: { type: "json_object" } };
  const strict = way === "strictSchema" ? strictFormat(value, name) : null;
  if (strict) return { way: "strictSchema", sent: strict };
  return { way: "schema", sent: { type: "json_schema", json_schema: { name, schema: plain } } };
}

/** `null` where the package cannot say the schema strictly, e.g. for optional fields. */
function strictFormat(value: z.ZodType, name: string): Format | null {
  try {
    return zodResponseFormat(value, name);
  } catch {
    return null;
  }
}

const jsonSchemaOf = (value: z.ZodType): Record<string, unknown> => {
  const { $schema: _, ...schema } = z.toJSONSchema(value, { io: "input", target: "draft-7", unrepresentable: "any" });
  return schema;
};

const schemaInWords = (value: z.ZodType): string =>
  [
    "Answer with JSON that fits this JSON schema, and with nothing else: no words around it, no fences.",
    JSON.stringify(jsonSchemaOf(value)),
  ].join("\n");

const toolsInWords = (tools: readonly ModelTool[]): string =>
  [
    "You can use the tools below. To use one, write a line of this form and nothing else:",
    '[TOOL_CALL]{"name": "<name of the tool>", "arguments": {<its arguments>}}',
    ...tools.map(
      ({ name, description, input }) => `${name}: ${description} Arguments: ${JSON.stringify(jsonSchemaOf(input))}`,
    ),
  ].join("\n");

const nativeTool = ({ name, description, input }: ModelTool): OpenAI.ChatCompletionTool => ({
  type: "function",
  function: { name, description, parameters: jsonSchemaOf(input) },
});

function native(message: ModelMessage): Message {
  if (message.role === "user") return message;
  if (message.role === "tool") return { role: "tool", tool_call_id: message.toolCallId, content: message.content };
  const { content, toolCalls = [] } = message;
  if (toolCalls.length === 0) return { role: "assistant", content };
  return {
    role: "assistant",
    content: content === "" ? null : content,
    tool_calls: toolCalls.map(({ id, name, input }) => ({
      id,
      type: "function",
      function: { name, arguments: JSON.stringify(input) },
    })),
  };
}

/** For models without tools of their own: calls and results as text. */
function inWords(message: ModelMessage, all: readonly ModelMessage[]): Message {
  if (message.role === "user") return message;
  if (message.role === "tool") {
    const calls = all.flatMap((other) => (other.role === "assistant" ? (other.toolCalls ?? []) : []));
    const name = calls.find(({ id }) => id === message.toolCallId)?.name ?? "the tool";
    return { role: "user", content: `Result of ${name}:\n${message.content}` };
  }
  const calls = (message.toolCalls ?? []).map(
    ({ name, input }) => `[TOOL_CALL]${JSON.stringify({ name, arguments: input })}`,
  );
  return { role: "assistant", content: [message.content, ...calls].filter((part) => part !== "").join("\n") };
}
