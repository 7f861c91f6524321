import { type RefObject, useEffect } from "react";

/** What is said in the corner stands above where people write, not on it. */
export function useToastLift(below: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const at = below.current;
    if (!at) return;
    const { style } = document.documentElement;
    const watcher = new ResizeObserver(() => style.setProperty("--lift", `${at.offsetHeight}px`));
    watcher.observe(at);
    return () => {
      watcher.disconnect();
      style.removeProperty("--lift");
    };
  }, [below]);
}
