import type { TurnRecord } from "../../../protocol/turnRecord.ts";
import { JsonTree } from "./JsonTree.tsx";
import { QUIET, Section } from "./Section.tsx";

/** What each piece of work told of itself: what was read, planned, found or refused. */
export function WorkTold({ record }: { record: TurnRecord }) {
  const told = record.work.filter(({ notes }) => notes && notes.length > 0);
  if (told.length === 0) return null;
  return (
    <Section title="What the work told">
      {told.map(({ effectId, src, notes = [] }) => (
        <details key={effectId} className="text-sm">
          <summary className="cursor-pointer">
            {src.join(".")} <span className={`text-xs ${QUIET}`}>{notes.map(({ event }) => event).join(", ")}</span>
          </summary>
          {notes.map(({ event, fields }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a record never changes
            <JsonTree key={index} name={event} value={fields} depth={1} />
          ))}
        </details>
      ))}
    </Section>
  );
}
