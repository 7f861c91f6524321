import type { Generated, GeneratedAlways } from "kysely";

/** On one day of UTC. */
type UsageRow = { day: string; model_calls: number; input_tokens: number; output_tokens: number; cost_usd: number };

/** The tables as Kysely sees them. JSON lies in text columns; a column of its own is for what is looked up by. */
export type Tables = {
  conversations: {
    /** Order of creation; never given out twice, so a cursor stays true after a deletion. */
    position: Generated<number>;
    conversation_id: string;
    user_id: string;
    title: string | null;
    timezone: string | null;
    created_at: string;
    updated_at: string;
    /** Earliest timer of the newest checkpoint, in ms since the epoch. */
    due_at: number | null;
  };
  messages: { position: Generated<number>; conversation_id: string; message: string };
  turns: {
    position: Generated<number>;
    turn_id: string;
    conversation_id: string;
    message_id: string | null;
    accepted: string;
    /** `null` until the turn is finished. */
    result: string | null;
    /** The turn that this message became part of. */
    joined_to: string | null;
    /** How often it has been begun, the first time included. */
    attempts: Generated<number>;
    /** Where the turn stood when it last began to write; `null` before, and once it is finished. */
    progress: string | null;
    /** The finished turn's own `seq`, read from `result`. */
    seq: GeneratedAlways<number | null>;
  };
  checkpoints: {
    conversation_id: string;
    seq: number;
    at: string;
    value: string;
    event: string;
    envelope: string;
    /** What happened since the checkpoint before; `null` where none was kept. */
    record: string | null;
  };
  step_shapes: { shape_id: string; shape: string };
  snapshots: { conversation_id: string; envelope: string };
  effects: {
    effect_key: string;
    tool: string;
    user_id: string;
    conversation_id: string;
    turn_id: string;
    result: string;
    at: string;
  };
  logs: {
    id: string;
    user_id: string;
    exercise_id: string;
    date: string;
    /** ms since the epoch: `performedAt` carries offsets, so its text does not sort. */
    performed_ms: number;
    entry: string;
  };
  workouts: { id: string; user_id: string; workout: string };
  routines: { id: string; user_id: string; created_ms: number; routine: string };
  facts: {
    /** Order of saying. */
    position: Generated<number>;
    id: string;
    user_id: string;
    key: string;
    type: string;
    status: string;
    /** When it was said by the person's clock, and when it was stored by ours. */
    at_ms: number;
    heard_ms: number;
    expires_ms: number | null;
    /** What it means for the profile while it holds; `null` when nothing, or when the profile was changed for good. */
    means: string | null;
    fact: string;
  };
  profiles: { user_id: string; profile: string; updated_at: string };
  tokens: {
    id: string;
    user_id: string;
    name: string;
    hash: string;
    created_at: string;
    revoked_at: string | null;
  };
  model_usage: UsageRow & { user_id: string };
  model_usage_of_all: UsageRow;
};
