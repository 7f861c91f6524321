import { readFile } from "node:fs/promises";
import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Fact } from "../../src/protocol/facts.ts";
import type { PersonalExport } from "../../src/protocol/personalData.ts";
import type { Profile } from "../../src/protocol/profile.ts";
import { leaveBrowser, openContext, openPage, sharedBrowser } from "./browserPage.ts";
import { startTestApp } from "./testApp.ts";
import { startTokenApp } from "./tokenApp.ts";

/** What a busy machine may take. */
const SLOW = { timeout: 90_000 };
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  browser = await sharedBrowser();
  context = await openContext(browser, { reducedMotion: "reduce", acceptDownloads: true });
  context.setDefaultTimeout(15_000);
}, 120_000);
afterAll(leaveBrowser);

test(
  "[P5, P9] unit, zone, language of dates, goal, notation, equipment and joints are stored as they are chosen, and shown again",
  SLOW,
  async () => {
    const app = await startTestApp();
    const { page, trouble } = await openPage(context, `${app.url}/settings`);
    const profile = async () => (await app.request("GET", "/api/profile", undefined, "local")).json as Profile;

    await page.getByText("Pounds", { exact: true }).click();
    await page.getByLabel("Time zone").selectOption("America/New_York");
    await page.getByLabel("Dates and numbers").selectOption("de");
    await page.getByText(/1\.234,5 lb/).waitFor();
    await page.getByLabel("Goal").selectOption("strength");
    await page.getByLabel("How you write sets").selectOption("weight_sets_reps");
    await page.getByRole("button", { name: "Dumbbell", exact: true }).click();
    await page.getByRole("button", { name: "Rack", exact: true }).click();
    await page.getByRole("button", { name: "Add a joint" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Joint").selectOption("shoulder");
    await dialog.getByText("Wholly").click();
    await dialog.getByText("Left").click();
    await dialog.getByLabel("Note").fill("after a fall");
    await dialog.getByRole("button", { name: "Save" }).click();

    const shoulder = { joint: "shoulder", severity: "severe", side: "left", note: "after a fall" };
    await vi.waitFor(async () =>
      expect(await profile()).toMatchObject({
        unit: "lb",
        timezone: "America/New_York",
        locale: "de",
        goal: "strength",
        notation: "weight_sets_reps",
        equipment: ["dumbbell", "rack"],
        limitations: [shoulder],
      }),
    );
    await page.reload();
    await page.getByText("not loaded at all · after a fall").waitFor();
    expect(await page.getByLabel("Time zone").inputValue()).toBe("America/New_York");
    expect(await page.getByRole("button", { name: "Rack", exact: true }).getAttribute("aria-pressed")).toBe("true");
    await page.getByRole("button", { name: "Remove Shoulder, left" }).click();
    await page.getByRole("button", { name: "Undo" }).waitFor();
    await vi.waitFor(async () => expect((await profile()).limitations).toEqual([]));
    await page.getByRole("button", { name: "Undo" }).click();
    await vi.waitFor(async () => expect((await profile()).limitations).toEqual([shoulder]));
    expect(trouble).toEqual([]);
    await page.close();
  },
);

test("[P9] what the coach remembers is listed and forgotten one by one", SLOW, async () => {
  const app = await startTestApp();
  const local = await app.converse("local");
  await local.says("I am 34 years old");
  await local.says("I am allergic to peanuts");
  const { page, trouble } = await openPage(context, `${app.url}/settings`);
  const kept = async () =>
    ((await app.request("GET", "/api/facts?status=current", undefined, "local")).json as { items: Fact[] }).items;
  expect((await kept()).map(({ type }) => type).sort()).toEqual(["age", "allergy"]);

  await page.getByRole("button", { name: /^Forget: .*peanuts/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Forget" }).click();
  // It is the dialog that says it is done: while it is open, what lies beneath it counts as detached.
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByRole("button", { name: /^Forget: .*peanuts/ }).waitFor({ state: "detached" });

  expect((await kept()).map(({ type }) => type)).toEqual(["age"]);
  expect(trouble).toEqual([]);
  await page.close();
});

test("[P9] everything is exported as a file, and deleted once the word is typed", SLOW, async () => {
  const app = await startTestApp();
  const local = await app.converse("local");
  await local.says("bench press 3x10 at 80 kg");
  const { page, trouble } = await openPage(context, `${app.url}/settings`);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export everything" }).click(),
  ]);
  const exported = JSON.parse(await readFile(await download.path(), "utf8")) as PersonalExport;
  expect(download.suggestedFilename()).toBe("setpoint-export.json");
  expect(exported.counts).toMatchObject({ logs: 1, conversations: 1, turns: 1 });

  await page.evaluate(() => localStorage.setItem("setpoint.unsent.new", "half a thought"));
  await page.getByRole("button", { name: "Delete everything" }).click();
  const dialog = page.getByRole("dialog");
  const confirm = dialog.getByRole("button", { name: "Delete everything" });
  expect(await confirm.isDisabled()).toBe(true);
  await dialog.getByLabel(/Type/).fill("delete");
  await confirm.click();
  await page.waitForURL(`${app.url}/`);

  expect(await app.request("GET", "/api/logs", undefined, "local")).toMatchObject({ json: { items: [] } });
  expect(await page.evaluate(() => localStorage.getItem("setpoint.unsent.new"))).toBeNull();
  expect(trouble).toEqual([]);
  await page.close();
});

test("[P9] which engine answers is told; a change that cannot be stored says so where it was made", SLOW, async () => {
  const app = await startTestApp();
  const { page } = await openPage(context, `${app.url}/settings`);
  await page.getByText("No language model is asked").waitFor();

  await app.stop();
  await page.getByText("Pounds", { exact: true }).click();
  await page.getByRole("region", { name: "Units and dates" }).getByText("The change was not stored.").waitFor();
  await page.close();
});

test(
  "[D2] where tokens are asked for, every view asks once, says what is wrong with one, loses nothing that was typed, and can be left again",
  SLOW,
  async () => {
    const { app, tokens } = await startTokenApp();
    const { page } = await openPage(await openContext(browser), `${app.url}/settings`);
    await page.getByLabel("Access token").fill("wrong");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("alert").waitFor();
    await page.getByLabel("Access token").fill(tokens.ana);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
    await page.goto(`${app.url}/exercises`);
    await page.getByRole("link", { name: /^Barbell Back Squat/ }).waitFor();

    await page.goto(`${app.url}/logs/new`);
    await page.getByLabel("Note").fill("not to be lost");
    await page.evaluate(() => localStorage.setItem("setpoint.token", JSON.stringify("revoked")));
    await page.evaluate(() => dispatchEvent(new StorageEvent("storage", { key: "setpoint.token" })));
    await page.getByLabel("Access token").fill(tokens.ana);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("Note").waitFor();
    expect(await page.getByLabel("Note").inputValue()).toBe("not to be lost");

    await page.goto(`${app.url}/settings`);
    await page.getByRole("button", { name: "Sign out on this device" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
    await page.getByLabel("Access token").waitFor();
    await page.close();
  },
);
