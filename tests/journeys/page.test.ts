import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { leaveBrowser, openPage, ROOT, sharedBrowser } from "./browserPage.ts";
import { keptPort, startTestApp } from "./testApp.ts";
import { startTokenApp } from "./tokenApp.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
}, 120_000);
afterAll(leaveBrowser);

test("[A6] the page is built", () => {
  expect(existsSync(join(ROOT, "dist/web/index.html"))).toBe(true);
});

test("[A6] a person logs on the page, taps an option, reloads, and finds everything there", async () => {
  const app = await startTestApp();
  const { page, trouble } = await openPage(browser, `${app.url}/chat`);
  await page.getByText("Connected").waitFor();

  await page.getByLabel("Message").fill("4x6 rows at 95 lbs");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Seated Cable Row" }).click();
  await page.getByRole("log").getByText("Logged: 4×6 Seated Cable Row at 95 lb").waitFor();
  await page.reload();
  await page.getByRole("log").getByText("Logged: 4×6 Seated Cable Row at 95 lb").waitFor();

  expect(trouble).toEqual([]);
  const { json } = await app.request("GET", "/api/logs", undefined, "local");
  expect((json as { items: unknown[] }).items).toHaveLength(1);
  await page.close();
});

test("[A6] on a phone, through a restart of the server: the connection comes back and the chips count", async () => {
  const app = await startTestApp({ environment: { PORT: keptPort() } });
  const { page } = await openPage(browser, `${app.url}/chat`, { viewport: { width: 390, height: 800 } });
  await page.getByText("Connected").waitFor();
  await page.getByRole("button", { name: "Spare joints" }).click();
  await page.getByLabel("Knee").selectOption("now");
  await page.keyboard.press("Escape");

  await app.stop();
  await page.getByText("Offline").waitFor();
  await page.getByLabel("Message").fill("give me a 30 minute leg workout");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText("waits for a connection").waitFor();
  await app.start();

  await page.getByRole("heading", { name: "Main", level: 4 }).waitFor({ timeout: 15_000 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.close();
});

test("[D2] where tokens are asked for, a person gives theirs on the page once; a wrong one is told", async () => {
  const { app, tokens } = await startTokenApp();
  const { page, trouble } = await openPage(browser, `${app.url}/chat`);

  for (const token of ["wrong", tokens.ana]) {
    await page.getByLabel("Access token").fill(token);
    await page.getByRole("button", { name: "Continue" }).click();
    if (token === "wrong") await page.getByRole("alert").getByText("not known").waitFor();
  }
  await page.getByText("Connected").waitFor();
  await page.reload();
  await page.getByText("Connected").waitFor();

  // The browser tells of each request that was refused for want of a token.
  expect(trouble.filter((line) => !line.includes("401"))).toEqual([]);
  await page.close();
});
