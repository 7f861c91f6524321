import { expect, test } from "vitest";
import { newAwake } from "../../src/runtime/awake.ts";
import { Taps, type Viewer } from "../../src/runtime/inspect/taps.ts";

const awakeOf = (conversationId: string, userId: string) => newAwake({ conversationId, userId }, null, 0);
const viewerOf = (userId: string, conversationId: string | null) => {
  const types: string[] = [];
  const viewer: Viewer = {
    userId,
    conversationId,
    show: (happened) => void types.push(JSON.parse(happened("redacted")).type),
  };
  return { viewer, types };
};

test("[I7] a conversation is tapped only while somebody watches it", () => {
  const taps = new Taps();
  const [watched, other, bobs] = [awakeOf("a1", "ana"), awakeOf("a2", "ana"), awakeOf("b1", "bob")];
  const isTapped = () => [watched, other, bobs].map(({ tap, kernel }) => [tap !== null, kernel.observer !== null]);
  const [off, on] = [
    [false, false],
    [true, true],
  ];
  const [one, all] = [viewerOf("ana", "a1"), viewerOf("ana", null)];
  const see = ({ viewer }: typeof one) => {
    taps.add(viewer);
    for (const awake of [watched, other, bobs]) taps.introduce(awake, viewer);
  };
  for (const awake of [watched, other, bobs]) taps.follow(awake);
  expect(isTapped()).toEqual([off, off, off]);

  see(one);
  expect(isTapped()).toEqual([on, off, off]);
  expect(one.types).toEqual(["@xstate.actor", "@xstate.snapshot"]);
  see(all);
  expect(isTapped()).toEqual([on, on, off]);
  expect(one.types).toHaveLength(2);
  expect(all.types).toHaveLength(4);
  taps.remove(all.viewer);
  expect(isTapped()).toEqual([on, off, off]);
  taps.remove(one.viewer);
  expect(isTapped()).toEqual([off, off, off]);
});
