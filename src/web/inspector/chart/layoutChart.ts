import elkLicenceUrl from "elkjs/LICENSE.md?url";
import elkApi, { type ELK, type ElkNode, type ElkPoint } from "elkjs/lib/elk-api.js";
import elkWorkerUrl from "elkjs/lib/elk-worker.min.js?url";
import type { Chart } from "../../../protocol/chart.ts";
import { ANY, type ChartGraph, chartGraph, type Drawing, START } from "./chartGraph.ts";
import { measureText } from "./measureText.ts";

/** elkjs is served as it was published, as a file of its own, with its licence beside it. */
export { elkLicenceUrl };

export type Frame = { x: number; y: number; width: number; height: number };
export type PlacedEdge = { points: ElkPoint[]; label: Frame | null };
/** Where everything is, in px from the chart's top left corner. */
export type Placement = {
  width: number;
  height: number;
  boxes: Record<string, Frame>;
  edges: Record<string, PlacedEdge>;
  starts: Record<string, { frame: Frame; points: ElkPoint[] }>;
  pills: Record<string, Frame>;
};
export type LaidOut = { graph: ChartGraph; placement: Placement };

const KEPT = "setpoint.placement.1:";
const MOST_KEPT = 24;

let elk: ELK | null = null;

/** Starts the worker, so that charts can be laid out later without a connection. */
export function startLayoutWorker(): ELK {
  elk ??= new elkApi.default({ workerUrl: elkWorkerUrl });
  return elk;
}

/** Lays a chart out in a worker. What was laid out before, by the machine's hash, is taken from this browser. */
export async function layoutChart(chart: Chart, drawing: Drawing): Promise<LaidOut> {
  const graph = chartGraph(chart, drawing, measureText);
  const key = `${KEPT}${chart.hash}:${shortHash(JSON.stringify(graph.elk))}`;
  const kept = keptPlacement(key);
  if (kept) return { graph, placement: kept };
  const placement = placementOf(await startLayoutWorker().layout(graph.elk));
  keepPlacement(key, placement);
  return { graph, placement };
}

function placementOf(laidOut: ElkNode): Placement {
  const { width = 0, height = 0 } = laidOut;
  const placement: Placement = { width, height, boxes: {}, edges: {}, starts: {}, pills: {} };
  const visit = (node: ElkNode): void => {
    const frame = frameOf(node);
    if (node.id.endsWith(START)) placement.starts[node.id] = { frame, points: [] };
    else if (node.id.endsWith(ANY)) placement.pills[node.id] = frame;
    else placement.boxes[node.id] = frame;
    for (const child of node.children ?? []) visit(child);
    for (const { id, sections, labels } of node.edges ?? []) {
      const [section] = sections ?? [];
      if (!section) continue;
      const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint];
      const start = placement.starts[id];
      if (start) start.points = points;
      else placement.edges[id] = { points, label: labels?.[0] ? frameOf(labels[0]) : null };
    }
  };
  for (const child of laidOut.children ?? []) visit(child);
  return placement;
}

const frameOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Frame>): Frame => ({ x, y, width, height });

/** FNV-1a: what is drawn, in which sizes and with which settings, apart from which machine. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash.toString(36);
}

function keptPlacement(key: string): Placement | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as Placement | null;
  } catch {
    return null;
  }
}

function keepPlacement(key: string, placement: Placement): void {
  try {
    const kept = Object.keys(localStorage).filter((other) => other.startsWith(KEPT));
    for (const old of kept.slice(0, Math.max(0, kept.length - MOST_KEPT + 1))) localStorage.removeItem(old);
    localStorage.setItem(key, JSON.stringify(placement));
  } catch {
    // A browser that keeps nothing lays out again.
  }
}
