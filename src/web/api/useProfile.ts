import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Profile, type ProfilePatch } from "../../protocol/profile.ts";
import { get, send } from "./api.ts";

const KEY = ["profile"];

/** How this person trains, measures and reads dates. */
export const useProfile = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => get("/api/profile", Profile, {}, signal) });

/** Changes any part of it. What depends on the unit or the zone is asked for again. */
export function useChangeProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (patch: ProfilePatch) => send("PATCH", "/api/profile", patch, Profile),
    onSuccess: async (profile) => {
      client.setQueryData(KEY, profile);
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] });
    },
  });
}
