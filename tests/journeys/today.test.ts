import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Exercise } from "../../src/protocol/exercise.ts";
import type { LogEntry } from "../../src/protocol/workoutLog.ts";
import { leaveBrowser, openContext, openPage, sharedBrowser } from "./browserPage.ts";
import { ManualClock } from "./manualClock.ts";
import { sharedTestApp, type TestApp } from "./testApp.ts";

/** Saturday, an hour after noon in Paris. */
const NOW = "2026-11-21T12:00:00Z";
const visit = sharedTestApp({ clock: new ManualClock(NOW) });
let browser: Browser;

beforeAll(async () => {
  [browser] = await Promise.all([sharedBrowser(), visit()]);
}, 120_000);
afterAll(leaveBrowser);

/** The page as ana has it, at that hour. */
async function open(app: TestApp, path: string): Promise<{ page: Page; trouble: string[] }> {
  const context = await openContext(browser, {
    locale: "en-GB",
    extraHTTPHeaders: { "X-Setpoint-User": app.knownAs("ana") },
  });
  await context.clock.setFixedTime(NOW);
  return openPage(context, `${app.url}${path}`);
}

const log = (app: TestApp, name: string, date: string, ...sets: object[]) =>
  app.request("POST", "/api/logs", { exercise: { name }, date, sets });
const kg = (reps: number, weight: number, more: object = {}) => ({ reps, weight, unit: "kg", ...more });
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** A figure of the page by its label. */
const figure = (page: Page, label: string) =>
  page
    .locator("dl > div, dl > div > div")
    .filter({ has: page.locator("dt", { hasText: label }) })
    .last();

test("[P22] every figure on Today is what the stored rows give, leads to those rows, and moves when more is logged", async () => {
  const app = await visit();
  await log(app, "bench press", "2026-11-10", kg(5, 80));
  await log(app, "bench press", "2026-11-19", kg(8, 60, { type: "warmup" }), kg(8, 82.5), kg(7, 82.5));
  await log(app, "back squat", "2026-11-20", kg(5, 100), kg(5, 100), kg(5, 102.5));
  await log(app, "dumbbell curl", "2026-11-20", kg(10, 12, { perHand: true }));
  const { page, trouble } = await open(app, "/");

  const { json } = await app.request("GET", "/api/logs?from=2026-11-16&to=2026-11-22");
  const rows = (json as { items: LogEntry[] }).items;
  const working = rows.flatMap(({ exercise, sets }) =>
    sets.filter(({ type }) => type !== "warmup").map((set) => ({ exercise, set })),
  );
  const volume = sum(working.map(({ set }) => (set.reps ?? 0) * (set.weight ?? 0) * (set.perHand ? 2 : 1)));
  expect(volume).toBe(15 * 82.5 + 10 * 100 + 5 * 102.5 + 10 * 24);
  await figure(page, "Volume this week").getByText("2,990 kg").waitFor();
  expect(await figure(page, "Volume this week").textContent()).toContain("400 kg last week");
  expect(await figure(page, "Sessions this week").textContent()).toBe("Sessions this week21 last week");
  expect(await figure(page, "Day streak").textContent()).toContain("2 days");

  const muscles = new Map<string, number>();
  for (const { exercise } of working) {
    const known = (await app.request("GET", `/api/exercises/${exercise.id}`)).json as Exercise;
    for (const muscle of known.primary_muscles) muscles.set(muscle, (muscles.get(muscle) ?? 0) + 1);
    for (const muscle of known.secondary_muscles) muscles.set(muscle, (muscles.get(muscle) ?? 0) + 0.5);
  }
  const bars = page.getByRole("region", { name: "Sets by muscle this week" }).getByRole("listitem");
  const shown = await bars.evaluateAll((all) => all.map((bar) => [...bar.children].map((part) => part.textContent)));
  expect(shown.length).toBe(Math.min(muscles.size, 8));
  for (const [name = "", , amount] of shown)
    expect([name, Number.parseFloat(amount ?? "")]).toEqual([
      name,
      muscles.get(name.toLowerCase().replaceAll(" ", "_")),
    ]);

  const chat = await app.converse();
  await chat.says("3x10 overhead press at 40 kg");
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await figure(page, "Volume this week").getByText("4,190 kg").waitFor();
  expect(await figure(page, "Day streak").textContent()).toContain("3 days");
  await page.getByRole("region", { name: "Last session" }).getByText("3 × 10 at 40 kg").waitFor();

  await figure(page, "Sessions this week").getByRole("link", { name: "3", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Logs" }).waitFor();
  expect(new URL(page.url()).search).toBe("?from=2026-11-16&to=2026-11-22");
  await page.getByText("Barbell Overhead Press").waitFor();
  expect(await page.getByRole("main").textContent()).not.toContain("10 Nov");
  expect(trouble).toEqual([]);
  await page.context().close();
});

test("[P23] an empty account is greeted by the hour and led to a first set; the words wait in the chat, not sent", async () => {
  const app = await visit();
  const { page, trouble } = await open(app, "/");

  await page.getByRole("heading", { level: 1, name: "Good afternoon" }).waitFor();
  expect(await page.getByRole("main").textContent()).toContain("Saturday");
  await page.getByRole("link", { name: "Log a set" }).click();
  const words = page.getByRole("textbox", { name: "Message" });
  await words.waitFor();

  expect(await words.inputValue()).toBe("3x10 bench press at 60 kg");
  expect(((await app.request("GET", "/api/logs")).json as { items: unknown[] }).items).toEqual([]);
  expect(trouble).toEqual([]);
  await page.context().close();
});

test("[P23] a question that is open is on Today, with the person's name, and leads to where it is answered", async () => {
  const app = await visit();
  const chat = await app.converse();
  await chat.says("my name is Ana");
  const { pending } = await chat.says("4x6 rows at 95 lbs");
  const { page, trouble } = await open(app, "/");

  await page.getByRole("heading", { level: 1, name: "Good afternoon, Ana" }).waitFor();
  const card = page.getByRole("region", { name: "Your coach is waiting for an answer" });
  await card.getByText(pending?.question.split("\n")[0] ?? "none").waitFor();
  await card.getByRole("link", { name: "Answer" }).click();
  await page.waitForURL(`**/chat/${chat.conversationId}`);

  expect(trouble).toEqual([]);
  await page.context().close();
});
