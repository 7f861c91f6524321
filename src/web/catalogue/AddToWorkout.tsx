import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { Workout, type WorkoutItem } from "../../protocol/cards.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import { get, send } from "../api/api.ts";
import { changeWorkout, useWorkouts } from "../api/useWorkouts.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { Field } from "../ui/Field.tsx";
import { NumberInput } from "../ui/NumberInput.tsx";
import { Select } from "../ui/Select.tsx";
import { Spinner } from "../ui/Spinner.tsx";
import { TextInput } from "../ui/TextInput.tsx";
import { useToast } from "../ui/Toast.tsx";
import { plannedItem, withItem, workoutOf } from "./plannedItem.ts";

type Props = { exercise: Exercise; isOpen: boolean; onClose: () => void };

const NEW = "";
const isIn = (value: number | null, least: number, most: number): value is number =>
  value !== null && Number.isInteger(value) && value >= least && value <= most;

/** Puts an exercise into a saved workout, or into a new one. */
export function AddToWorkout(props: Props) {
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} title={`Add ${props.exercise.name} to a workout`}>
      {props.isOpen && <Form {...props} />}
    </Dialog>
  );
}

function Form({ exercise, onClose }: Props) {
  const { items: workouts, isPending, error, refetch } = useWorkouts({});
  const planned = plannedItem(exercise);
  const isTimed = planned.durationS !== undefined;
  const [chosen, setChosen] = useState<string | null>(null);
  const [title, setTitle] = useState("My workout");
  const [sets, setSets] = useState<number | null>(planned.sets);
  const [amount, setAmount] = useState<number | null>(planned.durationS ?? planned.reps ?? null);
  const toast = useToast();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const workoutId = chosen ?? workouts[0]?.id ?? NEW;

  const add = useMutation({
    mutationFn: async (item: WorkoutItem) => {
      if (workoutId === NEW) return send("POST", "/api/workouts", workoutOf(title.trim(), item), Workout);
      // As it is now: it may have been changed in another tab since the list was read.
      const workout = await get(`/api/workouts/${encodeURIComponent(workoutId)}`, Workout);
      return changeWorkout(workoutId, withItem(workout, item));
    },
    onSuccess: async (workout) => {
      onClose();
      toast.show({
        title: `Added to ${workout.title}.`,
        action: { label: "Open", onClick: () => navigate(`/workouts/${workout.id}`) },
      });
      await client.invalidateQueries({ queryKey: ["workouts"] });
    },
  });

  if (isPending) return <Spinner label="Loading your workouts" />;
  if (error && workouts.length === 0)
    return <ErrorNote title="Your workouts could not be loaded." error={error} onRetry={() => void refetch()} />;
  const setsAreRight = isIn(sets, 1, 50);
  const amountIsRight = isIn(amount, 1, isTimed ? 36_000 : 1_000);
  const titleIsRight = workoutId !== NEW || title.trim() !== "";

  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!setsAreRight || !amountIsRight || !titleIsRight) return;
        const { reps: _reps, durationS: _durationS, ...rest } = planned;
        add.mutate({ ...rest, sets, ...(isTimed ? { durationS: amount } : { reps: amount }) });
      }}
    >
      <Field label="Workout">
        <Select
          value={workoutId}
          onChange={setChosen}
          options={[
            ...workouts.map(({ id, title: name }) => ({ value: id, label: name })),
            { value: NEW, label: "A new workout" },
          ]}
        />
      </Field>
      {workoutId === NEW && (
        <Field label="Its name" error={titleIsRight ? null : "Give it a name."}>
          <TextInput value={title} onChange={setTitle} maxLength={120} />
        </Field>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Field label="Sets" error={setsAreRight ? null : "A whole number from 1 to 50."}>
          <NumberInput value={sets} onChange={setSets} isWhole />
        </Field>
        <Field
          label={isTimed ? "Seconds" : "Reps"}
          error={amountIsRight ? null : `A whole number from 1 to ${isTimed ? "36000" : "1000"}.`}
        >
          <NumberInput value={amount} onChange={setAmount} isWhole />
        </Field>
      </div>
      {add.error && <ErrorNote title="It was not added." error={add.error} />}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" isBusy={add.isPending}>
          Add
        </Button>
      </div>
    </form>
  );
}
