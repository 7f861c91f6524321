import { useQueryClient } from "@tanstack/react-query";

/** What no log and no workout changes. */
const APART = ["exercises", "profile"];

/** To be called when training data was stored, changed or deleted: all that may tell of it is asked for again. */
export function useTrainingChanged(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ predicate: ({ queryKey }) => !APART.includes(String(queryKey[0])) });
}
