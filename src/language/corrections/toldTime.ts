import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { withoutExcuse } from "./withoutExcuse.ts";

const TIME =
  "(\\d{1,3}(?::\\d{2}){1,2}|\\d{1,3}(?:[.,]\\d)? ?(?:h|hrs?|hours?|std|stunden?|heures?|horas?|ore|ora)(?: ?(?:and|und|et|y|e)? ?\\d{1,2} ?(?:m|mins?|minutes?|minuten?|minutos?|minuti)?)?|\\d{1,3}(?:[.,]\\d)? ?(?:min(?:ute)?s?|minuten|minutos?|minuti|minuto)(?: ?(?:and|und|et|y|e)? ?\\d{1,2} ?(?:s|secs?|seconds?|sek(?:unden)?|secondes?|segundos?|secondi)?)?|\\d{1,3} ?(?:s|secs?|seconds?|sek(?:unden)?|secondes?|segundos?|secondi))";
const ABOUT =
  "(?:(?:about|around|roughly|just|only|like|almost|nearly|exactly|a total of|etwa|ungefahr|ca|so|genau|gut|knapp|nur|fast|environ|a peu pres|presque|juste|mas o menos|unos|unas|casi|como|justo|circa|quasi|solo|tipo|uns|umas|quase|cerca de) )*";
/** How a time is told of what was just done, in six languages. */
const TOOK: readonly string[] = [
  "(?:(?:(?:and|so|oh|that|it|this|they|i|all|the time|time|my time|the whole thing|whole thing) )*(?:took|lasted|needed|was|were|ran|clocked|finished|got|managed|did|done|completed)(?: (?:me|us|it|that|this|them|all|up|round|in|at|to))*|in|for|(?:my |the )?time|duration)[ :]",
  "(?:(?:und|also|das|es|ich|die zeit|zeit|hab|habe|hat|haben|war|waren|brauchte|dauerte|ging|lief|in|fur|mir|dafur|dazu)[ :]+)+",
  "(?:(?:et|alors|bon|ca|cela|c|il|j|m|en|pendant|temps|duree|de)[ '’:]+)*(?:a pris|ai mis|a fallu|dure|duree?|etait|mis|fait|en|pendant|temps)[ :]",
  "(?:(?:y|pues|me|fueron|he|en|tiempo|duracion|de)[ :]+)*(?:tomo|llevo|tarde|tardado|costo|duro|fueron|en|tiempo|hice)[ :]",
  "(?:(?:e|allora|ci|mi|ho|in|tempo|durata|sono|di)[ :]+)*(?:messo|impiegato|voluti|voluto|durata|durato|in|tempo|stati)[ :]",
  "(?:(?:e|entao|em|tempo|me|foi|foram|duracao|de)[ :]+)*(?:levei|demorei|gastei|durou|levou|demorou|em|tempo|foram|fiz em)[ :]",
];
const TAIL =
  "(?:[ ,]+(?:long|lang|all in|in total|altogether|overall|for it|for that|to finish|btw|by the way|today|though|gebraucht|gedauert|benotigt|insgesamt|dafur|gelaufen|en tout|au total|en total|total|in tutto|in totale|no total|ao todo|davon))*";
const TOLD = entered(compiled(`^\\W*(?:${TOOK.join("|")})?[ ]?${ABOUT}${TIME}${TAIL}[\\s.!]*$`, "u"));
const LONGEST = 80;
/** "They were 8s": bells or repetitions. */
const PLURALS = entered(
  /^\W*(?:(?:and|no|so|sorry|oh)[ ,]+)*(?:they|those|these)(?: all)? were (?:all |only |just )?\d{1,2}s\W*$/,
);

/** "1 h 20", "27 min" as "1:20:00", "27:00": a time in one piece. */
function asClock(said: string): string {
  if (said.includes(":")) return said;
  const [first = 0, second = 0] = (said.match(/\d+(?:[.,]\d)?/g) ?? []).map((figure) =>
    Number(figure.replace(",", ".")),
  );
  const unit = /^[\d.,]+ ?(\p{L})/u.exec(said)?.[1];
  const scale = unit === "h" || unit === "o" || /^[\d.,]+ ?st/.test(said) ? 3_600 : unit === "m" ? 60 : 1;
  const seconds = Math.round(first * scale + (second * scale) / 60);
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60), seconds % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/**
 * How long it lasted and nothing else, said of what was just done: "took me 31 minutes", "hab 31 Minuten gebraucht", "tardé 27
 * min". In: folded text. Out: the time as a clock shows it, "31:00" or "1:20:00"; or `null`. Linear.
 */
export function toldTime(folded: string): string | null {
  const said = folded.length > LONGEST || PLURALS.test(folded) ? undefined : TOLD.exec(withoutExcuse(folded))?.[1];
  return said === undefined ? null : asClock(said);
}
