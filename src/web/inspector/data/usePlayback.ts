import { useCallback, useEffect, useRef, useState } from "react";
import type { TransitionStep } from "../../../protocol/turnRecord.ts";

export type PlayedStep = Pick<TransitionStep, "actor" | "machine" | "edges" | "entered" | "exited">;
export type Played = {
  /** Active state ids of all machines, while something is played. */
  active: ReadonlySet<string>;
  /** Transitions just taken, each with the number of its taking. */
  taken: ReadonlyMap<string, number>;
  isPlaying: boolean;
};

const SHORTEST_MS = 60;
const LONGEST_MS = 420;
/** However much has happened, it is shown in about so long. */
const WHOLE_MS = 4_000;
const FADING_MS = 1_800;
const NOTHING: Played = { active: new Set(), taken: new Map(), isPlaying: false };

/**
 * Shows steps one after the other, slowly enough to be seen: a turn takes milliseconds. `play` adds to what is being played;
 * `from` are the states that were active before, when nothing is. The speed follows from how much waits.
 */
export function usePlayback(): Played & {
  play: (steps: readonly PlayedStep[], from: ReadonlySet<string>) => void;
  stop: () => void;
} {
  const [played, setPlayed] = useState<Played>(NOTHING);
  const waiting = useRef<PlayedStep[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const count = useRef(0);

  const step = useCallback(() => {
    const next = waiting.current.shift();
    if (!next) {
      timer.current = null;
      setPlayed((now) => ({ ...now, isPlaying: false }));
      timer.current = setTimeout(() => {
        timer.current = null;
        setPlayed(NOTHING);
      }, FADING_MS);
      return;
    }
    setPlayed((now) => {
      const active = new Set(now.active);
      for (const id of next.exited) active.delete(id);
      for (const id of next.entered) active.add(id);
      const taken = new Map(now.taken);
      for (const edge of next.edges) taken.set(edge, ++count.current);
      return { active, taken, isPlaying: true };
    });
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const pause = Math.max(SHORTEST_MS, Math.min(LONGEST_MS, WHOLE_MS / (waiting.current.length + 1)));
    timer.current = setTimeout(step, isStill ? 0 : pause);
  }, []);

  const stop = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
    waiting.current = [];
    setPlayed(NOTHING);
  }, []);
  const play = useCallback(
    (steps: readonly PlayedStep[], from: ReadonlySet<string>) => {
      const isIdle = waiting.current.length === 0;
      waiting.current.push(...steps);
      if (!isIdle || steps.length === 0) return;
      setPlayed((now) => (now.isPlaying ? now : { active: from, taken: now.taken, isPlaying: true }));
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = setTimeout(step, 0);
    },
    [step],
  );
  useEffect(() => stop, [stop]);
  return { ...played, play, stop };
}
