import { useKnownName } from "../api/useKnownName.ts";
import { useStats } from "../api/useStats.ts";
import { useFormatter } from "../format/useFormatter.ts";
import { UnfinishedNote } from "../training/live/UnfinishedNote.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { FirstSteps } from "./FirstSteps.tsx";
import { greeting } from "./greeting.ts";
import { LastSession } from "./LastSession.tsx";
import { MusclesThisWeek } from "./MusclesThisWeek.tsx";
import { OpenQuestionCard } from "./OpenQuestionCard.tsx";
import { QuickActions } from "./QuickActions.tsx";
import { WeekFigures } from "./WeekFigures.tsx";

/** Where a visit begins: how the week stands, what waits, and the next step. Every figure is of stored logs. */
export function TodayPage() {
  const format = useFormatter();
  const { data: name } = useKnownName();
  const stats = useStats(2, format.timezone);
  const lastDay = stats.data?.streak.lastDay ?? null;
  return (
    <>
      <PageHeader
        title={greeting(format.hour(), name ?? null)}
        tabTitle="Today"
        subtitle={format.longDate(format.today())}
      />
      <UnfinishedNote />
      <div className="flex flex-col gap-5">
        <OpenQuestionCard />
        {stats.data ? (
          lastDay === null ? (
            <FirstSteps />
          ) : (
            <>
              <WeekFigures stats={stats.data} format={format} />
              <QuickActions />
              <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
                <LastSession date={lastDay} format={format} />
                <MusclesThisWeek format={format} />
              </div>
            </>
          )
        ) : stats.isError ? (
          <ErrorNote
            title="Your figures could not be loaded."
            error={stats.error}
            onRetry={() => void stats.refetch()}
            isRetrying={stats.isFetching}
          />
        ) : (
          <Skeleton lines={3} className="h-28" label="Loading your figures" />
        )}
      </div>
    </>
  );
}
