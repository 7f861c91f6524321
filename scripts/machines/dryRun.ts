import { openEnvelope } from "../../src/runtime/restore/openEnvelope.ts";
import { type StoredSnapshot, storedSnapshots } from "../../src/store/storedSnapshots.ts";

/** What would become of stored snapshots, without anything being changed. */
export type Tally = {
  fit: number;
  /** By the version they were stored by. */
  migrate: Record<string, number>;
  parked: number;
  /** Where and why, with the number of snapshots and some of their conversations. */
  reasons: { why: string; count: number; conversations: string[] }[];
};

const MOST_NAMED = 3;

/** Runs check and migrations over every snapshot of a data folder: the newest of each conversation, and their history. */
export function dryRun(dataDir: string): { newest: Tally; history: Tally } {
  const newest = emptyTally();
  const history = emptyTally();
  for (const stored of storedSnapshots(dataDir)) count(stored, stored.isNewest ? newest : history);
  return { newest, history };
}

const emptyTally = (): Tally => ({ fit: 0, migrate: {}, parked: 0, reasons: [] });

function count({ conversationId, envelope, unreadable }: StoredSnapshot, tally: Tally): void {
  const opening = envelope ? openEnvelope(envelope) : null;
  if (opening?.kind === "fits") tally.fit += 1;
  else if (opening?.kind === "migrated") tally.migrate[opening.from] = (tally.migrate[opening.from] ?? 0) + 1;
  else {
    tally.parked += 1;
    const found = opening?.misfits.map(({ path, what }) => `${path}: ${what}`) ?? [];
    // The sentence names the conversation, which is listed anyway.
    for (const why of unreadable ? [unreadable.replace(` of conversation ${conversationId}`, "")] : found)
      noteReason(tally, why, conversationId);
  }
}

function noteReason(tally: Tally, why: string, conversationId: string): void {
  let reason = tally.reasons.find((known) => known.why === why);
  if (!reason) {
    reason = { why, count: 0, conversations: [] };
    tally.reasons.push(reason);
  }
  reason.count += 1;
  if (reason.conversations.length < MOST_NAMED && !reason.conversations.includes(conversationId))
    reason.conversations.push(conversationId);
}
