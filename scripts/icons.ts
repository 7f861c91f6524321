import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, startBrowser } from "../tests/journeys/browserPage.ts";

/** Draws the icons that devices want as pictures, from `icon.svg`: `node scripts/icons.ts`, after it has been changed. */
const folder = join(ROOT, "src/web/public");
const svg = readFileSync(join(folder, "icon.svg"), "utf8");
/** Without the round corners: the device cuts its own shape, and nothing within the middle 80 % is lost. */
const square = svg.replace(/rx="8" /, "");
const ICONS = [
  { file: "icon-192.png", size: 192, picture: svg },
  { file: "icon-512.png", size: 512, picture: svg },
  { file: "maskable-512.png", size: 512, picture: square },
  { file: "apple-touch-icon.png", size: 180, picture: square },
];

const browser = await startBrowser();
mkdirSync(join(folder, "icons"), { recursive: true });
try {
  for (const { file, size, picture } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const source = `data:image/svg+xml;base64,${Buffer.from(picture).toString("base64")}`;
    await page.setContent(
      `<body style="margin:0"><img src="${source}" style="display:block;width:100vw;height:100vh">`,
    );
    await page.locator("img").evaluate((image) => (image as HTMLImageElement).decode());
    writeFileSync(join(folder, "icons", file), await page.screenshot({ omitBackground: true }));
    await page.close();
  }
} finally {
  await browser.close();
}
