import { Combobox as Base } from "@base-ui/react/combobox";
import { Check } from "lucide-react";
import { classes } from "./classes.ts";
import { CONTROL_LOOK, useFieldControl } from "./fieldContext.ts";

export type ComboboxOption = { value: string; label: string; hint?: string };

type Props = {
  value: ComboboxOption | null;
  onChange: (option: ComboboxOption | null) => void;
  /** What was found for the text; the search itself is the caller's. */
  options: readonly ComboboxOption[];
  text: string;
  onText: (text: string) => void;
  placeholder?: string;
  /** Said when nothing was found. */
  emptyText: string;
};

/** One of very many, found by typing, in a `Field`. */
export function Combobox({ value, onChange, options, text, onText, placeholder, emptyText }: Props) {
  return (
    <Base.Root
      items={options}
      filter={null}
      value={value}
      onValueChange={onChange}
      inputValue={text}
      onInputValueChange={onText}
      itemToStringLabel={({ label }: ComboboxOption) => label}
      isItemEqualToValue={(one: ComboboxOption, other: ComboboxOption) => one.value === other.value}
      autoHighlight
    >
      <Base.Input {...useFieldControl()} placeholder={placeholder} className={CONTROL_LOOK} />
      <Base.Portal>
        <Base.Positioner sideOffset={4} className="z-50 w-(--anchor-width) outline-none">
          <Base.Popup className="max-h-72 overflow-y-auto rounded-xl border border-line bg-surface p-1.5 text-ink shadow-xl">
            <Base.Empty className="px-3 py-2 text-muted text-sm empty:hidden">{emptyText}</Base.Empty>
            <Base.List>
              {(option: ComboboxOption) => (
                <Base.Item
                  key={option.value}
                  value={option}
                  className={classes(
                    "flex min-h-11 cursor-pointer select-none items-center justify-between gap-3 rounded-lg px-3 py-1.5 text-sm",
                    "data-[highlighted]:bg-sunken",
                  )}
                >
                  <span className="min-w-0">
                    {option.label}
                    {option.hint && <span className="block truncate text-muted text-xs">{option.hint}</span>}
                  </span>
                  <Base.ItemIndicator>
                    <Check aria-hidden className="size-4" />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
