import { CalendarDays, Play, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import type { Routine } from "../../../protocol/routine.ts";
import { deleteRoutine, useRoutines } from "../../api/useRoutines.ts";
import { useTrainingChanged } from "../../api/useTrainingChanged.ts";
import { useFormatter } from "../../format/useFormatter.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorNote } from "../../ui/ErrorNote.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { LoadMore } from "../../ui/LoadMore.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { Plan } from "../live/startLive.ts";
import { amountText } from "./amountText.ts";

type Props = { onStart: (plan: Plan) => void; isStarting: boolean };

/** Plans over weeks: every day of one can be started. */
export function RoutineList({ onStart, isStarting }: Props) {
  const routines = useRoutines();
  if (routines.isPending) return <Skeleton lines={2} className="h-48" label="Loading your routines" />;
  if (routines.isError && routines.items.length === 0)
    return (
      <ErrorNote
        title="Your routines could not be loaded."
        error={routines.error}
        onRetry={() => void routines.refetch()}
        isRetrying={routines.isFetching}
      />
    );
  if (routines.items.length === 0)
    return (
      <EmptyState icon={<CalendarDays className="size-8" />} title="No routine is saved yet.">
        A routine is a plan for every training day of a week.
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-8">
      {routines.items.map((routine) => (
        <RoutineView key={routine.id} routine={routine} onStart={onStart} isStarting={isStarting} />
      ))}
      <LoadMore
        what="routines"
        hasMore={routines.hasNextPage}
        isLoading={routines.isFetchingNextPage}
        onMore={() => void routines.fetchNextPage()}
      />
    </div>
  );
}

function RoutineView({ routine, onStart, isStarting }: Props & { routine: Routine }) {
  const [isAsking, setAsking] = useState(false);
  const format = useFormatter();
  const changed = useTrainingChanged();
  const { id, name, daysPerWeek, days } = routine;
  const start = (day: Routine["days"][number]) =>
    onStart({
      title: day.name,
      workoutId: null,
      blocks: [
        {
          block: "main",
          items: day.items.map(({ reps, durationS, ...item }) => ({
            ...item,
            ...(reps === undefined ? {} : { reps }),
            ...(durationS === undefined ? {} : { durationS }),
          })),
        },
      ],
    });
  return (
    <section aria-label={name}>
      <div className="mb-3 flex items-center justify-between gap-3">
        <div>
          <h2 className="font-semibold text-lg">{name}</h2>
          <p className="text-muted text-sm">
            {daysPerWeek} {daysPerWeek === 1 ? "day" : "days"} a week
          </p>
        </div>
        <IconButton
          label={`Delete ${name}`}
          icon={<Trash2 aria-hidden className="size-5" />}
          onClick={() => setAsking(true)}
        />
      </div>
      <div className="grid gap-3 md:grid-cols-2">
        {days.map((day, place) => (
          <Card
            // biome-ignore lint/suspicious/noArrayIndexKey: two days may have one name, and places do not change here.
            key={place}
            title={day.name}
            actions={
              <Button
                size="small"
                icon={<Play aria-hidden className="size-4" />}
                isBusy={isStarting}
                onClick={() => start(day)}
              >
                Start<span className="sr-only"> {day.name}</span>
              </Button>
            }
          >
            <ol className="flex flex-col gap-1.5 text-sm">
              {day.items.map((item, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <li key={at} className="flex items-baseline justify-between gap-4">
                  <Link href={`/exercises/${item.exerciseId}`} className="min-w-0 underline-offset-4 hover:underline">
                    {item.name}
                  </Link>
                  <span className="shrink-0 text-muted tabular-nums">{amountText(amountOf(item), format)}</span>
                </li>
              ))}
            </ol>
          </Card>
        ))}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Delete “${name}”?`}
        confirmLabel="Delete"
        onConfirm={async () => {
          await deleteRoutine(id);
          await changed();
        }}
      >
        Your logs stay. A deleted routine cannot be brought back.
      </ConfirmDialog>
    </section>
  );
}

type RoutineItem = Routine["days"][number]["items"][number];

const amountOf = ({ sets, reps, durationS }: RoutineItem) => ({
  sets,
  ...(reps === undefined ? {} : { reps }),
  ...(durationS === undefined ? {} : { durationS }),
});
