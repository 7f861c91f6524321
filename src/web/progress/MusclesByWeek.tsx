import { useMemo, useState } from "react";
import { Link } from "wouter";
import type { MuscleProgress, WeeklyGuide } from "../../protocol/progress.ts";
import type { Muscle } from "../../protocol/vocabulary.ts";
import type { Formatter } from "../format/formatter.ts";
import { labelOf } from "../format/labelOf.ts";
import { Plot } from "../plot/Plot.tsx";
import { DataTable } from "../ui/DataTable.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Field } from "../ui/Field.tsx";
import { Select } from "../ui/Select.tsx";
import { averageSets } from "./averageSets.ts";
import { axisDay } from "./axisDay.ts";
import { bandText, rangeText } from "./guideTexts.ts";
import { MuscleBars } from "./MuscleBars.tsx";
import { NumbersAsTable } from "./NumbersAsTable.tsx";

/** Fractional sets by muscle against the rule of thumb: all muscles on average, and one of them week by week. */
export function MusclesByWeek({ progress, format }: { progress: MuscleProgress; format: Formatter }) {
  const { weeks, guide, today } = progress;
  const { muscles, over } = useMemo(() => averageSets(weeks, today), [weeks, today]);
  const [chosen, setChosen] = useState<Muscle | null>(null);
  const muscle = muscles.find((one) => one.muscle === chosen)?.muscle ?? muscles[0]?.muscle;
  if (muscle === undefined)
    return (
      <EmptyState title="No strength sets in this time">
        Stretches, cardio and warm-ups are not counted in sets.
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-3">
        <h3 className="font-medium text-sm">Sets a week, on average {over === 1 ? "of 1 week" : `of ${over} weeks`}</h3>
        <MuscleBars muscles={muscles} guide={guide} format={format} />
        <GuideNote guide={guide} />
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        <Field label="Muscle">
          <Select
            value={muscle}
            onChange={setChosen}
            options={muscles.map((one) => ({ value: one.muscle, label: labelOf(one.muscle) }))}
          />
        </Field>
        <MuscleTrend key={muscle} muscle={muscle} progress={progress} format={format} />
      </div>
    </div>
  );
}

function GuideNote({ guide }: { guide: WeeklyGuide }) {
  return (
    <div className="text-muted text-sm">
      <p>
        <strong className="font-medium text-ink">Shaded: a heuristic.</strong> {rangeText(guide)} {guide.note}
      </p>
      <details className="mt-1">
        <summary className="min-h-11 cursor-pointer content-center md:min-h-8">
          All bands and where they come from
        </summary>
        <ul className="mt-1 list-disc pl-5">
          {guide.bands.map((band, index) => (
            <li key={band.band}>{bandText(guide.bands, index)}</li>
          ))}
        </ul>
        <p className="mt-1">{guide.source}.</p>
      </details>
    </div>
  );
}

type TrendProps = { muscle: Muscle; progress: MuscleProgress; format: Formatter };

function MuscleTrend({ muscle, progress: { weeks, guide }, format }: TrendProps) {
  const name = labelOf(muscle);
  const drawn = useMemo(
    () =>
      weeks.map((week) => {
        const work = week.muscles.find((one) => one.muscle === muscle);
        return {
          ...week,
          date: week.from,
          amount: work?.sets ?? 0,
          direct: work?.direct ?? 0,
          indirect: work?.indirect ?? 0,
          volume: work?.volume ?? 0,
          says: guide.bands.find(({ band }) => band === work?.band)?.says,
        };
      }),
    [weeks, muscle, guide],
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const place = drawn.findIndex(({ date }) => date === chosen);
  const selected = place < 0 ? drawn.length - 1 : place;
  const shown = drawn[selected];
  if (!shown) return null;
  const sets = (amount: number) => `${format.number(amount)} ${amount === 1 ? "set" : "sets"}`;
  const days = ({ from, to }: { from: string; to: string }) => `${format.date(from)} – ${format.date(to)}`;
  return (
    <>
      <Plot
        kind="bars"
        band={{ from: guide.range.from, to: guide.range.isOpen ? null : guide.range.to }}
        label={`Sets of ${name}, by week`}
        points={drawn}
        selected={selected}
        onSelect={(index) => setChosen(drawn[index]?.date ?? null)}
        pointText={(index) => {
          const at = drawn[index];
          return at ? `${days(at)}: ${sets(at.amount)}` : "";
        }}
        amountText={(amount) => format.number(amount)}
        dayText={axisDay(format.locale)}
      />
      <section aria-label="The chosen week" className="rounded-xl bg-sunken p-4 text-sm">
        <h4 className="font-semibold">{days(shown)}</h4>
        <p className="mt-1 tabular-nums">
          {sets(shown.amount)} of {name.toLowerCase()}: {format.number(shown.direct)} direct,{" "}
          {format.number(shown.indirect)} by helping. Volume {format.whole(shown.volume)} {format.unit}, shared out
          likewise.
        </p>
        {shown.says && <p className="mt-1 text-muted">Rule of thumb: {shown.says}.</p>}
        {shown.muscles.length > 0 && (
          <Link
            href={`/logs?from=${shown.from}&to=${shown.to}`}
            className="mt-1 inline-flex min-h-11 items-center text-accent underline underline-offset-4 md:min-h-8"
          >
            Logs of this week
          </Link>
        )}
      </section>
      <NumbersAsTable>
        <DataTable
          caption={`Sets and volume of ${name}, by week`}
          rows={[...drawn].reverse()}
          rowKey={({ week }) => week}
          columns={[
            { title: "Week", isRowName: true, cell: days },
            { title: "Sets", isNumber: true, cell: ({ amount }) => format.number(amount) },
            { title: "Direct", isNumber: true, cell: ({ direct }) => format.number(direct) },
            { title: "Helping", isNumber: true, cell: ({ indirect }) => format.number(indirect) },
            { title: `Volume, ${format.unit}`, isNumber: true, cell: ({ volume }) => format.whole(volume) },
          ]}
        />
      </NumbersAsTable>
    </>
  );
}
