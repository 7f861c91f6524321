import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import type { Page } from "playwright-core";
import { readConfig } from "../src/config.ts";
import type { Turn } from "../src/protocol/turn.ts";
import type { View } from "../src/protocol/view.ts";
import { startSetpoint } from "../src/setpoint.ts";
import { openContext, openPage, ROOT, startBrowser } from "../tests/journeys/browserPage.ts";
import { freshWeb } from "./freshWeb.ts";

/** Makes the pictures of the main views, of a server of its own: `npm run screenshots`. */
const WIDE = { width: 1_440, height: 900 };
const LARGEST_BYTES = 150_000;
const DIALOGUE = [
  "hello",
  "bench 3x10 at 80kg",
  "4x6 rows at 95 lbs",
  null,
  "what muscles does an RDL work?",
  "Bench press",
];
const OTHERS = [
  ["Leg day", "give me a 30 minute leg workout, my knee is iffy"],
  ["Questions", "how long should I rest?"],
] as const;

const dataDir = mkdtempSync(join(tmpdir(), "setpoint-pictures-"));
const pictures = join(ROOT, "docs/pictures");
const config = readConfig({ PORT: "0", SETPOINT_DATA_DIR: dataDir, SETPOINT_RATE_LIMIT: "off", LOG_LEVEL: "silent" });
const setpoint = await startSetpoint({ config, logger: pino({ level: "silent" }) });
freshWeb(ROOT);
const browser = await startBrowser();
mkdirSync(pictures, { recursive: true });

const post = async <T>(path: string, body: unknown): Promise<T> => {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(`${setpoint.url}/api/conversations${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
};
const begin = async (title: string): Promise<string> =>
  (await post<View>("", { timezone: "Europe/Paris", title })).conversationId;
const say = (id: string, text: string): Promise<Turn> => post(`/${id}/messages`, { text });

/** At rest, unless what moves is the point. */
async function picture(page: Page, name: string, isMoving = false): Promise<void> {
  if (!isMoving) await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)));
  const path = join(pictures, `${name}.png`);
  await page.screenshot({ path });
  const { size } = statSync(path);
  console.log(`${name}.png ${Math.round(size / 1_000)} kB`);
  if (size > LARGEST_BYTES) throw new Error(`${name}.png is larger than ${LARGEST_BYTES} bytes`);
}

try {
  for (const [title, text] of OTHERS) await say(await begin(title), text);
  const id = await begin("Saturday session");
  let options: { id: string }[] = [];
  for (const text of DIALOGUE) {
    const pick = { type: "user.pick", optionId: options[0]?.id };
    const turn = await (text === null ? post<Turn>(`/${id}/events`, pick) : say(id, text));
    options = turn.pending?.options ?? [];
  }

  const context = await openContext(browser, { viewport: WIDE, deviceScaleFactor: 0.7 });
  const { page } = await openPage(context, `${setpoint.url}/?conversation=${id}`);
  const lit = (state: string) => page.locator(`[data-state="conversation.dialogue.${state}"][data-lit]`).waitFor();
  const tab = (name: string) => page.getByRole("tab", { name }).click();
  const button = (name: string) => page.getByRole("button", { name, exact: true }).click();

  await page.getByText("Bench press", { exact: true }).waitFor();
  await page.setViewportSize({ width: 720, height: 900 });
  await picture(page, "chat");
  await page.setViewportSize(WIDE);

  await page.getByRole("link", { name: "Inspect" }).click();
  await lit("clarifying");
  await page.getByText("A clarification was asked").waitFor();
  await picture(page, "inspector-why");

  await page.emulateMedia({ colorScheme: "dark" });
  await say(id, "what muscles does a bench press work?");
  await page.getByText("coach.question").waitFor();
  await lit("idle");
  await page.getByRole("button", { name: "▶ Play" }).click();
  await lit("coaching");
  await picture(page, "inspector-live", true);
  await page.emulateMedia({ colorScheme: "light" });
  await lit("idle");

  await button("Here");
  await page.getByText("turns counted").waitFor();
  await picture(page, "inspector-heat");
  await button("Off");

  await page.getByRole("button", { name: "Earlier" }).click();
  await page.getByRole("button", { name: "Earlier" }).click();
  await page.getByRole("button", { name: "Earlier" }).click();
  await tab("Context");
  await page.getByText("What changed").waitFor();
  await button("Sequence");
  await page.getByText("logging.committing").waitFor();
  await picture(page, "inspector-time");
  await button("Chart");

  await page.emulateMedia({ colorScheme: "dark" });
  await button("Fork from here");
  await page.waitForURL((url) => !url.search.includes(id));
  await tab("Talk");
  await page.getByRole("textbox", { name: "Say something as the console" }).fill("make it 4x8");
  await button("Send");
  await page.getByText("sent by the console").waitFor();
  await picture(page, "inspector-fork");
} finally {
  await browser.close();
  await setpoint.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
