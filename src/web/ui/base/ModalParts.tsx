import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { IconButton } from "../IconButton.tsx";

/** What darkens the page behind a dialog or a sheet. */
export const ModalBackdrop = () => (
  <Base.Backdrop className="fixed inset-0 z-40 bg-stone-950/50 transition-opacity data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
);

/** Stands last in its window, so that the focus begins at what is asked. */
export const ModalClose = ({ className }: { className: string }) => (
  <Base.Close
    render={
      <IconButton label="Close" icon={<X aria-hidden className="size-5" />} className={`absolute ${className}`} />
    }
  />
);
