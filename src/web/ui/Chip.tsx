import { X } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

const LOOK =
  "inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border px-3.5 text-sm transition-colors md:min-h-9";

type Props = {
  children: ReactNode;
  icon?: ReactNode;
  /** Given, it is a switch: chosen or not. */
  isChosen?: boolean;
  onClick?: () => void;
  /** Given, it can be taken away; `removeLabel` says what is. */
  onRemove?: () => void;
  removeLabel?: string;
};

/** One of several small things: a switch, a suggestion, or a choice that can be taken away. */
export function Chip({ children, icon, isChosen, onClick, onRemove, removeLabel }: Props) {
  if (onRemove)
    return (
      <span className={classes(LOOK, "border-line bg-sunken pr-0")}>
        {icon}
        {children}
        <button
          type="button"
          onClick={onRemove}
          aria-label={removeLabel}
          className="flex size-11 items-center justify-center rounded-full hover:bg-line md:size-9"
        >
          <X aria-hidden className="size-4" />
        </button>
      </span>
    );
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onClick}
      className={classes(
        LOOK,
        isChosen
          ? "border-accent bg-accent text-on-accent hover:bg-accent-strong"
          : "border-edge bg-surface text-ink hover:bg-sunken",
      )}
    >
      {icon}
      {children}
    </button>
  );
}
