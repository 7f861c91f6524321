import { useQueries } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { Link } from "wouter";
import type { Exercise } from "../../protocol/exercise.ts";
import { exerciseQuery } from "../api/useExercises.ts";
import { Card } from "../ui/Card.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";

const REASONS: Record<NonNullable<Exercise["substitutes"]>[number]["reason"], string> = {
  equipment: "other equipment",
  joint: "easier on the joints",
  easier: "easier",
  harder: "harder",
  space: "needs less room",
  variety: "for a change",
};

/** What can be done instead, and why one would. */
export function Substitutes({ exercise: { substitutes = [] } }: { exercise: Exercise }) {
  const found = useQueries({ queries: substitutes.map(({ slug }) => exerciseQuery(slug)) });
  if (substitutes.length === 0) return null;
  return (
    <Card title="Instead">
      <ul className="-mx-2 flex flex-col">
        {substitutes.map(({ slug, reason }, place) => {
          const { data, isPending } = found[place] ?? { isPending: true };
          return (
            <li key={slug}>
              {isPending ? (
                <Skeleton lines={1} label="Loading an exercise" className="m-2 h-7" />
              ) : (
                <Link
                  href={`/exercises/${slug}`}
                  className="flex min-h-11 items-center justify-between gap-3 rounded-lg px-2 py-1.5 text-sm hover:bg-sunken"
                >
                  <span className="min-w-0">
                    <span className="block font-medium">{data?.name ?? slug}</span>
                    <span className="block text-muted">{REASONS[reason]}</span>
                  </span>
                  <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
