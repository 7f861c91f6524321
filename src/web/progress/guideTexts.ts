import type { WeeklyGuide } from "../../protocol/progress.ts";

const LEVELS = { beginner: "beginners", intermediate: "intermediates", advanced: "advanced lifters" } as const;

/** "8 to 16 sets a week suit most intermediates." */
export function rangeText({ level, range }: WeeklyGuide): string {
  const amount = `${range.from} to ${range.to}${range.isOpen ? " and more" : ""} sets a week`;
  return level === null
    ? `${amount} suit most people; set your level in Settings for a closer range.`
    : `${amount} suit most ${LEVELS[level]}.`;
}

/** "4 to 9: grows for little time". */
export function bandText(bands: WeeklyGuide["bands"], index: number): string {
  const band = bands[index];
  if (!band) return "";
  const next = bands[index + 1];
  if (index === 0) return `Below ${next?.from}: ${band.says}`;
  if (!next) return `Above ${band.from}: ${band.says}`;
  return `${band.from} to ${index === bands.length - 2 ? next.from : next.from - 1}: ${band.says}`;
}
