import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./Button.tsx";

type Props = {
  /** What could not be done: "Your logs could not be loaded." */
  title: string;
  /** Why, and what to do. An error says so itself. */
  error?: unknown;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
  children?: ReactNode;
};

/** Says where it happened what failed, and offers to try again. */
export function ErrorNote({ title, error, onRetry, isRetrying = false, children }: Props) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-2xl bg-warn-soft p-4 text-warn">
      <TriangleAlert aria-hidden className="size-5 shrink-0" />
      <div className="min-w-0 flex-1 basis-48 text-sm">
        <p className="font-semibold">{title}</p>
        {error instanceof Error && <p className="break-words">{error.message}</p>}
        {children}
      </div>
      {onRetry && (
        <Button size="small" onClick={onRetry} isBusy={isRetrying}>
          Try again
        </Button>
      )}
    </div>
  );
}
