import type { TransitionStep, TurnRecord } from "../protocol/turnRecord.ts";
import type { Database } from "./database.ts";
import type { KeptRecord, ReadValue, StepShape } from "./keptRecord.ts";

/** Shapes that are kept in mind; a chart has some hundreds. */
const MOST_REMEMBERED = 10_000;

type WrittenStep = [at: number, shape: string, ...values: ReadValue[]];
type Written = Omit<TurnRecord, "steps"> & { v: 2; steps: WrittenStep[] };

export type Records = {
  /** The text that stands with the checkpoint. Inside a write: shapes that are new are stored by it. */
  write(record: KeptRecord): string;
  /** `null` of `null`, and of the form before this one. A step whose shape is missing is left out, and counted. */
  read(text: string | null): TurnRecord | null;
};

/** Records of turns. What is the same in every turn that goes the same way is stored once and referred to. */
export function sqlRecords(database: Database): Records {
  const { builder } = database;
  const insertShape = database.prepare((given: { id: string; text: string }) =>
    builder
      .insertInto("step_shapes")
      .values({ shape_id: given.id, shape: given.text })
      .onConflict((conflict) => conflict.doNothing()),
  );
  const findShape = database.prepare((given: { id: string }) =>
    builder.selectFrom("step_shapes").select("shape").where("shape_id", "=", given.id),
  );
  /** Known to be on the disk. */
  const stored = new Set<string>();
  /** Inserted when so many transactions had been committed: that one may yet be undone. */
  const insertedAt = new Map<string, number>();
  const remembered = new Map<string, StepShape>();

  const store = (id: string, text: string): void => {
    if (stored.has(id)) return;
    if (insertShape.run({ id, text }) > 0) insertedAt.set(id, database.commits);
    else if (insertedAt.get(id) !== database.commits) {
      stored.add(id);
      insertedAt.delete(id);
    }
  };

  const shapeOf = (id: string): StepShape | null => {
    const known = remembered.get(id);
    if (known) return known;
    const row = findShape.get({ id });
    if (!row) return null;
    const shape = JSON.parse(row.shape) as StepShape;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(id, shape);
    return shape;
  };

  return {
    write({ steps, ...head }) {
      const written: Written = { v: 2, ...head, steps: [] };
      for (const { at, shape, values } of steps) {
        store(shape.id, shape.text);
        written.steps.push([at, shape.id, ...values]);
      }
      return JSON.stringify(written);
    },

    read(text) {
      if (text === null) return null;
      const { v, steps, ...head } = JSON.parse(text) as Written;
      if (v !== 2) return null;
      const whole = steps.flatMap((step) => {
        const shape = shapeOf(step[1]);
        return shape ? [wholeStep(step, shape)] : [];
      });
      return { ...head, steps: whole, leftOut: head.leftOut + steps.length - whole.length };
    },
  };
}

function wholeStep([at, _, ...values]: WrittenStep, { guards, ...shape }: StepShape): TransitionStep {
  let next = 0;
  return {
    at,
    ...shape,
    guards: guards.map(({ paths, ...guard }) => ({
      ...guard,
      values: Object.fromEntries(paths.map((path) => [path, values[next++] ?? null])),
    })),
  };
}
