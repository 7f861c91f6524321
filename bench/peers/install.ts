import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

const FOLDER = import.meta.dirname;

/** Installs what is compared with, once, into this folder. `null` when it is there, else one sentence that says why not. */
export function installPeers(): string | null {
  if (existsSync(join(FOLDER, "node_modules/.package-lock.json"))) return null;
  console.log("The peers are not installed yet: npm ci in bench/peers. This can take some minutes, once.");
  // The database driver of a peer is built for the Node that runs this.
  const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` };
  const { status, error } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: FOLDER, env, stdio: "inherit" });
  if (error) return `npm could not be started: ${error.message}`;
  return status === 0 ? null : `npm ci in bench/peers ended with ${status}`;
}
