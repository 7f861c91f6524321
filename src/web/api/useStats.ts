import { useQuery } from "@tanstack/react-query";
import { Stats } from "../../protocol/stats.ts";
import { get } from "./api.ts";

/** What was logged moves without this page: in a chat, in another tab, on another device. */
export const LIVE = { staleTime: 0, refetchInterval: 30_000, refetchOnWindowFocus: "always" } as const;

/** Streak, sessions and volume of the last `weeks` calendar weeks, by the days of this zone. */
export const useStats = (weeks: number, timezone: string) =>
  useQuery({
    queryKey: ["stats", weeks, timezone],
    queryFn: ({ signal }) => get("/api/stats", Stats, { weeks, timezone }, signal),
    ...LIVE,
  });
