// Runs before the first paint and before any module of the page.

// zod would try whether it may make functions from text. Our content security policy forbids it, and browsers report the try.
globalThis.__zod_globalConfig = { jitless: true };

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
