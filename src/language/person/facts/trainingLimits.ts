import { compiled } from "../../patterns/compiled.ts";
import { OF_OTHERS } from "./ofOthers.ts";

const HOUR = "\\d{1,2}(?:[:.h]\\d\\d)?";
const OF_CLOCK = "(?: ?(?:am|pm|uhr|h(?:eures)?|o ?clock)\\b)";
const OF_THE_DAY =
  "(?:in the|on|every|only|max|tops|abends|morgens|am|le|du|de la|por la|los|las|di|del|da|nos|nas|aos)";

/** "Between 3 and 5 pm", "de 18h a 20h", "dalle 7 alle 9": from one hour to another; folded, part of a pattern. Bare figures end what is said, or a part of the day follows. */
export const HOURS_SPAN =
  `(?:(?:between|from|zwischen|von|ab|entre(?: las| les)?|de(?: las)?|das|tra le|fra le|dalle) ${HOUR}${OF_CLOCK}? ?(?:and|to|till?|until|und|bis|et|y|e|a|as|y las|a las|e le|e as|alle|-) ?(?:las |le )?` +
  `(?:${HOUR}${OF_CLOCK}|${HOUR}(?=$|[,;.!] |[,;.!]$| ${OF_THE_DAY}\\b))|${HOUR} ?(?:am|pm|uhr|h)? ?(?:-|to) ?${HOUR} ?(?:am|pm|uhr|h)\\b)` +
  "(?: (?:in the (?:morning|afternoon|evening)|morgens|abends|du (?:matin|soir)|de la (?:manana|tarde|noche)|(?:di|del) (?:mattina|sera|pomeriggio)|da (?:manha|tarde|noite)))?";

const LENGTH =
  "(?:\\d{1,3} ?-?(?:min(?:ute)?[ns]?|minuten|minutos|minuti|hours?|hrs?|h|stunden?|heures?|horas?|ore)\\b|half an hour|an hour(?: and a half)?|(?:ein(?:e|er)? )?(?:halben? )?stunde|(?:une )?(?:demi[ -])?heure|(?:una )?(?:media )?hora|(?:una |mezz ?)ora|(?:uma |meia )hora)";
const LONGER =
  "(?:(?:any |much )?longer than|more than|over|beyond|past|langer als|mehr als|uber|plus (?:longtemps |long )?(?:de|d|que)|mas (?:largo )?(?:de|que)|(?:de )?mais (?:de|do que|que)|piu (?:lungh?[aeio] )?di)";
const NEVER = "(?:never|nie(?:mals)?|jamais|nunca|mai|jamas)";
const NOT = "(?:no|not|nothing|nicht|nichts|pas|non|nao|nada|niente)";
const GOES_NOT =
  "(?:(?:hab(?:e)? ich|geht|kann ich|schaff(?:e)? ich|ist|wird|is|are|will|does|do|would)(?: (?:eigentlich|bei mir|da|leider|einfach|me|really|just))* (?:nie|nicht|nichts|kaum|not (?:happen\\w*|work|possible|doable|realistic)|out|impossible|never happen\\w*|drin nicht|nicht drin)|(?:es|e|est) impos\\w+|nao da|no puedo|non posso|ist nicht drin)";
const MOST = compiled(
  `\\b(?:(${NEVER})|${NOT})(?: \\p{L}+)? ${LONGER} (${LENGTH})|\\b${LONGER} (?:(\\d) ?x ?)?(${LENGTH}) ${GOES_NOT}|\\b(?:under|within|unter|moins de|menos de|meno di|sotto) (${LENGTH}) (?=every (?:time|day|session)|each|always|jedes mal|immer|a chaque|cada vez|ogni volta|todas? as? vezes)`,
  "u",
);
/** Says of a limit that it holds for every session. */
const EVERY_SESSION =
  /\b(?:sessions|workouts|every (?:time|session|workout|day)|each|always|per|a (?:session|workout|time|day)|pro|immer|jedes mal|einheiten|trainings|par|seances|toujours|chaque|por|sesiones|siempre|cada|per|sessioni|allenamenti|sempre|ogni|treinos)\b/;
/** A limit of something else than a session, or of one that was. */
const OF_ELSE =
  /\b(?:runs?|ran|rides?|swims?|walks?|naps?|sleep\w*|slept|schlaf\w*|dors|duermo|dormo|durmo|rest\w*|plank\w*|hold\w*|held|breaks?|pausen?|drive\w*|commut\w+|fast\w*|sit\w*|stand\w*|wait\w*|was|were|took|takes|lasted|went|did|been|war|this (?:time|one)|today|tonight|heute|aujourd|hoy|oggi|hoje|cardio|sets?|exercises?|shift\w*|work(?:ing)? (?:more|over|longer)|arbeit\w*|trabaj\w+|travaill\w+|lavor\w+|trabalh\w+)\b/;
const MOST_OTHER_WORDS = 8;

/** The longest that a session of the writer's may ever take, in their words: "never longer than 40 minutes"; `null` where nothing says so. */
export function readLongestSession(plain: string): string | null {
  const said = MOST.exec(plain);
  if (said === null || OF_ELSE.test(plain) || OF_OTHERS.test(plain)) return null;
  const [, never, length, times, gone, under] = said;
  const rest = plain.replace(said[0], " ").match(/\p{L}+/gu) ?? [];
  const isForEach = never !== undefined || gone !== undefined || under !== undefined || EVERY_SESSION.test(plain);
  if (!isForEach || rest.length > MOST_OTHER_WORDS) return null;
  const longest = length ?? gone ?? under ?? null;
  if (times === undefined || longest === null) return longest;
  return said[0].slice(said[0].search(/\d ?x/), said[0].indexOf(longest) + longest.length);
}
