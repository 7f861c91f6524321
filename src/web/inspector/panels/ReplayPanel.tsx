import { type FormEvent, useState } from "react";
import type { Replay, ReplayedTurn, ReplayRequest } from "../../../protocol/replay.ts";
import type { Turn } from "../../../protocol/turn.ts";
import type { Source } from "../data/source.ts";
import { PRIMARY, QUIET, Section } from "./Section.tsx";

type Props = {
  source: Source;
  conversationId: string;
  chosen: string | null;
  onChoose: (turn: Turn) => void;
};

/** A figure as it was typed; a comma may stand for the point. */
const figureIn = (typed: string): number => Number(typed.trim().replace(",", "."));

const setting = (label: string, most: number) => ({
  label,
  range: `0 to ${most}`,
  /** Says what is wrong with what was typed; `null` when nothing is, also when it is empty. */
  wrongIn(typed: string): string | null {
    const figure = figureIn(typed);
    return figure >= 0 && figure <= most
      ? null
      : `“${label}” must be a number from 0 to ${most}, or empty for the server's own. “${typed.trim()}” is not.`;
  },
});
const ROUTE = setting("Ask for the route below", 1);
const EXERCISE = setting("Ask for the exercise below", 100);

/** The recorded messages once more with other thresholds, and turn by turn where the conversation would have parted ways. */
export function ReplayPanel({ source, conversationId, chosen, onChoose }: Props) {
  const [routeConfidence, setRouteConfidence] = useState("");
  const [matchThreshold, setMatchThreshold] = useState("");
  const [replay, setReplay] = useState<Replay | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const run = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = ROUTE.wrongIn(routeConfidence) ?? EXERCISE.wrongIn(matchThreshold);
    if (wrong !== null) {
      setProblem(wrong);
      return;
    }
    setIsBusy(true);
    setProblem(null);
    const request: ReplayRequest = {
      ...(routeConfidence.trim() === "" ? {} : { routeConfidence: figureIn(routeConfidence) }),
      ...(matchThreshold.trim() === "" ? {} : { matchThreshold: figureIn(matchThreshold) }),
    };
    try {
      setReplay(await source.replay(conversationId, request));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div>
      <Section title="Say it all again">
        <p className={`text-sm ${QUIET}`}>
          The recorded messages run once more, from the start, on a store that is thrown away. No model is called: it
          answers as it was recorded. Nothing of this conversation changes, and what other conversations stored of the
          person is not known there. The machine is the one that runs on this server now; a file that was exported whole
          on another server is a way to try another version of it.
        </p>
        <form className="mt-3 grid grid-cols-2 gap-3" onSubmit={run}>
          <Setting label={ROUTE.label} hint={ROUTE.range} value={routeConfidence} onChange={setRouteConfidence} />
          <Setting label={EXERCISE.label} hint={EXERCISE.range} value={matchThreshold} onChange={setMatchThreshold} />
          <button type="submit" className={`col-span-2 ${PRIMARY}`} disabled={isBusy}>
            {isBusy ? "Replaying…" : "Replay"}
          </button>
        </form>
        {problem && (
          <p role="alert" className="mt-2 text-sm text-red-800 dark:text-red-300">
            {problem}
          </p>
        )}
      </Section>
      {replay && (
        <Section
          title="Turn by turn"
          aside={`route ${replay.with.routeConfidence} · exercise ${replay.with.matchThreshold} · machine ${replay.with.machine.version}`}
        >
          <p role="status" className="mb-2 text-sm font-medium">
            {verdict(replay)}
          </p>
          <ol className="space-y-1.5">
            {replay.turns.map((turn) => (
              <Replayed
                key={turn.turnId}
                turn={turn}
                isOlder={turn.recordedBy !== null && turn.recordedBy.hash !== replay.with.machine.hash}
                isChosen={turn.turnId === chosen}
                onChoose={onChoose}
              />
            ))}
          </ol>
          {replay.leftOut > 0 && <p className={`mt-2 text-xs ${QUIET}`}>{replay.leftOut} later turns were left out.</p>}
        </Section>
      )}
    </div>
  );
}

function verdict({ partsAt, turns }: Replay): string {
  if (turns.length === 0) return "Nothing has been said yet.";
  if (partsAt === null) return "Everything would have gone the same way.";
  const differing = turns.filter(({ parts }) => parts.length > 0).length;
  return `It parts ways at turn ${partsAt + 1}: ${differing} of ${turns.length} turns differ.`;
}

type SettingProps = {
  label: string;
  hint: string;
  value: string;
  onChange: (next: string) => void;
};

function Setting({ label, hint, value, onChange }: SettingProps) {
  return (
    <label className="text-xs">
      {label}
      <input
        inputMode="decimal"
        value={value}
        placeholder={`${hint}; as it is`}
        onChange={({ target }) => onChange(target.value)}
        className="mt-1 w-full rounded-md border border-stone-300 bg-white px-2 py-1.5 text-sm placeholder:text-stone-500 dark:border-stone-700 dark:bg-stone-900 dark:placeholder:text-stone-400"
      />
    </label>
  );
}

type ReplayedProps = {
  turn: ReplayedTurn;
  /** It was recorded by another version of the machine. */
  isOlder: boolean;
  isChosen: boolean;
  onChoose: (turn: Turn) => void;
};

function Replayed({ turn, isOlder, isChosen, onChoose }: ReplayedProps) {
  const { was, is, skipped, parts, recordedBy } = turn;
  const isSame = parts.length === 0;
  return (
    <li
      className={`rounded-lg p-2 text-sm ring-1 ${isSame ? "ring-stone-200 dark:ring-stone-800" : "ring-2 ring-orange-700 dark:ring-orange-400"}`}
    >
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={() => onChoose(was)}
        className="w-full text-left break-words hover:underline"
      >
        <b className="text-teal-800 dark:text-teal-300">› </b>
        {was.input.text || was.input.event || "(no words)"}
      </button>
      {isOlder && <p className={`text-xs ${QUIET}`}>Recorded by machine version {recordedBy?.version}.</p>}
      {skipped !== null && <p className={`text-xs ${QUIET}`}>Not run again: {skipped}</p>}
      {is && isSame && <p className={`text-xs ${QUIET}`}>the same: {routesOf(was)}</p>}
      {is && !isSame && (
        <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-2 gap-y-0.5 text-xs">
          {parts.map((part) => (
            <Parting key={part} part={part} before={TELL[part](was)} after={TELL[part](is)} />
          ))}
        </dl>
      )}
    </li>
  );
}

function Parting({ part, before, after }: { part: string; before: string; after: string }) {
  return (
    <>
      <dt className={QUIET}>{part}</dt>
      <dd className="min-w-0 break-words">
        <del className="block rounded bg-red-50 px-1 text-red-900 no-underline dark:bg-red-950 dark:text-red-100">
          − {before}
        </del>
        <ins className="block rounded bg-green-50 px-1 text-green-900 no-underline dark:bg-green-950 dark:text-green-100">
          + {after}
        </ins>
      </dd>
    </>
  );
}

const routesOf = ({ routes }: Turn): string =>
  routes.map(({ route, confidence }) => `${route} ${Math.round(confidence * 100)} %`).join(", ") || "no route";

const TELL: Record<ReplayedTurn["parts"][number], (turn: Turn) => string> = {
  status: ({ status }) => status,
  routes: routesOf,
  path: ({ path }) => path.join(" → ") || "none",
  pending: ({ pending }) => (pending ? `${pending.kind} about ${pending.about}: ${pending.question}` : "nothing asked"),
  reply: ({ reply }) => reply.text || "(nothing)",
  effects: ({ effects }) => effects.map(({ op, kind }) => `${op} ${kind}`).join(", ") || "none",
};
