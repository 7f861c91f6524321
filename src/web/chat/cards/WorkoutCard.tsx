import { Play } from "lucide-react";
import type { WorkoutContent, WorkoutItem } from "../../../protocol/cards.ts";
import { bothSides } from "../../format/bothSides.ts";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { CardFrame } from "./CardFrame.tsx";
import { ExerciseLine } from "./ExerciseLine.tsx";

const BLOCKS = { warmup: "Warm-up", main: "Main", cooldown: "Cool-down" } as const;

/** A session: its blocks, with what is done in turn held together. `id` is that of the stored one. */
export function WorkoutCard({ workout, id }: { workout: WorkoutContent; id: string | null }) {
  const place = id === null ? null : `/workouts/${encodeURIComponent(id)}`;
  return (
    <CardFrame
      title={workout.title}
      amount={`about ${Math.round(workout.estimatedMinutes)} min`}
      actions={
        place && (
          <>
            <LinkButton
              variant="primary"
              size="small"
              href={`${place}?start=1`}
              icon={<Play aria-hidden className="size-4" />}
            >
              Start
            </LinkButton>
            <LinkButton size="small" href={place}>
              Open in Workouts
            </LinkButton>
          </>
        )
      }
    >
      {workout.blocks.map(({ block, items }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card never changes
        <div key={place} className="px-3 pt-2.5 pb-1.5 not-last:border-line not-last:border-b">
          <h4 className="mb-0.5 font-medium text-muted text-xs uppercase tracking-wide">{BLOCKS[block]}</h4>
          {grouped(bothSides(items)).map((group, row) =>
            group.superset ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same
              <div key={row} className="my-1.5 border-accent border-l-2 pl-2.5">
                <p className="text-accent text-xs">Superset {group.superset}: in turn, then rest</p>
                <Lines items={group.items} />
              </div>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same
              <Lines key={row} items={group.items} />
            ),
          )}
        </div>
      ))}
    </CardFrame>
  );
}

const Lines = ({ items }: { items: readonly WorkoutItem[] }) => (
  <ul>
    {items.map((item, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a card never changes, and an exercise may come twice
      <ExerciseLine key={row} item={item} />
    ))}
  </ul>
);

type Group = { superset: string | undefined; items: WorkoutItem[] };

/** Neighbours that share a letter are one superset. */
function grouped(items: readonly WorkoutItem[]): Group[] {
  const groups: Group[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && last.superset === item.superset) last.items.push(item);
    else groups.push({ superset: item.superset, items: [item] });
  }
  return groups;
}
