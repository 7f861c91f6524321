import { QUIET } from "./Section.tsx";

/** `score` from 0 to 1. */
type Props = { name: string; score: number; text: string; isChosen: boolean };

/** How well something fitted, beside what else was weighed. */
export function ScoreBar({ name, score, text, isChosen }: Props) {
  return (
    <div className="mt-1 flex items-center gap-2 text-xs">
      <span className={`w-36 shrink-0 truncate font-mono ${isChosen ? "font-semibold" : QUIET}`} title={name}>
        {name}
      </span>
      <span className="h-2 flex-1 rounded bg-stone-200 dark:bg-stone-700">
        <span
          className={`block h-2 rounded ${isChosen ? "bg-teal-600" : "bg-stone-400"}`}
          style={{ width: `${Math.round(Math.max(0, Math.min(1, score)) * 100)}%` }}
        />
      </span>
      <span className="w-12 text-right whitespace-nowrap tabular-nums">{text}</span>
    </div>
  );
}
