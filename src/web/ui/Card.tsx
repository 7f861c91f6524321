import type { ReactNode } from "react";
import { classes } from "./classes.ts";

type Props = {
  /** Its heading, of the second level; without one it is a plain box. */
  title?: string;
  /** At the end of the heading's line. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A box that holds one subject. With a title it is a region of that name. */
export function Card({ title, actions, className, children }: Props) {
  const look = classes("min-w-0 rounded-2xl border border-line bg-surface p-4 md:p-5", className);
  if (title === undefined) return <div className={look}>{children}</div>;
  return (
    <section aria-label={title} className={look}>
      <div className="mb-3 flex min-h-8 items-center justify-between gap-3">
        <h2 className="font-semibold text-base">{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
