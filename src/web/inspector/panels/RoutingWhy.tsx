import type { Pending, RouteDecision } from "../../../protocol/turn.ts";
import { ScoreBar } from "./ScoreBar.tsx";
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
          <ScoreBar name={decision.route} score={decision.confidence} text={percent(decision.confidence)} isChosen />
          {decision.alternatives.map(({ route, confidence }) => (
            <ScoreBar key={route} name={route} score={confidence} text={percent(confidence)} isChosen={false} />
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
  const others = unsure.alternatives.map(({ route, confidence }) => `${route} (${percent(confidence)})`).join(" or ");
  if (unsure.route !== "UNKNOWN")
    return `A clarification was asked: ${unsure.route} was only ${percent(unsure.confidence)} sure${others ? `; it could have been ${others}` : ""}.`;
  const by = unsure.rule === null ? BY[unsure.by] : `the rule ${unsure.rule}`;
  return `A clarification was asked: by ${by} the words alone do not say what is wanted${others ? `; it could be ${others}` : ""}.`;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
