import { momentText } from "../../language/dates/localDay.ts";
import type { FactStatement } from "../../protocol/facts.ts";
import type { Command, JsonObject } from "../../protocol/understanding.ts";
import { changeFromFacts, NO_CHANGE } from "./changeFromFacts.ts";

const DAY_MS = 86_400_000;
const MOST_STATEMENTS = 40;

/** Midnight after the last day on which something holds. */
const endOf = (lastDay: string, timezone: string): string =>
  momentText(Math.floor(Date.parse(lastDay) / DAY_MS) + 1, 0, timezone);

/**
 * The write that stores what was said, none for nothing. What holds for a while only does not change the profile: it goes
 * along with its fact.
 */
export function rememberCommands(
  statements: readonly FactStatement[],
  { sentAt, timezone }: { sentAt: string; timezone: string },
): Command[] {
  if (statements.length === 0) return [];
  const kept = statements.slice(0, MOST_STATEMENTS);
  const isLasting = ({ op, expiresAt }: FactStatement) => op === "end" || expiresAt === null;
  const told = kept.map(({ text, ...statement }) => {
    const full = { ...statement, text };
    const change = isLasting(full) ? NO_CHANGE : changeFromFacts([full]);
    const means = JSON.stringify(change) === JSON.stringify(NO_CHANGE) ? null : change;
    const { expiresAt } = statement;
    return { ...statement, expiresAt: expiresAt === null ? null : endOf(expiresAt, timezone), means };
  });
  const input = { at: sentAt, statements: told, profile: changeFromFacts(kept.filter(isLasting)) };
  return [{ tool: "remember_facts", input: input as unknown as JsonObject }];
}
