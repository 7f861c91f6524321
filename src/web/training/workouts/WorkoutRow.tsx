import { Ellipsis, Pencil, Play, Trash2 } from "lucide-react";
import { Link } from "wouter";
import type { Workout } from "../../../protocol/cards.ts";
import { useFormatter } from "../../format/useFormatter.ts";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Menu } from "../../ui/Menu.tsx";

const NAMED = 4;

type Props = { workout: Workout; isBusy: boolean; onStart: () => void; onDelete: () => void };

/** A saved workout in the list: what it is, and a button to start it. */
export function WorkoutRow({ workout, isBusy, onStart, onDelete }: Props) {
  const format = useFormatter();
  const { id, title, estimatedMinutes, createdAt, blocks } = workout;
  const names = [...new Set(blocks.filter(({ block }) => block === "main").flatMap(namesOf))];
  const shown = (names.length > 0 ? names : blocks.flatMap(namesOf)).slice(0, NAMED);
  const more = names.length - shown.length;
  return (
    <li className="wrap-anywhere flex min-w-0 flex-col rounded-2xl border border-line bg-surface">
      <Link href={`/workouts/${id}`} className="flex-1 rounded-t-2xl p-4 pb-2 hover:bg-sunken">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-muted text-sm">
          About {format.whole(estimatedMinutes)} min · {format.day(format.dateOf(createdAt))}
        </p>
        <p className="mt-2 text-sm">
          {shown.join(", ")}
          {more > 0 && <span className="text-muted"> and {more} more</span>}
        </p>
      </Link>
      <div className="flex items-center justify-between gap-2 p-4 pt-2">
        <Button variant="primary" icon={<Play aria-hidden className="size-4" />} isBusy={isBusy} onClick={onStart}>
          Start<span className="sr-only"> {title}</span>
        </Button>
        <Menu
          trigger={<IconButton label={`More about ${title}`} icon={<Ellipsis aria-hidden className="size-5" />} />}
          items={[
            { label: "Edit", icon: <Pencil aria-hidden className="size-4" />, href: `/workouts/${id}` },
            { label: "Delete", icon: <Trash2 aria-hidden className="size-4" />, onSelect: onDelete, isDanger: true },
          ]}
        />
      </div>
    </li>
  );
}

const namesOf = ({ items }: Workout["blocks"][number]): string[] => items.map(({ name }) => name);
