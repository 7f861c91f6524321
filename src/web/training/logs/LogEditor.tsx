import { Plus } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import type { LogSet, NewLogEntry } from "../../../protocol/workoutLog.ts";
import { ApiProblem } from "../../api/apiProblem.ts";
import { useExercise } from "../../api/useExercises.ts";
import { useFormatter } from "../../format/useFormatter.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorNote } from "../../ui/ErrorNote.tsx";
import { Field } from "../../ui/Field.tsx";
import { Textarea } from "../../ui/Textarea.tsx";
import { TextInput } from "../../ui/TextInput.tsx";
import { useAttempt } from "../../ui/useAttempt.ts";
import { ExercisePicker } from "../ExercisePicker.tsx";
import { copyOf, type DraftErrors, type DraftSet, emptySet, entryOf, type LogDraft } from "./logDraft.ts";
import { SetFields } from "./SetFields.tsx";

type Props = {
  initial: LogDraft;
  saveLabel: string;
  onSave: (entry: NewLogEntry) => Promise<unknown>;
  /** Beside the button that saves. */
  children?: ReactNode;
};

/** An entry as a form. What is wrong is said at its field, and nothing that was typed is lost. */
export function LogEditor({ initial, saveLabel, onSave, children }: Props) {
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<DraftErrors>({});
  const { isBusy, failure, attempt } = useAttempt();
  const form = useRef<HTMLFormElement>(null);
  const { unit } = useFormatter();
  const measurement = useExercise(draft.exercise?.id ?? "").data?.measurement ?? "";

  const change = (patch: Partial<LogDraft>) => {
    setDraft({ ...draft, ...patch });
    setErrors({});
  };
  const changeSets = (next: (sets: DraftSet[]) => DraftSet[]) => change({ sets: next(draft.sets) });
  const changeSet = (index: number, patch: Partial<LogSet>) =>
    changeSets((sets) => sets.map((set, at) => (at === index ? { ...set, ...patch } : set)));
  const refuse = (next: DraftErrors) => {
    setErrors(next);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  };
  const save = async () => {
    const made = entryOf(draft, unit);
    if ("errors" in made) return refuse(made.errors);
    await attempt(async () => {
      try {
        await onSave(made.entry);
      } catch (error) {
        if (error instanceof ApiProblem && error.fields.length > 0)
          refuse(Object.fromEntries(error.fields.map(({ field, message }) => [field, message])));
        throw error;
      }
    });
  };

  return (
    <form
      ref={form}
      noValidate
      className="flex max-w-3xl flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="grid gap-4 md:grid-cols-[2fr_1fr]">
        <ExercisePicker
          label="Exercise"
          value={draft.exercise}
          onChange={(exercise) => change({ exercise })}
          error={errors.exercise}
        />
        <Field label="Day" error={errors.date}>
          <TextInput type="date" value={draft.date} onChange={(date) => change({ date })} />
        </Field>
      </div>
      <div className="flex flex-col gap-3">
        {draft.sets.map((set, index) => (
          <SetFields
            key={set.key}
            set={set}
            index={index}
            count={draft.sets.length}
            unit={unit}
            hasDistance={measurement.includes("distance") || set.distance !== null}
            isTimed={measurement.includes("duration") || set.durationS !== null}
            errors={errors}
            onChange={(patch) => changeSet(index, patch)}
            onMove={(by) => changeSets((sets) => moved(sets, index, by))}
            onCopy={() => changeSets((sets) => sets.toSpliced(index + 1, 0, copyOf(set)))}
            onRemove={() => changeSets((sets) => sets.toSpliced(index, 1))}
          />
        ))}
        <Button
          icon={<Plus aria-hidden className="size-4" />}
          onClick={() =>
            changeSets((sets) => {
              const last = sets.at(-1);
              return [...sets, last ? copyOf(last) : emptySet()];
            })
          }
        >
          Add a set
        </Button>
      </div>
      <Field label="Note" error={errors.note}>
        <Textarea value={draft.note} onChange={(note) => change({ note })} maxLength={2_000} />
      </Field>
      {failure !== null && <ErrorNote title="It was not saved." error={failure} />}
      {Object.keys(errors).length > 0 && (
        <p role="alert" className="text-danger text-sm">
          Something above needs another look.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {saveLabel}
        </Button>
        {children}
      </div>
    </form>
  );
}

function moved(sets: readonly DraftSet[], from: number, by: -1 | 1): DraftSet[] {
  const set = sets[from];
  return set ? sets.toSpliced(from, 1).toSpliced(from + by, 0, set) : [...sets];
}
