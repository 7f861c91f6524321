import { ShieldAlert } from "lucide-react";
import { useState } from "react";
import type { Limitation } from "../../protocol/profile.ts";
import { JOINTS, type Joint } from "../../protocol/vocabulary.ts";
import { useChangeProfile, useProfile } from "../api/useProfile.ts";
import { jointLabel } from "../format/labelOf.ts";
import { Button } from "../ui/Button.tsx";
import { Chip } from "../ui/Chip.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { Field } from "../ui/Field.tsx";
import { Select, type SelectOption } from "../ui/Select.tsx";
import { Sheet } from "../ui/Sheet.tsx";

type Care = "off" | "now" | Limitation["severity"];

const CARE: readonly SelectOption<Care>[] = [
  { value: "off", label: "No limits" },
  { value: "now", label: "Spare it for now" },
  { value: "mild", label: "Mild, keep it" },
  { value: "moderate", label: "Moderate, keep it" },
  { value: "severe", label: "Severe, keep it" },
];

type Props = {
  /** Spared for now: sent with each message of this browser until they are taken off. */
  chosen: readonly Joint[];
  onChange: (next: Joint[]) => void;
};

/**
 * Joints to spare. What is "for now" travels with the messages and counts as moderate; a severity is a limitation of the
 * profile, which the server respects everywhere until it is taken off.
 */
export function JointsToSpare({ chosen, onChange }: Props) {
  const { data: profile } = useProfile();
  const change = useChangeProfile();
  const [isOpen, setOpen] = useState(false);
  const kept = profile?.limitations ?? [];

  const careOf = (joint: Joint): Care =>
    kept.find((one) => one.joint === joint)?.severity ?? (chosen.includes(joint) ? "now" : "off");
  const setCare = (joint: Joint, care: Care) => {
    const others = chosen.filter((one) => one !== joint);
    onChange(care === "now" ? [...others, joint] : others);
    const before = kept.find((one) => one.joint === joint);
    const rest = kept.filter((one) => one.joint !== joint);
    const severity = care === "off" || care === "now" ? null : care;
    if (severity === null && !before) return;
    const next = severity === null ? rest : [...rest, { side: null, note: null, ...before, joint, severity }];
    change.mutate({ limitations: next });
  };

  return (
    <>
      <div className="flex min-w-0 items-center gap-1.5 overflow-x-auto py-1">
        <Button
          size="small"
          variant="ghost"
          icon={<ShieldAlert aria-hidden className="size-4" />}
          onClick={() => setOpen(true)}
        >
          Spare joints
        </Button>
        {kept.map(({ joint, severity }) => (
          <Chip
            key={joint}
            onRemove={() => setCare(joint, "off")}
            removeLabel={`No longer spare: ${jointLabel(joint)}, ${severity}`}
          >
            {jointLabel(joint)}
            <span className="text-muted">{severity}</span>
          </Chip>
        ))}
        {chosen
          .filter((joint) => kept.every((one) => one.joint !== joint))
          .map((joint) => (
            <Chip
              key={joint}
              onRemove={() => setCare(joint, "off")}
              removeLabel={`No longer spare: ${jointLabel(joint)}, for now`}
            >
              {jointLabel(joint)}
              <span className="text-muted">for now</span>
            </Chip>
          ))}
      </div>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title="Joints to spare">
        <p className="mb-4 text-muted text-sm">
          “For now” goes with what you ask from this browser until you take it off. What you keep is part of your
          profile, and counts in every conversation.
        </p>
        {change.error && <ErrorNote title="Your profile could not be changed." error={change.error} />}
        <div className="grid gap-3">
          {JOINTS.map((joint) => (
            <Field key={joint} label={jointLabel(joint)}>
              <Select value={careOf(joint)} options={CARE} onChange={(care) => setCare(joint, care)} />
            </Field>
          ))}
        </div>
      </Sheet>
    </>
  );
}
