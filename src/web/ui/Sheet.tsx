import { lazy, type ReactNode } from "react";
import { WhenOpened } from "./WhenOpened.tsx";

export type SheetProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  actions?: ReactNode;
  children: ReactNode;
};

const SheetPopup = lazy(async () => ({ default: (await import("./base/SheetPopup.tsx")).SheetPopup }));

/** A panel for longer work beside the page: from the bottom on a phone, from the right on a wide screen. */
export const Sheet = (props: SheetProps) => (
  <WhenOpened isOpen={props.isOpen}>
    <SheetPopup {...props} />
  </WhenOpened>
);
