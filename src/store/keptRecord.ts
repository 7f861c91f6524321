import type { AskedGuard, TransitionStep, TurnRecord } from "../protocol/turnRecord.ts";

/** What of a step is the same whenever a chart goes the same way: all but when, and what the guards read. */
export type StepShape = Omit<TransitionStep, "at" | "guards"> & {
  /** `paths` are what the guard reads, in the order of the step's values. */
  guards: (Omit<AskedGuard, "values"> & { paths: string[] })[];
};

/** `text` is the shape as JSON, `id` follows from it: the same shape has the same id everywhere and for ever. */
export type WrittenShape = { id: string; text: string };

export type ReadValue = AskedGuard["values"][string];

/** A step as it is kept: `values` are those of all its guards, one after the other. */
export type KeptStep = { at: number; shape: WrittenShape; values: ReadValue[] };

/** A record on its way to the disk. */
export type KeptRecord = Omit<TurnRecord, "steps"> & { steps: KeptStep[] };
