import { readFileSync } from "node:fs";
import { type Snapshots, setpoint } from "../contestants.ts";

/** Runs turns and prints how many bytes this process has handed to the operating system to be written. */
const [, , snapshots, conversations, turns] = process.argv;
const contestant = await setpoint({ snapshots: snapshots as Snapshots });
await Promise.all(
  Array.from({ length: Number(conversations) }, async (_, conversation) => {
    for (let turn = 0; turn < Number(turns); turn++) await contestant.turn(conversation, turn);
  }),
);
const written = /^wchar: (\d+)/m.exec(readFileSync("/proc/self/io", "utf8"))?.[1] ?? "NaN";
await contestant.close();
process.stdout.write(written);
