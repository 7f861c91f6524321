import { randomUUID } from "node:crypto";
import { AppError } from "../../errors.ts";
import type { Heat } from "../../protocol/heat.ts";
import type { Detail, ListedConversation } from "../../protocol/inspection.ts";
import type { Why } from "../../protocol/turnRecord.ts";
import type { View } from "../../protocol/view.ts";
import type { Envelope } from "../../store/snapshotStore.ts";
import type { Conversation, ConversationStore } from "../../store/store.ts";
import { chartOf } from "../charts.ts";
import type { Clock } from "../clock.ts";
import type { Engine } from "../engine.ts";
import { openEnvelope } from "../restore/openEnvelope.ts";
import type { Breakpoints } from "./breakpoints.ts";
import { forkedEnvelope } from "./forkedEnvelope.ts";
import { HeatCount } from "./heatCount.ts";
import { shownGuards, shownWork } from "./redaction.ts";
import { stateSpans } from "./stateSpans.ts";
import type { Viewer } from "./taps.ts";

/** Conversations that the list shows. */
const MOST_LISTED = 100;
/** Checkpoints that are counted at a time. */
const MOST_RECORDS = 2_000;

/** What developers ask: what happens, why it happened, and what would have happened. Other people's ids are `not_found`. */
export class Inspector {
  readonly #engine: Engine;
  readonly #store: ConversationStore;
  readonly #clock: Clock;

  constructor(parts: { engine: Engine; store: ConversationStore; clock: Clock }) {
    this.#engine = parts.engine;
    this.#store = parts.store;
    this.#clock = parts.clock;
  }

  /** Throws `not_found`. */
  async checkOwner(userId: string, conversationId: string): Promise<void> {
    await this.#owned(userId, conversationId);
  }

  /** Throws `not_found`. Wakes the conversation, so that it can be shown; a parked one shows nothing. */
  async check(userId: string, conversationId: string | null): Promise<void> {
    if (conversationId === null) return;
    await this.#owned(userId, conversationId);
    await this.#engine.view(conversationId);
  }

  /** From now on, and at once what is awake. The result ends it. */
  watch(viewer: Viewer): () => void {
    return this.#engine.inspect(viewer);
  }

  /** Where conversations are made to stand still. Whoever uses it has been checked. */
  get breakpoints(): Breakpoints {
    return this.#engine.breakpoints;
  }

  async newest(userId: string, detail: Detail): Promise<ListedConversation[]> {
    const { items } = await this.#store.list(userId, { limit: MOST_LISTED });
    return Promise.all(items.map((conversation) => this.#listed(conversation, detail)));
  }

  /** Why a turn went as it did. Throws `not_found`. */
  async why(userId: string, conversationId: string, turnId: string, detail: Detail): Promise<Why> {
    await this.#owned(userId, conversationId);
    const turn = await this.#store.turn(turnId);
    if (turn?.conversationId !== conversationId)
      throw new AppError("not_found", "There is no such turn in this conversation.");
    const { seq, path, routes, usage, modelCalls = [], latencyMs } = turn;
    const kept = (await this.#store.checkpointAt(conversationId, seq))?.record ?? null;
    const record = kept && {
      ...kept,
      steps: kept.steps.map((step) => ({ ...step, guards: shownGuards(step.guards, detail) })),
      work: kept.work.map((span) => shownWork(span, detail)),
    };
    return {
      conversationId,
      turnId,
      seq,
      path,
      routes: detail === "whole" ? routes : routes.map((decision) => ({ ...decision, text: "" })),
      usage,
      modelCalls,
      latencyMs,
      record,
      spans: kept ? stateSpans(kept) : [],
    };
  }

  /**
   * A new conversation that stands where this one stood at `seq`, with what was said up to there. Deadlines have as much
   * time left as they had then. Throws `not_found`, and `conflict` for a checkpoint that today's chart has no place for.
   */
  async fork(userId: string, conversationId: string, seq: number, title: string | undefined): Promise<View> {
    const origin = await this.#owned(userId, conversationId);
    const checkpoint = await this.#store.checkpointAt(conversationId, seq);
    if (!checkpoint) throw new AppError("not_found", `There is no checkpoint ${seq} in this conversation.`);
    const opening = openEnvelope(checkpoint.envelope);
    if (opening.kind === "parked")
      throw new AppError(
        "conflict",
        `Checkpoint ${seq} was stored by another version of Setpoint and cannot go on in this one.`,
        { cause: opening.misfits },
      );
    const now = this.#clock.now();
    const at = new Date(now).toISOString();
    const envelope: Envelope = forkedEnvelope(opening.envelope, now);
    const forkId = randomUUID();
    const conversation: Conversation = {
      conversationId: forkId,
      userId,
      title: title ?? origin.title,
      timezone: origin.timezone,
      createdAt: at,
      updatedAt: at,
    };
    await this.#store.fork(conversation, { conversationId, seq }, envelope);
    return this.#engine.adopt(forkId);
  }

  /** From the newest records; `null` for all conversations of the user. Throws `not_found`. */
  async heat(userId: string, machine: string, conversationId: string | null): Promise<Heat> {
    if (conversationId !== null) await this.#owned(userId, conversationId);
    if (!chartOf(machine)) throw new AppError("not_found", `There is no machine "${machine}".`);
    const count = new HeatCount(machine);
    const rows = await this.#store.records({ userId, conversationId }, MOST_RECORDS);
    for (const row of rows) count.add(row);
    return count.heat(conversationId, rows.length === MOST_RECORDS);
  }

  async #listed(conversation: Conversation, detail: Detail): Promise<ListedConversation> {
    const { conversationId, title, createdAt, updatedAt } = conversation;
    const [history, turns] = await Promise.all([
      this.#store.history(conversationId, { limit: 1 }),
      this.#store.turns(conversationId, { limit: 1 }),
    ]);
    const newest = history.items.at(-1);
    return {
      conversationId,
      title: detail === "whole" ? title : null,
      createdAt,
      updatedAt,
      checkpoint: newest?.seq ?? 0,
      value: newest?.value ?? null,
      lastRoute: turns.items.at(-1)?.routes[0]?.route ?? null,
    };
  }

  async #owned(userId: string, conversationId: string): Promise<Conversation> {
    const conversation = await this.#store.find(conversationId);
    if (conversation?.userId !== userId) throw new AppError("not_found", "There is no such conversation.");
    return conversation;
  }
}
