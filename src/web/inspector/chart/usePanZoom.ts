import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Frame } from "./layoutChart.ts";

/** What is seen: the chart's point at the top left corner of the window, and screen px for one px of the chart. */
export type Sight = { x: number; y: number; scale: number };

const SMALLEST = 0.08;
const LARGEST = 2.5;
const STEP_PX = 80;
const MARGIN_PX = 16;
const ZOOMS: Record<string, number> = { "+": 1.25, "=": 1.25, "-": 0.8 };
const MOVES: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moving about in a chart by drag, wheel, pinch and keys. */
export function usePanZoom(window: RefObject<SVGSVGElement | null>) {
  const [sight, setSight] = useState<Sight>({ x: 0, y: 0, scale: 1 });
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const hasDragged = useRef(false);
  /** The last move was not by hand: it is shown as a movement. */
  const [isGliding, setIsGliding] = useState(false);

  const zoomAt = useCallback(
    (factor: number, at?: { x: number; y: number }) => {
      const bounds = window.current?.getBoundingClientRect();
      if (!bounds) return;
      const point = at
        ? { x: at.x - bounds.left, y: at.y - bounds.top }
        : { x: bounds.width / 2, y: bounds.height / 2 };
      setIsGliding(false);
      setSight(({ x, y, scale }) => {
        const next = Math.min(LARGEST, Math.max(SMALLEST, scale * factor));
        return { x: x + point.x / scale - point.x / next, y: y + point.y / scale - point.y / next, scale: next };
      });
    },
    [window],
  );
  /**
   * Shows a part of the chart in the middle, as large as it fits and no larger than `largest`; of what is around the chart
   * as little as can be.
   */
  const show = useCallback(
    (part: Frame, whole: Pick<Frame, "width" | "height">, largest = 1) => {
      const bounds = window.current?.getBoundingClientRect();
      if (!bounds || bounds.width === 0) return;
      const scale = Math.min(largest, fitting(part, bounds));
      setIsGliding(true);
      setSight({
        x: within(part.x + part.width / 2, bounds.width / scale, whole.width, MARGIN_PX / scale),
        y: within(part.y + part.height / 2, bounds.height / scale, whole.height, MARGIN_PX / scale),
        scale,
      });
    },
    [window],
  );
  const moveBy = useCallback((dx: number, dy: number) => {
    setIsGliding(false);
    setSight((now) => ({ ...now, x: now.x + dx / now.scale, y: now.y + dy / now.scale }));
  }, []);

  useEffect(() => {
    const at = window.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      if (event.shiftKey) moveBy(event.deltaX + event.deltaY, 0);
      else zoomAt(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), { x: event.clientX, y: event.clientY });
    };
    at?.addEventListener("wheel", onWheel, { passive: false });
    return () => at?.removeEventListener("wheel", onWheel);
  }, [window, zoomAt, moveBy]);

  const onPointerDown = (event: PointerEvent) => {
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    hasDragged.current = false;
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (Math.hypot(now.x - before.x, now.y - before.y) < 3 && !hasDragged.current) return;
    hasDragged.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (other) {
      const apart = (point: { x: number; y: number }) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
      zoomAt(apart(now) / apart(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    } else moveBy(before.x - now.x, before.y - now.y);
    pointers.current.set(event.pointerId, now);
  };
  const onPointerUp = (event: PointerEvent) => void pointers.current.delete(event.pointerId);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const factor = ZOOMS[event.key];
    const way = MOVES[event.key];
    if (factor !== undefined) zoomAt(factor);
    else if (way) moveBy(way[0] * STEP_PX, way[1] * STEP_PX);
    else return;
    event.preventDefault();
  };

  const handlers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown };
  return { sight, show, zoomAt, handlers, hasDragged, isGliding };
}

/** Where a window of such a size begins that has `middle` in its middle, if it can without going beyond the end. */
function within(middle: number, size: number, end: number, margin: number): number {
  if (size >= end + 2 * margin) return (end - size) / 2;
  return Math.max(-margin, Math.min(middle - size / 2, end + margin - size));
}

/** The scale at which a part just fits into the window. */
export function fitting(part: Pick<Frame, "width" | "height">, window: Pick<Frame, "width" | "height">): number {
  const across = (window.width - 2 * MARGIN_PX) / part.width;
  const down = (window.height - 2 * MARGIN_PX) / part.height;
  return Math.max(SMALLEST, Math.min(across, down));
}

/** Whether all of a part is seen. */
export function sees(sight: Sight, window: Pick<Frame, "width" | "height">, part: Frame): boolean {
  return (
    part.x >= sight.x &&
    part.y >= sight.y &&
    part.x + part.width <= sight.x + window.width / sight.scale &&
    part.y + part.height <= sight.y + window.height / sight.scale
  );
}
