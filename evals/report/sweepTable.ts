import type { Figure, Run } from "./result.ts";

/** What one threshold gave. */
export type SweepPoint = { threshold: number; run: Run };

const WIDTH = 13;
const shown = ({ value }: Figure): string => (value === null ? "–" : `${(value * 100).toFixed(1)} %`).padStart(WIDTH);

/** A line a threshold: the primary measure and the guards of a suite, as judged under it. */
export function sweepTable(points: readonly SweepPoint[]): string {
  const [first] = points;
  if (!first) return "";
  const names = first.run.figures.filter(({ role }) => role !== "other").map(({ name }) => name);
  const head = `${"threshold".padEnd(10)}${names.map((name) => name.slice(0, WIDTH - 1).padStart(WIDTH)).join("")}`;
  const lines = points.map(({ threshold, run }) => {
    const figures = names.flatMap((name) => run.figures.filter((figure) => figure.name === name));
    return `${threshold.toFixed(2).padEnd(10)}${figures.map(shown).join("")}`;
  });
  return [`${first.run.suite} · ${first.run.split}`, head, ...lines].join("\n");
}
