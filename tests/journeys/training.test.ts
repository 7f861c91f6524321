import type { Browser, Page as BrowserPage } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Workout } from "../../src/protocol/cards.ts";
import type { LogEntry } from "../../src/protocol/workoutLog.ts";
import type { Page } from "../../src/store/store.ts";
import { leaveBrowser, openPage, sharedBrowser } from "./browserPage.ts";
import { restyled, seriousFaults } from "./seriousFaults.ts";
import { sharedTestApp, type TestApp } from "./testApp.ts";

const PHONE = { width: 390, height: 844 };

let browser: Browser;
const visit = sharedTestApp();

beforeAll(async () => {
  browser = await sharedBrowser();
}, 120_000);
afterAll(leaveBrowser);

async function add<T>(app: TestApp, path: string, body: unknown): Promise<T> {
  const { status, json } = await app.request("POST", path, body);
  if (status !== 201) throw new Error(JSON.stringify(json));
  return json as T;
}

const log = (app: TestApp, name: string, date: string, sets: object[], note: string | null = null) =>
  add<LogEntry>(app, "/api/logs", { exercise: { name }, date, sets, note });

const kg = (reps: number, weight: number) => ({ reps, weight, unit: "kg" });

async function idOf(app: TestApp, name: string): Promise<string> {
  const { json } = await app.request("GET", `/api/exercises?query=${encodeURIComponent(name)}&limit=1`);
  return (json as Page<{ id: string }>).items[0]?.id ?? "";
}

async function workout(app: TestApp, title: string, ...names: string[]): Promise<Workout> {
  const items = await Promise.all(
    names.map(async (name) => ({ exerciseId: await idOf(app, name), name, sets: 2, reps: 8, restS: 90 })),
  );
  return add(app, "/api/workouts", { title, estimatedMinutes: 20, blocks: [{ block: "main", items }] });
}

const listed = async <T>(app: TestApp, path: string): Promise<T[]> =>
  ((await app.request("GET", path)).json as Page<T>).items;

/** The page as this app's ana sees it. */
async function anasPage(app: TestApp, path: string): Promise<{ page: BrowserPage; trouble: string[] }> {
  return openPage(browser, `${app.url}${path}`, {
    viewport: PHONE,
    extraHTTPHeaders: { "X-Setpoint-User": app.knownAs("ana") },
  });
}

test("[P30] logs and workouts are narrowed by words, by exercise and by days, page by page", async () => {
  const app = await visit();
  await log(app, "back squat", "2026-11-02", [kg(5, 100)], "Żółta taśma");
  await log(app, "romanian deadlift", "2026-11-09", [kg(8, 90)]);
  const bench = await log(app, "bench press", "2026-11-16", [kg(5, 80)], "heavy day");
  await workout(app, "Legs at home", "goblet squat");
  await workout(app, "Push", "bench press");
  const names = async (query: string) =>
    (await listed<LogEntry>(app, `/api/logs?${query}`)).map(({ exercise }) => exercise.name);
  const titles = async (query: string) =>
    (await listed<Workout>(app, `/api/workouts?${query}`)).map(({ title }) => title);

  expect(await names(`query=${encodeURIComponent("TASMA żolta")}`)).toEqual(["Barbell Back Squat"]);
  expect(await names("query=rdl")).toEqual(["Romanian Deadlift"]);
  expect(await names("query=heavy%25")).toEqual([]);
  expect(await names(`exerciseId=${bench.exercise.id}`)).toEqual(["Barbell Bench Press"]);
  expect(await names("from=2026-11-03&to=2026-11-09")).toEqual(["Romanian Deadlift"]);
  const first = (await app.request("GET", "/api/logs?query=barbell&limit=1")).json as Page<LogEntry>;
  expect(first.items.map(({ id }) => id)).toEqual([bench.id]);
  expect(await names(`query=barbell&limit=1&cursor=${first.nextCursor}`)).toEqual(["Barbell Back Squat"]);
  expect(await titles("query=home")).toEqual(["Legs at home"]);
  expect(await titles("query=goblet")).toEqual(["Legs at home"]);
  expect(await titles(`exerciseId=${bench.exercise.id}`)).toEqual(["Push"]);
  expect(await titles("to=2020-01-01")).toEqual([]);
  expect(await app.request("GET", "/api/logs?from=soon")).toMatchObject({ status: 400 });
});

test("[P31] what is sent twice under one id is stored once; what was deleted is put back under its id, as it was", async () => {
  const app = await visit();
  const entry = { exercise: { name: "back squat" }, date: "2026-11-20", sets: [kg(5, 100)] };
  const path = `/api/logs/run-${app.knownAs("ana")}-0`;

  expect((await app.request("PUT", path, entry)).status).toBe(201);
  expect((await app.request("PUT", path, entry)).status).toBe(200);
  const [stored] = await listed<LogEntry>(app, "/api/logs");
  expect(await listed(app, "/api/logs")).toHaveLength(1);

  await app.request("DELETE", path);
  expect(await listed(app, "/api/logs")).toEqual([]);
  await app.request("PUT", path, stored);
  expect(await listed(app, "/api/logs")).toEqual([stored]);

  const push = await workout(app, "Push", "bench press");
  await app.request("DELETE", `/api/workouts/${push.id}`);
  expect(await app.request("PUT", `/api/workouts/${push.id}`, push)).toMatchObject({ status: 201, json: push });

  expect(await app.request("PUT", path, entry, "bob")).toMatchObject({ status: 404, json: { code: "not_found" } });
  expect(await app.request("PUT", "/api/logs/short", entry)).toMatchObject({ status: 400 });
});

test("[P32] a part of a workout is changed, the rest stays", async () => {
  const app = await visit();
  const push = await workout(app, "Push", "bench press");

  const { json } = await app.request("PATCH", `/api/workouts/${push.id}`, { title: "Push, short" });

  expect(json).toEqual({ ...push, title: "Push, short" });
  expect(await app.request("PATCH", `/api/workouts/${push.id}`, { title: "" })).toMatchObject({ status: 400 });
});

test("[P33] a session that spares a bad shoulder is built in the chat, started, ticked through a reload and logged once", async () => {
  const app = await visit();
  const ana = await app.converse();
  const turn = await ana.says("build me a 20 minute upper body workout with dumbbells, my shoulder is bad");
  const { ref: id } = turn.effects.find(({ kind }) => kind === "workout") ?? { ref: "" };
  const { page, trouble } = await anasPage(app, `/workouts/${id}?start=1`);
  const ticks = page.getByRole("button", { name: /: done$/ });

  await ticks.first().waitFor();
  const reps = page.getByRole("textbox", { name: /set 1: reps$/ }).first();
  await reps.fill("many");
  const main = page.getByRole("region", { name: "Main", exact: true });
  const firstName = (await reps.getAttribute("aria-label"))?.split(", set")[0] ?? "";
  await page.getByRole("button", { name: `${firstName}, set 1: done` }).click();
  await page.getByRole("alert").getByText("whole number").waitFor();
  await reps.fill("9");
  await page.getByRole("button", { name: `${firstName}, set 1: done` }).click();
  const mainTick = main.getByRole("button", { name: /set 1: done$/ }).first();
  if ((await mainTick.getAttribute("aria-pressed")) === "false") await mainTick.click();
  await page.getByRole("region", { name: "Rest", exact: true }).waitFor();

  await page.reload();
  await page.getByRole("timer").waitFor();
  const done = await page.getByRole("button", { name: /: done$/, pressed: true }).count();
  await page.getByRole("button", { name: "Finish", exact: true }).click();
  await page.getByRole("button", { name: "Log it" }).click();
  await page.getByRole("heading", { name: "Logs", level: 1 }).waitFor();

  const logs = await listed<LogEntry>(app, "/api/logs");
  expect(logs.flatMap(({ sets }) => sets)).toHaveLength(done);
  expect(logs.find(({ exercise }) => exercise.name === firstName)?.sets[0]?.reps).toBe(9);
  expect(await page.evaluate(() => localStorage.getItem("setpoint.liveWorkout"))).toBeNull();
  expect(trouble).toEqual([]);
  await page.close();
});

test("[P34] an entry is corrected set by set; what is wrong is said at its field, and nothing typed is lost", async () => {
  const app = await visit();
  const { id } = await log(app, "bench press", "2026-11-20", [kg(5, 80), kg(5, 80)]);
  const { page, trouble } = await anasPage(app, `/logs/${id}`);
  const set = (number: number) => page.getByRole("group", { name: `Set ${number}` });

  await set(1).getByLabel("RPE").fill("12");
  await set(2).getByLabel("Weight").fill("heavy");
  await page.getByRole("button", { name: "Save changes" }).click();
  await set(1).getByText("A number from 1 to 10.").waitFor();
  await set(2).getByText("A number from 0 to 5,000.").waitFor();
  expect(await set(1).getByLabel("RPE").getAttribute("aria-invalid")).toBe("true");

  await set(1).getByLabel("RPE").fill("8,5");
  await set(2).getByLabel("Weight").fill("82.5");
  await set(2).getByLabel("Unit").selectOption("lb");
  await page.getByRole("button", { name: "Add a set" }).click();
  await set(3).getByLabel("Reps").fill("3");
  await set(3).getByRole("button", { name: "More about Set 3" }).click();
  await set(3).getByLabel("Type").selectOption("drop");
  await set(3).getByRole("button", { name: "Move Set 3 up" }).click();
  await set(1).getByRole("button", { name: "Remove Set 1" }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByRole("heading", { name: "Logs", level: 1 }).waitFor();

  const { json } = await app.request("GET", `/api/logs/${id}`);
  expect((json as LogEntry).sets).toMatchObject([
    { reps: 3, weight: 82.5, unit: "lb", type: "drop" },
    { reps: 5, weight: 82.5, unit: "lb", type: "normal" },
  ]);
  expect(trouble).toEqual([]);
  await page.close();
});

test("[P35] a deletion is undone from the toast, and after the page was closed too early as well", async () => {
  const app = await visit();
  const entry = await log(app, "bench press", "2026-11-20", [kg(5, 80)], "keep me");
  const { page, trouble } = await anasPage(app, "/logs");
  const remove = async () => {
    await page.getByRole("button", { name: "More about Barbell Bench Press" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByText("Barbell Bench Press was deleted.").last().waitFor();
    await page.getByText("Nothing is logged yet.").waitFor();
  };

  await remove();
  expect(await listed(app, "/api/logs")).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Barbell Bench Press is back.").waitFor();
  expect(await listed(app, "/api/logs")).toEqual([entry]);

  await remove();
  await page.reload();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("keep me").waitFor();
  expect(await listed(app, "/api/logs")).toEqual([entry]);
  expect(trouble).toEqual([]);
  await page.close();
});

test("[P36] an entry is made by hand with the keyboard alone, its exercise found by another name", async () => {
  const app = await visit();
  const { page, trouble } = await anasPage(app, "/logs/new");
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  await page.getByRole("combobox", { name: "Exercise" }).focus();
  await page.keyboard.type("squat");
  await page.getByRole("option").first().waitFor();
  // The list may come once more with what was found last: one Escape closes it, one clears the field.
  await vi.waitFor(async () => {
    await press("Escape");
    expect(await page.getByRole("combobox", { name: "Exercise" }).inputValue()).toBe("");
  });
  await page.keyboard.type("rdl");
  await page.getByRole("option", { name: /^Romanian Deadlift/ }).waitFor();
  await press("Enter");
  expect(await page.getByRole("combobox", { name: "Exercise" }).inputValue()).toBe("Romanian Deadlift");
  await page.getByLabel("Reps").focus();
  await page.keyboard.type("8");
  await press("Tab");
  await page.keyboard.type("92.5");
  await press("Enter");
  await page.getByText("Logged: Romanian Deadlift.").waitFor();

  expect(await listed<LogEntry>(app, "/api/logs")).toMatchObject([
    { exercise: { name: "Romanian Deadlift" }, sets: [{ reps: 8, weight: 92.5, unit: "kg" }] },
  ]);
  expect(trouble).toEqual([]);
  await page.close();
});

test("[P37] a day of a routine is started with the weights of last time; the routine can be deleted", async () => {
  const app = await visit();
  await log(app, "bench press", "2026-11-16", [{ ...kg(8, 40), type: "warmup" }, kg(5, 80), kg(4, 82.5)]);
  await add(app, "/api/routines", {
    name: "Two days",
    daysPerWeek: 2,
    days: [{ name: "Day A", items: [{ exerciseId: await idOf(app, "bench press"), sets: 3, reps: 5, restS: 120 }] }],
  });
  const { page, trouble } = await anasPage(app, "/workouts?show=routines");

  await page.getByRole("button", { name: "Start Day A" }).click();
  const weights = page.getByRole("textbox", { name: /weight in kg$/ });
  await weights.nth(2).waitFor();
  expect(await weights.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual([
    "80",
    "82.5",
    "82.5",
  ]);
  await page.getByRole("button", { name: "Barbell Bench Press, set 1: done" }).click();
  await page.getByRole("link", { name: "Workouts" }).first().click();
  await page.getByText("1 of 3 sets done").waitFor();
  await page.getByRole("tab", { name: "Routines" }).click();
  await page.getByRole("button", { name: "Delete Two days" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("No routine is saved yet.").waitFor();

  expect(await listed(app, "/api/routines")).toEqual([]);
  expect(trouble).toEqual([]);
  await page.close();
});

test("[P38] the checklist and the form shut nobody out, and fit a phone", async () => {
  const app = await visit();
  const entry = await log(app, "bench press", "2026-11-20", [kg(5, 80)]);
  const { id } = await workout(app, "Push", "bench press", "push-up");
  const { page } = await anasPage(app, `/workouts/${id}`);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByRole("button", { name: "Barbell Bench Press, set 1: done" }).click();

  const found: string[] = [];
  const look = async (where: string, colorScheme: "light" | "dark") => {
    await page.emulateMedia({ colorScheme });
    await restyled(page, colorScheme);
    for (const fault of await seriousFaults(page, "body")) found.push(`${where}, ${colorScheme}: ${fault}`);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (isWide) found.push(`${where} is wider than the phone`);
  };
  await look("checklist", "light");
  await look("checklist", "dark");
  await page.goto(`${app.url}/logs/${entry.id}`);
  await page.getByRole("button", { name: "More about Set 1" }).click();
  await look("an entry", "dark");

  expect(found).toEqual([]);
  await page.close();
});
