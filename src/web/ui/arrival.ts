import { useEffect, useLayoutEffect } from "react";

let hasBegun = false;
let isDue = false;

/** A view calls this when it is shown: its heading then takes the focus, but for the first view of a visit. */
export function useNewView(): void {
  useLayoutEffect(() => {
    isDue = hasBegun;
    hasBegun = true;
  }, []);
}

/**
 * Names the page in the browser's tab and history, and brings those who came here by a link to its heading, so that a
 * screen reader says where they are and Tab goes on from there.
 */
export function usePageTitle(title: string, heading?: { current: HTMLElement | null }): void {
  useEffect(() => {
    document.title = title === "Setpoint" ? title : `${title} · Setpoint`;
  }, [title]);
  useEffect(() => {
    if (!isDue || !heading?.current) return;
    isDue = false;
    heading.current.focus({ preventScroll: true });
  }, [heading]);
}
