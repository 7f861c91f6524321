import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const WEB = join(import.meta.dirname, "src/web");

/** Files of the page beside those that are built. */
const SHELL_PUBLIC = ["/first.js", "/icon.svg", "/manifest.webmanifest"];

/** What is shown at an address, by the first part of it; behind a slash: with an id. As in `app/views.ts`. */
const VIEWS: Record<string, string> = {
  "": "today/TodayPage.tsx",
  chat: "chat/ChatPage.tsx",
  "chat/": "chat/ChatPage.tsx",
  workouts: "training/WorkoutsPage.tsx",
  "workouts/": "training/WorkoutPage.tsx",
  logs: "training/LogsPage.tsx",
  "logs/": "training/LogPage.tsx",
  progress: "progress/ProgressPage.tsx",
  "progress/": "progress/ProgressPage.tsx",
  exercises: "catalogue/CataloguePage.tsx",
  "exercises/": "catalogue/ExercisePage.tsx",
  settings: "settings/SettingsPage.tsx",
};

/** Tells `first.js` which files each view is made of, so that it need not wait for the frame to ask for them. */
function viewFiles(): Plugin {
  return {
    name: "setpoint-view-files",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle, filename }) {
        if (!bundle || filename !== join(WEB, "index.html")) return html;
        const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
        const filesOf = (page: string): string[] => {
          const reached = new Set<string>();
          const visit = (file: string) => {
            const chunk = chunks.find(({ fileName }) => fileName === file);
            if (!chunk || chunk.isEntry || reached.has(file) || html.includes(`/${file}"`)) return;
            reached.add(file);
            chunk.imports.forEach(visit);
          };
          const first = chunks.find(({ facadeModuleId }) => facadeModuleId === join(WEB, page));
          if (!first) throw new Error(`${page} is not a view of its own`);
          visit(first.fileName);
          return [...reached].map((file) => basename(file, ".js"));
        };
        const files = Object.entries(VIEWS).map(([view, page]) => [view, filesOf(page).join(" ")]);
        const said = JSON.stringify(Object.fromEntries(files)).replaceAll('"', "&quot;");
        return html.replace('src="/first.js"', `src="/first.js" data-views="${said}"`);
      },
    },
  };
}

/** Writes `sw.js`, which keeps the page of this very build, with all its views. The inspector is not kept. */
function serviceWorker(): Plugin {
  return {
    name: "setpoint-service-worker",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const reached = new Set<string>();
      const visit = (file: string) => {
        const part = bundle[file];
        if (!part || reached.has(file)) return;
        reached.add(file);
        if (part.type !== "chunk") return;
        for (const other of [...part.imports, ...part.dynamicImports, ...(part.viteMetadata?.importedCss ?? [])])
          visit(other);
      };
      const page = Object.values(bundle).find(
        (part) => part.type === "chunk" && part.isEntry && part.facadeModuleId === join(WEB, "index.html"),
      );
      if (!page) this.error("the page is not among the entries");
      visit(page.fileName);
      const files = [...SHELL_PUBLIC, ...[...reached].sort().map((file) => `/${file}`)];
      const said = [
        readFileSync(join(WEB, "index.html")),
        ...SHELL_PUBLIC.map((file) => readFileSync(join(WEB, "public", file))),
      ];
      const id = createHash("sha256").update(files.join("\n")).update(Buffer.concat(said)).digest("hex").slice(0, 12);
      const source = readFileSync(join(WEB, "app/serviceWorker.js"), "utf8")
        .replace("= SHELL_FILES", `= ${JSON.stringify(files)}`)
        .replace("= SHELL_STORE", `= "setpoint-shell-${id}"`);
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

export default defineConfig({
  plugins: [react(), tailwindcss(), viewFiles(), serviceWorker()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rollupOptions: {
      input: ["index.html", "inspector/index.html", "bridge/index.html"].map((page) => join(WEB, page)),
    },
  },
});
