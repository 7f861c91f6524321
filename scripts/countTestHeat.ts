import type { Chart, ChartTransition } from "../src/protocol/chart.ts";
import type { Heat } from "../src/protocol/heat.ts";
import { charts } from "../src/runtime/charts.ts";
import { HeatCount, type Recorded } from "../src/runtime/inspect/heatCount.ts";

/** One line a checkpoint, in any order and perhaps more than once, for a server that was restarted tells all again. */
export function countTestHeat(lines: readonly string[]): Heat[] {
  const known = new Map<string, Recorded>();
  for (const line of lines.filter((text) => text !== "")) {
    const row = JSON.parse(line) as Recorded;
    known.set(`${row.conversationId} ${row.seq}`, row);
  }
  const rows = [...known.values()].sort((a, b) => a.conversationId.localeCompare(b.conversationId) || a.seq - b.seq);
  return charts().map(({ id }) => {
    const count = new HeatCount(id);
    for (const row of rows) count.add(row);
    return count.heat(null, false);
  });
}

export function untaken(chart: Chart, heat: readonly Heat[]): ChartTransition[] {
  const edges = heat.find(({ machine }) => machine === chart.id)?.edges ?? {};
  return chart.transitions.filter(({ id }) => !(id in edges));
}
