import { Dialog as Base } from "@base-ui/react/dialog";
import type { SheetProps } from "../Sheet.tsx";
import { ModalBackdrop, ModalClose } from "./ModalParts.tsx";

/** The panel of a `Sheet`; apart, so that it is loaded when the first one opens. */
export function SheetPopup({ isOpen, onClose, title, actions, children }: SheetProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <ModalBackdrop />
        <Base.Popup className="fixed inset-x-0 bottom-0 z-50 flex max-h-[85dvh] flex-col rounded-t-2xl border border-line bg-surface text-ink shadow-2xl transition-transform data-[ending-style]:translate-y-full data-[starting-style]:translate-y-full md:inset-y-0 md:right-0 md:left-auto md:max-h-none md:w-[26rem] md:rounded-none md:data-[ending-style]:translate-x-full md:data-[starting-style]:translate-x-full md:data-[ending-style]:translate-y-0 md:data-[starting-style]:translate-y-0">
          <Base.Title className="border-line border-b py-3.5 pr-14 pl-5 font-semibold text-lg">{title}</Base.Title>
          <div className="min-h-0 flex-1 overflow-y-auto p-5">{children}</div>
          {actions && (
            <div className="flex flex-wrap justify-end gap-2 border-line border-t p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
              {actions}
            </div>
          )}
          <ModalClose className="top-1.5 right-2" />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
