import type { Turn } from "../protocol/turn.ts";
import type { TurnRecord } from "../protocol/turnRecord.ts";
import type { Message } from "../protocol/view.ts";
import type { Envelope } from "./snapshotStore.ts";
import type { Checkpoint, Conversation } from "./store.ts";

/** A checkpoint as it is stored: `record` is what happened since the one before it. */
export type WholeCheckpoint = Checkpoint & { envelope: Envelope; record: TurnRecord | null };

/** A row of the ledger: what a turn changed, and when. */
export type StoredEffect = {
  effectKey: string;
  tool: string;
  conversationId: string;
  turnId: string;
  at: string;
  result: unknown;
};

/**
 * All that is stored of one user, from the oldest on and a few rows at a time: what is added meanwhile may be told, what is
 * taken away meanwhile is not. Access tokens are not among it: they are the operator's.
 */
export interface PersonalDataStore {
  conversations(userId: string): AsyncIterable<Omit<Conversation, "userId">>;
  /** In the order stored. */
  messages(conversationId: string): AsyncIterable<Message>;
  turns(conversationId: string): AsyncIterable<Turn>;
  /** Whole only where it is asked for. */
  history(conversationId: string, isWhole: boolean): AsyncIterable<Checkpoint | WholeCheckpoint>;
  effects(userId: string): AsyncIterable<StoredEffect>;
  /** The ids of all conversations. */
  conversationIds(userId: string): Promise<string[]>;
  /** Every row in one transaction; nothing of it is left in the database's files. Answers with the conversations that are gone. */
  eraseRows(userId: string): Promise<string[]>;
  /** Snapshots beside the database, those of a setting that is no longer in force among them. */
  eraseSnapshots(conversationIds: readonly string[]): Promise<void>;
}
