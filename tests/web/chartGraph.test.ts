import elkBundled from "elkjs/lib/elk.bundled.js";
import type { ElkNode } from "elkjs/lib/elk-api.js";
import { expect, test } from "vitest";
import type { Chart, ChartState, ChartTransition } from "../../src/protocol/chart.ts";
import { charts } from "../../src/runtime/charts.ts";
import { chartGraph, type Drawing } from "../../src/web/inspector/chart/chartGraph.ts";
import { foldedAtFirst } from "../../src/web/inspector/chart/foldedAtFirst.ts";
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

/** Six groups of nineteen states in a row, with a way back from each; those of one follow the other. */
function largeChart(): Chart {
  const state = (id: string, parent: string | null, type: ChartState["type"], initial: string | null): ChartState => ({
    id,
    key: id.split(".").at(-1) ?? id,
    parent,
    type,
    history: null,
    initial,
    description: null,
    tags: [],
    meta: null,
    entry: [],
    exit: [],
    invoke: [],
  });
  const line = (source: string, target: string): ChartTransition => ({
    id: `${source}#${target}`,
    source,
    targets: [target],
    event: `to.${target.split(".").at(-1)}`,
    label: "",
    delay: null,
    guard: null,
    actions: [],
    reenter: false,
    description: null,
  });
  const groups = Array.from({ length: 6 }, (_, group) => `large.group${group}`);
  const inner = groups.map((group) => Array.from({ length: 19 }, (_, place) => `${group}.state${place}`));
  return {
    id: "large",
    version: "1",
    hash: "large",
    machines: {},
    states: [
      state("large", null, "compound", groups[0] ?? ""),
      ...groups.flatMap((group, index) => [
        state(group, "large", "compound", inner[index]?.[0] ?? ""),
        ...(inner[index] ?? []).map((id) => state(id, group, "atomic", null)),
      ]),
    ],
    transitions: [
      ...groups.slice(1).map((group, index) => line(groups[index] ?? "", group)),
      ...inner.flatMap((states) =>
        states.flatMap((id, place) => [
          line(id, states[place + 1] ?? states[0] ?? ""),
          ...(place > 1 && place % 3 === 0 ? [line(id, states[place - 2] ?? "")] : []),
        ]),
      ),
    ],
  };
}

test("[W4] a chart of 120 states is laid out without overlaps, and begins with so few boxes that they can be read", async () => {
  const chart = largeChart();
  expect(chart.states.length).toBeGreaterThanOrEqual(120);
  const elk = new elkBundled.default();

  const open = worded(await elk.layout(chartGraph(chart, { ...UNFOLDED, hasLabels: false }, measure).elk));
  expect(open.filter(({ name }) => /state\d+$/.test(name))).toHaveLength(114);
  expect(overlaps(open)).toEqual([]);
  const collapsed = new Set(foldedAtFirst(chart));
  const folded = await elk.layout(chartGraph(chart, { ...UNFOLDED, collapsed }, measure).elk);
  expect(overlaps(worded(folded))).toEqual([]);
  // At 40 % a name of 13 px is drawn at 10 px and more: the whole of it is seen at once on a wide screen.
  expect(Math.min(800 / (folded.width ?? 0), 680 / (folded.height ?? 0))).toBeGreaterThan(0.4);
});

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
