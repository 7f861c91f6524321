import { Client } from "../clients/client.ts";
import type { FromReaders, ToReaders } from "../clients/sockets.ts";
import { cpu, type Figures, figuresOf, interleave, type Job, median, ratio } from "../measure.ts";
import { BARE, barePusher, OURS, ourPusher, type Pusher, RAW, rawPusher } from "../pushers.ts";
import { atMost, type Result, rounded, type Section, type Table } from "../section.ts";

/** More of these than the operating system holds for a connection: only then is anything held here. */
const LARGE = 64 * 1_024;

/** A view to everybody who watches it. */
export const push: Section = {
  name: "push",
  title: "Push to many sockets",
  async run({ isQuick, rounds }) {
    const counts = isQuick ? [1, 100, 1_000] : [1, 100, 1_000, 5_000];
    const pushers = [await rawPusher(), await barePusher(), await ourPusher()];
    const results: Result[] = [];
    for (const count of counts) results.push(await toMany(pushers, count, rounds));
    results.push(await besideSlow(await ourPusher(LARGE), rounds));
    for (const pusher of pushers) await pusher.close();
    return { tables: results.flatMap(({ tables }) => tables), budgets: results.flatMap(({ budgets }) => budgets) };
  },
};

async function toMany(pushers: readonly Pusher[], count: number, rounds: number): Promise<Result> {
  const repeats = Math.max(10, Math.min(400, Math.round(10_000 / count)));
  const readers = await Promise.all(
    pushers.map(async ({ port, kind, hello }) => {
      const client = new Client<ToReaders, FromReaders>("sockets.ts");
      await client.ask({ open: count, port, kind, hello, stalled: 0 });
      return client;
    }),
  );
  const jobs: Job[] = pushers.map((pusher, index) => ({
    name: pusher.name,
    run: () => pushed(pusher, readers[index] as Client<ToReaders, FromReaders>, count, repeats),
  }));
  const figures = await interleave(jobs, rounds);
  await Promise.all(readers.map((client) => client.ask({ close: true })));
  for (const client of readers) client.stop();
  const rows: Table["rows"] = Object.fromEntries(
    [...figures].map(([name, all]) => [
      name,
      {
        "CPU µs/message": rounded(median(all.map(cpu)) / count),
        "p50 ms until all have it": rounded(median(all.map(({ p50Us }) => p50Us)) / 1_000),
        "× CPU of node:net": rounded(ratio(figures, [name, RAW], cpu)),
        "× CPU of ws": rounded(ratio(figures, [name, BARE], cpu)),
      },
    ]),
  );
  const against = (other: string) => ratio(figures, [OURS, other], cpu);
  const budgets =
    count === 1_000
      ? [
          atMost("CPU of a push to 1,000 sockets / bare node:net", 1.3, against(RAW), "×"),
          atMost("CPU of a push to 1,000 sockets / bare ws", 1.3, against(BARE), "×"),
        ]
      : [];
  return { tables: [{ title: `A view of about 4 KB to ${count.toLocaleString("en")} sockets`, rows }], budgets };
}

/** Pushes, one after the other as soon as `expect` readers have had the last one. */
async function pushed(
  pusher: Pusher,
  client: Client<ToReaders, FromReaders>,
  expect: number,
  repeats: number,
  after: () => void = () => {},
): Promise<Figures> {
  await client.ask({ expect, bytes: pusher.bytes });
  const took: number[] = [];
  const used = process.cpuUsage();
  const began = performance.now();
  for (let repeat = 0; repeat < repeats; repeat++) {
    const at = performance.now();
    const had = client.answer();
    pusher.push();
    await had;
    took.push(performance.now() - at);
    after();
  }
  return figuresOf(took, performance.now() - began, process.cpuUsage(used));
}

/** A hundred clients, ten of which never read: what is held for each, and what the others notice. */
async function besideSlow(pusher: Pusher, rounds: number): Promise<Result> {
  const [all, slow, repeats] = [100, 10, 250];
  const { port, kind, hello } = pusher;
  let held = 0;
  const look = () => {
    for (const connection of pusher.connections) held = Math.max(held, connection.writableLength);
  };
  const jobs: Job[] = [0, slow].map((stalled) => ({
    name: `${all} clients, ${stalled} of them do not read`,
    async run() {
      const client = new Client<ToReaders, FromReaders>("sockets.ts");
      await client.ask({ open: all, port, kind, hello, stalled });
      const figures = await pushed(pusher, client, all - stalled, repeats, stalled > 0 ? look : undefined);
      await client.ask({ close: true });
      client.stop();
      return figures;
    },
  }));
  const figures = await interleave(jobs, Math.min(rounds, 3));
  await pusher.close();
  const [fast = "", beside = ""] = jobs.map(({ name }) => name);
  const rows: Table["rows"] = Object.fromEntries(
    [...figures].map(([name, measured]) => [
      name,
      {
        "p50 ms until all who read have it": rounded(median(measured.map(({ p50Us }) => p50Us)) / 1_000),
        "p99 ms": rounded(median(measured.map(({ p99Us }) => p99Us)) / 1_000),
        "most held for one, KB": name === beside ? rounded(held / 1_024) : "-",
      },
    ]),
  );
  const slower = ratio(figures, [beside, fast], ({ p50Us }) => p50Us);
  const budgets = [
    atMost("held for a client that does not read", 256, held / 1_024, "KB"),
    atMost("p50 of the others beside 10 slow clients / beside none", 1.3, slower, "×"),
  ];
  return { tables: [{ title: "Slow clients among fast ones (setpoint, views of 64 KB)", rows }], budgets };
}
