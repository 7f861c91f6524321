import { isDeepStrictEqual } from "node:util";
import type { Turn } from "../../src/protocol/turn.ts";
import type { View } from "../../src/protocol/view.ts";
import type { KillableServer } from "./killableServer.ts";
import type { Talker } from "./talker.ts";

type Row = { id: string };

/** What a server has of a conversation, and of the person whose only one it is. */
export type Stored = {
  turns: Turn[];
  history: { seq: number; event: string }[];
  view: View;
  rows: Record<"log" | "workout" | "fact", Row[]>;
};

/** What was kept outside of the server while it was talked to. */
export type Kept = Pick<Talker, "said" | "told" | "acknowledgedEvents" | "heard">;

/** Reads everything back that can be read, page by page. */
export async function readBack(
  server: Pick<KillableServer, "request">,
  { user, conversationId }: Pick<Talker, "user" | "conversationId">,
): Promise<Stored> {
  const get = async (path: string) => {
    const { status, json } = await server.request("GET", path, undefined, user);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(json)}`);
    return json as unknown;
  };
  const all = async <T>(path: string): Promise<T[][]> => {
    const pages: T[][] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page = (await get(`${path}?limit=100${cursor && `&cursor=${cursor}`}`)) as {
        items: T[];
        nextCursor: string | null;
      };
      pages.push(page.items);
      cursor = page.nextCursor;
    }
    return pages;
  };
  const conversation = `/api/conversations/${conversationId}`;
  return {
    turns: (await all<Turn>(`${conversation}/turns`)).reverse().flat(),
    history: (await all<{ seq: number; event: string }>(`${conversation}/history`)).reverse().flat(),
    view: (await get(`${conversation}/snapshot`)) as View,
    rows: {
      log: (await all<Row>("/api/logs")).flat(),
      workout: (await all<Row>("/api/workouts")).flat(),
      fact: (await all<Row>("/api/facts")).flat(),
    },
  };
}

/**
 * Everything in which a conversation at rest differs from what was promised. Each begins with its kind: `lost`, `doubled`,
 * `changed`, `seq`, `transcript`, `open`, `rows` or `socket`.
 */
export function faultsIn(kept: Kept, stored: Stored): string[] {
  return [
    ...messageFaults(kept, stored),
    ...toldFaults(kept, stored),
    ...seqFaults(stored),
    ...rowFaults(stored),
    ...transcriptFaults(stored),
    ...openFaults(stored),
    ...socketFaults(kept, stored),
  ];
}

const linesOf = (turn: Turn) => turn.input.text.split("\n");

function messageFaults({ said }: Kept, { turns }: Stored): string[] {
  const found: string[] = [];
  const sent = new Map([...said.values()].map((one) => [one.text, one]));
  const holders = new Map<string, Turn[]>();
  // What a question was asked about may be logged by what answers it, a pick too: over all turns so far it is at most once.
  let [mayLog, logged] = [0, 0];
  for (const turn of turns) {
    logged += turn.effects.filter(({ kind, op }) => kind === "log" && op === "create").length;
    if (turn.input.event !== undefined) continue;
    for (const line of linesOf(turn)) {
      holders.set(line, [...(holders.get(line) ?? []), turn]);
      if (!sent.has(line)) found.push(`changed: turn ${turn.turnId} answers what nobody said: ${line}`);
      if (sent.get(line)?.mayLog) mayLog += 1;
    }
    if (logged > mayLog) found.push(`doubled: up to turn ${turn.turnId}, ${logged} logs of ${mayLog} messages`);
  }
  for (const [messageId, { text, acknowledged }] of said) {
    const held = holders.get(text) ?? [];
    if (held.length > 1) found.push(`doubled: ${messageId} "${text}" is in ${held.length} turns`);
    if (acknowledged.size > 0 && held.length === 0) found.push(`lost: ${messageId} "${text}" is in no turn`);
    for (const turnId of acknowledged)
      if (held.length > 0 && !held.some((turn) => turn.turnId === turnId))
        found.push(`changed: ${messageId} was acknowledged as ${turnId}, and is in another turn`);
  }
  return found;
}

function toldFaults({ told, acknowledgedEvents }: Kept, { turns }: Stored): string[] {
  const byId = new Map(turns.map((turn) => [turn.turnId, turn]));
  const found: string[] = [];
  if (byId.size < turns.length) found.push("doubled: a turn is listed twice");
  for (const turnId of acknowledgedEvents) if (!byId.has(turnId)) found.push(`lost: event turn ${turnId}`);
  for (const [turnId, turn] of told) {
    const now = byId.get(turnId);
    if (!now) found.push(`lost: turn ${turnId}, which was told`);
    else if (!isDeepStrictEqual(now, turn)) found.push(`changed: turn ${turnId} is not as it was told`);
  }
  return found;
}

function seqFaults({ turns, history, view }: Stored): string[] {
  const found: string[] = [];
  const whole = Array.from({ length: view.seq }, (_, index) => index + 1);
  const seqs = history.map(({ seq }) => seq);
  if (!isDeepStrictEqual(seqs, whole)) found.push(`seq: the history has ${seqs.length} of ${view.seq} snapshots`);
  const ofUser = history.filter(({ event }) => event.startsWith("user.")).map(({ seq }) => seq);
  if (
    !isDeepStrictEqual(
      turns.map(({ seq }) => seq),
      ofUser,
    )
  )
    found.push("seq: turns and snapshots do not go together one by one");
  return found;
}

/** The tables against what the turns say was done, in their order. A profile's changes are told as facts as well. */
function rowFaults({ turns, rows }: Stored): string[] {
  const found: string[] = [];
  for (const kind of ["log", "workout", "fact"] as const) {
    const expected = new Map<string, unknown>();
    for (const effect of turns.flatMap(({ effects }) => effects)) {
      if (effect.kind !== kind) continue;
      if (effect.op === "delete") expected.delete(effect.ref);
      else expected.set(effect.ref, effect.data);
    }
    const there = new Map(rows[kind].map((row) => [row.id, row]));
    if (there.size < rows[kind].length) found.push(`doubled: a ${kind} is listed twice`);
    for (const [id, data] of expected) {
      const row = there.get(id);
      if (!row) found.push(`lost: ${kind} ${id} was told and is not stored`);
      // A later fact changes the status of an earlier one.
      else if (kind === "log" && !isDeepStrictEqual(row, data)) found.push(`rows: log ${id} is not as it was told`);
    }
    for (const id of there.keys())
      if (!expected.has(id)) found.push(`doubled: ${kind} ${id} is stored and no turn tells of it`);
  }
  return found;
}

/** For every turn what was said, then one answer; the turns in their order. The window may begin in the middle of one. */
function transcriptFaults({ turns, view }: Stored): string[] {
  const found: string[] = [];
  const groups: { turnId: string | null; roles: string; last: string }[] = [];
  for (const { turnId, role, text } of view.messages) {
    const last = groups.at(-1);
    if (last && last.turnId === turnId) {
      last.roles += role.slice(0, 1);
      last.last = text;
    } else groups.push({ turnId, roles: role.slice(0, 1), last: text });
  }
  const byId = new Map(turns.map((turn) => [turn.turnId, turn]));
  const places = groups.map(({ turnId }) => turns.findIndex((turn) => turn.turnId === turnId));
  if (places.some((place, index) => index > 0 && place <= (places[index - 1] ?? -1)))
    found.push(`transcript: the turns stand as ${places.join(" ")}`);
  for (const { turnId, roles, last } of groups) {
    const turn = byId.get(turnId ?? "");
    if (!turn || !/^u*a$/.test(roles) || last !== turn.reply.text)
      found.push(`transcript: turn ${turnId} stands as "${roles}"`);
  }
  return found;
}

/** The question that the last turn left open is open, and no other. */
function openFaults({ turns, view }: Stored): string[] {
  const last = turns.at(-1);
  if (!last || last.seq !== view.seq || isDeepStrictEqual(last.pending, view.pending)) return [];
  return [`open: ${JSON.stringify(view.pending)} is asked, the last turn left ${JSON.stringify(last.pending)}`];
}

function socketFaults({ heard }: Kept, { view }: Stored): string[] {
  const wrong = heard.findIndex((seq, index) => seq !== index + 2);
  if (wrong >= 0) return [`socket: heard ${heard[wrong]} after ${heard[wrong - 1] ?? 1}`];
  return heard.length + 1 === view.seq ? [] : [`socket: heard up to ${heard.at(-1) ?? 1} of ${view.seq}`];
}
