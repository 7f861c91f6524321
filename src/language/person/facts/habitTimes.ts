import { compiled } from "../../patterns/compiled.ts";
import { TIMES_ABROAD } from "./timesAbroad.ts";

const DAY =
  "(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?|weekends?|week ?days?|week ?nights?|(?:mon|dien|donners|frei|sams|sonn)tags?|mittwochs?|(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|(?:segunda|terca|quarta|quinta|sexta)s?(?:-feiras?)?)";
const PART =
  `(?:${TIMES_ABROAD}|` +
  "(?:early |late )?(?:mornings|evenings|afternoons|nights|(?<=(?:day|every|most|the) )(?:morning|evening|afternoon|night)|lunch ?times?|lunch ?breaks?|lunch ?hours?)|midday|noon|(?:at|over|during) lunch|dawn|before (?:work|school|breakfast|the school run)|after (?:work|school|dinner|the school run|hours)|morgens|abends|nachmittags|mittags|le (?:matin|soir|midi)|por la (?:manana|tarde|noche)|(?:la |di )(?:mattina|sera)|de manha|a noite)";
const CLOCK =
  "(?:(?:at |after |before |from |by |until |till |around |nach |ab |vor |um |alle |dopo le |a las |despues de las |apres |vers )(?:about |around |half )?\\d{1,2}(?:[:.h]\\d{0,2})?(?: ?(?:am|pm|uhr|h))?(?! ?(?:\\d|kg|min|reps|sets|weeks?|days?|months?|years?|hours?))|\\d{1,2}(?::\\d\\d)? ?(?:am|pm|uhr)\\b|\\d{1,2}:\\d\\d)";
const COUNT =
  "(?:\\d(?: ?(?:-|to|or) ?\\d)?|once|twice) ?(?:times|x|days|sessions|workouts|evenings|mornings|nights|mal|fois|veces|volte|vezes|dias|jours)?,? ?(?:a|per|each|every|/|die|pro|par|por|a la|alla) ?(?:week|woche|semaine|semana|settimana)";
const LENGTH =
  "(?:(?:an hour and a half|half an hour|(?:3 )?quarters? of an hour|an hour|\\d{1,3}(?:[.,]5)?(?: ?(?:-|to) ?\\d{1,3})? ?-?(?:min(?:ute)?[ns]?|minuti|minutos|hours?|hrs?|stunden?|heures?|horas?|ore)))";
const TIME = compiled(`\\b(?:${COUNT}|${LENGTH}|${DAY}|${PART}|${CLOCK})(?![a-z])`, "g");
/** Says of a time that it is when, or how long, somebody trains. */
const OF_TRAINING =
  /\b(?:train(?:ing)?|gym|work(?:ing)? ?out|lift|exercise|sessions?|free|slots?|windows?|available|make it|can only|only (?:time|day|days|slot|window|chance)|days (?:that )?(?:work|suit|are)|(?:works?|suits?|best)(?: best)? for me|to myself|my (?:ceiling|limit|max\w*|cap|budget|long slot)|each time|i (?:only |also )?(?:have|get|have got) (?:about |only |max )*(?:an?|\d+|half|1)|trainiere\w*|kann nur|m entraine|peux|puedo|entreno|posso|mi alleno|allenarmi|treino)\b/;
/** A change of when it is. */
const NOW_IT_IS =
  /\b(?:(?:so |now )+(?:it is|its|i do|i have|i can|only)|from now on|instead of (?:mon|tue|wed|thu|fri|sat|sun))/;
/** A time of something else, or of one session only. */
const ELSEWHERE =
  /\b(?:(?:un)?till? (?:mon|tue|wed|thu|fri|sat|sun|next|the)\w*|meetings?|appointments?|\d times|shut|closed?|closes|open(?:s|ed)?|crowded|busy|packed|rammed|heaving|empty|quiet|feel\w*|sleep|slept|eat|ate|meals?|fast\w*|shifts?|sore|hurts?|pain|drink|coffee|protein|creatine|pills?|runs?|walk\w*|swim\w*|cycl\w+|play\w*|football|yoga|class(?:es)?|church|choir|cook|weigh\w*|log|remind\w*|race|meet|season|seniors|comp\w*|event|did|was|were|had|got to|went|missed|skipped|next|this|last|today|tonight|tomorrow|yesterday|give|should|want|need|would|if|ago|for \d+ (?:weeks|months|years)|until i|legs?|push|pull|upper|lower|rest)\b/;

/** A length by itself may be that of one session only. */
const EVERY_TIME =
  /\b(?:always|usually|normally|generally|each|every|most|a (?:day|session|time)|per|max|tops|my (?:ceiling|limit|cap|budget)|at best|at most|ever|only ever|these days)\b/;

/** "I train fasted at 5.30 before my shift": how, and before what. */
const BESIDE_IT = /\b(?:fasted|on an empty stomach|(?:before|after) (?:my |the )?(?:\w+ )?shifts?)\b/g;

/** Where the times stand that somebody says they train at, as one span of the clause; `null` when nothing says so. Linear. */
export function readHabitTime(
  plain: string,
): { span: string; kind: "days" | "frequency" | "duration" | "time" } | null {
  if (
    plain.length > 160 ||
    ELSEWHERE.test(plain.replace(BESIDE_IT, " ")) ||
    !(OF_TRAINING.test(plain) || NOW_IT_IS.test(plain))
  )
    return null;
  const said = plain.replace(/ instead of .*$/, "");
  const times = [...said.matchAll(TIME)];
  const [first] = times;
  const last = times.at(-1);
  if (!first || !last) return null;
  const span = said.slice(first.index, last.index + last[0].length).trim();
  if (span.length > 70) return null;
  const has = (pattern: string) => compiled(`\\b${pattern}(?![a-z])`).test(span);
  if (has(DAY)) return { span, kind: "days" };
  if (has(COUNT)) return { span, kind: "frequency" };
  if (has(LENGTH) && !has(PART) && !has(CLOCK) && !EVERY_TIME.test(plain)) return null;
  return { span, kind: has(LENGTH) && !has(PART) && !has(CLOCK) ? "duration" : "time" };
}

const SAID_LENGTH = compiled(`\\b${LENGTH}\\b(?! (?:run|walk|commute|drive|break|nap|swim|row|bike|flight))`);

/** The first length of time in a clause that tells of training times anyway. */
export const readUsualLength = (plain: string): string | null => SAID_LENGTH.exec(plain)?.[0] ?? null;
