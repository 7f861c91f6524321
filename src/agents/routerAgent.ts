import { AppError } from "../errors.ts";
import { type RoutingContext, routeMessage } from "../language/routing/routeMessage.ts";
import type { Routing } from "../protocol/understanding.ts";
import type { Work } from "./agent.ts";

export type RouterInput = Omit<RoutingContext, "threshold"> & { text: string };

/**
 * Decides what a message asks for, by rules and the classifier. Leaves one `routed` line in the trace. `threshold` (0 to 1) is the
 * confidence below which the chart asks.
 */
export function createRouterAgent({ threshold }: { threshold: number }): Work<RouterInput, Routing> {
  return async ({ text, ...context }, scope) => {
    const began = performance.now();
    const latency = () => Math.round((performance.now() - began) * 1_000) / 1_000;
    try {
      const routing = routeMessage(text, { ...context, threshold });
      const [first] = routing.items;
      scope.trace("routed", {
        route: first?.route ?? "UNKNOWN",
        confidence: first?.confidence ?? 0,
        clarification_needed: routing.kind === "requests" && isUnclear(routing, threshold),
        latency_ms: latency(),
        success: true,
      });
      return routing;
    } catch (error) {
      scope.trace("routed", {
        route: "UNKNOWN",
        confidence: 0,
        clarification_needed: true,
        latency_ms: latency(),
        success: false,
        error_class: error instanceof AppError ? error.code : error instanceof Error ? error.name : "unknown",
      });
      throw error;
    }
  };
}

const isUnclear = ({ items }: Routing, threshold: number): boolean =>
  items.some(({ route, confidence }) => route === "UNKNOWN" || confidence < threshold);
