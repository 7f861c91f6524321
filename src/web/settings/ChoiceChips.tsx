import { type ReactNode, useId } from "react";
import { classes } from "../ui/classes.ts";

export type Choice<Value extends string> = { value: Value; label: string; icon?: ReactNode };

type Props<Value extends string> = {
  label: string;
  value: Value;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
};

/** One of a few, all in sight. The radio buttons of the platform, in another dress. */
export function ChoiceChips<Value extends string>({ label, value, choices, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-sm">{label}</legend>
      <div className="flex rounded-xl border border-edge p-0.5">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classes(
              "flex min-h-10 min-w-0 flex-1 cursor-pointer items-center justify-center gap-2 rounded-[0.6rem] px-2 text-sm transition-colors",
              "has-focus-visible:outline-2 has-focus-visible:outline-teal-600 has-focus-visible:outline-offset-2 dark:has-focus-visible:outline-teal-400",
              choice.value === value ? "bg-accent font-medium text-on-accent" : "text-ink hover:bg-sunken",
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {choice.icon}
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
