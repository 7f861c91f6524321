import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import type { Page, Route } from "playwright-core";
import { readConfig } from "../src/config.ts";
import type { Turn } from "../src/protocol/turn.ts";
import { startSetpoint } from "../src/setpoint.ts";
import { ROOT, startBrowser } from "../tests/journeys/browserPage.ts";
import { freshWeb } from "./freshWeb.ts";

/**
 * How smoothly the inspector's page moves in a real browser: times between frames while a conversation of 10,000 turns is
 * looked at, and one of 100 for comparison. The server's answers for one real turn are repeated under other numbers.
 */
const SIZES = [100, 10_000];
const PAGE = 100;
const MOVES = 40;

const dataDir = mkdtempSync(join(tmpdir(), "setpoint-frames-"));
const config = readConfig({ PORT: "0", SETPOINT_DATA_DIR: dataDir, SETPOINT_RATE_LIMIT: "off", LOG_LEVEL: "silent" });
const setpoint = await startSetpoint({ config, logger: pino({ level: "silent" }) });
freshWeb(ROOT);
const browser = await startBrowser();

const ask = async <T>(path: string, body?: unknown): Promise<T> => {
  const headers = { "Content-Type": "application/json" };
  const posted = body === undefined ? {} : { method: "POST", headers, body: JSON.stringify(body) };
  const response = await fetch(`${setpoint.url}/api/conversations${path}`, posted);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
};

type Point = { seq: number; at: string; value: unknown; event: string };

/** Pages of a long conversation, and what stands behind each of its points. */
function answerFor(size: number, turn: Turn, point: Point): (route: Route) => Promise<void> {
  return async (route) => {
    const url = new URL(route.request().url());
    const [, what = "", id, , isWhy] = /\/(turns|history)(\/([^/]+)(\/why)?)?$/.exec(url.pathname) ?? [];
    if (isWhy)
      return route.continue({
        url: route
          .request()
          .url()
          .replace(/turns\/[^/]+/, `turns/${turn.turnId}`),
      });
    if (id) return route.continue({ url: `${url.origin}${url.pathname.replace(/\d+$/, String(point.seq))}` });
    const end = Number(url.searchParams.get("cursor") ?? size);
    const begin = Math.max(0, end - PAGE);
    const items = Array.from({ length: end - begin }, (_, index) => begin + index + 1).map((seq) =>
      what === "turns" ? { ...turn, seq, turnId: `turn-${seq}` } : { ...point, seq },
    );
    await route.fulfill({ json: { items, nextCursor: begin > 0 ? String(begin) : null } });
  };
}

/** Times between frames, in ms, while something is done. */
async function frames(page: Page, act: () => Promise<void>): Promise<string> {
  await page.evaluate(() => {
    const kept = globalThis as unknown as { times: number[] | null };
    const times: number[] = [];
    kept.times = times;
    const tick = (at: number) => {
      times.push(at);
      if (kept.times === times) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await act();
  const times = await page.evaluate(() => {
    const kept = globalThis as unknown as { times: number[] | null };
    const times = kept.times ?? [];
    kept.times = null;
    return times;
  });
  const between = times
    .slice(1)
    .map((at, index) => at - (times[index] ?? at))
    .sort((one, other) => one - other);
  const share = (of: number) => Math.round(between[Math.floor(of * (between.length - 1))] ?? 0);
  return `median ${share(0.5)}  p95 ${share(0.95)}  longest ${share(1)} ms (${between.length} frames)`;
}

try {
  const { conversationId } = await ask<{ conversationId: string }>("", { timezone: "Europe/Paris" });
  const turn = await ask<Turn>(`/${conversationId}/messages`, { text: "bench 3x10 at 80kg" });
  const point = (await ask<{ items: Point[] }>(`/${conversationId}/history`)).items.at(-1);
  if (!point) throw new Error("nothing was stored");
  for (const size of SIZES) {
    const page = await browser.newPage({ viewport: { width: 1_440, height: 900 } });
    await page.route(/\/api\/conversations\/[^/]+\/(turns|history)/, answerFor(size, turn, point));
    await page.goto(`${setpoint.url}/inspector?conversation=${conversationId}`);
    await page.locator("[data-lit]").first().waitFor({ timeout: 60_000 });
    const began = Date.now();
    if (size > PAGE) {
      await page.getByRole("button", { name: "Load everything" }).click();
      await page.getByRole("button", { name: "Load everything" }).waitFor({ state: "detached", timeout: 300_000 });
    }
    console.log(`${size} turns, loaded in ${Date.now() - began} ms`);
    const slider = page.getByRole("slider");
    const press = async (key: string) => {
      for (let count = 0; count < MOVES; count++) await page.keyboard.press(key);
    };
    const told = async (name: string, act: () => Promise<void>) =>
      console.log(`  ${name.padEnd(22)} ${await frames(page, act)}`);
    await slider.focus();
    await told("scrub, Why", () => press("ArrowLeft"));
    await page.getByRole("tab", { name: "Talk" }).click();
    await slider.focus();
    await told("scrub, Talk", () => press("ArrowLeft"));
    await page.getByRole("tab", { name: "Context" }).click();
    await slider.focus();
    await told("scrub, Context", () => press("ArrowLeft"));
    await page.getByRole("button", { name: "Newest" }).click();
    await page.getByRole("group", { name: /Chart of conversation/ }).focus();
    await told("move the chart", () => press("ArrowRight"));
    await told("a turn arrives", async () => {
      await ask(`/${conversationId}/messages`, { text: "hello" });
      await page.locator(".flash").first().waitFor({ state: "attached" });
      await page.locator(".flash").first().waitFor({ state: "detached" });
    });
    await page.close();
  }
} finally {
  await browser.close();
  await setpoint.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
