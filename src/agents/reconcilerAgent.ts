import type { Commit } from "../protocol/understanding.ts";
import type { Tool } from "../tools/tool.ts";
import type { Work } from "./agent.ts";
import { type CommitterInput, keyOf } from "./committerAgent.ts";
import { type Renderers, sayEffects } from "./sayEffects.ts";

const PARTLY =
  "Something went wrong on my side before I had stored all of it. What is named here is stored; please say the rest again.";

/** After a commit of which no answer came: says what was really stored, and nothing else. No effects when nothing was. */
export const createReconcilerAgent =
  ({ getEffects, renderers }: { getEffects: Tool; renderers: Renderers }): Work<CommitterInput, Commit> =>
  async ({ key, commands, sentAt, timezone }, scope) => {
    const keys = commands.map((_, index) => keyOf(key, index));
    const answer = await scope.call(getEffects, { keys });
    if (!answer.ok) throw new Error(answer.detail ?? answer.problem);
    const effects = answer.result as Commit["effects"];
    if (effects.length === 0) return { effects, say: [] };
    const isWhole = keys.every((own) =>
      effects.some(({ effectId }) => effectId === own || effectId.startsWith(`${own}.`)),
    );
    const said = sayEffects(renderers, effects, { sentAt, timezone });
    return { effects, say: isWhole ? said : [...said, { text: PARTLY, cards: [], citations: [] }] };
  };
