import { z } from "zod";
import { AppError } from "../errors.ts";
import type { Effect, Turn } from "../protocol/turn.ts";
import type { Message } from "../protocol/view.ts";
import { conversationQueries } from "./conversationQueries.ts";
import { type Paging, pageAsked, pageOf } from "./cursor.ts";
import type { Database } from "./database.ts";
import { parseEnvelope } from "./envelopeText.ts";
import type { KeptRecord } from "./keptRecord.ts";
import type { Envelope, SnapshotStore } from "./snapshotStore.ts";
import { sqlInspection, underNewIds } from "./sqlInspection.ts";
import { sqlRecords } from "./sqlRecords.ts";
import { explained } from "./storageError.ts";
import type { Checkpoint, ConversationStore } from "./store.ts";
import { storedJson } from "./storedJson.ts";
import { unfinishedTurns } from "./unfinishedTurns.ts";

/** Where snapshots lie; `inDatabase` when a save made inside a write of the database joins its transaction. */
export type SnapshotPlace = { store: SnapshotStore; inDatabase: boolean };

const CREATED = "xstate.init";

/** Pages go backwards by a number that only grows: the order of creation, or `seq`. */
const place = z.int().min(0);
const CONVERSATIONS: Paging<number> = { list: "conversations", place };
const TURNS: Paging<number> = { list: "turns", place };
const HISTORY: Paging<number> = { list: "history", place };
/** More than can wait behind a running turn: how far the table's order of messages may differ from the turns'. */
const MOST_WAITING = 50;
const FROM_THE_NEWEST = Number.MAX_SAFE_INTEGER;

/**
 * Conversations in the database, with their snapshots in it or beside it. Beside it, the database commits first and what
 * it holds is true: an envelope that a crash or a full disk kept from its file is taken from the checkpoint, and
 * `onDamage` is told. `turns` and `history` give the newest page
 * first and are in order of time within a page.
 */
export function sqlConversations(
  database: Database,
  snapshots: SnapshotPlace,
  onDamage: (sentence: string) => void = () => {},
): ConversationStore {
  const queries = conversationQueries(database);
  const records = sqlRecords(database);
  const inspection = sqlInspection(database);

  /** Stores rows and snapshot. `rows` returns the envelope that is now the newest, or `null` when it is not new. */
  const commit = async (rows: () => Envelope | null): Promise<void> => {
    const newest = await database.write(async () => {
      const envelope = rows();
      if (envelope && snapshots.inDatabase) await snapshots.store.save(envelope);
      return envelope;
    });
    if (newest && !snapshots.inDatabase) await saveBeside(newest);
  };

  let areFilesRefused = false;
  /** A failure is told once, until a save succeeds: what is committed is stored, and the next turn saves a newer file. */
  const saveBeside = async (envelope: Envelope): Promise<void> => {
    try {
      await snapshots.store.save(envelope);
      areFilesRefused = false;
    } catch (error) {
      if (areFilesRefused) return;
      areFilesRefused = true;
      onDamage(`${(error as Error).message} Snapshots are not saved there meanwhile; the database has them.`);
    }
  };

  const setAside = async (envelope: Envelope, why: string): Promise<void> => {
    const text = `The stored snapshot of conversation ${envelope.conversationId} ${why}.`;
    await snapshots.store.setAside(envelope, text).catch((error: Error) => onDamage(`${text} ${error.message}`));
  };

  const insertCheckpoint = (
    envelope: Envelope,
    event: string,
    text: string,
    record: KeptRecord | string | null = null,
  ) =>
    queries.insertCheckpoint.run({
      conversationId: envelope.conversationId,
      seq: envelope.seq,
      at: envelope.at,
      value: JSON.stringify(chartValue(envelope)),
      event,
      envelope: text,
      record: typeof record === "string" ? record : record && records.write(record),
    });

  const insertMessage = (conversationId: string, message: Message) =>
    queries.insertMessage.run({ conversationId, message: JSON.stringify(message) });

  const touch = (envelope: Envelope) =>
    queries.touchConversation.run({
      conversationId: envelope.conversationId,
      at: envelope.at,
      dueAt: earliestTimer(envelope),
    });

  const newestCheckpoint = (conversationId: string): Envelope | null => {
    const newest = queries.newestSeq.get({ conversationId });
    const row = newest && queries.findCheckpoint.get({ conversationId, seq: newest.seq });
    return row ? parseEnvelope(conversationId, row.envelope) : null;
  };

  return {
    async create(conversation, envelope) {
      const text = JSON.stringify(envelope);
      await commit(() => {
        explained(conversation.conversationId, "There is already a conversation", () => {
          queries.insertConversation.run({ ...conversation, dueAt: earliestTimer(envelope) });
          insertCheckpoint(envelope, CREATED, text);
        });
        return envelope;
      });
    },

    async find(conversationId) {
      const row = await database.read(() => queries.findConversation.get({ conversationId }));
      return row ? { ...row } : null;
    },

    async rename(conversationId, title) {
      await database.write(() => void queries.renameConversation.run({ conversationId, title }));
    },

    async list(userId, page) {
      const { after, limit } = pageAsked(CONVERSATIONS, page);
      const rows = await database.read(() =>
        queries.listConversations.all({ userId, before: after ?? FROM_THE_NEWEST, limit: limit + 1 }),
      );
      const { items, nextCursor } = pageOf(CONVERSATIONS, rows, limit, (row) => row.position);
      return { items: items.map(({ position, ...conversation }) => conversation), nextCursor };
    },

    async accept(accepted, joinedTo = null) {
      const { conversationId, event, stamp } = accepted;
      const messageId = stamp.messageId ?? (event.type === "user.message" ? event.messageId : null) ?? null;
      const text = JSON.stringify(accepted);
      return database.write(() => {
        const key = { conversationId, turnId: stamp.turnId, messageId };
        const added = explained(conversationId, "", () => queries.insertTurn.run({ ...key, accepted: text, joinedTo }));
        if (added === 0) {
          const first = queries.acceptedTurn.get(key);
          if (!first) throw new AppError("conflict", `The turn id ${stamp.turnId} is taken.`);
          return { turnId: first.turnId, duplicate: true };
        }
        if (event.type === "user.message") {
          insertMessage(conversationId, {
            id: messageId ?? stamp.turnId,
            role: "user",
            text: event.text,
            cards: [],
            citations: [],
            at: stamp.at,
            turnId: joinedTo ?? stamp.turnId,
            ...(event.corrects ? { corrects: event.corrects } : {}),
          });
        }
        return { turnId: joinedTo ?? stamp.turnId, duplicate: false };
      });
    },

    async separate({ conversationId, stamp: { turnId, messageId } }) {
      await database.write(() => {
        queries.separateTurn.run({ turnId });
        queries.moveMessage.run({ conversationId, messageId: messageId ?? turnId, turnId });
      });
    },

    async finish({ turn, assistant, envelope, event, record = null }) {
      const { conversationId, turnId } = turn;
      const result = JSON.stringify(turn);
      const text = JSON.stringify(envelope);
      await commit(() => {
        if (queries.finishTurn.run({ conversationId, turnId, result }) === 0) {
          if (queries.findTurn.get({ turnId })?.conversation_id !== conversationId) {
            throw new AppError("not_found", `There is no turn ${turnId} in conversation ${conversationId}.`);
          }
          // Finished before: what may be missing is the file, if its save was what failed.
          return newestCheckpoint(conversationId);
        }
        if (assistant) insertMessage(conversationId, assistant);
        explained(conversationId, `The snapshot ${envelope.seq} is already stored of conversation`, () =>
          insertCheckpoint(envelope, event, text, record),
        );
        touch(envelope);
        return envelope;
      });
    },

    async checkpoint(envelope, event, notice, record = null) {
      const { conversationId, seq } = envelope;
      const text = JSON.stringify(envelope);
      await commit(() => {
        if (queries.findCheckpoint.get({ conversationId, seq })?.envelope === text) {
          return newestCheckpoint(conversationId);
        }
        explained(conversationId, `Another snapshot ${seq} is already stored of conversation`, () =>
          insertCheckpoint(envelope, event, text, record),
        );
        if (notice) insertMessage(conversationId, notice);
        touch(envelope);
        return envelope;
      });
    },

    async countAttempt(turnId) {
      await database.write(() => void queries.countAttempt.run({ turnId }));
    },

    async saveProgress(turnId, progress) {
      const text = JSON.stringify(progress);
      await database.write(() => void queries.saveProgress.run({ turnId, progress: text }));
    },

    async effectsOf({ conversationId, turnId }) {
      const rows = await database.write(() => queries.effectsOfTurn.all({ conversationId, turnId }));
      return rows.flatMap(({ result }) => JSON.parse(result) as Effect | Effect[]);
    },

    async unfinished(onUnreadable) {
      const { turns, unreadable } = await database.read(() => unfinishedTurns(database, queries, onDamage));
      for (const { conversationId, why } of unreadable) onUnreadable?.(conversationId, why);
      return turns;
    },

    async envelope(conversationId) {
      // An unreadable file is no loss: it is set aside, and the checkpoint has the envelope whole. The file is read
      // first, so that a turn finished meanwhile does not make it look ahead of the database.
      const kept = await snapshots.store.load(conversationId).catch(() => null);
      const newest = await database.read(() => queries.newestSeq.get({ conversationId }));
      if (!newest) return null;
      if (kept?.seq === newest.seq) return kept;
      if (kept && kept.seq > newest.seq)
        await setAside(kept, `holds seq ${kept.seq}, and the database goes to ${newest.seq}`);
      const ahead = await database.read(() => newestCheckpoint(conversationId));
      if (ahead) await saveBeside(ahead);
      return ahead;
    },

    async envelopeInstead(envelope, why) {
      const { conversationId, seq } = envelope;
      const row = await database.read(() => queries.findCheckpoint.get({ conversationId, seq }));
      const checkpoint = row ? parseEnvelope(conversationId, row.envelope) : null;
      if (!checkpoint || JSON.stringify(checkpoint) === JSON.stringify(envelope)) return null;
      await setAside(envelope, why);
      return checkpoint;
    },

    async timers() {
      const rows = await database.read(() => queries.dueTimers.all({}));
      return rows.map((row) => ({ ...row }));
    },

    async turn(turnId) {
      const row = await database.read(() => queries.findTurn.get({ turnId }));
      return row?.result ? storedJson<Turn>(row.result) : null;
    },

    async turnOfMessage(conversationId, messageId) {
      const row = await database.read(() => queries.turnOfMessage.get({ conversationId, messageId }));
      return row?.turnId ?? null;
    },

    async turns(conversationId, page) {
      const { after, limit } = pageAsked(TURNS, page);
      const rows = await database.read(() =>
        queries.listTurns.all({ conversationId, before: after ?? FROM_THE_NEWEST, limit: limit + 1 }),
      );
      const { items, nextCursor } = pageOf(TURNS, rows, limit, (row) => row.seq);
      return { items: items.reverse().map((row) => storedJson<Turn>(row.result)), nextCursor };
    },

    async messages(conversationId, limit) {
      const rows = await database.read(() =>
        queries.lastMessages.all({ conversationId, limit, within: limit + MOST_WAITING }),
      );
      return rows.reverse().map((row) => storedJson<Message>(row.message));
    },

    async history(conversationId, page) {
      const { after, limit } = pageAsked(HISTORY, page);
      const rows = await database.read(() =>
        queries.listCheckpoints.all({ conversationId, before: after ?? FROM_THE_NEWEST, limit: limit + 1 }),
      );
      const { items, nextCursor } = pageOf(HISTORY, rows, limit, (row) => row.seq);
      return { items: items.reverse().map(checkpointOf), nextCursor };
    },

    async checkpointAt(conversationId, seq) {
      const row = await database.read(() => queries.findCheckpoint.get({ conversationId, seq }));
      if (!row) return null;
      const record = await database.read(() => records.read(row.record));
      return { ...checkpointOf(row), envelope: parseEnvelope(conversationId, row.envelope), record };
    },

    records: inspection.records,
    answered: inspection.answered,

    async fork(conversation, from, envelope) {
      await commit(() => {
        const { conversationId } = conversation;
        const origin = queries.findCheckpoint.get(from);
        explained(conversationId, "There is already a conversation", () =>
          queries.insertConversation.run({ ...conversation, dueAt: earliestTimer(envelope) }),
        );
        const forked = underNewIds(envelope, conversationId, inspection.copyUpTo(from, conversationId));
        insertCheckpoint(forked, origin?.event ?? CREATED, JSON.stringify(forked), origin?.record);
        return forked;
      });
    },

    async remove(conversationId) {
      // The file goes first, or a crash in between would leave it behind with nobody to ask for its removal; and again
      // at the end, because a turn may have finished meanwhile.
      if (!snapshots.inDatabase) await snapshots.store.remove(conversationId);
      await database.write(async () => {
        queries.deleteConversation.run({ conversationId });
        queries.deleteEffects.run({ conversationId });
        if (snapshots.inDatabase) await snapshots.store.remove(conversationId);
      });
      if (!snapshots.inDatabase) await snapshots.store.remove(conversationId);
    },
  };
}

function checkpointOf(row: { seq: number; at: string; value: string; event: string }): Checkpoint {
  return { seq: row.seq, at: row.at, value: JSON.parse(row.value), event: row.event };
}

function chartValue({ snapshot }: Envelope): unknown {
  return typeof snapshot === "object" && snapshot !== null && "value" in snapshot ? snapshot.value : null;
}

function earliestTimer(envelope: Envelope): number | null {
  const due = Object.values(envelope.timers).map((timer) => timer.dueAt);
  return due.length === 0 ? null : Math.min(...due);
}
