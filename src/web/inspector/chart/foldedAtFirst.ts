import type { Chart } from "../../../protocol/chart.ts";

/** Charts with more states begin with their groups folded. */
const MANY_STATES = 40;

/** Groups inside of regions, or inside of the root where there are no regions: what can be folded at once. */
export function groupsOf(chart: Chart): string[] {
  const parallel = new Set(chart.states.filter(({ type }) => type === "parallel").map(({ id }) => id));
  const isTop = (parent: string | null) => parent === null || parallel.has(parent);
  return chart.states.filter(({ type, parent }) => type === "compound" && !isTop(parent)).map(({ id }) => id);
}

/** What is folded until somebody unfolds it. */
export const foldedAtFirst = (chart: Chart): string[] => (chart.states.length > MANY_STATES ? groupsOf(chart) : []);
