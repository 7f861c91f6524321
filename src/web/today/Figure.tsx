import type { ReactNode } from "react";
import { Link } from "wouter";
import { classes } from "../ui/classes.ts";

type Props = {
  label: string;
  value: string;
  /** The logs that the figure is made of. */
  href: string;
  /** Takes a whole line of a phone. */
  isWide?: boolean;
  /** What stands beside it, such as last week's. */
  children?: ReactNode;
};

/** One figure, and the way to the logs it was computed from. */
export function Figure({ label, value, href, isWide = false, children }: Props) {
  return (
    <div
      className={classes(
        "flex min-w-0 flex-col rounded-2xl border border-line bg-surface p-4",
        isWide && "col-span-2 md:col-span-1",
      )}
    >
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="mt-1 flex grow flex-col gap-1">
        <Link
          href={href}
          className="-mx-1 min-h-11 content-center rounded-lg px-1 font-semibold text-2xl tabular-nums tracking-tight underline decoration-1 decoration-transparent underline-offset-4 hover:decoration-current"
        >
          {value}
        </Link>
        <div className="text-muted text-sm tabular-nums">{children}</div>
      </dd>
    </div>
  );
}

/** The logs of some days, both included. */
export const logsOf = (from: string, to: string): string => `/logs?from=${from}&to=${to}`;
