import type { Assembly } from "./assembly.ts";

const CLIMBS = /^(?:up|building|built|ramping|ramped|working|worked|finishing|ending|topping|peaking|going)$/;
const LOOKS_BACK = 4;

/**
 * Whether the load at a place is where several sets climbed to ("5 sets of 3 working up to 100 kg"): the last of them had
 * it, and nobody said what the others had.
 */
export function isClimbedTo(at: number, { marks, builder, step }: Assembly): boolean {
  const open = builder.open;
  const several = open !== undefined && ((open.sets ?? 1) > 1 || (open.counts?.length ?? 0) > 1);
  if (!several || open.weights !== null || step !== 0 || marks.some(({ kind }) => kind === "step")) return false;
  for (let back = at - 1; back >= Math.max(0, at - LOOKS_BACK); back -= 1) {
    const mark = marks[back];
    if (mark?.kind !== "word") return false;
    if (CLIMBS.test(mark.fold)) return true;
  }
  return false;
}
