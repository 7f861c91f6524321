import type { Placement } from "./layoutChart.ts";
import { type Sight, sees } from "./usePanZoom.ts";
import type { Size } from "./useSize.ts";

type Props = {
  placement: Placement;
  active: ReadonlySet<string>;
  sight: Sight;
  size: Size;
  onGo: (x: number, y: number) => void;
};

const WIDTH = 130;

/**
 * The whole chart in a corner, with the part that is seen, while a part is not; for the mouse only, keys and Fit do the
 * same.
 */
export function MiniMap({ placement, active, sight, size, onGo }: Props) {
  if (sees(sight, size, { x: 0, y: 0, width: placement.width, height: placement.height })) return null;
  const height = Math.min(WIDTH, (WIDTH * placement.height) / placement.width);
  return (
    <svg
      aria-hidden="true"
      className="absolute right-2 bottom-2 rounded-md border border-stone-300 bg-white/85 max-sm:hidden dark:border-stone-700 dark:bg-stone-900/85"
      width={WIDTH}
      height={height}
      viewBox={`0 0 ${placement.width} ${placement.height}`}
      onClick={({ currentTarget, clientX, clientY }) => {
        const bounds = currentTarget.getBoundingClientRect();
        const scale = placement.width / bounds.width;
        onGo((clientX - bounds.left) * scale, (clientY - bounds.top) * scale);
      }}
    >
      {Object.entries(placement.boxes).map(([id, frame]) => (
        <rect
          key={id}
          {...frame}
          className={
            active.has(id)
              ? "fill-teal-600/10 stroke-teal-700 dark:stroke-teal-400"
              : "fill-none stroke-stone-400 dark:stroke-stone-600"
          }
          strokeWidth={placement.width / WIDTH}
        />
      ))}
      <rect
        x={sight.x}
        y={sight.y}
        width={size.width / sight.scale}
        height={size.height / sight.scale}
        className="fill-orange-500/10 stroke-orange-600"
        strokeWidth={(1.5 * placement.width) / WIDTH}
      />
    </svg>
  );
}
