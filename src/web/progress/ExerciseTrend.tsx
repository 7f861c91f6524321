import { useMemo, useState } from "react";
import type { ExerciseProgress } from "../../protocol/progress.ts";
import type { Formatter } from "../format/formatter.ts";
import { Plot } from "../plot/Plot.tsx";
import { DataTable } from "../ui/DataTable.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { axisDay } from "./axisDay.ts";
import { LogLink } from "./LogLink.tsx";
import { amountText, axisText, MEASURE_TITLES } from "./measureTexts.ts";
import { NumbersAsTable } from "./NumbersAsTable.tsx";
import { PointDetails } from "./PointDetails.tsx";
import { setText } from "./setText.ts";

/** One exercise over time: the trend, the set behind the point that is chosen, and all of it as a table. */
export function ExerciseTrend({ progress, format }: { progress: ExerciseProgress; format: Formatter }) {
  const { points, exercise, measure } = progress;
  const drawn = useMemo(
    () => points.flatMap((point) => (point.best ? [{ date: point.date, amount: point.best.value, point }] : [])),
    [points],
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const place = drawn.findIndex(({ date }) => date === chosen);
  const selected = place < 0 ? drawn.length - 1 : place;
  const shown = drawn[selected];
  if (!shown)
    return (
      <EmptyState title={points.length === 0 ? "Nothing logged in this time" : "No figure for these sets"}>
        {points.length === 0
          ? `Choose a longer time, or log ${exercise.name}.`
          : "The sets do not say weight, reps, time or distance. Add them in the log."}
      </EmptyState>
    );
  const title = `${MEASURE_TITLES[measure]} of ${exercise.name}`;
  const pointText = (index: number) => {
    const at = drawn[index];
    return at ? `${format.date(at.date)}: ${amountText(at.amount, progress, format)}` : "";
  };
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <p className="text-muted text-sm">
        {MEASURE_TITLES[measure]}
        {progress.perHand && " per hand"}
        {(measure === "e1rm" || measure === "load") && `, in ${format.unit}`}, one point a day.{" "}
        {drawn.length === 1
          ? "One day so far; the next one makes it a trend."
          : "Choose a point to see the set behind it."}
      </p>
      <Plot
        kind="line"
        band={null}
        label={`${title}, by day`}
        points={drawn}
        selected={selected}
        onSelect={(index) => setChosen(drawn[index]?.date ?? null)}
        pointText={pointText}
        amountText={(amount) => axisText(amount, progress, format)}
        dayText={axisDay(format.locale)}
      />
      <PointDetails progress={progress} point={shown.point} format={format} />
      <NumbersAsTable>
        <DataTable
          caption={`${title}, by day`}
          rows={[...points].reverse()}
          rowKey={({ date }) => date}
          columns={[
            { title: "Day", isRowName: true, cell: ({ date }) => format.date(date) },
            {
              title: MEASURE_TITLES[measure],
              isNumber: true,
              cell: ({ best }) => (best ? amountText(best.value, progress, format) : "–"),
            },
            { title: "Set", cell: ({ best, topSet }) => setOf(best?.from ?? topSet, format) },
            { title: "Sets", isNumber: true, cell: ({ sets }) => sets },
            {
              title: `Volume, ${format.unit}`,
              isNumber: true,
              cell: ({ volume }) => (volume.total > 0 ? format.whole(volume.total) : "–"),
            },
            {
              title: "Log",
              cell: ({ best, topSet }) => {
                const from = best?.from ?? topSet;
                return from && <LogLink from={from} format={format} />;
              },
            },
          ]}
        />
      </NumbersAsTable>
    </div>
  );
}

const setOf = (from: { set: Parameters<typeof setText>[0] } | null | undefined, format: Formatter) =>
  from ? setText(from.set, format) : "–";
