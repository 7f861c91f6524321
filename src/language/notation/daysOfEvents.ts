import { type DateContext, type FoundDate, readDates } from "../dates/dates.ts";
import { differences } from "./differences.ts";
import type { Stretch } from "./otherTimes.ts";

const SINCE =
  /(?<!\p{L})(?:since|seit(?: dem)?|depuis(?: le)?|desde(?: el)?|dal?(?: giorno)?|desde(?: o)?(?: dia)?) (?:the |last |my |letzten |letztem )?$/iu;
const IS_SINCE = /^(?:since|seit|depuis|desde|dal) /i;
const EVENT =
  /(?:^|[,.;!\n(]|(?<!\p{L})(?:and|but|because|as|cause|for)(?!\p{L})) ?(?:(?:my|the|a|i have|i['’]?ve got|got|have|next|first|big|local|our|for|still|coming up|there['’]?s) ){0,4}(?:\p{L}{3,14} ){0,2}(?:competition|comp|meet|race|marathon|match|game|tournament|wedding|holidays?|vacation|surgery|op|operation|appointment|physio|exam|interview|deadline|flight|wettkampf|comp[ée]tition|competici[óo]n|gara|prova)(?: (?:is|was|coming up|coming|are|starts))* ?$/iu;
/** "Easier than yesterday", "same as last week", "wie am Montag": the day that one is compared with. */
const COMPARED =
  /(?<!\p{L})(?:(?:(?:\p{L}{3,}er|better|worse|more|less) )?(?:than|als|que|do que)|(?:same|heavy|hard|good|much|many|easy|long|fast|far|strong|weight|reps|sets|load)? ?as|vs\.?|versus|compared (?:to|with)|(?:(?:just|same|exactly|much|a lot)|[,;\d]) ?like|wie|comme|como|come|rispetto a) (?:on |it was |i did |am |le |el |il |na |no |a |de )?$/iu;
/** "Fine since the surgery in 2019": when something befell somebody. */
const BEFELL =
  /(?<!\p{L})(?:surgery|operation|injury|accident|hernia|fracture|replacement|c[ -]section|(?:tore|broke|injured|hurt|had)(?: (?:it|my \p{L}+|a baby|surgery))?|(?:operated|reconstructed)(?: on)?|op[eé]ration|operaci[oó]n|operazione|opera[cç][aã]o|unfall|verletzung|accident|blessure|lesi[oó]n|infortunio|les[aã]o)(?: (?:back|way back|i had))? ?$/iu;
const MAY_BE =
  /\b(?:as|than|vs|versus|compared|like|wie|als|comme|que|como|come|rispetto)\b|since|surg|operat|op[eé]rat|opera|injur|accident|hernia|fractur|replac|section|tore|broke|hurt|unfall|verletz|blessure|lesi|les[aã]o|infort|seit|depuis|desde|dal |\d(?:st|nd|rd|th)\b|\b(?:am|le|el|il|dia) \d/iu;
const ENDS = /^ ?(?:[,;!?)\n]|\.(?!\d)|$)/;

/** A day of the month alone that a month of today's has still to come to. */
const isToCome = (words: string, sentAt: string): boolean => {
  const day = /\d{1,2}/.exec(words)?.[0];
  return !/\p{L}{4,}/u.test(words) && day !== undefined && Number(day) > Number(sentAt.slice(8, 10));
};

/**
 * Days that are of something else than the sets: "easier than yesterday", "back since the 12th", "competition on the 28th" that is still to come. In: a message as
 * typed. Out: the stretches in order, with the word before them. Linear.
 */
export function daysOfEvents(text: string, context: DateContext): Stretch[] {
  if (!MAY_BE.test(text)) return [];
  const amounts = differences(text);
  return readDates(text, context).flatMap(({ start, end, date }: FoundDate) => {
    const words = text.slice(start, end);
    const before = text.slice(Math.max(0, start - FAR), start);
    const compared = /^(?:today|heute|hoy|oggi|hoje)/i.test(words) ? null : COMPARED.exec(before);
    const from = start - (compared?.[0].length ?? 0);
    // "2.5 more than last week" is left out whole already.
    if (compared !== null)
      return amounts.some((one) => one.start <= from && end <= one.end) ? [] : [{ start: from, end }];
    if (BEFELL.test(before)) return [{ start, end }];
    if (date === null) return [];
    const since = SINCE.exec(before)?.[0] ?? "";
    if (since !== "" || IS_SINCE.test(words)) return [{ start: start - since.length, end }];
    const isEvent = EVENT.test(before) && ENDS.test(text.slice(end)) && isToCome(words, context.sentAt);
    return isEvent ? [{ start, end }] : [];
  });
}
const FAR = 80;
