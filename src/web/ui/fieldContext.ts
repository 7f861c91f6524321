import { createContext, use } from "react";

export type FieldIds = { id: string; describedBy: string | undefined; isInvalid: boolean };

export const FieldContext = createContext<FieldIds | null>(null);

/** What a control in a `Field` takes over from it: its id, what describes it, and whether it is wrong. */
export function useFieldControl() {
  const field = use(FieldContext);
  return field === null
    ? {}
    : { id: field.id, "aria-describedby": field.describedBy, "aria-invalid": field.isInvalid || undefined };
}

/** The look of everything that is written into. */
export const CONTROL_LOOK =
  "min-h-11 w-full min-w-0 rounded-xl border border-edge bg-surface px-3 text-base text-ink placeholder:text-muted aria-invalid:border-danger disabled:opacity-55";
