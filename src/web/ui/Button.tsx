import type { ComponentProps, ReactNode } from "react";
import { type ButtonLook, buttonLook } from "./buttonLook.ts";
import { classes } from "./classes.ts";
import { Spinner } from "./Spinner.tsx";

type Props = Omit<ComponentProps<"button">, "children"> &
  ButtonLook & {
    children: ReactNode;
    /** Before the words; told to nobody who cannot see it. */
    icon?: ReactNode;
    /** Work is under way: it cannot be pressed again. */
    isBusy?: boolean | undefined;
  };

/** Does something here. What goes elsewhere is a `LinkButton`. */
export function Button({ variant, size, isWide, icon, isBusy = false, className, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={classes(buttonLook({ variant, size, isWide }), className)}
    >
      {isBusy ? <Spinner isSmall /> : icon}
      {children}
    </button>
  );
}
