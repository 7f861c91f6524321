import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openStore, type StoreOptions } from "../../src/store/openStore.ts";
import type { Store } from "../../src/store/store.ts";
import { AT } from "./storedData.ts";

/** A folder of its own for one test. */
export async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "setpoint-store-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A store whose clock stands at `AT`, closed when the test ends; its folder can be opened again once it is closed. */
export async function freshStore(snapshots: StoreOptions["snapshots"] = "memory", dataDir?: string): Promise<Store> {
  const store = await openStore({ dataDir: dataDir ?? (await freshFolder()), snapshots, now: () => Date.parse(AT) });
  onTestFinished(() => store.close());
  return store;
}
