import type { RoutineContent } from "../../../protocol/routine.ts";
import { CardFrame } from "./CardFrame.tsx";
import { ExerciseLine } from "./ExerciseLine.tsx";

/** A plan of several days. */
export function RoutineCard({ routine }: { routine: RoutineContent }) {
  const { daysPerWeek } = routine;
  return (
    <CardFrame title={routine.name} amount={`${daysPerWeek} ${daysPerWeek === 1 ? "day" : "days"} a week`}>
      {routine.days.map(({ name, items }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card never changes, and days may share a name
        <div key={place} className="px-3 pt-2.5 pb-1.5 not-last:border-line not-last:border-b">
          <h4 className="mb-0.5 font-medium text-muted text-xs uppercase tracking-wide">{name}</h4>
          <ul>
            {items.map((item, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same
              <ExerciseLine key={row} item={item} />
            ))}
          </ul>
        </div>
      ))}
    </CardFrame>
  );
}
