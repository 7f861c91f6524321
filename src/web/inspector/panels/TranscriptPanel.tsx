import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Turn } from "../../../protocol/turn.ts";
import { BUTTON, QUIET } from "./Section.tsx";

type Props = {
  turns: Turn[];
  chosen: string | null;
  upTo: number;
  onChoose: (turn: Turn) => void;
  /** To say something, where that is possible. */
  composer: ReactNode;
};

/** Turns that are shown at first, and with every "earlier": a conversation of 10,000 stays smooth. */
const PAGE = 100;

/** What had been said up to a point. */
export function TranscriptPanel({ turns, chosen, upTo, onChoose, composer }: Props) {
  const [pages, setPages] = useState(1);
  const list = useRef<HTMLOListElement>(null);
  const said = turns.filter(({ seq }) => seq <= upTo);
  const shown = said.slice(-PAGE * pages);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is chosen
  useEffect(() => {
    list.current?.querySelector("[aria-pressed=true]")?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  return (
    <div className="flex min-h-full flex-col">
      {said.length === 0 && <p className={`p-4 text-sm ${QUIET}`}>Nothing had been said yet.</p>}
      {shown.length < said.length && (
        <button type="button" className={`m-3 mb-0 ${BUTTON}`} onClick={() => setPages((count) => count + 1)}>
          {said.length - shown.length} earlier
        </button>
      )}
      {said.length > 0 && (
        <ol ref={list} className="flex-1 space-y-2 p-3" aria-label="Transcript">
          {shown.map((turn, index) => (
            <Said
              key={turn.turnId}
              turn={turn}
              words={wordsOf(turn, shown[index - 1])}
              isChosen={turn.turnId === chosen}
              onChoose={onChoose}
            />
          ))}
        </ol>
      )}
      {composer}
    </div>
  );
}

/** What was tapped is told in the words that stood on it. */
function wordsOf({ input }: Turn, before: Turn | undefined): string {
  const option = before?.pending?.options.find(({ id }) => id === input.optionId);
  return input.text || option?.label || input.event || "(no words)";
}

type SaidProps = { turn: Turn; words: string; isChosen: boolean; onChoose: (turn: Turn) => void };

function Said({ turn, words, isChosen, onChoose }: SaidProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={() => onChoose(turn)}
        className="w-full scroll-mb-28 rounded-lg p-2 text-left text-sm ring-1 ring-stone-200 hover:bg-stone-100 aria-pressed:ring-2 aria-pressed:ring-teal-700 dark:ring-stone-800 dark:hover:bg-stone-800"
      >
        <span className="block break-words whitespace-pre-wrap">
          <b className="text-teal-800 dark:text-teal-300">› </b>
          {words}
          {turn.input.by === "console" && <span className={`text-xs ${QUIET}`}> (sent by the console)</span>}
        </span>
        <span className={`mt-1 block break-words whitespace-pre-wrap ${QUIET}`}>{turn.reply.text}</span>
        <span className={`mt-1 block text-xs ${QUIET}`}>
          #{turn.seq} · {turn.routes.map(({ route }) => route).join(", ") || "no route"} · {turn.status}
        </span>
      </button>
    </li>
  );
}
