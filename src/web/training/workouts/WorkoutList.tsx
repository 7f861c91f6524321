import { Dumbbell } from "lucide-react";
import { useWorkouts } from "../../api/useWorkouts.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorNote } from "../../ui/ErrorNote.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { LoadMore } from "../../ui/LoadMore.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { FilterBar } from "../list/FilterBar.tsx";
import { useRecordFilter } from "../list/useRecordFilter.ts";
import { type Plan, planOf } from "../live/startLive.ts";
import { useDeletion } from "../useDeletion.ts";
import { WorkoutRow } from "./WorkoutRow.tsx";

type Props = { onStart: (plan: Plan) => void; isStarting: boolean };

/** Saved workouts, searched, started and deleted. */
export function WorkoutList({ onStart, isStarting }: Props) {
  const { filter, change, isNarrowed } = useRecordFilter();
  const workouts = useWorkouts(filter);
  const { deleteWorkout } = useDeletion();
  return (
    <>
      {(isNarrowed || workouts.items.length > 0) && <FilterBar what="workouts" filter={filter} change={change} />}
      {workouts.isPending && <Skeleton lines={3} className="h-32" label="Loading your workouts" />}
      {workouts.isError && workouts.items.length === 0 && (
        <ErrorNote
          title="Your workouts could not be loaded."
          error={workouts.error}
          onRetry={() => void workouts.refetch()}
          isRetrying={workouts.isFetching}
        />
      )}
      {workouts.isSuccess && workouts.items.length === 0 && (
        <EmptyState
          icon={<Dumbbell className="size-8" />}
          title={isNarrowed ? "Nothing fits." : "No workout is saved yet."}
          actions={
            isNarrowed ? (
              <Button onClick={() => change({ query: "", exerciseId: "", from: "", to: "" })}>Show all workouts</Button>
            ) : (
              <LinkButton href="/chat" variant="primary">
                Have one built
              </LinkButton>
            )
          }
        >
          {isNarrowed
            ? "No workout has these words, days and exercise."
            : "Ask in the chat for one: “30 minutes upper body with dumbbells, my shoulder is bad”."}
        </EmptyState>
      )}
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {workouts.items.map((workout) => (
          <WorkoutRow
            key={workout.id}
            workout={workout}
            isBusy={isStarting}
            onStart={() => onStart(planOf(workout))}
            onDelete={() => deleteWorkout(workout)}
          />
        ))}
      </ul>
      {workouts.items.length > 0 && (
        <LoadMore
          what="workouts"
          hasMore={workouts.hasNextPage}
          isLoading={workouts.isFetchingNextPage}
          onMore={() => void workouts.fetchNextPage()}
          error={workouts.isFetchNextPageError ? workouts.error : undefined}
        />
      )}
    </>
  );
}
