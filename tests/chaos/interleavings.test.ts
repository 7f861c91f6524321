import fc from "fast-check";
import { expect, test, vi } from "vitest";
import type { Turn } from "../../src/protocol/turn.ts";
import { ManualClock } from "../journeys/manualClock.ts";
import { type Speaker, startTestApp, type TestApp } from "../journeys/testApp.ts";
import { crashed } from "./crashed.ts";
import { storedBy, told } from "./storedAndTold.ts";

/** What people and machines do to a conversation, in any order. */
type Act =
  | { do: "say"; texts: string[] }
  | { do: "say again" }
  | { do: "pick"; place: number }
  | { do: "cancel" }
  | { do: "restart" }
  | { do: "crash"; texts: string[] }
  | { do: "wait"; hours: number };

const TEXTS = [
  "3x10 bench at 80kg",
  "4x6 rows at 60 kg",
  "the barbell one",
  "bench press",
  "yes",
  "no wait, 70",
  "actually it was 5 sets",
  "delete the last one",
  "never mind",
  "take it up again",
  "what muscles does a deadlift work?",
  "make me a 20 minute workout, no gear",
  "my name is Ana and my left knee is bad",
  "forget my name",
  "I have crushing chest pain and my arm is numb",
  "I am fine now, I have been checked",
  "blah",
];
const texts = fc.array(fc.constantFrom(...TEXTS), { minLength: 1, maxLength: 3 });
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant("say" as const), texts }) },
  { weight: 1, arbitrary: fc.constant({ do: "say again" as const }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("pick" as const), place: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.constant({ do: "cancel" as const }) },
  { weight: 1, arbitrary: fc.constant({ do: "restart" as const }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("crash" as const), texts }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("wait" as const), hours: fc.constantFrom(1, 25) }) },
);

const RUNS = Number(process.env.SETPOINT_PROPERTY_RUNS ?? 12);

/** One conversation under acts. */
class Trial {
  app: TestApp;
  speaker: Speaker;
  readonly clock: ManualClock;
  /** Ids of acknowledged messages, with their texts. */
  readonly sent = new Map<string, string>();
  #count = 0;

  constructor(app: TestApp, clock: ManualClock, speaker: Speaker) {
    this.app = app;
    this.clock = clock;
    this.speaker = speaker;
  }

  static async start(): Promise<Trial> {
    const clock = new ManualClock("2026-11-21T11:00:00Z");
    const app = await startTestApp({ clock });
    return new Trial(app, clock, await app.converse());
  }

  async act(given: Act): Promise<void> {
    switch (given.do) {
      case "say":
        await Promise.all(given.texts.map((text) => this.#say(text)));
        return;
      case "say again": {
        const [id, text] = [...this.sent].at(-1) ?? [];
        if (id !== undefined && text !== undefined) await this.speaker.says(text, { messageId: id });
        return;
      }
      case "pick": {
        const option = (await this.speaker.view()).pending?.options[given.place];
        if (option) await this.#pick(option.id);
        return;
      }
      case "cancel":
        await this.speaker.cancels();
        return;
      case "restart":
        await this.app.restart();
        return;
      case "crash": {
        // Acknowledged at once, answered never: the process goes first.
        const ids = given.texts.map((text) => this.#accept(text));
        await Promise.all(ids);
        const { conversationId, user } = this.speaker;
        this.app = await crashed(this.app, { clock: this.clock });
        this.speaker = this.app.speaker(conversationId, user);
        return;
      }
      case "wait":
        this.clock.advance(given.hours * 3_600_000);
    }
  }

  /** What is offered may be gone by the time it is tapped; then it is refused. */
  async #pick(optionId: string): Promise<void> {
    const { conversationId, user } = this.speaker;
    const path = `/api/conversations/${conversationId}/events`;
    const { status } = await this.app.request("POST", path, { type: "user.pick", optionId }, user);
    expect([200, 409]).toContain(status);
  }

  async #say(text: string): Promise<void> {
    const messageId = `m${this.#count++}`;
    await this.speaker.says(text, { messageId });
    this.sent.set(messageId, text);
  }

  async #accept(text: string): Promise<void> {
    const messageId = `m${this.#count++}`;
    const { conversationId, user } = this.speaker;
    const path = `/api/conversations/${conversationId}/messages?wait=0`;
    const { status } = await this.app.request("POST", path, { text, messageId }, user);
    expect(status).toBe(202);
    this.sent.set(messageId, text);
  }

  /** What must hold whenever nothing is under way. A message that is sent again is answered by the turn that answered it. */
  async check(): Promise<void> {
    const answers = await Promise.all(
      [...this.sent].map(async ([messageId, text]) => ({ text, turn: await this.speaker.says(text, { messageId }) })),
    );
    const turns = await this.#items<Turn>("turns");
    const seqs = (await this.#items<{ seq: number }>("history")).map(({ seq }) => seq);
    // A question that has just expired is in the history a moment before it is in the view.
    const view = await vi.waitFor(async () => {
      const now = await this.speaker.view();
      expect(now.seq).toBeGreaterThanOrEqual(seqs.at(-1) ?? 0);
      return now;
    });

    for (const { text, turn } of answers) {
      expect(turns).toContainEqual(turn);
      expect(turn.input.text.split("\n")).toContain(text);
    }
    expect(new Set(turns.map(({ turnId }) => turnId)).size).toBe(turns.length);
    expect(turns.filter(({ reply }) => reply.text.trim() === "")).toEqual([]);
    expect(seqs).toEqual(seqs.map((_, index) => index + 1));
    expect(view.seq - (seqs.at(-1) ?? 0)).toBeLessThanOrEqual(1);
    expect(view.tags).toContain("quiescent");
    expect(view.messages.at(-1)?.role ?? "assistant").toBe("assistant");
    expect(await storedBy(this.app, this.speaker)).toEqual(await told(this.app, this.speaker));
  }

  async #items<T>(what: string): Promise<T[]> {
    const { conversationId, user } = this.speaker;
    const path = `/api/conversations/${conversationId}/${what}?limit=100`;
    return ((await this.app.request("GET", path, undefined, user)).json as { items: T[] }).items;
  }
}

test(
  "[R10] whatever is said, tapped, stopped, restarted, killed and waited for in any order: nothing is lost, doubled or stuck",
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 10 }), async (acts) => {
        const trial = await Trial.start();
        for (const one of acts) await trial.act(one);
        await trial.check();
      }),
      { numRuns: RUNS },
    );
  },
  60_000 + RUNS * 5_000,
);
