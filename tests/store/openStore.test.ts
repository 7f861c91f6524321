import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { idMaker } from "../../src/store/idMaker.ts";
import { freshFolder, freshStore } from "./freshStore.ts";
import { AT, turnOf } from "./storedData.ts";

test("a second opening of a data folder is refused with who holds it; after closing it is free", async () => {
  const dataDir = await freshFolder();
  const first = await freshStore("files", dataDir);

  await expect(freshStore("sqlite", dataDir)).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringMatching(new RegExp(`process ${process.pid} on ${hostname()} since ${AT}`)),
  });

  await first.close();
  await first.close();
  await (await freshStore("files", dataDir)).close();
});

test("stores in memory leave nothing behind and do not hinder each other", async () => {
  const dataDir = await freshFolder();

  await freshStore("memory", dataDir);
  await freshStore("memory", dataDir);

  expect(await readdir(dataDir)).toEqual([]);
});

test.each(["files", "sqlite"] as const)(
  "%s: after kill -9 the folder is free at once, and whatever was acknowledged is there",
  async (kind) => {
    const dataDir = await freshFolder();
    const writer = startWriter(dataDir, kind);
    const acknowledged: string[] = [];
    for await (const line of createInterface({ input: writer.stdout })) {
      acknowledged.push(line);
      if (acknowledged.length === 40) writer.child.kill("SIGKILL");
    }
    await writer.ended;

    const { conversations } = await freshStore(kind, dataDir);

    const turns = await Promise.all(acknowledged.map((turnId) => conversations.turn(turnId)));
    expect(turns).toEqual(
      acknowledged.map((turnId) => turnOf(`c-${turnId.split("-")[1]}`, turnId, Number(turnId.split("-")[2]))),
    );
    for (const id of ["c-0", "c-1", "c-2"]) {
      const history = await conversations.history(id, { limit: 100 });
      expect((await conversations.envelope(id))?.seq).toBe(history.items.at(-1)?.seq);
    }
  },
);

test("the folder tells people what is in it: a database, a file a conversation, and the holder of the lock", async () => {
  const dataDir = await freshFolder();
  await freshStore("files", dataDir);

  expect((await readdir(dataDir)).filter((name) => !/-(wal|shm|journal)$/.test(name)).sort()).toEqual([
    "lock.json",
    "lock.sqlite",
    "setpoint.sqlite",
    "snapshots",
  ]);
  expect(JSON.parse(await readFile(join(dataDir, "lock.json"), "utf8"))).toEqual({
    pid: process.pid,
    since: AT,
    host: hostname(),
  });
});

test("ids sort in the order made, even when the clock stands still or goes back", () => {
  const clock = [1_000, 1_000, 999, 5_000, 5_000, 4_000, 5_001];
  const newId = idMaker(() => clock.shift() ?? 6_000);
  const ids = Array.from({ length: 50_000 }, () => newId("log"));

  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
});

/** Another process that opens the store and finishes turns of three conversations until it is killed. */
function startWriter(dataDir: string, kind: "files" | "sqlite") {
  const source = new URL("../../src/store/openStore.ts", import.meta.url).href;
  const fixtures = new URL("./turnWriter.ts", import.meta.url).href;
  const program = `
    import { openStore } from ${JSON.stringify(source)};
    import { writeTurns } from ${JSON.stringify(fixtures)};
    await writeTurns(await openStore(${JSON.stringify({ dataDir, snapshots: kind })}));
  `;
  const child: ChildProcess = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const stdout = child.stdout;
  if (!stdout) throw new Error("no output to read");
  return { child, stdout, ended: once(child, "close") };
}
