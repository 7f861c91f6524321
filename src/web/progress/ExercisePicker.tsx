import type { LoggedExercise } from "../../protocol/progress.ts";
import { useExercise } from "../api/useExercises.ts";
import { Field } from "../ui/Field.tsx";
import { Select } from "../ui/Select.tsx";

type Props = { exercises: readonly LoggedExercise[]; chosen: string; onChoose: (id: string) => void };

/** Which exercise is shown, of all that were logged; one that an address named is there too. */
export function ExercisePicker({ exercises, chosen, onChoose }: Props) {
  const isLogged = exercises.some(({ exercise }) => exercise.id === chosen);
  const options = exercises
    .map(({ exercise }) => ({ value: exercise.id, label: exercise.name }))
    .sort((one, other) => one.label.localeCompare(other.label));
  return (
    <Field label="Exercise" isLabelHidden>
      {isLogged ? (
        <Select value={chosen} onChange={onChoose} options={options} />
      ) : (
        <UnloggedSelect chosen={chosen} onChoose={onChoose} options={options} />
      )}
    </Field>
  );
}

function UnloggedSelect({ chosen, options, onChoose }: Omit<Props, "exercises"> & { options: Option[] }) {
  const name = useExercise(chosen).data?.name ?? "Choose an exercise";
  return <Select value={chosen} onChange={onChoose} options={[{ value: chosen, label: name }, ...options]} />;
}

type Option = { value: string; label: string };
