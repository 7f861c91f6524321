import { expect, test } from "vitest";
import type { NewFact, Store } from "../../src/store/store.ts";
import { freshFolder, freshStore } from "./freshStore.ts";
import { AT } from "./storedData.ts";

const DAY_MS = 86_400_000;
const later = (days: number) => new Date(Date.parse(AT) + days * DAY_MS).toISOString();

function factOf(
  value: string,
  part: Partial<NewFact["fact"]> & { key?: string; means?: NewFact["means"] } = {},
): NewFact {
  const { key = "body_weight", means = null, ...said } = part;
  return {
    key,
    means,
    fact: {
      type: "body_weight",
      value,
      confidence: "explicit",
      status: "current",
      supersedes: null,
      source: { turnId: "t-1" },
      at: AT,
      expiresAt: null,
      ...said,
    },
  };
}
const valuesOf = async ({ facts }: Store, user = "ana") =>
  (await facts.list(user, {}, {})).items.map(({ value }) => value);

test("a fact is kept as it was told, through a restart, with its key and its meaning", async () => {
  const dataDir = await freshFolder();
  const before = await freshStore("sqlite", dataDir);
  const told = await before.facts.insert("ana", factOf("81 kg", { means: { set: { unit: "kg" } } }));
  await before.close();

  const { facts } = await freshStore("sqlite", dataDir);

  expect(told).toEqual({ id: expect.stringMatching(/^fact_/), ...factOf("81 kg").fact });
  expect(await facts.find("ana", told.id)).toEqual(told);
  expect(await facts.all("ana")).toEqual([{ key: "body_weight", means: { set: { unit: "kg" } }, fact: told }]);
});

test("somebody else's facts behave as if they did not exist", async () => {
  const { facts } = await freshStore();
  const fact = await facts.insert("ana", factOf("81 kg"));

  expect([
    await facts.find("ben", fact.id),
    await facts.setStatus("ben", fact.id, "retracted"),
    await facts.delete("ben", fact.id),
    await facts.all("ben"),
    (await facts.list("ben", {}, {})).items,
  ]).toEqual([null, null, [], [], []]);
  expect(await facts.find("ana", fact.id)).toEqual(fact);
});

test("facts come newest first, by status and type, page by page without gap or double", async () => {
  const { facts } = await freshStore();
  const told: string[] = [];
  for (let kilos = 80; kilos < 85; kilos += 1) told.unshift((await facts.insert("ana", factOf(`${kilos} kg`))).id);
  await facts.setStatus("ana", told[4] ?? "", "superseded");
  await facts.insert("ana", factOf("Ana", { type: "name", key: "name" }));

  const first = await facts.list("ana", { type: "body_weight" }, { limit: 3 });
  const rest = await facts.list("ana", { type: "body_weight" }, { limit: 3, cursor: first.nextCursor ?? "" });

  expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(told);
  expect(rest.nextCursor).toBeNull();
  expect((await facts.list("ana", { status: "superseded" }, {})).items.map(({ id }) => id)).toEqual([told[4]]);
  await expect(facts.list("ana", {}, { cursor: "nonsense" })).rejects.toMatchObject({ code: "bad_request" });
});

test("what holds for a while is current until its time is over, and retracted from then on", async () => {
  const { facts } = await freshStore();
  const stiff = await facts.insert(
    "ana",
    factOf("stiff neck", { type: "injury", key: "injury:neck", expiresAt: later(1) }),
  );
  const statusAt = async (at: string) => (await facts.all("ana", at))[0]?.fact.status;

  expect([await statusAt(later(0.9)), await statusAt(later(1))]).toEqual(["current", "retracted"]);
  expect((await facts.list("ana", { status: "current" }, {})).items).toEqual([stiff]);
  expect((await facts.list("ana", { status: "retracted" }, {})).items).toEqual([]);
});

test("time runs by the person's clock, which their statements carry", async () => {
  const { facts } = await freshStore();
  await facts.insert("ana", factOf("hotel", { key: "note", type: "note", at: later(-3), expiresAt: later(-2) }));
  await facts.insert("ben", factOf("hotel", { key: "note", type: "note", at: later(-3), expiresAt: later(-2) }));
  await facts.insert("ben", factOf("81 kg", { at: later(0) }));

  expect((await facts.list("ana", { status: "current" }, {})).items).toHaveLength(1);
  expect((await facts.list("ben", { status: "current" }, {})).items.map(({ value }) => value)).toEqual(["81 kg"]);
  expect((await facts.list("ben", { status: "retracted" }, {})).items.map(({ value }) => value)).toEqual(["hotel"]);
});

test("a deleted fact takes its former values along, leaves the rest, and no link to what is gone", async () => {
  const store = await freshStore();
  const { facts } = store;
  const first = await facts.insert("ana", factOf("80 kg"));
  await facts.setStatus("ana", first.id, "superseded");
  const second = await facts.insert("ana", factOf("81 kg", { supersedes: first.id }));
  await facts.insert("ana", factOf("Ana", { type: "name", key: "name" }));

  expect((await facts.delete("ana", first.id)).map(({ value }) => value)).toEqual(["80 kg"]);
  expect((await facts.find("ana", second.id))?.supersedes).toBeNull();
  await facts.setStatus("ana", second.id, "superseded");
  const third = await facts.insert("ana", factOf("82 kg", { supersedes: second.id }));
  expect((await facts.delete("ana", third.id)).map(({ value }) => value)).toEqual(["81 kg", "82 kg"]);
  expect(await valuesOf(store)).toEqual(["Ana"]);
});
