import { isDeepStrictEqual } from "node:util";
import { type ConversationFixture, type Seen, seenIn } from "../../scripts/conversationFixture.ts";
import type { Clock } from "../../src/runtime/clock.ts";
import type { TestApp } from "./testApp.ts";

/** Stands where the recorded turn stood, since what is said of days depends on it; nothing becomes due. */
export class FixtureClock implements Clock {
  #now: number;

  constructor(now: string) {
    this.#now = Date.parse(now);
  }

  now(): number {
    return this.#now;
  }

  after(): () => void {
    return () => {};
  }

  moveTo(moment: string): void {
    this.#now = Date.parse(moment);
  }
}

/** What went otherwise than a fixture expects. */
export type Difference = { turn: number; part: string; expected: unknown; was: unknown };

/** Has a recorded conversation again, as a person of its own, on a server with this clock. */
export async function replayFixture(
  app: TestApp,
  clock: FixtureClock,
  { timezone, turns }: ConversationFixture,
): Promise<Difference[]> {
  const speaker = await app.converse(`fixture-${crypto.randomUUID()}`, timezone === null ? {} : { timezone });
  const differences: Difference[] = [];
  for (const [index, { says, expect }] of turns.entries()) {
    const { text, pick, sentAt, avoidJoints } = says;
    clock.moveTo(sentAt);
    const turn =
      pick !== undefined
        ? await speaker.picks(pick)
        : text === undefined
          ? await speaker.cancels()
          : await speaker.says(text, { sentAt, ...(avoidJoints ? { avoidJoints } : {}) });
    const seen = seenIn(turn);
    for (const [part, expected] of Object.entries(expect)) {
      const was = JSON.parse(JSON.stringify(seen[part as keyof Seen]));
      if (!isDeepStrictEqual(was, expected)) differences.push({ turn: index + 1, part, expected, was });
    }
  }
  return differences;
}
