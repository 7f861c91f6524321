import { useQuery } from "@tanstack/react-query";
import { Configuration } from "../../protocol/configuration.ts";
import { get } from "./api.ts";

/** How this server works: its engine, and what it may spend. */
export const useConfiguration = () =>
  useQuery({ queryKey: ["configuration"], queryFn: ({ signal }) => get("/api/config", Configuration, {}, signal) });
