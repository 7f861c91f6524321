import { phraseTokens } from "../../catalog/phraseTokens.ts";
import type { OpenQuestion } from "../../protocol/understanding.ts";
import { HOLDS_SETS } from "../answers/answerKinds.ts";
import { andTheLast } from "../corrections/deletedAlike.ts";
import { readCorrection } from "../corrections/logCorrection.ts";
import { COPULA } from "../corrections/namedInCorrection.ts";
import { foldText } from "../foldText.ts";
import { isMovementWord } from "../notation/clauseWords.ts";

/** "Delete both" while one is stored and one is a question: the question goes, and so does what was stored. */
export function deletesAll(text: string): boolean {
  const correction = readCorrection(text);
  return correction?.kind === "delete" && correction.scope === "all";
}

/** Words of a log that name no other entry: they are about the one that is open. */
export function isAboutOpen(text: string): boolean {
  const correction = readCorrection(text);
  return correction === null || (correction.kind === "change" && correction.target === null);
}

/**
 * "Bankdrukken was 3x7", "the rows were 75" while it is asked which press or row it was: the open entry is put right under the name that it
 * was told by. Out: what is said of it, and of another entry in the same breath; `null` where another entry is named first, or none.
 */
export function saidOfDraft(
  text: string,
  { draft }: Pick<OpenQuestion, "draft">,
): { said: string; more: string | null } | null {
  const entries = draft.kind === "log" && Array.isArray(draft.entries) ? draft.entries : [];
  const [open] = entries as { phrase?: unknown; sets?: unknown }[];
  if (entries.length === 1 && UNIT_ALONE.test(foldText(text))) return { said: text.trim(), more: null };
  // "Last one was 9" of several sets: the set, and not the last of the exercises that are offered.
  const last = Array.isArray(open?.sets) && open.sets.length > 1 ? LAST_SET.exec(foldText(text))?.[1] : undefined;
  if (entries.length === 1 && last !== undefined) return { said: `the last set was ${last}`, more: null };
  if (entries.length !== 1 || typeof open?.phrase !== "string") return null;
  const folded = foldText(text).trim();
  const copula = COPULA.exec(folded);
  const correction = copula === null ? null : readCorrection(text);
  if (copula === null || correction?.kind !== "change" || correction.target === null) return null;
  // "The rows were yesterday".
  if (correction.parts.length === 0 && correction.when === null) return null;
  const called = new Set(phraseTokens(foldText(open.phrase)));
  const named = phraseTokens(correction.target);
  const isSame = named.length > 0 && named.every((word) => called.has(word));
  if (!isSame) return null;
  const told = folded.slice(copula.index + copula[0].length).trim();
  const [, said, name = "", figures] = OTHER_TOO.exec(told) ?? [];
  const isOther = name.split(" ").some(isMovementWord) && phraseTokens(name).every((word) => !called.has(word));
  return isOther ? { said: `it was ${said}`, more: `${name} was ${figures}` } : { said: `it was ${told}`, more: null };
}
const LAST_SET =
  /^\W*(?:(?:and|oh|no|actually|sorry|ok)[ ,]+)*(?:the |my )?last(?: one| set)? (?:was|were) (?:only |just )?(\d{1,2})(?: reps?)?\W*$/;
/** "Yes, lbs". */
const UNIT_ALONE =
  /^\W*(?:(?:yes|yeah|yep|no|it was|that was|they were|its|in|all|btw|and|ja|oui|si|sim)[ ,]+)*(?:kgs?|kilos?|lbs?|pounds?|pfund|libras|livres|libbre)(?: (?:btw|sorry|of course|obviously|not (?:kgs?|kilos?|lbs?|pounds?)))*\W*$/;
/** "55 and bench 62.5": another one by its name. */
const OTHER_TOO =
  /^(\d[^\p{L}]*(?:kgs?|lbs?|kilos?|reps?|sets?)?)[\s,;]+(?:(?:and|und|et|y|e)\s+)?(?:the |my |die |das |la |le |el |il )?(\p{L}+(?: \p{L}+){0,2}?) (?:(?:was|were|war|waren|etait|era|fue|foi) )?(\d.*)$/u;

/** Whether "and the last one" calls off the entry that is asked about, which was told last. */
export const lastGoes = (text: string, { owner, draft }: Pick<OpenQuestion, "owner" | "draft">): boolean =>
  owner === "WORKOUT_LOG" && draft.kind === "log" && andTheLast(text);

/**
 * "Delete the last two" while an entry is asked about: it is the last of them, and goes with the stored ones before it. Out: what is to be
 * deleted of those that are stored; `null` where the words choose in another way.
 */
export function storedBeside(
  text: string,
  { draft }: Pick<OpenQuestion, "draft">,
): { goes: boolean; rest: string } | null {
  const correction = draft.kind === "log" ? readCorrection(text) : null;
  const choice = correction?.kind === "delete" ? correction.choice : undefined;
  if (choice?.of === "place" && choice.place < -1)
    return { goes: false, rest: `delete the ${BEFORE[-choice.place] ?? ""}` };
  // The open one was told last: the first of them is stored, and the one in the middle of three.
  if (choice?.of === "place" && choice.place === 1) return { goes: false, rest: "delete the first entry" };
  if (correction?.kind === "delete" && correction.place === 0) return { goes: false, rest: "delete the second entry" };
  const open = Array.isArray(draft.entries) ? draft.entries.length : 1;
  if (choice?.of !== "newest" || choice.count <= open) return null;
  const left = choice.count - open;
  return { goes: true, rest: left === 1 ? "delete the last one" : `delete the last ${left}` };
}
const BEFORE: Readonly<Record<number, string>> = { 2: "last one", 3: "one before the last" };

/**
 * "Today 3x5 82.5" while it is asked on which day the bench of last week was: more sets of what was named, of a day of their own. Out: the
 * message with the name; `null` for anything else.
 */
export function setsOfToday(text: string, { about, draft }: Pick<OpenQuestion, "about" | "draft">): string | null {
  const [open] = (draft.kind === "log" && Array.isArray(draft.entries) ? draft.entries : []) as { phrase?: unknown }[];
  const folded = foldText(text);
  if (about !== "date" || typeof open?.phrase !== "string" || !HOLDS_SETS.test(folded) || !TODAY.test(folded))
    return null;
  return folded.split(/\P{L}+/u).some(isMovementWord) ? null : `${open.phrase} ${text.trim()}`;
}
const TODAY =
  /(?<!\p{L})(?:today|tonight|this (?:morning|evening)|just now|heute|aujourd ?['’]?hui|hoy|oggi|hoje)(?!\p{L})/u;
