import type { Browser, BrowserContext, Page, WebSocketRoute } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import type { Turn } from "../../src/protocol/turn.ts";
import type { Cast } from "../../src/runtime/workRunner.ts";
import { leaveBrowser, openContext, openPage, sharedBrowser } from "./browserPage.ts";
import { lengthen } from "./longConversation.ts";
import { type Speaker, sharedTestApp, startTestApp, type TestApp } from "./testApp.ts";
import { TestViewer } from "./viewer.ts";

let browser: Browser;
/** As long as the page may take on a machine with much else to do. */
const until = <T>(look: () => T): Promise<Awaited<T>> => vi.waitFor(look, { timeout: 15_000 }) as Promise<Awaited<T>>;
/** Answers about training wait until they are let go or stopped. */
const held: (() => void)[] = [];
const visit = sharedTestApp({
  recast: (cast): Cast => ({
    ...cast,
    "coach.composer": async (input, scope) => {
      if (!JSON.stringify(input).includes("Nordic")) return cast["coach.composer"]?.(input, scope);
      scope.emit("The Nordic curl works");
      await new Promise<void>((resolve) => held.push(resolve));
      return cast["coach.composer"]?.(input, scope);
    },
  }),
});

beforeAll(async () => {
  browser = await sharedBrowser();
}, 120_000);
afterAll(leaveBrowser);

/** The page of a visitor; all of them are the one user whom a server without tokens knows. */
async function visitor(app: TestApp, path = "/chat", context?: BrowserContext) {
  const own = context ?? (await openContext(browser));
  if (!context) onTestFinished(() => own.close());
  const { page, trouble } = await openPage(own, app.url);
  await page.goto(`${app.url}${path}`);
  const log = page.getByRole("log", { name: "Conversation" });
  const write = async (text: string) => {
    await page.getByLabel("Message").fill(text);
    await page.keyboard.press("Enter");
  };
  return { page, context: own, trouble, log, write };
}

/** As the browser's user, with what was said over HTTP. */
const local = (app: TestApp): Promise<Speaker> => app.visited("").converse("local");
const messagesOf = async (app: TestApp, page: Page) => {
  const conversationId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  return (await app.visited("").speaker(conversationId, "local").view()).messages;
};

test("[P11] a question is answered with the keyboard alone: into the options, a number, and on", async () => {
  const app = await visit();
  const { page, log, write, trouble } = await visitor(app);

  await write("4x6 rows at 95 lbs");
  await page.getByRole("button", { name: "Seated Cable Row" }).waitFor();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  const cable = await page.getByRole("button", { name: "Seated Cable Row" }).textContent();
  await page.keyboard.press(cable?.trim().charAt(0) ?? "");
  await log.getByText("Logged: 4×6 Seated Cable Row at 95 lb").waitFor();

  expect(await page.evaluate(() => document.activeElement?.id)).toBe("message");
  await log.getByRole("table", { name: "Sets of Seated Cable Row" }).waitFor();
  expect(await log.getByRole("row").count()).toBe(5);
  expect(trouble).toEqual([]);
});

test("[P12] an answer is shown while it is made and stopped with Escape; what came stays", async () => {
  const app = await visit();
  const { page, log, write } = await visitor(app);

  await write("how do I do a Nordic curl?");
  await log.getByText("The Nordic curl works").waitFor();
  await page.getByRole("button", { name: "Stop" }).waitFor();
  await page.keyboard.press("Escape");

  await log.getByText("The Nordic curl works …").waitFor();
  await log.getByText("Stopped.").waitFor();
  await page.getByRole("button", { name: "Stop" }).waitFor({ state: "detached" });
  for (const letGo of held.splice(0)) letGo();
});

test("[I18] whose conversation a developer lets stand still is told so on the page, and it goes on", async () => {
  const app = await visit();
  const { page, log, write } = await visitor(app);
  await write("hello");
  await log.getByText("Hello.").waitFor();
  const conversationId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const viewer = await TestViewer.open(app, `?conversation=${conversationId}`, "local");
  await viewer.hears("setpoint.watching");
  viewer.send({ type: "break.set", conversationId, state: "conversation.dialogue.routing" });
  await viewer.hears("setpoint.breaks");

  await write("bench press 3x8 at 60 kg");
  await page.getByText("A developer has paused this conversation").waitFor();
  viewer.send({ type: "break.clear", conversationId });

  await log.getByText("Logged:").waitFor();
  await page.getByText("A developer has paused this conversation").waitFor({ state: "detached" });
});

test("[P13] what is written offline is kept over a reload and sent once and in order when the connection is back", async () => {
  const app = await visit();
  const context = await openContext(browser);
  onTestFinished(() => context.close());
  let isAway = false;
  const open = new Set<WebSocketRoute>();
  await context.routeWebSocket(/\/ws$/, (socket) => {
    if (isAway) return void socket.close();
    socket.connectToServer();
    open.add(socket);
  });
  const { page, log, write } = await visitor(app, "/chat", context);
  await write("hello");
  await log.getByText("Hello.").waitFor();

  isAway = true;
  for (const socket of open) await socket.close();
  await page.getByText("Offline").waitFor();
  await write("bench press 3x8 at 60 kg");
  await write("what muscles does a deadlift work?");
  await page.getByText("2 messages wait").waitFor();
  await page.reload();
  await page.getByText("2 messages wait").waitFor();
  expect(await log.getByText("waits for a connection").count()).toBe(2);
  isAway = false;

  await log.getByText("Deadlift mainly works").waitFor();
  await page.getByText("waits for a connection").first().waitFor({ state: "detached" });
  const said = (await messagesOf(app, page)).map(({ role, text }) => (role === "user" ? text : role));
  expect(said).toEqual([
    "hello",
    "assistant",
    "bench press 3x8 at 60 kg",
    "assistant",
    "what muscles does a deadlift work?",
    "assistant",
  ]);
  expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).join())).not.toContain("outbox");
});

test("[P14] two tabs show the same conversation, and a new one begins with its first message", async () => {
  const app = await visit();
  const { json: before } = await app.visited("").request("GET", "/api/conversations?limit=100", undefined, "local");
  const one = await visitor(app);
  await one.page.getByText("Connected").waitFor();
  const { json: after } = await app.visited("").request("GET", "/api/conversations?limit=100", undefined, "local");
  expect(after).toEqual(before);

  await one.write("hello");
  await one.log.getByText("Hello.").waitFor();
  const other = await visitor(app, new URL(one.page.url()).pathname, one.context);
  await other.log.getByText("Hello.").waitFor();
  await one.write("bench press 3x8 at 60 kg");

  await other.log.getByText("bench press 3x8 at 60 kg", { exact: true }).waitFor();
  await other.log.getByText("Logged:").waitFor();
  expect(await other.page.getByLabel("Message").inputValue()).toBe("");
});

test("[P15] the last message is sent again with changes: what it stored is taken back, and both are shown", async () => {
  const app = await visit();
  const { page, log, write } = await visitor(app);
  await write("incline bench press 3x8 at 40 kg");
  await log.getByText("Logged:").waitFor();

  await log.getByRole("button", { name: "Edit and resend" }).click();
  expect(await page.getByLabel("Message").inputValue()).toBe("incline bench press 3x8 at 40 kg");
  await write("incline bench press 3x8 at 45 kg");

  await log.getByText("sent again with changes").waitFor();
  await log.getByText("corrected below").waitFor();
  const sets = log.getByRole("table").last();
  await sets.getByRole("cell", { name: "45 kg" }).first().waitFor();
  const [last] = (await messagesOf(app, page)).slice(-1);
  const { json } = await app.visited("").request("GET", `/api/logs?limit=100`, undefined, "local");
  const logs = (json as { items: { exercise: { name: string }; sets: { weight: number }[] }[] }).items;
  const incline = logs.filter(({ exercise }) => exercise.name.includes("Incline"));
  expect(incline.map((entry) => entry.sets.map(({ weight }) => weight))).toEqual([[45, 45, 45]]);
  expect(last?.text).toContain("45");
});

test("[P16] three thousand messages: older ones come when one scrolls up, and what is being read stays where it is", {
  timeout: 120_000,
}, async ({ annotate }) => {
  const app = await startTestApp({ environment: { SETPOINT_SNAPSHOTS: "sqlite" } });
  const ana = await app.converse("local");
  const first = await ana.says("hello");
  await lengthen(app, first, 1_499);
  const { page, log } = await visitor(app, `/chat/${ana.conversationId}`);
  await log.getByText("Answer 1499.").waitFor();
  expect(await log.evaluate((at) => at.scrollHeight - at.scrollTop - at.clientHeight)).toBeLessThan(80);

  // Older messages are held back until it is noted where those stand that are being read.
  const older = Promise.withResolvers<void>();
  await page.route("**/turns?*cursor=*", async (route) => {
    await older.promise;
    await route.fallback();
  });
  // A leap rests after 150 ms, or 9 frames: only then is what lies below the view drawn and measured, which counts as
  // put before it if older messages come in that very frame.
  const standing = () =>
    log.evaluate(async (at) => {
      for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
      const places = [...at.querySelectorAll("article")].map((one) => [
        one.textContent,
        one.getBoundingClientRect().top,
      ]);
      return { places: Object.fromEntries(places) as Record<string, number>, height: at.scrollHeight };
    });
  await log.evaluate((at) => at.scrollTo(0, 1_000));
  const read = await standing();
  older.resolve();
  await until(async () => expect((await standing()).height).toBeGreaterThan(read.height + 5_000));
  const { places } = await standing();
  const moved = Object.keys(places).flatMap((text) =>
    text in read.places ? [(places[text] ?? 0) - (read.places[text] ?? 0)] : [],
  );
  expect(moved.length).toBeGreaterThan(0);
  expect(Math.max(...moved.map(Math.abs))).toBeLessThan(2);

  const { frames, mostShown } = await log.evaluate(async (at) => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const counted: number[] = [];
    let most = 0;
    let before = await frame();
    const isDone = () => at.scrollTop < 1 && at.querySelector("article p")?.textContent === "hello";
    for (let step = 0; step < 6_000 && !isDone(); step += 1) {
      at.scrollTop -= 2_500;
      const now = await frame();
      counted.push(now - before);
      before = now;
      most = Math.max(most, at.querySelectorAll("article").length);
    }
    return { frames: counted, mostShown: most };
  });
  await log.getByText("hello", { exact: true }).waitFor();
  const sorted = frames.toSorted((one, other) => one - other);
  const part = (share: number) => sorted[Math.floor(sorted.length * share)]?.toFixed(1);
  await annotate(
    `${frames.length} frames over 3,000 messages: half under ${part(0.5)} ms, 95 % under ${part(0.95)} ms, the longest ${part(0.9999)} ms; at most ${mostShown} messages in the page at once`,
  );
  expect(mostShown).toBeLessThan(60);

  await page.getByRole("button", { name: "To the latest" }).click();
  await log.getByText("Answer 1499.").waitFor();
});

test("[P17] what is not sent survives a reload; words from another page are put into the field; too much is told", async () => {
  const app = await visit();
  const { page, write, log } = await visitor(app);
  await page.getByLabel("Message").fill("squat 5x5");
  await page.reload();
  await until(async () => expect(await page.getByLabel("Message").inputValue()).toBe("squat 5x5"));
  await page.getByLabel("Message").fill("");
  await page.goto(`${app.url}/chat?text=${encodeURIComponent("What is a hip hinge?")}`);
  await until(async () => expect(await page.getByLabel("Message").inputValue()).toBe("What is a hip hinge?"));
  expect(new URL(page.url()).search).toBe("");
  expect(await log.count()).toBe(0);

  await write("x".repeat(8_001));
  await page.getByText("1 characters too many").waitFor();
  expect(await page.getByRole("button", { name: "Send" }).isDisabled()).toBe(true);
});

test("[P18] conversations are listed by how they begin, renamed, and deleted with a way back", async () => {
  const app = await visit();
  const [kept, gone] = [await local(app), await local(app)];
  await kept.says("hello, this one stays");
  await gone.says("hello, this one goes");
  const { page } = await visitor(app, `/chat/${kept.conversationId}`);
  const list = page.getByRole("navigation", { name: "Conversations" });

  const choose = async (name: string, what: string) => {
    await list.getByRole("button", { name: `More about “${name}”` }).click();
    await page.getByRole("menuitem", { name: what }).click();
  };

  await choose("hello, this one stays", "Rename");
  const field = page.getByLabel("Name of the conversation");
  await until(async () => expect(await field.evaluate((one) => one === document.activeElement)).toBe(true));
  await page.keyboard.type("Leg days");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Leg days" }).waitFor();
  expect((await kept.view()).title).toBe("Leg days");
  await choose("Leg days", "Delete");
  await page.getByRole("heading", { level: 1, name: "New conversation" }).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("heading", { level: 1, name: "Leg days" }).waitFor();

  await choose("hello, this one goes", "Delete");
  await list.getByRole("link", { name: "hello, this one goes" }).waitFor({ state: "detached" });
  await page.getByLabel("Dismiss").last().click();

  const path = `/api/conversations/${gone.conversationId}/snapshot`;
  await until(async () => expect((await app.visited("").request("GET", path, undefined, "local")).status).toBe(404));
  expect((await kept.view()).messages).toHaveLength(2);
});

test("[P19] a joint is spared for now in this browser, or kept in the profile with how bad it is", async () => {
  const app = await visit();
  const { page, log, write } = await visitor(app);
  await page.getByRole("button", { name: "Spare joints" }).click();
  await page.getByLabel("Knee").selectOption("now");
  await page.getByLabel("Wrist").selectOption("severe");
  await page.keyboard.press("Escape");
  await page.reload();
  const spared = page.getByRole("list", { name: "Joints that are spared" });
  await until(async () =>
    expect(await spared.getByRole("listitem").allTextContents()).toEqual(["Wristsevere", "Kneefor now"]),
  );

  await write("give me a 30 minute leg workout");
  await log.getByRole("link", { name: "Open in Workouts" }).waitFor();
  const turns = `/api/conversations/${new URL(page.url()).pathname.split("/").at(-1)}/turns`;
  const { json } = await app.visited("").request("GET", turns, undefined, "local");
  expect((json as { items: Turn[] }).items.at(-1)?.input.avoidJoints).toEqual(["knee"]);
  await spared.getByRole("button", { name: "No longer spare: Wrist" }).click();
  await until(async () => {
    const { json: profile } = await app.visited("").request("GET", "/api/profile", undefined, "local");
    expect((profile as { limitations: unknown[] }).limitations).toEqual([]);
  });
});
