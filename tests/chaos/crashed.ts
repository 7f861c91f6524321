import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { TestApp, type TestAppOptions } from "../journeys/testApp.ts";

/** Locks belong to the process that holds them; reading the locked file here would drop the lock. */
const isLock = (path: string) => /lock\.\w+$/.test(path);

/** A second server on a copy of the data folder, taken at this moment: what a process would find after the first was killed. */
export async function crashed(app: TestApp, options: TestAppOptions): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), "setpoint-crash-"));
  cpSync(app.dataDir, dataDir, { recursive: true, filter: (path) => !isLock(path) });
  const after = new TestApp(dataDir, options);
  await after.start();
  onTestFinished(async () => {
    await after.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return after;
}
