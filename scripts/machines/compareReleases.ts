import type { Chart, ChartState, ChartTransition } from "../../src/protocol/chart.ts";
import type { Release } from "./releases.ts";

/** What differs between two releases, in words, a line a difference. Empty when a stored snapshot cannot tell them apart. */
export function compareReleases(before: Release, after: Release): string[] {
  const lines: string[] = [];
  for (const chart of before.charts) if (!chartIn(after, chart.id)) lines.push(`machine "${chart.id}" is gone`);
  for (const chart of after.charts) {
    const old = chartIn(before, chart.id);
    if (!old) lines.push(`machine "${chart.id}" is new`);
    else if (old.hash !== chart.hash) lines.push(...differencesOf(old, chart));
  }
  return [...lines, ...compareMaps(before.context, after.context, "context", "holds", "held")];
}

/** Machines whose chart differs while their version does not. */
export function changedUnderOneVersion(before: Release, after: Release): string[] {
  return after.charts.flatMap((chart) => {
    const old = chartIn(before, chart.id);
    return old && old.hash !== chart.hash && old.version === chart.version ? [chart.id] : [];
  });
}

const chartIn = ({ charts }: Release, id: string) => charts.find((chart) => chart.id === id);

function differencesOf(before: Chart, after: Chart): string[] {
  const lines = [
    ...compareMaps(before.machines, after.machines, `${after.id}: actor`, "is", "was"),
    ...compareStates(before.states, after.states),
    ...compareEdges(before.transitions, after.transitions),
  ];
  return lines.length > 0 ? lines : [`${after.id}: the order of its states or edges changed`];
}

function compareMaps(
  before: Record<string, string>,
  after: Record<string, string>,
  of: string,
  now: string,
  then: string,
): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const holder = (name: string) => name.slice(0, Math.max(name.lastIndexOf("."), name.lastIndexOf("[]"), 0));
  return names.flatMap((name) => {
    const [was, is] = [before[name], after[name]];
    if (was === is) return [];
    // What comes or goes with the thing that holds it is said once.
    if (was === undefined)
      return before[holder(name)] === undefined && holder(name) ? [] : [`${of} "${name}" is new: ${is}`];
    if (is === undefined) return after[holder(name)] === undefined && holder(name) ? [] : [`${of} "${name}" is gone`];
    return [`${of} "${name}" ${now} ${is}, ${then} ${was}`];
  });
}

function compareStates(before: ChartState[], after: ChartState[]): string[] {
  const gone = before.filter(({ id }) => !after.some((state) => state.id === id));
  const changed = after.flatMap((state) => {
    const old = before.find(({ id }) => id === state.id);
    if (!old) return [`state "${state.id}" is new`];
    const aspects = {
      kind: [old.type, state.type],
      "initial state": [old.initial, state.initial],
      tags: [old.tags, state.tags],
      entry: [old.entry, state.entry],
      exit: [old.exit, state.exit],
      work: [old.invoke.map(invokeWords), state.invoke.map(invokeWords)],
    };
    return Object.entries(aspects).flatMap(([aspect, [was, is]]) =>
      words(was) === words(is) ? [] : [`state "${state.id}": ${aspect} is ${words(is)}, was ${words(was)}`],
    );
  });
  return [...gone.map(({ id }) => `state "${id}" is gone`), ...changed];
}

const invokeWords = ({ id, src }: { id: string; src: string }) => (id === src ? id : `${id} (${src})`);
const words = (value: unknown) => (Array.isArray(value) ? value.join(", ") : String(value ?? "")) || "none";

function compareEdges(before: ChartTransition[], after: ChartTransition[]): string[] {
  const keys = [...new Set([...before, ...after].map(edgeKey))];
  return keys.flatMap((key) => {
    const old = before.filter((edge) => edgeKey(edge) === key);
    const now = after.filter((edge) => edgeKey(edge) === key);
    const oldWords = old.map(edgeWords);
    const nowWords = now.map(edgeWords);
    const gone = old.filter((edge) => !nowWords.includes(edgeWords(edge)));
    const added = now.filter((edge) => !oldWords.includes(edgeWords(edge)));
    const isReordered = gone.length === 0 && added.length === 0 && oldWords.join() !== nowWords.join();
    return isReordered ? [`${key}: the edges are tried in another order`] : pairEdges(key, gone, added);
  });
}

/** An edge that keeps its target or its guard has changed; the others have come or gone. */
function pairEdges(key: string, gone: ChartTransition[], added: ChartTransition[]): string[] {
  const lines: string[] = [];
  const left = [...gone];
  for (const edge of added) {
    const sameTarget = left.findIndex((old) => old.targets.join() === edge.targets.join());
    const index = sameTarget >= 0 ? sameTarget : left.findIndex((old) => old.guard === edge.guard);
    const [old] = index >= 0 ? left.splice(index, 1) : [];
    if (!old) lines.push(`${key}: new edge ${edgeWords(edge)}`);
    else if (old.guard !== edge.guard)
      lines.push(
        `${key}: the guard of the edge to ${targetWords(edge)} is ${guardWords(edge)}, was ${guardWords(old)}`,
      );
    else lines.push(`${key}: the edge ${edgeWords(edge)}, was ${edgeWords(old)}`);
  }
  return [...lines, ...left.map((edge) => `${key}: the edge ${edgeWords(edge)} is gone`)];
}

const edgeKey = ({ source, event }: ChartTransition) => `"${source}" ${eventWords(event, source)}`;

function eventWords(event: string, source: string): string {
  const [, kind = "", of = ""] = /^xstate\.(after|done\.actor|error\.actor)\.(.+)$/.exec(event) ?? [];
  if (kind === "after") return `after ${of.replace(`.${source}`, "")}`;
  if (kind === "done.actor") return `when "${of}" is done`;
  if (kind === "error.actor") return `when "${of}" fails`;
  return event === "always" ? "at once" : `on ${event}`;
}

const targetWords = ({ targets }: ChartTransition) => (targets.length > 0 ? `"${targets.join(", ")}"` : "itself");
const guardWords = ({ guard }: ChartTransition) => guard ?? "none";
const edgeWords = (edge: ChartTransition) =>
  [
    edge.guard ? `if ${edge.guard}` : "",
    `to ${targetWords(edge)}`,
    edge.reenter ? "entering anew" : "",
    edge.actions.length > 0 ? `doing ${edge.actions.join(", ")}` : "",
  ]
    .filter(Boolean)
    .join(" ");
