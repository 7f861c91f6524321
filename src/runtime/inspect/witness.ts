import type { Awake } from "../awake.ts";
import type { EffectIntent, Step } from "../kernel.ts";
import type { EffectPhase } from "./tap.ts";
import { TurnLog } from "./turnLog.ts";

/** What the engine tells of a conversation while it runs: to the record that is kept, and to whoever watches. */

/** What follows belongs to another checkpoint. `now` in ms since the epoch. */
export function beginLog(awake: Awake, now: number): void {
  awake.log = new TurnLog(now);
}

export function noteStep(awake: Awake, { moves }: Step): void {
  awake.log.moved(moves);
  awake.tap?.moved(moves, turnIdOf(awake));
}

export function noteWork(awake: Awake, intent: EffectIntent): void {
  awake.log.workBegan(intent);
  awake.tap?.work(intent, "started", turnIdOf(awake), null);
}

/** Nothing when the work had ended before. */
export function noteResult(
  awake: Awake,
  effectId: string,
  phase: Exclude<EffectPhase, "started">,
  output?: unknown,
): void {
  const ended = awake.log.workEnded(effectId, phase);
  if (ended) awake.tap?.work(ended.intent, phase, turnIdOf(awake), ended.ms, output);
}

const turnIdOf = ({ running }: Awake): string | null => running?.accepted.stamp.turnId ?? null;
