import { mkdtempSync, rmSync, statfsSync } from "node:fs";

/** Where systems that have it keep files in memory. */
const MEMORY = "/dev/shm/";
/** Of all the data folders of a run, browsers' too, a few hundred MB stand at the same time. */
const LEAST_FREE_BYTES = 4 * 1_024 ** 3;

/**
 * Tests keep their files in memory where there is room. Up to a third of their time was waiting for a disk to have written
 * what a server commits; none of them takes the power away, and a process that is killed leaves its files as whole here.
 */
export default function filesInMemory(): (() => void) | undefined {
  if (freeBytes() < LEAST_FREE_BYTES) return undefined;
  const before = process.env.TMPDIR;
  const folder = mkdtempSync(`${MEMORY}setpoint-tests-`);
  process.env.TMPDIR = folder;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true });
  };
}

/** 0 where there is none. */
function freeBytes(): number {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
