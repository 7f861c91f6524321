import { Link } from "wouter";
import type { LoggedExercise } from "../../protocol/progress.ts";
import type { Formatter } from "../format/formatter.ts";
import { DataTable } from "../ui/DataTable.tsx";
import { LogLink } from "./LogLink.tsx";
import { amountText, MEASURE_TITLES } from "./measureTexts.ts";

type Props = { exercises: readonly LoggedExercise[]; search: string; format: Formatter };

/** Every exercise with a log: its best of all time, how often and when last. */
export function ExerciseList({ exercises, search, format }: Props) {
  return (
    <DataTable
      caption="Every exercise you have logged, the one trained last first"
      rows={exercises}
      rowKey={({ exercise }) => exercise.id}
      columns={[
        {
          title: "Exercise",
          isRowName: true,
          cell: ({ exercise, sessions, lastDate }) => (
            <>
              <Link
                href={`/progress/${encodeURIComponent(exercise.id)}${search}`}
                className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 md:min-h-7"
              >
                {exercise.name}
              </Link>
              <span className="block font-normal text-muted text-xs">
                <Link
                  href={`/logs?exerciseId=${encodeURIComponent(exercise.id)}`}
                  aria-label={`${days(sessions)} of ${exercise.name}: its logs`}
                  className="underline underline-offset-4 hover:text-ink"
                >
                  {days(sessions)}
                </Link>
                , last {format.day(lastDate)}
              </span>
            </>
          ),
        },
        {
          title: "Best of all time",
          isNumber: true,
          cell: ({ best, measure, perHand }) =>
            best ? (
              <span className="whitespace-nowrap">
                <span className="inline-flex min-h-11 items-center md:min-h-7">
                  {amountText(best.value, { measure, perHand }, format)}
                </span>
                <span className="block text-muted text-xs">
                  {MEASURE_TITLES[measure]}, <LogLink from={best.from} format={format} />
                </span>
              </span>
            ) : (
              "–"
            ),
        },
      ]}
    />
  );
}

const days = (count: number) => `${count} ${count === 1 ? "day" : "days"}`;
