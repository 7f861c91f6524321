import { createHash } from "node:crypto";
import type { Chart } from "../protocol/chart.ts";

/** What people read and what tools are told, and what other fields say already; no stored snapshot depends on it. */
const REMARKS = new Set(["description", "meta", "label", "delay"]);

/**
 * Changes whenever a state, an edge, a guard, an action, an actor or a tag of the chart changes, or the version of a
 * machine that plays one of its actors. 16 hex digits. The chart's own version is no part of it.
 */
export function machineHash(structure: Omit<Chart, "version" | "hash">): string {
  const text = JSON.stringify(structure, (key, value) =>
    REMARKS.has(key) || (key === "history" && value === null) ? undefined : value,
  );
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
