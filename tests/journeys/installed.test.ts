import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import express from "express";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { securityHeaders } from "../../src/server/securityHeaders.ts";
import { leaveBrowser, openContext, ROOT, sharedBrowser } from "./browserPage.ts";
import { startTestApp } from "./testApp.ts";

const WEB = join(ROOT, "dist/web");
/** What a busy machine may take. */
const SOON = { timeout: 15_000 };
/** Files are kept anew beside a page that is loading them, too. */
const LATE = { timeout: 60_000 };
const SLOW = { timeout: 150_000 };
let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
}, 120_000);
afterAll(leaveBrowser);

/** A page whose service worker has everything it keeps. */
async function keptPage(url: string): Promise<Page> {
  const context = await openContext(browser, { serviceWorkers: "allow" });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}
const storesOf = (page: Page) => page.evaluate(() => caches.keys());
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = await Promise.all(stores.map((store) => store.keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

test("[P7] what a device needs to install it is there: a manifest, and icons of the sizes it names", async () => {
  const app = await startTestApp();
  type Icon = { src: string; sizes: string; type: string; purpose?: string };
  const answer = await fetch(`${app.url}/manifest.webmanifest`);
  const manifest = (await answer.json()) as { icons: Icon[]; start_url: string; display: string };
  const page = await (await fetch(app.url)).text();

  expect(answer.headers.get("content-type")).toContain("application/manifest+json");
  expect(manifest).toMatchObject({ start_url: "/", display: "standalone" });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  expect(page).toContain('href="/manifest.webmanifest"');
  const pictures = manifest.icons.filter(({ type }) => type === "image/png");
  for (const { src, sizes } of [...pictures, { src: "/icons/apple-touch-icon.png", sizes: "180x180" }]) {
    const picture = Buffer.from(await (await fetch(app.url + src)).arrayBuffer());
    // The header of a PNG holds its width and height from the 16th byte on.
    expect([src, `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`]).toEqual([src, sizes]);
  }
});

test(
  "[P7] without the server the page opens all the same, in every view, and says so; no answer of the API was kept",
  SLOW,
  async () => {
    const app = await startTestApp();
    const { url } = app;
    await app.request("POST", "/api/workouts", workout("Kept by the server alone"), "local");
    const page = await keptPage(`${url}/workouts`);
    await page.getByText("Kept by the server alone").first().waitFor();

    await app.stop();
    await page.goto(`${url}/settings`);
    await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
    await page.reload();
    await page.getByText("did not answer").first().waitFor();
    await page.goto(`${url}/workouts`);
    await page.getByText("did not answer").first().waitFor();

    expect(await page.getByText("Kept by the server alone").count()).toBe(0);
    expect((await keptIn(page)).filter((path) => !/^\/($|assets\/|first\.js|icon\.svg|manifest)/.test(path))).toEqual(
      [],
    );
  },
);

test(
  "[P7] a newer server is never shown an old page; the newer one takes its place, however busy, and is offered to open tabs",
  SLOW,
  async () => {
    let title = "one";
    const app = express().use(securityHeaders());
    app.get("/sw.js", (_request, response) => {
      const worker = readFileSync(join(WEB, "sw.js"), "utf8").replace(
        /"setpoint-shell-\w+"/,
        `"setpoint-shell-${title}"`,
      );
      response.type("js").send(worker);
    });
    app.use(express.static(WEB, { index: false }));
    app.get(/^\/(settings)?$/, (_request, response) => {
      const page = readFileSync(join(WEB, "index.html"), "utf8").replace("<body>", `<body data-build="${title}">`);
      response.set("Cache-Control", "no-cache").type("html").send(page);
    });
    const server = createServer(app);
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/settings`;
    const stop = () => {
      server.closeAllConnections();
      server.close();
    };
    onTestFinished(stop);
    const page = await keptPage(url);
    // Opened anew, so that there is a worker for the newer one to take the place of.
    await page.reload();
    const build = () => page.evaluate(() => document.body.dataset.build);
    expect([await build(), await storesOf(page)]).toEqual(["one", ["setpoint-shell-one"]]);

    title = "two";
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await page.getByText("A newer version of Setpoint is ready.").waitFor();
    await page.getByRole("button", { name: "Reload" }).click();
    // While the page is being replaced there is a moment without a body.
    await page.waitForFunction(() => document.body?.dataset.build === "two");
    await vi.waitFor(async () => expect(await storesOf(page)).toEqual(["setpoint-shell-two"]), SOON);

    title = "three";
    await page.reload();
    expect(await build()).toBe("three");
    // A page that never stops asking for things holds nothing up: neither that the newer one is found nor that the older goes.
    await page.evaluate(() => void setInterval(() => fetch("/api/config").catch(() => {}), 20));
    await vi.waitFor(async () => expect(await storesOf(page)).toEqual(["setpoint-shell-three"]), LATE);
    stop();
    await page.reload();
    expect(await build()).toBe("three");
  },
);

const workout = (title: string) => ({
  title,
  estimatedMinutes: 20,
  blocks: [
    {
      block: "main",
      items: [{ exerciseId: "f1b7c680-9df7-5fed-8665-b031f59ea813", name: "Squat", sets: 3, reps: 5, restS: 120 }],
    },
  ],
});
