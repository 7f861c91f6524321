import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPage, startBrowser } from "./browserPage.ts";
import { startTestApp } from "./testApp.ts";
import { CONSOLE_KEY, startTokenApp } from "./tokenApp.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const WIDE = { viewport: { width: 1_440, height: 900 } };
const LOOKS = [
  { ...WIDE, colorScheme: "light" },
  { viewport: { width: 390, height: 844 }, colorScheme: "dark" },
] as const;
/** The first layout of a chart takes seconds on a busy machine. */
const DRAWN = { timeout: 30_000 };
const SLOW = { timeout: 90_000 };
let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
}, 120_000);
afterAll(() => browser?.close());

const lit = (page: Page, state: string) => page.locator(`[data-state="conversation.${state}"][data-lit="awaiting"]`);

/** What axe finds that keeps people out. */
async function seriousFaults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 240)).join(" | ")}`);
}

test(
  "[W1] from an answer into its chart, along with the next message, back, forked, exported, reopened",
  SLOW,
  async () => {
    const app = await startTestApp();
    const somebody = await app.converse("local", { title: "My Saturday" });
    await somebody.says("3x10 bench at 80kg");
    const { page, trouble } = await openPage(browser, `${app.url}/?conversation=${somebody.conversationId}`, WIDE);

    await page.getByRole("link", { name: "Why this answer?" }).click();
    await lit(page, "dialogue.idle").waitFor(DRAWN);
    await page.getByText("Connected").waitFor();

    // Another client speaks: the chart shows it, the list knows it, and the page says why it was asked about.
    await somebody.says("Bench press");
    await page.locator(".flash").first().waitFor({ state: "attached" });
    await lit(page, "dialogue.clarifying").waitFor();
    await page.getByRole("navigation", { name: "Conversations" }).getByText("dialogue.clarifying").waitFor();
    await page.getByText("A clarification was asked").waitFor();
    await page.getByRole("heading", { name: "Durations" }).waitFor();
    const why = await page.getByRole("tabpanel", { name: "why" }).textContent();
    expect(why).toContain("unknown.bare_exercise");
    expect(why).toContain("WORKOUT_LOG");
    expect(why).toMatch(/✓ hasOpen/);
    expect(why).toMatch(/✗ isRouted/);

    // Back to an earlier point: the chart, the transcript and the context as they were.
    const before = await somebody.view();
    await page.getByRole("button", { name: "Earlier" }).click();
    await lit(page, "dialogue.idle").waitFor();
    await page.getByRole("tab", { name: "Talk" }).click();
    const talk = page.getByRole("list", { name: "Transcript" });
    await talk.getByText("3x10 bench at 80kg").waitFor();
    expect(await talk.textContent()).not.toContain("Bench press");
    await page.getByRole("tab", { name: "Context" }).click();
    await page.getByText("lastRoute", { exact: true }).waitFor();

    // Forked there and answered otherwise; the original is as it was.
    await page.getByRole("button", { name: "Fork from here" }).click();
    await page.waitForURL((url) => !url.search.includes(somebody.conversationId));
    await page.getByRole("tab", { name: "Now" }).click();
    await page.getByLabel("text", { exact: true }).fill("hello");
    await page.getByRole("button", { name: "Send user.message" }).click();
    await page.getByRole("tab", { name: "Talk" }).click();
    await talk.getByText("Hello.").waitFor();
    expect(await somebody.view()).toEqual(before);

    // Exported both ways; the redacted file holds nobody's words.
    await page.goto(`${app.url}/inspector?conversation=${somebody.conversationId}`);
    await lit(page, "dialogue.clarifying").waitFor(DRAWN);
    const save = async (name: string) => {
      await page.getByText("Export", { exact: true }).click();
      const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
      return readFileSync(await download.path());
    };
    const redacted = await save("Export redacted");
    const whole = await save("Export whole");
    expect(whole.toString()).toContain("3x10 bench at 80kg");
    for (const words of ["3x10", "Bench press", "My Saturday", "Logged"])
      expect(redacted.toString()).not.toContain(words);
    expect(trouble).toEqual([]);

    // Opened again when there is no server any more.
    await app.stop();
    const open = async (buffer: Buffer) =>
      page
        .getByLabel("Exported conversation")
        .setInputFiles({ name: "kept.json", mimeType: "application/json", buffer });
    await open(whole.subarray(0, 500));
    await page.getByRole("alert").getByText("not JSON").first().waitFor();
    await open(redacted);
    await page.getByText("From a file (redacted)").waitFor();
    await open(whole);
    await page.getByText("From a file (whole)").waitFor();
    await lit(page, "dialogue.clarifying").waitFor(DRAWN);
    await page.getByRole("tab", { name: "Why" }).click();
    await page.getByText("A clarification was asked").waitFor();
    await page.getByRole("button", { name: "Earlier" }).click();
    await lit(page, "dialogue.idle").waitFor();
    await page.getByRole("tab", { name: "Talk" }).click();
    await talk.getByText("3x10 bench at 80kg").waitFor();
    await page.close();
  },
);

test("[W2] axe finds nothing serious, wide and light, narrow and dark; and would find a fault", SLOW, async () => {
  const app = await startTestApp();
  const somebody = await app.converse("local");
  await somebody.says("Bench press");
  const address = `${app.url}/inspector?conversation=${somebody.conversationId}`;
  const { page } = await openPage(browser, address, WIDE);
  for (const { viewport, colorScheme } of LOOKS) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    for (const name of ["Chart", "Why", "Talk", "Context", "Now"]) {
      const tab = page.getByRole("tab", { name });
      if (!(await tab.isVisible())) continue;
      await tab.click();
      if (name === "Why") await page.getByRole("heading", { name: "Durations" }).waitFor();
      if (name === "Chart" || viewport.width > 1_000) await lit(page, "dialogue.clarifying").waitFor(DRAWN);
      expect([viewport.width, name, await seriousFaults(page)]).toEqual([viewport.width, name, []]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }

  await page.evaluate(() => document.body.append(document.createElement("button")));
  expect(await seriousFaults(page)).toHaveLength(1);
  await page.close();
});

test("[W3] where tokens are asked for, the inspector wants the console key too, and then shows", SLOW, async () => {
  const { app, tokens } = await startTokenApp();
  const { page } = await openPage(browser, `${app.url}/inspector`, WIDE);
  for (const key of [null, CONSOLE_KEY]) {
    await page.getByLabel("Access token").fill(tokens.ana);
    if (key !== null) await page.getByLabel("Console key").fill(key);
    await page.getByRole("button", { name: "Continue" }).click();
    if (key === null) await page.getByRole("alert").getByText("console key").waitFor();
  }
  await page.getByText("Connected").waitFor();
  await page.getByText("There are no conversations yet").waitFor();
  await page.close();
});
