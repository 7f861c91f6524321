import type { Chart, ChartState } from "../../../protocol/chart.ts";

/** How an active state is shown: at work, waiting for the person, or just standing there. */
export type Lit = "working" | "awaiting" | "standing";

/** Of an active state without states inside. */
function litOf(state: ChartState): Lit {
  if (state.tags.includes("awaiting") || state.tags.includes("quiescent")) return "awaiting";
  return state.invoke.length > 0 || state.tags.includes("busy") ? "working" : "standing";
}

/** Of any state; a group is at work when something in it is. `null` when it is not active. */
export function litIn(id: string, active: ReadonlySet<string>, activeLeaves: readonly ChartState[]): Lit | null {
  if (!active.has(id)) return null;
  const within = activeLeaves.filter((leaf) => leaf.id === id || leaf.id.startsWith(`${id}.`)).map(litOf);
  return within.includes("working") ? "working" : within.includes("awaiting") ? "awaiting" : "standing";
}

/**
 * The ids of all active states, parents included, of a state value: `{dialogue: "idle"}` of the machine `chat` is `chat`,
 * `chat.dialogue` and `chat.dialogue.idle`.
 */
export function activeIds(chart: Pick<Chart, "id">, value: unknown): Set<string> {
  const found = new Set<string>([chart.id]);
  const visit = (under: string, at: unknown): void => {
    if (typeof at === "string") found.add(`${under}.${at}`);
    else if (typeof at === "object" && at !== null)
      for (const [key, below] of Object.entries(at)) {
        found.add(`${under}.${key}`);
        visit(`${under}.${key}`, below);
      }
  };
  visit(chart.id, value);
  return found;
}

/** `{dialogue: {logging: "working"}, safety: "clear"}` as `dialogue.logging.working, safety.clear`. */
export function valueWords(value: unknown): string {
  const paths = (at: unknown): string[] => {
    if (typeof at === "string") return [at];
    if (typeof at !== "object" || at === null) return [];
    return Object.entries(at).flatMap(([key, below]) => {
      const inside = paths(below);
      return inside.length === 0 ? [key] : inside.map((path) => `${key}.${path}`);
    });
  };
  return paths(value).join(", ");
}
