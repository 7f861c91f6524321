import { Link } from "wouter";
import type { WorkoutBlock } from "../../../protocol/cards.ts";
import { bothSides } from "../../format/bothSides.ts";
import { useFormatter } from "../../format/useFormatter.ts";
import { Card } from "../../ui/Card.tsx";
import { amountText } from "./amountText.ts";

const NAMES = { warmup: "Warm-up", main: "Main", cooldown: "Cool-down" } as const;

/** One block of a workout: what is to be done, in order, with the rest after each set. */
export function BlockCard({ block: { block, items } }: { block: WorkoutBlock }) {
  const format = useFormatter();
  return (
    <Card title={NAMES[block]}>
      <ol className="flex flex-col divide-y divide-line">
        {bothSides(items).map(({ exerciseId, name, superset, restS, ...amount }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may come twice, and places do not change here.
          <li key={place} className="flex items-baseline justify-between gap-4 py-2.5 first:pt-0 last:pb-0">
            <span className="min-w-0">
              {superset && (
                <abbr
                  title={`Superset ${superset}`}
                  className="mr-2 rounded bg-accent-soft px-1.5 text-sm no-underline"
                >
                  {superset}
                </abbr>
              )}
              <Link
                href={`/exercises/${exerciseId}`}
                className="wrap-anywhere font-medium underline-offset-4 hover:underline"
              >
                {name}
              </Link>
            </span>
            <span className="shrink-0 text-right text-sm tabular-nums">
              {amountText(amount, format)}
              {restS > 0 && <span className="block text-muted">rest {format.duration(restS)}</span>}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
