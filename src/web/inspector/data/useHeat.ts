import { useEffect, useState } from "react";
import type { Heat } from "../../../protocol/heat.ts";
import type { Source } from "./source.ts";

/** What is counted: this conversation, all of the person's, or what the test suite went through. */
export const HEAT_SCOPES = { off: "Off", here: "Here", all: "All", tests: "Tests" } as const;
export type HeatScope = keyof typeof HEAT_SCOPES;

type Wanted = { source: Source; machine: string | undefined; conversationId: string; newest: number };

/** How often and how long, once it is asked for and again when `newest` has risen; or why it cannot be told. */
export function useHeat({ source, machine, conversationId, newest }: Wanted, scope: HeatScope) {
  const [heat, setHeat] = useState<Heat | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // What the tests went through does not change by what is said here.
  const round = scope === "tests" ? 0 : newest;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` counts again
  useEffect(() => {
    setProblem(null);
    if (scope === "off" || !machine) return setHeat(null);
    let isOver = false;
    source.heat(machine, scope, conversationId).then(
      (next) => !isOver && setHeat(next),
      (error: unknown) => {
        if (isOver) return;
        setHeat(null);
        setProblem(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      isOver = true;
    };
  }, [source, conversationId, machine, scope, round]);
  return { heat, problem };
}
