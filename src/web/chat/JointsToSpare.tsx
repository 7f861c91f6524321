import type { Limitation } from "../../protocol/profile.ts";
import { JOINTS, type Joint } from "../../protocol/vocabulary.ts";
import { useChangeProfile, useProfile } from "../api/useProfile.ts";
import { jointLabel } from "../format/labelOf.ts";
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
  /** The list of all joints, with how much each is spared. */
  isOpen: boolean;
  onClose: () => void;
};

/**
 * Joints to spare. What is "for now" travels with the messages and counts as moderate; a severity is a limitation of the
 * profile, which the server respects everywhere until it is taken off.
 */
export function JointsToSpare({ chosen, onChange, isOpen, onClose }: Props) {
  const { data: profile } = useProfile();
  const change = useChangeProfile();
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

  const now = chosen.filter((joint) => kept.every((one) => one.joint !== joint));
  const spared = [
    ...kept.map(({ joint, severity }) => ({ joint, care: severity })),
    ...now.map((joint) => ({ joint, care: "for now" })),
  ];
  return (
    <>
      {spared.length > 0 && (
        <ul aria-label="Joints that are spared" className="flex min-w-0 gap-1.5 overflow-x-auto p-0.5 pb-1.5">
          {spared.map(({ joint, care }) => (
            <li key={joint} className="shrink-0">
              <Chip onRemove={() => setCare(joint, "off")} removeLabel={`No longer spare: ${jointLabel(joint)}`}>
                {jointLabel(joint)}
                <span className="text-muted">{care}</span>
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <Sheet isOpen={isOpen} onClose={onClose} title="Joints to spare">
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
