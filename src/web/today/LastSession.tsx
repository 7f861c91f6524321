import { Link } from "wouter";
import { useDayLogs } from "../api/useDayLogs.ts";
import type { Formatter } from "../format/formatter.ts";
import { effortText, setsText } from "../training/logs/setsText.ts";
import { Card } from "../ui/Card.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { logsOf } from "./Figure.tsx";

/** What was done on the last day with a log. */
export function LastSession({ date, format }: { date: string; format: Formatter }) {
  const logs = useDayLogs(date);
  return (
    <Card
      title="Last session"
      actions={
        <Link
          href={logsOf(date, date)}
          className="inline-flex min-h-11 items-center text-accent text-sm underline underline-offset-4 md:min-h-8"
        >
          {format.day(date)}
        </Link>
      }
    >
      {logs.data ? (
        <ul className="-my-1 divide-y divide-line">
          {logs.data.map(({ id, exercise, sets }) => {
            const effort = effortText(sets);
            return (
              <li key={id}>
                <Link
                  href={`/logs/${encodeURIComponent(id)}`}
                  className="-mx-2 block min-h-11 rounded-lg px-2 py-2 hover:bg-sunken"
                >
                  <span className="block font-medium text-sm">{exercise.name}</span>
                  <span className="block text-muted text-sm tabular-nums">
                    {setsText(sets, format)}
                    {effort && `, up to ${effort}`}
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      ) : logs.isError ? (
        <ErrorNote
          title="The last session could not be loaded."
          error={logs.error}
          onRetry={() => void logs.refetch()}
          isRetrying={logs.isFetching}
        />
      ) : (
        <Skeleton lines={4} label="Loading the last session" />
      )}
    </Card>
  );
}
