import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { TextInput } from "../../ui/TextInput.tsx";

const LONGEST = 120;

type Props = { title: string; onSave: (title: string) => Promise<unknown>; onCancel: () => void };

/** Another title for a workout. */
export function TitleForm({ title, onSave, onCancel }: Props) {
  const [text, setText] = useState(title);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    const next = text.trim();
    if (next === "") return setError("A title needs at least one letter.");
    setBusy(true);
    try {
      await onSave(next);
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : "It was not saved.");
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className="mb-5 flex max-w-2xl flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label="Title" error={error} className="flex-1 basis-60">
        <TextInput value={text} onChange={setText} maxLength={LONGEST} autoFocus />
      </Field>
      <Button type="submit" variant="primary" isBusy={isBusy}>
        Save
      </Button>
      <Button onClick={onCancel}>Cancel</Button>
    </form>
  );
}
