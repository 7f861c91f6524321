import type { WeeklyGuide } from "../../protocol/progress.ts";
import type { Formatter } from "../format/formatter.ts";
import { labelOf } from "../format/labelOf.ts";
import type { MuscleAverage } from "./averageSets.ts";

type Props = { muscles: readonly MuscleAverage[]; guide: WeeklyGuide; format: Formatter };

/** Sets by muscle as bars over the shaded range of the rule of thumb; every figure is written too. */
export function MuscleBars({ muscles, guide: { range }, format }: Props) {
  const end = Math.max(range.to, ...muscles.map(({ sets }) => sets)) * 1.05;
  const share = (sets: number) => `${(sets / end) * 100}%`;
  return (
    <ul className="flex flex-col gap-1.5">
      {muscles.map(({ muscle, sets }) => (
        <li key={muscle} className="grid grid-cols-[6.5rem_1fr_2.5rem] items-center gap-2 text-sm">
          <span className="truncate">{labelOf(muscle)}</span>
          <span aria-hidden className="relative block h-4 overflow-hidden rounded bg-sunken">
            <span
              className="absolute inset-y-0 border-accent border-x border-dashed bg-accent-soft"
              style={{ left: share(range.from), width: share((range.isOpen ? end : range.to) - range.from) }}
            />
            <span className="absolute inset-y-1 left-0 rounded-r bg-accent" style={{ width: share(sets) }} />
          </span>
          <span className="text-right tabular-nums">
            {format.number(sets)}
            <span className="sr-only"> sets, {placeIn(range, sets)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function placeIn({ from, to, isOpen }: WeeklyGuide["range"], sets: number): string {
  if (sets < from) return `below the range of ${from} to ${to}`;
  return sets > to && !isOpen ? `above the range of ${from} to ${to}` : "within the range";
}
