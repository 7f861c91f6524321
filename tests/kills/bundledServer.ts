import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";

const ROOT = join(import.meta.dirname, "../..");

/** Modules look for their files beside where they were. */
const whereTheyWere: Plugin = {
  name: "where-they-were",
  enforce: "pre",
  transform(code, id) {
    if (!code.includes("import.meta")) return null;
    const told = code
      .replaceAll("import.meta.dirname", JSON.stringify(dirname(id)))
      .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href));
    return { code: told, map: null };
  },
};

/**
 * What is built ahead of use, once the server listens, is of no use to who is killed soon. What was compiled until then is,
 * to the next: who is killed does not come to keep it.
 */
const keptForTheNext: Plugin = {
  name: "kept-for-the-next",
  enforce: "pre",
  transform: (_, id) =>
    id.endsWith("/runtime/warmUp.ts")
      ? {
          code: 'import { flushCompileCache } from "node:module"; export const warmUp = async () => flushCompileCache();',
          map: null,
        }
      : null,
};

/** The server's sources in one file, for a process that is started often: finding and reading them is half of a start. */
export async function bundledServer(folder: string): Promise<string> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [whereTheyWere, keptForTheNext],
    ssr: { noExternal: true },
    build: {
      ssr: join(ROOT, "src/main.ts"),
      outDir: folder,
      minify: false,
      rollupOptions: { output: { entryFileNames: "main.mjs" } },
    },
  });
  return join(folder, "main.mjs");
}
