import { ArrowDown, ArrowUp, Copy, SlidersHorizontal, Trash2 } from "lucide-react";
import { useState } from "react";
import type { LogSet } from "../../../protocol/workoutLog.ts";
import { Field } from "../../ui/Field.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { NumberInput } from "../../ui/NumberInput.tsx";
import { Select, type SelectOption } from "../../ui/Select.tsx";
import type { DraftErrors, DraftSet } from "./logDraft.ts";

const TYPES: readonly SelectOption<LogSet["type"]>[] = [
  { value: "normal", label: "Working set" },
  { value: "warmup", label: "Warm-up" },
  { value: "drop", label: "Drop set" },
  { value: "amrap", label: "AMRAP" },
  { value: "rest_pause", label: "Rest-pause" },
  { value: "myo", label: "Myo-reps" },
  { value: "cluster", label: "Cluster" },
];
const SIDES: readonly SelectOption<NonNullable<LogSet["side"]> | "none">[] = [
  { value: "none", label: "Both together" },
  { value: "each", label: "Each side" },
  { value: "left", label: "Left" },
  { value: "right", label: "Right" },
];
const UNITS: readonly SelectOption<"kg" | "lb">[] = [
  { value: "kg", label: "kg" },
  { value: "lb", label: "lb" },
];
const DISTANCES: readonly SelectOption<NonNullable<LogSet["distanceUnit"]>>[] = [
  { value: "km", label: "km" },
  { value: "m", label: "m" },
  { value: "mi", label: "miles" },
  { value: "yd", label: "yards" },
  { value: "ft", label: "feet" },
];
/** What a weight is said of; two fields of a set in one. */
const LOADS: readonly SelectOption<LogSet["load"] | "hand">[] = [
  { value: "total", label: "In all" },
  { value: "hand", label: "In each hand" },
  { value: "added", label: "Added to the body" },
  { value: "assisted", label: "Taken off the body" },
];

type Props = {
  set: DraftSet;
  index: number;
  count: number;
  unit: "kg" | "lb";
  /** The exercise goes over a distance, or for a time. */
  hasDistance: boolean;
  isTimed: boolean;
  errors: DraftErrors;
  onChange: (patch: Partial<LogSet>) => void;
  onMove: (by: -1 | 1) => void;
  onCopy: () => void;
  onRemove: () => void;
};

/** One set, all of it to be corrected. */
export function SetFields(props: Props) {
  const { set, index, count, unit, hasDistance, isTimed, errors, onChange, onMove, onCopy, onRemove } = props;
  const [isOpen, setOpen] = useState(false);
  const name = `Set ${index + 1}`;
  const errorOf = (field: keyof LogSet) => errors[`sets.${index}.${field}`];
  return (
    <fieldset className="min-w-0 rounded-2xl border border-line bg-surface p-3 md:p-4">
      <legend className="sr-only">{name}</legend>
      <div className="mb-2 flex items-center justify-between">
        <span className="min-w-0 text-sm">
          <span aria-hidden className="font-semibold">
            {name}
          </span>
          {!isOpen && <span className="block truncate text-muted text-xs">{specialText(set)}</span>}
        </span>
        <span className="flex shrink-0">
          <IconButton
            label={`${isOpen ? "Less" : "More"} about ${name}`}
            icon={<SlidersHorizontal aria-hidden className="size-4" />}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
          <IconButton
            label={`Move ${name} up`}
            icon={<ArrowUp aria-hidden className="size-4" />}
            disabled={index === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            label={`Move ${name} down`}
            icon={<ArrowDown aria-hidden className="size-4" />}
            disabled={index === count - 1}
            onClick={() => onMove(1)}
          />
          <IconButton label={`Copy ${name}`} icon={<Copy aria-hidden className="size-4" />} onClick={onCopy} />
          <IconButton
            label={`Remove ${name}`}
            icon={<Trash2 aria-hidden className="size-4" />}
            disabled={count === 1}
            onClick={onRemove}
          />
        </span>
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {(!isTimed || set.reps !== null) && (
          <Field label="Reps" error={errorOf("reps")}>
            <NumberInput isWhole value={set.reps} onChange={(reps) => onChange({ reps })} />
          </Field>
        )}
        {isTimed && (
          <Field label="Seconds" error={errorOf("durationS") ?? (set.reps === null ? errorOf("reps") : undefined)}>
            <NumberInput isWhole value={set.durationS} onChange={(durationS) => onChange({ durationS })} />
          </Field>
        )}
        <Field label="Weight" error={errorOf("weight")}>
          <NumberInput value={set.weight} onChange={(weight) => onChange({ weight })} />
        </Field>
        <Field label="Unit">
          <Select value={set.unit ?? unit} options={UNITS} onChange={(next) => onChange({ unit: next })} />
        </Field>
        <Field label="RPE" error={errorOf("rpe")}>
          <NumberInput value={set.rpe} onChange={(rpe) => onChange({ rpe })} />
        </Field>
        {hasDistance && (
          <>
            <Field label="Distance" error={errorOf("distance")}>
              <NumberInput
                value={set.distance}
                onChange={(distance) => onChange({ distance, distanceUnit: set.distanceUnit ?? "km" })}
              />
            </Field>
            <Field label="Measured in">
              <Select
                value={set.distanceUnit ?? "km"}
                options={DISTANCES}
                onChange={(distanceUnit) => onChange({ distanceUnit })}
              />
            </Field>
          </>
        )}
      </div>
      {isOpen && (
        <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
          <Field label="Weight is">
            <Select
              value={set.perHand ? "hand" : set.load}
              options={LOADS}
              onChange={(load) =>
                onChange(load === "hand" ? { load: "total", perHand: true } : { load, perHand: false })
              }
            />
          </Field>
          <Field label="Side">
            <Select
              value={set.side ?? "none"}
              options={SIDES}
              onChange={(side) => onChange({ side: side === "none" ? null : side })}
            />
          </Field>
          <Field label="Type">
            <Select value={set.type} options={TYPES} onChange={(type) => onChange({ type })} />
          </Field>
          {!isTimed && (
            <Field label="Seconds" error={errorOf("durationS")}>
              <NumberInput isWhole value={set.durationS} onChange={(durationS) => onChange({ durationS })} />
            </Field>
          )}
        </div>
      )}
    </fieldset>
  );
}

const labelIn = <Value extends string>(options: readonly SelectOption<Value>[], value: Value): string =>
  options.find((option) => option.value === value)?.label ?? "";

/** What is folded away and not as usual: "Warm-up, each side". */
function specialText({ side, type, load, perHand, weight }: DraftSet): string {
  const said = [
    type === "normal" ? "" : labelIn(TYPES, type),
    side === null ? "" : labelIn(SIDES, side),
    weight === null ? "" : perHand ? labelIn(LOADS, "hand") : load === "total" ? "" : labelIn(LOADS, load),
  ].filter(Boolean);
  return said.map((text, at) => (at === 0 ? text : text.toLowerCase())).join(", ");
}
