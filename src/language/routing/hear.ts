import { inEnglish } from "../gloss/inEnglish.ts";
import { tokensOf } from "../gloss/languages.ts";
import type { Heard } from "./classifier/routeSample.ts";
import type { SignalContext, SignalSource } from "./computedSignals.ts";
import { readSignals, SIGNAL_NAMES, signalPlace } from "./readSignals.ts";
import type { Rule } from "./rules/rule.ts";
import { RULES } from "./rules/rules.ts";

/** A conversation in which nothing has been said yet. */
const NOTHING_SAID: SignalContext = { recentRoute: null, hasRecentLog: false, hasRecentWorkout: false };
/** The rules with their signals by place. */
const BY_PLACE = RULES.map((rule) => ({
  rule,
  needs: rule.needs.map((either) => either.map(signalPlace)),
  unless: rule.unless.map(signalPlace),
}));
/** For each rule 1 where it may fire whatever is heard. */
const ALWAYS: readonly number[] = BY_PLACE.map(({ needs }) => Number(needs.length === 0));
/** For each signal the rules that may fire because of it: each is listed under the narrowest of its needs. */
const RULES_OF: readonly (readonly number[])[] = rulesBySignal();

function rulesBySignal(): number[][] {
  const listed: number[][] = Array.from({ length: SIGNAL_NAMES.length + 1 }, () => []);
  for (const [index, { needs }] of BY_PLACE.entries()) {
    const [narrowest] = needs.toSorted((a, b) => a.length - b.length);
    for (const place of narrowest ?? []) listed[place]?.push(index);
  }
  return listed;
}

/** The signals and the rules that fire on a request in its context. */
export function listen(source: SignalSource): { signals: string[]; fired: Rule[] } {
  const { isHeard } = source;
  const signals: string[] = [];
  const mayFire = ALWAYS.slice();
  for (let place = 0; place < SIGNAL_NAMES.length; place += 1) {
    if (!isHeard(place)) continue;
    signals.push(SIGNAL_NAMES[place] as string);
    for (const index of RULES_OF[place] ?? []) mayFire[index] = 1;
  }
  const fired: Rule[] = [];
  for (let index = 0; index < mayFire.length; index += 1) {
    if (mayFire[index] === 0) continue;
    const one = BY_PLACE[index];
    if (one?.needs.every((either) => either.some(isHeard)) && !one.unless.some(isHeard)) fired.push(one.rule);
  }
  return { signals, fired };
}

/** Whether the conversation changes nothing about how a request is heard. */
export const isOutOfContext = ({ recentRoute, hasRecentLog, hasRecentWorkout }: SignalContext) =>
  recentRoute !== "COACH" && !hasRecentLog && !hasRecentWorkout;

/** A request as the classifier hears it: out of its context. */
export function hear(text: string): Heard {
  const source = readSignals(text, NOTHING_SAID);
  return inEnglishToo(text, { source, ...listen(source) });
}

/** What was heard out of context, with what its rough English adds to a request in another language. */
export function inEnglishToo(
  text: string,
  { source, signals, fired }: { source: SignalSource; signals: readonly string[]; fired: readonly Rule[] },
): Heard {
  const english = inEnglish(tokensOf(text))?.join(" ");
  if (english === undefined) return { text: source.text, signals, rules: fired.map(({ id }) => id) };
  const inOther = listen(readSignals(english, NOTHING_SAID));
  return {
    text: source.text,
    signals: [...new Set([...signals, ...inOther.signals])],
    rules: [...new Set([...fired, ...inOther.fired])].map(({ id }) => id),
  };
}
