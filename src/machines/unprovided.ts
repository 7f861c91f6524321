import { fromPromise, type NonReducibleUnknown } from "xstate";

/** Typed stand-in for work that the runtime provides. Fails loudly if a machine runs without it. */
export function unprovided<Output, Input extends NonReducibleUnknown>(name: string) {
  return fromPromise<Output, Input>(async () => {
    throw new Error(`actor "${name}" was not provided`);
  });
}
