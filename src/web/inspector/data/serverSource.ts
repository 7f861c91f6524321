import { Chart } from "../../../protocol/chart.ts";
import { Heat } from "../../../protocol/heat.ts";
import { Problem } from "../../../protocol/problem.ts";
import { Replay, type ReplayRequest } from "../../../protocol/replay.ts";
import { Turn } from "../../../protocol/turn.ts";
import { Why } from "../../../protocol/turnRecord.ts";
import { View } from "../../../protocol/view.ts";
import type { ExportFile } from "./exportFile.ts";
import type { Checkpoint, Listed, Source, StoredSnapshot } from "./source.ts";

export type Keys = { token: string | null; consoleKey: string | null };

/** A refusal of the server, in its own words. */
export class Refused extends Error {
  readonly code: string;
  constructor(code: string, detail: string) {
    super(detail);
    this.code = code;
  }
}

const PAGE = 100;

type AskServer = (path: string, body?: unknown) => Promise<unknown>;

/** Asks the server that the page came from. */
function asking({ token, consoleKey }: Keys): AskServer {
  const headers: Record<string, string> = {
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(consoleKey ? { "X-Setpoint-Console-Key": consoleKey } : {}),
  };
  return async (path, body) => {
    const response = await fetch(`/api${path}`, {
      headers: body === undefined ? headers : { ...headers, "Content-Type": "application/json" },
      ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
    });
    const json: unknown = await response.json();
    if (response.ok) return json;
    const problem = Problem.safeParse(json);
    throw new Refused(
      problem.data?.code ?? "internal",
      problem.data?.detail ?? `The server answered ${response.status}.`,
    );
  };
}

/** An exported conversation, said again on the machine of the server that the page came from. */
export async function replayFile(keys: Keys, file: ExportFile, request: ReplayRequest): Promise<Replay> {
  const { detail, conversation, turns, whys } = file;
  const { conversationId, timezone = null } = conversation;
  const body = { ...request, detail, conversation: { conversationId, timezone }, turns, whys };
  return Replay.parse(await asking(keys)("/replays", body));
}

/** The server that the page came from. */
export function serverSource(keys: Keys): Source {
  const ask = asking(keys);
  /** Pages go back in time, until `isEnough`; the result is in the order of the pages, and whether there is more. */
  const pages = async <T>(
    path: string,
    isEnough: (found: T[][]) => boolean,
  ): Promise<{ found: T[][]; hasMore: boolean }> => {
    const found: T[][] = [];
    let cursor: string | null = null;
    do {
      const at: string = cursor === null ? "" : `&cursor=${encodeURIComponent(cursor)}`;
      const page = (await ask(`${path}?limit=${PAGE}${at}`)) as { items: T[]; nextCursor: string | null };
      found.push(page.items);
      cursor = page.nextCursor;
    } while (cursor !== null && !isEnough(found));
    return { found, hasMore: cursor !== null };
  };
  const known = new Map<string, Promise<Chart>>();
  const at = (conversationId: string) => `/conversations/${encodeURIComponent(conversationId)}`;

  const source: Source = {
    isLive: true,
    async list(isEnough) {
      const { found, hasMore } = await pages<Listed>("/conversations", (pages) => isEnough(pages.flat()));
      return { items: found.flat(), hasMore };
    },
    async recorded(conversationId, { everything, since }) {
      const isEnough = (found: { seq: number }[][]): boolean =>
        since === null ? !everything : (found.at(-1)?.[0]?.seq ?? 0) <= since;
      const [turns, history] = await Promise.all([
        pages<Turn>(`${at(conversationId)}/turns`, isEnough),
        pages<Checkpoint>(`${at(conversationId)}/history`, isEnough),
      ]);
      return {
        turns: turns.found
          .reverse()
          .flat()
          .map((turn) => Turn.parse(turn)),
        checkpoints: history.found.reverse().flat(),
        hasOlder: turns.hasMore || history.hasMore,
      };
    },
    async checkpoint(conversationId, seq) {
      const whole = (await ask(`${at(conversationId)}/history/${seq}`)) as Checkpoint & {
        envelope: { snapshot: StoredSnapshot };
      };
      return { seq, at: whole.at, value: whole.value, event: whole.event, snapshot: whole.envelope.snapshot };
    },
    async why(conversationId, turnId, detail) {
      return Why.parse(await ask(`${at(conversationId)}/turns/${encodeURIComponent(turnId)}/why?detail=${detail}`));
    },
    chart(machineId) {
      const asked = known.get(machineId) ?? ask(`/machines/${machineId}`).then((chart) => Chart.parse(chart));
      known.set(machineId, asked);
      asked.catch(() => known.delete(machineId));
      return asked;
    },
    async charts() {
      const { items } = (await ask("/machines")) as { items: { id: string }[] };
      return Promise.all(items.map(({ id }) => source.chart(id)));
    },
    async view(conversationId) {
      return View.parse(await ask(`${at(conversationId)}/snapshot`));
    },
    async fork(conversationId, seq, title) {
      const wanted = title === null ? { seq } : { seq, title };
      return ((await ask(`${at(conversationId)}/fork`, wanted)) as { conversationId: string }).conversationId;
    },
    async replay(conversationId, request) {
      return Replay.parse(await ask(`${at(conversationId)}/replay`, request));
    },
    async heat(machineId, scope, conversationId) {
      const of = { all: "", tests: "?of=tests", here: `?conversation=${encodeURIComponent(conversationId)}` }[scope];
      return Heat.parse(await ask(`/machines/${machineId}/heat${of}`));
    },
  };
  return source;
}
