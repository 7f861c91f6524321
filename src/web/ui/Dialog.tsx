import type { ReactNode } from "react";
import { later } from "./later.tsx";
import { NotLoaded } from "./NotLoaded.tsx";
import { WhenOpened } from "./WhenOpened.tsx";

export type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Told together with the title when it opens. */
  description?: ReactNode;
  /** At the bottom, the one that goes on last. */
  actions?: ReactNode;
  isWide?: boolean;
  children?: ReactNode;
};

const DialogPopup = later<DialogProps>(async () => (await import("./base/DialogPopup.tsx")).DialogPopup, {
  Failed: NotLoaded,
  isSoon: true,
});

/** Something in between that needs an answer. Escape, the cross and a tap beside it close it. */
export const Dialog = (props: DialogProps) => (
  <WhenOpened isOpen={props.isOpen}>
    <DialogPopup {...props} />
  </WhenOpened>
);
