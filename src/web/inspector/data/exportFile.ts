import { z } from "zod";
import { Chart } from "../../../protocol/chart.ts";
import { Detail } from "../../../protocol/inspection.ts";
import type { Replay, ReplayRequest } from "../../../protocol/replay.ts";
import { Turn } from "../../../protocol/turn.ts";
import { Why } from "../../../protocol/turnRecord.ts";
import { redactedTurn, redactedWhy } from "./redact.ts";
import type { Listed, Source, StoredSnapshot } from "./source.ts";

const Checkpoint = z.object({ seq: z.int(), at: z.string(), value: z.unknown(), event: z.string() });

/** A conversation as one file, with the charts that it ran on. Redacted, no words of the person and no context are in it. */
export const ExportFile = z.object({
  format: z.literal("setpoint.conversation"),
  version: z.literal(1),
  exportedAt: z.string(),
  detail: Detail,
  conversation: z.object({
    conversationId: z.string(),
    title: z.string().nullable(),
    updatedAt: z.string(),
    /** What "yesterday" meant there; older files do not say. */
    timezone: z.string().nullable().optional(),
  }),
  charts: z.array(Chart),
  turns: z.array(Turn),
  whys: z.array(Why),
  checkpoints: z.array(Checkpoint.extend({ snapshot: z.unknown().nullable() })),
});
export type ExportFile = z.infer<typeof ExportFile>;

/** Everything that the source knows of a conversation. */
export async function makeExport(
  source: Source,
  conversationId: string,
  detail: Detail,
  now: Date,
): Promise<ExportFile> {
  const isThis = (one: Listed) => one.conversationId === conversationId;
  const [{ turns, checkpoints }, charts, listed] = await Promise.all([
    source.recorded(conversationId, { everything: true, since: null }),
    source.charts(),
    source.list((found) => found.some(isThis)),
  ]);
  const row = listed.items.find(isThis);
  const whys = await Promise.all(turns.map(({ turnId }) => source.why(conversationId, turnId, detail)));
  const isWhole = detail === "whole";
  const snapshots = await Promise.all(
    checkpoints.map(async (checkpoint) =>
      isWhole ? source.checkpoint(conversationId, checkpoint.seq) : { ...checkpoint, snapshot: null },
    ),
  );
  const known = whys.filter((why) => why !== null);
  return {
    format: "setpoint.conversation",
    version: 1,
    exportedAt: now.toISOString(),
    detail,
    conversation: {
      conversationId,
      title: isWhole ? (row?.title ?? null) : null,
      timezone: row?.timezone ?? null,
      updatedAt: checkpoints.at(-1)?.at ?? now.toISOString(),
    },
    charts,
    turns: isWhole ? turns : turns.map(redactedTurn),
    whys: isWhole ? known : known.map(redactedWhy),
    checkpoints: snapshots,
  };
}

/** Throws an `Error` that says what is wrong with the text, for people to read. */
export function readExport(text: string): ExportFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error("This file is not JSON: it is no exported conversation, or only a part of one.");
  }
  const parsed = ExportFile.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`This is no exported conversation: ${issue?.path.join(".") || "the file"}: ${issue?.message}.`);
}

/** An exported conversation, to be looked at like one on a server; `replay` has it said again on one. */
export function fileSource(file: ExportFile, replay: (request: ReplayRequest) => Promise<Replay>): Source {
  const { conversation, charts, turns, whys, checkpoints } = file;
  return {
    isLive: false,
    list: async () => ({
      items: [
        {
          ...conversation,
          opening: turns[0]?.input.text || null,
          value: checkpoints.at(-1)?.value,
          lastRoute: turns.at(-1)?.routes[0]?.route ?? null,
        },
      ],
      hasMore: false,
    }),
    recorded: async () => ({ turns, checkpoints, hasOlder: false }),
    async checkpoint(_, seq) {
      const found = checkpoints.find((checkpoint) => checkpoint.seq === seq);
      if (!found) throw new Error(`There is no checkpoint ${seq} in this file.`);
      return { ...found, snapshot: found.snapshot as StoredSnapshot | null };
    },
    why: async (_, turnId) => whys.find((why) => why.turnId === turnId) ?? null,
    async chart(machineId) {
      const found = charts.find(({ id }) => id === machineId);
      if (!found) throw new Error(`There is no machine "${machineId}" in this file.`);
      return found;
    },
    charts: async () => charts,
    view: async () => null,
    fork: async () => {
      throw new Error("A conversation in a file cannot be forked; open it on its server.");
    },
    replay: async (_, request) => {
      if (file.detail !== "whole")
        throw new Error(
          "A redacted file holds nobody's words, so it cannot be said again. Export the conversation whole.",
        );
      return replay(request);
    },
    heat: async () => null,
  };
}
