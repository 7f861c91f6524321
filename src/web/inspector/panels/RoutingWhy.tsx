import type { Pending, RouteDecision } from "../../../protocol/turn.ts";
import { QUIET } from "./Section.tsx";

const BY: Record<RouteDecision["by"], string> = {
  safety: "the safety screen",
  rule: "a rule",
  classifier: "the classifier",
  model: "a language model",
  pending: "the open question",
  user: "the person's choice",
};

/** What a message was taken for, how surely, by what, and what else it could have been. */
export function RoutingWhy({ routes, pending }: { routes: RouteDecision[]; pending: Pending | null }) {
  if (routes.length === 0) return <p className={`text-sm ${QUIET}`}>No route was decided in this turn.</p>;
  return (
    <div className="space-y-3">
      {routes.map((decision) => (
        <div key={`${decision.route}:${decision.text}`} className="text-sm">
          <p>
            <b className="font-mono">{decision.route}</b> by {BY[decision.by]}
            {decision.rule && (
              <>
                {" "}
                <code className="rounded bg-stone-200 px-1 text-xs dark:bg-stone-700">{decision.rule}</code>
              </>
            )}
          </p>
          {decision.text && <p className={`text-xs break-words ${QUIET}`}>“{decision.text}”</p>}
          <Score route={decision.route} score={decision.confidence} isChosen />
          {decision.alternatives.map(({ route, confidence }) => (
            <Score key={route} route={route} score={confidence} isChosen={false} />
          ))}
          {decision.signals.length > 0 && (
            <p className="mt-1 flex flex-wrap gap-1">
              {decision.signals.map((signal) => (
                <code key={signal} className="rounded bg-stone-200 px-1 text-[11px] break-all dark:bg-stone-700">
                  {signal}
                </code>
              ))}
            </p>
          )}
        </div>
      ))}
      {pending?.kind === "clarification" && pending.about === "route" && (
        <p className="rounded-md bg-violet-100 p-2 text-sm text-violet-950 dark:bg-violet-950 dark:text-violet-100">
          {whyAsked(routes)}
        </p>
      )}
    </div>
  );
}

/** In words: what made the reading unsure, and between what the person was asked to choose. */
function whyAsked(routes: RouteDecision[]): string {
  const unsure = routes.find(({ route }) => route === "UNKNOWN") ?? routes[0];
  if (!unsure) return "A clarification was asked.";
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const others = unsure.alternatives.map(({ route, confidence }) => `${route} (${percent(confidence)})`).join(" or ");
  if (unsure.route !== "UNKNOWN")
    return `A clarification was asked: ${unsure.route} was only ${percent(unsure.confidence)} sure${others ? `; it could have been ${others}` : ""}.`;
  const by = unsure.rule === null ? BY[unsure.by] : `the rule ${unsure.rule}`;
  return `A clarification was asked: by ${by} the words alone do not say what is wanted${others ? `; it could be ${others}` : ""}.`;
}

function Score({ route, score, isChosen }: { route: string; score: number; isChosen: boolean }) {
  return (
    <div className="mt-1 flex items-center gap-2 text-xs">
      <span className={`w-36 shrink-0 truncate font-mono ${isChosen ? "font-semibold" : QUIET}`}>{route}</span>
      <span className="h-2 flex-1 rounded bg-stone-200 dark:bg-stone-700">
        <span
          className={`block h-2 rounded ${isChosen ? "bg-teal-600" : "bg-stone-400"}`}
          style={{ width: `${Math.round(score * 100)}%` }}
        />
      </span>
      <span className="w-9 text-right tabular-nums">{Math.round(score * 100)} %</span>
    </div>
  );
}
