import { useEffect, useState } from "react";

/** State that survives a reload. A browser that keeps nothing still works. */
export function useRemembered<T>(key: string, initial: T): [T, (next: T | ((now: T) => T)) => void] {
  const [value, setValue] = useState<T>(() => {
    try {
      const kept = localStorage.getItem(key);
      return kept === null ? initial : (JSON.parse(kept) as T);
    } catch {
      return initial;
    }
  });
  useEffect(() => {
    try {
      localStorage.setItem(key, JSON.stringify(value));
    } catch {}
  }, [key, value]);
  return [value, setValue];
}
