import { giveToast } from "../ui/toasts.ts";

/** After which a newer worker that still waits tries again to take the place of the older one. */
const TRY_AGAIN_MS = 2_000;
/** From then on nothing newer is looked for by this page. */
const LAST_LOOK_MS = 60_000;

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
    worker
      .register("/sw.js", { updateViaCache: "none" })
      .then((registration) => {
        hurry(registration);
        // The browser looks for a newer one by itself only when the page has stopped asking the server for things.
        return isUpdate ? registration.update() : undefined;
      })
      .catch(() => {});
  });
}

/**
 * Has a newer worker, from whichever tab it comes, take over soon; why it may not by itself is told in `serviceWorker.js`. It may
 * be on its way before this page knows of it: the browser looks for one by itself too. While none is, the one at work tidies up:
 * a browser has been seen to bring the store of an older one back.
 */
function hurry(registration: ServiceWorkerRegistration): void {
  let wait = TRY_AGAIN_MS;
  let next: number | undefined;
  const lookAgain = () => {
    clearTimeout(next);
    next = window.setTimeout(look, wait);
  };
  const look = () => {
    const isComing = registration.installing !== null || registration.waiting !== null;
    registration.waiting?.postMessage("take-over");
    if (!isComing) registration.active?.postMessage("tidy");
    wait = isComing ? TRY_AGAIN_MS : wait * 2;
    if (wait <= LAST_LOOK_MS) lookAgain();
  };
  registration.addEventListener("updatefound", () => {
    wait = TRY_AGAIN_MS;
    lookAgain();
  });
  lookAgain();
}
