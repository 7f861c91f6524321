import { MessageCircle, Play } from "lucide-react";
import { useLocation, useSearch } from "wouter";
import { Button } from "../ui/Button.tsx";
import { LinkButton } from "../ui/LinkButton.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { Tabs } from "../ui/Tabs.tsx";
import { UnfinishedNote } from "./live/UnfinishedNote.tsx";
import { useStart } from "./live/useStart.tsx";
import { RoutineList } from "./workouts/RoutineList.tsx";
import { WorkoutList } from "./workouts/WorkoutList.tsx";

const EMPTY = { title: "Open workout", workoutId: null, blocks: [] };

/** What can be trained: saved workouts and routines. */
export function WorkoutsPage() {
  const { start, isStarting, question } = useStart();
  const [, navigate] = useLocation();
  const shown = new URLSearchParams(useSearch()).get("show") === "routines" ? "routines" : "saved";
  return (
    <>
      <PageHeader
        title="Workouts"
        actions={
          <>
            <Button icon={<Play aria-hidden className="size-4" />} isBusy={isStarting} onClick={() => start(EMPTY)}>
              Start empty
            </Button>
            <LinkButton href="/chat" variant="primary" icon={<MessageCircle aria-hidden className="size-4" />}>
              Have one built
            </LinkButton>
          </>
        }
      />
      <UnfinishedNote />
      <Tabs
        label="What can be trained"
        value={shown}
        onChange={(next) => navigate(next === "routines" ? "/workouts?show=routines" : "/workouts", { replace: true })}
        tabs={[
          {
            value: "saved",
            label: "My workouts",
            content: <WorkoutList onStart={start} isStarting={isStarting} />,
          },
          {
            value: "routines",
            label: "Routines",
            content: <RoutineList onStart={start} isStarting={isStarting} />,
          },
        ]}
      />
      {question}
    </>
  );
}
