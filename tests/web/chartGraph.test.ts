import elkBundled from "elkjs/lib/elk.bundled.js";
import type { ElkNode } from "elkjs/lib/elk-api.js";
import { expect, test } from "vitest";
import { charts } from "../../src/runtime/charts.ts";
import { chartGraph, type Drawing } from "../../src/web/inspector/chart/chartGraph.ts";
import { diffJson } from "../../src/web/inspector/data/diffJson.ts";

type Frame = { name: string; x: number; y: number; width: number; height: number };

const measure = (text: string) => text.length * 6.5;
const UNFOLDED: Drawing = { collapsed: new Set(), isWhole: false, hasLabels: true };

/** Everything that has words in it and nothing inside: labels of lines, and boxes without boxes. */
function worded(node: ElkNode): Frame[] {
  const framed = ({ id = "", x = 0, y = 0, width = 0, height = 0 }) => ({ name: id, x, y, width, height });
  const own = node.children?.length ? [] : [framed(node)];
  const labels = (node.edges ?? []).flatMap(({ labels: all = [] }) => all.map(framed));
  return [...own, ...labels, ...(node.children ?? []).flatMap(worded)];
}

function overlaps(frames: Frame[]): string[] {
  const meet = (one: Frame, other: Frame) =>
    one.x < other.x + other.width - 0.5 &&
    other.x < one.x + one.width - 0.5 &&
    one.y < other.y + other.height - 0.5 &&
    other.y < one.y + one.height - 0.5;
  return frames.flatMap((one, index) =>
    frames.slice(index + 1).flatMap((other) => (meet(one, other) ? [`${one.name} × ${other.name}`] : [])),
  );
}

test("[W4] no label and no box of any chart lies over another, folded or not", async () => {
  const elk = new elkBundled.default();
  for (const chart of charts()) {
    const groups = chart.states.filter(({ type, parent }) => type === "compound" && parent?.includes("."));
    for (const drawing of [UNFOLDED, { ...UNFOLDED, collapsed: new Set(groups.map(({ id }) => id)) }]) {
      const frames = worded(await elk.layout(chartGraph(chart, drawing, measure).elk));
      expect(frames.length).toBeGreaterThan(5);
      expect([chart.id, overlaps(frames)]).toEqual([chart.id, []]);
      const [first] = frames;
      expect(overlaps([...frames, { ...(first as Frame), name: "planted" }])).toHaveLength(1);
    }
  }
}, 60_000);

test("[W4] every transition of every chart is on a line or in a box, whatever is drawn", () => {
  for (const chart of charts())
    for (const isWhole of [true, false]) {
      const { edges, boxes } = chartGraph(chart, { ...UNFOLDED, isWhole }, measure);
      const drawn = new Set([
        ...[...edges.values()].flatMap(({ transitions }) => transitions.map(({ id }) => id)),
        ...[...boxes.values()].flatMap(({ lines }) => lines.map(({ transition }) => transition)),
      ]);
      expect(chart.transitions.filter(({ id }) => !drawn.has(id)).map(({ id }) => id)).toEqual([]);
    }
});

test("a folded group hides its states and keeps the lines that cross its border", () => {
  const chart = charts().find(({ id }) => id === "conversation");
  if (!chart) throw new Error("there is no conversation");
  const group = "conversation.dialogue.logging";
  const { boxes, edges } = chartGraph(chart, { collapsed: new Set([group]), isWhole: true, hasLabels: true }, measure);

  expect([...boxes.keys()].filter((id) => id.startsWith(`${group}.`))).toEqual([]);
  expect(edges.has(`conversation.dialogue.dispatching>${group}`)).toBe(true);
  expect(edges.has(`${group}>conversation.dialogue.dispatching`)).toBe(true);
});

test("what differs between two contexts is told by its path, additions and removals too", () => {
  expect(diffJson({ a: 1, b: { c: [1, 2] }, d: "x" }, { a: 1, b: { c: [1, 3] }, e: null })).toEqual([
    { path: "b.c.1", before: 2, after: 3 },
    { path: "d", before: "x", after: undefined },
    { path: "e", before: undefined, after: null },
  ]);
  expect(diffJson({ a: [1] }, { a: { 0: 1 } })).toEqual([{ path: "a", before: [1], after: { 0: 1 } }]);
});
