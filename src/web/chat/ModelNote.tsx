import type { ModelCall, ModelOut } from "../../protocol/modelCall.ts";
import type { Usage } from "../../protocol/turn.ts";

type Props = {
  calls: readonly ModelCall[];
  /** Why none could be asked. */
  out: ModelOut | undefined;
  usage: Usage;
};

const OUT: Record<Exclude<ModelCall["outcome"], "answered">, string> = {
  aborted: "stopped",
  unavailable: "model out of reach",
  overBudget: "over budget",
  invalid: "model gave nothing usable",
  refused: "model refused",
};

/** Who spoke: the models that answered with their cost, or that none did and why. */
export function ModelNote({ calls, out, usage }: Props) {
  const answered = [...new Set(calls.filter(({ outcome }) => outcome === "answered").map(({ model }) => model))];
  const failed = calls.flatMap(({ outcome }) => (outcome === "answered" ? [] : [OUT[outcome]]));
  const outs = out === undefined ? failed : [OUT[out]];
  const why = outs.length > 0 ? ` (${[...new Set(outs)].join(", ")})` : "";
  if (answered.length === 0) return <span>Without a model{why}</span>;
  const tokens = usage.inputTokens + usage.outputTokens;
  return (
    <span className="tabular-nums">
      {answered.join(", ")} · {tokens.toLocaleString()} tokens · {costText(usage.costUsd)}
    </span>
  );
}

/** Small amounts are not rounded to nothing. */
function costText(usd: number): string {
  if (usd === 0) return "no cost known";
  return usd < 0.01 ? `$${usd.toPrecision(2)}` : `$${usd.toFixed(2)}`;
}
