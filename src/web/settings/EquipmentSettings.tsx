import { ChevronRight } from "lucide-react";
import { EQUIPMENT, type Equipment } from "../../protocol/vocabulary.ts";
import { labelOf } from "../format/labelOf.ts";
import { Button } from "../ui/Button.tsx";
import { Chip } from "../ui/Chip.tsx";
import { ProfileCard } from "./ProfileCard.tsx";

const MACHINES = EQUIPMENT.filter((item) => item.startsWith("machine_") || item === "smith_machine");
const CARDIO: readonly Equipment[] = ["treadmill", "bike", "rower", "elliptical", "jump_rope"];
const OTHERS = EQUIPMENT.filter((item) => item !== "none" && !MACHINES.includes(item) && !CARDIO.includes(item));
const GROUPS = [
  { name: "Free weights and the rest", items: OTHERS },
  { name: "Machines", items: MACHINES },
  { name: "Cardio", items: CARDIO },
];

/** What there is to train with. Nothing chosen means: not said. */
export function EquipmentSettings() {
  return (
    <ProfileCard title="Equipment">
      {({ equipment }, change) => {
        const toggle = (item: Equipment) =>
          change({
            equipment: equipment.includes(item) ? equipment.filter((other) => other !== item) : [...equipment, item],
          });
        return (
          <>
            <p className="text-muted text-sm">
              {equipment.length === 0
                ? "Nothing is chosen: sessions may need anything, unless you say what you have."
                : `${equipment.length} chosen. Sessions use these unless you say otherwise.`}
            </p>
            {GROUPS.map(({ name, items }) => (
              <details key={name} open={items.some((item) => equipment.includes(item)) || name === GROUPS[0]?.name}>
                <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-lg font-medium text-sm">
                  <ChevronRight aria-hidden className="size-4 text-muted transition-transform in-open:rotate-90" />
                  {name} ({items.filter((item) => equipment.includes(item)).length})
                </summary>
                <div className="flex flex-wrap gap-2 pt-1">
                  {items.map((item) => (
                    <Chip key={item} isChosen={equipment.includes(item)} onClick={() => toggle(item)}>
                      {labelOf(item)}
                    </Chip>
                  ))}
                </div>
              </details>
            ))}
            {equipment.length > 0 && (
              <div>
                <Button size="small" onClick={() => change({ equipment: [] })}>
                  Clear
                </Button>
              </div>
            )}
          </>
        );
      }}
    </ProfileCard>
  );
}
