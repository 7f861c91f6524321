import { type RefObject, useEffect, useState } from "react";

export type Size = { width: number; height: number };

/** Size of what is drawn, in px; 0 while it is not shown. */
export function useSize(of: RefObject<Element | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const at = of.current;
    if (!at) return;
    const watcher = new ResizeObserver(() => setSize({ width: at.clientWidth, height: at.clientHeight }));
    watcher.observe(at);
    return () => watcher.disconnect();
  }, [of]);
  return size;
}
