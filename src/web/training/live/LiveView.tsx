import { Flag } from "lucide-react";
import { useState } from "react";
import { useLocation } from "wouter";
import { useTrainingChanged } from "../../api/useTrainingChanged.ts";
import { useFormatter } from "../../format/useFormatter.ts";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorNote } from "../../ui/ErrorNote.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { useToast } from "../../ui/Toast.tsx";
import { useAttempt } from "../../ui/useAttempt.ts";
import { ExercisePicker } from "../ExercisePicker.tsx";
import { entriesOf, finishLive } from "./finishLive.ts";
import { LiveExerciseCard } from "./LiveExerciseCard.tsx";
import { type LiveExercise, type LiveWorkout, restAfter, setsOf } from "./liveWorkout.ts";
import { RestTimer } from "./RestTimer.tsx";
import { readySignal } from "./restSignal.ts";
import { liveExercise } from "./startLive.ts";
import { currentLive, keepLive, useLiveWorkout } from "./useLiveWorkout.ts";

const BLOCKS = { warmup: "Warm-up", main: "Main", cooldown: "Cool-down" } as const;
const BACK = { href: "/workouts", label: "Workouts" };
/** For an exercise that was added on the way. */
const ADDED = { sets: 3, restS: 90 };

/** The workout that is being done, as a checklist. Everything typed or ticked is kept in this browser at once. */
export function LiveView() {
  const live = useLiveWorkout();
  if (live) return <Checklist live={live} />;
  return (
    <>
      <PageHeader title="Workout" back={BACK} />
      <EmptyState
        title="No workout is under way."
        actions={
          <LinkButton href="/workouts" variant="primary">
            Choose one
          </LinkButton>
        }
      />
    </>
  );
}

function Checklist({ live }: { live: LiveWorkout }) {
  const format = useFormatter();
  const [asks, setAsks] = useState<"finish" | "discard" | null>(null);
  const { done, all } = setsOf(live);

  const replace = (exercise: LiveExercise): LiveWorkout => {
    const now = currentLive() ?? live;
    return { ...now, exercises: now.exercises.map((one) => (one.key === exercise.key ? exercise : one)) };
  };
  const ticked = (exercise: LiveExercise, round: number) => {
    readySignal();
    const next = replace(exercise);
    const totalS = restAfter(next, exercise.key, round);
    keepLive({ ...next, rest: totalS > 0 ? { totalS, endsAt: Date.now() + totalS * 1_000 } : null });
  };
  const remove = (key: string) =>
    keepLive({ ...live, exercises: live.exercises.filter((exercise) => exercise.key !== key) });
  const blocks = Map.groupBy(live.exercises, ({ block }) => block);

  return (
    <>
      <PageHeader
        title={live.title}
        back={BACK}
        subtitle={
          <span className="tabular-nums">
            Started {format.time(live.startedAt)} · {done} of {all} {all === 1 ? "set" : "sets"} done
          </span>
        }
        actions={
          <>
            <Button onClick={() => setAsks("discard")}>Discard</Button>
            <Button
              variant="primary"
              icon={<Flag aria-hidden className="size-4" />}
              disabled={done === 0}
              onClick={() => setAsks("finish")}
            >
              Finish
            </Button>
          </>
        }
      />
      <div className="flex max-w-3xl flex-col gap-6">
        {[...blocks].map(([block, exercises]) => (
          <section key={block} aria-label={BLOCKS[block]} className="flex flex-col gap-3">
            <h2 className="font-semibold text-muted text-sm">{BLOCKS[block]}</h2>
            {exercises.map((exercise) => (
              <LiveExerciseCard
                key={exercise.key}
                exercise={exercise}
                onChange={(next) => keepLive(replace(next))}
                onTicked={ticked}
                onRemove={() => remove(exercise.key)}
              />
            ))}
          </section>
        ))}
        <AddExercise />
        <Button
          variant="primary"
          icon={<Flag aria-hidden className="size-4" />}
          disabled={done === 0}
          onClick={() => setAsks("finish")}
        >
          Finish<span className="sr-only"> the workout</span>
        </Button>
      </div>
      {live.rest && (
        <div className="sticky bottom-[calc(var(--bar)+0.75rem)] z-30 mt-6 max-w-3xl">
          <RestTimer rest={live.rest} onChange={(rest) => keepLive({ ...(currentLive() ?? live), rest })} />
        </div>
      )}
      <FinishDialog live={live} isOpen={asks === "finish"} onClose={() => setAsks(null)} />
      <ConfirmDialog
        isOpen={asks === "discard"}
        onClose={() => setAsks(null)}
        title="Discard this workout?"
        confirmLabel="Discard"
        onConfirm={() => keepLive(null)}
      >
        {done === 0 ? "No set is ticked." : `What you ticked (${done} ${done === 1 ? "set" : "sets"}) is not stored.`} A
        saved workout stays where it is.
      </ConfirmDialog>
    </>
  );
}

function FinishDialog({ live, isOpen, onClose }: { live: LiveWorkout; isOpen: boolean; onClose: () => void }) {
  const { isBusy, failure, attempt } = useAttempt();
  const [, navigate] = useLocation();
  const format = useFormatter();
  const changed = useTrainingChanged();
  const { show } = useToast();
  const { done, all } = setsOf(live);
  const count = entriesOf(live, format.dateOf).length;

  const finish = () =>
    attempt(async () => {
      const stored = await finishLive(live, format.dateOf);
      keepLive(null);
      await changed();
      show({ title: `${live.title} is logged: ${stored} ${stored === 1 ? "exercise" : "exercises"}.` });
      navigate("/logs");
    });

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Finish this workout?"
      description={
        <>
          {done} {done === 1 ? "set" : "sets"} of {count} {count === 1 ? "exercise" : "exercises"} will be logged.
          {all > done && ` ${all - done} ${all - done === 1 ? "set is" : "sets are"} not ticked and will not be.`}
        </>
      }
      actions={
        <>
          <Button onClick={onClose}>Go on training</Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => void finish()}>
            Log it
          </Button>
        </>
      }
    >
      {failure !== null && (
        <ErrorNote title="It was not logged completely." error={failure}>
          Nothing is lost: the workout stays here, and trying again stores nothing twice.
        </ErrorNote>
      )}
    </Dialog>
  );
}

function AddExercise() {
  const { unit } = useFormatter();
  // Another field after each one, so that the next can be typed.
  const [added, setAdded] = useState(0);
  return (
    <ExercisePicker
      key={added}
      label="Add an exercise"
      value={null}
      onChange={(picked) => {
        if (!picked) return;
        setAdded(added + 1);
        void liveExercise("main", { exerciseId: picked.id, name: picked.name, ...ADDED }, unit).then((exercise) => {
          const now = currentLive();
          if (now) keepLive({ ...now, exercises: [...now.exercises, exercise] });
        });
      }}
    />
  );
}
