import { BookOpen, Ellipsis, Minus, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useFormatter } from "../../format/useFormatter.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Menu } from "../../ui/Menu.tsx";
import { TextInput } from "../../ui/TextInput.tsx";
import { setsText } from "../logs/setsText.ts";
import { doneSet } from "./finishLive.ts";
import { type LiveExercise, type LiveSet, withSet, withTick } from "./liveWorkout.ts";
import { SetRow, setColumns } from "./SetRow.tsx";

const WRONG = "Write reps or seconds as a whole number, the weight as a number, and RPE from 1 to 10.";
const LOADS = { total: "", added: " added", assisted: " assistance" } as const;

type Props = {
  exercise: LiveExercise;
  onChange: (exercise: LiveExercise) => void;
  onTicked: (exercise: LiveExercise, round: number) => void;
  onRemove: () => void;
};

/** One exercise of the checklist: last time, its sets, a note. */
export function LiveExerciseCard({ exercise, onChange, onTicked, onRemove }: Props) {
  const [wrong, setWrong] = useState<number | null>(null);
  const [hasNote, setHasNote] = useState(exercise.note !== "");
  const format = useFormatter();
  const { name, sets, superset, side, lastTime, unit, load, perHand, isTimed, hasWeight, restS } = exercise;

  const tick = (round: number, set: LiveSet) => {
    if (set.doneAt !== null) return onChange(withSet(exercise, round, { doneAt: null }));
    if (!doneSet(set, exercise)) return setWrong(round);
    setWrong(null);
    onTicked(withTick(exercise, round, new Date().toISOString()), round);
  };
  const addSet = () => {
    const last = sets.at(-1) ?? { reps: null, durationS: null, weight: null, rpe: null, doneAt: null };
    onChange({ ...exercise, sets: [...sets, { ...last, rpe: null, doneAt: null }] });
  };

  return (
    <section aria-label={name} className="rounded-2xl border border-line bg-surface p-3 md:p-4">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0 pt-1.5 pl-1">
          <h3 className="font-semibold">
            {superset && <span className="mr-1.5 rounded bg-accent-soft px-1.5 text-sm">{superset}</span>}
            {name}
          </h3>
          <p className="text-muted text-sm">
            {side === "each" ? "Each side. " : side ? `${side === "left" ? "Left" : "Right"} side. ` : ""}
            {restS > 0 && `Rest ${format.duration(restS)}.`}
          </p>
          {lastTime && (
            <p className="text-muted text-sm tabular-nums">
              Last time, {format.day(lastTime.date)}: {setsText(lastTime.sets, format)}
            </p>
          )}
        </div>
        <Menu
          trigger={<IconButton label={`More about ${name}`} icon={<Ellipsis aria-hidden className="size-5" />} />}
          items={[
            {
              label: "How to do it",
              icon: <BookOpen aria-hidden className="size-4" />,
              href: `/exercises/${exercise.exerciseId}`,
            },
            {
              label: "Take the last set away",
              icon: <Minus aria-hidden className="size-4" />,
              isDisabled: sets.length < 2 || sets.at(-1)?.doneAt !== null,
              onSelect: () => onChange({ ...exercise, sets: sets.slice(0, -1) }),
            },
            {
              label: "Leave out this exercise",
              icon: <Trash2 aria-hidden className="size-4" />,
              isDanger: true,
              onSelect: onRemove,
            },
          ]}
        />
      </div>
      <div className={`${setColumns(exercise)} mt-3 mb-1 text-center text-muted text-xs`} aria-hidden>
        <span>Set</span>
        {hasWeight && <span>{`${unit}${perHand ? " a hand" : LOADS[load]}`}</span>}
        <span>{isTimed ? "Seconds" : "Reps"}</span>
        <span>RPE</span>
        <span>Done</span>
      </div>
      <ol className="flex flex-col gap-2">
        {sets.map((set, round) => (
          <SetRow
            // biome-ignore lint/suspicious/noArrayIndexKey: sets are only added and taken away at the end.
            key={round}
            exercise={exercise}
            set={set}
            number={round + 1}
            error={wrong === round ? WRONG : null}
            onChange={(patch) => onChange(withSet(exercise, round, patch))}
            onTick={() => tick(round, set)}
          />
        ))}
      </ol>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" variant="ghost" icon={<Plus aria-hidden className="size-4" />} onClick={addSet}>
          Add a set
        </Button>
        {!hasNote && (
          <Button size="small" variant="ghost" onClick={() => setHasNote(true)}>
            Add a note
          </Button>
        )}
      </div>
      {hasNote && (
        <Field label={`Note on ${name}`} isLabelHidden className="mt-2">
          <TextInput
            value={exercise.note}
            placeholder="A note"
            maxLength={2_000}
            onChange={(note) => onChange({ ...exercise, note })}
          />
        </Field>
      )}
    </section>
  );
}
