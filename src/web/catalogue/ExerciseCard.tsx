import { Link } from "wouter";
import type { Exercise } from "../../protocol/exercise.ts";
import { labelOf } from "../format/labelOf.ts";
import { LevelDots } from "./LevelDots.tsx";

/** What an exercise needs, in a few words. */
export const neededText = ({ equipment_required }: Pick<Exercise, "equipment_required">): string =>
  equipment_required.map(labelOf).join(", ");

/** One exercise in the list: the way to its page. */
export function ExerciseCard({ exercise }: { exercise: Exercise }) {
  return (
    <Link
      href={`/exercises/${exercise.slug}`}
      className="flex min-w-0 flex-1 flex-col gap-1.5 rounded-2xl border border-line bg-surface p-4 transition-colors hover:border-accent"
    >
      <span className="flex items-start justify-between gap-3">
        <span className="min-w-0 font-semibold">{exercise.name}</span>
        <LevelDots difficulty={exercise.difficulty} />
      </span>
      <span className="text-sm">{exercise.primary_muscles.map(labelOf).join(", ")}</span>
      <span className="mt-auto text-muted text-sm">{neededText(exercise)}</span>
    </Link>
  );
}
