import type { UnfinishedTurn } from "../../store/store.ts";
import { atMost, type Clock } from "../clock.ts";
import { type Recovery, recoveryOf } from "./recovery.ts";

/** How long the door stays shut for one turn that may be the one which ends the process. */
const SUSPECT_MS = 10_000;

/**
 * Takes up all turns that the end of the process cut off. Those that it cut off more than once are suspects: they run one
 * by one before the others, so that only the one that ends the process is tried in vain. Resolves when the others may run.
 */
export async function bringToRest(
  unfinished: readonly UnfinishedTurn[],
  clock: Clock,
  run: (turn: UnfinishedTurn, recovery: Recovery) => Promise<unknown>,
): Promise<void> {
  const suspects = unfinished.filter(({ attempts }) => attempts > 1);
  for (const turn of suspects) await atMost(SUSPECT_MS, clock, run(turn, recoveryOf(turn)));
  for (const turn of unfinished) if (turn.attempts === 1) void run(turn, recoveryOf(turn));
}
