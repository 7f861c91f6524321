import { expect, test } from "vitest";
import { readCorrection } from "../../src/language/corrections/logCorrection.ts";
import { orderedDeletion } from "../../src/language/corrections/orderedDeletion.ts";

const meant = (text: string) => orderedDeletion(text, readCorrection(text));

test.each([
  "lol kidding, wipe it, I can do about 50",
  "just kidding, wipe that, more like 50 lol",
  "war nur Spaß, lösch es, ich schaffe nur 50",
  "scrap it, it was 3 am and I was drunk",
  "lol kidding, delete that, only had 20 minutes anyway",
  "borra eso, era broma, como 50 puedo",
])("an order to delete holds whatever stands beside it: %s", (text) => {
  expect(meant(text)).toMatchObject({ kind: "delete", target: null });
});

test.each(["delete it actually", "remove that after all, thanks", "lösch das doch", "scrap the last one then"])(
  "words around an order to delete do not make it an undoing of the change before: %s",
  (text) => {
    expect(readCorrection(text)).toMatchObject({ kind: "delete", scope: "last" });
  },
);

test.each([
  "delete that, it should be 3x8 at 60",
  "don't delete it, it was 50",
  "sorry, it was 82.5",
  "no wait, make it 60",
])("and what comes in its place is none: %s", (text) => {
  expect(meant(text)).toEqual(readCorrection(text));
});
