/** One contestant: a turn of one conversation, repeated. `turn` throws when its answer is not the right one. */
export type Contestant = {
  name: string;
  turn(conversation: number, index: number): Promise<unknown>;
  close(): Promise<void>;
  /** So many times fewer turns a round than the others: for peers that take long. */
  fewer?: number;
};

export type Figures = { perS: number; cpuUs: number; p50Us: number; p99Us: number };

/** Something that is measured once a round; its figures are for one of whatever it repeats. */
export type Job = { name: string; run(round: number): Promise<Figures> };

const WARM_UP = -1;

/** A B C, A B C: every job once a round, after one that is not counted. By name, one entry a round. */
export async function interleave(jobs: readonly Job[], rounds: number): Promise<Map<string, Figures[]>> {
  const figures = new Map<string, Figures[]>(jobs.map(({ name }) => [name, []]));
  for (const job of jobs) await job.run(WARM_UP);
  for (let round = 0; round < rounds; round++)
    for (const job of jobs) figures.get(job.name)?.push(await job.run(round));
  return figures;
}

/** Times `count` calls in each of `lanes` side by side. CPU is user and system of the whole process, collections included. */
export async function time(
  lanes: number,
  count: number,
  call: (lane: number, index: number) => Promise<unknown>,
): Promise<Figures> {
  const took: number[] = [];
  const cpu = process.cpuUsage();
  const began = performance.now();
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let index = 0; index < count; index++) {
        const at = performance.now();
        await call(lane, index);
        took.push(performance.now() - at);
      }
    }),
  );
  return figuresOf(took, performance.now() - began, process.cpuUsage(cpu));
}

/** `took` in ms, one entry a repetition; `ms` is how long all of them took together. */
export function figuresOf(took: number[], ms: number, { user, system }: NodeJS.CpuUsage): Figures {
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0) * 1_000;
  return {
    perS: (took.length / ms) * 1_000,
    cpuUs: (user + system) / took.length,
    p50Us: at(0.5),
    p99Us: at(0.99),
  };
}

/** `turns` turns a round in each of `conversations`. */
export function turnsOf(contestant: Contestant, conversations: number, turns: number): Job {
  const count = Math.max(2, Math.ceil(turns / (contestant.fewer ?? 1)));
  let next = 0;
  return {
    name: contestant.name,
    async run() {
      const from = next;
      next += count;
      return time(conversations, count, (conversation, index) => contestant.turn(conversation, from + index));
    },
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The median, over the rounds, of the ratio inside a round. */
export function ratio(
  figures: ReadonlyMap<string, Figures[]>,
  [above, below]: [string, string],
  of: (figure: Figures) => number,
): number {
  const base = figures.get(below) ?? [];
  return median(
    (figures.get(above) ?? []).flatMap((figure, round) => {
      const against = base[round];
      return against ? [of(figure) / of(against)] : [];
    }),
  );
}

export const cpu = ({ cpuUs }: Figures): number => cpuUs;
export const p50 = ({ p50Us }: Figures): number => p50Us;
export const perS = ({ perS: rate }: Figures): number => rate;
