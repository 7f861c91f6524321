import { useCallback, useEffect, useState } from "react";
import type { Turn } from "../../../protocol/turn.ts";
import type { Why } from "../../../protocol/turnRecord.ts";
import type { View } from "../../../protocol/view.ts";
import type { Recorded, Source, WholeCheckpoint } from "./source.ts";

type Found = Recorded & { isWhole: boolean; view: View | null; of: string | null; from: Source | null };
const NOTHING: Found = {
  turns: [],
  checkpoints: [],
  hasOlder: false,
  isWhole: false,
  view: null,
  of: null,
  from: null,
};

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What is recorded of the conversation; `reload` looks again. */
export function useConversationRecord(source: Source, conversationId: string | null) {
  const [found, setFound] = useState<Found>(NOTHING);
  const [problem, setProblem] = useState<string | null>(null);
  const [wholeOf, setWholeOf] = useState<string | null>(null);
  const [asked, setAsked] = useState(0);
  const everything = wholeOf === conversationId;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` looks again
  useEffect(() => {
    if (conversationId === null) return;
    let isOver = false;
    // What is known is not fetched again: only the newest page, and what joins it to the rest.
    const isKnown = found.of === conversationId && found.from === source && found.isWhole === everything;
    const since = isKnown ? (found.checkpoints.at(-1)?.seq ?? 0) : null;
    Promise.all([source.recorded(conversationId, { everything, since }), source.view(conversationId)]).then(
      ([recorded, view]) => {
        if (isOver) return;
        setFound((now) => ({
          ...(isKnown ? joined(now, recorded) : recorded),
          isWhole: everything,
          view,
          of: conversationId,
          from: source,
        }));
        setProblem(null);
      },
      (error: unknown) => !isOver && setProblem(textOf(error)),
    );
    return () => {
      isOver = true;
    };
  }, [source, conversationId, everything, asked]);

  const reload = useCallback(() => setAsked((count) => count + 1), []);
  const loadEverything = useCallback(() => setWholeOf(conversationId), [conversationId]);
  // Nothing of one conversation is shown of another, not even for a moment.
  const shown = found.of === conversationId && found.from === source ? found : NOTHING;
  return { ...shown, problem, reload, loadEverything };
}

/** What was known, with what was found since then. */
function joined(known: Recorded, found: Recorded): Recorded {
  const newer = <T extends { seq: number }>(before: T[], after: T[]): T[] => {
    const first = after[0]?.seq ?? Number.POSITIVE_INFINITY;
    return [...before.filter(({ seq }) => seq < first), ...after];
  };
  return {
    turns: newer(known.turns, found.turns),
    checkpoints: newer(known.checkpoints, found.checkpoints),
    hasOlder: known.hasOlder,
  };
}

type Looked<T> = { value: T | null; problem: string | null };

/** The whole of a checkpoint; `null` while it is fetched. */
export function useCheckpoint(
  source: Source,
  conversationId: string | null,
  seq: number | null,
): Looked<WholeCheckpoint> {
  return useLooked(
    conversationId === null || seq === null ? null : () => source.checkpoint(conversationId, seq),
    `${conversationId}:${seq}`,
    source,
  );
}

/** Why a turn went as it went. */
export function useWhy(source: Source, conversationId: string | null, turn: Turn | null): Looked<Why> {
  return useLooked(
    conversationId === null || turn === null ? null : () => source.why(conversationId, turn.turnId, "whole"),
    `${conversationId}:${turn?.turnId}`,
    source,
  );
}

function useLooked<T>(look: (() => Promise<T | null>) | null, key: string, source: Source): Looked<T> {
  const [looked, setLooked] = useState<Looked<T>>({ value: null, problem: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says what is looked at
  useEffect(() => {
    let isOver = false;
    setLooked({ value: null, problem: null });
    look?.().then(
      (value) => !isOver && setLooked({ value, problem: null }),
      (error: unknown) => !isOver && setLooked({ value: null, problem: textOf(error) }),
    );
    return () => {
      isOver = true;
    };
  }, [key, source]);
  return looked;
}
