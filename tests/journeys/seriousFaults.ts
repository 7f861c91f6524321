import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The theme is on the page, and no colour is on its way to another. */
export async function restyled(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.waitForFunction(
    (isDark) => document.documentElement.classList.contains("dark") === isDark,
    theme === "dark",
  );
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

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
