import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";

/** Takes a picture of a page at rest, unless what moves is the point. */
export type Picture = (page: Page, name: string, options?: { isMoving?: boolean; fullPage?: boolean }) => Promise<void>;

/** Pictures into a folder, each at most so large: what is in the repository is loaded by everybody. */
export function pictureInto(folder: string, largestBytes: number): Picture {
  mkdirSync(folder, { recursive: true });
  return async (page, name, { isMoving = false, fullPage = false } = {}) => {
    if (!isMoving) await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)));
    const path = join(folder, `${name}.png`);
    await page.screenshot({ path, fullPage });
    const { size } = statSync(path);
    console.log(`${name}.png ${Math.round(size / 1_000)} kB`);
    if (size > largestBytes) throw new Error(`${name}.png is larger than ${largestBytes} bytes`);
  };
}
