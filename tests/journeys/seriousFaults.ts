import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds within an element, named by a selector, that keeps people out. */
export async function seriousFaults(page: Page, within: string): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    ([selector, options]) =>
      (globalThis as unknown as { axe: { run(within: string, options: RunOptions): Promise<AxeResults> } }).axe.run(
        selector,
        options,
      ),
    [within, { resultTypes: ["violations"] } as RunOptions] as const,
  );
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 240)).join(" | ")}`);
}
