import type { Catalog } from "../../src/catalog/catalog.ts";
import { readCatalog } from "../../src/catalog/readCatalog.ts";
import { interleave, median, p50, time } from "../measure.ts";
import { atLeast, atMost, rounded, type Section } from "../section.ts";

type Query = { phrase: string; id: string };

/** Exercise names as people type them: one typo, or the words in another order. */
export const matching: Section = {
  name: "matching",
  title: "Fuzzy match",
  async run({ rounds }) {
    const catalog = readCatalog();
    const names = catalog.all.flatMap(({ name, aliases }) => [name, ...aliases]).length;
    const kinds: Record<string, Query[]> = {
      exact: queries(catalog, (name) => name),
      "one typo": queries(catalog, typo),
      "words reordered": queries(catalog, reordered),
    };
    const jobs = Object.entries(kinds).map(([name, all]) => ({
      name,
      run: () => time(1, all.length, async (_, index) => catalog.match(all[index]?.phrase ?? "")),
    }));
    const figures = await interleave(jobs, rounds);
    const rightOf = (all: readonly Query[]) =>
      (100 * all.filter(({ phrase, id }) => catalog.match(phrase).best?.exercise.id === id).length) / all.length;
    const rows = Object.fromEntries(
      Object.entries(kinds).map(([name, all]) => {
        const measured = figures.get(name) ?? [];
        return [
          name,
          {
            queries: all.length,
            "p50 µs": rounded(median(measured.map(p50))),
            "p99 µs": rounded(median(measured.map(({ p99Us }) => p99Us))),
            "top-1 %": rounded(rightOf(all)),
          },
        ];
      }),
    );
    const slowest = Math.max(...[...figures.values()].map((all) => median(all.map(p50)))) / 1_000;
    const changed = [...(kinds["one typo"] ?? []), ...(kinds["words reordered"] ?? [])];
    const budgets = [
      atMost(`fuzzy match over ${names.toLocaleString("en")} names, p50`, 1.5, slowest, "ms"),
      atLeast("top-1 under one typo or reordering", 95, rightOf(changed), "%"),
    ];
    return { tables: [{ title: `Among ${names.toLocaleString("en")} names and aliases`, rows }], budgets };
  },
};

function queries(catalog: Catalog, change: (name: string, index: number) => string): Query[] {
  return catalog.all.flatMap(({ name, id }, index) => {
    const phrase = change(name.toLowerCase(), index);
    return phrase ? [{ phrase, id }] : [];
  });
}

/** One letter of the longest word left out, doubled or swapped with the next, by turns. */
function typo(name: string, index: number): string {
  const word = name.split(/[^a-z]+/).toSorted((a, b) => b.length - a.length)[0] ?? "";
  if (word.length < 5) return "";
  const at = 1 + (index % (word.length - 3));
  const [before, a = "", b = "", after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
  const wrong = [before + b + after, before + a + a + b + after, before + b + a + after][index % 3] ?? word;
  return wrong === word ? "" : name.replace(word, wrong);
}

function reordered(name: string): string {
  const words = name.replace(/[^a-z0-9' -]/g, "").split(" ");
  return words.length < 2 ? "" : [...words.slice(1), words[0]].join(" ");
}
