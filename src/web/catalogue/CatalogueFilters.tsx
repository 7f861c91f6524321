import type { ReactNode } from "react";
import { EQUIPMENT, JOINTS, MUSCLES } from "../../protocol/vocabulary.ts";
import { useProfile } from "../api/useProfile.ts";
import { jointLabel, labelOf } from "../format/labelOf.ts";
import { Button } from "../ui/Button.tsx";
import { Chip } from "../ui/Chip.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { type CatalogueFilter, type CatalogueSearch, GROUPS, NO_FILTERS } from "./catalogueSearch.ts";

type Props = {
  isOpen: boolean;
  onClose: () => void;
  search: CatalogueSearch;
  onChange: (change: Partial<CatalogueSearch>) => void;
};

/** What the catalogue can be narrowed by. A choice holds at once: the list behind changes with it. */
export function CatalogueFilters({ isOpen, onClose, search, onChange }: Props) {
  const { data: profile } = useProfile();
  const mine = profile?.equipment ?? [];
  const spared = profile?.limitations.map(({ joint }) => joint) ?? [];
  const group = (filter: CatalogueFilter, words: readonly string[], label: (word: never) => string) => {
    const chosen = search[filter] as string[];
    const toggle = (word: string) =>
      onChange({ [filter]: chosen.includes(word) ? chosen.filter((other) => other !== word) : [...chosen, word] });
    return words.map((word) => (
      <Chip key={word} isChosen={chosen.includes(word)} onClick={() => toggle(word)}>
        {label(word as never)}
      </Chip>
    ));
  };

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title="Filters"
      actions={
        <>
          <Button onClick={() => onChange(NO_FILTERS)}>Clear all</Button>
          <Button variant="primary" onClick={onClose}>
            Show exercises
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <Group title="Movement">{group("movement", GROUPS, labelOf)}</Group>
        <Group title="Muscle">{group("muscle", MUSCLES, labelOf)}</Group>
        <Group
          title="Joints to spare"
          hint="Leaves out what loads them much."
          offer={
            spared.length > 0 && (
              <Button size="small" onClick={() => onChange({ avoidJoints: spared })}>
                Those of my settings
              </Button>
            )
          }
        >
          {group("avoidJoints", JOINTS, jointLabel)}
        </Group>
        <Group
          title="Equipment at hand"
          hint="Shows what needs nothing else."
          offer={
            mine.length > 0 && (
              <Button size="small" onClick={() => onChange({ equipment: mine })}>
                What I have
              </Button>
            )
          }
        >
          {group("equipment", EQUIPMENT, labelOf)}
        </Group>
      </div>
    </Sheet>
  );
}

function Group({
  title,
  hint,
  offer,
  children,
}: {
  title: string;
  hint?: string;
  offer?: ReactNode;
  children: ReactNode;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold text-sm">{title}</legend>
      {(hint || offer) && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-2 text-muted text-sm">
          {hint}
          {offer}
        </div>
      )}
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}
