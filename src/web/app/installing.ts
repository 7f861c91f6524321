import { useSyncExternalStore } from "react";

/** Chromium's way to let a page offer to be installed; other browsers have it in their menus. */
type InstallEvent = Event & { prompt(): Promise<unknown> };

let offered: InstallEvent | null = null;
const watchers = new Set<() => void>();

function become(next: InstallEvent | null): void {
  offered = next;
  for (const watcher of watchers) watcher();
}

/** Called once, early: the browser makes its offer soon after the page has been opened, and only once. */
export function watchInstalling(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    become(event as InstallEvent);
  });
  addEventListener("appinstalled", () => become(null));
}

/** Asks the browser to install the page as an app; `null` where it has not offered to. */
export function useInstall(): (() => Promise<void>) | null {
  const event = useSyncExternalStore(
    (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    () => offered,
  );
  if (!event) return null;
  return async () => {
    await event.prompt();
    become(null);
  };
}
