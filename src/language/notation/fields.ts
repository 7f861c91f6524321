import { entered } from "../patterns/enteredPattern.ts";
import { type Gathering, newest, nextClause } from "./gathering.ts";
import type { Mark } from "./marks.ts";
import type { Clause } from "./readClauses.ts";

const WAYS = entered(/^(?:total )?(?:distance|dist|distanz|strecke|distancia|distanza)$/i);
const TIMES = entered(
  /^(?:(?:moving|elapsed|total|finish) )?(?:time|duration|zeit|dauer|temps|duree|tiempo|tempo|durata)$/i,
);

const wordsOf = (clause: Clause, text: string): string => {
  const words = clause.marks.filter(({ kind }) => kind === "word");
  const [first, last] = [words[0], words.at(-1)];
  return first === undefined || last === undefined ? "" : text.slice(first.start, last.end).trim();
};

/** Whether the exercise that is told covers a way, and its time is still to come. */
const awaitsTime = (state: Gathering): boolean => {
  const marks = newest(state)?.marks ?? [];
  return marks.some(({ kind }) => kind === "length" || kind === "m") && !marks.some(({ kind }) => kind === "time");
};

/**
 * A clause without the label of a field ("Distance 10 km", "Time: 54:31" below a distance), as apps write runs down; its figures
 * are what the label says. The clause as it is where it has none; `null` where it is nothing but the label.
 */
export function withoutField(state: Gathering, clause: Clause): Clause | null {
  const label = wordsOf(clause, state.text);
  if (clause.marks[0]?.kind !== "word" && state.field === null) return clause;
  const isWay = WAYS.test(label);
  const mayBeTime = TIMES.test(label) && awaitsTime(state);
  const isAlone = clause.marks.every(({ kind }) => kind === "word");
  if (isAlone && (isWay || mayBeTime) && nextClause(state)?.sign === ":") {
    state.field = isWay ? "way" : "time";
    return null;
  }
  const own = state.field !== null && clause.sign === ":" ? state.field : isAlone ? null : isWay ? "way" : null;
  const isTime = own === "time" || (!isAlone && mayBeTime);
  state.field = null;
  if (own === null && !isTime) return clause;
  const told = clause.marks.filter(
    ({ kind }) => kind !== "word" || label === "" || !(WAYS.test(label) || TIMES.test(label)),
  );
  return { ...clause, marks: own === "way" ? told.map(asWay) : told };
}

/** "5k" of a way is so many kilometres. */
const asWay = (mark: Mark): Mark =>
  mark.kind === "k" ? { kind: "length", value: mark.value, unit: "km", start: mark.start, end: mark.end } : mark;
