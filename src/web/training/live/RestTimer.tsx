import { Minus, Plus, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { IconButton } from "../../ui/IconButton.tsx";
import type { LiveWorkout } from "./liveWorkout.ts";
import { giveSignal } from "./restSignal.ts";

type Rest = NonNullable<LiveWorkout["rest"]>;
type Props = { rest: Rest; onChange: (rest: Rest | null) => void };

const STEP_S = 15;
const TICK_MS = 250;

/** How long to rest still, in sight while the list scrolls. Ends with a sound and a shake, and stays until put away. */
export function RestTimer({ rest, onChange }: Props) {
  const leftMs = useLeft(rest.endsAt);
  const isOver = leftMs <= 0;
  const wasRunning = useRef(!isOver);
  useEffect(() => {
    if (isOver && wasRunning.current) giveSignal();
    wasRunning.current = !isOver;
  }, [isOver]);

  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const shift = (byS: number) =>
    onChange({ endsAt: Math.max(Date.now(), rest.endsAt) + byS * 1_000, totalS: Math.max(1, rest.totalS + byS) });

  return (
    <section aria-label="Rest" className="overflow-hidden rounded-2xl border border-line bg-surface text-ink shadow-xl">
      <div className="flex items-center gap-1 py-1 pr-1 pl-4">
        <span className="min-w-0 flex-1">
          <span className="text-muted text-sm">{isOver ? "Rest is over" : "Rest"}</span>{" "}
          <span role="timer" className="font-semibold text-xl tabular-nums">
            {clock}
          </span>
        </span>
        <IconButton
          label={`${STEP_S} seconds less`}
          icon={<Minus aria-hidden className="size-5" />}
          disabled={isOver}
          onClick={() => shift(-STEP_S)}
        />
        <IconButton
          label={`${STEP_S} seconds more`}
          icon={<Plus aria-hidden className="size-5" />}
          onClick={() => shift(STEP_S)}
        />
        <IconButton label="End the rest" icon={<X aria-hidden className="size-5" />} onClick={() => onChange(null)} />
      </div>
      <progress
        aria-label="Rest that is left"
        max={rest.totalS}
        value={Math.min(rest.totalS, leftMs / 1_000)}
        className="block h-1.5 w-full appearance-none bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
      />
      <p role="status" className="sr-only">
        {isOver ? "Rest is over." : ""}
      </p>
    </section>
  );
}

function useLeft(endsAt: number): number {
  const [now, setNow] = useState(Date.now);
  const isOver = now >= endsAt;
  useEffect(() => {
    if (isOver) return;
    const tick = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(tick);
  }, [isOver]);
  return endsAt - now;
}
