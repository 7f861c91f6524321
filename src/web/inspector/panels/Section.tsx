import type { ReactNode } from "react";

/** A part of a panel under a heading. */
export function Section({ title, children, aside }: { title: string; children: ReactNode; aside?: ReactNode }) {
  return (
    <section className="border-b border-stone-200 px-3 py-3 last:border-0 dark:border-stone-800">
      <div className="mb-2 flex items-baseline justify-between gap-2">
        <h3 className="text-xs font-semibold tracking-wide text-stone-700 uppercase dark:text-stone-300">{title}</h3>
        {aside && <div className="text-xs text-stone-600 dark:text-stone-400">{aside}</div>}
      </div>
      {children}
    </section>
  );
}

export const QUIET = "text-stone-600 dark:text-stone-400";
export const BUTTON =
  "rounded-md border border-stone-300 bg-white px-2.5 py-1.5 text-xs text-stone-900 hover:bg-stone-100 disabled:opacity-60 aria-pressed:border-teal-700 aria-pressed:bg-teal-700 aria-pressed:text-white dark:border-stone-700 dark:bg-stone-900 dark:text-stone-100 dark:hover:bg-stone-800 dark:aria-pressed:bg-teal-700";
export const PRIMARY =
  "rounded-md bg-teal-700 px-2.5 py-1.5 text-xs font-medium text-white hover:bg-teal-800 disabled:opacity-60";
