import { useState } from "react";
import { useExercises } from "../api/useExercises.ts";
import { labelOf } from "../format/labelOf.ts";
import { Combobox, type ComboboxOption } from "../ui/Combobox.tsx";
import { Field } from "../ui/Field.tsx";

export type PickedExercise = { id: string; name: string };

type Props = {
  label: string;
  value: PickedExercise | null;
  onChange: (exercise: PickedExercise | null) => void;
  error?: string | null | undefined;
  hint?: string;
  isLabelHidden?: boolean;
  className?: string;
};

/** An exercise of the catalogue, found by typing a name or one of its other names. */
export function ExercisePicker({ label, value, onChange, error, hint, isLabelHidden, className }: Props) {
  const [text, setText] = useState(value?.name ?? "");
  const [before, setBefore] = useState(value);
  if (before?.id !== value?.id || before?.name !== value?.name) {
    // Another one was set from outside: a cleared filter, an entry that has just been loaded.
    setBefore(value);
    setText(value?.name ?? "");
  }
  const search = text === value?.name ? "" : text.trim();
  const { items, isFetching, error: failure } = useExercises({ query: search, limit: 8 });
  const options = items.map(
    ({ id, name, primary_muscles }): ComboboxOption => ({
      value: id,
      label: name,
      hint: primary_muscles.map(labelOf).join(", "),
    }),
  );

  return (
    <Field
      label={label}
      error={error ?? (failure ? failure.message : null)}
      hint={hint}
      {...(isLabelHidden ? { isLabelHidden } : {})}
      {...(className ? { className } : {})}
    >
      <Combobox
        value={value && { value: value.id, label: value.name }}
        onChange={(option) => onChange(option && { id: option.value, name: option.label })}
        options={options}
        text={text}
        onText={setText}
        placeholder="Bench press, RDL, plank …"
        emptyText={isFetching ? "Searching …" : "No exercise of that name."}
      />
    </Field>
  );
}
