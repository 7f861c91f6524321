import type { Exercise } from "../protocol/exercise.ts";

/** What is worked out of all exercises of a catalogue, once for each catalogue, and kept as long as it. */
export function onceForAll<T>(work: (all: readonly Exercise[]) => T): (all: readonly Exercise[]) => T {
  const kept = new WeakMap<readonly Exercise[], { worked: T }>();
  return (all) => {
    let known = kept.get(all);
    if (known === undefined) {
      known = { worked: work(all) };
      kept.set(all, known);
    }
    return known.worked;
  };
}
