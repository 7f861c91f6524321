import type { Estimate, ExerciseProgress, ProgressPoint, SetSource } from "../../protocol/progress.ts";
import type { Formatter } from "../format/formatter.ts";
import { LogLink } from "./LogLink.tsx";
import { amountText, MEASURE_TITLES } from "./measureTexts.ts";
import { setText } from "./setText.ts";

type Props = { progress: ExerciseProgress; point: ProgressPoint; format: Formatter };

/** One day of an exercise: its figure, the set behind it, and the way to the log. */
export function PointDetails({ progress, point, format }: Props) {
  const { best, e1rm, topSet, volume, sets } = point;
  const isEstimate = progress.measure === "e1rm" && e1rm !== null;
  return (
    <section aria-label="The chosen day" className="rounded-xl bg-sunken p-4 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold">{format.date(point.date)}</h3>
        {best && (
          <p className="text-muted">
            {MEASURE_TITLES[progress.measure]}{" "}
            <span className="font-semibold text-base text-ink tabular-nums">
              {amountText(best.value, progress, format)}
            </span>
          </p>
        )}
      </div>
      <dl className="mt-2 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1">
        {best && <SetRow term={isEstimate ? "From" : "Set"} from={best.from} format={format} />}
        {isEstimate && (
          <>
            <dt className="text-muted">How</dt>
            <dd className="tabular-nums">{formulaText(e1rm, progress.perHand, format)}</dd>
          </>
        )}
        {topSet && !isSame(topSet, best?.from) && <SetRow term="Top set" from={topSet} format={format} />}
        <dt className="text-muted">In all</dt>
        <dd className="tabular-nums">
          {sets} working {sets === 1 ? "set" : "sets"}
          {volume.total > 0 && `, ${format.whole(volume.total)} ${format.unit} moved`}
          {volume.uncountedSets > 0 &&
            ` (the load of ${volume.uncountedSets} ${volume.uncountedSets === 1 ? "set is" : "sets is"} not wholly known)`}
        </dd>
      </dl>
    </section>
  );
}

function SetRow({ term, from, format }: { term: string; from: SetSource; format: Formatter }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd className="tabular-nums">
        {setText(from.set, format)}{" "}
        <LogLink from={from} format={format}>
          log of {format.date(from.date)}, set {from.index + 1}
        </LogLink>
      </dd>
    </>
  );
}

const isSame = (one: SetSource, other: SetSource | undefined) =>
  one.logId === other?.logId && one.index === other.index;

/** "75 kg × (1 + 8 ÷ 30), Epley's formula". */
function formulaText({ load, repsToFailure, trust, from }: Estimate, perHand: boolean, format: Formatter): string {
  const body = from.weight === load ? "" : " with your body weight";
  const heavy = `${format.spokenWeight(load, format.unit)}${perHand ? " per hand" : ""}${body}`;
  if (trust === "exact") return `A single at ${heavy}: nothing to estimate.`;
  const rough = trust === "rough" ? " Rough: from 11 reps on, formulas are far off." : "";
  return `${heavy} × (1 + ${format.number(repsToFailure)} ÷ 30), Epley’s formula.${rough}`;
}
