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

/** The server's sources in one file, for a process that is started often: finding and reading them is half of a start. */
export async function bundledServer(folder: string): Promise<string> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [whereTheyWere],
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
