import type { StateSpan, TurnRecord } from "../../protocol/turnRecord.ts";

/** How long each state was stood in, in the order of entry. States that were entered before the record began are left out. */
export function stateSpans({ steps }: TurnRecord): StateSpan[] {
  const spans: StateSpan[] = [];
  const open = new Map<string, StateSpan>();
  for (const { at, actor, entered, exited } of steps) {
    for (const state of exited) {
      const key = keyOf(actor, state);
      const span = open.get(key);
      if (span) span.ms = rounded(at - span.at);
      open.delete(key);
    }
    for (const state of entered) {
      const span: StateSpan = { actor, state, at, ms: null };
      open.set(keyOf(actor, state), span);
      spans.push(span);
    }
  }
  return spans;
}

export const keyOf = (actor: readonly string[], state: string): string => `${actor.join("/")}#${state}`;

const rounded = (ms: number) => Math.round(ms * 1_000) / 1_000;
