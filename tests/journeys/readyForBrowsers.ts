import { readFileSync } from "node:fs";
import chromium from "@sparticuz/chromium";
import type { TestProject } from "vitest/node";
import { freshWeb } from "../../scripts/freshWeb.ts";

/**
 * Before the workers begin, so that no two of them build the page or unpack the browser at once: a browser that is still being
 * written cannot be started. Runs without a browser do without.
 */
export default async function readyForBrowsers(project: TestProject): Promise<void> {
  // Not in the types: were it gone, all files would be looked at and the page built for every run.
  const { filenamePattern } = project.vitest as { filenamePattern?: string[] };
  const { testFiles } = await project.globTestFiles(filenamePattern);
  if (!testFiles.some((file) => readFileSync(file, "utf8").includes("sharedBrowser("))) return;
  freshWeb(project.config.root);
  // For the workers, whose folder for what passes is another.
  process.env.SETPOINT_TEST_BROWSER = await chromium.executablePath();
}
