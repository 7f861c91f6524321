import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ConversationFixture } from "../../scripts/conversationFixture.ts";
import type { Turn } from "../../src/protocol/turn.ts";
import type { ExportFile } from "../../src/web/inspector/data/exportFile.ts";
import { ROOT } from "./browserPage.ts";
import { FixtureClock, replayFixture } from "./replayFixture.ts";
import { type Speaker, startTestApp, type TestApp } from "./testApp.ts";

const FOLDER = join(ROOT, "tests/fixtures/conversations");
const read = (file: string) => ConversationFixture.parse(JSON.parse(readFileSync(file, "utf8")));

test("conversations that went wrong once go as they should", async () => {
  const clock = new FixtureClock("2026-11-22T09:00:00Z");
  const app = await startTestApp({ clock });
  const names = readdirSync(FOLDER);
  for (const name of names)
    expect([name, await replayFixture(app, clock, read(join(FOLDER, name)))]).toEqual([name, []]);
  expect(names.length).toBeGreaterThan(0);
});

test("[I23] an export becomes a fixture: it goes as it went, and tells where something else is expected", async () => {
  const clock = new FixtureClock("2026-11-22T09:00:00Z");
  const app = await startTestApp({ clock });
  const ana = await app.converse();
  await ana.says("3x10 bench at 80kg yesterday", { avoidJoints: ["knee"] });
  const asked = await ana.says("4x6 rows at 95 lbs");
  await ana.picks(asked.pending?.options[0]?.id ?? "");
  await ana.says("give me a 20 min core session");
  await ana.says("my name is Bo and I weigh 80 kg");
  await ana.says("4x8 rows at 95 lbs");
  await ana.cancels();
  const folder = mkdtempSync(join(tmpdir(), "setpoint-fixture-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const make = (file: ExportFile, ...rest: string[]) => {
    writeFileSync(join(folder, "export.json"), JSON.stringify(file));
    const args = ["scripts/fixture.ts", join(folder, "export.json"), "--to", folder, ...rest];
    return spawnSync(process.execPath, args, { cwd: ROOT, encoding: "utf8" });
  };
  const exported = await exportOf(app, ana);

  const made = make(exported, "--name", "kept", "--about", "rows are asked about");

  expect([made.stderr, made.status]).toEqual(["", 0]);
  const fixture = read(join(folder, "kept.json"));
  expect(fixture.turns.map(({ says }) => Object.keys(says)[0])).toEqual([
    ...["text", "text", "pick", "text", "text", "text", "cancel"],
  ]);
  expect(await replayFixture(app, clock, fixture)).toEqual([]);
  const [first] = fixture.turns;
  if (first) first.expect = { effects: first.expect.effects ?? [], reply: "What weight?" };
  expect((await replayFixture(app, clock, fixture)).map(({ turn, part }) => [turn, part])).toEqual([[1, "reply"]]);

  expect(make(exported, "--name", "kept").stderr).toContain("is there already");
  expect(make({ ...exported, detail: "redacted" }, "--name", "other").stderr).toContain("redacted");
});

/** As the inspector page exports it, whole. */
async function exportOf(app: TestApp, { conversationId }: Speaker): Promise<ExportFile> {
  const { json } = await app.request("GET", `/api/conversations/${conversationId}/turns?limit=100`);
  return {
    format: "setpoint.conversation",
    version: 1,
    exportedAt: "2026-11-21T12:00:00Z",
    detail: "whole",
    conversation: { conversationId, title: null, updatedAt: "2026-11-21T12:00:00Z" },
    charts: [],
    turns: (json as { items: Turn[] }).items,
    whys: [],
    checkpoints: [],
  };
}
