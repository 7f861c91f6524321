import type { ReactNode } from "react";
import type { ExerciseProgress, SetSource } from "../../protocol/progress.ts";
import type { Formatter } from "../format/formatter.ts";
import { DataTable } from "../ui/DataTable.tsx";
import { LogLink } from "./LogLink.tsx";
import { amountText } from "./measureTexts.ts";
import { setText } from "./setText.ts";

/** As many weights as are shown at once. */
const SHOWN_WEIGHTS = 8;

type Row = { name: string; value: ReactNode; from: SetSource };

/** The best of all time, each with the set and the day that hold it. */
export function Records({ progress, format }: { progress: ExerciseProgress; format: Formatter }) {
  const { e1rm, heaviest, longest, farthest, mostReps } = progress.records;
  const told = (measure: ExerciseProgress["measure"], amount: number) =>
    amountText(amount, { ...progress, measure }, format);
  const rows: Row[] = [];
  if (e1rm && progress.measure === "e1rm")
    rows.push({
      name: e1rm.load === e1rm.from.weight ? "Best estimated 1RM" : "Best estimated 1RM, body weight included",
      value: told("e1rm", e1rm.value),
      from: e1rm.from,
    });
  if (heaviest) rows.push({ name: "Heaviest set", value: told("load", heaviest.weight ?? 0), from: heaviest });
  if (longest) rows.push({ name: "Longest set", value: told("seconds", longest.set.durationS ?? 0), from: longest });
  if (farthest && progress.measure === "metres")
    rows.push({ name: "Farthest", value: setText(farthest.set, format), from: farthest });
  for (const from of mostReps.slice(0, SHOWN_WEIGHTS))
    rows.push({ name: repsName(from, progress, format), value: told("reps", from.set.reps ?? 0), from });
  if (rows.length === 0) return null;
  return (
    <DataTable
      caption={`Records of ${progress.exercise.name}, of all time`}
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { title: "Record", isRowName: true, cell: ({ name }) => name },
        {
          title: "Best",
          isNumber: true,
          cell: ({ value, from }) => (
            <span className="whitespace-nowrap">
              {value}
              <span className="block text-muted text-xs">{setText(from.set, format)}</span>
            </span>
          ),
        },
        { title: "Log", cell: ({ from }) => <LogLink from={from} format={format} /> },
      ]}
    />
  );
}

function repsName({ weight }: SetSource, { perHand }: ExerciseProgress, format: Formatter): string {
  if (weight === null) return "Most reps";
  if (weight === 0) return "Most reps, body weight alone";
  const heavy = format.spokenWeight(Math.abs(weight), format.unit);
  return weight < 0 ? `Most reps with ${heavy} of help` : `Most reps at ${heavy}${perHand ? " per hand" : ""}`;
}
