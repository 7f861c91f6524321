import type { Workout, WorkoutContent } from "../protocol/cards.ts";
import type { Fact, FactType } from "../protocol/facts.ts";
import type { Profile, ProfilePatch } from "../protocol/profile.ts";
import type { Routine, RoutineContent } from "../protocol/routine.ts";
import type { Effect, Turn } from "../protocol/turn.ts";
import type { TurnRecord } from "../protocol/turnRecord.ts";
import type { JsonObject } from "../protocol/understanding.ts";
import type { Stamp, UserEvent } from "../protocol/userEvents.ts";
import type { Message } from "../protocol/view.ts";
import type { LogEntry, LogEntryPatch, LogSet } from "../protocol/workoutLog.ts";
import type { KeptRecord } from "./keptRecord.ts";
import type { ModelUsageStore } from "./modelUsageStore.ts";
import type { PersonalDataStore } from "./personalDataStore.ts";
import type { Envelope } from "./snapshotStore.ts";
import type { TokenStore } from "./tokenStore.ts";

export type Page<T> = { items: T[]; nextCursor: string | null };
export type PageRequest = { cursor?: string | undefined; limit?: number | undefined };

export type Conversation = {
  conversationId: string;
  userId: string;
  title: string | null;
  timezone: string | null;
  createdAt: string;
  updatedAt: string;
};

/** An outside event that has been accepted: durable before it is acknowledged, run again after a crash. */
export type AcceptedEvent = {
  conversationId: string;
  userId: string;
  event: UserEvent;
  stamp: Stamp;
  traceId: string;
  /** Sent by a developer, not by the person. */
  by?: "console";
};

/**
 * A conversation in the middle of a turn, work in flight included: what a write that may have happened was decided from.
 * After a crash the turn goes on from here, because what was decided before would not be decided again after the write.
 */
export type TurnProgress = Pick<Envelope, "machine" | "snapshot" | "timers"> & {
  counter: number;
  inflight: Record<string, unknown>;
  /** States entered before. */
  path: string[];
  /** What the state in which it stands says of the end of the process. */
  onRestore: "resume" | "retry" | "ask" | "fail";
};

export type UnfinishedTurn = {
  accepted: AcceptedEvent;
  progress: TurnProgress | null;
  /** How often it has been begun, the first time included. */
  attempts: number;
};

/** What a finished turn stores, all of it or nothing. */
export type FinishedTurn = {
  turn: Turn;
  assistant: Message | null;
  envelope: Envelope;
  event: string;
  record?: KeptRecord | null;
};

export type Checkpoint = { seq: number; at: string; value: unknown; event: string };

/** Conversations, their messages, turns and checkpoints. Cursors are opaque; a bad one throws `bad_request`. */
export interface ConversationStore {
  /** The row, the first checkpoint and the first snapshot. Throws `conflict` when the id is taken. */
  create(conversation: Conversation, envelope: Envelope): Promise<void>;
  find(conversationId: string): Promise<Conversation | null>;
  /** What it is called from now on; `null` for no title. */
  rename(conversationId: string, title: string | null): Promise<void>;
  /** Newest first, each with the beginning of its first message. */
  list(userId: string, page: PageRequest): Promise<Page<Conversation & { opening: string | null }>>;
  /**
   * Stores the event and, for a message, the message. The same message id in one conversation is accepted once.
   * `joinedTo` is the running turn that the message becomes part of.
   */
  accept(accepted: AcceptedEvent, joinedTo?: string | null): Promise<{ turnId: string; duplicate: boolean }>;
  /** The message could not become part of another turn after all: it has its own. */
  separate(accepted: AcceptedEvent): Promise<void>;
  /** Turn, assistant message, checkpoint and snapshot; resolves when all of it is durable. */
  finish(finished: FinishedTurn): Promise<void>;
  /** A stored snapshot outside any turn (a timer); `notice` is a message to show, if there is one. */
  checkpoint(envelope: Envelope, event: string, notice: Message | null, record?: KeptRecord | null): Promise<void>;
  /**
   * Accepted events whose turn never finished, in the order accepted, each with what became part of it. `onUnreadable` is
   * told of each conversation that lies on a damaged page, with the `unavailable` that says so.
   */
  unfinished(onUnreadable?: (conversationId: string, why: unknown) => void): Promise<UnfinishedTurn[]>;
  /** The turn is begun once more; resolves when that is durable. */
  countAttempt(turnId: string): Promise<void>;
  /** What a turn has stored so far, by the ledger, in the order stored. Waits for every write that was asked for before. */
  effectsOf(turn: { conversationId: string; turnId: string }): Promise<Effect[]>;
  /** Where a turn stands that begins to write; in one commit with a write that is asked for in the same tick. */
  saveProgress(turnId: string, progress: TurnProgress): Promise<void>;
  /** The newest envelope: the snapshot store's, or the last checkpoint's where that is another (a crash in between). */
  envelope(conversationId: string): Promise<Envelope | null>;
  /**
   * For an envelope that does not open, `why` ("does not …"): where its checkpoint says something else, the snapshot is
   * set aside and the checkpoint's envelope is returned; `null` where both say the same. Throws `conflict` for a
   * checkpoint that cannot be read.
   */
  envelopeInstead(envelope: Envelope, why: string): Promise<Envelope | null>;
  /** Conversations whose newest checkpoint holds timers, with the earliest due time in ms since the epoch. */
  timers(): Promise<{ conversationId: string; dueAt: number }[]>;
  turn(turnId: string): Promise<Turn | null>;
  /** The turn that a message id was accepted under; `null` when it never was. */
  turnOfMessage(conversationId: string, messageId: string): Promise<string | null>;
  /** By `seq`, oldest first within a page; without a cursor the newest page. */
  turns(conversationId: string, page: PageRequest): Promise<Page<Turn>>;
  /** The last `limit` messages, oldest first. */
  messages(conversationId: string, limit: number): Promise<Message[]>;
  history(conversationId: string, page: PageRequest): Promise<Page<Checkpoint>>;
  /** `record` is what happened since the checkpoint before; `null` where none was kept. */
  checkpointAt(
    conversationId: string,
    seq: number,
  ): Promise<(Checkpoint & { envelope: Envelope; record: TurnRecord | null }) | null>;
  /** Records of one conversation, or of all of a user's, the newest `limit`; in order within each conversation. */
  records(
    whose: { userId: string; conversationId: string | null },
    limit: number,
  ): Promise<{ conversationId: string; seq: number; value: unknown; record: TurnRecord | null }[]>;
  /**
   * A new conversation with what another holds up to a checkpoint: its messages, turns and checkpoints. `envelope` is the
   * last of them. Throws `conflict` when the id is taken.
   */
  fork(conversation: Conversation, from: { conversationId: string; seq: number }, envelope: Envelope): Promise<void>;
  /** Accepted events that have been answered, oldest first, with what joined them and how they were answered. */
  answered(conversationId: string, limit: number): Promise<{ accepted: AcceptedEvent; turn: Turn }[]>;
  /** Gone, with all that was stored about it, training data excepted. */
  remove(conversationId: string): Promise<void>;
}

/** A transaction handle; opaque outside `store/`. */
export type Transaction = { readonly __transaction: unique symbol };

export type EffectKey = {
  effectKey: string;
  tool: string;
  userId: string;
  conversationId: string;
  turnId: string;
  /** Aborted before the write has begun, it does not begin. */
  signal?: AbortSignal;
};

/** Effects happen once: the ledger row and the rows `write` makes are one transaction; later runs get the first result. */
export interface EffectLedger {
  once<T>(key: EffectKey, write: (transaction: Transaction) => Promise<T>): Promise<{ result: T; first: boolean }>;
  /**
   * What the first runs under these keys returned, in their order; nothing for a key without one. Waits for every write
   * that was asked for before.
   */
  stored(userId: string, effectKeys: readonly string[]): Promise<unknown[]>;
  /** What the newest `limit` writes of a conversation returned, newest first, each with the turn that asked for it. */
  latest(userId: string, conversationId: string, limit: number): Promise<{ turnId: string; result: unknown }[]>;
}

export type LogFilter = {
  exerciseId?: string | undefined;
  /** Days, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** Every word is in a name, a title or a note, or the exercise is one of those that it may mean; case and accents aside. */
  text?: { words: readonly string[]; exerciseIds: readonly string[] } | undefined;
};

/** Training data of one user. Somebody else's ids behave as if they did not exist (`null`, `false`). */
export interface TrainingStore {
  insertLog(userId: string, entry: Omit<LogEntry, "id">, transaction?: Transaction): Promise<LogEntry>;
  findLog(userId: string, id: string, transaction?: Transaction): Promise<LogEntry | null>;
  updateLog(userId: string, id: string, patch: ResolvedLogPatch, transaction?: Transaction): Promise<LogEntry | null>;
  deleteLog(userId: string, id: string, transaction?: Transaction): Promise<LogEntry | null>;
  /** The same id twice is one entry, as it was sent last; `null` when the id is somebody else's. */
  putLog(userId: string, entry: LogEntry): Promise<{ document: LogEntry; first: boolean } | null>;
  /** Newest first. */
  listLogs(userId: string, filter: LogFilter, page: PageRequest): Promise<Page<LogEntry>>;
  insertWorkout(userId: string, content: WorkoutContent, at: string, transaction?: Transaction): Promise<Workout>;
  findWorkout(userId: string, id: string): Promise<Workout | null>;
  updateWorkout(userId: string, id: string, content: WorkoutContent): Promise<Workout | null>;
  deleteWorkout(userId: string, id: string): Promise<Workout | null>;
  /** As `putLog`. One that is there already keeps its `createdAt`; a new one stands first in the list. */
  putWorkout(userId: string, workout: Workout): Promise<{ document: Workout; first: boolean } | null>;
  listWorkouts(userId: string, page: PageRequest, filter?: LogFilter): Promise<Page<Workout>>;
  /** Every day with a log entry, once, oldest first. */
  logDays(userId: string): Promise<string[]>;
}
export type ResolvedLogPatch = Omit<LogEntryPatch, "exercise" | "sets"> & {
  exercise?: { id: string; name: string } | undefined;
  sets?: LogSet[] | undefined;
};

/** Routines of one user. Somebody else's ids behave as if they did not exist (`null`). */
export interface RoutineStore {
  insert(userId: string, content: RoutineContent): Promise<Routine>;
  find(userId: string, id: string): Promise<Routine | null>;
  update(userId: string, id: string, content: RoutineContent): Promise<Routine | null>;
  delete(userId: string, id: string): Promise<Routine | null>;
  /** Newest first. */
  list(userId: string, page: PageRequest): Promise<Page<Routine>>;
}

export interface ProfileStore {
  /** `null` until something has been said. */
  find(userId: string): Promise<Profile | null>;
  patch(userId: string, patch: ProfilePatch, transaction?: Transaction): Promise<Profile>;
}

/**
 * A fact with the key that a later statement takes its place by, and what it means for the profile as long as it holds;
 * opaque here, `null` for nothing.
 */
export type KeyedFact = { key: string; means: JsonObject | null; fact: Fact };
export type NewFact = Omit<KeyedFact, "fact"> & { fact: Omit<Fact, "id"> };
export type FactFilter = { status?: Fact["status"] | undefined; type?: FactType | undefined };

/**
 * What people said about themselves. A fact whose time is over is no longer current, without anybody writing: it is read
 * as `retracted`. "Now" is the person's clock: ours, moved by as much as the time of their last statement differed from it.
 */
export interface FactStore {
  insert(userId: string, added: NewFact, transaction?: Transaction): Promise<Fact>;
  /** `null` for an id that is not this person's. */
  setStatus(userId: string, id: string, status: Fact["status"], transaction?: Transaction): Promise<Fact | null>;
  /** All that was said, in the order said; `at` (ISO) is another now. */
  all(userId: string, at?: string): Promise<KeyedFact[]>;
  find(userId: string, id: string): Promise<Fact | null>;
  /** Newest first. */
  list(userId: string, filter: FactFilter, page: PageRequest): Promise<Page<Fact>>;
  /** Really gone: the fact, and all values of the same thing that are not current. Answers with what is gone. */
  delete(userId: string, id: string, transaction?: Transaction): Promise<Fact[]>;
}

/** Everything that is stored. */
export interface Store {
  conversations: ConversationStore;
  effects: EffectLedger;
  training: TrainingStore;
  routines: RoutineStore;
  profiles: ProfileStore;
  facts: FactStore;
  tokens: TokenStore;
  modelUsage: ModelUsageStore;
  personalData: PersonalDataStore;
  close(): Promise<void>;
}
