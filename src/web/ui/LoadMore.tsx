import { Button } from "./Button.tsx";
import { ErrorNote } from "./ErrorNote.tsx";

type Props = {
  /** "logs", "exercises": what there is more of. */
  what: string;
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
  error?: unknown;
};

/** The end of a list that is longer than what has been loaded. */
export function LoadMore({ what, hasMore, isLoading, onMore, error }: Props) {
  if (error) return <ErrorNote title={`No more ${what} could be loaded.`} error={error} onRetry={onMore} />;
  if (!hasMore) return null;
  return (
    <div className="flex justify-center py-4">
      <Button onClick={onMore} isBusy={isLoading}>
        {isLoading ? `Loading more ${what}` : `Load more ${what}`}
      </Button>
    </div>
  );
}
