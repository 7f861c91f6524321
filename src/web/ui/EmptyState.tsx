import type { ReactNode } from "react";

type Props = { icon?: ReactNode; title: string; children?: ReactNode; actions?: ReactNode };

/** Nothing is here yet, or nothing fits: what that means and what to do. */
export function EmptyState({ icon, title, children, actions }: Props) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-2xl border border-line border-dashed px-6 py-10 text-center">
      {icon && (
        <span aria-hidden className="text-muted">
          {icon}
        </span>
      )}
      <p className="font-semibold">{title}</p>
      {children && <div className="max-w-prose text-muted text-sm">{children}</div>}
      {actions && <div className="mt-1 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
