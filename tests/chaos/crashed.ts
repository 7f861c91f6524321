import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { TestApp, type TestAppOptions } from "../journeys/testApp.ts";

/** Locks belong to the process that holds them; reading the locked file here would drop the lock. */
const isLock = (path: string) => /lock\.\w+$/.test(path);

/** A copy of the data folder, taken before this returns: what a process would find after the one on it was killed. */
export function imageOf(from: string): string {
  const dataDir = mkdtempSync(join(tmpdir(), "setpoint-crash-"));
  cpSync(from, dataDir, { recursive: true, filter: (path) => !isLock(path) });
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** A second server on such a copy. */
export async function crashed(app: TestApp, options: TestAppOptions = {}): Promise<TestApp> {
  const after = new TestApp(imageOf(app.dataDir), options);
  await after.start();
  onTestFinished(() => after.stop());
  return after;
}
