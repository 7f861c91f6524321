import { JOINTS, type Joint } from "../protocol/vocabulary.ts";

const LABELS: Record<Joint, string> = {
  neck: "Neck",
  shoulder: "Shoulder",
  elbow: "Elbow",
  wrist: "Wrist",
  thoracic_spine: "Upper back",
  lumbar_spine: "Lower back",
  hip: "Hip",
  knee: "Knee",
  ankle: "Ankle",
};

/** Joints to spare: sent with every message until they are taken off again. */
export function JointChips({ chosen, onChange }: { chosen: Joint[]; onChange: (next: Joint[]) => void }) {
  const toggle = (joint: Joint) =>
    onChange(chosen.includes(joint) ? chosen.filter((other) => other !== joint) : [...chosen, joint]);
  return (
    <fieldset className="flex min-w-0 items-center gap-1.5 overflow-x-auto py-1">
      <legend className="sr-only">Joints to spare</legend>
      <span aria-hidden className="shrink-0 text-xs text-stone-600 dark:text-stone-400">
        Spare
      </span>
      {JOINTS.map((joint) => (
        <button
          key={joint}
          type="button"
          aria-pressed={chosen.includes(joint)}
          onClick={() => toggle(joint)}
          className="shrink-0 rounded-full border border-stone-300 px-3 py-2 text-xs text-stone-700 hover:bg-stone-100 aria-pressed:border-teal-700 aria-pressed:bg-teal-700 aria-pressed:text-white dark:border-stone-700 dark:text-stone-300 dark:hover:bg-stone-800"
        >
          {LABELS[joint]}
        </button>
      ))}
    </fieldset>
  );
}
