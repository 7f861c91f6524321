import type { ComponentProps } from "react";
import { classes } from "./classes.ts";
import { CONTROL_LOOK, useFieldControl } from "./fieldContext.ts";

type Props = Omit<ComponentProps<"textarea">, "onChange" | "value"> & {
  value: string;
  onChange: (value: string) => void;
};

/** Several lines of text, in a `Field`. */
export function Textarea({ onChange, className, rows = 3, ...rest }: Props) {
  return (
    <textarea
      {...useFieldControl()}
      {...rest}
      rows={rows}
      onChange={(event) => onChange(event.target.value)}
      className={classes(CONTROL_LOOK, "resize-y py-2.5", className)}
    />
  );
}
