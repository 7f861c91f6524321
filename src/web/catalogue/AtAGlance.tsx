import type { ReactNode } from "react";
import { Link } from "wouter";
import type { Exercise } from "../../protocol/exercise.ts";
import type { Measurement, Muscle } from "../../protocol/vocabulary.ts";
import { labelOf } from "../format/labelOf.ts";
import { Card } from "../ui/Card.tsx";
import { neededText } from "./ExerciseCard.tsx";
import { LevelDots } from "./LevelDots.tsx";

const COUNTED: Record<Measurement, string> = {
  weight_reps: "Weight and reps",
  bodyweight_reps: "Reps",
  weighted_bodyweight_reps: "Reps, and weight that is added",
  assisted_reps: "Reps, and help that is given",
  duration: "Time",
  weight_duration: "Weight and time",
  distance_duration: "Distance and time",
  weight_distance: "Weight and distance",
  reps_only: "Reps",
};
const SIDES: Record<Exercise["laterality"], string> = {
  bilateral: "Both at once",
  unilateral: "One after the other",
  alternating: "In turn",
};

/** The facts of an exercise, each a way to others like it. */
export function AtAGlance({ exercise }: { exercise: Exercise }) {
  const names = exercise.aliases
    .filter(({ locale, kind }) => locale.startsWith("en") && kind === "synonym")
    .slice(0, 4);
  return (
    <Card title="At a glance">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
        <Fact name="Trains">
          <MuscleLinks muscles={exercise.primary_muscles} />
        </Fact>
        {exercise.secondary_muscles.length > 0 && (
          <Fact name="And also">
            <MuscleLinks muscles={exercise.secondary_muscles} />
          </Fact>
        )}
        <Fact name="Needs">{neededText(exercise)}</Fact>
        <Fact name="Counted in">{COUNTED[exercise.measurement]}</Fact>
        <Fact name="Sides">{SIDES[exercise.laterality]}</Fact>
        <Fact name="Difficulty">
          <LevelDots difficulty={exercise.difficulty} />
        </Fact>
        {names.length > 0 && <Fact name="Also called">{names.map(({ text }) => text).join(", ")}</Fact>}
      </dl>
    </Card>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0">{children}</dd>
  </>
);

const MuscleLinks = ({ muscles }: { muscles: readonly Muscle[] }) => (
  <span className="flex flex-wrap gap-x-3 gap-y-1">
    {muscles.map((muscle) => (
      <Link
        key={muscle}
        href={`/exercises?muscle=${muscle}`}
        className="underline underline-offset-4 hover:text-accent"
      >
        {labelOf(muscle)}
      </Link>
    ))}
  </span>
);
