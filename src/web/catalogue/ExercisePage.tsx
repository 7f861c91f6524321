import { ChartLine, Dumbbell, MessageCircle } from "lucide-react";
import { useState } from "react";
import { useParams } from "wouter";
import type { Exercise } from "../../protocol/exercise.ts";
import { ApiProblem } from "../api/apiProblem.ts";
import { useExercise } from "../api/useExercises.ts";
import { labelOf } from "../format/labelOf.ts";
import { chatWith } from "../today/quickActions.ts";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { LinkButton } from "../ui/LinkButton.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { AddToWorkout } from "./AddToWorkout.tsx";
import { AtAGlance } from "./AtAGlance.tsx";
import { JointLoad } from "./JointLoad.tsx";
import { Substitutes } from "./Substitutes.tsx";

const BACK = { href: "/exercises", label: "Exercises" };

/** One exercise: how it is done, what goes wrong, what it loads, and what to do instead. */
export function ExercisePage() {
  const { id = "" } = useParams<{ id: string }>();
  const { data: exercise, error, isPending, refetch } = useExercise(id);
  if (isPending) return <Skeleton lines={8} className="h-10" label="Loading the exercise" />;
  if (error) {
    const isUnknown = error instanceof ApiProblem && error.code === "not_found";
    return (
      <>
        <PageHeader title="Exercise" back={BACK} />
        <ErrorNote
          title={isUnknown ? "There is no such exercise." : "The exercise could not be loaded."}
          error={isUnknown ? null : error}
          onRetry={isUnknown ? undefined : () => void refetch()}
        />
      </>
    );
  }
  return <Shown exercise={exercise} />;
}

function Shown({ exercise }: { exercise: Exercise }) {
  const [isAdding, setAdding] = useState(false);
  const { name, instructions = [], cues = [], common_mistakes: mistakes = [] } = exercise;
  return (
    <>
      <PageHeader
        title={name}
        back={BACK}
        subtitle={`${labelOf(exercise.movement_pattern)} · ${labelOf(exercise.mechanic)}`}
        actions={
          <>
            <Button
              variant="primary"
              onClick={() => setAdding(true)}
              icon={<Dumbbell aria-hidden className="size-4" />}
            >
              Add to a workout
            </Button>
            <LinkButton
              href={chatWith(`How do I do the ${name}?`)}
              icon={<MessageCircle aria-hidden className="size-4" />}
            >
              Ask about this
            </LinkButton>
            <LinkButton href={`/progress/${exercise.id}`} icon={<ChartLine aria-hidden className="size-4" />}>
              My progress
            </LinkButton>
          </>
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          {exercise.safety_note && (
            <p className="rounded-2xl bg-warn-soft p-4 text-sm text-warn">
              <strong>Safety.</strong> {exercise.safety_note}
            </p>
          )}
          {instructions.length > 0 && (
            <Card title="How to do it">
              <ol className="flex list-decimal flex-col gap-2 pl-5 marker:font-semibold marker:text-muted">
                {instructions.map((step) => (
                  <li key={step} className="pl-1">
                    {step}
                  </li>
                ))}
              </ol>
              {exercise.breathing && <Aside title="Breathing">{exercise.breathing}</Aside>}
              {exercise.range_of_motion && <Aside title="Range">{exercise.range_of_motion}</Aside>}
            </Card>
          )}
          {cues.length > 0 && (
            <Card title="Cues">
              <ul className="flex list-disc flex-col gap-1.5 pl-5 marker:text-accent">
                {cues.map((cue) => (
                  <li key={cue}>{cue}</li>
                ))}
              </ul>
            </Card>
          )}
          {mistakes.length > 0 && (
            <Card title="Common mistakes">
              <dl className="flex flex-col gap-3">
                {mistakes.map(({ mistake, fix }) => (
                  <div key={mistake}>
                    <dt className="font-medium">{mistake}</dt>
                    <dd className="text-muted">{fix}</dd>
                  </div>
                ))}
              </dl>
            </Card>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <AtAGlance exercise={exercise} />
          <JointLoad exercise={exercise} />
          <Substitutes exercise={exercise} />
        </div>
      </div>
      <AddToWorkout exercise={exercise} isOpen={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}

const Aside = ({ title, children }: { title: string; children: string }) => (
  <p className="mt-3 text-sm">
    <strong className="font-semibold">{title}.</strong> <span className="text-muted">{children}</span>
  </p>
);
