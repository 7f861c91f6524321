import { join } from "node:path";
import chromium from "@sparticuz/chromium";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  chromium as playwright,
} from "playwright-core";

export const ROOT = join(import.meta.dirname, "../..");

/**
 * A single process would end with its first page; pages are held apart as they are where people have them; a process for
 * a page comes cheaper from the zygote; and drawing through a graphics card that is not there costs seconds a page.
 */
const UNWANTED =
  /^--(single-process|no-zygote|disable-web-security|in-process-gpu|use-gl|use-angle|enable-unsafe-swiftshader|ignore-gpu)/;

/** No name is resolved. What is asked for is heard without standing in its way: requests that are held up are not cached. */
const NO_OTHER_HOST = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1";

/** A browser. The page that it opens has been built before, by `freshWeb`. */
export async function startBrowser(): Promise<Browser> {
  const args = [...chromium.args.filter((argument) => !UNWANTED.test(argument)), "--disable-gpu", NO_OTHER_HOST];
  const executablePath = process.env.SETPOINT_TEST_BROWSER ?? (await chromium.executablePath());
  return playwright.launch({ executablePath, args, headless: true });
}

/** What a page has in itself. */
const WITHIN = /^(data|blob|about):/;

let shared: Promise<Browser> | null = null;

/** The browser of all files that a worker runs one after the other; it goes with the worker. */
export const sharedBrowser = (): Promise<Browser> => {
  shared ??= startBrowser();
  return shared;
};

/** After a file: no page of its is left in the browser. */
export async function leaveBrowser(): Promise<void> {
  const browser = await shared;
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
}

/** Without a service worker, so that every request passes by `openPage`; the test of it asks for one. */
const ORDINARY: BrowserContextOptions = {
  viewport: { width: 1_024, height: 800 },
  timezoneId: "Europe/Paris",
  serviceWorkers: "block",
};

/** What pages that are opened one after the other keep: files and layouts that were fetched and made once. */
export const openContext = (browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> =>
  browser.newContext({ ...ORDINARY, ...options });

/** A page that may reach nothing but the server, and whose errors are kept in `trouble`; in a browser it is a new visitor's. */
export async function openPage(
  where: Browser | BrowserContext,
  url: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; trouble: string[] }> {
  const page = await ("newContext" in where ? where.newPage({ ...ORDINARY, ...options }) : where.newPage());
  const trouble: string[] = [];
  const { origin } = new URL(url);
  page.on("request", (request) => {
    const asked = request.url();
    if (!WITHIN.test(asked) && !asked.startsWith(origin)) trouble.push(`reached for ${asked}`);
  });
  page.on("pageerror", (error) => trouble.push(error.message));
  page.on("console", (message) => message.type() === "error" && trouble.push(message.text()));
  await page.goto(url);
  return { page, trouble };
}
