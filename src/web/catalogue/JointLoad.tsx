import type { Exercise } from "../../protocol/exercise.ts";
import { JOINTS } from "../../protocol/vocabulary.ts";
import { jointLabel } from "../format/labelOf.ts";
import { Card } from "../ui/Card.tsx";
import { classes } from "../ui/classes.ts";

const WORDS = ["none", "low", "medium", "high"] as const;

/** How much an exercise asks of each joint. */
export function JointLoad({ exercise }: { exercise: Exercise }) {
  const loaded = JOINTS.map((joint) => ({ joint, stress: exercise.joint_stress[joint] ?? 0 }))
    .filter(({ stress }) => stress > 0)
    .sort((one, other) => other.stress - one.stress);
  return (
    <Card title="Load on joints">
      {loaded.length === 0 ? (
        <p className="text-muted text-sm">No joint is loaded to speak of.</p>
      ) : (
        <ul className="flex flex-col gap-2 text-sm">
          {loaded.map(({ joint, stress }) => (
            <li key={joint} className="grid grid-cols-[7rem_1fr_4rem] items-center gap-3">
              {jointLabel(joint)}
              <span aria-hidden className="grid h-2 grid-cols-3 gap-1">
                {WORDS.slice(1).map((word, place) => (
                  <span key={word} className={classes("rounded-full", place < stress ? "bg-accent" : "bg-line")} />
                ))}
              </span>
              <span className="text-muted">{WORDS[stress]}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
