export type ToastContent = {
  title: string;
  /** Offered as long as the toast is there: "Undo". */
  action?: { label: string; onClick: () => void };
  /** A failure is said at once and stays until it is closed. */
  isFailure?: boolean;
  /** When the toast has gone, however it went. */
  onGone?: () => void;
};

type Taker = (toast: ToastContent) => void;

const waiting: ToastContent[] = [];
let taker: Taker | null = null;
const watchers = new Set<() => void>();

/** Hands over a toast; it waits for somebody who shows it. */
export function giveToast(toast: ToastContent): void {
  if (taker) taker(toast);
  else {
    waiting.push(toast);
    for (const watcher of watchers) watcher();
  }
}

/** From now on this one gets all toasts, those that wait first. Returns what ends it. */
export function takeToasts(take: Taker): () => void {
  taker = take;
  for (const toast of waiting.splice(0)) take(toast);
  return () => {
    taker = null;
  };
}

/** Whether a toast waits, for `useSyncExternalStore`. */
export const hasWaitingToasts = (): boolean => waiting.length > 0;
export function watchToasts(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}
