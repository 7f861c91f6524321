import type { ElkExtendedEdge, ElkNode } from "elkjs/lib/elk-api.js";
import type { Chart, ChartState, ChartTransition } from "../../../protocol/chart.ts";
import { fullTransitionWords, shortened, transitionWords } from "./transitionWords.ts";

/** Several transitions between the same two boxes are one line with a label of several rows. */
export type ChartEdge = { id: string; source: string; target: string; transitions: ChartTransition[]; rows: string[] };
/** A row in a box; `transition` where it stands for one. */
export type BoxLine = { text: string; transition: string | null };
export type ChartBox = { state: ChartState; lines: BoxLine[]; isCollapsed: boolean };
export type ChartGraph = { elk: ElkNode; boxes: Map<string, ChartBox>; edges: Map<string, ChartEdge> };
/** Width of a text in px, in the weight and size in which it is drawn. */
export type Measure = (text: string, style: "title" | "line" | "label") => number;
export type Drawing = {
  collapsed: ReadonlySet<string>;
  /** Every line from state to state. Else lines end at the border of the group that they leave or enter. */
  isWhole: boolean;
  /** Room for what stands on the lines. Without it a large chart takes half the width and half the height. */
  hasLabels: boolean;
};

export const TITLE_HEIGHT = 28;
export const LINE_HEIGHT = 15;
export const LABEL_HEIGHT = 14;
export const START = "::start";
export const ANY = "::any";
export const ANY_TEXT = "any state";
const SMALLEST_WIDTH = 112;
const SMALLEST_HEIGHT = 44;
const MOST_ROWS = 3;
const LONGEST_LINE = 46;

const LAYERED = {
  "elk.algorithm": "layered",
  "elk.direction": "DOWN",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.layered.thoroughness": "4",
  "elk.layered.nodePlacement.strategy": "NETWORK_SIMPLEX",
  "elk.layered.compaction.postCompaction.strategy": "EDGE_LENGTH",
  "elk.edgeLabels.placement": "CENTER",
  "elk.spacing.nodeNode": "26",
  "elk.spacing.edgeNode": "10",
  "elk.spacing.edgeEdge": "8",
  "elk.spacing.edgeLabel": "4",
  "elk.spacing.labelLabel": "6",
  "elk.layered.spacing.nodeNodeBetweenLayers": "26",
  "elk.layered.spacing.edgeNodeBetweenLayers": "10",
  "elk.layered.spacing.edgeEdgeBetweenLayers": "8",
};
/** No line crosses the border of a group: each is laid out for itself, ten times as fast, in the order of the machine. */
const APART = {
  "elk.hierarchyHandling": "SEPARATE_CHILDREN",
  "elk.layered.cycleBreaking.strategy": "MODEL_ORDER",
};
/** elkjs 0.12 fails with an order of its own choice across borders. */
const ACROSS = {
  "elk.hierarchyHandling": "INCLUDE_CHILDREN",
  "elk.layered.cycleBreaking.strategy": "DEPTH_FIRST",
};
const PACKED = {
  "elk.algorithm": "rectpacking",
  "elk.hierarchyHandling": "SEPARATE_CHILDREN",
  "elk.spacing.nodeNode": "24",
  "elk.aspectRatio": "1.6",
};

/** What is laid out of a chart: boxes with their lines, edges with their labels, nothing from inside collapsed states. */
export function chartGraph(chart: Chart, drawing: Drawing, measure: Measure): ChartGraph {
  const tree = new StateTree(chart, drawing);
  const edges = edgesOf(chart, tree);
  const boxes = new Map<string, ChartBox>();
  const nodes = new Map<string, ElkNode>();

  const nodeOf = (state: ChartState): ElkNode => {
    const isCollapsed = drawing.collapsed.has(state.id);
    const inner = isCollapsed ? [] : tree.childrenOf(state.id);
    const lines = isCollapsed ? [plain(`${tree.sizeOf(state.id)} inside`)] : linesOf(chart, state, tree);
    boxes.set(state.id, { state, lines, isCollapsed });
    const head = TITLE_HEIGHT + lines.length * LINE_HEIGHT + (lines.length > 0 ? 6 : 0);
    const room = inner.length > 0 || isCollapsed ? 26 : 0;
    const texts = [measure(state.key, "title") + room, ...lines.map(({ text }) => measure(text, "line"))];
    const width = Math.ceil(Math.max(SMALLEST_WIDTH, ...texts.map((text) => text + 22)));
    const node =
      inner.length > 0
        ? groupOf(state, inner.map(nodeOf), { width, head, isWhole: drawing.isWhole })
        : leafOf(state, width, Math.max(SMALLEST_HEIGHT, head));
    nodes.set(state.id, node);
    return node;
  };
  const root = nodeOf(tree.root);
  for (const state of chart.states) {
    const node = nodes.get(state.id);
    const first = state.initial === null ? null : tree.shown(state.initial);
    if (node?.children && first !== null)
      node.edges?.push({ id: `${state.id}${START}`, sources: [`${state.id}${START}`], targets: [first] });
  }
  for (const edge of edges.values()) {
    const inside = nodes.get(tree.homeOf(edge.source, edge.target));
    const width = Math.ceil(Math.max(...edge.rows.map((row) => measure(row, "label")))) + 8;
    const drawn: ElkExtendedEdge = {
      id: edge.id,
      sources: [edge.source === inside?.id ? pillIn(inside, measure) : edge.source],
      targets: [edge.target === inside?.id ? `${edge.target}${START}` : edge.target],
      ...(drawing.hasLabels && {
        labels: [{ id: `${edge.id}::label`, text: " ", width, height: edge.rows.length * LABEL_HEIGHT + 2 }],
      }),
    };
    inside?.edges?.push(drawn);
  }
  const elk = {
    id: "::page",
    layoutOptions: {
      "elk.algorithm": "layered",
      "elk.padding": "[top=6,left=6,bottom=6,right=6]",
      "org.eclipse.elk.json.shapeCoords": "ROOT",
      "org.eclipse.elk.json.edgeCoords": "ROOT",
    },
    children: [root],
  };
  return { elk, boxes, edges };
}

class StateTree {
  readonly root: ChartState;
  readonly #children: Map<string | null, ChartState[]>;
  readonly #states: Map<string, ChartState>;
  readonly #drawing: Drawing;

  constructor(chart: Chart, drawing: Drawing) {
    this.#children = Map.groupBy(chart.states, ({ parent }) => parent);
    this.#states = new Map(chart.states.map((state) => [state.id, state]));
    this.#drawing = drawing;
    const root = this.childrenOf(null)[0];
    if (!root) throw new Error(`the chart ${chart.id} has no root`);
    this.root = root;
  }

  childrenOf(id: string | null): ChartState[] {
    return this.#children.get(id) ?? [];
  }

  sizeOf(id: string): number {
    return this.childrenOf(id).reduce((sum, child) => sum + 1 + this.sizeOf(child.id), 0);
  }

  /** Innermost first, the state itself included. */
  #around(id: string): string[] {
    const around: string[] = [];
    for (let at = this.#states.get(id); at; at = this.#states.get(at.parent ?? "")) around.push(at.id);
    return around;
  }

  /** The outermost collapsed state around it, or itself. */
  shown(id: string): string {
    return this.#around(id).findLast((above) => this.#drawing.collapsed.has(above)) ?? id;
  }

  /** The innermost state around both; where one is around the other, that one. */
  homeOf(source: string, target: string): string {
    const around = new Set(this.#around(target));
    const isLoop = source === target;
    return this.#around(source).find((id) => around.has(id) && !(isLoop && id === source)) ?? this.root.id;
  }

  /** Where a line between two states is drawn; `null` where it cannot be, because it would cross from region to region. */
  endsOf(from: string, to: string): { source: string; target: string } | null {
    const [source, target] = [this.shown(from), this.shown(to)];
    const home = this.homeOf(source, target);
    if (this.#states.get(home)?.type === "parallel") return null;
    if (this.#drawing.isWhole) return { source, target };
    const borderOf = (id: string) =>
      id === home ? id : (this.#around(id).find((_, index, all) => all[index + 1] === home) ?? id);
    return { source: borderOf(source), target: borderOf(target) };
  }
}

function edgesOf(chart: Chart, tree: StateTree): Map<string, ChartEdge> {
  const edges = new Map<string, ChartEdge>();
  for (const transition of chart.transitions)
    for (const aim of transition.targets) {
      const ends = tree.endsOf(transition.source, aim);
      if (ends === null) continue;
      const isHidden = ends.source === ends.target && transition.source !== aim;
      if (isHidden) continue;
      const id = `${ends.source}>${ends.target}`;
      const edge = edges.get(id) ?? { id, ...ends, transitions: [], rows: [] };
      edge.transitions.push(transition);
      edges.set(id, edge);
    }
  for (const edge of edges.values()) {
    const words = [...new Set(edge.transitions.map((transition) => shortened(transitionWords(transition))))];
    const isCut = words.length > MOST_ROWS;
    edge.rows = isCut ? [...words.slice(0, MOST_ROWS - 1), `and ${words.length - MOST_ROWS + 1} more`] : words;
  }
  return edges;
}

function leafOf({ id, type }: ChartState, width: number, height: number): ElkNode {
  return type === "history" ? { id, width: 30, height: 30 } : { id, width, height };
}

type Room = { width: number; head: number; isWhole: boolean };

function groupOf(state: ChartState, inner: ElkNode[], { width, head, isWhole }: Room): ElkNode {
  const start = state.initial === null ? [] : [{ id: `${state.id}${START}`, width: 10, height: 10 }];
  return {
    id: state.id,
    children: [...start, ...inner],
    edges: [],
    layoutOptions: {
      ...(state.type === "parallel" ? PACKED : { ...LAYERED, ...(isWhole ? ACROSS : APART) }),
      "elk.padding": `[top=${head + 12},left=16,bottom=16,right=16]`,
      "elk.nodeSize.constraints": "MINIMUM_SIZE",
      "elk.nodeSize.minimum": `(${width},${head + 20})`,
    },
  };
}

/** A line cannot leave from the box that it is drawn in: it leaves from a pill inside that stands for all its states. */
function pillIn(group: ElkNode, measure: Measure): string {
  const id = `${group.id}${ANY}`;
  if (!group.children?.some((child) => child.id === id))
    group.children?.push({ id, width: Math.ceil(measure(ANY_TEXT, "label")) + 18, height: 20 });
  return id;
}

/** What is written inside a box: entry and exit, who works there, and the transitions that no line is drawn for. */
function linesOf(chart: Chart, state: ChartState, tree: StateTree): BoxLine[] {
  const acts = [
    ...state.entry.map((action) => plain(`entry / ${action}`)),
    ...state.exit.map((action) => plain(`exit / ${action}`)),
    ...state.invoke.map(({ src }) => plain(`◆ ${src}`)),
  ];
  const told = chart.transitions.flatMap((transition): BoxLine[] => {
    if (transition.source !== state.id) return [];
    if (transition.targets.length === 0)
      return [{ text: shortened(fullTransitionWords(transition), LONGEST_LINE), transition: transition.id }];
    const leaves = transition.targets.filter((target) => tree.endsOf(state.id, target)?.source !== state.id);
    const names = leaves.map((target) => target.split(".").at(-1)).join(", ");
    if (leaves.length === 0) return [];
    return [{ text: shortened(`${transitionWords(transition)} → ${names}`, LONGEST_LINE), transition: transition.id }];
  });
  return [...acts, ...told];
}

const plain = (text: string): BoxLine => ({ text: shortened(text, LONGEST_LINE), transition: null });
