import { useState } from "react";
import { Button } from "../ui/Button.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { Field } from "../ui/Field.tsx";
import { Menu } from "../ui/Menu.tsx";
import { NumberInput } from "../ui/NumberInput.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { Select } from "../ui/Select.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { Switch } from "../ui/Switch.tsx";
import { Tabs } from "../ui/Tabs.tsx";
import { useToast } from "../ui/Toast.tsx";

export function SettingsPage() {
  const [open, setOpen] = useState("");
  const [tab, setTab] = useState("a");
  const [on, setOn] = useState(false);
  const [n, setN] = useState<number | null>(null);
  const toast = useToast();
  return (
    <>
      <PageHeader title="Settings" />
      <div className="flex flex-col gap-4">
      <Button variant="danger" onClick={() => setOpen("confirm")}>Confirm</Button>
      <Button variant="primary" onClick={() => setOpen("sheet")}>Sheet</Button>
      <Button onClick={() => toast.show({ title: "Deleted", action: { label: "Undo", onClick: () => setOn(true) } })}>Toast</Button>
      <Menu trigger={<Button>Menu</Button>} items={[{ label: "One", onSelect: () => setOn(true) }, { label: "Two", href: "/logs" }]} />
      <Tabs label="x" value={tab} onChange={setTab} tabs={[{ value: "a", label: "A", content: "aaa" }, { value: "b", label: "B", content: "bbb" }]} />
      <Switch label="Switch" isOn={on} onChange={setOn} />
      <Field label="Num" error="no"><NumberInput value={n} onChange={setN} unit="kg" /></Field>
      <Field label="Sel"><Select value={tab} onChange={setTab} options={[{ value: "a", label: "A" }, { value: "b", label: "B" }]} /></Field>
      <ConfirmDialog isOpen={open === "confirm"} onClose={() => setOpen("")} title="Sure?" confirmLabel="Delete" onConfirm={async () => {}} wordToType="delete">Gone</ConfirmDialog>
      <Sheet isOpen={open === "sheet"} onClose={() => setOpen("")} title="A sheet"><p>hi</p></Sheet>
      </div>
    </>
  );
}
