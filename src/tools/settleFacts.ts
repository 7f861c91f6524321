import type { FactStatement } from "../protocol/facts.ts";
import type { KeyedFact } from "../store/store.ts";

/** One step of bringing what is known in line with what was said. */
export type FactStep<Statement> =
  | { do: "mark"; id: string; status: "superseded" | "retracted" }
  | { do: "add"; statement: Statement; supersedes: string | null };
type Stated = Pick<FactStatement, "op" | "type" | "key" | "value" | "confidence" | "expiresAt">;

const isUnder = (key: string, above: string) => key === above || key.startsWith(`${above}:`);
const sameText = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whether a fact says already what is said now: the same, as surely, for as long. */
function saysAlready({ fact }: KeyedFact, { type, value, confidence, expiresAt }: Stated): boolean {
  // A liking that has turned has the same key and value.
  if (fact.type !== type || !sameText(fact.value, value)) return false;
  if (fact.expiresAt === null) return expiresAt !== null || confidence !== "explicit" || fact.confidence === "explicit";
  return fact.expiresAt === expiresAt;
}

/**
 * What to do with the facts of one person when they say something more. In: all facts as they are and the statements, in
 * order; a statement's `expiresAt` is the moment, as a fact has it. Out: the steps, none when nothing is new. A value takes
 * the place of the current ones with its key; one for a while only leaves the lasting one as it is. An `end` spares what
 * the same message states.
 */
export function settleFacts<Statement extends Stated>(
  known: readonly KeyedFact[],
  statements: readonly Statement[],
): FactStep<Statement>[] {
  const current = new Map(known.filter(({ fact }) => fact.status === "current").map((one) => [one.fact.id, one]));
  const stated = new Map(statements.filter(({ op }) => op === "state").map((one) => [one.key, one]));
  const steps: FactStep<Statement>[] = [];
  const mark = (id: string, status: "superseded" | "retracted") => {
    steps.push({ do: "mark", id, status });
    current.delete(id);
  };
  for (const { op, key } of statements) {
    if (op !== "end") continue;
    for (const one of [...current.values()])
      if (isUnder(one.key, key) && !stated.has(one.key)) mark(one.fact.id, "retracted");
  }
  for (const statement of stated.values()) {
    const same = [...current.values()].filter(({ key }) => key === statement.key);
    if (same.some((one) => saysAlready(one, statement))) continue;
    const replaced = same.filter(({ fact }) => statement.expiresAt === null || fact.expiresAt !== null);
    for (const { fact } of replaced) mark(fact.id, "superseded");
    steps.push({ do: "add", statement, supersedes: replaced.at(-1)?.fact.id ?? null });
  }
  return steps;
}
