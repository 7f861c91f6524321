import { type Notation, Profile } from "../../protocol/profile.ts";
import { labelOf } from "../format/labelOf.ts";
import { Field } from "../ui/Field.tsx";
import { Select, type SelectOption } from "../ui/Select.tsx";
import { ProfileCard } from "./ProfileCard.tsx";

/** Stands for what has not been said. */
const UNSAID = "";

const GOALS = Profile.shape.goal.unwrap().options;
const LEVELS = Profile.shape.level.unwrap().options;

/** The same three numbers in each order. */
const NOTATIONS: readonly SelectOption<Notation>[] = [
  { value: "sets_reps_weight", label: "Sets × reps × weight: 3x10x80" },
  { value: "weight_sets_reps", label: "Weight × sets × reps: 80x3x10" },
  { value: "weight_reps_sets", label: "Weight × reps × sets: 80x10x3" },
  { value: "reps_sets_weight", label: "Reps × sets × weight: 10x3x80" },
];

/** What a session is built for, and how three bare numbers are read. */
export function TrainingSettings() {
  const options = <Word extends string>(words: readonly Word[], unsaid: string) => [
    { value: UNSAID, label: unsaid },
    ...words.map((word) => ({ value: word, label: labelOf(word) })),
  ];
  const orNull = <Word extends string>(value: Word | typeof UNSAID): Word | null => (value === UNSAID ? null : value);
  return (
    <ProfileCard title="Training">
      {({ goal, level, notation }, change) => (
        <>
          <Field label="Goal">
            <Select
              value={goal ?? UNSAID}
              options={options(GOALS, "Not said")}
              onChange={(value) => change({ goal: orNull(value as typeof goal & string) })}
            />
          </Field>
          <Field label="Experience">
            <Select
              value={level ?? UNSAID}
              options={options(LEVELS, "Not said")}
              onChange={(value) => change({ level: orNull(value as typeof level & string) })}
            />
          </Field>
          <Field
            label="How you write sets"
            hint="When three numbers can be read in two ways, you are asked, unless it is said here."
          >
            <Select
              value={notation ?? UNSAID}
              options={[{ value: UNSAID, label: "Ask me when in doubt" }, ...NOTATIONS]}
              onChange={(value) => change({ notation: orNull(value as Notation) })}
            />
          </Field>
        </>
      )}
    </ProfileCard>
  );
}
