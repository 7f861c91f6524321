import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
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

async function open(app: TestApp, path: string, width = 1_024): Promise<{ page: Page; trouble: string[] }> {
  const context = await openContext(browser, {
    locale: "en-GB",
    viewport: { width, height: 844 },
    extraHTTPHeaders: { "X-Setpoint-User": app.knownAs("ana") },
  });
  await context.clock.setFixedTime(NOW);
  return openPage(context, `${app.url}${path}`);
}

async function log(app: TestApp, name: string, date: string, ...sets: object[]): Promise<LogEntry> {
  return (await app.request("POST", "/api/logs", { exercise: { name }, date, sets })).json as LogEntry;
}

const kg = (reps: number, weight: number, more: object = {}) => ({ reps, weight, unit: "kg", ...more });
const refocus = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
const tableRows = async (page: Page, caption: string | RegExp) => {
  const rows = page.getByRole("table", { name: caption }).locator("tbody tr");
  return rows.evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent.trim())));
};

test("[P24] a trend is walked by key: each point tells its figure, the set behind it and the way to its log; what is said in chat joins it", async () => {
  const app = await visit();
  const first = await log(app, "bench press", "2026-11-02", kg(5, 75));
  await log(app, "bench press", "2026-11-09", kg(8, 60, { type: "warmup" }), kg(8, 77.5), kg(5, 80, { rpe: 8 }));
  const { page, trouble } = await open(app, `/progress/${first.exercise.id}`);
  const trend = page.getByRole("slider", { name: "Estimated 1RM of Barbell Bench Press, by day" });
  const day = page.getByRole("region", { name: "The chosen day" });
  await trend.waitFor();

  // 77.5 × (1 + 8 / 30) = 98.17; 80 × (1 + (5 + 2) / 30) = 98.67
  expect(await trend.getAttribute("aria-valuetext")).toBe("Mon 9 Nov: 98.7 kg");
  await trend.focus();
  await page.keyboard.press("ArrowLeft");
  // 75 × (1 + 5 / 30) = 87.5
  expect(await trend.getAttribute("aria-valuetext")).toBe("Mon 2 Nov: 87.5 kg");
  expect(await day.textContent()).toContain("75 kg × (1 + 5 ÷ 30)");
  await page.keyboard.press("End");
  expect(await day.textContent()).toContain("80 kg × (1 + 7 ÷ 30)");
  expect(await day.textContent()).toContain("2 working sets, 1,020 kg moved");
  await page.getByText("The numbers as a table").first().click();
  expect(await tableRows(page, "Estimated 1RM of Barbell Bench Press, by day")).toEqual([
    ["Mon 9 Nov", "98.7 kg", "5 at 80 kg, RPE 8", "2", "1,020", "Mon 9 Nov"],
    ["Mon 2 Nov", "87.5 kg", "5 at 75 kg", "1", "375", "Mon 2 Nov"],
  ]);
  const records = await tableRows(page, /^Records of/);
  expect(records).toEqual([
    ["Best estimated 1RM", "98.7 kg5 at 80 kg, RPE 8", "Mon 9 Nov"],
    ["Heaviest set", "80 kg5 at 80 kg, RPE 8", "Mon 9 Nov"],
    ["Most reps at 80 kg", "5 reps5 at 80 kg, RPE 8", "Mon 9 Nov"],
    ["Most reps at 77.5 kg", "8 reps8 at 77.5 kg", "Mon 9 Nov"],
  ]);

  await (await app.converse()).says("bench press 85 x 5");
  await refocus(page);
  // 85 × (1 + 5 / 30) = 99.17
  await page
    .getByRole("table", { name: /^Records of/ })
    .getByText("99.2 kg")
    .waitFor();
  await trend.press("Home");
  await day.getByRole("link", { name: "log of Mon 2 Nov, set 1" }).click();
  await page.waitForURL(`**/logs/${first.id}`);
  expect(trouble).toEqual([]);
  await page.context().close();
});

test("[P25] sets by muscle and week stand against a range that is called a heuristic, and as a table", async () => {
  const app = await visit();
  await app.request("PATCH", "/api/profile", { level: "intermediate" });
  await log(app, "bench press", "2026-11-03", ...Array.from({ length: 10 }, () => kg(5, 80)));
  await log(app, "bench press", "2026-11-12", ...Array.from({ length: 4 }, () => kg(5, 80)));
  await log(app, "bench press", "2026-11-18", kg(5, 100));
  const { page, trouble } = await open(app, "/progress?period=4w");
  const muscles = page.getByRole("region", { name: "Sets by muscle", exact: true });
  await muscles.getByRole("slider", { name: "Sets of Chest, by week" }).waitFor();

  // Of the two weeks that are over: (10 + 4) / 2, and half of it for a helping muscle.
  const averages = await muscles.getByRole("listitem").allTextContents();
  expect(averages[0]).toBe("Chest7 sets, below the range of 8 to 16");
  expect(averages).toContain("Triceps3.5 sets, below the range of 8 to 16");
  expect(await muscles.textContent()).toContain("a heuristic. 8 to 16 sets a week suit most intermediates.");
  await muscles.getByText("The numbers as a table").click();
  // Volume: 5 × 100; 4 × 5 × 80; 10 × 5 × 80.
  expect((await tableRows(page, "Sets and volume of Chest, by week")).map(([, ...figures]) => figures)).toEqual([
    ["1", "1", "0", "500"],
    ["4", "4", "0", "1,600"],
    ["10", "10", "0", "4,000"],
    ["0", "0", "0", "0"],
  ]);
  const link = muscles.getByRole("link", { name: "Logs of this week" });
  expect(await link.getAttribute("href")).toBe("/logs?from=2026-11-16&to=2026-11-22");
  expect(trouble).toEqual([]);
  await page.context().close();
});

test("[P26] on a phone, in both themes, the trend is drawn anew and nothing is cut; the period is in the address", async () => {
  const app = await visit();
  await log(app, "back squat", "2026-08-01", kg(5, 90));
  await log(app, "back squat", "2026-11-20", kg(5, 100));
  const { page, trouble } = await open(app, "/progress", 390);
  const trend = page.getByRole("slider", { name: /^Estimated 1RM/ });
  await trend.waitFor();
  const picture = () => trend.locator("canvas").evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

  expect(await trend.getAttribute("aria-valuemax")).toBe("0");
  expect(await page.getByText("One day so far").count()).toBe(1);
  await page.getByRole("button", { name: "All" }).click();
  await page.getByText("Choose a point").waitFor();
  expect(new URL(page.url()).search).toBe("?period=all");
  await page.reload();
  await page.getByText("Choose a point").waitFor();
  expect(await trend.getAttribute("aria-valuemax")).toBe("1");

  const inLight = await picture();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(picture).not.toBe(inLight);
  for (const table of await page.getByText("The numbers as a table").all()) await table.click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.setViewportSize({ width: 700, height: 844 });
  await expect
    .poll(() => trend.locator("canvas").evaluate((canvas) => canvas.getBoundingClientRect().width))
    .toBeGreaterThan(500);
  expect(trouble).toEqual([]);
  await page.context().close();
});

test("[P26] without a log the page says what it will show and how to begin; one's own weight and seconds are told as such", async () => {
  const app = await visit();
  const { page, trouble } = await open(app, "/progress");
  await page.getByText("No sets logged yet").waitFor();
  expect(await page.getByRole("link", { name: "Log a first set" }).getAttribute("href")).toContain("/chat?text=");

  await log(app, "push-up", "2026-11-20", { reps: 20 }, { reps: 15 });
  await log(app, "plank", "2026-11-20", { durationS: 90 });
  await refocus(page);

  const all = page.getByRole("table", { name: /^Every exercise/ });
  await all.getByText("20 reps").waitFor();
  await all.getByText("1 min 30 s").waitFor();
  await all.getByRole("link", { name: "Front Plank", exact: true }).click();
  await page.getByRole("slider", { name: "Longest set of Front Plank, by day" }).waitFor();
  expect(trouble).toEqual([]);
  await page.context().close();
});
