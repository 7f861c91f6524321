import type { Effect, ReplyPart } from "../protocol/turn.ts";

/** Words and cards from what was stored, by kind of effect; `all` are the effects of every kind. */
export type Renderers = Partial<
  Record<
    Effect["kind"],
    (effects: Effect[], beside: { sentAt: string; timezone: string; all: readonly Effect[] }) => ReplyPart
  >
>;

/** What is said about effects, kind by kind, made from them alone. */
export function sayEffects(
  renderers: Renderers,
  effects: Effect[],
  when: { sentAt: string; timezone: string },
): ReplyPart[] {
  const kinds = [...new Set(effects.map((effect) => effect.kind))];
  return kinds.flatMap((kind) => {
    const own = effects.filter((effect) => effect.kind === kind);
    return renderers[kind]?.(own, { ...when, all: effects }) ?? [];
  });
}
