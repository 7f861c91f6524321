import type { EventObject } from "xstate";
import type { Effect, ReplyPart, Route, RouteDecision } from "../../src/protocol/turn.ts";
import type {
  Command,
  ModelStanding,
  Outcome,
  Question,
  Routing,
  Screening,
  Understood,
} from "../../src/protocol/understanding.ts";

/** One of each kind of thing that can happen to a conversation; its guards see real values. */

const stamp = {
  turnId: "turn",
  messageId: "message",
  sentAt: "2026-11-21T12:00:00+01:00",
  at: "2026-11-21T11:00:00.000Z",
  timezone: "Europe/Paris",
};
export const message = { ...stamp, type: "user.message", text: "hello", avoidJoints: [] };
export const messageWithModel = { ...message, hasModel: true };
export const cancel = { ...stamp, type: "user.cancel" };
const pick = (optionId: string) => ({ ...stamp, type: "user.pick", optionId });

const interrupted = (route: Route) => ({
  ...stamp,
  type: "turn.interrupted",
  text: "hello",
  undone: [{ route, text: "hello" }],
});

const part: ReplyPart = { text: "words", cards: [], citations: [] };
const screening = (verdict: Screening["verdict"], question: Question | null = null): Screening => ({
  verdict,
  class: null,
  rule: null,
  signals: [],
  text: verdict === "pass" || verdict === "ask" ? null : "words",
  question,
});
const question = (kind: Question["kind"]): Question => ({
  kind,
  about: "exercise",
  question: "Which?",
  options: [{ id: "first", label: "First" }],
  draft: { understood: "something" },
});
const MODEL_OUT: ModelStanding[] = ["unavailable", "overBudget"];
const unsure = (understood: Understood): Understood => ({ ...understood, isUnsure: true });
const decision = (route: Route, confidence = 1): RouteDecision => ({
  route,
  confidence,
  by: "rule",
  rule: "test",
  signals: [],
  text: "hello",
  alternatives: [],
});
const routing = (kind: Routing["kind"], items: RouteDecision[], remember: Command[] = []): Understood => ({
  kind,
  items,
  answer: kind === "answer" ? { text: "first", optionId: "first" } : null,
  threshold: 0.6,
  remember,
});
const outcome = (asked: Question | null, commands: Outcome["commands"] = []): Outcome => ({
  say: [part],
  commands,
  question: asked,
});
const write = [{ tool: "log_workout", input: {} }];
const noting = [{ tool: "remember_facts", input: {} }];
const effect: Effect = { effectId: "turn/0.0", tool: "log_workout", kind: "log", op: "create", ref: "log", data: {} };

const done = (actor: string, output: unknown): EventObject =>
  ({ type: `xstate.done.actor.${actor}`, output }) as EventObject;
const failed = (actor: string): EventObject =>
  ({ type: `xstate.error.actor.${actor}`, error: new Error("failed") }) as EventObject;

const ROUTED: Route[] = ["COACH", "WORKOUT_GENERATE", "WORKOUT_LOG", "PROFILE", "SMALLTALK"];
const KINDS: Question["kind"][] = ["disambiguation", "slot", "confirmation"];
const AWAITING: Partial<Record<Question["kind"], string>> = {
  disambiguation: "awaitingPick",
  slot: "awaitingSlot",
  confirmation: "awaitingConfirmation",
};
const VERDICTS: Screening["verdict"][] = ["pass", "note", "answer", "caution", "halt", "hold", "clear"];
const outcomes = [
  outcome(null),
  outcome(null, write),
  ...KINDS.map((kind) => outcome(question(kind))),
  outcome(question("slot"), write),
];

const ACTORS = [
  "screener",
  "router",
  "consultant",
  "talker",
  "coach",
  "generator",
  "logger",
  "profiler",
  "concierge",
  "factCommitter",
  "workoutCommitter",
  "logCommitter",
  "profileCommitter",
  ...["factCommitter", "workoutCommitter", "logCommitter", "profileCommitter"].map((id) => `${id}Reconciler`),
  "outputGuard",
  "replier",
];

export const conversationEvents: EventObject[] = [
  message,
  messageWithModel,
  cancel,
  ...["first", "muscle", "WORKOUT_LOG", "COACH"].map(pick),
  interrupted("COACH"),
  interrupted("WORKOUT_LOG"),
  pick("yes"),
  ...VERDICTS.map((verdict) => done("screener", screening(verdict))),
  done("screener", { ...screening("caution"), remember: noting }),
  done(
    "screener",
    screening("ask", { ...question("clarification"), about: "confirm", options: [{ id: "muscle", label: "Muscle" }] }),
  ),
  ...ROUTED.map((route) => done("router", routing("requests", [decision(route)]))),
  done("router", routing("requests", [decision("WORKOUT_LOG"), decision("WORKOUT_GENERATE")])),
  done("router", routing("requests", [decision("UNKNOWN", 0.2)])),
  done("router", routing("requests", [decision("WORKOUT_GENERATE")], noting)),
  done("router", routing("requests", [decision("UNKNOWN", 0.2)], noting)),
  done("router", routing("answer", [decision("WORKOUT_LOG")], noting)),
  done("router", routing("unanswered", [], noting)),
  done("router", routing("answer", [decision("WORKOUT_LOG")])),
  done("router", routing("dismissal", [])),
  done("router", routing("unanswered", [])),
  done("router", routing("takeUp", [decision("UNKNOWN")])),
  done("router", unsure(routing("requests", [decision("UNKNOWN", 0.2)]))),
  done("router", unsure(routing("requests", [decision("SMALLTALK", 0.2), decision("COACH", 0.2)], noting))),
  ...(["requests", "answer", "dismissal", "unanswered", "takeUp"] as const).map((kind) =>
    done("consultant", { understood: routing(kind, [decision("WORKOUT_LOG")]), model: "on" }),
  ),
  ...MODEL_OUT.flatMap((model) => [
    done("consultant", { understood: routing("requests", [decision("UNKNOWN", 0.2)]), model }),
    done("talker", { outcome: null, model }),
    done("coach", { outcome: outcome(null), model }),
  ]),
  done("talker", { outcome: outcome(null), model: "on" }),
  done("talker", { outcome: null, model: "on" }),
  done("coach", { outcome: outcome(null), model: "on" }),
  ...["generator", "logger"].flatMap((actor) => [
    ...outcomes.map((made) => done(actor, { outcome: made, model: "on" })),
    done(actor, { outcome: outcome(null), model: "unavailable" }),
    done(actor, { outcome: null, model: "on" }),
  ]),
  ...outcomes.map((made) => done("profiler", made)),
  done("concierge", outcome(null)),
  ...["factCommitter", "workoutCommitter", "logCommitter", "profileCommitter"].map((actor) =>
    done(actor, { effects: [effect], say: [part] }),
  ),
  ...["factCommitter", "workoutCommitter", "logCommitter", "profileCommitter"].flatMap((actor) => [
    done(`${actor}Reconciler`, { effects: [effect], say: [part] }),
    done(`${actor}Reconciler`, { effects: [], say: [] }),
  ]),
  done("outputGuard", [part]),
  done("replier", { reply: part, drafts: [] }),
  ...ACTORS.map(failed),
  ...[
    "clarifying",
    ...["logging", "generating", "profiling"].flatMap((owner) => KINDS.map((kind) => `${owner}.${AWAITING[kind]}`)),
  ].map((state) => ({ type: `xstate.after.questionExpiry.conversation.dialogue.${state}` })),
  { ...message, corrects: true } as EventObject,
];
