import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { webIsStale } from "./webIsStale.ts";

/** Builds the page where it is missing or old. Throws when it cannot be built. */
export function freshWeb(root: string): void {
  if (webIsStale(root)) execFileSync(process.execPath, [join(root, "scripts/buildWeb.ts")], { stdio: "inherit" });
}
