import { useSyncExternalStore } from "react";

export type PlotColours = Record<"line" | "ink" | "muted" | "grid" | "ground" | "band", string>;

/** A canvas knows no style sheet: the colours of the page as they are now. */
export function plotColours(): PlotColours {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return {
    line: colour("--accent"),
    ink: colour("--ink"),
    muted: colour("--muted"),
    grid: colour("--line"),
    ground: colour("--surface"),
    band: colour("--accent-soft"),
  };
}

const watchTheme = (changed: () => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["class"] });
  return () => observer.disconnect();
};

/** The classes of the page's root; whoever draws, draws again when they change. */
export const useTheme = (): string => useSyncExternalStore(watchTheme, () => document.documentElement.className);
