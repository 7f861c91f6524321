import type { ComponentProps } from "react";
import { classes } from "./classes.ts";
import { CONTROL_LOOK, useFieldControl } from "./fieldContext.ts";

type Props = Omit<ComponentProps<"input">, "onChange" | "value"> & {
  value: string;
  onChange: (value: string) => void;
};

/** One line of text, in a `Field`. */
export function TextInput({ onChange, className, ...rest }: Props) {
  return (
    <input
      type="text"
      {...useFieldControl()}
      {...rest}
      onChange={(event) => onChange(event.target.value)}
      className={classes(CONTROL_LOOK, className)}
    />
  );
}
