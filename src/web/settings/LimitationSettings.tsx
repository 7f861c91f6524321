import { Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import type { Limitation } from "../../protocol/profile.ts";
import { jointLabel } from "../format/labelOf.ts";
import { Button } from "../ui/Button.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { useToast } from "../ui/Toast.tsx";
import { LimitationDialog } from "./LimitationDialog.tsx";
import { ProfileCard } from "./ProfileCard.tsx";

export const SEVERITY_TEXTS: Record<Limitation["severity"], string> = {
  mild: "spared a little",
  moderate: "loaded only lightly",
  severe: "not loaded at all",
};

const nameOf = ({ joint, side }: Limitation): string =>
  side === null ? jointLabel(joint) : side === "both" ? `${jointLabel(joint)}, both` : `${jointLabel(joint)}, ${side}`;

/** Joints that every session spares until they are taken off. */
export function LimitationSettings() {
  const [edited, setEdited] = useState<Limitation | "new" | null>(null);
  const toast = useToast();
  return (
    <ProfileCard title="Joints to spare">
      {({ limitations }, change) => (
        <>
          {limitations.length === 0 ? (
            <p className="text-muted text-sm">
              None. What hurts is best told here: every session then leaves out what loads it.
            </p>
          ) : (
            <ul className="flex flex-col divide-y divide-line">
              {limitations.map((limitation) => (
                <li key={`${limitation.joint} ${limitation.side}`} className="flex items-center gap-1 py-1">
                  <span className="min-w-0 flex-1 text-sm">
                    <span className="block font-medium">{nameOf(limitation)}</span>
                    <span className="block break-words text-muted">
                      {SEVERITY_TEXTS[limitation.severity]}
                      {limitation.note && ` · ${limitation.note}`}
                    </span>
                  </span>
                  <IconButton
                    label={`Change ${nameOf(limitation)}`}
                    icon={<Pencil aria-hidden className="size-4" />}
                    onClick={() => setEdited(limitation)}
                  />
                  <IconButton
                    label={`Remove ${nameOf(limitation)}`}
                    icon={<Trash2 aria-hidden className="size-4" />}
                    onClick={() => {
                      change({ limitations: limitations.filter((other) => other !== limitation) });
                      toast.show({
                        title: `${nameOf(limitation)} is no longer spared.`,
                        action: { label: "Undo", onClick: () => change({ limitations }) },
                      });
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
          <div>
            <Button icon={<Plus aria-hidden className="size-4" />} onClick={() => setEdited("new")}>
              Add a joint
            </Button>
          </div>
          <LimitationDialog
            edited={edited}
            taken={limitations}
            onClose={() => setEdited(null)}
            onDone={(next) => {
              const others = limitations.filter((one) => one !== edited);
              change({ limitations: [...others, next] });
              setEdited(null);
            }}
          />
        </>
      )}
    </ProfileCard>
  );
}
