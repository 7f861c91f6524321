import { Toast as Base } from "@base-ui/react/toast";
import { X } from "lucide-react";
import { useEffect } from "react";
import { buttonLook } from "../buttonLook.ts";
import { IconButton } from "../IconButton.tsx";
import { type ToastContent, takeToasts } from "../toasts.ts";

/** Long enough to read it and to reach "Undo". */
const SHOWN_MS = 8_000;

const manager = Base.createToastManager();

function add({ title, action, isFailure = false, onGone }: ToastContent): void {
  const id = manager.add({
    title,
    timeout: isFailure ? 0 : SHOWN_MS,
    priority: isFailure ? "high" : "low",
    ...(onGone && { onRemove: onGone }),
    ...(action && {
      actionProps: {
        children: action.label,
        onClick: () => {
          manager.close(id);
          action.onClick();
        },
      },
    }),
  });
}

/** Shows the toasts in a corner, at most three at once. Apart, so that it is loaded with the first toast. */
export function Toaster() {
  return (
    <Base.Provider toastManager={manager} limit={3}>
      <Base.Portal>
        <Base.Viewport
          aria-label="What has just been done"
          className="fixed inset-x-3 bottom-[calc(var(--bar)+var(--lift,0rem)+0.75rem)] z-50 flex flex-col gap-2 md:right-5 md:left-auto md:w-96"
        >
          <Toasts />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

function Toasts() {
  const { toasts } = Base.useToastManager();
  useEffect(() => takeToasts(add), []);
  return toasts.map((toast) => (
    <Base.Root
      key={toast.id}
      toast={toast}
      swipeDirection={["down", "right"]}
      className="rounded-xl border border-line bg-surface text-ink shadow-xl transition data-[ending-style]:translate-y-2 data-[starting-style]:translate-y-2 data-[ending-style]:opacity-0 data-[limited]:hidden data-[starting-style]:opacity-0"
    >
      <Base.Content className="flex items-center gap-2 py-1 pr-1 pl-4">
        <Base.Title className="min-w-0 flex-1 py-2 text-sm" />
        {toast.actionProps && <Base.Action className={buttonLook({ variant: "ghost", size: "small" })} />}
        <Base.Close render={<IconButton label="Dismiss" icon={<X aria-hidden className="size-4" />} />} />
      </Base.Content>
    </Base.Root>
  ));
}
