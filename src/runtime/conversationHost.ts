import { randomUUID } from "node:crypto";
import { AppError } from "../errors.ts";
import type { ModelDesk } from "../models/modelDesk.ts";
import type { ServerFrame } from "../protocol/frames.ts";
import { EMPTY_PROFILE } from "../protocol/profile.ts";
import type { Turn } from "../protocol/turn.ts";
import type { Stamp, UserEvent } from "../protocol/userEvents.ts";
import type { View } from "../protocol/view.ts";
import type { Envelope } from "../store/snapshotStore.ts";
import type {
  AcceptedEvent,
  Checkpoint,
  Conversation,
  ConversationStore,
  Page,
  PageRequest,
  ProfileStore,
} from "../store/store.ts";
import type { Clock } from "./clock.ts";
import type { Engine, Place } from "./engine.ts";
import type { Fanout, FanoutFrame } from "./fanout.ts";
import { takenBack } from "./takenBack.ts";
import type { Trace } from "./trace.ts";

/** Owners remembered, so that an open conversation costs no look-up a message. */
const OWNERS_REMEMBERED = 10_000;

/** Missed turns that are read at a time. */
const REPLAY_PAGE = 10;
/** Frames kept while somebody is being brought up to date. */
const EARLY_FRAMES = 100;

export type ListedConversation = Omit<Conversation, "userId"> & { opening: string | null };
export type NewConversation = {
  conversationId?: string | undefined;
  title?: string | undefined;
  timezone?: string | undefined;
};
/** An accepted event: its turn's id at once, its turn when it is durable. */
export type Sent = {
  turnId: string;
  turn: Promise<Turn>;
  /** It had been accepted before: nothing is done again, and nobody is told again. */
  isRepeated: boolean;
};

/** Somebody who is shown what happens. */
export type Watcher = {
  push(frame: ServerFrame): void;
  /** Resolves when it has been taken, or when nobody is there to take it any more. */
  replay(frame: ServerFrame): Promise<void>;
  /** The conversation was deleted: nothing more comes. */
  gone(): void;
};

/** All that the server knows of conversations. Somebody else's id is `not_found`, as if it did not exist. */
export class ConversationHost {
  readonly #engine: Engine;
  readonly #store: ConversationStore;
  readonly #profiles: ProfileStore;
  readonly #fanout: Fanout;
  readonly #trace: Trace;
  readonly #clock: Clock;
  readonly #desk: ModelDesk | null;
  readonly #owners = new Map<string, { userId: string; timezone: string | null }>();
  /** Users whose conversations are all being deleted. */
  readonly #leaving = new Set<string>();

  constructor(parts: {
    engine: Engine;
    store: ConversationStore;
    profiles: ProfileStore;
    fanout: Fanout;
    trace: Trace;
    clock: Clock;
    /** Without one there is no language model. */
    desk?: ModelDesk | null;
  }) {
    this.#engine = parts.engine;
    this.#store = parts.store;
    this.#profiles = parts.profiles;
    this.#fanout = parts.fanout;
    this.#trace = parts.trace;
    this.#clock = parts.clock;
    this.#desk = parts.desk ?? null;
  }

  async create(userId: string, { conversationId = randomUUID(), title, timezone }: NewConversation): Promise<View> {
    this.#refuseWhileLeaving(userId);
    return this.#engine.create({ conversationId, userId, title: title ?? null, timezone: timezone ?? null });
  }

  async list(userId: string, page: PageRequest): Promise<Page<ListedConversation>> {
    const { items, nextCursor } = await this.#store.list(userId, page);
    return { items: items.map(({ userId: _, ...summary }) => summary), nextCursor };
  }

  async view(userId: string, conversationId: string): Promise<View> {
    await this.#owned(userId, conversationId);
    return this.#engine.view(conversationId);
  }

  /** The stored envelope, XState's persisted snapshot in it. */
  async raw(userId: string, conversationId: string): Promise<Envelope> {
    await this.#owned(userId, conversationId);
    const envelope = await this.#store.envelope(conversationId);
    if (!envelope) throw notFound();
    return envelope;
  }

  /**
   * Takes one outside event. Resolves when it is durable; the same message id in a conversation is the same turn.
   * Refuses with `rate_limited` when too many wait, with `not_allowed_in_state` when nothing can be picked.
   */
  async send(
    userId: string,
    conversationId: string,
    event: UserEvent,
    traceId: string,
    by: "person" | "console" = "person",
  ): Promise<Sent> {
    const { timezone } = await this.#owned(userId, conversationId);
    if (event.type === "user.cancel") {
      const interrupted = await this.#engine.interrupt(conversationId);
      if (interrupted) return { turnId: interrupted.turnId, turn: Promise.resolve(interrupted), isRepeated: false };
    }
    if (event.type === "user.message" && event.messageId !== undefined) {
      const known = await this.#knownTurn(conversationId, event.messageId);
      if (known) return known;
    }
    const stamp = await this.#stamp(userId, event, timezone);
    if (event.type === "user.message" && event.corrects !== undefined)
      stamp.takesBack = await takenBack(this.#store, await this.#engine.view(conversationId), event.corrects);
    const accepted = { conversationId, userId, event, stamp, traceId, ...(by === "console" ? { by } : {}) };
    this.#refuseWhileLeaving(userId);
    const place = await this.#engine.admit(conversationId, event);
    try {
      return await this.#accept(accepted, place);
    } finally {
      place.release();
    }
  }

  async #accept(accepted: AcceptedEvent, place: Place): Promise<Sent> {
    const { event, userId } = accepted;
    this.#refuseWhileLeaving(userId);
    const { turnId, duplicate } = await this.#store.accept(accepted, place.joinedTo);
    this.#refuseWhileLeaving(userId);
    this.#trace.write("hub_request", accepted, {
      user_input: event.type === "user.message" ? event.text : event.type,
      turn_id: turnId,
    });
    const before = duplicate ? await this.#acceptedBefore(turnId) : null;
    if (before) return before;
    const ownId = place.joinedTo === null || duplicate ? turnId : accepted.stamp.turnId;
    const delivered = await this.#engine.deliver({ ...accepted, stamp: { ...accepted.stamp, turnId: ownId } }, place);
    delivered.turn.catch(() => {});
    return { ...delivered, isRepeated: false };
  }

  async turns(userId: string, conversationId: string, page: PageRequest): Promise<Page<Turn>> {
    await this.#owned(userId, conversationId);
    return this.#store.turns(conversationId, page);
  }

  async history(userId: string, conversationId: string, page: PageRequest): Promise<Page<Checkpoint>> {
    await this.#owned(userId, conversationId);
    return this.#store.history(conversationId, page);
  }

  async checkpoint(userId: string, conversationId: string, seq: number) {
    await this.#owned(userId, conversationId);
    const checkpoint = await this.#store.checkpointAt(conversationId, seq);
    if (!checkpoint) throw new AppError("not_found", `There is no checkpoint ${seq} in this conversation.`);
    return checkpoint;
  }

  /** Gives it another title, or none. */
  async rename(userId: string, conversationId: string, title: string | null): Promise<View> {
    await this.#owned(userId, conversationId);
    await this.#store.rename(conversationId, title);
    return this.#engine.retitle(conversationId, title);
  }

  async remove(userId: string, conversationId: string): Promise<void> {
    await this.#owned(userId, conversationId);
    await this.#engine.drop(conversationId);
    await this.#store.remove(conversationId);
    this.#forget(conversationId);
  }

  /**
   * Makes an end of all conversations of a user: what runs in `conversationIds` is ended, then `erase` takes away what is
   * stored and says which conversations are gone. Meanwhile no new one begins and nothing is taken.
   */
  async removeAllOf(
    userId: string,
    conversationIds: readonly string[],
    erase: () => Promise<string[]>,
  ): Promise<string[]> {
    this.#refuseWhileLeaving(userId);
    this.#leaving.add(userId);
    try {
      await Promise.all(conversationIds.map((conversationId) => this.#engine.drop(conversationId)));
      const gone = await erase();
      // One may have been woken or made just before.
      await Promise.all(gone.map((conversationId) => this.#engine.drop(conversationId)));
      for (const conversationId of gone) this.#forget(conversationId);
      return gone;
    } finally {
      this.#leaving.delete(userId);
    }
  }

  #forget(conversationId: string): void {
    this.#owners.delete(conversationId);
    this.#fanout.publish(conversationId, { type: "conversation.gone" });
  }

  #refuseWhileLeaving(userId: string): void {
    if (this.#leaving.has(userId))
      throw new AppError("unavailable", "All that is stored of you is being deleted; try again in a moment.", {
        retryAfterS: 1,
      });
  }

  /**
   * Frames of one conversation from now on: first the turns after `since`, at the pace at which the watcher takes them,
   * then the view, then what happens. Nothing is missed in between and nothing comes twice. The result ends it.
   */
  async subscribe(
    userId: string,
    conversationId: string,
    since: number | undefined,
    watcher: Watcher,
  ): Promise<() => void> {
    await this.#owned(userId, conversationId);
    let early: FanoutFrame[] = [];
    let pass = (frame: FanoutFrame): void => {
      early.push(frame);
      if (early.length > EARLY_FRAMES) early.shift();
    };
    const end = this.#fanout.subscribe(conversationId, (frame) => pass(frame));
    try {
      let view = await this.#engine.view(conversationId);
      for (let seen = since ?? view.seq; seen < view.seq; view = await this.#engine.view(conversationId)) {
        // A turn that ends during the replay moves the view and is replayed too: what is told now need not be kept.
        early = [];
        await this.#replay(conversationId, { after: seen, upTo: view.seq }, watcher);
        seen = view.seq;
      }
      watcher.push({ type: "snapshot", view });
      pass = (frame) => (frame.type === "conversation.gone" ? watcher.gone() : watcher.push(frame));
      for (const frame of early) if (!isCovered(frame, view.seq)) pass(frame);
      return end;
    } catch (error) {
      end();
      throw error;
    }
  }

  /** A page at a time: however much was missed, little of it is held. */
  async #replay(conversationId: string, missed: { after: number; upTo: number }, watcher: Watcher): Promise<void> {
    const newest = await this.#store.turns(conversationId, { limit: REPLAY_PAGE });
    const cursors: string[] = [];
    for (let page = newest; page.nextCursor !== null && (page.items[0]?.seq ?? 0) > missed.after; ) {
      cursors.push(page.nextCursor);
      page = await this.#store.turns(conversationId, { cursor: page.nextCursor, limit: REPLAY_PAGE });
    }
    const tell = async (turns: Turn[]) => {
      for (const turn of turns)
        if (turn.seq > missed.after && turn.seq <= missed.upTo) await watcher.replay({ type: "turn", turn });
    };
    for (const cursor of cursors.reverse())
      await tell((await this.#store.turns(conversationId, { cursor, limit: REPLAY_PAGE })).items);
    await tell(newest.items);
  }

  /** A message id that has been accepted before is answered by its turn, even when the queue is full. */
  async #knownTurn(conversationId: string, messageId: string): Promise<Sent | null> {
    const turnId = await this.#store.turnOfMessage(conversationId, messageId);
    return turnId === null ? null : this.#acceptedBefore(turnId);
  }

  /** A turn that is under way is waited for: when it answers, the view shows it too. */
  async #acceptedBefore(turnId: string): Promise<Sent | null> {
    const running = this.#engine.running(turnId);
    if (running) return { turnId, turn: running, isRepeated: false };
    const stored = await this.#store.turn(turnId);
    return stored ? { turnId, turn: Promise.resolve(stored), isRepeated: true } : null;
  }

  async #stamp(userId: string, event: UserEvent, conversationZone: string | null): Promise<Stamp> {
    const at = new Date(this.#clock.now()).toISOString();
    const isMessage = event.type === "user.message";
    const said = isMessage ? event.timezone : undefined;
    const sentAt = isMessage ? event.sentAt : undefined;
    const timezone = said ?? conversationZone ?? (await this.#usualZone(userId)) ?? offsetOf(sentAt) ?? "UTC";
    return {
      turnId: randomUUID(),
      messageId: isMessage ? (event.messageId ?? null) : null,
      sentAt: sentAt ?? at,
      at,
      timezone,
      ...this.#modelFor(userId),
    };
  }

  #modelFor(userId: string): Pick<Stamp, "hasModel" | "modelOut"> {
    if (!this.#desk) return {};
    if (this.#desk.isOn(userId)) return { hasModel: true };
    return { modelOut: this.#desk.isWithinBudget(userId) ? "unavailable" : "overBudget" };
  }

  /** A profile holds UTC until somebody says otherwise. */
  async #usualZone(userId: string): Promise<string | null> {
    const zone = (await this.#profiles.find(userId))?.timezone;
    return zone === undefined || zone === EMPTY_PROFILE.timezone ? null : zone;
  }

  async #owned(userId: string, conversationId: string): Promise<{ timezone: string | null }> {
    const known = this.#owners.get(conversationId);
    if (known) {
      if (known.userId !== userId) throw notFound();
      return known;
    }
    const conversation = await this.#store.find(conversationId);
    if (!conversation || conversation.userId !== userId) throw notFound();
    if (this.#owners.size >= OWNERS_REMEMBERED) this.#owners.clear();
    const owner = { userId: conversation.userId, timezone: conversation.timezone };
    this.#owners.set(conversationId, owner);
    return owner;
  }
}

/** The offset with which a moment was given, as a zone: "+01:00". */
function offsetOf(sentAt: string | undefined): string | null {
  return sentAt?.match(/[+-]\d\d:\d\d$/)?.[0] ?? null;
}

function notFound(): AppError {
  return new AppError("not_found", "There is no such conversation.");
}

/** A frame that tells of a snapshot the watcher already has. */
function isCovered(frame: FanoutFrame, seq: number): boolean {
  if (frame.type === "snapshot") return frame.view.seq <= seq;
  return frame.type === "turn" && frame.turn.seq <= seq;
}
