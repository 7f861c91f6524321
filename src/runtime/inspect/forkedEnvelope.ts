import type { Envelope } from "../../store/snapshotStore.ts";

/** Context fields that hold questions with a deadline. */
const QUESTIONS = ["open", "parked", "shelf"];
/** What "that" means in "delete that": it belongs to the original, and a fork has stored nothing yet. */
const OF_THE_ORIGINAL = { lastLogIds: [] };

/**
 * A checkpoint to go on from now: timers and questions have as much time left as they had when it was stored. Whatever was
 * due by then is due at once. What the original stored last is not its own. `now` in ms since the epoch.
 */
export function forkedEnvelope(envelope: Envelope, now: number): Envelope {
  const by = now - Date.parse(envelope.at);
  const { context, ...snapshot } = envelope.snapshot as { context: Record<string, unknown> };
  const moved = Object.entries(context).map(([field, value]) => [
    field,
    QUESTIONS.includes(field) ? laterQuestions(value, by) : value,
  ]);
  return {
    ...envelope,
    at: new Date(now).toISOString(),
    snapshot: { ...snapshot, context: { ...Object.fromEntries(moved), ...OF_THE_ORIGINAL } },
    timers: Object.fromEntries(
      Object.entries(envelope.timers).map(([key, timer]) => [key, { ...timer, dueAt: timer.dueAt + by }]),
    ),
  };
}

function laterQuestions(value: unknown, by: number): unknown {
  if (Array.isArray(value)) return value.map((one) => laterQuestions(one, by));
  if (typeof value !== "object" || value === null || !("expiresAt" in value)) return value;
  return { ...value, expiresAt: new Date(Date.parse(String(value.expiresAt)) + by).toISOString() };
}
