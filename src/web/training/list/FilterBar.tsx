import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useExercise } from "../../api/useExercises.ts";
import type { RecordFilter } from "../../api/useLogs.ts";
import { useFormatter } from "../../format/useFormatter.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { Field } from "../../ui/Field.tsx";
import { TextInput } from "../../ui/TextInput.tsx";
import { ExercisePicker } from "../ExercisePicker.tsx";

const TYPING_MS = 250;

type Props = {
  /** "logs", "workouts": what is searched. */
  what: string;
  filter: RecordFilter;
  change: (patch: RecordFilter) => void;
};

/** Search, exercise and days of a list; what is set and folded away is shown as chips. */
export function FilterBar({ what, filter, change }: Props) {
  const [isOpen, setOpen] = useState(false);
  const format = useFormatter();
  return (
    <search className="mb-5 flex flex-col gap-3">
      <div className="flex gap-2">
        <SearchField what={what} value={filter.query ?? ""} onChange={(query) => change({ query })} />
        <Button
          icon={<SlidersHorizontal aria-hidden className="size-4" />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Filters
        </Button>
      </div>
      {isOpen && (
        <div className="grid grid-cols-2 gap-3 rounded-2xl border border-line bg-surface p-4 md:grid-cols-[2fr_1fr_1fr]">
          <PickedById id={filter.exerciseId} onChange={(exerciseId) => change({ exerciseId })} />
          <Field label="From">
            <TextInput type="date" value={filter.from ?? ""} onChange={(from) => change({ from })} />
          </Field>
          <Field label="To">
            <TextInput type="date" value={filter.to ?? ""} onChange={(to) => change({ to })} />
          </Field>
        </div>
      )}
      {!isOpen && (filter.exerciseId || filter.from || filter.to) && (
        <div className="flex flex-wrap gap-2">
          {filter.exerciseId && <ExerciseChip id={filter.exerciseId} onRemove={() => change({ exerciseId: "" })} />}
          {(filter.from || filter.to) && (
            <Chip onRemove={() => change({ from: "", to: "" })} removeLabel="Show every day">
              {daysText(filter, format.date)}
            </Chip>
          )}
        </div>
      )}
    </search>
  );
}

function daysText({ from, to }: RecordFilter, date: (day: string) => string): string {
  if (from && from === to) return date(from);
  if (from && to) return `${date(from)} – ${date(to)}`;
  return from ? `from ${date(from)}` : `until ${date(to ?? "")}`;
}

function ExerciseChip({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { data } = useExercise(id);
  return (
    <Chip onRemove={onRemove} removeLabel="Show every exercise">
      {data?.name ?? "One exercise"}
    </Chip>
  );
}

function PickedById({ id, onChange }: { id: string | undefined; onChange: (id: string) => void }) {
  const picker = (name: string | null) => (
    <ExercisePicker
      label="Exercise"
      className="col-span-2 md:col-span-1"
      value={id && name !== null ? { id, name } : null}
      onChange={(exercise) => onChange(exercise?.id ?? "")}
    />
  );
  return id ? <Named id={id} show={picker} /> : picker(null);
}

function Named({ id, show }: { id: string; show: (name: string) => ReactNode }) {
  const { data } = useExercise(id);
  return show(data?.name ?? "");
}

/** The address follows the typing after a moment. */
function SearchField({ what, value, onChange }: { what: string; value: string; onChange: (value: string) => void }) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== sent) {
    // Changed from outside: a filter was cleared.
    setSent(value);
    setText(value);
  }
  useEffect(() => {
    if (text === sent) return;
    const wait = setTimeout(() => {
      setSent(text);
      onChange(text);
    }, TYPING_MS);
    return () => clearTimeout(wait);
  }, [text, sent, onChange]);
  return (
    <Field label={`Search ${what}`} isLabelHidden className="flex-1">
      <TextInput type="search" placeholder={`Search ${what}`} value={text} onChange={setText} />
    </Field>
  );
}
