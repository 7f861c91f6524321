import { execFileSync } from "node:child_process";
import { join } from "node:path";
import chromium from "@sparticuz/chromium";
import { type Browser, type BrowserContextOptions, type Page, chromium as playwright } from "playwright-core";
import { webIsStale } from "../../scripts/webIsStale.ts";

export const ROOT = join(import.meta.dirname, "../..");

/** A browser, with the page built from today's sources. */
export async function startBrowser(): Promise<Browser> {
  if (webIsStale(ROOT)) execFileSync(process.execPath, [join(ROOT, "scripts/buildWeb.ts")], { stdio: "inherit" });
  // A single process would end with its first page.
  const args = chromium.args.filter((argument) => argument !== "--single-process");
  return playwright.launch({ executablePath: await chromium.executablePath(), args, headless: true });
}

/** A page that may reach nothing but the server, and whose errors are kept in `trouble`. */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; trouble: string[] }> {
  const page = await browser.newPage({
    viewport: { width: 1_024, height: 800 },
    timezoneId: "Europe/Paris",
    ...options,
  });
  const trouble: string[] = [];
  const { origin } = new URL(url);
  await page.route("**/*", (route) => {
    const isOurs = route.request().url().startsWith(origin);
    if (!isOurs) trouble.push(`reached for ${route.request().url()}`);
    return isOurs ? route.continue() : route.abort();
  });
  page.on("pageerror", (error) => trouble.push(error.message));
  page.on("console", (message) => message.type() === "error" && trouble.push(message.text()));
  await page.goto(url);
  return { page, trouble };
}
