import { Pencil, Play, Trash2 } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useParams, useSearch } from "wouter";
import type { Workout } from "../../protocol/cards.ts";
import { ApiProblem } from "../api/apiProblem.ts";
import { useTrainingChanged } from "../api/useTrainingChanged.ts";
import { changeWorkout, useWorkout } from "../api/useWorkouts.ts";
import { useFormatter } from "../format/useFormatter.ts";
import { Button } from "../ui/Button.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { LiveView } from "./live/LiveView.tsx";
import { planOf } from "./live/startLive.ts";
import { useStart } from "./live/useStart.tsx";
import { NotThere } from "./NotThere.tsx";
import { useDeletion } from "./useDeletion.ts";
import { BlockCard } from "./workouts/BlockCard.tsx";
import { TitleForm } from "./workouts/TitleForm.tsx";

const BACK = { href: "/workouts", label: "Workouts" };

/** One saved workout, started at once with `?start=1`; `/workouts/live` is the one that is being done. */
export function WorkoutPage() {
  const { id = "" } = useParams<{ id: string }>();
  return id === "live" ? <LiveView /> : <SavedWorkout id={id} />;
}

function SavedWorkout({ id }: { id: string }) {
  const workout = useWorkout(id);
  const [, navigate] = useLocation();
  const [isRenaming, setRenaming] = useState(false);
  const changed = useTrainingChanged();
  const { deleteWorkout } = useDeletion();
  const { start, isStarting, question } = useStart();
  const format = useFormatter();
  const saved = workout.data;
  const isToStart = new URLSearchParams(useSearch()).get("start") === "1";
  const startNow = useEffectEvent((found: Workout) => {
    // Going back from the checklist leads here, and is not to start it once more.
    navigate(`/workouts/${id}`, { replace: true });
    start(planOf(found));
  });
  useEffect(() => {
    if (isToStart && saved) startNow(saved);
  }, [isToStart, saved]);

  if (workout.error instanceof ApiProblem && workout.error.code === "not_found")
    return <NotThere what="Workout" back={BACK} />;
  return (
    <>
      <PageHeader
        title={saved?.title ?? "Workout"}
        back={BACK}
        subtitle={
          saved &&
          `About ${format.whole(saved.estimatedMinutes)} min, saved ${format.day(format.dateOf(saved.createdAt))}`
        }
        actions={
          saved && (
            <>
              <IconButton
                label="Change the title"
                icon={<Pencil aria-hidden className="size-5" />}
                onClick={() => setRenaming(!isRenaming)}
              />
              <IconButton
                label="Delete this workout"
                icon={<Trash2 aria-hidden className="size-5" />}
                onClick={() => {
                  deleteWorkout(saved);
                  navigate("/workouts");
                }}
              />
              <Button
                variant="primary"
                icon={<Play aria-hidden className="size-4" />}
                isBusy={isStarting}
                onClick={() => start(planOf(saved))}
              >
                Start
              </Button>
            </>
          )
        }
      />
      {workout.isPending && <Skeleton lines={3} className="h-32" label="Loading the workout" />}
      {workout.isError && !saved && (
        <ErrorNote
          title="The workout could not be loaded."
          error={workout.error}
          onRetry={() => void workout.refetch()}
        />
      )}
      {saved && isRenaming && (
        <TitleForm
          title={saved.title}
          onCancel={() => setRenaming(false)}
          onSave={async (title) => {
            await changeWorkout(id, { title });
            await changed();
            setRenaming(false);
          }}
        />
      )}
      {saved && (
        <div className="flex max-w-3xl flex-col gap-4">
          {saved.blocks.map((block, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two blocks may be of one kind, and places do not change here.
            <BlockCard key={place} block={block} />
          ))}
        </div>
      )}
      {question}
    </>
  );
}
