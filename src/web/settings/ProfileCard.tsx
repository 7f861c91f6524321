import type { ReactNode } from "react";
import type { Profile, ProfilePatch } from "../../protocol/profile.ts";
import { useChangeProfile, useProfile } from "../api/useProfile.ts";
import { Card } from "../ui/Card.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";

type Props = {
  title: string;
  children: (profile: Profile, change: (patch: ProfilePatch) => void) => ReactNode;
};

/** One part of the profile. What could not be stored is said in it, and what stands there is what the server has. */
export function ProfileCard({ title, children }: Props) {
  const { data: profile, error, refetch } = useProfile();
  const change = useChangeProfile();
  return (
    <Card title={title}>
      <div className="flex flex-col gap-4">
        {profile ? (
          children(profile, change.mutate)
        ) : error ? (
          <ErrorNote title="Your profile could not be loaded." error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton label={`Loading: ${title}`} className="h-11" />
        )}
        {change.error && (
          <ErrorNote
            title="The change was not stored."
            error={change.error}
            onRetry={() => change.mutate(change.variables)}
            isRetrying={change.isPending}
          />
        )}
      </div>
    </Card>
  );
}
