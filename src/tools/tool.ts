import { z } from "zod";
import { AppError } from "../errors.ts";

/** Who calls a tool, and under which key a write is done once. */
export type ToolCall = {
  userId: string;
  conversationId: string;
  turnId: string;
  /** Made from the chart (`turnId/step`); a second run under the same key returns the first result. */
  effectKey: string;
  signal: AbortSignal;
};

/** One thing that can be looked up or changed. Both sides have a schema; writes must be repeatable. */
export type Tool<In extends z.ZodType = z.ZodType, Out extends z.ZodType = z.ZodType> = {
  name: string;
  /** A contract for the model: what, how much, in which order. */
  description: string;
  kind: "read" | "write";
  input: In;
  output: Out;
  /** What to show while it runs and when it is done, e.g. "Found 12 exercises". */
  display?: { running: (input: z.output<In>) => string; complete: (output: z.output<Out>) => string };
  run(input: z.output<In>, call: ToolCall): Promise<z.input<Out>>;
};

export type ToolInput<T extends Tool> = z.input<T["input"]>;
export type ToolOutput<T extends Tool> = z.output<T["output"]>;
/** A refusal: `problem` is for people, in plain words; `detail`, where there is more to tell, for those who look into it. */
export type ToolResult<T extends Tool> =
  | { ok: true; result: ToolOutput<T> }
  | { ok: false; problem: string; detail?: string };

/** What a person is told of input that a schema refuses. */
const UNFIT = "something in it, such as a date or a figure, is outside what I can keep.";

/** Keeps the types of both schemas. */
export function defineTool<In extends z.ZodType, Out extends z.ZodType>(tool: Tool<In, Out>): Tool<In, Out> {
  return tool;
}

/** Checks the input, runs the tool, checks the output. A refusal is data that can be read; a bug is thrown. */
export async function callTool<T extends Tool>(tool: T, rawInput: unknown, call: ToolCall): Promise<ToolResult<T>> {
  const input = tool.input.safeParse(rawInput);
  if (!input.success) return { ok: false, problem: UNFIT, detail: z.prettifyError(input.error) };
  try {
    return { ok: true, result: tool.output.parse(await tool.run(input.data, call)) as ToolOutput<T> };
  } catch (error) {
    if (error instanceof AppError) return { ok: false, problem: error.message };
    throw error;
  }
}
