/** One contestant: a turn of one conversation, repeated. */
export type Contestant = {
  name: string;
  turn(conversation: number, index: number): Promise<unknown>;
  close(): Promise<void>;
};

export type Figures = { turnsPerS: number; cpuUs: number; p50Us: number; p99Us: number };

/** Runs `turns` turns in each of `conversations` side by side. CPU is user and system of the whole process. */
export async function measure(contestant: Contestant, conversations: number, turns: number): Promise<Figures> {
  const took: number[] = [];
  const cpu = process.cpuUsage();
  const began = performance.now();
  await Promise.all(
    Array.from({ length: conversations }, async (_, conversation) => {
      for (let index = 0; index < turns; index++) {
        const at = performance.now();
        await contestant.turn(conversation, index);
        took.push(performance.now() - at);
      }
    }),
  );
  const ms = performance.now() - began;
  const { user, system } = process.cpuUsage(cpu);
  const all = conversations * turns;
  took.sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round((took[Math.min(took.length - 1, Math.floor(share * took.length))] ?? 0) * 1_000);
  return { turnsPerS: (all / ms) * 1_000, cpuUs: (user + system) / all, p50Us: at(0.5), p99Us: at(0.99) };
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
