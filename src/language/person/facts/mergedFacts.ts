import type { FactStatement } from "../../../protocol/facts.ts";

const MOST_FACTS = 40;
const isUnder = (key: string, prefix: string) => key === prefix || key.startsWith(`${prefix}:`);

/** When one works, and not as what. */
const HOURS_ALONE =
  /^(?:(?:permanent |rotating |mostly |de |por las? |turnos? de |la |a |en )*(?:nights?|days|shifts?|evenings|weekends|(?:night|day|early|late|shift|swing|rotating|split) ?(?:shifts?|work)|nachts?|nachtschicht\w*|nachtdienst|schicht\w*|fruhschicht|spatschicht|nuit|noches?|turnos|turnos rotativos|di notte|i turni(?: di notte)?|noite|por turnos)|part[- ]time|full[- ]time|from home|remotely)$/iu;
const jobWithHours = (before: string, now: string): string | null =>
  HOURS_ALONE.test(before) === HOURS_ALONE.test(now) || before.includes("(") || now.includes("(")
    ? null
    : HOURS_ALONE.test(now)
      ? `${before} (${now})`
      : `${now} (${before})`;

/** In order; what is said later of the same thing takes the place of what was said before it in the same message. */
export function merged(all: readonly FactStatement[]): FactStatement[] {
  const kept: FactStatement[] = [];
  for (const fact of all) {
    const again = kept.findIndex(({ op, key }) => op === fact.op && key === fact.key);
    const [before] = again >= 0 ? kept.splice(again, 1) : [];
    // "Two kettlebells, that's it" says it once: in the words that name it.
    if (before !== undefined && before.value === fact.value && before.text.length > fact.text.length) {
      kept.push(before);
      continue;
    }
    // "I'm a nurse and I work nights": one job, in two clauses.
    const together =
      before !== undefined && fact.op === "state" && fact.type === "occupation"
        ? jobWithHours(before.value, fact.value)
        : null;
    if (together !== null) {
      kept.push({ ...fact, value: together });
      continue;
    }
    if (fact.op === "end") {
      for (let at = kept.length - 1; at >= 0; at -= 1) {
        const one = kept[at] as FactStatement;
        if (
          one.op === "state" &&
          isUnder(one.key, fact.key) &&
          one.text !== fact.text &&
          fact.type === one.type &&
          fact.key !== "equipment" &&
          fact.key !== "goal" &&
          fact.key !== "experience_level"
        )
          kept.splice(at, 1);
      }
    }
    kept.push(fact);
  }
  return kept.slice(0, MOST_FACTS);
}
