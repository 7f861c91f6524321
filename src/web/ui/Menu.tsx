import { cloneElement, type ReactElement, type ReactNode, useState } from "react";
import { later } from "./later.tsx";
import { NotLoaded } from "./NotLoaded.tsx";

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  /** Either does something here or goes elsewhere. */
  onSelect?: () => void;
  href?: string;
  /** An address outside the app's own views, such as the inspector. */
  isPlainLink?: boolean;
  isDanger?: boolean;
  isDisabled?: boolean;
};

export type MenuProps = {
  /** What opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement<{ onClick?: () => void; "aria-haspopup"?: "menu"; "aria-expanded"?: boolean }>;
  items: readonly MenuItem[];
  side?: "top" | "bottom";
  align?: "start" | "center" | "end";
};

const buttonOf = ({ trigger }: MenuProps, onClick: () => void) =>
  cloneElement(trigger, { "aria-haspopup": "menu", "aria-expanded": false, onClick });

const MenuPopup = later<MenuProps>(async () => (await import("./base/MenuPopup.tsx")).MenuPopup, {
  Waiting: (props) => buttonOf(props, () => {}),
  Failed: NotLoaded,
  isSoon: true,
});

/** Several things to do, behind one button. It is loaded with the first press. */
export function Menu(props: MenuProps) {
  const [isWanted, setWanted] = useState(false);
  return isWanted ? <MenuPopup {...props} /> : buttonOf(props, () => setWanted(true));
}
