import { classes } from "./classes.ts";

export type ButtonLook = {
  variant?: "primary" | "secondary" | "ghost" | "danger" | undefined;
  /** `small` is for rows of many on a wide screen; it keeps its height on a phone. */
  size?: "small" | "medium" | undefined;
  isWide?: boolean | undefined;
};

const VARIANTS: Record<NonNullable<ButtonLook["variant"]>, string> = {
  primary: "bg-accent text-on-accent hover:bg-accent-strong",
  secondary: "border border-edge bg-surface text-ink hover:bg-sunken",
  ghost: "text-ink hover:bg-sunken",
  danger: "bg-danger text-on-danger hover:bg-danger-strong",
};

/** The classes of everything that looks like a button. */
export const buttonLook = ({ variant = "secondary", size = "medium", isWide = false }: ButtonLook): string =>
  classes(
    "inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-xl font-medium transition-colors",
    "disabled:opacity-55 aria-disabled:opacity-55",
    size === "medium" ? "min-h-11 px-4 text-sm" : "min-h-11 px-3 text-sm md:min-h-9",
    isWide && "w-full",
    VARIANTS[variant],
  );
