import { useCallback, useState } from "react";
import type { InspectFrame } from "../../../protocol/inspection.ts";

export type Paused = Extract<InspectFrame, { type: "setpoint.paused" }>;
type Known = { breaks: Record<string, readonly string[]>; paused: Record<string, Paused | null> };
const NOTHING: Known = { breaks: {}, paused: {} };
const NO_STATES: readonly string[] = [];

/** Breakpoints of the chosen conversation, and whether it stands still at one, as the server tells it. */
export function useBreaks(conversationId: string | null) {
  const [known, setKnown] = useState<Known>(NOTHING);
  const hear = useCallback((frame: InspectFrame) => setKnown((now) => after(now, frame)), []);
  return {
    hear,
    breaks: known.breaks[conversationId ?? ""] ?? NO_STATES,
    paused: known.paused[conversationId ?? ""] ?? null,
  };
}

function after(known: Known, frame: InspectFrame): Known {
  const { breaks, paused } = known;
  switch (frame.type) {
    case "setpoint.watching":
      return NOTHING;
    case "setpoint.breaks":
      return { ...known, breaks: { ...breaks, [frame.conversationId]: frame.states } };
    case "setpoint.paused":
      return { ...known, paused: { ...paused, [frame.conversationId]: frame } };
    case "setpoint.released":
      return { ...known, paused: { ...paused, [frame.conversationId]: null } };
    default:
      return known;
  }
}
