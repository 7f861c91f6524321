import { z } from "zod";
import type { TurnRecord } from "../../../protocol/turnRecord.ts";
import { ScoreBar } from "./ScoreBar.tsx";
import { QUIET, Section } from "./Section.tsx";

/** What the matcher told of its work; names are left out where the turn is shown redacted. */
const Match = z.looseObject({
  matched: z.boolean().optional(),
  pool_size: z.number().optional(),
  by_habit: z.boolean().optional(),
  candidates: z.array(z.looseObject({ name: z.string().optional(), score: z.number() })),
});

/** Which exercises were looked at, with their scores, in the turns that looked for one. */
export function MatchWhy({ record }: { record: TurnRecord }) {
  const matches = record.work.flatMap(({ notes = [] }) =>
    notes.flatMap(({ event, fields }) => {
      const match = event === "log_matched" ? Match.safeParse(fields) : null;
      return match?.success && match.data.candidates.length > 0 ? [match.data] : [];
    }),
  );
  if (matches.length === 0) return null;
  return (
    <Section title="Exercise">
      {matches.map((match, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a record never changes
        <div key={index} className="mb-2 text-sm last:mb-0">
          <p className={`text-xs ${QUIET}`}>
            {match.matched ? "Found" : "Not sure which"}
            {match.pool_size !== undefined && `, among ${match.pool_size}`}
            {match.by_habit && ": the words alone leave it open, but it is what this person has been doing"}
          </p>
          {match.candidates.map(({ name, score }, place) => (
            <ScoreBar
              key={`${name}:${score}`}
              name={name ?? `candidate ${place + 1}`}
              score={score / 100}
              text={`${Math.round(score)}`}
              isChosen={place === 0 && match.matched === true}
            />
          ))}
        </div>
      ))}
    </Section>
  );
}
