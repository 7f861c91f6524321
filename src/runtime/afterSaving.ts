import type { ConversationStore } from "../store/store.ts";
import { type Awake, progressOf } from "./awake.ts";
import { type Duty, isUnrepeatable } from "./duty.ts";
import type { Running } from "./runningTurn.ts";
import type { Trace } from "./trace.ts";
import { traceError } from "./traceTurn.ts";

/**
 * Runs a piece of work. Where the turn stands is stored with a write, in one commit, and before work that must not be
 * repeated unasked.
 */
export async function afterSaving(
  awake: Awake,
  { accepted, path }: Running,
  duty: Duty,
  { store, trace }: { store: ConversationStore; trace: Trace },
  run: () => Promise<unknown>,
): Promise<unknown> {
  if (!duty.writes && !isUnrepeatable(duty)) return run();
  const saved = store.saveProgress(accepted.stamp.turnId, progressOf(awake.kernel, path, duty));
  if (isUnrepeatable(duty)) return saved.then(run);
  // Where it fails, the write fails too.
  const [value] = await Promise.all([run(), saved.catch((error) => traceError(trace, accepted, error))]);
  return value;
}
