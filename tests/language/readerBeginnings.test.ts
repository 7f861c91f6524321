import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { WORD_READERS } from "../../src/language/notation/readMarks.ts";
import { tokenize } from "../../src/language/notation/tokenize.ts";

const messages = readFileSync(new URL("../../evals/data/logging.dev.jsonl", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => (JSON.parse(line) as { text: string }).text);

test("a reader of a log that is not asked at a word would find nothing there", () => {
  const missed = messages.flatMap((text) => {
    const tokens = tokenize(text);
    return tokens.flatMap((token, at) =>
      WORD_READERS.flatMap((reader) => {
        const isAsked = token.kind !== "word" || reader.begins?.has(token.fold) !== false;
        return isAsked || reader(tokens, at) === null ? [] : [`${token.fold}: ${text}`];
      }),
    );
  });

  expect(missed).toEqual([]);
});

test("most readers are not asked at a word that begins nothing", () => {
  const asked = WORD_READERS.filter(({ begins }) => begins?.has("deadlift") !== false);

  expect(asked.length).toBeLessThan(WORD_READERS.length / 4);
});
