import { NotebookPen, Plus } from "lucide-react";
import { useLogs } from "../api/useLogs.ts";
import { useFormatter } from "../format/useFormatter.ts";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { LinkButton } from "../ui/LinkButton.tsx";
import { LoadMore } from "../ui/LoadMore.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { FilterBar } from "./list/FilterBar.tsx";
import { useRecordFilter } from "./list/useRecordFilter.ts";
import { LogRow } from "./logs/LogRow.tsx";
import { useDeletion } from "./useDeletion.ts";

/** What was done, day by day, newest first. */
export function LogsPage() {
  const { filter, change, isNarrowed } = useRecordFilter();
  const logs = useLogs(filter);
  const { deleteLog } = useDeletion();
  const format = useFormatter();
  const days = Map.groupBy(logs.items, ({ date }) => date);

  return (
    <>
      <PageHeader
        title="Logs"
        subtitle="What you did, newest first."
        actions={
          <LinkButton href="/logs/new" variant="primary" icon={<Plus aria-hidden className="size-4" />}>
            Add a log
          </LinkButton>
        }
      />
      <FilterBar what="logs" filter={filter} change={change} />
      {logs.isPending && <Skeleton lines={6} className="h-16" label="Loading your logs" />}
      {logs.isError && logs.items.length === 0 && (
        <ErrorNote
          title="Your logs could not be loaded."
          error={logs.error}
          onRetry={() => void logs.refetch()}
          isRetrying={logs.isFetching}
        />
      )}
      {logs.isSuccess && logs.items.length === 0 && (
        <EmptyState
          icon={<NotebookPen className="size-8" />}
          title={isNarrowed ? "Nothing fits." : "Nothing is logged yet."}
          actions={
            isNarrowed ? (
              <Button onClick={() => change({ query: "", exerciseId: "", from: "", to: "" })}>Show all logs</Button>
            ) : (
              <>
                <LinkButton href="/chat" variant="primary">
                  Log in the chat
                </LinkButton>
                <LinkButton href="/logs/new">Fill in a form</LinkButton>
              </>
            )
          }
        >
          {isNarrowed
            ? "No log has these words, days and exercise."
            : "Type “3x10 bench at 80 kg” in the chat, or fill in a form."}
        </EmptyState>
      )}
      <div className="flex flex-col gap-6">
        {[...days].map(([date, entries]) => (
          <section key={date} aria-label={format.date(date)}>
            <h2 className="mb-2 flex items-baseline gap-2 font-semibold text-sm">
              <time dateTime={date} className="inline-block first-letter:uppercase">
                {format.day(date)}
              </time>
              <span className="font-normal text-muted">
                {entries.length} {entries.length === 1 ? "exercise" : "exercises"}
              </span>
            </h2>
            <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface">
              {entries.map((entry) => (
                <LogRow key={entry.id} entry={entry} onDelete={() => deleteLog(entry)} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {logs.items.length > 0 && (
        <LoadMore
          what="logs"
          hasMore={logs.hasNextPage}
          isLoading={logs.isFetchingNextPage}
          onMore={() => void logs.fetchNextPage()}
          error={logs.isFetchNextPageError ? logs.error : undefined}
        />
      )}
    </>
  );
}
