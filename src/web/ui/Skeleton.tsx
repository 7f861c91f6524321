import { classes } from "./classes.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/** Keeps the place of what is being loaded. `className` sets the height of a line. */
export function Skeleton({ lines = 3, label = "Loading", className = "h-5" }: SkeletonProps) {
  return (
    <div role="status" className="flex flex-col gap-3">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move.
        <div key={line} aria-hidden className={classes("animate-pulse rounded-lg bg-sunken", className)} />
      ))}
    </div>
  );
}

type SkeletonProps = { lines?: number; label?: string; className?: string };
