import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Fact } from "../../protocol/facts.ts";
import { send } from "./api.ts";
import { usePages } from "./page.ts";

/** What is known about this person and holds now, newest first. */
export const useFacts = () => usePages("facts", "/api/facts", Fact, { status: "current", limit: 50 });

/** Deletes one fact for good, or all of them. The profile loses what it had from them. */
export function useForget() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | "all") =>
      send("DELETE", id === "all" ? "/api/facts" : `/api/facts/${encodeURIComponent(id)}`),
    onSuccess: () =>
      client.invalidateQueries({ predicate: ({ queryKey: [name] }) => name === "facts" || name === "profile" }),
  });
}
