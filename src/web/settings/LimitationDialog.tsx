import { useState } from "react";
import type { Limitation } from "../../protocol/profile.ts";
import { JOINTS } from "../../protocol/vocabulary.ts";
import { jointLabel } from "../format/labelOf.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Field } from "../ui/Field.tsx";
import { Select } from "../ui/Select.tsx";
import { Textarea } from "../ui/Textarea.tsx";
import { ChoiceChips } from "./ChoiceChips.tsx";

type Props = {
  /** What is changed; `null` while nothing is. */
  edited: Limitation | "new" | null;
  taken: readonly Limitation[];
  onClose: () => void;
  onDone: (limitation: Limitation) => void;
};

const SEVERITIES = [
  { value: "mild", label: "A little" },
  { value: "moderate", label: "Much" },
  { value: "severe", label: "Wholly" },
] as const;
const SIDES = [
  { value: "none", label: "Not said" },
  { value: "left", label: "Left" },
  { value: "right", label: "Right" },
  { value: "both", label: "Both" },
] as const;
const MOST_CHARACTERS = 500;

/** One joint, how much it is to be spared, and why. */
export function LimitationDialog({ edited, ...rest }: Props) {
  return (
    <Dialog
      isOpen={edited !== null}
      onClose={rest.onClose}
      title={edited === "new" || edited === null ? "A joint to spare" : `Spare: ${jointLabel(edited.joint)}`}
    >
      {edited !== null && <Form edited={edited} {...rest} />}
    </Dialog>
  );
}

function Form({ edited, taken, onClose, onDone }: Props & { edited: Limitation | "new" }) {
  const [limitation, setLimitation] = useState<Limitation>(
    edited === "new" ? { joint: "knee", severity: "moderate", side: null, note: null } : edited,
  );
  const { joint, severity, side, note } = limitation;
  const isTwice = taken.some((other) => other !== edited && other.joint === joint && other.side === side);
  const isTooLong = (note?.length ?? 0) > MOST_CHARACTERS;
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTwice && !isTooLong) onDone({ ...limitation, note: note?.trim() || null });
      }}
    >
      <Field label="Joint" error={isTwice ? "It is in the list already; change it there." : null}>
        <Select
          value={joint}
          options={JOINTS.map((one) => ({ value: one, label: jointLabel(one) }))}
          onChange={(next) => setLimitation({ ...limitation, joint: next })}
        />
      </Field>
      <ChoiceChips
        label="Spare it"
        value={severity}
        choices={SEVERITIES}
        onChange={(next) => setLimitation({ ...limitation, severity: next })}
      />
      <ChoiceChips
        label="Side"
        value={side ?? "none"}
        choices={SIDES}
        onChange={(next) => setLimitation({ ...limitation, side: next === "none" ? null : next })}
      />
      <Field label="Note" hint="For yourself." error={isTooLong ? `At most ${MOST_CHARACTERS} characters.` : null}>
        <Textarea value={note ?? ""} onChange={(next) => setLimitation({ ...limitation, note: next })} rows={2} />
      </Field>
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary">
          Save
        </Button>
      </div>
    </form>
  );
}
