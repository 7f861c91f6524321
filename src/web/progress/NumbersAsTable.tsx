import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

/** The figures of a plot, for those who cannot see it and for those who want them exactly. */
export function NumbersAsTable({ children }: { children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-lg font-medium text-sm md:min-h-9 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 text-muted transition-transform group-open:rotate-90" />
        The numbers as a table
      </summary>
      <div className="mt-1">{children}</div>
    </details>
  );
}
