import { expect, test } from "vitest";
import { startTestApp } from "./testApp.ts";

test("[A5] a request can be walked through the trace by its id", async () => {
  const app = await startTestApp();
  const ana = await app.converse();

  const logged = await ana.says("3x10 bench at 80kg");
  const asked = await ana.says("what muscles does a deadlift work?");
  const unclear = await ana.says("Bench press");
  await app.stop();

  const lines = app.trace();
  const eventsOf = (traceId: string) => lines.filter(({ trace_id }) => trace_id === traceId).map(({ event }) => event);
  expect(eventsOf(logged.traceId)).toEqual(
    expect.arrayContaining([
      "hub_request",
      "routed",
      "agent_step",
      "tool_call",
      "log_extracted",
      "log_matched",
      "hub_response",
    ]),
  );
  expect(eventsOf(asked.traceId)).toEqual(expect.arrayContaining(["routed", "coach_answered", "hub_response"]));
  expect(eventsOf(unclear.traceId)).toEqual(
    expect.arrayContaining(["routed", "clarification_emitted", "hub_response"]),
  );
  const find = (event: string) => lines.find((line) => line.event === event);
  expect(find("routed")).toMatchObject({
    route: "WORKOUT_LOG",
    confidence: expect.any(Number),
    clarification_needed: false,
    latency_ms: expect.any(Number),
    success: true,
    conversation_id: ana.conversationId,
  });
  expect(find("log_matched")).toMatchObject({
    matched: true,
    top_score: expect.any(Number),
    pool_size: expect.any(Number),
  });
  expect(find("clarification_emitted")).toMatchObject({ offered: expect.any(Array) });
  expect(find("hub_response")).toMatchObject({ route: "WORKOUT_LOG", latency_ms: expect.any(Number) });
});
