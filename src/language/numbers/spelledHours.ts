import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { readNumberWords } from "./numbers.ts";

const HOUR = "(?:ora|ore|horas?|heures?|stunden?|hrs?|hours?)";
const ONE = "(?:un(?:['’] ?| )|una |une |uma |eine[rmn]? |an |one |1 ?)";
const HALF = "(?:mezza|mezzo|media|meia|demie?|(?:a|eine[rn]?) hal(?:f|be[nr]?)|halb(?:e[nr]?)?|half)";
const QUARTER = "(?:(?:un |a |eine |um )?(?:quart[oe]?r?|cuarto|viertel))";
const NO_MINUTES =
  "(?! ?(?:\\d|[x×:]|reps?|rep\\p{L}+|wdh|kg|kilos?|lbs?|km|k(?!\\p{L})|m(?!\\p{L}|in)|sets?|s[aä]tze|series?|s[eé]ries|mal|fois|veces|volte|vezes|times|rounds?))";
/** What goes on with tens: "thirty two", "treinta y dos", "vingt-cinq". */
const ONES =
  "(?:one|two|three|four|five|six|seven|eight|nine|une?|deux|trois|quatre|cinq|sept|huit|neuf|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|due|tre|quattro|cinque|sei|sette|otto|nove|uma?|dois|duas|tr[eê]s|quatro|sete|oito)";
const WHOLE = entered(
  compiled(
    `(?<![\\p{L}\\d])(${ONE}|[2-9] ?)?${HOUR}(?:,? (?:e|y|et|und|and))? (?:(${HALF})|(${QUARTER})|(\\d{1,2}|\\p{L}{3,18}(?:(?: y | e | et |-| )${ONES}(?!\\p{L}))?))(?: ?min\\p{L}*)?(?![\\p{L}\\d])${NO_MINUTES}`,
    "giu",
  ),
);
const HOURS_AND_A_HALF = entered(/(?<!\p{L})(?:anderthalb|eineinhalb)(?: h| std\.?| stunden?)(?!\p{L})/giu);
const OF_AN_HOUR = "(?: of an| d['’]| de| di| da)? ?(?:hour|hr|stunde|heure|ora|hora)(?!\\p{L})";
const THREE_QUARTERS = entered(
  compiled(
    `(?<!\\p{L})(?:(?:three|3|trois|tres|tr[eê]s|tre) (?:quarters?|quarts?|cuartos|quartos|quarti)|(?:eine )?drei ?-?viertel)${OF_AN_HOUR}`,
    "giu",
  ),
);
const ONE_QUARTER = entered(
  compiled(`(?<!\\p{L})(?:(?:an?|un|um|one|eine) )?(?:quarter|quart|cuarto|quarto|viertel)${OF_AN_HOUR}`, "giu"),
);
const ALONE = entered(/(?<![\p{L}\d])(?:un['’] ?|an )(?:ora|hr)(?!\p{L})/giu);

/** Minutes said behind the hours; `null` where the words are none. */
function minutesOf(said: string): number | null {
  if (/^\d/.test(said)) return Number(said);
  const words = said.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace("ß", "ss").split(/[ -]/);
  const found = readNumberWords(words, 0);
  return found !== null && found.length === words.length ? found.value : null;
}

/**
 * Text with hours and minutes said in words as `1h10`: "un'ora e dieci", "une heure et demie", "anderthalb Stunden". As long as it was, so that
 * places in it stay what they are. Linear.
 */
export const withSpelledHours = (text: string): string =>
  text
    .replace(WHOLE, (found: string, hours: string | undefined, half?: string, quarter?: string, said?: string) => {
      const minutes = half ? 30 : quarter ? 15 : minutesOf(said ?? "");
      if (minutes === null || minutes >= 60 || (hours === undefined && !half)) return found;
      const count = hours !== undefined && /^[2-9]/.test(hours) ? Number.parseInt(hours, 10) : 1;
      const by = `${count}h${String(minutes).padStart(2, "0")}`;
      return by.length > found.length ? found : by.padEnd(found.length);
    })
    .replace(THREE_QUARTERS, (found) => "45 min".padEnd(found.length))
    .replace(ONE_QUARTER, (found) => "15 min".padEnd(found.length))
    .replace(HOURS_AND_A_HALF, (found) => "1h30".padEnd(found.length))
    .replace(ALONE, (found) => "1 h".padEnd(found.length));
