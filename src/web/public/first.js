// Runs before the first paint and before any module of the page.

// zod would try whether it may make functions from text. Our content security policy forbids it, and browsers report the try.
globalThis.__zod_globalConfig = { jitless: true };

// The files of the view that is asked for, fetched while those of the frame are. The build names them: see `vite.config.ts`.
{
  const [, view = "", id = ""] = location.pathname.split("/");
  const views = JSON.parse(document.currentScript.dataset.views ?? "{}");
  for (const file of views[id ? `${view}/` : view]?.split?.(" ") ?? []) {
    const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href: `/assets/${file}.js` });
    document.head.append(link);
  }
}

// The theme, so that nobody sees the other one flash by. `app/theme.ts` writes what is read here.
{
  const system = matchMedia("(prefers-color-scheme: dark)");
  const show = () => {
    let chosen = null;
    try {
      chosen = localStorage.getItem("setpoint.theme");
    } catch {}
    const isDark = chosen === "dark" || (chosen !== "light" && system.matches);
    document.documentElement.classList.toggle("dark", isDark);
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", isDark ? "#0c0a09" : "#fafaf9");
  };
  show();
  system.addEventListener("change", show);
  addEventListener("storage", show);
  addEventListener("setpoint.theme", show);
}
