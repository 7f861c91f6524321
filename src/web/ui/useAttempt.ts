import { useState } from "react";

/** Something that takes a while and may fail: whether it runs, and what was wrong with the last try. */
export function useAttempt() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const attempt = async (act: () => unknown): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await act();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, attempt, forget: () => setFailure(null) };
}
