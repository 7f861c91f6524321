import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Profile, type ProfilePatch } from "../../protocol/profile.ts";
import { get, send } from "./api.ts";

const KEY = ["profile"] as const;

/** What a patch really says: a part that is `undefined` is left as it is. */
const definedOf = (patch: ProfilePatch): Partial<Profile> =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));

/** How this person trains, measures and reads dates. */
export const useProfile = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => get("/api/profile", Profile, {}, signal) });

/**
 * Changes any part of it: shown at once, taken back when it is refused, and sent one after the other. What depends on the
 * unit or the zone is asked for again.
 */
export function useChangeProfile() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: KEY[0] },
    mutationFn: (patch: ProfilePatch) => send("PATCH", "/api/profile", patch, Profile),
    onMutate: async (patch) => {
      await client.cancelQueries({ queryKey: KEY });
      const before = client.getQueryData<Profile>(KEY);
      if (before) client.setQueryData(KEY, { ...before, ...definedOf(patch) });
    },
    onError: () => client.invalidateQueries({ queryKey: KEY }),
    onSuccess: async () => {
      // Of several on their way, the last one's answer is the truth.
      if (client.isMutating({ mutationKey: KEY }) > 1) return;
      await client.invalidateQueries();
    },
    mutationKey: KEY,
  });
}
