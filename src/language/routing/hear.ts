import type { Heard } from "./classifier/routeSample.ts";
import type { SignalContext, SignalSource } from "./computedSignals.ts";
import { readSignals, SIGNAL_NAMES } from "./readSignals.ts";
import type { Rule } from "./rules/rule.ts";
import { RULES } from "./rules/rules.ts";

/** A conversation in which nothing has been said yet. */
const NOTHING_SAID: SignalContext = { recentRoute: null, hasRecentLog: false, hasRecentWorkout: false };
const NAMES = [...SIGNAL_NAMES];
const PLACES = new Map(NAMES.map((name, place) => [name, place]));

/** The place of a signal. One that does not exist has one of its own, where nothing is ever heard. */
const placeOf = (name: string) => PLACES.get(name) ?? NAMES.length;
/** The rules with their signals by place: every request is held against all of them. */
const BY_PLACE = RULES.map((rule) => ({
  rule,
  needs: rule.needs.map((either) => either.map(placeOf)),
  unless: rule.unless.map(placeOf),
}));

/** The signals and the rules that fire on a request in its context. */
export function listen(source: SignalSource): { signals: string[]; fired: Rule[] } {
  const heard = [...NAMES.map((name) => source.has(name)), false];
  const isHeard = (place: number) => heard[place] === true;
  const fired = BY_PLACE.filter(
    ({ needs, unless }) => needs.every((either) => either.some(isHeard)) && !unless.some(isHeard),
  );
  return { signals: NAMES.filter((_, place) => isHeard(place)), fired: fired.map(({ rule }) => rule) };
}

/** Whether the conversation changes nothing about how a request is heard. */
export const isOutOfContext = ({ recentRoute, hasRecentLog, hasRecentWorkout }: SignalContext) =>
  recentRoute !== "COACH" && !hasRecentLog && !hasRecentWorkout;

/** A request as the classifier hears it: out of its context. */
export function hear(text: string): Heard {
  const source = readSignals(text, NOTHING_SAID);
  const { signals, fired } = listen(source);
  return { text: source.text, signals, rules: fired.map(({ id }) => id) };
}
