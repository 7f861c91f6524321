import { type ReactNode, useRef } from "react";

/** Begins to exist, and to be loaded, with the first opening; stays from then on, so that closing can be seen. */
export function WhenOpened({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const wasOpened = useRef(false);
  wasOpened.current ||= isOpen;
  return wasOpened.current ? children : null;
}
