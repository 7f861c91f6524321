import type { AskedGuard, TransitionStep } from "../../protocol/turnRecord.ts";
import { guardName } from "../chartNames.ts";
import type { Asked } from "./askedGuards.ts";
import { readsOf } from "./guardReads.ts";
import type { Move } from "./move.ts";

/** A move in words, for those who watch. */
export function stepOf({ actor, logic, event, edges, asked, ...move }: Move): Omit<TransitionStep, "at"> {
  const { actions, entered, exited } = move;
  return { actor, machine: logic.id, event, edges, guards: asked.map(guardOf), actions, entered, exited };
}

const names = new WeakMap<object, string>();

const guardOf = (asked: Asked): AskedGuard => {
  const { edge, guard, result } = asked;
  return { edge, name: nameOf(guard), result, values: readsOf(asked) };
};

function nameOf(guard: unknown): string {
  if (typeof guard === "string") return guard;
  const known = names.get(guard as object) ?? guardName(guard) ?? "";
  names.set(guard as object, known);
  return known;
}
