import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { leaveBrowser, openContext, openPage, sharedBrowser } from "./browserPage.ts";
import { seriousFaults } from "./seriousFaults.ts";
import { keptPort, TestApp } from "./testApp.ts";
import { CONSOLE_KEY, startTokenApp } from "./tokenApp.ts";

const WIDE = { viewport: { width: 1_440, height: 900 } };
/** What is played is played at once; the first layout of a chart takes seconds on a busy machine. */
const STILL = { ...WIDE, reducedMotion: "reduce" } as const;
const DRAWN = { timeout: 30_000 };
const SLOW = { timeout: 90_000 };
const dataDir = mkdtempSync(join(tmpdir(), "setpoint-"));
/** On a port that it keeps when it is started again. */
const app = new TestApp(dataDir, { environment: { PORT: keptPort() } });
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  [browser] = await Promise.all([sharedBrowser(), app.start()]);
  context = await openContext(browser, STILL);
}, 120_000);
afterAll(async () => {
  await leaveBrowser();
  await app.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const lit = (page: Page, state: string) => page.locator(`[data-state="conversation.${state}"][data-lit="awaiting"]`);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("[W2] axe finds nothing serious, wide and light, narrow and dark; and would find a fault", SLOW, async () => {
  const somebody = await app.converse("local");
  await somebody.says("Bench press");
  const { page } = await openPage(context, `${app.url}/inspector?conversation=${somebody.conversationId}`);
  const look = async (within: string) => expect([within, await seriousFaults(page, within)]).toEqual([within, []]);
  const panels = async (names: string[]) => {
    for (const name of names) {
      await page.getByRole("tab", { name }).click();
      if (name === "Why") await page.getByRole("heading", { name: "Durations" }).waitFor();
      await look("[role=tabpanel]");
    }
  };

  // All of it where the most is drawn, then only what else there is.
  await lit(page, "dialogue.clarifying").click(DRAWN);
  await button(page, "Pause before it").click();
  await page.getByRole("region", { name: "Breakpoints" }).waitFor();
  await page.getByRole("heading", { name: "Durations" }).waitFor();
  await look("body");
  await button(page, "Sequence").click();
  await page.getByText("dialogue.screening").first().waitFor();
  await page.getByRole("tab", { name: "Talk" }).click();
  await look("body");
  await panels(["Context", "Now", "Replay"]);
  // From the last tab on by keyboard: the chart is none of them where it stands beside.
  await page.keyboard.press("ArrowRight");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Why");

  await page.setViewportSize({ width: 390, height: 844 });
  // Chosen in the settings, on a device that is light.
  await page.evaluate(() => {
    localStorage.setItem("setpoint.theme", "dark");
    dispatchEvent(new Event("setpoint.theme"));
  });
  await page.getByRole("tab", { name: "Chart" }).click();
  await look("body");
  await button(page, "Chart").click();
  await look("[aria-label=Chart]");
  const chartGround = page.locator("svg.chart").evaluate((chart) => getComputedStyle(chart).backgroundColor);
  expect(await chartGround).toBe(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
  await panels(["Why", "Talk", "Context", "Now", "Replay"]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await page.evaluate(() => document.querySelector("[role=tabpanel]")?.append(document.createElement("button")));
  expect(await seriousFaults(page, "[role=tabpanel]")).toHaveLength(1);
  await page.evaluate(() => localStorage.removeItem("setpoint.theme"));
  await page.close();
});

test(
  "[W5] a turn pauses before a chosen state, goes on step by step, and would part ways with another threshold",
  SLOW,
  async () => {
    const somebody = await app.converse("local");
    await somebody.says("3x10 bench at 80kg");
    const { page } = await openPage(context, `${app.url}/inspector?conversation=${somebody.conversationId}`);
    await page.locator('[data-state="conversation.dialogue.routing"]').click(DRAWN);
    await button(page, "Pause before it").click();
    await page.getByRole("list", { name: "Pauses before" }).getByText("dialogue.routing").waitFor();

    const said = somebody.says("what muscles does an RDL work?");
    const paused = page.getByRole("status").filter({ hasText: "Paused" });
    await paused.getByText("dialogue.routing").waitFor();
    await page.locator('[data-state="conversation.dialogue.screening"][data-lit="working"]').waitFor();
    await button(page, "Step").click();
    await paused.getByText("dialogue.dispatching").waitFor();
    await button(page, "Continue").click();
    expect((await said).routes[0]?.route).toBe("COACH");
    await paused.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "take the breakpoint away" }).click();
    await page.getByRole("region", { name: "Breakpoints" }).waitFor({ state: "detached" });

    await page.getByRole("tab", { name: "Replay" }).click();
    await button(page, "Replay").click();
    await page.getByText("Everything would have gone the same way.").waitFor();
    await page.getByLabel("Ask for the exercise below").fill("101");
    await button(page, "Replay").click();
    await page.getByRole("alert").getByText("must be a number from 0 to 100").waitFor();
    await page.getByLabel("Ask for the exercise below").fill("100");
    await page.getByLabel("Ask for the route below").fill("1");
    await button(page, "Replay").click();
    await page.getByText("It parts ways at turn 1").waitFor();
    await page.close();
  },
);

test("[W3] where tokens are asked for, the inspector wants the console key too, and then shows", SLOW, async () => {
  const { app: asking, tokens } = await startTokenApp();
  const { page } = await openPage(browser, `${asking.url}/inspector`, WIDE);
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

test(
  "[W1] from an answer into its chart, along with the next message, back, forked, exported, reopened",
  SLOW,
  async () => {
    const somebody = await app.converse("local", { title: "My Saturday" });
    await somebody.says("3x10 bench at 80kg");
    const { page, trouble } = await openPage(context, `${app.url}/?conversation=${somebody.conversationId}`);

    await page.getByRole("link", { name: "Why this answer?" }).click();
    await lit(page, "dialogue.idle").waitFor(DRAWN);
    await page.getByText("Connected").waitFor();

    // Another client speaks: the chart shows it, the list knows it, and the page says why it was asked about.
    await somebody.says("Bench press");
    await page.locator(".flash").first().waitFor({ state: "attached" });
    await lit(page, "dialogue.clarifying").waitFor();
    await page.getByRole("navigation", { name: "Conversations" }).getByText("dialogue.clarifying").first().waitFor();
    await page.getByText("A clarification was asked").waitFor();
    await page.getByRole("heading", { name: "Durations" }).waitFor();
    const why = await page.getByRole("tabpanel", { name: "why" }).textContent();
    expect(why).toContain("unknown.bare_exercise");
    expect(why).toContain("WORKOUT_LOG");
    expect(why).toMatch(/✓ hasOpen/);
    expect(why).toMatch(/✗ isRouted/);

    // Who told whom what; a row of it is a step of the path.
    await button(page, "Sequence").click();
    await page.getByRole("button", { name: "user.message from person to conversation" }).click();
    await page.getByRole("tabpanel").getByRole("button", { pressed: true }).getByText("user.message").waitFor();
    await button(page, "Chart").click();

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
    await button(page, "Fork from here").click();
    await page.waitForURL((url) => !url.search.includes(somebody.conversationId));
    await page.getByRole("navigation", { name: "Conversations" }).getByText("My Saturday (fork at #").waitFor();
    await page.getByRole("tab", { name: "Talk" }).click();
    await page.getByRole("textbox", { name: "Say something as the console" }).fill("hello");
    await button(page, "Send").click();
    await talk.getByText("Hello.").waitFor();
    await talk.getByText("sent by the console").waitFor();
    expect(await somebody.view()).toEqual(before);

    // Exported both ways; the redacted file holds nobody's words.
    await page.goBack();
    await lit(page, "dialogue.clarifying").waitFor();
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

    // The server goes and comes back, with news.
    await app.stop();
    await page.getByText("Offline").waitFor();
    await app.start();
    await somebody.says("hello");
    await page.getByText("Connected").waitFor(DRAWN);
    await lit(page, "dialogue.idle").waitFor();

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
