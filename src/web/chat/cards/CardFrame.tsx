import type { ReactNode } from "react";

type Props = {
  title: ReactNode;
  /** At the end of the title's line. */
  amount?: ReactNode;
  /** What can be done with it. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A card of a reply: a title, what it holds, and what can be done with it. */
export function CardFrame({ title, amount, actions, children }: Props) {
  return (
    <section className="mt-3 overflow-hidden rounded-xl border border-line bg-surface">
      <div className="flex min-h-11 items-center justify-between gap-3 bg-sunken px-3 py-1.5">
        <h3 className="min-w-0 break-words font-semibold text-sm">{title}</h3>
        {amount && <span className="shrink-0 text-muted text-sm tabular-nums">{amount}</span>}
      </div>
      {children}
      {actions && <div className="flex flex-wrap gap-2 border-line border-t px-3 py-2">{actions}</div>}
    </section>
  );
}
