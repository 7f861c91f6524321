import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classes } from "./classes.ts";
import { CONTROL_LOOK, useFieldControl } from "./fieldContext.ts";

export type SelectOption<Value extends string> = { value: Value; label: string };

type Props<Value extends string> = Omit<ComponentProps<"select">, "onChange" | "value" | "children"> & {
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
};

/** One of many, in a `Field`. The platform's own list: on a phone nothing is easier to use with one thumb. */
export function Select<Value extends string>({ value, options, onChange, className, ...rest }: Props<Value>) {
  return (
    <span className="relative block">
      <select
        {...useFieldControl()}
        {...rest}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        className={classes(CONTROL_LOOK, "appearance-none truncate pr-9", className)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
