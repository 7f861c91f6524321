import { useSyncExternalStore } from "react";

/** The chart stands beside the panels: Tailwind's `lg`. */
const WIDE = "(min-width: 64rem)";

/** Whether there is room for the chart beside a panel; without it, it is one of them. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(WIDE);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => matchMedia(WIDE).matches,
  );
}
