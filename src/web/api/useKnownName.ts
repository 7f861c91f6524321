import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { Fact } from "../../protocol/facts.ts";
import { get } from "./api.ts";

const Names = z.object({ items: z.array(Fact) });

/** What the person said they are called; `null` when they did not. */
export const useKnownName = () =>
  useQuery({
    queryKey: ["facts", "name"],
    queryFn: async ({ signal }) => {
      const { items } = await get("/api/facts", Names, { type: "name", status: "current", limit: 1 }, signal);
      return items[0]?.value ?? null;
    },
  });
