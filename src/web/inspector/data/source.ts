import type { Chart } from "../../../protocol/chart.ts";
import type { Heat } from "../../../protocol/heat.ts";
import type { Detail } from "../../../protocol/inspection.ts";
import type { Replay, ReplayRequest } from "../../../protocol/replay.ts";
import type { Turn } from "../../../protocol/turn.ts";
import type { Why } from "../../../protocol/turnRecord.ts";
import type { View } from "../../../protocol/view.ts";
import type { HeatScope } from "./useHeat.ts";

/** A stored state of a conversation, in short. */
export type Checkpoint = { seq: number; at: string; value: unknown; event: string };
/** The same with all that is stored of it; `null` where it is not shown. */
export type WholeCheckpoint = Checkpoint & { snapshot: StoredSnapshot | null };
export type StoredSnapshot = {
  value?: unknown;
  context?: unknown;
  children?: Record<string, { snapshot?: { value?: unknown } }>;
};

/** A row of the list; what is `undefined` is not known without a look into the conversation. */
export type Listed = {
  conversationId: string;
  title: string | null;
  /** The beginning of the first message; of a redacted file it is not known. */
  opening?: string | null;
  updatedAt: string;
  timezone?: string | null | undefined;
  value?: unknown;
  lastRoute?: string | null;
};

/** Conversations, newest first, and whether there are older ones. */
export type Listing = { items: Listed[]; hasMore: boolean };

/** Turns and checkpoints of one conversation, oldest first. */
export type Recorded = { turns: Turn[]; checkpoints: Checkpoint[]; hasOlder: boolean };

/** Where the page takes what it shows from: a server, or a file that was exported. */
export interface Source {
  /** What happens is told as it happens, and can be acted on. */
  readonly isLive: boolean;
  /** Page by page from the newest, until `isEnough`. */
  list(isEnough: (found: Listed[]) => boolean): Promise<Listing>;
  /**
   * The newest, or back to the first with `everything`; with `since` only back to the page that the point of that number
   * is on.
   */
  recorded(conversationId: string, wanted: { everything: boolean; since: number | null }): Promise<Recorded>;
  checkpoint(conversationId: string, seq: number): Promise<WholeCheckpoint>;
  why(conversationId: string, turnId: string, detail: Detail): Promise<Why | null>;
  chart(machineId: string): Promise<Chart>;
  charts(): Promise<Chart[]>;
  /** `null` from a file. */
  view(conversationId: string): Promise<View | null>;
  /** Throws from a file. The new conversation's id. */
  fork(conversationId: string, seq: number, title: string | null): Promise<string>;
  /** The recorded messages again, with other settings, on the machine that runs now; nothing is stored. */
  replay(conversationId: string, request: ReplayRequest): Promise<Replay>;
  /** Throws where nothing is counted, with the reason. */
  heat(machineId: string, scope: Exclude<HeatScope, "off">, conversationId: string): Promise<Heat | null>;
}
