import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { packFiles } from "./packFiles.ts";

/** Builds the page aside and then puts it in place, so that a running server never serves half of it. */
process.env.NODE_ENV = "production";
const root = join(import.meta.dirname, "..");
const aside = join(root, "dist/web.building");
const place = join(root, "dist/web");

await build({
  root: join(root, "src/web"),
  configFile: join(root, "vite.config.ts"),
  logLevel: "warn",
  build: { outDir: aside, emptyOutDir: true },
});
packFiles(join(aside, "assets"));
rmSync(place, { recursive: true, force: true });
renameSync(aside, place);
