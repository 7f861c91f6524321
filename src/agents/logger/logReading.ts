import { keptOut } from "../../language/corrections/keptOut.ts";
import { meantExercise } from "../../language/corrections/secondThought.ts";
import { readDates } from "../../language/dates/dates.ts";
import { dayAt, momentText } from "../../language/dates/localDay.ts";
import { isMovementWord } from "../../language/notation/clauseWords.ts";
import { daysOfEvents } from "../../language/notation/daysOfEvents.ts";
import { otherFigures } from "../../language/notation/otherFigures.ts";
import { blanked, otherTimes } from "../../language/notation/otherTimes.ts";
import type { NotationContext, ParsedEntry } from "../../language/notation/parsedLog.ts";
import { parseWorkoutLog } from "../../language/notation/workoutNotation.ts";
import type { LogSet } from "../../protocol/workoutLog.ts";
import type { DraftEntry } from "./logDraft.ts";

/** What numbers and days are read against, and whether a weight without a unit is known to be in the person's unit. */
export type ReadingContext = NotationContext & {
  /** The day of sending in the person's zone, `YYYY-MM-DD`. */
  today: string;
  unitSaid: boolean;
};

const MINUTE_MS = 60_000;

/** The moment for a day: sending itself, or on another day the same time of the clock. */
export function momentOn(date: string, context: ReadingContext): string {
  const sent = Date.parse(context.sentAt);
  if (date === context.today) return context.sentAt;
  const day = Math.floor(Date.parse(date) / 86_400_000);
  const today = dayAt(sent, context.timezone);
  const midnight = Date.parse(momentText(today, 0, context.timezone));
  return momentText(day, Math.floor((sent - midnight) / MINUTE_MS), context.timezone);
}

/** A weight said without a unit takes the person's own only when they have chosen one; otherwise it stays as spoken. */
export function withUnit(sets: readonly LogSet[], { unit, unitSaid }: ReadingContext): LogSet[] {
  if (!unitSaid) return [...sets];
  return sets.map((set) => (set.weight !== null && set.unit === null ? { ...set, unit } : set));
}

/** A parsed entry as a draft: day and moment are settled now, so that "today" stays the day of this message. */
export function draftOf(parsed: ParsedEntry, context: ReadingContext): DraftEntry {
  const said = parsed.date ?? parsed.performedAt?.slice(0, 10) ?? null;
  // A day to come belongs to the part that says it ("tomorrow I'll squat"), not to what was done before.
  const isElsewhere = said !== null && said > context.today && readDates(parsed.source, context).length === 0;
  const date = said === null || isElsewhere ? context.today : said;
  return {
    exercise: null,
    phrase: parsed.phrase,
    within: null,
    candidates: [],
    refused: [],
    movement: null,
    date,
    performedAt: isElsewhere ? momentOn(date, context) : (parsed.performedAt ?? momentOn(date, context)),
    heardOn: context.today,
    sets: withUnit(parsed.sets, context),
    readings: parsed.readings.map(({ label, sets }) => ({ label, sets: withUnit(sets, context) })),
    note: parsed.note,
    source: parsed.source,
    unread: parsed.unread,
    byModel: false,
    isDoubted: false,
    confirmed: false,
    missing: null,
  };
}

/** Reads a message as a log. Only what the person did, or just wrote down, becomes a draft; the rest is set aside. */
export function readLog(text: string, context: ReadingContext): { entries: DraftEntry[]; aside: ParsedEntry[] } {
  const meant = meantExercise(text);
  const parsed = parseWorkoutLog(meant, context).entries;
  const told = parsed
    .filter(({ phrase, sets }) => phrase !== null || sets.length > 0)
    .map((entry) => ({ ...entry, stance: stanceOf(entry, meant) }));
  // "Last week" says no day, and today would be wrong.
  const isVague = readDates(
    blanked(text, [...otherTimes(text), ...otherFigures(text), ...daysOfEvents(text, context)]),
    context,
  ).some(({ vague, date }) => vague && date === null);
  const isDone = ({ stance }: ParsedEntry) => stance === "done" || stance === "unsaid";
  const entries: DraftEntry[] = [];
  const aside: ParsedEntry[] = [];
  for (const entry of told) {
    const before = entries.at(-1);
    if (isDone(entry)) {
      const missing = isVague && entry.date === null ? "date" : null;
      entries.push({ ...draftOf(entry, context), missing });
    } else if (
      entry.stance === "negated" &&
      before !== undefined &&
      !namesMovement(entry) &&
      !DECLINED.test(entry.source)
    ) {
      // "bench 4x8, skipped 2 reps": what was not done is of the sets before it.
      before.unread = [...before.unread, entry.source.trim().slice(0, LONGEST_QUOTE)];
    } else {
      // "30 s mountain climbers, except I skipped the mountain climbers in the last round".
      const same = entry.stance === "negated" ? entries.findLast((other) => isOfItsSets(entry, other)) : undefined;
      if (same === undefined) aside.push(entry);
      else same.unread = [...same.unread, entry.source.trim().slice(0, LONGEST_QUOTE)];
    }
  }
  return { entries, aside };
}

const wordsOf = (phrase: string | null): string[] =>
  (phrase ?? "")
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .filter(Boolean);
const OF_SOME_SETS = /\b(?:last|first|second|third|final|rounds?|sets?|reps?)\b/i;
/** Whether what was not done is some of the sets of an entry: it has no other name, and says which they were. */
const isOfItsSets = ({ phrase, source }: ParsedEntry, entry: DraftEntry): boolean => {
  const named = wordsOf(phrase).filter((word) => isMovementWord(word));
  return named.length > 0 && named.every((word) => wordsOf(entry.phrase).includes(word)) && OF_SOME_SETS.test(source);
};

/** As it was read, unless the sentence says that it is not to be stored. */
function stanceOf({ source, stance }: ParsedEntry, text: string): ParsedEntry["stance"] {
  if (stance !== "done" && stance !== "unsaid") return stance;
  const at = text.indexOf(source);
  if (at < 0) return stance;
  const from = Math.max(...[..."\n.!?"].map((mark) => text.lastIndexOf(mark, at) + 1));
  const rest = text.slice(at + source.length).search(/[\n!?]|\.(?!\d)/);
  const to = rest < 0 ? text.length : at + source.length + rest;
  return keptOut(text.slice(from, to)) ?? stance;
}

/** Of more than the sets that were told: "decided against a top single", "refused to go for 6". */
const DECLINED =
  /\b(?:(?:decided|chose|opted|elected) (?:against|not to)|refused|(?:could|can|did)(?:n['’]?t| not) (?:even )?(?:face|be bothered|bother)|no (?:time|energy|strength|gas) (?:left )?(?:for|to))\b/i;
const LONGEST_QUOTE = 60;
const namesMovement = ({ phrase }: ParsedEntry): boolean => wordsOf(phrase).some(isMovementWord);
