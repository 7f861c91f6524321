import { expect, test } from "vitest";
import type { FactStatement } from "../../src/protocol/facts.ts";
import { EMPTY_PROFILE } from "../../src/protocol/profile.ts";
import type { Effect } from "../../src/protocol/turn.ts";
import { forgetFacts } from "../../src/tools/forgetFacts.ts";
import { getProfile } from "../../src/tools/getProfile.ts";
import type { ProfileChange } from "../../src/tools/profileChange.ts";
import { rememberFacts } from "../../src/tools/rememberFacts.ts";
import { callTool, type ToolCall } from "../../src/tools/tool.ts";
import { freshStore } from "../store/freshStore.ts";
import { AT } from "../store/storedData.ts";

const NO_CHANGE: ProfileChange = {
  set: {},
  equipment: { has: [], lacks: [], isAll: false },
  limitations: [],
  healed: [],
};
const BAD_KNEE: ProfileChange = {
  ...NO_CHANGE,
  limitations: [{ joint: "knee", severity: "moderate", side: null, note: null }],
};
type Said = Omit<FactStatement, "text"> & { means: ProfileChange | null };

const weight = (value: string, part: Partial<Said> = {}): Said => ({
  op: "state",
  type: "body_weight",
  key: "body_weight",
  value,
  confidence: "explicit",
  expiresAt: null,
  means: null,
  ...part,
});
const knee = (value: string, part: Partial<Said> = {}): Said =>
  weight(value, { type: "injury", key: "injury:knee:left", ...part });

test("a new value takes the place of the old one of its key, and both effects tell", async () => {
  const { say } = await person();
  const [first] = await say([weight("75 kg")]);

  const effects = await say([weight("77 kg")]);

  expect(effects).toMatchObject([
    { kind: "fact", op: "update", ref: first?.ref, data: { value: "75 kg", status: "superseded" } },
    { kind: "fact", op: "create", data: { value: "77 kg", status: "current", supersedes: first?.ref, at: AT } },
  ]);
  expect(effects.map(({ effectId }) => effectId)).toEqual(["t-2/0.0.0", "t-2/0.0.1"]);
});

test("a liking that turned is news, though the thing is the same", async () => {
  const { say } = await person();
  const rowing = (type: Said["type"]): Said => weight("rowing", { type, key: "preference:rowing" });
  await say([rowing("preference_like")]);

  expect(await say([rowing("preference_dislike")])).toMatchObject([
    { op: "update", data: { type: "preference_like", status: "superseded" } },
    { op: "create", data: { type: "preference_dislike", status: "current" } },
  ]);
});

test("what is known already changes nothing, said less surely or for a while neither", async () => {
  const { say } = await person();
  await say([weight("75 kg")]);

  expect(await say([weight("75 KG")])).toEqual([]);
  expect(await say([weight("75 kg", { confidence: "hedged" })])).toEqual([]);
  expect(await say([weight("75 kg", { expiresAt: "2026-11-23T00:00:00+01:00" })])).toEqual([]);
});

test("what ends is retracted under every key that its own begins, except what the same message states", async () => {
  const { say, current } = await person();
  await say([
    knee("left knee"),
    knee("right knee", { key: "injury:knee:right" }),
    knee("wrist", { key: "injury:wrist" }),
  ]);

  const effects = await say([knee("knee", { op: "end", key: "injury:knee" }), knee("left knee")]);

  expect(effects).toMatchObject([{ op: "update", data: { value: "right knee", status: "retracted" } }]);
  expect(await current()).toEqual(["left knee", "wrist"]);
});

test("what holds for a while stands beside what lasts, and counts in the profile as long as it holds", async () => {
  const { store, say, current, profileNow } = await person();
  await say([knee("old knee injury")]);
  await say([knee("swollen knee", { expiresAt: "2026-11-23T00:00:00Z", confidence: "temporary", means: BAD_KNEE })]);

  expect(await current()).toEqual(["old knee injury", "swollen knee"]);
  expect((await profileNow()).limitations).toEqual(BAD_KNEE.limitations);
  expect(await store.profiles.find("ana")).toBeNull();

  await say([weight("75 kg")], { at: "2026-11-23T12:00:00Z" });
  expect(await current()).toEqual(["old knee injury", "75 kg"]);
  expect((await profileNow()).limitations).toEqual([]);
});

test("the profile changes with the facts, in the same write, once", async () => {
  const { store, say } = await person();

  const effects = await say([knee("left knee")], { profile: BAD_KNEE });
  const again = await say([knee("left knee")], { profile: BAD_KNEE });

  expect(effects).toMatchObject([
    { kind: "fact" },
    { kind: "profile", op: "update", data: { limitations: BAD_KNEE.limitations } },
  ]);
  expect(again).toEqual([]);
  expect(await store.profiles.find("ana")).toEqual({ ...EMPTY_PROFILE, limitations: BAD_KNEE.limitations });
});

test("a second run under one key answers the same and stores nothing twice", async () => {
  const { say, current } = await person();
  const first = await say([weight("75 kg")], { effectKey: "t-1/0.0" });

  expect(await say([weight("75 kg")], { effectKey: "t-1/0.0" })).toEqual(first);
  expect(await current()).toEqual(["75 kg"]);
});

test("forgetting leaves no value behind, former ones neither, and takes it out of the profile", async () => {
  const { store, say, forget } = await person();
  await say([weight("75 kg"), knee("left knee")], { profile: BAD_KNEE });
  const [, second] = await say([weight("77 kg")]);

  const effects = await forget([second?.ref ?? "", "fact_missing"], { ...NO_CHANGE, healed: ["knee"] });

  expect(effects.map(({ kind, op, data }) => [kind, op, data.value])).toEqual([
    ["fact", "delete", "75 kg"],
    ["fact", "delete", "77 kg"],
    ["profile", "update", undefined],
  ]);
  expect((await store.facts.all("ana")).map(({ fact }) => fact.value)).toEqual(["left knee"]);
  expect((await store.profiles.find("ana"))?.limitations).toEqual([]);
});

async function person() {
  const store = await freshStore();
  const remember = rememberFacts(store);
  const forgetting = forgetFacts(store);
  let turns = 0;
  const call = (effectKey = `t-${turns}/0.0`): ToolCall => ({
    userId: "ana",
    conversationId: "c-1",
    turnId: `t-${turns}`,
    effectKey,
    signal: new AbortController().signal,
  });
  const effectsOf = (answer: { ok: true; result: Effect[] } | { ok: false; problem: string }) => {
    if (!answer.ok) throw new Error(answer.problem);
    return answer.result;
  };
  return {
    store,
    async say(
      statements: Said[],
      { at = AT, profile = NO_CHANGE, effectKey }: { at?: string; profile?: ProfileChange; effectKey?: string } = {},
    ) {
      turns += 1;
      return effectsOf(await callTool(remember, { at, statements, profile }, call(effectKey)));
    },
    async forget(ids: string[], profile: ProfileChange) {
      turns += 1;
      return effectsOf(await callTool(forgetting, { ids, profile }, call()));
    },
    current: async () =>
      (await store.facts.all("ana")).filter(({ fact }) => fact.status === "current").map(({ fact }) => fact.value),
    async profileNow() {
      const answer = await callTool(getProfile(store), {}, call());
      return answer.ok ? answer.result.profile : EMPTY_PROFILE;
    },
  };
}
