import { Menu as Base } from "@base-ui/react/menu";
import { Link } from "wouter";
import { classes } from "../classes.ts";
import type { MenuProps } from "../Menu.tsx";

const LOOK =
  "flex min-h-11 w-full select-none items-center gap-3 rounded-lg px-3 text-sm outline-none data-[highlighted]:bg-sunken data-[disabled]:opacity-55";

/** An open `Menu` and its button; apart, because it is much to load for a button. */
export function MenuPopup({ trigger, items, side = "bottom", align = "end" }: MenuProps) {
  return (
    <Base.Root modal={false} defaultOpen>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side={side} align={align} sideOffset={6} className="z-50">
          <Base.Popup className="min-w-48 rounded-xl border border-line bg-surface p-1.5 text-ink shadow-xl outline-none transition-opacity data-[ending-style]:opacity-0 data-[starting-style]:opacity-0">
            {items.map(({ label, icon, onSelect, href, isPlainLink = false, isDanger = false, isDisabled = false }) =>
              href === undefined ? (
                <Base.Item
                  key={label}
                  disabled={isDisabled}
                  onClick={onSelect}
                  className={classes(LOOK, isDanger && "text-danger")}
                >
                  {icon}
                  {label}
                </Base.Item>
              ) : (
                <Base.LinkItem
                  key={label}
                  closeOnClick
                  className={LOOK}
                  {...(isPlainLink ? { href } : { render: <Link href={href} /> })}
                >
                  {icon}
                  {label}
                </Base.LinkItem>
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
