import type { Browser } from "playwright-core";
import type { Turn } from "../../src/protocol/turn.ts";
import type { View } from "../../src/protocol/view.ts";
import { openContext, openPage } from "../../tests/journeys/browserPage.ts";
import { apiCaller } from "../seed/apiCaller.ts";
import type { Picture } from "./picture.ts";

const WIDE = { width: 1_440, height: 900 };
const DIALOGUE = [
  "hello",
  "bench 3x10 at 80kg",
  "4x6 rows at 95 lbs",
  null,
  "what muscles does an RDL work?",
  "Bench press",
];
const OTHERS = [
  ["Leg day", "give me a 30 minute leg workout, my knee is iffy"],
  ["Questions", "how long should I rest?"],
] as const;

/** Of a conversation and of what the inspector shows of it, live, in time and in a fork. On a server that is empty. */
export async function inspectorPictures(url: string, browser: Browser, picture: Picture): Promise<void> {
  const call = apiCaller({ url, user: undefined, token: undefined });
  const post = <T>(path: string, body: unknown): Promise<T> => call("POST", `/api/conversations${path}`, body);
  const begin = async (title: string): Promise<string> =>
    (await post<View>("", { timezone: "Europe/Paris", title })).conversationId;
  const say = (id: string, text: string): Promise<Turn> => post(`/${id}/messages`, { text });

  for (const [title, text] of OTHERS) await say(await begin(title), text);
  const id = await begin("Saturday session");
  let options: { id: string }[] = [];
  for (const text of DIALOGUE) {
    const pick = { type: "user.pick", optionId: options[0]?.id };
    const turn = await (text === null ? post<Turn>(`/${id}/events`, pick) : say(id, text));
    options = turn.pending?.options ?? [];
  }

  const context = await openContext(browser, { viewport: WIDE, deviceScaleFactor: 0.66 });
  const { page } = await openPage(context, `${url}/chat/${id}`);
  const lit = (state: string) => page.locator(`[data-state="conversation.dialogue.${state}"][data-lit]`).waitFor();
  const tab = (name: string) => page.getByRole("tab", { name }).click();
  const button = (name: string) => page.getByRole("button", { name, exact: true }).click();

  await page.getByText("Bench press", { exact: true }).waitFor();
  await page.setViewportSize({ width: 720, height: 900 });
  await picture(page, "chat");
  await page.setViewportSize(WIDE);

  await page.getByRole("link", { name: "Inspect", exact: true }).click();
  await lit("clarifying");
  await page.getByText("A clarification was asked").waitFor();
  await picture(page, "inspector-why");

  await page.emulateMedia({ colorScheme: "dark" });
  await say(id, "what muscles does a bench press work?");
  await page.getByText("coach.question").waitFor();
  await lit("idle");
  await page.getByRole("button", { name: "▶ Play" }).click();
  await lit("coaching");
  await picture(page, "inspector-live", { isMoving: true });
  await page.emulateMedia({ colorScheme: "light" });
  await lit("idle");

  await button("Here");
  await page.getByText("turns counted").waitFor();
  await picture(page, "inspector-heat");
  await button("Off");

  await page.getByRole("button", { name: "Earlier" }).click();
  await page.getByRole("button", { name: "Earlier" }).click();
  await page.getByRole("button", { name: "Earlier" }).click();
  await tab("Context");
  await page.getByText("What changed").waitFor();
  await button("Sequence");
  await page.getByText("logging.committing").waitFor();
  await picture(page, "inspector-time");
  await button("Chart");

  await page.emulateMedia({ colorScheme: "dark" });
  await button("Fork from here");
  await page.waitForURL((url) => !url.search.includes(id));
  await tab("Talk");
  await page.getByRole("textbox", { name: "Say something as the console" }).fill("make it 4x8");
  await button("Send");
  await page.getByText("sent by the console").waitFor();
  await picture(page, "inspector-fork");
  await context.close();
}
