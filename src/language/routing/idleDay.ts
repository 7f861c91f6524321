import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const WEEKDAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tue|wed|thu|fri|sat|sun)";
const DAYS = `(?:(?:on|for|the|this|last|all|since)[ ]+)*(?:yesterday|last night|(?:${WEEKDAY})(?:(?: and |,? ?& ?|, )(?:${WEEKDAY}))*|week|weekend|(?:past|last) (?:few|couple of|two|three|\\w+) days|day before)(?: (?:tho|though|at all|unfortunately|sadly|lol))*`;
const TRAIN =
  "(?:train(?:ing)?|work(?:ing)? ?out|lift(?:ing)?|exercis(?:e|ing)|do (?:anything|a thing|any(?: training)?|much)|(?:go|get|make it)(?: (?:in|there|training|(?:to|round to) (?:the gym|train(?:ing)?)))*)";
const NOT_THEN = [
  `(?:i |we )?(?:did|had|managed|logged|got|trained) (?:absolutely |literally )?(?:nothing|nowt|zero|no (?:training|workout|gym|session|lifting|exercise))(?: done| in)? ${DAYS}`,
  `(?:nothing|no (?:training|work ?out|gym|session|lifting|exercise)) ${DAYS}`,
  `(?:i |we )?(?:did ?n['’]?t|did not|could ?n['’]?t|could not|have ?n['’]?t|was ?n['’]?t able to|never) (?:really |even |manage to )?${TRAIN} ${DAYS}`,
  `(?:i |we )?(?:skipped|missed|rested|took|had(?: a)? (?:rest day|day off|rest)|rest day|day off|was off)(?: (?:off|training|the gym|my workout|gym))? ${DAYS}(?: off)?`,
  `(?:on )?(?:${DAYS})[:,]? (?:(?:i|we|was|had|took) )*(?:did nothing|nothing|rest(?:ed)?(?: day)?|off|a day off|day off|(?:did ?n['’]?t|did not) ${TRAIN}|skipped(?: it)?)`,
  "gestern (?:(?:hab|habe) ?(?:ich|'s)? |war |wurde )?(?:leider |gar )?(?:nichts|nix|kein training|nicht trainiert|pause|frei|ruhetag|rest ?day)(?: (?:gemacht|trainiert|geschafft))?",
  "hier (?:je n['’]ai |j['’]ai |c['’]était )?(?:rien|pas (?:fait de sport|d['’]entra[iî]nement|entra[iî]n[ée])|repos)(?: fait)?",
  "ayer (?:no (?:hice|entren[eé]|fui)(?: (?:nada|al gym|al gimnasio))?|nada|descans[oéeé]+|d[ií]a de descanso)",
  "ieri (?:non (?:ho fatto|mi sono allenat[oa]|ho allenato)(?: (?:niente|nulla))?|niente|nulla|riposo)",
  "ontem (?:n[ãa]o (?:fiz|treinei|fui)(?: (?:nada|treino))?|nada|descans(?:o|ei))",
].join("|");
const IDLE_DAY = compiled(
  `^\\W*(?:(?:so|ok|okay|hey|hi|well|yeah|yep|and|also|sorry|ugh|lol)[ ,]+)*(?:${NOT_THEN})(?:\\s*[.,;:!–-]+\\s*|\\s+)(?:(?:but|and|so|then|only|aber|mais|pero|ma|mas|und|dafür)[ ,]+)*(?=(?:today|tonight|this morning|now|just|just now|back today|heute|hoy|oggi|hoje|aujourd|[^?]{0,40}\\d)[^?]*\\d[^?]*$)`,
  "iu",
);
const MAY_BE = entered(/yester|last night|day\b|mon|tue|wed|thu|fri|sat|sun|week|gestern|hier|ayer|ieri|ontem/i);
const LONGEST_LEAD = 90;

/**
 * "Did nothing yesterday. Today bench 3x5": that nothing was trained on a day before denies none of the sets that are told after it. In: a message
 * as typed. Out: the same without those words; text as it is where no figures come behind, or something is asked. Linear.
 */
export function withoutIdleDay(text: string): string {
  if (!/\d/.test(text) || text.includes("?") || !MAY_BE.test(text.slice(0, LONGEST_LEAD))) return text;
  return text.replace(IDLE_DAY, "");
}
