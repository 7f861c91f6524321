import { mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { packFiles } from "./packFiles.ts";

/**
 * Builds the page aside and then puts it in place, so that a running server never serves half of it. Each build has a folder of
 * its own: of two at once the later one stays.
 */
process.env.NODE_ENV = "production";
const root = join(import.meta.dirname, "..");
const dist = join(root, "dist");
mkdirSync(dist, { recursive: true });
const aside = mkdtempSync(join(dist, "web.building-"));
const place = join(dist, "web");

try {
  await build({
    root: join(root, "src/web"),
    configFile: join(root, "vite.config.ts"),
    logLevel: "warn",
    build: { outDir: join(aside, "new"), emptyOutDir: true },
  });
  packFiles(join(aside, "new/assets"));
  putInPlace();
} finally {
  rmSync(aside, { recursive: true, force: true });
}

/** What is there is moved away first, for a folder takes the place of an empty one only; another build may be quicker. */
function putInPlace(): void {
  for (let tries = 1; ; tries += 1) {
    try {
      renameSync(place, join(aside, `old-${tries}`));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
    try {
      renameSync(join(aside, "new"), place);
      return;
    } catch (error) {
      const { code = "" } = error as NodeJS.ErrnoException;
      if (!["ENOTEMPTY", "EEXIST", "EPERM"].includes(code) || tries === 10) throw error;
    }
  }
}
