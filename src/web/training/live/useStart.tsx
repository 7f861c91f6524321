import { type ReactNode, useState } from "react";
import { useLocation } from "wouter";
import { useFormatter } from "../../format/useFormatter.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { setsOf } from "./liveWorkout.ts";
import { type Plan, startLive } from "./startLive.ts";
import { keepLive, useLiveWorkout } from "./useLiveWorkout.ts";

export const LIVE_HREF = "/workouts/live";

/**
 * Opens a plan as a checklist. One workout is done at a time: while another is under way, it is asked which. `question` is
 * to be put into the page.
 */
export function useStart(): { start: (plan: Plan) => void; isStarting: boolean; question: ReactNode } {
  const live = useLiveWorkout();
  const { unit } = useFormatter();
  const [, navigate] = useLocation();
  const [isStarting, setStarting] = useState(false);
  const [asked, setAsked] = useState<Plan | null>(null);

  const begin = async (plan: Plan) => {
    setAsked(null);
    setStarting(true);
    keepLive(await startLive(plan, unit));
    setStarting(false);
    navigate(LIVE_HREF);
  };
  const isUnderWay = live !== null && setsOf(live).done > 0;

  return {
    start: (plan) => (isUnderWay ? setAsked(plan) : void begin(plan)),
    isStarting,
    question: (
      <Dialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title="Another workout is under way"
        description={`${live?.title ?? ""} has sets that are ticked and not logged yet.`}
        actions={
          <>
            <Button variant="danger" onClick={() => asked && void begin(asked)}>
              Discard it and start this one
            </Button>
            <Button variant="primary" onClick={() => navigate(LIVE_HREF)}>
              Go on with it
            </Button>
          </>
        }
      />
    ),
  };
}
