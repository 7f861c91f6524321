import { useEffect, useState } from "react";
import { diffJson } from "../data/diffJson.ts";
import type { Checkpoint, Source, WholeCheckpoint } from "../data/source.ts";
import { JsonTree } from "./JsonTree.tsx";
import { QUIET, Section } from "./Section.tsx";

type Props = {
  source: Source;
  conversationId: string;
  checkpoints: Checkpoint[];
  at: WholeCheckpoint | null;
  problem: string | null;
};

const AROUND = 100;

/** The context as it was at a point, and what differs from another point. */
export function ContextPanel({ source, conversationId, checkpoints, at, problem }: Props) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [other, setOther] = useState<WholeCheckpoint | null>(null);
  const before = chosen ?? checkpoints.findLast(({ seq }) => seq < (at?.seq ?? 0))?.seq ?? null;

  useEffect(() => {
    let isOver = false;
    setOther(null);
    if (before !== null)
      source.checkpoint(conversationId, before).then(
        (next) => !isOver && setOther(next),
        () => {},
      );
    return () => {
      isOver = true;
    };
  }, [source, conversationId, before]);

  if (problem)
    return (
      <p role="alert" className="p-4 text-sm text-red-800 dark:text-red-300">
        {problem}
      </p>
    );
  if (!at) return <p className={`p-4 text-sm ${QUIET}`}>Loading…</p>;
  if (!at.snapshot)
    return (
      <p className={`p-4 text-sm ${QUIET}`}>This conversation was exported redacted: its context is not in the file.</p>
    );
  const differences = other?.snapshot ? diffJson(other.snapshot.context, at.snapshot.context) : [];
  return (
    <div>
      <Section
        title="What changed"
        aside={
          <label className="flex items-center gap-1">
            since
            <select
              value={before ?? ""}
              onChange={({ target }) => setChosen(Number(target.value))}
              className="max-w-40 rounded border border-stone-300 bg-white px-1 py-0.5 dark:border-stone-700 dark:bg-stone-900"
            >
              {near(checkpoints, at.seq)
                .filter(({ seq }) => seq !== at.seq)
                .map(({ seq, event }) => (
                  <option key={seq} value={seq}>
                    #{seq} {event}
                  </option>
                ))}
            </select>
          </label>
        }
      >
        {differences.length === 0 && <p className={`text-sm ${QUIET}`}>Nothing.</p>}
        <ul className="space-y-1.5">
          {differences.map(({ path, before: was, after: is }) => (
            <li key={path} className="font-mono text-xs">
              <span className="font-semibold break-all">{path}</span>
              {was !== undefined && (
                <div className="rounded bg-red-50 px-1 break-all text-red-900 dark:bg-red-950 dark:text-red-100">
                  <Value sign="−" value={was} />
                </div>
              )}
              {is !== undefined && (
                <div className="rounded bg-green-50 px-1 break-all text-green-900 dark:bg-green-950 dark:text-green-100">
                  <Value sign="+" value={is} />
                </div>
              )}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={`Context at #${at.seq}`}>
        <JsonTree value={at.snapshot.context} />
      </Section>
    </div>
  );
}

/** A menu of 10,000 points is no help: those around the one that is shown, and the first. */
function near(checkpoints: Checkpoint[], seq: number): Checkpoint[] {
  const index = checkpoints.findIndex((checkpoint) => checkpoint.seq === seq);
  const from = Math.max(0, index - AROUND);
  return [...checkpoints.slice(0, Math.min(1, from)), ...checkpoints.slice(from, index + AROUND)];
}

const LONGEST = 160;

/** Short where it is long, until it is opened. */
function Value({ sign, value }: { sign: string; value: unknown }) {
  const text = `${sign} ${JSON.stringify(value)}`;
  if (text.length <= LONGEST) return text;
  return (
    <details>
      <summary className="cursor-pointer list-none">{text.slice(0, LONGEST)}… more</summary>
      <pre className="mt-1 whitespace-pre-wrap">{JSON.stringify(value, null, 1)}</pre>
    </details>
  );
}
