import type { OpenQuestion } from "../protocol/understanding.ts";
import type { Message } from "../protocol/view.ts";
import type { Envelope } from "../store/snapshotStore.ts";
import type { ConversationStore } from "../store/store.ts";
import { type Awake, envelopeAfter, envelopeOf, standAt } from "./awake.ts";
import type { Clock } from "./clock.ts";
import type { Fanout } from "./fanout.ts";
import { beginLog } from "./inspect/witness.ts";
import type { Step } from "./kernel.ts";

type Parts = { store: ConversationStore; fanout: Fanout; clock: Clock };

/** Applies the timers of a conversation at rest that are due, and stores what each did. Rejects when it cannot be stored. */
export async function carryOutTimers(awake: Awake, parts: Parts, handle: (step: Step) => void): Promise<void> {
  const now = parts.clock.now();
  for (const [key, timer] of Object.entries(awake.kernel.timers)) {
    if (timer.dueAt > now) continue;
    beginLog(awake, now);
    const step = awake.kernel.apply({ kind: "timer", key, nonce: timer.nonce }, now);
    if (step.ignored) continue;
    handle(step);
    await storeTimerStep(awake, step, timer.event.type, parts);
  }
}

async function storeTimerStep(awake: Awake, step: Step, event: string, { store, fanout, clock }: Parts): Promise<void> {
  const envelope = envelopeOf(awake.kernel, envelopeAfter(awake, clock.now()));
  const expired = step.emitted.find((emitted) => emitted.type === "questions.expired");
  const notice = expired ? expiryNotice(expired.questions, envelope, awake.messages.at(-1)?.turnId ?? null) : null;
  await store.checkpoint(envelope, event, notice, awake.log.record(envelope.machine));
  standAt(awake, envelope, notice);
  fanout.publish(awake.conversationId, { type: "snapshot", view: awake.view });
}

/** What is shown when questions have waited too long. */
function expiryNotice(questions: OpenQuestion[], { seq, at }: Envelope, turnId: string | null): Message {
  const asked = questions.map(({ question }) => question).join("\n");
  const isKept = questions.some(({ draft }) => Object.keys(draft).length > 0);
  const kept = isKept
    ? '\n\nWhat I had understood is kept as a draft: say "take it up again" and I ask once more.'
    : "";
  const text = `I let ${questions.length === 1 ? "this question" : "these questions"} go, nothing was stored from it: ${asked}${kept}`;
  return { id: `expired:${seq}`, role: "assistant", text, cards: [], citations: [], at, turnId };
}
