import { Trash2 } from "lucide-react";
import { useState } from "react";
import type { Fact } from "../../protocol/facts.ts";
import { useFacts, useForget } from "../api/useFacts.ts";
import { labelOf } from "../format/labelOf.ts";
import { useFormatter } from "../format/useFormatter.ts";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { LoadMore } from "../ui/LoadMore.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";

const CONFIDENCES: Record<Fact["confidence"], string | null> = {
  explicit: null,
  hedged: "not sure",
  temporary: "for a while",
  reported: "as told by others",
};

/** What the coach has been told in conversations, in its words, each to be forgotten one by one. */
export function RememberedFacts() {
  const { items, isPending, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useFacts();
  const forget = useForget();
  const format = useFormatter();
  const [doomed, setDoomed] = useState<Fact | "all" | null>(null);
  return (
    <Card
      title="What the coach remembers"
      actions={
        items.length > 0 && (
          <Button size="small" onClick={() => setDoomed("all")}>
            Forget all
          </Button>
        )
      }
    >
      {isPending ? (
        <Skeleton label="Loading what is remembered" />
      ) : error && items.length === 0 ? (
        <ErrorNote title="It could not be loaded." error={error} onRetry={() => void refetch()} />
      ) : items.length === 0 ? (
        <p className="text-muted text-sm">
          Nothing yet. Tell it in the chat, such as “I train three times a week” or “I am allergic to peanuts”.
        </p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {items.map((fact) => (
            <li key={fact.id} className="flex items-center gap-2 py-1">
              <span className="min-w-0 flex-1 text-sm">
                <span className="block break-words font-medium">{fact.value}</span>
                <span className="block text-muted">
                  {[
                    labelOf(fact.type),
                    CONFIDENCES[fact.confidence],
                    `said ${format.day(format.dateOf(fact.at))}`,
                    fact.expiresAt && `until ${format.day(format.dateOf(fact.expiresAt))}`,
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </span>
              <IconButton
                label={`Forget: ${fact.value}`}
                icon={<Trash2 aria-hidden className="size-4" />}
                onClick={() => setDoomed(fact)}
              />
            </li>
          ))}
        </ul>
      )}
      <LoadMore what="facts" hasMore={hasNextPage} isLoading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      <ConfirmDialog
        isOpen={doomed !== null}
        onClose={() => setDoomed(null)}
        title={doomed === "all" ? "Forget everything you have told about yourself?" : "Forget this?"}
        confirmLabel="Forget"
        onConfirm={() => doomed && forget.mutateAsync(doomed === "all" ? "all" : doomed.id)}
      >
        {doomed !== null && doomed !== "all" && `“${doomed.value}”, with what it took the place of. `}
        It is deleted for good, and settings that came from it go back to “not said”. Logs and workouts stay.
      </ConfirmDialog>
    </Card>
  );
}
