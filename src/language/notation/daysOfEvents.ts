import { type DateContext, type FoundDate, readDates } from "../dates/dates.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { matchesIn } from "../patterns/matchesIn.ts";
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
/** "Slept badly last night", "pizza und bier gestern": what somebody did who did not train; the sets are of another day. */
const EVERYDAY = entered(
  /(?<!\p{L})(?:sle(?:ep|pt)\p{L}*|insomnia|nightmares?|awake|up all night|stayed up|drank|drunk|drinking|drinks|beers?|wine|whisky|booze|partied|party(?:ing)?|wedding|clubbing|hung ?over|ate|pizza|mcdonald['’]?s|takeaway|curry|burgers?|feast|binged?|dinner|threw up|food poisoning|worked late|night shift|late shift|geschlafen|schlaf(?:los)?|getrunken|gesoffen|gefeiert|feiern|bier|wein|gegessen|sp[äa]tschicht|nachtschicht|dormi[rtd]?|dorm[íi]|sommeil|nuit blanche|bu|f[êe]t[ée]|bi[èe]res?|mang[ée]|sue[ñn]o|beb[íi]|cervezas?|fiesta|cen[ée]|dormito|sonno|bevuto|birr[ae]|mangiato|festa|sono|cervejas?|jantei)(?!\p{L})/iu,
);
const EVERYDAY_PART =
  /[.,;!?\n()]|(?<!\p{L})(?:but|so|still|then|and then|aber|also|trotzdem|mais|donc|quand m[êe]me|pero|as[íi] que|ma|quindi|per[òo]|mas|ent[ãa]o)(?!\p{L})/giu;

/** The part of a sentence around a stretch. */
function partAround(text: string, { start, end }: Stretch): Stretch {
  const ends = matchesIn(text, EVERYDAY_PART);
  const before = ends.findLast(({ index, 0: { length } }) => index + length <= start);
  const from = before === undefined ? 0 : before.index + before[0].length;
  const to = ends.find(({ index }) => index >= end)?.index ?? text.length;
  const blanks = /^\s*/.exec(text.slice(from))?.[0].length ?? 0;
  return { start: from + blanks, end: text.slice(0, to).trimEnd().length };
}

const MAY_BE = entered(
  /\b(?:as|than|vs|versus|compared|like|wie|als|comme|que|como|come|rispetto)\b|since|surg|operat|op[eé]rat|opera|injur|accident|hernia|fractur|replac|section|tore|broke|hurt|unfall|verletz|blessure|lesi|les[aã]o|infort|seit|depuis|desde|dal |\d(?:st|nd|rd|th)\b|\b(?:am|le|el|il|dia) \d/iu,
);
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
  const isOfDays = EVERYDAY.test(text);
  if (!isOfDays && !MAY_BE.test(text)) return [];
  const amounts = differences(text);
  return readDates(text, context).flatMap(({ start, end, date }: FoundDate) => {
    const words = text.slice(start, end);
    const before = text.slice(Math.max(0, start - FAR), start);
    const compared = /^(?:today|heute|hoy|oggi|hoje)/i.test(words) ? null : COMPARED.exec(before);
    const from = start - (compared?.[0].length ?? 0);
    // "2.5 more than last week" is left out whole already.
    if (compared !== null)
      return amounts.some((one) => one.start <= from && end <= one.end) ? [] : [{ start: from, end }];
    const part = isOfDays ? partAround(text, { start, end }) : null;
    if (part !== null && isNoDeed(text.slice(part.start, part.end))) return [part];
    if (BEFELL.test(before)) return [{ start, end }];
    if (date === null) return [];
    const since = SINCE.exec(before)?.[0] ?? "";
    if (since !== "" || IS_SINCE.test(words)) return [{ start: start - since.length, end }];
    const isEvent = EVENT.test(before) && ENDS.test(text.slice(end)) && isToCome(words, context.sentAt);
    return isEvent ? [{ start, end }] : [];
  });
}
const FAR = 80;
/** What a part of a sentence with everyday deeds says of no training. */
const isNoDeed = (part: string): boolean => EVERYDAY.test(part) && !DEED.test(part);
const DEED =
  /\d ?[x×*@] ?\d|\d ?(?:kgs?|lbs?|kilos?|reps?|sets?|km|miles?)(?!\p{L})|(?<!\p{L})(?:trained|lifted|ran|benched|squatted|deadlifted|pulled|pressed|rowed|swam|cycled|gym|workout|training|trainiert|gelaufen|couru|entra[iî]n[ée]|entren[ée]|corr[íi]|allenat[oa]|corso|treinei)(?!\p{L})/iu;
