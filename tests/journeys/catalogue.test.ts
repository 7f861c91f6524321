import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Workout } from "../../src/protocol/cards.ts";
import type { Exercise } from "../../src/protocol/exercise.ts";
import { leaveBrowser, openContext, openPage, sharedBrowser } from "./browserPage.ts";
import { startTestApp } from "./testApp.ts";

/** What a busy machine may take. */
const SLOW = { timeout: 90_000 };
const SOON = { timeout: 15_000 };
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  browser = await sharedBrowser();
  context = await openContext(browser, { viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  context.setDefaultTimeout(15_000);
}, 120_000);
afterAll(leaveBrowser);

test(
  "[P8] the catalogue is searched by name, muscle, pattern, equipment and joints to spare; the search survives reload and back",
  SLOW,
  async () => {
    const app = await startTestApp();
    const { page, trouble } = await openPage(context, `${app.url}/exercises`);
    const list = page.getByRole("list", { name: "Exercises" });
    const shown = () =>
      list.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    const exercises = async () => {
      const found = await Promise.all(
        (await shown()).map((href) => app.request("GET", `/api${href}`).then(({ json }) => json as Exercise)),
      );
      expect(found.length).toBeGreaterThan(0);
      return found;
    };

    await page.getByRole("searchbox", { name: "Search exercises" }).fill("romanian");
    await page.waitForURL(/query=romanian/);
    await vi.waitFor(async () => {
      const called = (await exercises()).map(({ name, aliases }) => [name, ...aliases.map(({ text }) => text)].join());
      expect(called.some((names) => names.startsWith("Romanian Deadlift"))).toBe(true);
      expect(called.filter((names) => !/roman|rdl/i.test(names))).toEqual([]);
    }, SOON);
    await page.getByRole("searchbox", { name: "Search exercises" }).fill("");
    await page.waitForURL((url) => url.search === "");

    await page.getByRole("button", { name: "Filters" }).click();
    for (const name of ["Push", "Chest", "Shoulder", "Dumbbell"])
      await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
    await page.getByRole("button", { name: "Show exercises" }).click();
    await page.getByText("Filters (4)").waitFor();
    await list.getByRole("link", { name: /^Dumbbell Floor Press/ }).waitFor();
    await page.waitForFunction(() => document.querySelectorAll('ul[aria-label="Exercises"] a').length < 20);
    const atHand = ["dumbbell", "none", "mat", "wall", "chair"];
    for (const exercise of await exercises()) {
      expect(exercise.movement_pattern).toMatch(/push$/);
      expect([...exercise.primary_muscles, ...exercise.secondary_muscles]).toContain("chest");
      expect(exercise.equipment_required.filter((item) => !atHand.includes(item))).toEqual([]);
      expect(exercise.joint_stress.shoulder ?? 0).toBeLessThanOrEqual(1);
    }

    const before = await shown();
    await page.reload();
    await list.getByRole("link").first().waitFor();
    expect(await shown()).toEqual(before);
    await list.getByRole("link").first().click();
    await page.getByRole("heading", { name: "How to do it" }).waitFor();
    await page.goBack();
    await page.getByText("Filters (4)").waitFor();
    await page.getByRole("button", { name: "Remove Chest" }).click();
    await page.getByText("Filters (3)").waitFor();
    expect(trouble).toEqual([]);
    await page.close();
  },
);

test(
  "[P8] a page tells how an exercise is done, what goes wrong and what to do instead, and leads into the chat with the question unsent",
  SLOW,
  async () => {
    const app = await startTestApp();
    const { json } = await app.request("GET", "/api/exercises/back-squat");
    const squat = json as Exercise;
    const { page, trouble } = await openPage(context, `${app.url}/exercises/back-squat`);

    const told = [...(squat.instructions ?? []), ...(squat.cues ?? []), squat.safety_note ?? ""];
    for (const { mistake, fix } of squat.common_mistakes ?? []) told.push(mistake, fix);
    expect(told.length).toBeGreaterThan(8);
    for (const text of told) await page.getByText(text).first().waitFor();
    await page.getByRole("link", { name: /^Goblet Squat/ }).click();
    await page.getByRole("heading", { level: 1, name: "Goblet Squat" }).waitFor();

    await page.getByRole("link", { name: "Ask about this" }).click();
    await page.waitForURL(/\/chat/);
    await page.waitForFunction(() => document.querySelector("textarea")?.value.includes("Goblet Squat"));
    const { items } = (await app.request("GET", "/api/conversations", undefined, "local")).json as { items: never[] };
    expect(items.filter(({ lastMessage }) => lastMessage)).toEqual([]);
    expect(trouble).toEqual([]);
    await page.close();
  },
);

test(
  "[P8] an exercise is added to a new workout and then to that one; a dose that cannot be is refused at its field",
  SLOW,
  async () => {
    const app = await startTestApp();
    const { page, trouble } = await openPage(context, `${app.url}/exercises/plank`);
    const dialog = page.getByRole("dialog");
    const workouts = async () =>
      ((await app.request("GET", "/api/workouts", undefined, "local")).json as { items: Workout[] }).items;

    await page.getByRole("button", { name: "Add to a workout" }).click();
    await dialog.getByLabel("Its name").fill("Core day");
    await dialog.getByLabel("Sets").fill("0");
    await dialog.getByText("A whole number from 1 to 50.").waitFor();
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    expect(await workouts()).toEqual([]);
    await dialog.getByLabel("Sets").fill("4");
    await dialog.getByLabel("Seconds").fill("45");
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByText("Added to Core day.").waitFor();

    await page.goto(`${app.url}/exercises/back-squat`);
    await page.getByRole("button", { name: "Add to a workout" }).click();
    await dialog.getByLabel("Workout").selectOption("Core day");
    await dialog.getByLabel("Sets").fill("5");
    await dialog.getByLabel("Reps").fill("5");
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Core day" }).waitFor();

    const [stored, ...others] = await workouts();
    expect(others).toEqual([]);
    expect(stored?.blocks).toMatchObject([
      {
        block: "main",
        items: [
          { sets: 4, durationS: 45 },
          { name: "Barbell Back Squat", sets: 5, reps: 5 },
        ],
      },
    ]);
    expect(trouble).toEqual([]);
    await page.close();
  },
);
