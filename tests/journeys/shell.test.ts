import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { View } from "../../src/protocol/view.ts";
import { leaveBrowser, openContext, openPage, ROOT, sharedBrowser } from "./browserPage.ts";
import { restyled, seriousFaults } from "./seriousFaults.ts";
import { TestApp } from "./testApp.ts";

const dataDir = mkdtempSync(join(tmpdir(), "setpoint-"));
const app = new TestApp(dataDir, {});
/** What a busy machine may take. */
const SOON = { timeout: 15_000 };
const SLOW = { timeout: 300_000 };
let browser: Browser;
let context: BrowserContext;
/** Every view with something in it, under the name it bears in the browser's tab. */
let views: { path: string; name: string | RegExp }[];

beforeAll(async () => {
  [browser] = await Promise.all([sharedBrowser(), app.start()]);
  const post = async (path: string, body: unknown) => (await app.request("POST", path, body, "local")).json;
  const sets = [{ reps: 5, weight: 80, unit: "kg", rpe: 8 }];
  const log = (await post("/api/logs", { exercise: { name: "bench press" }, sets, note: "felt light" })) as {
    id: string;
    exercise: { id: string };
  };
  const item = { exerciseId: log.exercise.id, name: "Bench", sets: 3, reps: 8, restS: 90 };
  const blocks = [{ block: "main", items: [item] }];
  const workout = (await post("/api/workouts", { title: "Push day", estimatedMinutes: 30, blocks })) as { id: string };
  const { conversationId } = (await post("/api/conversations", { title: "Squats" })) as View;
  await app.speaker(conversationId, "local").says("squats 3x5 at 100 kg");
  views = [
    { path: "/", name: "Today" },
    { path: "/chat", name: "Chat" },
    { path: `/chat/${conversationId}`, name: /Squats|Chat/ },
    { path: "/workouts", name: "Workouts" },
    { path: `/workouts/${workout.id}`, name: "Push day" },
    { path: "/logs", name: "Logs" },
    { path: `/logs/${log.id}`, name: /bench press/i },
    { path: "/progress", name: "Progress" },
    { path: `/progress/${log.exercise.id}`, name: /Progress|bench press/i },
    { path: "/exercises", name: "Exercises" },
    { path: "/exercises/back-squat", name: "Barbell Back Squat" },
    { path: "/settings", name: "Settings" },
  ];
  context = await openContext(browser, { reducedMotion: "reduce" });
  context.setDefaultTimeout(15_000);
  await context.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(globalThis, { broken });
    addEventListener("securitypolicyviolation", (event) =>
      broken.push(`${event.violatedDirective} ${event.blockedURI} in ${event.sourceFile}`),
    );
  });
}, 180_000);
afterAll(async () => {
  await leaveBrowser();
  await app.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const named = (page: Page, name: string | RegExp) =>
  page.waitForFunction(
    ([source, flags]) => new RegExp(source, flags).test(document.title) && document.title.endsWith(" · Setpoint"),
    (typeof name === "string" ? [`^${name} `, ""] : [name.source, name.flags]) as [string, string],
  );
/** Nothing is being loaded any more. */
const settled = async (page: Page) => {
  await page.locator("main h1, main h2").first().waitFor();
  await page.waitForFunction(() => !document.querySelector("main .animate-pulse, main .animate-spin"));
};
/** Every width once, every colour scheme once: the tablet is laid out like the desk, and colours are the same at all widths. */
const LOOKS = [
  { colorScheme: "light", width: 390, isSearched: true },
  { colorScheme: "light", width: 768, isSearched: false },
  { colorScheme: "dark", width: 1_440, isSearched: true },
] as const;
const broken = (page: Page) => page.evaluate(() => (globalThis as unknown as { broken: string[] }).broken);
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

test(
  "[P1] back and forward go through the views, an old address of a conversation still leads there, and an unknown one is unknown",
  SLOW,
  async () => {
    const { page } = await openPage(context, `${app.url}/settings`);
    await page.getByRole("link", { name: "Exercises" }).click();
    await page.getByRole("link", { name: /^Barbell Back Squat/ }).click();
    await heading(page, "Barbell Back Squat").waitFor();
    await page.goBack();
    await heading(page, "Exercises").waitFor();
    await page.goBack();
    await heading(page, "Settings").waitFor();
    await page.goForward();
    await heading(page, "Exercises").waitFor();

    const conversation = views[2]?.path ?? "";
    await page.goto(`${app.url}/?conversation=${conversation.split("/").at(-1)}`);
    await page.waitForURL(app.url + conversation);

    for (const path of ["/nowhere", "/logs/a/b", "/settings/all"])
      expect((await fetch(app.url + path)).headers.get("content-type")).toContain("problem+json");
    expect((await page.goto(`${app.url}/nowhere`))?.status()).toBe(404);
    await heading(page, "There is nothing here").waitFor();
    for (const id of ["nowhere", "no%20where"]) {
      await page.goto(`${app.url}/chat/${id}`);
      await heading(page, "No such conversation").waitFor();
      expect(await page.getByText("Connecting").count()).toBe(0);
      await page.getByRole("link", { name: "New conversation" }).last().waitFor();
    }
    for (const { path } of views) expect((await fetch(app.url + path)).headers.get("cache-control")).toBe("no-cache");
    await page.close();
  },
);

test("[P2] menus, dialogs, panels and notes keep to the policy too", SLOW, async () => {
  const { page, trouble } = await openPage(context, `${app.url}/exercises`, {});
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("dialog", { name: "Filters" }).getByRole("button", { name: "Knee" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Remove Spare knee" }).click();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Add a joint" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Remove Knee" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Remove Knee" }).waitFor();

  expect(await broken(page)).toEqual([]);
  expect(trouble).toEqual([]);
  await page.close();
});

test(
  "[P1, P2, P3] every view has an address and a name, survives a reload, asks nothing but the server, breaks no policy, and shuts nobody out: axe finds nothing serious on a phone and on a desk, light and dark, and would find a fault; nothing is too wide, on a tablet neither",
  SLOW,
  async () => {
    const { page, trouble } = await openPage(context, app.url);
    const found: string[] = [];
    for (const { path, name } of views) {
      await page.goto(app.url + path);
      await named(page, name);
      await page.reload();
      await named(page, name);
      await settled(page);
      expect([path, await broken(page), await page.locator("h1").count()]).toEqual([path, [], 1]);
      for (const { colorScheme, width, isSearched } of LOOKS) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.setViewportSize({ width, height: 844 });
        await restyled(page, colorScheme);
        const where = `${path}, ${colorScheme}, ${width} px`;
        if (isSearched) for (const fault of await seriousFaults(page, "body")) found.push(`${where}: ${fault}`);
        const fits = page.waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, null, SOON);
        await fits.catch(() => found.push(`${where}: too wide`));
      }
    }
    expect(found).toEqual([]);
    expect(trouble).toEqual([]);
    await page.evaluate(() => document.querySelector("main h1")?.append(document.createElement("button")));
    expect(await seriousFaults(page, "body")).not.toEqual([]);
    await page.close();
  },
);

test(
  "[P4] the keyboard alone skips the navigation, goes to another view, begins at its heading, and opens and leaves a dialog",
  SLOW,
  async () => {
    const { page } = await openPage(context, `${app.url}/settings`);
    await heading(page, "Settings").waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");

    await page.keyboard.press("Tab");
    expect(await focused()).toBe("Skip to the content");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);

    await page.getByRole("link", { name: "Exercises" }).focus();
    await page.keyboard.press("Enter");
    await heading(page, "Exercises").waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
    expect(await focused()).toBe("Exercises");
    await page.keyboard.press("Tab");
    await page.keyboard.type("goblet squat");
    await page.getByRole("link", { name: /^Goblet Squat/ }).focus();
    await page.keyboard.press("Enter");
    await heading(page, "Goblet Squat").waitFor();
    await page.getByRole("button", { name: "Add to a workout" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Add", exact: true }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null)).toBe(true);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await focused()).toBe("Add to a workout");
    await page.close();
  },
);

test(
  "[P5] a chosen theme holds in every view and from the first paint after a reload; without one the device's does",
  SLOW,
  async () => {
    const { page } = await openPage(context, `${app.url}/settings`);
    await page.emulateMedia({ colorScheme: "light" });
    const isDark = () => page.evaluate(() => document.documentElement.classList.contains("dark"));

    await page.getByText("Dark", { exact: true }).click();
    expect(await isDark()).toBe(true);
    await page.goto(`${app.url}/exercises`, { waitUntil: "commit" });
    await page.locator("body").waitFor({ state: "attached" });
    expect(await isDark()).toBe(true);
    await page.goto(`${app.url}/settings`);
    await page.getByText("System", { exact: true }).click();
    expect(await isDark()).toBe(false);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.waitForFunction(() => document.documentElement.classList.contains("dark"));
    await page.close();
  },
);

test("[P6] the script of the chat is at most 180 KB compressed, and the other views come when they are opened", () => {
  type Part = { file: string; imports?: string[]; dynamicImports?: string[] };
  const manifest = JSON.parse(readFileSync(join(ROOT, "dist/web/.vite/manifest.json"), "utf8")) as Record<string, Part>;
  const reached = new Set<string>();
  const visit = (key: string) => {
    const part = manifest[key];
    if (!part || reached.has(key)) return;
    reached.add(key);
    for (const other of part.imports ?? []) visit(other);
  };
  visit("index.html");
  visit("chat/ChatPage.tsx");
  const scripts = [...reached].map((key) => manifest[key]?.file ?? "").filter((file) => file.endsWith(".js"));
  const bytes = scripts.map((file) => gzipSync(readFileSync(join(ROOT, "dist/web", file))).length);

  expect(scripts.length).toBeGreaterThan(1);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(180 * 1_024);
  const lazy = ["today/TodayPage", "progress/ProgressPage", "training/LogsPage", "settings/SettingsPage"];
  const page = readFileSync(join(ROOT, "dist/web/index.html"), "utf8");
  const views = (manifest["index.html"]?.dynamicImports ?? []).filter((key) => key.endsWith("Page.tsx"));
  expect(views.length).toBeGreaterThan(lazy.length);
  for (const view of views) expect(page).toContain(basename(manifest[view]?.file ?? "none", ".js"));
  for (const view of lazy)
    expect([view, reached.has(`${view}.tsx`), `${view}.tsx` in manifest]).toEqual([view, false, true]);
});

test("[P6] the files of the page are sent packed to whoever can unpack them, and are the same", async () => {
  const name = /src="\/(assets\/[^"]+\.js)"/.exec(readFileSync(join(ROOT, "dist/web/index.html"), "utf8"))?.[1] ?? "";
  const script = readFileSync(join(ROOT, "dist/web", name), "utf8");
  const asked = { "br, gzip": "br", gzip: "gzip", "gzip;q=0.5, br;q=0": "gzip", identity: null };
  for (const [accepted, encoding] of Object.entries(asked)) {
    const answer = await fetch(`${app.url}/${name}`, { headers: { "Accept-Encoding": accepted } });
    const { headers } = answer;
    expect([accepted, headers.get("content-encoding")]).toEqual([accepted, encoding]);
    expect(headers.get("content-type")).toContain("text/javascript");
    expect(headers.get("vary")).toContain("Accept-Encoding");
    expect(headers.get("cache-control")).toContain("immutable");
    expect(await answer.text()).toBe(script);
  }
  expect((await fetch(`${app.url}/assets/none.js`, { headers: { "Accept-Encoding": "br" } })).status).toBe(404);
});

test(
  "[P1, P4] a filter in the address that is none is left out, and a dialog opens without a connection",
  SLOW,
  async () => {
    const { page } = await openPage(context, `${app.url}/logs?from=2026-99-99&to=x`);
    await heading(page, "Logs").waitFor();
    await page
      .getByRole("link", { name: /Bench Press/ })
      .first()
      .waitFor();

    await page.goto(`${app.url}/settings`);
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("DialogPopup")),
    );
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Delete everything" }).click();
    await page.getByRole("dialog").or(page.getByRole("alertdialog")).first().waitFor();
    await page.context().setOffline(false);
    await page.close();
  },
);
