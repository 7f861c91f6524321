import { expect, test } from "vitest";
import type { Budgets } from "../../src/models/budget.ts";
import { UsageLedger } from "../../src/models/usageLedger.ts";
import { freshFolder, freshStore } from "../store/freshStore.ts";
import { deskWith, EVENING, NO_BUDGETS, QUESTION } from "./deskWith.ts";
import { scriptedModel } from "./scriptedModel.ts";

/** A scripted answer that used so many tokens. */
const using = (tokens: number) => ({ text: "Ok.", usage: { inputTokens: tokens, outputTokens: 0 } });
const bounded = (bounds: Partial<Budgets>): Budgets => ({ ...NO_BUDGETS, ...bounds });
const OVER = { ok: false, why: "overBudget" };

test("[N14] a call that a turn's budget does not bear is not made; another turn's is", async () => {
  const model = scriptedModel([using(900), using(10)]);
  const { asker, calls } = deskWith({ model, budgets: bounded({ turn: { tokens: 1_000, usd: null } }) });
  const ask = asker({ mostCalls: 3 });

  expect(await ask(QUESTION)).toMatchObject({ ok: true });
  expect(await ask(QUESTION)).toEqual(OVER);
  expect(await asker({ turnId: "turn-2" })(QUESTION)).toMatchObject({ ok: true });
  expect(calls[1]).toMatchObject({
    outcome: "overBudget",
    inputTokens: 0,
    costUsd: 0,
    attempts: [{ outcome: "skipped", problem: "the turn's budget is used up" }],
  });
  model.done();
});

test("[N14] a user's day and everybody's day are bounded, in tokens and in dollars, until the next day of UTC", async () => {
  const prices = { scripted: { input: 1_000, output: 0 } };
  const cases: [Partial<Budgets>, number][] = [
    [{ userDay: { tokens: 1_000, usd: null } }, 1_000],
    [{ day: { tokens: 1_000, usd: null } }, 1_000],
    // A dollar is 1,000 tokens here.
    [{ userDay: { tokens: null, usd: 1 } }, 1_000],
    [{ day: { tokens: null, usd: 1 } }, 1_000],
  ];
  for (const [bounds, tokens] of cases) {
    const model = scriptedModel([using(tokens), using(1)]);
    const { desk, asker, time } = deskWith({ model, prices, budgets: bounded(bounds) });
    expect(desk.isOn("ana")).toBe(true);
    await asker()(QUESTION);

    expect(desk.isOn("ana")).toBe(false);
    expect(desk.isOn("bob")).toBe("userDay" in bounds);
    expect(await asker({ turnId: "turn-2" })(QUESTION)).toEqual(OVER);
    time.now = EVENING + 3_600_000;
    expect(desk.isOn("ana")).toBe(true);
    expect(await asker({ turnId: "turn-3" })(QUESTION)).toMatchObject({ ok: true });
    model.done();
  }
});

test("[N14] calls side by side do not together overrun: what each may use is set aside before it is made", async () => {
  const model = scriptedModel([using(110), using(110), using(110)]);
  const { asker, calls } = deskWith({ model, budgets: bounded({ userDay: { tokens: 400, usd: null } }) });

  // Each is estimated at its 100 tokens of answer and some for the question: three fit.
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((turn) => asker({ turnId: `turn-${turn}` })(QUESTION)));

  expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
  expect(answers.filter(({ ok }) => !ok)).toEqual([OVER, OVER, OVER]);
  expect(calls.reduce((sum, { inputTokens }) => sum + inputTokens, 0)).toBeLessThanOrEqual(400);
  model.done();
});

test("[N14] a call that fails gives back what was set aside for it", async () => {
  const model = scriptedModel([
    { fails: "connection", usage: { inputTokens: 0, outputTokens: 0 } },
    { fails: "connection", usage: { inputTokens: 0, outputTokens: 0 } },
    using(10),
  ]);
  const { asker } = deskWith({ model, budgets: bounded({ turn: { tokens: 200, usd: null } }) });
  const ask = asker({ mostCalls: 3 });

  expect([await ask(QUESTION), await ask(QUESTION), await ask(QUESTION)].map(({ ok }) => ok)).toEqual([
    false,
    false,
    true,
  ]);
});

test("[N15] what was used on a day is known after a restart, and is in the person's export until it is deleted", async () => {
  const dataDir = await freshFolder();
  const before = await freshStore("sqlite", dataDir);
  const usage = await UsageLedger.open(before.modelUsage, EVENING);
  const { asker } = deskWith({
    model: scriptedModel([using(900), using(50)]),
    usage,
    prices: { scripted: { input: 1, output: 1 } },
  });
  await asker()(QUESTION);
  await asker({ userId: "bob" })(QUESTION);
  await before.close();

  const store = await freshStore("sqlite", dataDir);
  const after = await UsageLedger.open(store.modelUsage, EVENING);
  const ofAna = { modelCalls: 1, inputTokens: 900, outputTokens: 0, costUsd: 0.0009 };
  expect(after.ofUser("ana", "2026-11-21")).toEqual(ofAna);
  expect(after.ofAll("2026-11-21")).toMatchObject({ modelCalls: 2, inputTokens: 950 });
  expect(after.ofUser("ana", "2026-11-22")).toMatchObject({ modelCalls: 0 });
  expect(await store.modelUsage.ofUser("ana")).toEqual([{ day: "2026-11-21", ...ofAna }]);

  await store.personalData.eraseRows("ana");

  const erased = await UsageLedger.open(store.modelUsage, EVENING);
  expect(erased.ofUser("ana", "2026-11-21")).toMatchObject({ modelCalls: 0 });
  expect(erased.ofUser("bob", "2026-11-21")).toMatchObject({ modelCalls: 1 });
  expect(erased.ofAll("2026-11-21")).toMatchObject({ modelCalls: 2, inputTokens: 950 });
});

test("[N15] a call that ends after its person has deleted everything leaves nothing of them", async () => {
  const store = await freshStore();
  const usage = await UsageLedger.open(store.modelUsage, EVENING);
  const model = scriptedModel([{ ...using(10), before: () => usage.forget("ana") }, using(5)]);
  const { asker } = deskWith({ model, usage });

  await asker()(QUESTION);
  expect(await store.modelUsage.ofUser("ana")).toEqual([]);
  expect(usage.ofAll("2026-11-21")).toMatchObject({ inputTokens: 10 });

  await asker()(QUESTION);
  expect(await store.modelUsage.ofUser("ana")).toMatchObject([{ inputTokens: 5 }]);
});
