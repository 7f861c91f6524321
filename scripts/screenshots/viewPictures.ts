import type { Browser, Page } from "playwright-core";
import type { Workout } from "../../src/protocol/cards.ts";
import type { LogEntry } from "../../src/protocol/workoutLog.ts";
import { openContext, openPage } from "../../tests/journeys/browserPage.ts";
import { apiCaller } from "../seed/apiCaller.ts";
import type { Picture } from "./picture.ts";

type Listed<Item> = { items: Item[] };
type View = { name: string; path: string; isFull?: boolean };

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1_440, height: 900 };
const THEMES = ["light", "dark"] as const;

/** Every view of the web client, in both themes, on a phone and on a wide screen. On a server with seeded data. */
export async function viewPictures(url: string, browser: Browser, picture: Picture): Promise<void> {
  const views = await viewsOf(url);
  for (const viewport of [PHONE, WIDE])
    for (const colorScheme of THEMES) {
      const context = await openContext(browser, { viewport, colorScheme });
      const { page, trouble } = await openPage(context, url);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await startWorkout(page, url);
      for (const { name, path, isFull = false } of views) {
        await opened(page, url + path);
        await picture(page, `${name}-${viewport.width}-${colorScheme}`, { fullPage: !isFull });
      }
      if (trouble.length > 0) throw new Error(trouble.join("\n"));
      await context.close();
    }
}

/** The few that the documents show. */
export async function documentPictures(url: string, browser: Browser, picture: Picture): Promise<void> {
  const phone = await openContext(browser, { viewport: PHONE, colorScheme: "light" });
  const { page } = await openPage(phone, url);
  await opened(page, url);
  await picture(page, "today");
  await startWorkout(page, url);
  await page
    .getByRole("button", { name: /set 1: done$/ })
    .first()
    .click();
  await picture(page, "workout");
  await phone.close();
  const wide = await openContext(browser, { viewport: WIDE, colorScheme: "dark", deviceScaleFactor: 0.7 });
  const { page: progress } = await openPage(wide, url);
  await opened(progress, `${url}/progress/${(await benchEntry(url)).exercise.id}`);
  await picture(progress, "progress");
  await wide.close();
}

/** A view with all that it loads. */
async function opened(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForLoadState("networkidle");
}

async function startWorkout(page: Page, url: string): Promise<void> {
  const { id } = await workoutOf(url);
  await page.goto(`${url}/workouts/${id}?start=1`);
  await page
    .getByRole("button", { name: /: done$/ })
    .first()
    .waitFor();
}

const get = <T>(url: string, path: string) => apiCaller({ url, user: undefined, token: undefined })<T>("GET", path);

async function workoutOf(url: string): Promise<Workout> {
  const { items } = await get<Listed<Workout>>(url, "/api/workouts");
  const workout = items.find(({ title }) => title === "Upper A");
  if (!workout) throw new Error("there is no workout to show");
  return workout;
}

async function benchEntry(url: string): Promise<LogEntry> {
  const { items } = await get<Listed<LogEntry>>(url, "/api/logs?query=bench+press&limit=1");
  const [entry] = items;
  if (!entry) throw new Error("there is no log to show");
  return entry;
}

async function viewsOf(url: string): Promise<View[]> {
  const { items } = await get<Listed<{ conversationId: string; title: string | null }>>(url, "/api/conversations");
  const chat = items.find(({ title }) => title === "Hotel gym") ?? items[0];
  const [workout, entry] = [await workoutOf(url), await benchEntry(url)];
  return [
    { name: "today", path: "/" },
    { name: "chat-new", path: "/chat", isFull: true },
    { name: "chat", path: `/chat/${chat?.conversationId}`, isFull: true },
    { name: "workouts", path: "/workouts" },
    { name: "routines", path: "/workouts?show=routines" },
    { name: "workout", path: `/workouts/${workout.id}` },
    { name: "live", path: "/workouts/live", isFull: true },
    { name: "logs", path: "/logs", isFull: true },
    { name: "log", path: `/logs/${entry.id}` },
    { name: "log-new", path: "/logs/new" },
    { name: "progress", path: "/progress" },
    { name: "progress-exercise", path: `/progress/${entry.exercise.id}` },
    { name: "exercises", path: "/exercises", isFull: true },
    { name: "exercise", path: `/exercises/${entry.exercise.id}` },
    { name: "settings", path: "/settings" },
  ];
}
