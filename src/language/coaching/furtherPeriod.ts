import { readRecall } from "../corrections/logRecall.ts";
import { type DateContext, readDates } from "../dates/dates.ts";
import { foldText } from "../foldText.ts";
import { isMovementWord } from "../notation/clauseWords.ts";
import { readHistoryQuestion } from "./historyQuestion.ts";

const LONGEST = 50;
const MOST_WORDS = 4;
const LEAD =
  /^(?:(?:ok|okay|and|so|thanks|cool|right|ah|oh|hm+|und|et|y|e|ed)[ ,.]+)*(?:what about|how about|and|or|und|oder|et|ou|y|o|e|and what about|was ist mit|wie (?:war|sieht) (?:es|das)|qu ?['’]?en est il de|y que tal|que tal|e (?:quanto a)?)[ ,]+(?:(?:for|on|in|the|my|with|bei[m]?|fur|pour|le|la|les|el|los|las|il|lo|i|gli|o|a|os|as|die|der|das|den|am|del)[ ])*/;
const PERIOD =
  /^(?:this|last|diese|letzte|cette|la|esta|questa|essa)? ?(?:week|month|woche|semaine|semana|settimana|monat|mes|mois)(?: (?:pasada|derniere|scorsa|passada))?$/;
const ANY_MOMENT: DateContext = { sentAt: "2026-01-14T12:00:00Z", timezone: "UTC", unit: "kg" };

/** What is asked in "and yesterday?", "what about squats?": the day or the lift; `null` where more or something else is. */
function askedFurther(text: string): { day: string | null; lift: string | null } | null {
  if (text.length > LONGEST || /\d ?[x×@]/.test(text)) return null;
  const folded = foldText(text).trim();
  const lead = LEAD.exec(folded)?.[0];
  if (lead === undefined) return null;
  const said = folded.slice(lead.length).replace(/[\s?!.]+$/, "");
  if (said === "" || said.split(/\s+/).length > MOST_WORDS) return null;
  const [found] = readDates(said, ANY_MOMENT);
  if (PERIOD.test(said) || (found !== undefined && found.start === 0 && found.end >= said.length))
    return { day: said, lift: null };
  return (said.match(/\p{L}{3,}/gu) ?? []).some((word) => isMovementWord(word)) && !/\d/.test(said)
    ? { day: null, lift: said }
    : null;
}

/** Whether a message asks what the person did: of their own log. */
const asksLog = (text: string): boolean =>
  readHistoryQuestion(text, ANY_MOMENT) !== null || readRecall(text)?.scope === "day";

/**
 * The question that "and yesterday?" is short for, after one about one's own log: "what did I squat today" → "what did I squat
 * yesterday". In: the message, and what was asked before it, newest last. `null` where that was of something else.
 */
export function fullHistoryQuestion(text: string, before: readonly string[]): string | null {
  if (before.length === 0) return null;
  const further = askedFurther(text);
  if (further === null) return null;
  const asked = before.reduce<string | null>(
    (known, said) => (said.length > LONGEST_BEFORE ? null : asksLog(said) ? said : inFull(askedFurther(said), known)),
    null,
  );
  return inFull(further, asked);
}

function inFull(further: ReturnType<typeof askedFurther>, before: string | null): string | null {
  if (further === null || before === null) return null;
  const bare = foldText(before).replace(/[\s?!.]+$/, "");
  const dated = readDates(bare, ANY_MOMENT)[0];
  const spanned = PERIODS.exec(bare);
  const at = dated ?? (spanned === null ? null : { start: spanned.index, end: spanned.index + spanned[0].length });
  const said = at === null ? "" : bare.slice(at.start, at.end);
  if (further.lift !== null) return `what did i do for ${further.lift} ${said}`.trim();
  if (at === null) return `${bare} ${further.day}`;
  return `${bare.slice(0, at.start)}${further.day}${bare.slice(at.end)}`;
}

const LONGEST_BEFORE = 120;
const PERIODS =
  /\b(?:so far|(?:this|last|diese|letzte|cette|esta|questa|essa) (?:week|month|woche|semaine|semana|settimana|monat|mes|mois))\b/;
