import { ChartLine } from "lucide-react";
import { useLocation, useParams } from "wouter";
import { useExerciseProgress, useLoggedExercises, useMuscleProgress } from "../api/useProgress.ts";
import { useFormatter } from "../format/useFormatter.ts";
import { chatWith } from "../today/quickActions.ts";
import { Card } from "../ui/Card.tsx";
import { Chip } from "../ui/Chip.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { LinkButton } from "../ui/LinkButton.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { ExerciseList } from "./ExerciseList.tsx";
import { ExercisePicker } from "./ExercisePicker.tsx";
import { ExerciseTrend } from "./ExerciseTrend.tsx";
import { MusclesByWeek } from "./MusclesByWeek.tsx";
import { firstDayOf, PERIODS, usePeriod, weeksOf } from "./periods.ts";
import { Records } from "./Records.tsx";
import { startingExercise } from "./startingExercise.ts";

/** How training goes: one exercise over time with its records, all exercises, and the work by muscle and week. */
export function ProgressPage() {
  const format = useFormatter();
  const [period, choosePeriod] = usePeriod();
  const { exerciseId } = useParams<{ exerciseId?: string }>();
  const [, navigate] = useLocation();
  const logged = useLoggedExercises(format.timezone);
  const exercises = logged.data?.exercises ?? [];
  const chosen = exerciseId ?? startingExercise(exercises)?.exercise.id ?? null;

  if (logged.isPending) return <Waiting />;
  if (logged.isError && !logged.data)
    return (
      <>
        <PageHeader title="Progress" />
        <ErrorNote
          title="Your progress could not be loaded."
          error={logged.error}
          onRetry={() => void logged.refetch()}
          isRetrying={logged.isFetching}
        />
      </>
    );
  if (exercises.length === 0 && exerciseId === undefined)
    return (
      <>
        <PageHeader title="Progress" />
        <EmptyState
          icon={<ChartLine className="size-8" />}
          title="No sets logged yet"
          actions={
            <LinkButton variant="primary" href={chatWith("3x10 bench press at 60 kg")}>
              Log a first set
            </LinkButton>
          }
        >
          Trends, records and the work of each muscle are drawn from what you log. One set is enough to begin.
        </EmptyState>
      </>
    );
  const { today } = logged.data;
  const first = exercises.map(({ firstDate }) => firstDate).sort()[0];
  return (
    <>
      <PageHeader title="Progress" subtitle="Every figure is computed from your logs and leads to them." />
      <fieldset className="mb-5 flex flex-wrap gap-2">
        <legend className="sr-only">Time</legend>
        {PERIODS.map((one) => (
          <Chip key={one.id} isChosen={one.id === period.id} onClick={() => choosePeriod(one)}>
            {one.label}
          </Chip>
        ))}
      </fieldset>
      <div className="flex flex-col gap-5">
        {chosen && (
          <ExerciseCard
            id={chosen}
            from={firstDayOf(period, today)}
            picker={
              <ExercisePicker
                exercises={exercises}
                chosen={chosen}
                onChoose={(id) => navigate(`/progress/${encodeURIComponent(id)}${location.search}`)}
              />
            }
          />
        )}
        <MuscleCard weeks={weeksOf(period, today, first)} />
        <Card title="All exercises">
          <ExerciseList exercises={exercises} search={location.search} format={format} />
        </Card>
      </div>
    </>
  );
}

function Waiting() {
  return (
    <>
      <PageHeader title="Progress" />
      <Skeleton lines={3} className="h-40" label="Loading your progress" />
    </>
  );
}

function ExerciseCard({ id, from, picker }: { id: string; from: string | null; picker: React.ReactNode }) {
  const format = useFormatter();
  const progress = useExerciseProgress(id, from);
  return (
    <Card title="Exercise">
      <div className="mb-4 max-w-md">{picker}</div>
      {progress.data ? (
        <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[3fr_2fr]">
          <ExerciseTrend progress={progress.data} format={format} />
          <section aria-label="Records" className="min-w-0">
            <h3 className="mb-2 font-medium text-sm">Records of all time</h3>
            <Records progress={progress.data} format={format} />
          </section>
        </div>
      ) : progress.isError ? (
        <ErrorNote
          title="This exercise could not be loaded."
          error={progress.error}
          onRetry={() => void progress.refetch()}
          isRetrying={progress.isFetching}
        />
      ) : (
        <Skeleton lines={2} className="h-32" label="Loading the exercise" />
      )}
    </Card>
  );
}

function MuscleCard({ weeks }: { weeks: number }) {
  const format = useFormatter();
  const progress = useMuscleProgress(weeks, format.timezone);
  return (
    <Card title="Sets by muscle">
      {progress.data ? (
        <MusclesByWeek progress={progress.data} format={format} />
      ) : progress.isError ? (
        <ErrorNote
          title="The work by muscle could not be loaded."
          error={progress.error}
          onRetry={() => void progress.refetch()}
          isRetrying={progress.isFetching}
        />
      ) : (
        <Skeleton lines={4} className="h-10" label="Loading the work by muscle" />
      )}
    </Card>
  );
}
