import type { ModelMessage } from "../../models/languageModel.ts";
import type { GetMessagesTool } from "../../tools/getMessages.ts";
import type { WorkScope } from "../agent.ts";

/** What was said before, oldest first, for a model's window; nothing where it cannot be read. */
export async function talkBefore(scope: WorkScope, tool: GetMessagesTool, limit: number): Promise<ModelMessage[]> {
  const read = await scope.call(tool, { limit });
  if (!read.ok) return [];
  return read.result.items.map(({ role, text }): ModelMessage => ({ role, content: text }));
}
