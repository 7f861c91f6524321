import { Switch as Base } from "@base-ui/react/switch";
import { type ReactNode, useId } from "react";

type Props = {
  label: string;
  hint?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
};

/** On or off, at once. */
export function Switch({ label, hint, isOn, onChange, isDisabled = false }: Props) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <span className="min-w-0">
        <span id={id} className="font-medium text-sm">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="block text-muted text-sm">
            {hint}
          </span>
        )}
      </span>
      <Base.Root
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        checked={isOn}
        disabled={isDisabled}
        onCheckedChange={onChange}
        className="relative h-7 w-12 shrink-0 rounded-full border border-edge bg-sunken transition-colors before:absolute before:-inset-2 data-[checked]:border-accent data-[checked]:bg-accent"
      >
        <Base.Thumb className="block size-5 translate-x-0.5 rounded-full bg-ink transition-transform data-[checked]:translate-x-[1.4rem] data-[checked]:bg-on-accent" />
      </Base.Root>
    </div>
  );
}
