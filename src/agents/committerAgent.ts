import type { Effect, ReplyPart } from "../protocol/turn.ts";
import type { Command, Commit } from "../protocol/understanding.ts";
import type { Tool } from "../tools/tool.ts";
import type { Work } from "./agent.ts";

export type CommitterParts = {
  /** The write tools by name; each answers with its effect or effects. */
  tools: readonly Tool[];
  /** Words and cards from what was stored, by kind of effect; `all` are the effects of every kind. */
  renderers: Partial<
    Record<
      Effect["kind"],
      (effects: Effect[], beside: { sentAt: string; timezone: string; all: readonly Effect[] }) => ReplyPart
    >
  >;
};
export type CommitterInput = { key: string; commands: Command[]; sentAt: string; timezone: string };

/** Carries out commands in order, each once under its own key, and says what was done from the effects alone. */
export const createCommitterAgent =
  ({ tools, renderers }: CommitterParts): Work<CommitterInput, Commit> =>
  async ({ key, commands, sentAt, timezone }, scope) => {
    const effects: Effect[] = [];
    const refusals: ReplyPart[] = [];
    for (const [index, { tool: name, input }] of commands.entries()) {
      const tool = tools.find((known) => known.name === name);
      if (!tool) throw new Error(`there is no write tool "${name}"`);
      const answer = await scope.call(tool, input, `${key}.${index}`);
      if (answer.ok) effects.push(...[answer.result as Effect | Effect[]].flat());
      else refusals.push({ text: `That did not work: ${answer.problem}`, cards: [], citations: [] });
    }
    const kinds = [...new Set(effects.map((effect) => effect.kind))];
    const said = kinds.flatMap((kind) => {
      const render = renderers[kind];
      return render
        ? [
            render(
              effects.filter((effect) => effect.kind === kind),
              { sentAt, timezone, all: effects },
            ),
          ]
        : [];
    });
    return { effects, say: [...said, ...refusals] };
  };
