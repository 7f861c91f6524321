import { cpu, type Figures, median, p50, ratio } from "./measure.ts";

export type Table = { title: string; rows: Record<string, Record<string, number | string>> };

/** A budget of the design beside what was measured; met when `measured` is at most (or at least) `limit`. */
export type Budget = { what: string; isAtMost: boolean; limit: number; measured: number; unit: string };

export type Result = { tables: Table[]; budgets: Budget[] };

/** How much is measured: rounds, and the largest of whatever grows. */
export type Scale = {
  isQuick: boolean;
  rounds: number;
  /** Contestants that are installed. */
  withPeers: boolean;
};

/** One question that the bench answers. */
export type Section = { name: string; title: string; run(scale: Scale): Promise<Result> };

export const atMost = (what: string, limit: number, measured: number, unit: string): Budget => ({
  what,
  isAtMost: true,
  limit,
  measured,
  unit,
});

export const atLeast = (what: string, limit: number, measured: number, unit: string): Budget => ({
  ...atMost(what, limit, measured, unit),
  isAtMost: false,
});

/** Medians over the rounds; ratios, taken inside each round, to the first row. */
export function tableOf(title: string, figures: ReadonlyMap<string, Figures[]>, unit: string): Table {
  const [first = ""] = figures.keys();
  const rows = [...figures].map(([name, rounds]): [string, Table["rows"][string]] => [
    name,
    {
      [`CPU µs/${unit}`]: rounded(median(rounds.map(cpu))),
      "p50 µs": rounded(median(rounds.map(p50))),
      "p99 µs": rounded(median(rounds.map(({ p99Us }) => p99Us))),
      "× CPU": rounded(ratio(figures, [name, first], cpu)),
      "× p50": rounded(ratio(figures, [name, first], p50)),
    },
  ]);
  return { title, rows: Object.fromEntries(rows) };
}

/** Three figures that say something. */
export function rounded(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}
