import { Ellipsis, Pencil, Trash2, TrendingUp } from "lucide-react";
import { Link } from "wouter";
import type { LogEntry } from "../../../protocol/workoutLog.ts";
import { useFormatter } from "../../format/useFormatter.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { Menu } from "../../ui/Menu.tsx";
import { effortText, setsText } from "./setsText.ts";

/** One entry of a list: what was done, and what can be done with it. */
export function LogRow({ entry, onDelete }: { entry: LogEntry; onDelete: () => void }) {
  const format = useFormatter();
  const effort = effortText(entry.sets);
  const { id, exercise, note } = entry;
  return (
    <li className="flex items-center">
      <Link href={`/logs/${id}`} className="min-w-0 flex-1 py-3 pl-4 hover:bg-sunken">
        <span className="block font-medium">{exercise.name}</span>
        <span className="block text-muted text-sm tabular-nums">
          {setsText(entry.sets, format)}
          {effort && <span className="whitespace-nowrap"> · {effort}</span>}
        </span>
        {note && <span className="mt-0.5 block truncate text-muted text-sm italic">{note}</span>}
      </Link>
      <Menu
        trigger={
          <IconButton
            label={`More about ${exercise.name}`}
            icon={<Ellipsis aria-hidden className="size-5" />}
            className="mx-1"
          />
        }
        items={[
          { label: "Edit", icon: <Pencil aria-hidden className="size-4" />, href: `/logs/${id}` },
          { label: "Progress", icon: <TrendingUp aria-hidden className="size-4" />, href: `/progress/${exercise.id}` },
          { label: "Delete", icon: <Trash2 aria-hidden className="size-4" />, onSelect: onDelete, isDanger: true },
        ]}
      />
    </li>
  );
}
