import { Pencil } from "lucide-react";
import type { LogEntry, LogSet } from "../../../protocol/workoutLog.ts";
import { formatDuration } from "../../format/formatDuration.ts";
import type { Formatter } from "../../format/formatter.ts";
import { useFormatter } from "../../format/useFormatter.ts";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { CardFrame } from "./CardFrame.tsx";

/** What has been stored, an entry a card, with its sets as a table. */
export function LogCard({ entries }: { entries: readonly LogEntry[] }) {
  const format = useFormatter();
  return entries.map((entry) => (
    <CardFrame
      key={entry.id}
      title={entry.exercise.name}
      amount={<time dateTime={entry.date}>{format.day(entry.date)}</time>}
      actions={
        <LinkButton
          size="small"
          href={`/logs/${encodeURIComponent(entry.id)}`}
          icon={<Pencil aria-hidden className="size-4" />}
        >
          Edit
        </LinkButton>
      }
    >
      <Sets entry={entry} format={format} />
      {entry.note && <p className="break-words px-3 pb-2 text-muted text-sm">{entry.note}</p>}
    </CardFrame>
  ));
}

type SetColumn = { title: string; of: (set: LogSet) => string };

function Sets({ entry, format }: { entry: LogEntry; format: Formatter }) {
  const columns = columnsOf(entry.sets, format);
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">Sets of {entry.exercise.name}</caption>
      <thead>
        <tr className="text-muted text-xs">
          <th scope="col" className="w-12 px-3 pt-2 text-left font-medium">
            Set
          </th>
          {columns.map(({ title }) => (
            <th key={title} scope="col" className="px-3 pt-2 text-right font-medium">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entry.sets.map((set, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sets are told apart by their place alone
          <tr key={place} className="border-line not-last:border-b">
            <th scope="row" className="px-3 py-1.5 text-left font-normal text-muted">
              {place + 1}
            </th>
            {columns.map(({ title, of }) => (
              <td key={title} className="px-3 py-1.5 text-right">
                {of(set) || "–"}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Only what was said of at least one set has a column. */
function columnsOf(sets: readonly LogSet[], format: Formatter): SetColumn[] {
  const all: SetColumn[] = [
    { title: "Reps", of: ({ reps }) => (reps === null ? "" : String(reps)) },
    { title: "Weight", of: (set) => weightText(set, format) },
    { title: "Time", of: ({ durationS }) => (durationS === null ? "" : formatDuration(durationS)) },
    {
      title: "Distance",
      of: ({ distance, distanceUnit }) => (distance === null ? "" : `${distance} ${distanceUnit ?? ""}`),
    },
    { title: "Effort", of: effortText },
    { title: "Side", of: ({ side }) => side ?? "" },
    { title: "Kind", of: ({ type }) => (type === "normal" ? "" : type.replaceAll("_", " ")) },
  ];
  return all.filter(({ of }) => sets.some((set) => of(set) !== ""));
}

function weightText({ weight, unit, load, perHand }: LogSet, format: Formatter): string {
  if (weight === null) return "";
  const sign = load === "added" ? "+" : load === "assisted" ? "−" : "";
  return `${sign}${format.spokenWeight(weight, unit)}${perHand ? " each" : ""}`;
}

function effortText({ rpe, rir, toFailure }: LogSet): string {
  const said = rpe !== null ? `RPE ${rpe}` : rir !== null ? `${rir} in reserve` : "";
  return toFailure ? [said, "to failure"].filter(Boolean).join(", ") : said;
}
