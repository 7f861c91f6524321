import { classes } from "../ui/classes.ts";
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx";

const HARDEST = 5;

/** How much practice an exercise asks for, 1 to 5. */
export function LevelDots({ difficulty }: { difficulty: number }) {
  return (
    <span title={`Difficulty ${difficulty} of ${HARDEST}`} className="mt-1.5 flex shrink-0 gap-1">
      <VisuallyHidden>
        Difficulty {difficulty} of {HARDEST}
      </VisuallyHidden>
      {Array.from({ length: HARDEST }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the dots are alike and never move.
          key={place}
          aria-hidden
          className={classes("size-1.5 rounded-full", place < difficulty ? "bg-accent" : "bg-line")}
        />
      ))}
    </span>
  );
}
