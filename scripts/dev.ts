import { spawn } from "node:child_process";
import { join } from "node:path";
import { createServer } from "vite";

/** The server restarts when its sources change; the page reloads by itself and passes the API on to it. */
const root = join(import.meta.dirname, "..");
const server = spawn(process.execPath, ["--no-regexp-tier-up", "--watch", join(root, "src/main.ts")], {
  stdio: "inherit",
});
const port = process.env.PORT || "3000";
const web = await createServer({
  root: join(root, "src/web"),
  configFile: join(root, "vite.config.ts"),
  server: {
    port: 5173,
    proxy: {
      "/api": `http://127.0.0.1:${port}`,
      "^/inspect(\\?.*)?$": { target: `ws://127.0.0.1:${port}`, ws: true, changeOrigin: true, rewriteWsOrigin: true },
      "^/inspector(\\?.*)?$": { target: `http://127.0.0.1:${port}`, bypass: () => "/inspector/index.html" },
      "/ws": { target: `ws://127.0.0.1:${port}`, ws: true, changeOrigin: true, rewriteWsOrigin: true },
    },
  },
});
await web.listen();
web.printUrls();
process.on("SIGINT", () => {
  server.kill("SIGTERM");
  void web.close().then(() => process.exit(0));
});
