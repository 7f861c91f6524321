import type { ChartTransition } from "../../../protocol/chart.ts";

const LONGEST = 38;

/** An event as it stands on a line of the chart: `✓ router`, `✗ router`, `after questionExpiry`, `user.message`. */
export function eventWords({ event, delay }: Pick<ChartTransition, "event" | "delay">): string {
  if (delay !== null) return `after ${typeof delay === "number" ? `${delay} ms` : delay}`;
  const [, outcome, from] = /^xstate\.(done|error)\.(?:actor|state)\.(.+)$/.exec(event) ?? [];
  if (from === undefined) return event === "" ? "always" : event;
  return `${outcome === "done" ? "✓" : "✗"} ${from.split(".").at(-1)}`;
}

export const isFailure = ({ event }: Pick<ChartTransition, "event">): boolean => event.startsWith("xstate.error.");

/** `✓ router [isRouted]` */
export function transitionWords(transition: Pick<ChartTransition, "event" | "delay" | "guard">): string {
  return transition.guard === null ? eventWords(transition) : `${eventWords(transition)} [${transition.guard}]`;
}

/** The same with its actions. */
export function fullTransitionWords(
  transition: Pick<ChartTransition, "event" | "delay" | "guard" | "actions">,
): string {
  const { actions } = transition;
  return actions.length > 0 ? `${transitionWords(transition)} / ${actions.join(", ")}` : transitionWords(transition);
}

export const shortened = (text: string, longest = LONGEST): string =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
