import type { Effect, ReplyPart } from "../protocol/turn.ts";
import type { Command, Commit } from "../protocol/understanding.ts";
import type { Tool } from "../tools/tool.ts";
import type { Work } from "./agent.ts";
import { type Renderers, sayEffects } from "./sayEffects.ts";

export type CommitterParts = {
  /** The write tools by name; each answers with its effect or effects. */
  tools: readonly Tool[];
  renderers: Renderers;
};
export type CommitterInput = { key: string; commands: Command[]; sentAt: string; timezone: string };

/** The effect key of one command of a commit. */
export const keyOf = (key: string, index: number): string => `${key}.${index}`;

/** Carries out commands in order, each once under its own key, and says what was done from the effects alone. */
export const createCommitterAgent =
  ({ tools, renderers }: CommitterParts): Work<CommitterInput, Commit> =>
  async ({ key, commands, sentAt, timezone }, scope) => {
    const effects: Effect[] = [];
    const refusals: ReplyPart[] = [];
    for (const [index, { tool: name, input }] of commands.entries()) {
      const tool = tools.find((known) => known.name === name);
      if (!tool) throw new Error(`there is no write tool "${name}"`);
      const answer = await scope.call(tool, input, keyOf(key, index));
      if (answer.ok) {
        effects.push(...[answer.result as Effect | Effect[]].flat());
        continue;
      }
      scope.trace("command_refused", { tool: name, detail: answer.detail ?? answer.problem });
      refusals.push({ text: `That did not work: ${answer.problem}`, cards: [], citations: [] });
    }
    return { effects, say: [...sayEffects(renderers, effects, { sentAt, timezone }), ...refusals] };
  };
