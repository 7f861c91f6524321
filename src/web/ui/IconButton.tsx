import type { ComponentProps, ReactNode } from "react";
import { type ButtonLook, buttonLook } from "./buttonLook.ts";
import { classes } from "./classes.ts";

type Props = Omit<ComponentProps<"button">, "children" | "aria-label"> &
  Pick<ButtonLook, "variant"> & {
    /** What it does, for those who cannot see the icon and those who wait over it. */
    label: string;
    icon: ReactNode;
  };

/** A button with an icon alone. */
export function IconButton({ label, icon, variant = "ghost", className, ...rest }: Props) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classes(buttonLook({ variant }), "min-w-11 !px-0", className)}
    >
      {icon}
    </button>
  );
}
