import { useSyncExternalStore } from "react";

/** The token that the person has given, as `setpoint.token` in this browser. */
const KEY = "setpoint.token";

export type Access = {
  token: string | null;
  /** The server asks who is speaking. */
  isAsked: boolean;
  /** What was wrong with the token that was given; `null` when none was. */
  refusal: string | null;
};

let access: Access = { token: readToken(), isAsked: false, refusal: null };
const watchers = new Set<() => void>();

function readToken(): string | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return typeof kept === "string" && kept !== "" ? kept : null;
  } catch {
    return null;
  }
}

function become(next: Access): void {
  access = next;
  for (const watcher of watchers) watcher();
}

// Another tab has been given a token: this one need not be asked.
addEventListener("storage", ({ key }) => {
  if (key === KEY || key === null) become({ token: readToken(), isAsked: false, refusal: null });
});

export const currentAccess = (): Access => access;

/** A server refused to go on without a token, or with the one it got. The shell then asks the person. */
export function askForToken(detail: string): void {
  if (!access.isAsked) become({ ...access, isAsked: true, refusal: access.token === null ? null : detail });
}

/** Kept in this browser until it is refused or taken back. */
export function giveToken(token: string | null): void {
  try {
    if (token === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(token));
  } catch {}
  become({ token, isAsked: false, refusal: null });
}

/** Who is speaking, live: what opens sockets of its own passes `token` on, and calls `askForToken` when it is refused. */
export function useAccess(): Access {
  return useSyncExternalStore((onChange) => {
    watchers.add(onChange);
    return () => watchers.delete(onChange);
  }, currentAccess);
}
