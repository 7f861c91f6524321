import type { Turn } from "../../src/protocol/turn.ts";
import { NO_USAGE } from "../../src/protocol/turn.ts";
import type { Message } from "../../src/protocol/view.ts";
import type { LogEntry } from "../../src/protocol/workoutLog.ts";
import type { Envelope } from "../../src/store/snapshotStore.ts";
import type { AcceptedEvent, Conversation, FinishedTurn } from "../../src/store/store.ts";

export const AT = "2026-11-21T12:00:00.000Z";

export function envelopeOf(conversationId: string, seq: number, part: Partial<Envelope> = {}): Envelope {
  return {
    v: 1,
    machine: { id: "conversation", version: "1", hash: "h" },
    conversationId,
    userId: "ana",
    seq,
    at: new Date(Date.parse(AT) + seq * 1_000).toISOString(),
    snapshot: { status: "active", value: { dialogue: "idle" }, context: { seq } },
    timers: {},
    ...part,
  };
}

export function conversationOf(conversationId: string, userId = "ana"): Conversation {
  return { conversationId, userId, title: null, timezone: "Europe/Paris", createdAt: AT, updatedAt: AT };
}

export function messageEvent(conversationId: string, turnId: string, messageId: string | null): AcceptedEvent {
  return {
    conversationId,
    userId: "ana",
    event: { type: "user.message", text: `words of ${turnId}` },
    stamp: { turnId, messageId, sentAt: AT, at: AT, timezone: "Europe/Paris" },
    traceId: "trace",
  };
}

export function turnOf(conversationId: string, turnId: string, seq: number): Turn {
  return {
    turnId,
    conversationId,
    seq,
    traceId: "trace",
    status: "completed",
    input: { messageId: null, text: `words of ${turnId}`, sentAt: AT },
    routes: [],
    reply: { text: `reply to ${turnId}`, cards: [], citations: [] },
    pending: null,
    drafts: [],
    effects: [],
    path: [],
    usage: NO_USAGE,
    latencyMs: 1,
  };
}

export function replyOf(turnId: string): Message {
  return {
    id: `reply_${turnId}`,
    role: "assistant",
    text: `reply to ${turnId}`,
    cards: [],
    citations: [],
    at: AT,
    turnId,
  };
}

export function finishedTurn(conversationId: string, turnId: string, seq: number): FinishedTurn {
  return {
    turn: turnOf(conversationId, turnId, seq),
    assistant: replyOf(turnId),
    envelope: envelopeOf(conversationId, seq),
    event: "user.message",
  };
}

export const SQUAT = { id: "11111111-1111-4111-8111-111111111111", name: "Back Squat" };
export const BENCH = { id: "22222222-2222-4222-8222-222222222222", name: "Bench Press" };

export function logOf(part: Partial<LogEntry> = {}): Omit<LogEntry, "id"> {
  return {
    exercise: SQUAT,
    date: "2026-11-21",
    performedAt: "2026-11-21T12:00:00+01:00",
    sets: [
      {
        reps: 5,
        weight: 100,
        unit: "kg",
        rpe: null,
        rir: null,
        durationS: null,
        distance: null,
        distanceUnit: null,
        side: null,
        toFailure: false,
        type: "normal",
        load: "total",
        perHand: false,
      },
    ],
    note: null,
    ...part,
  };
}
