import { readToldDone, toldToCome } from "../../language/answers/heldBack.ts";
import { phraseIn } from "../../language/corrections/correctionPhrases.ts";
import { applyCorrection, readCorrection } from "../../language/corrections/logCorrection.ts";
import { parseWorkoutLog } from "../../language/notation/workoutNotation.ts";
import type { Assignment } from "../../protocol/understanding.ts";
import type { DraftEntry } from "./logDraft.ts";
import { draftOf, momentOn, type ReadingContext } from "./logReading.ts";

/** Something was otherwise than told, though no figure says how. */
const OTHERWISE =
  /\b(?:miss(?:ed)?|skip(?:ped)?|not|n['’]?t|only|less|fewer|except|fail(?:ed)?|half|without|almost|nearly|instead|cut|dropped|lighter|heavier|most|some|ohne|nicht|nur|sans|pas|sin|no|senza|non|sem|nao)\b/;

/**
 * "Did them, last set only 4 reps" after "gonna do front squats tonight, 4x6 at 70": the sets that were told and not stored, as they
 * were done. What cannot be read of what was different is asked about. `null` where nothing of the kind is said.
 */
export function toldBefore(
  { text, lastQuestions = [], resume }: Pick<Assignment, "text" | "lastQuestions" | "resume">,
  context: ReadingContext,
): DraftEntry[] | null {
  const done = resume === null && lastQuestions.length > 0 ? readToldDone(text) : null;
  const told = done === null ? null : toldToCome(lastQuestions);
  if (done === null || told === null) return null;
  const entries = parseWorkoutLog(told.replace(ANNOUNCES, "").replace(TO_COME, " "), context)
    .entries.filter(({ phrase, sets, stance }) => phrase !== null && sets.length > 0 && stance !== "other_person")
    .map((parsed) => ({
      ...draftOf(parsed, context),
      date: context.today,
      performedAt: momentOn(context.today, context),
      // What is told of the plan is no doubt in what was done, and "what's my max" no kind of set.
      note: null,
      ...(told.includes("max") ? { sets: parsed.sets.map((set) => ({ ...set, type: "normal" as const })) } : {}),
    }));
  if (done.rest === "") return entries;
  let changed: DraftEntry[] | null = entries;
  for (const piece of done.rest.split(/, (?:and |but )?(?=[\p{L}\d])/u))
    changed = changed && withPieceOf(changed, piece, context);
  return changed ?? entries.map((entry) => ({ ...entry, unread: [...entry.unread, done.rest] }));
}

/** When it was to be is no name either. */
const TO_COME =
  /\s(?:tomorrow(?: (?:morning|evening|night|afternoon))?|tonight|later(?: today| on)?|next (?:time|week|\p{L}+day)|morgen|heute abend|demain|ce soir|ma[ñn]ana|esta noche|domani|stasera|amanh[ãa]|hoje [àa] noite)(?!\p{L})/giu;
/** What announces sets and is no name. */
const ANNOUNCES = /^\W*(?:(?:i am |i'?m )?planning(?: on| to)?|plan(?:ned)?(?: is| for \p{L}+)?:?|going for)\s+/iu;

/** The entries with one thing that was different, of the one that it names or of the only one. */
function withPieceOf(entries: DraftEntry[], piece: string, context: ReadingContext): DraftEntry[] | null {
  const words = piece.match(/\p{L}{3,}/gu) ?? [];
  const named = entries.filter(({ phrase }) =>
    words.some((word) =>
      phraseIn(phrase ?? "")
        ?.split(" ")
        .includes(word),
    ),
  );
  const [meant, ...others] = entries.length === 1 ? entries : named;
  if (meant === undefined || others.length > 0) return isRemark(piece) ? entries : null;
  const changed = withPiece(meant, piece, context);
  return changed === null ? null : entries.map((entry) => (entry === meant ? changed : entry));
}

const isRemark = (piece: string): boolean => !/\d/.test(piece) && !OTHERWISE.test(piece);

/** The entry with one thing that was different; `null` where that cannot be read. */
function withPiece(entry: DraftEntry, piece: string, context: ReadingContext): DraftEntry | null {
  const gear = phraseIn(piece);
  if (gear !== null && GEAR.test(gear) && !/\d/.test(piece))
    return { ...entry, phrase: `${gear} ${entry.phrase ?? ""}` };
  const [first = "", ...words] = piece.split(" ");
  if (GEAR.test(first) && words.length > 0)
    return withPiece({ ...entry, phrase: `${first} ${entry.phrase ?? ""}` }, words.join(" "), context);
  const left = LEFT_OUT.exec(piece)?.[1];
  if (left !== undefined) return withPiece(entry, `remove the ${left}`, context);
  const isList = /^\d+(?:[ ,/+-]+\d+)+(?: reps?)?$/.test(piece);
  const forms = isList ? [`the reps were ${piece}`] : [piece, `actually ${piece}`, `it was ${piece}`];
  for (const said of forms.map((form) => readCorrection(form))) {
    if (said?.kind !== "change" || said.exercise !== null) continue;
    const applied = applyCorrection(entry, said, context);
    if ("patch" in applied) return { ...entry, ...applied.patch, note: applied.patch.note ?? entry.note } as DraftEntry;
  }
  return isRemark(piece) ? entry : null;
}

/** What it was done with. */
const GEAR =
  /^(?:(?:with )?(?:the |a )?)?(?:dumb ?bells?|db|barbell|bb|cables?|machine|kettle ?bells?|kb|bands?|smith|ez bar|trap bar)$/;

const LEFT_OUT =
  /^(?:i )?(?:skipped|left out|dropped|cut|did not do|didn'?t do|missed out) (?:on )?(?:the )?((?:first|second|third|fourth|fifth|last)(?: (?:two|2))? sets?)$/;

/**
 * "Did pull ups but only 4 sets" after a plan of 5x5: what is not said of a lift that was planned just before is as it was
 * planned, where all its sets were to be the same.
 */
export function filledFromPlan(
  entries: DraftEntry[],
  lastQuestions: readonly string[],
  context: ReadingContext,
): DraftEntry[] {
  const told = lastQuestions.length === 0 || entries.length === 0 ? null : toldToCome(lastQuestions);
  if (told === null) return entries;
  const planned = parseWorkoutLog(told, context).entries;
  return entries.map((entry) => {
    const words = phraseIn(entry.phrase ?? "")?.split(" ") ?? [];
    const plan = planned.find(({ phrase }) => words.length > 0 && words.every((word) => phrase?.includes(word)));
    const [first, ...others] = plan?.sets ?? [];
    const isEven = others.every(({ reps, weight }) => reps === first?.reps && weight === first.weight);
    if (first === undefined || !isEven || entry.unread.length > 0) return entry;
    const sets = entry.sets.map((set) => ({
      ...set,
      ...(set.reps === null && set.durationS === null && set.distance === null ? { reps: first.reps } : {}),
      ...(set.weight === null ? { weight: first.weight, unit: first.unit } : {}),
    }));
    return { ...entry, sets };
  });
}
