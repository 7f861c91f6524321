import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { keepingLast } from "../patterns/keepingLast.ts";
import { PatternIndex } from "../patterns/patternIndex.ts";

/** An age that a message states. `whose`: the writer's, or that of somebody named in it. */
export type StatedAge = { years: number; whose: "self" | "other" };

const CHILD =
  "(?:son|daughter|kid|child|brother|sister|nephew|niece|cousin|student|boy|girl|athlete|teen|teenager|pupil|grandson|granddaughter|sohn|tochter|hijo|hija|fils|fille|figlio|figlia|filho|filha)";
const GROWN =
  "(?:friend|boyfriend|girlfriend|client|dad|father|mom|mum|mother|in law|grandma|grandpa|granny|gran|nana|nanna|grandad|granddad|gramps|grandmother|grandfather|nan|pops|wife|husband|uncle|aunt|neighbou?r|partner|vater|mutter|oma|opa|padre|madre|pere|mere|pai|mae|abuela|abuelo|nonna|nonno|avo)";
const NOT_YEARS =
  "(?!\\.? ?(?:monat|ssw|mes\\b|mois\\b|mese\\b)| ?(?:%|'|\"|’|″|[.,/:x×]\\d|(?:ft|foot|feet)\\d|x\\b|(?:kgs?|kilos?|lbs?|pounds|stones?|st|cms?|mm?(?! |,|$)|km|k|feet|foot|ft|inch(?:es)?|in(?! (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|winter))|ins|into|weeks?|wks?|months?|days?|hours?|hrs?|minutes?|mins?|seconds?|secs?|reps?|sets?|rounds?|laps?|miles?|" +
  "sessions?|times|workouts?|exercises?|pull ?ups?|push ?ups?|kcals?|calories|grams?|g|percent|pct|bf|body ?fat|out|of|away|deep|left|on|from|short|behind|ahead|over|under|above|below|th|rd|nd|for|to|at|through|done|am|pm|points?|plates?|up|down|off|more|less|per|rpe|wochen|semanas|semaines|settimane|kilo)\\b))";

/** Ages as people give them; the figure is in the group. */
const OWN: readonly RegExp[] = [
  compiled(
    `\\b(?:i am|im|i m|i be|ich bin|bin|i just turned|just turned|i turned|i turn|i will be|turning|turned|i ll be|ill be|aged?) (?:only |just |almost |nearly |about to be |a |about |around |like |now |erst |noch )?(\\d{1,3})(?!\\d|ern?\\b|\\.(?! |$))${NOT_YEARS}(?! ?- ?\\d)`,
  ),
  /\b(?:never|beginner|retired|new to|balance|pension\w*)\b[^\d.!?]{0,40}[,;] (6\d|7\d|8\d)(?=[,;])/,
  /\b(?:retired|retiree|pensioner|widow(?:er)?|grand(?:ma|pa|dad|mother|father)|rentner(?:in)?|jubilad[oa]|retraitee?|pensionat[oa]|aposentad[oa]),? (?:at |aged |of |now |mit |a los |a |com )?(5\d|6\d|7\d|8\d|9\d)(?!\d| ?(?:kg|kilos?|lbs?|reps|min|%|km|k\b|cm|years ago))/,
  /\b(?:tengo|j ai|jai|ho|tenho|to com|estou com|tinc) (?:solo |so |apenas |seulement |solo |que |appena )?(\d{1,3}) (?:anos?|ans|anni)\b/,
  /\b(\d{1,3})[ -]?(?:years?|yrs?|yr)[ -]?olds?\b/,
  /\b(\d{1,3}) ?(?:yo|y\/o|yrs old|y o|jahre alt|jahriger?|jahrige)\b/,
  /^\W*(\d{2}),? (?:and )?(?:never|new|just|want|starting|a beginner|out of shape|trying|looking|wanna|male|female|been|can i|how|what|is it|here|boy|girl)\b/,
  /^\W*(1[0-7]) ?[mf](?=,|$|[ ,]+(?:\d{2} ?(?:kg|lb)|here|looking|new|want|wanna|trying|need|beginner|who|and|been|started|starting|\d)\b)/,
  /\b(?:can|should|may|could) i (?:[a-z]+ ){1,4}at (1[0-7])(?=\W*$)/,
  /^\W*(\d{1,2}) (?:ans|anos|anni|jahre(?: alt)?)\b(?! (?:de|d|di)\b)/,
  /\bis (1[0-7]|[6-9]) (?:too|old enough|young|ok|okay)\b/,
  /\b(?:freshman|sophomore|junior|grader?|school|year)\b[^.!?\n]{0,12}\((1[0-8])\)/,
];
const OTHERS: readonly RegExp[] = [
  /(?<!\b(?:as|im|i am|i m) )\b(?:my|a|an|our|his|her|the|some|coach|train|training|teach|for|coaching) (\d{1,3})[ -]?(?:years?|yrs?|yr)?[ -]?(?:olds?|yo)\b/,
  /\b(\d{1,2})[ -]?(?:yo|y\/o|yrs?|years?)[ -]?(?:olds?)? (?:son|daughter|brother|sister|nephew|niece|cousin|grandson|granddaughter|stepson|stepdaughter|kiddo)\b/,
  compiled(`\\b(?:my|a|our|his|her) (\\d{1,3})[ -]?(?:yo|y/o|years? old|year old) (?:${CHILD}|${GROWN})\\b`),
  compiled(
    `\\b(?:${CHILD}|${GROWN}),? (?:who |\\w+ )?(?:is|s|turned|turns|aged?|ist|tiene|a|ha|tem) (?:only |just |now |almost |nearly |gerade )?(\\d{1,3})(?!\\d)${NOT_YEARS}`,
  ),
  /\b(?:students|kids|sons|daughters|athletes|boys|girls|players|pupils|twins|kinder|hijos|enfants|figli|filhos) (?:are|sind|tienen|ont|hanno|tem) (?:only |all )?(\d{1,2})(?=[,.!?;]|$| and\b| (?:years|anos|ans|anni|jahre)\b)/,
  compiled(`\\b(?:${CHILD}|${GROWN}) \\((\\d{1,3})\\)`),
  compiled(`\\b(?:my|our) (?:${CHILD}|${GROWN}),? (\\d{1,3})(?: ?yo)?,`),
  compiled(
    `\\b(?:${CHILD}|${GROWN}),? (?:(?:de|von|di|com|mit) )?(\\d{1,3}) (?:ans|anos|anni|jahren?)\\b(?! (?:dice|dit|sagt|diz|meint|lacht|pense|cree|acha)\\b)`,
  ),
  /\b(?:fur|pour|para|pra|per|for) (?:[a-z']+,? ){1,3}(?:(?:de|von|di|com|mit) )?(\d{1,3}) ?-?(?:jahrige[mnrs]?|jahre alte[mnrs]?|ans|anos|anni)\b/,
  /\b(?:he|she|hes|shes|they are|theyre|er ist|sie ist|il a|elle a|ha|tiene|tem) (?:is |only |just |now )?(\d{1,3})(?: (?:years? old|yo|jahre|ans|anos|anni)\b|(?=[,.!?;]|$| and\b| but\b))/,
];
/** Things that have an age too: "12 year old trainers". */
export const AGED_THINGS =
  "account|whisky|whiskey|wine|dumbbells?|barbell|bench|shoes|trainers|sneakers|boots|kettlebells?|mat|mattress|rower|plates|bottle|recipe|injury|record|pr|gym|bike|car|dog|cat|puppy|house|program|belt|rack|treadmill|equipment|scar|knee injury|tear|phone|laptop|me\\b";
const NO_AGE_NOUN = compiled(
  `^ too (?:many|much|few|high|low|heavy|light|long|short)\\b|^[ -]?(?:years?|yrs?|yr)[ -]?olds? (?:\\w+ )?(?:${AGED_THINGS})`,
);
const OF_A_THING =
  /\b(?:dog|cat|puppy|kitten|horse|car|house|gym|bike|rack|bench|bar|shoes|dumbbells?|program|account|equipment|treadmill|belt|app|injury|barbell|pr|record)(?:s| is| are|,)*\s*$/;
/** "Explain it like I'm 5", "when I'm 80", "stronger than a 12 year old". */
const NOT_NOW =
  /\b(?:like|as if|as strong as|as weak as|than|when|since|until|till|before|if|once|by the time|feel|felt|feels like|look)(?: i| im| i am| a| an| my)*\s*$/;

/** "Type 1, by the end I'm 14 then crash": a blood sugar, of somebody who has one to tell. */
const OF_SUGAR =
  /\b(?:type (?:1|2|one|two)|typ ?[12]|tipo [12]|t[12]d?|diabet\w*|insulin\w*|pump|libre|dexcom|cgm|hypos?|sugars?|zuckerkrank)\b/;
const SUGAR_BEFORE =
  /\b(?:end|ends|ended|after|before|start|finish|then|when|by|wake up|later|sugars?|lifting|weights|session|run|wod)(?: (?:of it|it|and|at|i|that|up))*[ ,:]*$/;
const SUGAR_AFTER =
  /^[ ,]*(?:then|when|by|after|before|at the (?:end|start)|at (?:bed|night)|and (?:then|i|crash|drop|low|rising|falling|climbing|dropping)|or so|going|rising|falling|ish)\b/;
const MOST_SUGAR = 25;

const SPELLED: ReadonlyMap<string, string> = new Map([
  ..."nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen"
    .split(" ")
    .map((word, at) => [word, String(at + 9)] as const),
  ..."zwolf dreizehn vierzehn funfzehn sechzehn siebzehn"
    .split(" ")
    .map((word, at) => [word, String(at + 12)] as const),
  ..."doce trece catorce quince dieciseis diecisiete".split(" ").map((word, at) => [word, String(at + 12)] as const),
  ..."douze treize quatorze quinze seize".split(" ").map((word, at) => [word, String(at + 12)] as const),
  ..."dodici tredici quattordici quindici sedici diciassette"
    .split(" ")
    .map((word, at) => [word, String(at + 12)] as const),
  ..."dezesseis dezessete".split(" ").map((word, at) => [word, String(at + 16)] as const),
]);
const SPELLED_WORD = entered(compiled(`\\b(?:${[...SPELLED.keys()].join("|")})\\b`, "g"));
const DECADE = entered(
  /\bin (?:my|his|her|their) (?:early |mid |late )?(?:(60|70|80|90)s|(sixties|seventies|eighties|nineties))\b/,
);
const DECADES: Readonly<Record<string, number>> = { sixties: 60, seventies: 70, eighties: 80, nineties: 90 };

const INDEX = new PatternIndex([...OTHERS, ...OWN]);

/** A message with ages in words as figures, and without apostrophes but those of feet: "6' 185 pounds". */
export const inFigures = keepingLast((message) =>
  message.replace(SPELLED_WORD, (word) => SPELLED.get(word) ?? word).replaceAll(/(?<!\d)[’']/g, ""),
);

/** The age that a message states, of the writer before anybody else; `null` when there is none. `message`: in lower case, without accents. */
export const statedAge = keepingLast((message): StatedAge | null => {
  const plain = inFigures(message);
  const other = firstAge(plain, OTHERS);
  const own = firstAge(plain, OWN);
  if (own && !(other && other.at <= own.at && own.at <= other.until)) return { years: own.years, whose: "self" };
  if (other) return { years: other.years, whose: "other" };
  const decade = DECADE.exec(plain);
  const years = decade ? Number(decade[1] ?? DECADES[decade[2] ?? ""]) : Number.NaN;
  return decade && years > 0 ? { years, whose: / my /.test(decade[0]) ? "self" : "other" } : null;
});

function firstAge(plain: string, patterns: readonly RegExp[]): { years: number; at: number; until: number } | null {
  const mayFind = INDEX.read(plain);
  for (const pattern of patterns) {
    const found = mayFind(pattern) ? pattern.exec(plain) : null;
    if (!found?.[1]) continue;
    const after = plain.slice(plain.indexOf(found[1], found.index) + found[1].length);
    if (NO_AGE_NOUN.test(after)) continue;
    const before = plain.slice(Math.max(0, found.index - 25), found.index);
    if (OF_A_THING.test(before) || NOT_NOW.test(before)) continue;
    const years = Number(found[1]);
    const isSugar = years <= MOST_SUGAR && OF_SUGAR.test(plain);
    if (isSugar && (SUGAR_BEFORE.test(before) || SUGAR_AFTER.test(after))) continue;
    if (years >= 4 && years <= 105) return { years, at: found.index, until: found.index + found[0].length };
  }
  return null;
}
