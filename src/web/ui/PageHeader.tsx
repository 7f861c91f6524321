import { ArrowLeft } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Link } from "wouter";
import { usePageTitle } from "./arrival.ts";

type Props = {
  title: string;
  /** What the browser's tab says, where the title does not name the view: "Good morning". */
  tabTitle?: string;
  /** Under the title. */
  subtitle?: ReactNode;
  /** The list that this page is a part of. */
  back?: { href: string; label: string };
  /** At the end of the line; below it on a phone. */
  actions?: ReactNode;
};

/** The one first-level heading of a view. It names the document too, and is where people who come here by a link begin. */
export function PageHeader({ title, tabTitle = title, subtitle, back, actions }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(tabTitle, heading);
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
      <div className="min-w-0">
        {back && (
          <Link
            href={back.href}
            className="-ml-1 inline-flex min-h-11 items-center gap-1.5 rounded-lg px-1 text-muted text-sm hover:text-ink md:min-h-8"
          >
            <ArrowLeft aria-hidden className="size-4" />
            {back.label}
          </Link>
        )}
        <h1 ref={heading} tabIndex={-1} className="break-words font-semibold text-2xl tracking-tight">
          {title}
        </h1>
        {subtitle && <div className="mt-1 text-muted text-sm">{subtitle}</div>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}
