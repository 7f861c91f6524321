import type { FactConfidence } from "../../../protocol/facts.ts";
import { readDates } from "../../dates/dates.ts";
import { MONTHS } from "../../dates/dateWords.ts";
import { dateText, partsOf, weekdayOf } from "../../dates/localDay.ts";

const HEDGED =
  /\b(?:i think|i guess|i believe|i suppose|i reckon|maybe|perhaps|possibly|probably|prob|roughly|approx(?:imately)?|around|about|ish|sort of|kind of|kinda|sorta|more or less|give or take|not (?:totally |quite |100 ?% )?sure|almost|nearly|somewhere (?:around|between|near)|might (?:have|be)|ballpark|vielleicht|ungefahr|etwa|circa|ca|glaube|denke|environ|peut etre|je crois|je pense|a peu pres|mas o menos|creo|quizas?|aproximadamente|unos|forse|credo|penso|all incirca|acho|talvez|mais ou menos|cerca de|uns)\b|\d ?-?ish\b|~ ?\d/;
const REPORTED =
  /\b(?:physio\w*|doc|doctor|gp|surgeon|trainer|coach|pt|nurse|dieti[ct]ian|nutritionist|chiro(?:practor)?|osteo(?:path)?|therapist|specialist|dentist|wife|husband|partner|mum|mom|dad|girlfriend|boyfriend|friends?|arzt|arztin|medecin|kine|medico|fisio\w*|everyone|people) (?:\w+ )?(?:say|says|said|told|tells|thinks|thought|reckons|diagnosed|confirmed|advised|recommended|warned|wants|found|sagt|meint|dit|dice|diz|disse)\b|\b(?:apparently|supposedly|according to|i was told|i am told|i have been told|they say|they told me)\b/;
const PASSING =
  /\b(?:today|tonight|this (?:morning|afternoon|evening|week|weekend|month)|for now|for the (?:moment|time being)|for a (?:while|bit|few (?:days|weeks))|temporar(?:y|ily)|just this once|(?:on|for|during) (?:a |my |the )?(?:holidays?|vacation|business trip|trip)|while (?:i am )?(?:away|travel\w*|on \w+)|travel+ing|(?:un)?til+|for the next|for \d+ (?:more )?(?:days?|weeks?|months?)|next (?:few|couple of|\d+) (?:days|weeks)|heute|diese woche|bis|vorubergehend|im urlaub|aujourd hui|cette semaine|jusqu|en vacances|hoy|esta semana|hasta|de vacaciones|oggi|questa settimana|fino a|in vacanza|hoje|ate)\b/;
const COUNTED =
  /\b(?:for|next|fur|pour|por|per) (?:the |another |about |die nachsten |les |los |las |i |le |os |as )?(?:next |prochaines? |proximos? |prossim[ei] |nachsten )?(\d{1,3})? ?(?:more )?(days?|weeks?|months?|tage|wochen|monate|jours|semaines|mois|dias|semanas|meses|giorni|settimane|mesi)\b/;
const UNTIL =
  /\b(?:un)?till?\b|\bbis\b|\bjusqu|\bhasta\b|\bfino a\b|\bate\b|\bback (?:home )?(?:on|in)\b|\bends? on\b|\bthrough\b/;
/** "Until march": to its first day. */
const UNTIL_MONTH =
  /\b(?:(?:un)?till?|bis|jusqu en|hasta|fino a|ate) (?:late |early |mid |end of |the end of )?([a-z]{3,9})\b/;
const AWAY =
  /\b(?:travel+ing|holidays?|vacation|trip|urlaub|vacances|vacaciones|vacanza|away|abroad|visiting|on the road)\b/;
/** "Carnivore for 3 months now", "has hurt for two weeks": so long it has been, not so long it will be. */
const FOR_SO_LONG =
  /\b(?:(?:been|has|have|had|hurts?|aches?|ached|hurting|on and off)\b(?: \w+){0,6}? )?for (?:(?:the )?(?:last|past) |about |over |almost |nearly |a few |a couple of )*(?:\d{1,3}|an?|some|several|many)? ?(?:days?|weeks?|months?|years?)(?= (?:now|already|so far|on and off|never|did|which|and (?:it|nothing|then|still)|but)\b)|\b(?:been|has|have|had|hurts?|aches?|ached|hurting|was|were|did|could not|couldn t|took|used|kept|stopped|stuck|laid up)\b(?: \w+){0,6}? for (?:(?:the )?(?:last|past) |about |over |almost |nearly |a few |a couple of )*(?:\d{1,3}|an?|some|several|many)? ?(?:days?|weeks?|months?|years?)(?! (?:off|rest|only|break)\b)/g;
/** From when something holds is not until when. */
const FROM_THEN =
  /\b(?:from|starting|as of|beginning) (?:next (?:week|month|year)|this (?:week|month)|today|tomorrow)(?: on(?:wards?)?)?\b/g;
/** An hour that something ends at every day: "i teach until six". */
const CLOCK_END =
  /\b(?:un)?till? (?:about |around |half |at least )?\d{1,2}(?:[:.]\d\d)?(?: ?(?:am|pm|h|o ?clock|ish))?(?=$|[,;.!)]| (?:so|and|but|most|every|on|each|then|or|at|daily|am|pm)\b)/g;
/** "Kurzhanteln bis 10 kg": how far a thing goes, not how long. */
const UP_TO =
  /(?<=(?:hantel\w*|gewichte?|kettlebells?|halteres?|mancuernas|manubri|discos|scheiben|dumbbells?|plates) )(?:de )?(?:bis|hasta|fino a|ate|jusqu a) \d+\b(?! ?uhr)|\b(?:ein\w*|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|\d+) bis (?:zu )?(?:zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwolf|\d+)\b|\b(?:bis(?: zu)?|hasta|fino a|ate|jusqu a|(?:un)?till?) (?:los |die |i )?\d+(?:[.,]\d+)? ?(?:kgs?|kilos?|lbs?|pounds|pfund|chili|quilos?|jahre|years|cm|min\w*|mal|x|reps?)\b/g;
/** How long "for now" is taken to last, and being away without a date said, in days. */
const FOR_NOW_DAYS = 28;
const AWAY_DAYS = 14;
/** Of these things a "today" says when they were measured, not that they pass. */
const LASTING_TYPES: ReadonlySet<string> = new Set([
  "name",
  "birthdate",
  "age",
  "body_weight",
  "height",
  "personal_record",
  "units",
  "event",
  "experience_level",
  "allergy",
]);

/** "Hurt my back this morning deadlifting": when it happened, and not how long it lasts, in six languages. */
const HURT_THEN =
  /\b(?:hurt|injured|tweaked|pulled|strained|sprained|rolled|twisted|wrenched|jammed|tore|popped|dislocated|broke|cracked|bruised|dropped|fell|landed|slipped|banged|bumped|hit|went over|did my|put my|threw my|felt (?:a|something)|started|umgeknickt|verletzt|gezerrt|verdreht|verstaucht|verhoben|geprellt|gestürzt|gefallen|wehgetan|foulée?|tordue?|blessée?|claquée?|bloquée?|tombée?|torcí|torcido|lesioné|lesionado|lastimé|caí|golpeé|torci|lesionei|machuquei|torto|stort[oa]|strappat[oa]|cadut[oa]|fatto male|fait mal|hecho daño)(?!\p{L})/iu;
const HELD_FOR =
  /\b(?:until|till?|for (?:now|the (?:moment|next|time being)|\d+|a (?:few|couple|week|day|month))|bis|jusqu|hasta|fino a|até|just (?:for )?today|only today|today only|nur heute)(?!\p{L})/iu;
/** Whether what was said holds beyond the day that it names. In: the type of a fact, and its words as typed. */
export const lasts = (type: string, text: string): boolean =>
  LASTING_TYPES.has(type) || (type === "injury" && HURT_THEN.test(text) && !HELD_FOR.test(text));

/** A date in the future that a text names, as a day since 1970; `null` without one. */
export function futureDay(text: string, today: number): number | null {
  const sentAt = `${dateText(today)}T12:00:00Z`;
  const [found] = readDates(text.normalize("NFC"), { sentAt, timezone: "UTC", unit: "kg", bias: "future" }).filter(
    ({ date }) => date !== null,
  );
  return found?.date ? Math.floor(Date.parse(found.date) / 86_400_000) : null;
}

/** The last day of what is said to pass. In: folded text. */
function lastDay(folded: string, text: string, today: number): number | null {
  const counted = COUNTED.exec(folded);
  if (counted) {
    const count = counted[1] === undefined ? 1 : Number(counted[1]);
    const unit = counted[2] ?? "";
    const length = /^(?:w|sem|set)/.test(unit) ? 7 : /^m/.test(unit) ? 30 : 1;
    if (counted[1] !== undefined || /^[a-z]+[^s]$/.test(unit)) return today + count * length;
  }
  if (UNTIL.test(folded)) {
    const day = futureDay(
      text.slice(
        Math.max(
          0,
          text.search(/\b(?:un)?till?\b|\bbis\b|\bjusqu|\bhasta\b|\bfino\b|\bat[eé]\b|\bback\b|\bthrough\b/i),
        ),
      ),
      today,
    );
    if (day !== null) return day;
    const month = MONTHS.get(UNTIL_MONTH.exec(folded)?.[1] ?? "");
    if (month !== undefined) {
      const now = partsOf(today);
      return Math.floor(Date.UTC(now.year + (month <= now.month ? 1 : 0), month - 1, 1) / 86_400_000);
    }
  }
  if (/\b(?:today|tonight|this (?:morning|afternoon|evening)|heute|aujourd hui|hoy|oggi|hoje)\b/.test(folded))
    return today;
  if (/\b(?:this week(?:end)?|diese woche|cette semaine|esta semana|questa settimana)\b/.test(folded))
    return today + ((7 - weekdayOf(today)) % 7);
  if (/\bthis month\b/.test(folded)) {
    const { year, month } = partsOf(today);
    return Math.floor(Date.UTC(year, month, 0) / 86_400_000);
  }
  return AWAY.test(folded) ? today + AWAY_DAYS : today + FOR_NOW_DAYS;
}

/** How surely a clause says what it says, and until when. In: folded text, the same as typed, and the person's day. */
export function readSureness(
  folded: string,
  text: string,
  today: number,
): { confidence: FactConfidence; expiresAt: string | null } {
  const lasting = folded
    .replace(/\b(?:un)?till? (?:i|we|the kids|my \w+) (?:was|were|had|got)\b/g, " ")
    .replace(CLOCK_END, " ")
    .replace(UP_TO, " ")
    .replace(FROM_THEN, " ")
    .replace(FOR_SO_LONG, " ");
  if (PASSING.test(lasting) || COUNTED.test(lasting)) {
    const day = lastDay(folded, text, today);
    return { confidence: "temporary", expiresAt: day === null ? null : dateText(day) };
  }
  if (REPORTED.test(folded)) return { confidence: "reported", expiresAt: null };
  return { confidence: HEDGED.test(folded) ? "hedged" : "explicit", expiresAt: null };
}
