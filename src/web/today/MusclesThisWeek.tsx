import { Link } from "wouter";
import { useMuscleProgress } from "../api/useProgress.ts";
import type { Formatter } from "../format/formatter.ts";
import { rangeText } from "../progress/guideTexts.ts";
import { MuscleBars } from "../progress/MuscleBars.tsx";
import { Card } from "../ui/Card.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { logsOf } from "./Figure.tsx";

const LINK = "inline-flex min-h-11 items-center text-accent text-sm underline underline-offset-4 md:min-h-8";

/** The rest is in Progress. */
const SHOWN = 8;

/** Fractional sets of this week so far, against the rule of thumb for a whole one. */
export function MusclesThisWeek({ format }: { format: Formatter }) {
  const progress = useMuscleProgress(1, format.timezone);
  const week = progress.data?.weeks.at(-1);
  return (
    <Card
      title="Sets by muscle this week"
      actions={
        <Link href="/progress" className={LINK}>
          Progress
        </Link>
      }
    >
      {progress.data && week ? (
        week.muscles.length === 0 ? (
          <p className="text-muted text-sm">No strength sets yet this week.</p>
        ) : (
          <>
            <MuscleBars muscles={week.muscles.slice(0, SHOWN)} guide={progress.data.guide} format={format} />
            {week.muscles.length > SHOWN && (
              <Link href="/progress" className={LINK}>
                {week.muscles.length - SHOWN} more in Progress
              </Link>
            )}
            <p className="mt-3 text-muted text-sm">
              <strong className="font-medium text-ink">Shaded: a heuristic</strong> for a whole week.{" "}
              {rangeText(progress.data.guide)}
            </p>
            <Link href={logsOf(week.from, week.to)} className={LINK}>
              Logs of this week
            </Link>
          </>
        )
      ) : progress.isError ? (
        <ErrorNote
          title="The sets by muscle could not be loaded."
          error={progress.error}
          onRetry={() => void progress.refetch()}
          isRetrying={progress.isFetching}
        />
      ) : (
        <Skeleton lines={4} label="Loading the sets by muscle" />
      )}
    </Card>
  );
}
