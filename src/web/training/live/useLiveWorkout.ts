import { useSyncExternalStore } from "react";
import { LiveWorkout } from "./liveWorkout.ts";

/** Where the workout that is being done is kept in this browser: it survives a reload, and other tabs see it. */
export const LIVE_KEY = "setpoint.liveWorkout";

const watchers = new Set<() => void>();
let known: { text: string | null; live: LiveWorkout | null } = { text: null, live: null };

/** The workout that is being done; `null` without one. What cannot be read is none. */
export function currentLive(): LiveWorkout | null {
  let text: string | null = null;
  try {
    text = localStorage.getItem(LIVE_KEY);
  } catch {
    return known.live;
  }
  if (text !== known.text) known = { text, live: parsed(text) };
  return known.live;
}

/** Kept before anybody sees it. A browser that keeps nothing still works until it is closed. */
export function keepLive(live: LiveWorkout | null): void {
  const text = live && JSON.stringify(live);
  try {
    if (text === null) localStorage.removeItem(LIVE_KEY);
    else localStorage.setItem(LIVE_KEY, text);
    known = { text, live };
  } catch {
    known = { text: known.text, live };
  }
  for (const watcher of watchers) watcher();
}

function parsed(text: string | null): LiveWorkout | null {
  try {
    return LiveWorkout.safeParse(JSON.parse(text ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

function subscribe(onChange: () => void): () => void {
  watchers.add(onChange);
  addEventListener("storage", onChange);
  return () => {
    watchers.delete(onChange);
    removeEventListener("storage", onChange);
  };
}

/** The workout that is being done, live over tabs. */
export const useLiveWorkout = (): LiveWorkout | null => useSyncExternalStore(subscribe, currentLive);
