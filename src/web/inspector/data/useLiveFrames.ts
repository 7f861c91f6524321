import { useCallback, useEffect, useRef, useState } from "react";
import type { InspectFrame } from "../../../protocol/inspection.ts";
import type { View } from "../../../protocol/view.ts";
import { activeIds } from "../chart/chartStates.ts";
import type { Listed } from "./source.ts";
import { useBreaks } from "./useBreaks.ts";
import type { usePlayback } from "./usePlayback.ts";

type Parts = {
  conversationId: string | null;
  view: View | null;
  playback: ReturnType<typeof usePlayback>;
  list: { look: () => void; change: (changed: (items: Listed[]) => Listed[]) => void };
  reload: () => void;
  onKeysWanted: (why: string) => void;
};

/** Several frames in a row are one change to look at. */
const SETTLED_MS = 150;

/** What the page does with frames: shows transitions, keeps the list true, looks again when something was stored. */
export function useLiveFrames({ conversationId, view, playback, list, reload, onKeysWanted }: Parts) {
  const { look: lookAtList, change: changeItems } = list;
  const [refusal, setRefusal] = useState<string | null>(null);
  const [childValues, setChildValues] = useState<Record<string, unknown>>({});
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** Where the conversation's own chart stood when a frame was last heard. */
  const standing = useRef<ReadonlySet<string>>(new Set());
  /** Active while the conversation stands still at a breakpoint. */
  const [held, setHeld] = useState<ReadonlySet<string> | null>(null);
  const { breaks, paused, hear } = useBreaks(conversationId);
  const { play } = playback;
  useEffect(() => () => clearTimeout(timer.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: children of one conversation are not those of another
  useEffect(() => {
    setChildValues({});
    setRefusal(null);
    setHeld(null);
    standing.current = new Set();
  }, [conversationId]);

  const onFrame = useCallback(
    (frame: InspectFrame) => {
      const look = () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          lookAtList();
          reload();
        }, SETTLED_MS);
      };
      hear(frame);
      switch (frame.type) {
        case "setpoint.paused":
          if (frame.conversationId === conversationId) setHeld(standing.current);
          return;
        case "setpoint.released":
          if (frame.conversationId === conversationId) setHeld(null);
          return;
        case "setpoint.conversations":
          return changeItems((now) =>
            now.length === 0
              ? frame.items
              : now.map((item) => ({
                  ...item,
                  ...frame.items.find((next) => next.conversationId === item.conversationId),
                  title: item.title,
                })),
          );
        case "setpoint.transition":
          if (frame.actor.length === 0)
            changeItems((now) =>
              now.map((item) =>
                item.conversationId === frame.conversationId ? { ...item, value: frame.value } : item,
              ),
            );
          if (frame.conversationId === conversationId) {
            const stood = view ? activeIds(view.machine, view.value) : new Set<string>();
            play([frame], standing.current.size > 0 ? standing.current : stood);
            if (frame.actor.length === 0) standing.current = activeIds({ id: frame.machine }, frame.value);
            else setChildValues((now) => ({ ...now, [frame.machine]: frame.value }));
          }
          return look();
        case "setpoint.turn":
          changeItems((now) =>
            now.map((item) =>
              item.conversationId === frame.conversationId
                ? { ...item, lastRoute: frame.turn.routes[0]?.route ?? item.lastRoute ?? null }
                : item,
            ),
          );
          return look();
        case "setpoint.sent":
          setRefusal(null);
          return look();
        case "setpoint.watching":
        case "setpoint.dropped":
          return look();
        case "setpoint.refused":
          if (frame.problem.code === "unauthenticated" || frame.problem.code === "forbidden")
            onKeysWanted(frame.problem.detail);
          else setRefusal(frame.problem.detail);
          return;
        default:
      }
    },
    [conversationId, view, play, lookAtList, changeItems, reload, onKeysWanted, hear],
  );
  return { onFrame, refusal, childValues, held: paused ? held : null, breaks, paused };
}
