import type { WorkScope } from "../../src/agents/agent.ts";
import { createLoggerAgent, draftsOf } from "../../src/agents/loggerAgent.ts";
import { readCatalog } from "../../src/catalog/readCatalog.ts";
import { EMPTY_PROFILE, type Profile } from "../../src/protocol/profile.ts";
import type { Draft, Effect } from "../../src/protocol/turn.ts";
import type { Answer, Assignment, OpenQuestion } from "../../src/protocol/understanding.ts";
import type { LogEntry } from "../../src/protocol/workoutLog.ts";
import { idMaker } from "../../src/store/idMaker.ts";
import type { EffectKey, EffectLedger, ProfileStore, TrainingStore, Transaction } from "../../src/store/store.ts";
import { deleteLog } from "../../src/tools/deleteLog.ts";
import { getLogs } from "../../src/tools/getLogs.ts";
import { getProfile } from "../../src/tools/getProfile.ts";
import { logWorkout } from "../../src/tools/logWorkout.ts";
import { matchExercise } from "../../src/tools/matchExercise.ts";
import { callTool, type Tool, type ToolInput, type ToolResult } from "../../src/tools/tool.ts";
import { updateLog } from "../../src/tools/updateLog.ts";
import { updateProfile } from "../../src/tools/updateProfile.ts";

const catalog = readCatalog();

/** What a turn of the logger came to. */
export type LoggedTurn = {
  text: string;
  effects: Effect[];
  question: OpenQuestion | null;
  drafts: Draft[];
  traced: { event: string; fields: Record<string, unknown> }[];
};

/**
 * Somebody who writes to the logger: every message goes through extract, match and decide with JSON in between, and its
 * commands are carried out on a store in memory.
 */
export class Lifter {
  readonly logs = new Map<string, LogEntry>();
  sentAt = "2026-11-21T12:00:00+01:00";
  timezone = "Europe/Paris";
  question: OpenQuestion | null = null;
  /** What was asked since something was logged. */
  lastQuestions: string[] = [];
  readonly #agent: ReturnType<typeof createLoggerAgent>;
  readonly #tools: Tool[];
  #profile: Profile | null;
  #lastLogIds: string[] = [];
  #turns = 0;
  readonly #newId = idMaker(() => Date.parse(this.sentAt));

  constructor(profile: Partial<Profile> | null = null) {
    this.#profile = profile === null ? null : { ...EMPTY_PROFILE, ...profile };
    const effects = ledger();
    const ports = { catalog, effects, training: this.#training(), profiles: this.#profiles() };
    this.#agent = createLoggerAgent({
      catalog,
      getProfile: getProfile({ ...ports, facts: { all: async () => [] } }),
      getLogs: getLogs(ports.training, effects),
      matchExercise: matchExercise(catalog, 75),
    });
    this.#tools = [logWorkout(ports), updateLog(ports), deleteLog(ports), updateProfile(ports)];
  }

  get profile(): Profile | null {
    return this.#profile;
  }

  /** The stored entries, oldest first, without what only the store decides. */
  stored(): { name: string; date: string; sets: LogEntry["sets"]; note: string | null }[] {
    return [...this.logs.values()].map(({ exercise, date, sets, note }) => ({ name: exercise.name, date, sets, note }));
  }

  /** Answers the open question, or says something new when there is none. */
  async says(text: string, optionId: string | null = null): Promise<LoggedTurn> {
    const { question } = this;
    return this.#turn(text, question === null ? null : { question, answer: { text, optionId } });
  }

  async #turn(text: string, resume: { question: OpenQuestion; answer: Answer } | null): Promise<LoggedTurn> {
    this.#turns += 1;
    const traced: LoggedTurn["traced"] = [];
    const turnId = `turn-${this.#turns}`;
    const scope = this.#scope(turnId, (event, fields) => traced.push({ event, fields }));
    const assignment: Assignment = {
      userId: "ana",
      conversationId: "c",
      turnId,
      sentAt: this.sentAt,
      timezone: this.timezone,
      avoidJoints: [],
      text: resume?.question.text ?? text,
      resume,
      lastLogIds: this.#lastLogIds,
      lastQuestions: this.lastQuestions,
    };
    const agent = this.#agent;
    const extraction = throughJson(await agent.extract(assignment, scope));
    const match = throughJson(await agent.match({ assignment, extraction }, scope));
    const outcome = throughJson(await agent.decide({ assignment, match }, scope));

    const effects: Effect[] = [];
    for (const [index, { tool: name, input }] of outcome.commands.entries()) {
      const tool = this.#tools.find((known) => known.name === name);
      if (!tool) throw new Error(`no tool ${name}`);
      const result = await scope.call(tool, input, `${turnId}.${index}`);
      if (!result.ok) throw new Error(result.problem);
      effects.push(result.result as Effect);
    }
    const logged = effects.filter(({ kind }) => kind === "log");
    if (logged.length > 0) this.#lastLogIds = logged.filter(({ op }) => op !== "delete").map(({ ref }) => ref);
    const said = [...outcome.say.map((part) => part.text)];
    if (logged.length > 0) said.push(agent.render(logged, { sentAt: this.sentAt, timezone: this.timezone }).text);
    this.question = outcome.question
      ? { ...outcome.question, owner: "WORKOUT_LOG", text, turnId, expiresAt: this.sentAt, asked: 0 }
      : null;
    const drafts = this.question ? draftsOf(this.question.draft) : [];
    return { text: said.join("\n"), effects, question: this.question, drafts, traced };
  }

  #scope(turnId: string, trace: WorkScope["trace"]): WorkScope {
    const { signal } = new AbortController();
    return {
      userId: "ana",
      conversationId: "c",
      turnId,
      signal,
      idempotencyKey: turnId,
      attempt: 1,
      emit: () => {},
      trace,
      ask: async () => ({ ok: false, why: "unavailable" }),
      call: <T extends Tool>(tool: T, input: ToolInput<T>, effectKey = turnId): Promise<ToolResult<T>> =>
        callTool(tool, input, { userId: "ana", conversationId: "c", turnId, effectKey, signal }),
    };
  }

  #profiles(): ProfileStore {
    return {
      find: async () => this.#profile,
      patch: async (_userId, patch) => {
        const said = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
        this.#profile = { ...EMPTY_PROFILE, ...this.#profile, ...said };
        return this.#profile;
      },
    };
  }

  #training(): Pick<TrainingStore, "insertLog" | "findLog" | "updateLog" | "deleteLog" | "listLogs"> {
    return {
      insertLog: async (_userId, entry) => {
        const stored = { ...entry, id: this.#newId("log") };
        this.logs.set(stored.id, stored);
        return stored;
      },
      findLog: async (_userId, id) => this.logs.get(id) ?? null,
      updateLog: async (_userId, id, { exercise, date, performedAt, sets, note }) => {
        const entry = this.logs.get(id);
        if (!entry) return null;
        const changed: LogEntry = {
          id,
          exercise: exercise ?? entry.exercise,
          date: date ?? entry.date,
          performedAt: performedAt ?? entry.performedAt,
          sets: sets ?? entry.sets,
          note: note === undefined ? entry.note : note,
        };
        this.logs.set(id, changed);
        return changed;
      },
      deleteLog: async (_userId, id) => {
        const entry = this.logs.get(id) ?? null;
        this.logs.delete(id);
        return entry;
      },
      listLogs: async (_userId, filter, { limit }) => {
        const fitting = [...this.logs.values()].filter(
          ({ exercise, date }) =>
            (filter.exerciseId === undefined || exercise.id === filter.exerciseId) &&
            (filter.from === undefined || date >= filter.from) &&
            (filter.to === undefined || date <= filter.to),
        );
        return { items: fitting.reverse().slice(0, limit), nextCursor: null };
      },
    };
  }
}

function ledger(): EffectLedger {
  const rows: { turnId: string; result: unknown }[] = [];
  return {
    async once<T>({ turnId }: EffectKey, write: (transaction: Transaction) => Promise<T>) {
      const result = await write({} as Transaction);
      rows.unshift({ turnId, result });
      return { result, first: true };
    },
    stored: async () => [],
    latest: async (_userId, _conversationId, limit) => rows.slice(0, limit),
  };
}

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
