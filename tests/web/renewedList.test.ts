import { expect, test } from "vitest";
import { listedName } from "../../src/web/inspector/data/listedName.ts";
import { renewedList } from "../../src/web/inspector/data/renewedList.ts";
import type { Listed } from "../../src/web/inspector/data/source.ts";

/** Of the given minute of an hour. */
const at = (conversationId: string, minute: number, more: Partial<Listed> = {}): Listed => ({
  conversationId,
  title: null,
  updatedAt: `2026-11-21T12:${String(minute).padStart(2, "0")}:00.000Z`,
  ...more,
});
const ids = (items: Listed[]) => items.map(({ conversationId }) => conversationId);

test("[W7] a look at the newest conversations keeps the older ones, forgets what is gone, and moves what went on", () => {
  const known = { items: [at("a", 9), at("b", 8, { value: "idle" }), at("c", 7), at("d", 6)], hasMore: false };

  const gone = renewedList(known, { items: [at("a", 9), at("c", 7)], hasMore: true });
  const wentOn = renewedList(known, { items: [at("d", 10), at("a", 9), at("b", 8)], hasMore: true });

  expect([ids(gone.items), gone.hasMore]).toEqual([["a", "c", "d"], false]);
  expect(ids(wentOn.items)).toEqual(["d", "a", "b", "c"]);
  expect(wentOn.items[2]?.value).toBe("idle");
  expect(renewedList({ items: [], hasMore: false }, { items: [at("a", 9)], hasMore: true }).hasMore).toBe(true);
  expect(ids(renewedList(known, { items: [at("c", 7)], hasMore: false }).items)).toEqual(["c"]);
});

test("[W7] a conversation is called by its title, by its first words, or by its id", () => {
  expect(listedName(at("0123456789", 1, { title: "Leg day", opening: "hello" }))).toBe("Leg day");
  expect(listedName(at("0123456789", 1, { opening: "hello" }))).toBe("hello");
  expect(listedName(at("0123456789", 1))).toBe("Conversation 01234567");
});
