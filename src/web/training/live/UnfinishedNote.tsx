import { Dumbbell } from "lucide-react";
import { useFormatter } from "../../format/useFormatter.ts";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { setsOf } from "./liveWorkout.ts";
import { useLiveWorkout } from "./useLiveWorkout.ts";
import { LIVE_HREF } from "./useStart.tsx";

/** The workout that is under way, to go on with; nothing without one. */
export function UnfinishedNote() {
  const live = useLiveWorkout();
  const format = useFormatter();
  if (!live) return null;
  const { done, all } = setsOf(live);
  return (
    <section
      aria-label="Unfinished workout"
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-2xl bg-accent-soft p-4"
    >
      <Dumbbell aria-hidden className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 basis-48 text-sm">
        <span className="block font-semibold">{live.title} is not finished.</span>
        <span className="tabular-nums">
          {done} of {all} sets done, started {format.day(format.dateOf(live.startedAt))} at{" "}
          {format.time(live.startedAt)}.
        </span>
      </p>
      <LinkButton href={LIVE_HREF} variant="primary">
        Continue
      </LinkButton>
    </section>
  );
}
