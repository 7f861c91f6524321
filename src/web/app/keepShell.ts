import { giveToast } from "../ui/toasts.ts";

/**
 * Has the browser keep the page for when there is no connection. When a newer one has taken its place, the person is told:
 * nothing is reloaded under their hands.
 */
export function keepShell(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const worker = navigator.serviceWorker;
  const isUpdate = worker.controller !== null;
  worker.addEventListener("controllerchange", () => {
    if (!isUpdate) return;
    giveToast({
      title: "A newer version of Setpoint is ready.",
      action: { label: "Reload", onClick: () => location.reload() },
    });
  });
  addEventListener("load", () => {
    // Where it is refused, in a private window for one, the page works as well with a connection.
    worker.register("/sw.js", { updateViaCache: "none" }).catch(() => {});
  });
}
