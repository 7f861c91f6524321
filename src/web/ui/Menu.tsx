import { cloneElement, lazy, type ReactElement, type ReactNode, Suspense, useState } from "react";

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

const MenuPopup = lazy(async () => ({ default: (await import("./base/MenuPopup.tsx")).MenuPopup }));

/** Several things to do, behind one button. It is loaded with the first press. */
export function Menu(props: MenuProps) {
  const [isWanted, setWanted] = useState(false);
  const button = (onClick: () => void) =>
    cloneElement(props.trigger, { "aria-haspopup": "menu", "aria-expanded": false, onClick });
  if (!isWanted) return button(() => setWanted(true));
  return (
    <Suspense fallback={button(() => {})}>
      <MenuPopup {...props} />
    </Suspense>
  );
}
