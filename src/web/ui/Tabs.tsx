import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";

export type Tab<Value extends string> = { value: Value; label: string; content: ReactNode };

type Props<Value extends string> = {
  /** What the tabs choose between, for those who cannot see it. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly Tab<Value>[];
};

/** One of several panels at a time; arrow keys go from tab to tab. */
export function Tabs<Value extends string>({ label, value, onChange, tabs }: Props<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Base.List aria-label={label} className="mb-4 flex gap-1 overflow-x-auto border-line border-b">
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="min-h-11 shrink-0 border-transparent border-b-2 px-3 font-medium text-muted text-sm hover:text-ink data-[active]:border-accent data-[active]:text-ink"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value}>
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
