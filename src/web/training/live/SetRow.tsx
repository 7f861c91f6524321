import { Check } from "lucide-react";
import { classes } from "../../ui/classes.ts";
import { NumberInput } from "../../ui/NumberInput.tsx";
import type { LiveExercise, LiveSet } from "./liveWorkout.ts";

const COLUMNS = "grid items-center gap-2 ";

/** The columns of a set and of the line above the sets. */
export const setColumns = ({ hasWeight }: LiveExercise): string =>
  COLUMNS +
  (hasWeight
    ? "grid-cols-[1.25rem_minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_2.75rem]"
    : "grid-cols-[1.25rem_minmax(0,1fr)_minmax(0,1fr)_2.75rem]");

type Props = {
  exercise: LiveExercise;
  set: LiveSet;
  number: number;
  error: string | null;
  onChange: (patch: Partial<LiveSet>) => void;
  onTick: () => void;
};

/** One set to be ticked with what was really done. */
export function SetRow({ exercise, set, number, error, onChange, onTick }: Props) {
  const { name, unit, hasWeight, isTimed } = exercise;
  const isDone = set.doneAt !== null;
  const label = (what: string) => `${name}, set ${number}: ${what}`;
  const look = classes("!px-2 text-center", isDone && "!bg-accent-soft");
  return (
    <li>
      <div className={setColumns(exercise)}>
        <span aria-hidden className="text-center text-muted text-sm tabular-nums">
          {number}
        </span>
        {hasWeight && (
          <NumberInput
            aria-label={label(`weight in ${unit}`)}
            value={set.weight}
            onChange={(weight) => onChange({ weight })}
            className={look}
          />
        )}
        {isTimed ? (
          <NumberInput
            isWhole
            aria-label={label("seconds")}
            value={set.durationS}
            onChange={(durationS) => onChange({ durationS })}
            className={look}
          />
        ) : (
          <NumberInput
            isWhole
            aria-label={label("reps")}
            value={set.reps}
            onChange={(reps) => onChange({ reps })}
            className={look}
          />
        )}
        <NumberInput aria-label={label("RPE")} value={set.rpe} onChange={(rpe) => onChange({ rpe })} className={look} />
        <button
          type="button"
          aria-pressed={isDone}
          aria-label={label("done")}
          onClick={onTick}
          className={classes(
            "flex size-11 items-center justify-center rounded-xl border transition-colors",
            isDone ? "border-accent bg-accent text-on-accent" : "border-edge bg-surface text-muted hover:bg-sunken",
          )}
        >
          <Check aria-hidden className="size-5" />
        </button>
      </div>
      {error && (
        <p role="alert" className="mt-1 pl-7 text-danger text-sm">
          {error}
        </p>
      )}
    </li>
  );
}
