import { z } from "zod";
import { Effect } from "../protocol/turn.ts";
import { LogEntry } from "../protocol/workoutLog.ts";
import { madeAt } from "../store/idMaker.ts";
import type { EffectLedger } from "../store/store.ts";
import type { ToolCall } from "./tool.ts";

/** As many writes are looked through for what an entry was before. */
const LOOKED_THROUGH = 200;

export const LastChange = z.object({
  effect: Effect,
  /** The log entry as it was before it was changed; `null` for other effects, and where that is not known. */
  before: LogEntry.nullable(),
  /** The change had itself brought back what an earlier change took away. */
  reverts: z.boolean(),
});
export type LastChange = z.output<typeof LastChange>;

/** The states that a log entry had before the effect at `place`, newest first. In: effects, newest first. */
const statesBefore = (effects: readonly Effect[], place: number): LogEntry[] =>
  effects.slice(place + 1).flatMap(({ ref, data }) => {
    const state = ref === effects[place]?.ref ? LogEntry.safeParse(data) : null;
    return state?.success ? [state.data] : [];
  });

/** Between two sessions there is a longer pause. */
const LONGEST_PAUSE_MS = 3 * 3_600_000;

/** Of ids in the order they were made, those after the last long pause. */
function afterPause(ids: readonly string[]): string[] {
  const isAfterPause = (id: string, place: number) => {
    const [before, at] = [madeAt(ids[place - 1] ?? ""), madeAt(id)];
    return before !== null && at !== null && at - before > LONGEST_PAUSE_MS;
  };
  return ids.slice(Math.max(0, ids.findLastIndex(isAfterPause)));
}

/** The entries of the newest turn that told of several, in the order they were told. */
function toldTogether(found: readonly { turnId: string; effect: Effect }[]): string[] {
  const isTold = ({ kind, op }: Effect) => kind === "log" && op === "create";
  const of = (turnId: string) => found.filter((one) => one.turnId === turnId && isTold(one.effect));
  const newest = found.find(({ turnId, effect }) => isTold(effect) && of(turnId).length > 1);
  return newest === undefined
    ? []
    : of(newest.turnId)
        .map(({ effect }) => effect.ref)
        .sort();
}

/**
 * What the newest turn of a conversation that changed anything did, newest first, with what changed entries were before;
 * and the ids of the log entries that this conversation has written (`here`), and of those that were told without a long pause
 * up to the newest, in the order they were told (`lately`), and of those of the last message that told of several (`together`).
 */
export async function lastChanges(
  ledger: Pick<EffectLedger, "latest">,
  { userId, conversationId }: Pick<ToolCall, "userId" | "conversationId">,
): Promise<{ changes: LastChange[]; here: string[]; lately: string[]; together: string[] }> {
  const rows = await ledger.latest(userId, conversationId, LOOKED_THROUGH);
  const found = rows.flatMap(({ turnId, result }) => {
    const effects = [z.union([Effect, z.array(Effect)]).parse(result)].flat();
    return effects.reverse().map((effect) => ({ turnId, effect }));
  });
  const effects = found.map(({ effect }) => effect);
  const here = [...new Set(effects.flatMap(({ kind, ref }) => (kind === "log" ? [ref] : [])))];
  const changes = found.flatMap(({ turnId, effect }, place) => {
    if (turnId !== found[0]?.turnId) return [];
    const isChange = effect.kind === "log" && effect.op === "update";
    const [before, earlier] = isChange ? statesBefore(effects, place) : [];
    const after = LogEntry.safeParse(effect.data);
    const reverts = earlier !== undefined && JSON.stringify(earlier) === JSON.stringify(after.data);
    return [{ effect, before: before ?? null, reverts }];
  });
  return { changes, here, lately: afterPause([...here].sort()), together: toldTogether(found) };
}
