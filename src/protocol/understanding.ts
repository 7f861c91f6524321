import type { ModelOut } from "./modelCall.ts";
import type { Effect, Option, PENDING_ABOUT, PENDING_KINDS, ReplyPart, Route, RouteDecision } from "./turn.ts";
import type { Joint } from "./vocabulary.ts";

/** What specialists hand to the chart and get from it: plain JSON, decided on by guards. */

/** A question a specialist wants answered before it can go on. */
export type Question = {
  kind: (typeof PENDING_KINDS)[number];
  about: (typeof PENDING_ABOUT)[number];
  question: string;
  options: Option[];
  /** What has been understood so far; handed back with the answer. Opaque to the chart. */
  draft: JsonObject;
  /** What the same message has stored already, in words: it stays when the question is let go. */
  stays?: string | null;
};

/** A question as the chart keeps it while it is open. */
export type OpenQuestion = Question & {
  /** Whose question it is: a specialist's route, the router's, or the screener's. */
  owner: Route | "ROUTER";
  /** The words that led to it. */
  text: string;
  /** The turn that asked it first. */
  turnId: string;
  expiresAt: string;
  /** How often it has been put. */
  asked: number;
};

/** A person's answer to an open question. `optionId` when an option was meant. */
export type Answer = { text: string; optionId: string | null };

/** What an emergency was of: the writer's body, their wish to live, something that was taken, or somebody else. */
export type Alarm = "body" | "mind" | "taken" | "other";

/** What the screener found. Only `pass`, `note` and `clear` let the message go on. */
export type Screening = {
  /**
   * `pass`: nothing found. `note`: go on, with `text` in front of the reply. `ask`: go on, and put `question` at the end.
   * `answer`: a fixed answer instead of training help. `caution`: the same, and training is held back until cleared.
   * `halt`: an emergency; nothing but the fixed answer until the person says that they are safe.
   * `hold`: still halted. `clear`: the person said that they are safe.
   */
  verdict: "pass" | "note" | "ask" | "answer" | "caution" | "halt" | "hold" | "clear";
  /** E emergency, S stop, M modify, Y minor, N eating disorder, P drugs, W weight cut, X diagnosis, I orders to the machine. */
  class: "E" | "S" | "M" | "Y" | "N" | "P" | "W" | "X" | "I" | null;
  rule: string | null;
  signals: string[];
  text: string | null;
  question: Question | null;
  /** Of an emergency: what it is of. A hold remembers it, and ends accordingly. */
  alarm?: Alarm;
  /** What the message says about its writer, where its finding is answered and no routing follows. */
  remember?: Command[];
  /** The message tells sets as well: whether to log them is asked once the finding is answered, after an emergency once the person is safe. */
  tellsSets?: boolean;
  /** Cleared by a clinician, and a session is asked for in the same breath: it is built at once. */
  asksSession?: boolean;
};

/** What the router made of a message. Guards compare `confidence` with `threshold`. */
export type Routing = {
  /** `requests`: do these in order. `answer`: it answers the open question. `dismissal`: it calls the open question
   * off. `unanswered`: it is neither an answer nor anything else. `takeUp`: a question that was let go is to come back. */
  kind: "requests" | "answer" | "dismissal" | "unanswered" | "takeUp";
  items: RouteDecision[];
  answer: Answer | null;
  threshold: number;
};

/** What the router made of a message, and what is to be remembered of its writer before anything else is done. */
export type Understood = Routing & {
  remember: Command[];
  /** Rules and classifier together are not sure of some request: worth asking a language model, where there is one. */
  isUnsure?: true;
};

/**
 * How a language model served a piece of work: `on` when it answered or was not needed, `brokeOff` when it gave a part, else
 * why it gave nothing.
 */
export type ModelStanding = "on" | "brokeOff" | ModelOut;

/** What work came to that may have asked a language model. `null`: nothing that can be used. */
export type Spoken = { outcome: Outcome | null; model: ModelStanding };

/** One thing to do, in the order asked. `resume` is set when an answered question brings it back. */
export type AgendaItem = {
  route: Route;
  text: string;
  decision: RouteDecision | null;
  resume: { question: OpenQuestion; answer: Answer } | null;
};

/** A write that the chart may let happen, in `committing` and nowhere else. */
export type Command = { tool: string; input: JsonObject };

/** What a specialist came to. Commands are run first, then `say` is said, then `question` is asked. */
export type Outcome = {
  say: ReplyPart[];
  commands: Command[];
  question: Question | null;
};

/** An answer that was composed without a language model. `hasGround`: there are passages that one may be worded from. */
export type Composed = Outcome & { hasGround?: boolean };

/** What the committer did. The words are rendered from the effects. */
export type Commit = { effects: Effect[]; say: ReplyPart[] };

/** What every specialist is given. */
export type Assignment = {
  userId: string;
  conversationId: string;
  turnId: string;
  /** ISO with offset; dates are resolved against it. */
  sentAt: string;
  timezone: string;
  /** From the client's chips; on top of the profile's limitations. */
  avoidJoints: Joint[];
  text: string;
  /** The whole message, where `text` is a part of it. */
  whole?: string;
  resume: AgendaItem["resume"];
  /** The log entries that the last logging turn stored, newest last: what "that" means in a correction. */
  lastLogIds: string[];
  /** When they were told or put right. */
  lastLoggedAt?: string;
  /** What the coach was asked just before, newest last. */
  lastQuestions?: string[];
  /**
   * What became of what the message says about its writer: nothing of the kind in it, known already, or said in the reply.
   */
  noted?: Noted;
  /** A language model may be asked: there is one for this person, and it has answered so far in this turn. */
  hasModel?: boolean;
};

export type Noted = "none" | "known" | "said";

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };
