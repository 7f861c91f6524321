import { useRef, useSyncExternalStore } from "react";
import { later } from "./later.tsx";
import { NotLoaded } from "./NotLoaded.tsx";
import { giveToast, hasWaitingToasts, type ToastContent, watchToasts } from "./toasts.ts";

export type { ToastContent };

const Toaster = later(async () => (await import("./base/Toaster.tsx")).Toaster, { Failed: NotLoaded, isSoon: true });
const toast = { show: giveToast };

/** Says in a corner what has been done. What needs an answer is a dialog; what failed in one place is said there. */
export const useToast = (): { show: (toast: ToastContent) => void } => toast;

/** Where toasts appear: once, around everything. */
export function ToastArea() {
  const isNeeded = useRef(false);
  isNeeded.current ||= useSyncExternalStore(watchToasts, hasWaitingToasts);
  return isNeeded.current ? <Toaster /> : null;
}
