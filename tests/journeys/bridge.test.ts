import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { StatelyInspectionEvent } from "@statelyai/inspect";
import type { Browser, Page } from "playwright-core";
import { build, type Rolldown } from "vite";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { leaveBrowser, sharedBrowser } from "./browserPage.ts";
import { startTestApp } from "./testApp.ts";

const SLOW = { timeout: 60_000 };
const WORDS = "squats 3x5 at 137.5 kg, Zebulon watched";
let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
}, 120_000);
afterAll(leaveBrowser);

/** A page on another origin around the package's own receiver. */
async function startReceiver(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: "warn",
    build: { write: false, rollupOptions: { input: join(import.meta.dirname, "receiverEntry.ts") } },
  })) as Rolldown.RolldownOutput;
  const html = `<!doctype html><title>A receiver</title><script type="module">${built.output[0].code}</script>`;
  const server = createServer((_request, response) => response.setHeader("content-type", "text/html").end(html));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const receivedBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { received: StatelyInspectionEvent[] }).received);
const isActor = (name: string) => (event: StatelyInspectionEvent) =>
  event.type === "@xstate.actor" && event.name === name;
const receives = (page: Page, name: string) =>
  page.waitForFunction(
    (wanted) =>
      (window as unknown as { received?: { type: string; name?: string }[] }).received?.some(
        (event) => event.type === "@xstate.actor" && event.name === wanted,
      ),
    name,
  );

test(
  "[I17] the bridge sends to a receiver elsewhere after a click, and again after a reload of either side",
  SLOW,
  async () => {
    const [app, address] = await Promise.all([startTestApp(), startReceiver()]);
    const ana = await app.converse("local");
    await ana.says("hello");
    const bridge = await browser.newPage();
    const asked: string[] = [];
    bridge.on("websocket", (socket) => asked.push(socket.url()));
    const trouble: string[] = [];
    bridge.on("pageerror", (error) => trouble.push(error.message));

    await bridge.goto(
      `${app.url}/inspector/bridge?${new URLSearchParams({ conversation: ana.conversationId, to: address })}`,
    );
    await bridge.getByRole("note").getByText(new URL(address).origin).waitFor();
    expect([asked, browser.contexts().flatMap((context) => context.pages()).length]).toEqual([[], 1]);

    const opened = bridge.context().waitForEvent("page");
    await bridge.getByRole("button", { name: "Open it and send" }).click();
    const receiver = await opened;
    await receives(receiver, "conversation");
    await ana.says(WORDS);
    await receives(receiver, "logger");
    const first = await receivedBy(receiver);
    const root = first.find(isActor("conversation"));
    const definition = JSON.parse(root?.type === "@xstate.actor" ? String(root.definition) : "");
    expect(Object.keys(definition.states)).toEqual(["dialogue", "safety", "memory", "session"]);
    expect(root?.sessionId).toBe(root?.rootId);
    expect(root?.sessionId.startsWith(`${ana.conversationId}/x:`)).toBe(true);
    expect(JSON.stringify(first)).not.toContain("Zebulon");

    await receiver.reload();
    await receives(receiver, "logger");
    expect((await receivedBy(receiver)).some(({ type }) => type === "@xstate.event")).toBe(true);

    await receiver.evaluate(() => (window as unknown as { received: unknown[] }).received.splice(0));
    await bridge.reload();
    await receives(receiver, "conversation");
    await bridge.getByText("Sending.").waitFor();

    await bridge.getByRole("button", { name: "Stop sending" }).click();
    await receiver.evaluate(() => (window as unknown as { received: unknown[] }).received.splice(0));
    await ana.says("hello again");
    expect(await receivedBy(receiver)).toEqual([]);
    await bridge.reload();
    await bridge.getByRole("button", { name: "Open it and send" }).waitFor();
    expect(await receivedBy(receiver)).toEqual([]);
    expect(trouble).toEqual([]);
    await bridge.context().close();
  },
);
