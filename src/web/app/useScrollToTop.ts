import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "wouter";

/** A link leads to the top of what it opens; back and forward lead to where one was, which the browser remembers. */
export function useScrollToTop(): void {
  const [location] = useLocation();
  const shown = useRef(location);
  const isBack = useRef(false);
  useEffect(() => {
    const onPop = () => {
      // A step within the page, such as to a part of it, is no step back.
      isBack.current = window.location.pathname !== shown.current;
    };
    addEventListener("popstate", onPop);
    return () => removeEventListener("popstate", onPop);
  }, []);
  useLayoutEffect(() => {
    if (shown.current !== location && !isBack.current) scrollTo(0, 0);
    shown.current = location;
    isBack.current = false;
  }, [location]);
}
