/** A timer that survives a restart: `dueAt` is absolute (ms since the epoch), `path` the child ids from the root. */
export type RecordedTimer = { nonce: string; path: string[]; event: { type: string }; dueAt: number };

/** One conversation at rest, as it lies on disk. Everything in it is JSON. */
export type Envelope = {
  v: 1;
  machine: { id: string; version: string; hash: string };
  conversationId: string;
  userId: string;
  /** Rises by one with every stored snapshot, without gaps. */
  seq: number;
  at: string;
  /** XState's persisted snapshot. */
  snapshot: unknown;
  timers: Record<string, RecordedTimer>;
  /** The kernel's source of effect ids and timer nonces. */
  counter?: number;
};

/**
 * Where snapshots of conversations lie. Contract (one suite, every adapter):
 * an unknown id loads as `null`; a loaded envelope is a copy; `save` resolves when the envelope survives a power cut
 * (memory excepted); a save that is cut off leaves the old envelope whole; saves of one conversation keep their order.
 */
export interface SnapshotStore {
  load(conversationId: string): Promise<Envelope | null>;
  save(envelope: Envelope): Promise<void>;
  /** What was loaded is not to be trusted, `why` in a sentence: it is loaded no more. A copy is kept where copies can lie. */
  setAside(envelope: Envelope, why: string): Promise<void>;
  remove(conversationId: string): Promise<void>;
  close(): Promise<void>;
}
