import { Dialog as Base } from "@base-ui/react/dialog";
import { classes } from "../classes.ts";
import type { DialogProps } from "../Dialog.tsx";
import { ModalBackdrop, ModalClose } from "./ModalParts.tsx";

/** The window of a `Dialog`; apart, so that it is loaded when the first one opens. */
export function DialogPopup({ isOpen, onClose, title, description, actions, isWide = false, children }: DialogProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <ModalBackdrop />
        <Base.Viewport className="fixed inset-0 z-50 grid place-items-center overflow-y-auto p-4">
          <Base.Popup
            className={classes(
              "relative w-full rounded-2xl border border-line bg-surface p-5 text-ink shadow-2xl transition",
              "data-[ending-style]:scale-95 data-[starting-style]:scale-95 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0",
              isWide ? "max-w-2xl" : "max-w-md",
            )}
          >
            <Base.Title className="mb-3 pr-10 font-semibold text-lg leading-snug">{title}</Base.Title>
            {description && <Base.Description className="mb-4 text-muted text-sm">{description}</Base.Description>}
            {children}
            {actions && <div className="mt-5 flex flex-wrap justify-end gap-2">{actions}</div>}
            <ModalClose className="top-3 right-3" />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
