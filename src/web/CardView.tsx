import type { Card, WorkoutItem } from "../protocol/cards.ts";
import type { LogSet } from "../protocol/workoutLog.ts";
import { bothSides } from "./bothSides.ts";

const BLOCKS = { warmup: "Warm-up", main: "Main", cooldown: "Cool-down" } as const;

const day = new Intl.DateTimeFormat(undefined, { weekday: "short", day: "numeric", month: "short" });

/** What a reply shows beside its words. */
export function CardView({ card }: { card: Card }) {
  switch (card.type) {
    case "workout":
      return (
        <Plan
          title={card.title}
          amount={`about ${Math.round(card.estimatedMinutes)} min`}
          parts={card.blocks.map(({ block, items }) => ({
            name: BLOCKS[block],
            lines: bothSides(items).map((item) => ({
              badge: item.superset,
              name: item.side && item.side !== "each" ? `${item.name} (${item.side})` : item.name,
              amount: amountOf(item),
            })),
          }))}
        />
      );
    case "log":
      return (
        <section className="mt-3 space-y-2">
          {card.entries.map((entry) => (
            <div key={entry.id} className="rounded-xl px-3 py-2 ring-1 ring-stone-200 dark:ring-stone-700">
              <h3 className="flex items-baseline justify-between gap-3 text-sm font-semibold">
                {entry.exercise.name}
                <time dateTime={entry.date} className="shrink-0 font-normal text-stone-600 dark:text-stone-400">
                  {day.format(new Date(`${entry.date}T12:00:00`))}
                </time>
              </h3>
              <p className="text-sm tabular-nums">{entry.sets.map(setText).join(" · ")}</p>
              {entry.note && <p className="text-xs text-stone-600 dark:text-stone-400">{entry.note}</p>}
            </div>
          ))}
        </section>
      );
    case "routine":
      return (
        <Plan
          title={card.name}
          amount={`${card.daysPerWeek} ${card.daysPerWeek === 1 ? "day" : "days"} a week`}
          parts={card.days.map(({ name, items }) => ({
            name,
            lines: items.map((item) => ({ name: item.name, amount: amountOf(item) })),
          }))}
        />
      );
    case "options":
      return null;
  }
}

type PlanLine = { badge?: string | null | undefined; name: string; amount: string };
type PlanProps = { title: string; amount: string; parts: readonly { name: string; lines: readonly PlanLine[] }[] };

/** What is to be done, in named parts. A card never changes, so places serve as keys. */
function Plan({ title, amount, parts }: PlanProps) {
  return (
    <section className="mt-3 overflow-hidden rounded-xl ring-1 ring-stone-200 dark:ring-stone-700">
      <h3 className="flex items-baseline justify-between gap-3 bg-stone-100 px-3 py-2 text-sm font-semibold dark:bg-stone-800">
        {title}
        <span className="shrink-0 font-normal text-stone-600 dark:text-stone-400">{amount}</span>
      </h3>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card never changes, and parts may share a name
        <div key={place} className="px-3 py-2">
          <h4 className="mb-1 text-xs font-medium tracking-wide text-stone-600 uppercase dark:text-stone-400">
            {part.name}
          </h4>
          <ul className="space-y-1">
            {part.lines.map((line, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same
              <li key={row} className="flex items-baseline justify-between gap-3 text-sm">
                <span>
                  {line.badge && <b className="mr-1 text-teal-700 dark:text-teal-400">{line.badge}</b>}
                  {line.name}
                </span>
                <span className="shrink-0 text-stone-700 tabular-nums dark:text-stone-300">{line.amount}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function amountOf(item: Omit<WorkoutItem, "exerciseId">): string {
  const work = item.reps === undefined ? spanText(item.durationS ?? 0) : `${item.reps}`;
  const each = item.side === "each" ? " each side" : "";
  const rest = item.restS > 0 ? `, rest ${spanText(item.restS)}` : "";
  const effort = item.rpe === undefined ? "" : `, RPE ${item.rpe}`;
  return `${item.sets > 1 ? `${item.sets} × ` : ""}${work}${each}${effort}${rest}`;
}

/** "45 s", "2 min", "2:30 min". */
function spanText(seconds: number): string {
  if (seconds < 100) return `${seconds} s`;
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)}${rest > 0 ? `:${String(rest).padStart(2, "0")}` : ""} min`;
}

function setText(set: LogSet): string {
  const amounts = [
    set.reps === null ? null : `${set.reps}`,
    set.durationS === null ? null : spanText(set.durationS),
    set.distance === null ? null : `${set.distance} ${set.distanceUnit ?? ""}`.trim(),
  ].filter((amount) => amount !== null);
  const sign = set.load === "added" ? "+" : set.load === "assisted" ? "−" : "";
  const weight = set.weight === null ? "" : ` × ${sign}${set.weight}${set.unit ? ` ${set.unit}` : ""}`;
  const effort = set.rpe !== null ? ` @${set.rpe}` : set.rir !== null ? ` ${set.rir} RIR` : "";
  const side = set.side && set.side !== "each" ? ` ${set.side}` : "";
  return `${amounts.join(" / ") || "?"}${weight}${effort}${side}`;
}
