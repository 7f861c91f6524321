import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { pino } from "pino";
import { readConfig } from "../src/config.ts";
import { startSetpoint } from "../src/setpoint.ts";
import { ROOT, startBrowser } from "../tests/journeys/browserPage.ts";
import { freshWeb } from "./freshWeb.ts";
import { inspectorPictures } from "./screenshots/inspectorPictures.ts";
import { pictureInto } from "./screenshots/picture.ts";
import { documentPictures, viewPictures } from "./screenshots/viewPictures.ts";
import { seedAccount } from "./seed/seedAccount.ts";

/**
 * Pictures of servers of its own: `npm run screenshots` makes those of the documents anew, in docs/pictures;
 * `npm run screenshots -- --all FOLDER` shows every view with seeded data, in both themes, 390 and 1,440 pixels wide.
 */
const LARGEST_BYTES = 150_000;
const { values } = parseArgs({ options: { all: { type: "string" } } });

freshWeb(ROOT);
const browser = await startBrowser();
try {
  if (values.all) {
    const picture = pictureInto(values.all, Number.POSITIVE_INFINITY);
    await onServer(true, (url) => viewPictures(url, browser, picture));
  } else {
    const picture = pictureInto(join(ROOT, "docs/pictures"), LARGEST_BYTES);
    await onServer(false, (url) => inspectorPictures(url, browser, picture));
    await onServer(true, (url) => documentPictures(url, browser, picture));
  }
} finally {
  await browser.close();
}

async function onServer(isSeeded: boolean, show: (url: string) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "setpoint-pictures-"));
  const config = readConfig({ PORT: "0", SETPOINT_DATA_DIR: dataDir, SETPOINT_RATE_LIMIT: "off", LOG_LEVEL: "silent" });
  const { url, stop } = await startSetpoint({ config, logger: pino({ level: "silent" }) });
  const whose = { url, user: undefined, token: undefined, timezone: "Europe/Paris" };
  try {
    if (isSeeded) await seedAccount({ ...whose, seed: 7, now: Date.now(), force: false });
    await show(url);
  } finally {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
