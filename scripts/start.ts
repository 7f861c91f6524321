import { spawn } from "node:child_process";
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { webIsStale } from "./webIsStale.ts";

/** Starts the server at once; a page that is missing or old is built beside it and served as soon as it is there. */
const root = join(import.meta.dirname, "..");
enableCompileCache(join(root, "node_modules/.cache/setpoint"));
const main = import("../src/main.ts");
if (webIsStale(root)) {
  await main;
  const building = spawn(process.execPath, [join(root, "scripts/buildWeb.ts")], { stdio: "inherit" });
  building.on("exit", (code) => {
    if (code !== 0) console.error("The web page could not be built; the API works without it.");
  });
}
