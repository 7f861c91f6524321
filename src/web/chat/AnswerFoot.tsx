import type { MessageRow } from "./chatRows.ts";
import { ModelNote } from "./ModelNote.tsx";

type Props = { row: MessageRow; conversationId: string; time: string };

/** Under an answer: when, from where, by which engine and at what cost, and the way to its reasons. */
export function AnswerFoot({ row: { message, turn }, conversationId, time }: Props) {
  const { citations, turnId, at } = message;
  const why = `/inspector?conversation=${encodeURIComponent(conversationId)}&turn=${encodeURIComponent(turnId ?? "")}`;
  return (
    <div className="mt-2 text-muted text-xs max-md:-mb-3 md:space-y-1">
      {citations.length > 0 && (
        <details>
          <summary className="-mx-2 cursor-pointer content-center rounded-lg px-2 max-md:min-h-11 md:py-1">
            Sources ({citations.length})
          </summary>
          <ul className="mb-1 list-disc space-y-0.5 pl-4">
            {citations.map((citation) => (
              <li key={`${citation.kind}:${citation.id}`} className="break-words">
                {citation.title}
                {citation.source ? `, ${citation.source}` : ""}
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="flex flex-wrap items-center gap-x-3">
        <time dateTime={at}>{time}</time>
        {turn?.modelCalls && <ModelNote calls={turn.modelCalls} out={turn.modelOut} usage={turn.usage} />}
        {turnId && (
          <a
            href={why}
            className="-mx-2 inline-flex items-center rounded-lg px-2 underline-offset-4 hover:text-ink hover:underline max-md:min-h-11 md:py-1"
          >
            Why this answer?
          </a>
        )}
      </p>
    </div>
  );
}
