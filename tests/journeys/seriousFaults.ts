import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What a colour scheme can change, and everything else: colours are the dear part. */
const COLOURS = ["color-contrast", "link-in-text-block"];
const RULES: Record<"all" | "colours" | "structure", RunOptions> = {
  all: {},
  colours: { runOnly: { type: "rule", values: COLOURS } },
  structure: { rules: Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }])) },
};

/** What axe finds within an element, named by a selector, that keeps people out. */
export async function seriousFaults(page: Page, within: string, rules: keyof typeof RULES = "all"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    ([selector, options]) =>
      (globalThis as unknown as { axe: { run(within: string, options: RunOptions): Promise<AxeResults> } }).axe.run(
        selector,
        options,
      ),
    [within, { resultTypes: ["violations"], ...RULES[rules] } as RunOptions] as const,
  );
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 240)).join(" | ")}`);
}
