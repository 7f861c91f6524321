import { Fact, type FactType } from "../../protocol/facts.ts";
import type { Effect, ReplyPart } from "../../protocol/turn.ts";
import { listByType, listed, nameOf, untilOf, valueText } from "./factText.ts";

/** One short line for what was noted, what is over and what was forgotten. A deleted value is not said again. */
export function renderFacts(effects: readonly Effect[]): ReplyPart {
  const changed = effects.flatMap(({ op, data }) => {
    const fact = Fact.safeParse(data);
    return fact.success ? [{ op, fact: fact.data }] : [];
  });
  const byId = new Map(changed.map(({ fact }) => [fact.id, fact]));
  const factsOf = (op: Effect["op"], status?: Fact["status"]) =>
    changed.filter((one) => one.op === op && (!status || one.fact.status === status)).map(({ fact }) => fact);
  const tell = (fact: Fact) => {
    const before = fact.supersedes === null ? undefined : byId.get(fact.supersedes);
    const change = before && before.value !== fact.value ? ` (before: ${valueText(before.value)})` : "";
    return `${valueText(fact.value)}${untilOf(fact)}${change}`;
  };
  const noted = listByType(factsOf("create"), tell);
  const over = listByType(factsOf("update", "retracted"), ({ value }) => valueText(value));
  const forgotten = [...new Set<FactType>(factsOf("delete").map(({ type }) => type))].map(nameOf);
  const lines = [
    noted.length > 0 && `Noted: ${noted.join("; ")}.`,
    over.length > 0 && `Noted as no longer so: ${over.join("; ")}.`,
    forgotten.length > 0 && `Forgotten: your ${listed(forgotten)}.`,
  ];
  return { text: lines.filter((line) => line !== false).join(" "), cards: [], citations: [] };
}
