import type { Turn } from "../../../protocol/turn.ts";
import { QUIET } from "./Section.tsx";

type Props = { turns: Turn[]; chosen: string | null; upTo: number; onChoose: (turn: Turn) => void };

/** What had been said up to a point. */
export function TranscriptPanel({ turns, chosen, upTo, onChoose }: Props) {
  const said = turns.filter(({ seq }) => seq <= upTo);
  if (said.length === 0) return <p className={`p-4 text-sm ${QUIET}`}>Nothing had been said yet.</p>;
  return (
    <ol className="space-y-2 p-3" aria-label="Transcript">
      {said.map((turn) => (
        <li key={turn.turnId}>
          <button
            type="button"
            aria-pressed={turn.turnId === chosen}
            onClick={() => onChoose(turn)}
            className="w-full rounded-lg p-2 text-left text-sm ring-1 ring-stone-200 hover:bg-stone-100 aria-pressed:ring-2 aria-pressed:ring-teal-700 dark:ring-stone-800 dark:hover:bg-stone-800"
          >
            <span className="block break-words whitespace-pre-wrap">
              <b className="text-teal-800 dark:text-teal-300">› </b>
              {turn.input.text || turn.input.event}
            </span>
            <span className={`mt-1 block break-words whitespace-pre-wrap ${QUIET}`}>{turn.reply.text}</span>
            <span className={`mt-1 block text-xs ${QUIET}`}>
              #{turn.seq} · {turn.routes.map(({ route }) => route).join(", ") || "no route"} · {turn.status}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
