import { QueryClient } from "@tanstack/react-query";
import { ApiProblem } from "./apiProblem.ts";

const isPassing = (error: Error) => error instanceof ApiProblem && error.isPassing;

/**
 * What was read from the server and how fresh it is. The server may be on this machine, so that a browser which says that
 * it is offline can still reach it: nothing waits for the network to "come back".
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      networkMode: "always",
      retry: (failures, error) => failures < 2 && isPassing(error),
    },
    mutations: { networkMode: "always", retry: false },
  },
});
