import type { Detail, InspectFrame } from "../../protocol/inspection.ts";

type WithoutSeq<Frame> = Frame extends unknown ? Omit<Frame, "seq"> : never;
/** A frame that has no number yet: each connection counts its own. */
export type UnnumberedFrame = WithoutSeq<InspectFrame>;

/** Something that happened, as JSON text for viewers who see so much; the same text for all of them. */
export type Occurrence = (detail: Detail) => string;

/**
 * Written when it is first wanted, once for each detail: most are never wanted in both. What cannot be written whole is
 * written redacted, and told as dropped when that fails too: looking at a conversation never harms it.
 */
export function occurrence(frame: (detail: Detail) => UnnumberedFrame): Occurrence {
  const texts: Partial<Record<Detail, string>> = {};
  const write = (detail: Detail): string => {
    try {
      return JSON.stringify(frame(detail));
    } catch {
      if (detail === "whole") return write("redacted");
      return JSON.stringify({ type: "setpoint.dropped", at: new Date().toISOString(), count: 1 });
    }
  };
  return (detail) => (texts[detail] ??= write(detail));
}
