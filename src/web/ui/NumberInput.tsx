import { type ComponentProps, useState } from "react";
import { classes } from "./classes.ts";
import { CONTROL_LOOK, useFieldControl } from "./fieldContext.ts";

type Props = Omit<ComponentProps<"input">, "onChange" | "value" | "type" | "step"> & {
  value: number | null;
  /** `null` for an empty field; `NaN` for what is no number, so that it is not taken for an empty one. */
  onChange: (value: number | null) => void;
  /** Written after the number: "kg". */
  unit?: string;
  isWhole?: boolean;
};

/** What was written, as a number; a comma is taken for a decimal point. */
function numberOf(text: string): number | null {
  const trimmed = text.trim().replace(",", ".");
  if (trimmed === "") return null;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}

/** A number, in a `Field`. Text goes in as it is typed, so that "2.", "2,5" and a cleared field are no trouble. */
export function NumberInput({ value, onChange, unit, isWhole = false, className, ...rest }: Props) {
  const [text, setText] = useState(value === null || Number.isNaN(value) ? "" : String(value));
  const isSame = Object.is(numberOf(text), value);
  const shown = isSame || Number.isNaN(value) ? text : value === null ? "" : String(value);
  const input = (
    <input
      type="text"
      inputMode={isWhole ? "numeric" : "decimal"}
      autoComplete="off"
      {...useFieldControl()}
      {...rest}
      value={shown}
      onChange={(event) => {
        setText(event.target.value);
        onChange(numberOf(event.target.value));
      }}
      className={classes(CONTROL_LOOK, "tabular-nums", unit && "pr-10", className)}
    />
  );
  if (!unit) return input;
  return (
    <span className="relative block">
      {input}
      <span aria-hidden className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-muted text-sm">
        {unit}
      </span>
    </span>
  );
}
