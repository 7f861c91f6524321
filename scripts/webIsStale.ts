import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const SOURCES = ["src/web", "src/protocol", "vite.config.ts", "package-lock.json"];

/** Whether the built page is missing or older than anything it is made of. */
export function webIsStale(root: string): boolean {
  const built = join(root, "dist/web/index.html");
  if (!existsSync(built)) return true;
  const builtAt = statSync(built).mtimeMs;
  return SOURCES.some((source) => newestIn(join(root, source)) > builtAt);
}

function newestIn(path: string): number {
  if (!existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}
