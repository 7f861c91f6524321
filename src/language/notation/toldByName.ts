import { phraseTokens } from "../../catalog/phraseTokens.ts";
import { type Draft, isSaying } from "./draft.ts";

const isCount = (kind: string): boolean => kind === "counts" || kind === "numbers";
const COUNTED = /^(?:counts|numbers|product|time|length|m|k|s|override|repeat)$/;

/** Loads and how often, and not yet how many each time. */
const awaitsCounts = ({ marks, rounds }: Draft): boolean =>
  marks.some(({ kind }) => kind === "weight" || kind === "sets" || rounds !== null) &&
  !marks.some((mark) => COUNTED.test(mark.kind) && !(mark.kind === "numbers" && mark.after !== null));

const hasOnlyCounts = ({ marks }: Draft): boolean => {
  const said = marks.filter(isSaying);
  return said.length === 1 && isCount(said[0]?.kind ?? "");
};

/** Whether a name says the other one or a part of it: "curls" of "leg curl", "calves" of "seated calf". */
function isOf({ phrase: part }: Draft, { phrase: whole }: Draft): boolean {
  const own = new Set(phraseTokens(whole ?? ""));
  const said = phraseTokens(part ?? "");
  return said.length > 0 && said.every((word) => own.has(word));
}

/**
 * "Leg curl 40 kg and calf 30 kg, four rounds, 12 on the curls and 20 on the calves": repetitions that are told behind all by the
 * names again are those of the exercises told before. Entries in and out; changes those that take them. Where one of the names
 * fits none or several, all stay what they are.
 */
export function withCountsByName(drafts: Draft[]): Draft[] {
  const first = drafts.findIndex(hasOnlyCounts);
  const [open, told] = [drafts.slice(0, first), drafts.slice(first)];
  if (first < 1 || !open.every(awaitsCounts) || !told.every(hasOnlyCounts)) return drafts;
  const takers = told.map((draft) => open.filter((one) => isOf(draft, one)));
  if (takers.some((found) => found.length !== 1) || new Set(takers.flat()).size !== told.length) return drafts;
  for (const [at, draft] of told.entries()) {
    const taker = takers[at]?.[0];
    if (taker === undefined) continue;
    taker.marks.push(...draft.marks.filter(isSaying));
    taker.notes.push(...draft.notes);
    taker.end = Math.max(taker.end, draft.end);
  }
  return open;
}
