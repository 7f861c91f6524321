import { useSyncExternalStore } from "react";

export type Theme = "system" | "light" | "dark";

/** Read by `public/first.js`, which puts the theme on the page before its first paint and whenever it changes. */
const KEY = "setpoint.theme";
const CHANGED = "setpoint.theme";

function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === "light" || kept === "dark" ? kept : "system";
  } catch {
    return "system";
  }
}

export function chooseTheme(theme: Theme): void {
  try {
    if (theme === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {}
  dispatchEvent(new Event(CHANGED));
}

/** What was chosen in this browser; `system` follows the device. */
export function useTheme(): Theme {
  return useSyncExternalStore((onChange) => {
    addEventListener(CHANGED, onChange);
    addEventListener("storage", onChange);
    return () => {
      removeEventListener(CHANGED, onChange);
      removeEventListener("storage", onChange);
    };
  }, readTheme);
}
