import { type ReactNode, useId } from "react";
import { classes } from "./classes.ts";
import { FieldContext } from "./fieldContext.ts";

type Props = {
  label: string;
  /** The label is told to those who cannot see what the place says by itself. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  /** What is wrong with what stands there, and how it would be right. */
  error?: string | null | undefined;
  className?: string;
  children: ReactNode;
};

/** One control with its name, a hint and what is wrong with it. The control is a child: `TextInput`, `Select` … */
export function Field({ label, isLabelHidden = false, hint, error, className, children }: Props) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : null;
  const errorId = error ? `${id}-error` : null;
  const describedBy = [hintId, errorId].filter(Boolean).join(" ") || undefined;
  return (
    <div className={classes("flex min-w-0 flex-col gap-1.5", className)}>
      <label htmlFor={id} className={isLabelHidden ? "sr-only" : "font-medium text-sm"}>
        {label}
      </label>
      <FieldContext value={{ id, describedBy, isInvalid: Boolean(error) }}>{children}</FieldContext>
      {hintId && (
        <p id={hintId} className="text-muted text-sm">
          {hint}
        </p>
      )}
      {errorId && (
        <p id={errorId} role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
