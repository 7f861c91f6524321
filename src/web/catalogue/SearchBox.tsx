import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { Field } from "../ui/Field.tsx";
import { TextInput } from "../ui/TextInput.tsx";

/** Between two keys of one word. Browsers allow only so many changes of the address in a row. */
const PAUSE_MS = 200;

/** Told a moment after the last key, so that not every letter is a search. */
export function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [text, setText] = useState(value);
  const [told, setTold] = useState(value);
  if (told !== value) {
    // It was changed from outside: cleared, or gone back to.
    setTold(value);
    setText(value);
  }
  useEffect(() => {
    if (text === told) return;
    const timer = setTimeout(() => {
      setTold(text);
      onChange(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, told, onChange]);

  return (
    <Field label="Search exercises" isLabelHidden className="relative flex-1">
      <Search aria-hidden className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted" />
      <TextInput
        type="search"
        value={text}
        onChange={setText}
        placeholder="Bench press, RDL, plank …"
        className="pl-9"
      />
    </Field>
  );
}
