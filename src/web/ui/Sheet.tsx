import type { ReactNode } from "react";
import { later } from "./later.tsx";
import { NotLoaded } from "./NotLoaded.tsx";
import { WhenOpened } from "./WhenOpened.tsx";

export type SheetProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  actions?: ReactNode;
  children: ReactNode;
};

const SheetPopup = later<SheetProps>(async () => (await import("./base/SheetPopup.tsx")).SheetPopup, {
  Failed: NotLoaded,
  isSoon: true,
});

/** A panel for longer work beside the page: from the bottom on a phone, from the right on a wide screen. */
export const Sheet = (props: SheetProps) => (
  <WhenOpened isOpen={props.isOpen}>
    <SheetPopup {...props} />
  </WhenOpened>
);
