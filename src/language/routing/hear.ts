import type { Heard } from "./classifier/routeWeights.ts";
import type { SignalContext, SignalSource } from "./computedSignals.ts";
import { readSignals, SIGNAL_NAMES } from "./readSignals.ts";
import type { Rule } from "./rules/rule.ts";
import { RULES } from "./rules/rules.ts";

/** A conversation in which nothing has been said yet. */
const NOTHING_SAID: SignalContext = { recentRoute: null, hasRecentLog: false, hasRecentWorkout: false };
const NAMES = [...SIGNAL_NAMES];

const fires = (rule: Rule, has: (name: string) => boolean): boolean =>
  rule.needs.every((either) => either.some(has)) && !rule.unless.some(has);

/** The rules that fire on a request. */
export const firing = (source: SignalSource): Rule[] => RULES.filter((rule) => fires(rule, (name) => source.has(name)));

const isNothing = ({ recentRoute, hasRecentLog, hasRecentWorkout }: SignalContext) =>
  recentRoute !== "COACH" && !hasRecentLog && !hasRecentWorkout;

/** A request as the classifier hears it: out of its context. `read` spares work where its signals are known. */
export function hear(text: string, read: SignalSource | null = null): Heard {
  const source = read && isNothing(read.context) ? read : readSignals(text, NOTHING_SAID);
  return {
    text,
    signals: NAMES.filter((name) => source.has(name)),
    rules: firing(source).map(({ id }) => id),
  };
}
