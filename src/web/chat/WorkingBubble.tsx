import { Spinner } from "../ui/Spinner.tsx";
import type { Progress, Writing } from "./useConversation.ts";

type Props = { writing: Writing | null; progress: Progress | null };

/** An answer while it is made: what tools are doing, then its words as they come. */
export function WorkingBubble({ writing, progress }: Props) {
  const lines = progress?.lines ?? [];
  return (
    <article className="max-w-full rounded-2xl rounded-bl-md border border-line bg-surface px-4 py-3">
      <h2 className="sr-only">Setpoint</h2>
      {lines.length > 0 && (
        <ul className="space-y-0.5 text-muted text-sm">
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added
            <li key={place}>{line}</li>
          ))}
        </ul>
      )}
      {writing ? (
        <p className={`whitespace-pre-wrap break-words ${lines.length > 0 ? "mt-2" : ""}`}>{writing.text}</p>
      ) : (
        <p className={`flex items-center gap-2 text-muted text-sm ${lines.length > 0 ? "mt-2" : ""}`}>
          <Spinner isSmall />
          Working on it
        </p>
      )}
    </article>
  );
}
