import { readRecall } from "../corrections/logRecall.ts";
import type { DateContext } from "../dates/dates.ts";
import { dateText, dayAt } from "../dates/localDay.ts";
import { foldText } from "../foldText.ts";
import { isMovementWord } from "../notation/clauseWords.ts";
import { ONES, TEENS } from "../numbers/numberWords.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { comparedSpans, type Period, periodIn, withoutNamedSpan } from "./askedPeriod.ts";
import { asksGoalDistance } from "./goalDistance.ts";
import {
  asksOwnDeed,
  asksRecord,
  asksSummary,
  asksTotal,
  asksWhetherRight,
  compares,
  passedOver,
  readsOut,
} from "./ownLogWords.ts";
import {
  asksCourse,
  asksStreak,
  asksWhether,
  namesHistory,
  namesLog,
  type ProgressQuestion,
  readProgressQuestion,
} from "./progressQuestion.ts";
import { readStoredQuestion, typedInFull } from "./storedQuestion.ts";

/**
 * What somebody wants to know of what is stored. `last`: the newest entry, or those of a day; `before`: what is passed over.
 * `list`: all entries that there are. `change`: what the newest has on an earlier one. `heaviest`: the entry with the most
 * weight, of sets with at least so many `reps`. `with_load`: when so much was lifted, or more (`isMore`), for at least so
 * many `reps`. `record`: whether the newest is the most there is. `total`: all sums of a day, or of what was just told.
 * `count`: how many sets, repetitions, exercises or days, or how far in all. `course`: how it has been going. `stored`: what is
 * written down, of today or else of the newest day. `spans`: two months or years held against each other. `goal`: how far off a goal is. `streak`: days in a row. The others are those of a `ProgressQuestion`.
 */
export type HistoryQuestion =
  | { kind: "last"; period: Period | null; before?: "today" | "newest"; ofThat?: true }
  | { kind: "list"; period: Period | null }
  | { kind: "change"; period: Period | null }
  | { kind: "heaviest"; period: Period | null; reps?: number }
  | { kind: "with_load"; load: number; isMore?: boolean; reps?: number }
  | { kind: "count"; of: Counted; period: Period | null; ofThat: boolean }
  | { kind: "total"; period: Period | null; ofThat: boolean }
  | { kind: "record" }
  | { kind: "stored"; period: Period | null; target: string | null; asksWhether: boolean; isOfAnyTime?: true }
  | { kind: "course"; period?: Period }
  | { kind: "fastest"; metres: number | null; period: Period | null }
  | { kind: "goal" }
  | { kind: "bests" | "longest" | "estimate" | "newest"; period: Period | null }
  | { kind: "spans"; spans: readonly [Period, Period] }
  | { kind: "weeks" | "streak" };

export type { Period } from "./askedPeriod.ts";

/** `distance` and `time` are of ways: runs, rides, swims. */
export type Counted = "sets" | "reps" | "exercises" | "days" | "distance" | "time";

const LONGEST = 120;
const LAST =
  /\b(?:(?:remember|remind me(?: of)?) (?:my|what (?:weight |load )?i|when i|how (?:much|heavy|far|long) i)|last time|last (?:\p{L}+ ){1,3}(?:session|workout|sets?|numbers?)|(?:when|how long ago) did i last|when was (?:the|my) last|how (?:much|heavy|far|long|many) (?:was|were) my last|what (?:was|is|were) my (?:last|latest|most recent|previous)|what (?:was|were) my(?! (?:best|max|heaviest|pr|pb|record|weight|body ?weight))|did i (?:last )?(?:do|lift|use|get|hit) (?:on|for|with) \p{L}+|what did i (?:last )?\p{L}+|show me what i|how much (?:did|do) i (?:last )?\p{L}+|what(?: does|'?s| is)? (?:it|the log|my log) say (?:for|on|about)|how heavy (?:was|were) (?:the|my)|wie (?:schwer|viel) (?:war|waren|hab|habe)|(?:wie|was|wann|wie viel|wie lange|welche\w*) war(?:en)? (?:noch ?mals? |denn |eigentlich )*(?:mein\w*|das|der|die) letzte\w*|(?:quel(?:le)?s? (?:etait|est|etaient)|c ?['’]?etait (?:combien|quoi|quand)|combien (?:etait|de kilos|j ?['’]?avais)?|qu ?['’]?est ce que j ?['’]?ai fait) ?(?:a |au |en |pour )?(?:mon|ma|mes) derni\w+|(?:cual|cuanto|como|que tal|cuando) (?:fue|era|es) mi ultim[oa]|(?:qual|quanto|com|quando) ?['’]?(?:era|e|e stat[oa]) (?:il |la |l ?['’]?)?(?:mi[oa] )?ultim[oa]|(?:qual|quanto|como|quando) (?:foi|era) (?:o |a )?(?:meu|minha) ultim[oa]|combien j ?'?ai (?:souleve|fait|mis)|cuant[oa] (?:levante|hice|puse|use|cargue)|quant[oi] ho (?:sollevato|fatto|messo|caricato)|quanto (?:eu )?(?:levantei|fiz|usei|coloquei|botei)|letztes mal|zuletzt|wann (?:habe?|hab) ich|la derniere fois|(?:la )?ultima vez|l ?'? ?ultima volta|a ultima vez)\b/u;
const HEAVIEST =
  /\b(?:heaviest|biggest|most (?:weight )?(?:i|ive|i'?ve)|highest weight|(?:my|the) (?:best|pr|pb|record|max)|best ever|schwerste\w*|(?:mein )?(?:bestes?|bester|rekord)|le plus lourd|(?:mon )?record|lo mas pesado|(?:mi )?(?:record|marca|mejor)|il (?:piu pesante|massimo|mio (?:record|massimale))|o mais pesado|meu (?:recorde|maximo))\b/;
/** "What do I have logged for today now?" */
const OF_DAY =
  /\b(?:what|which exercises) (?:all )?(?:do|did|have) i (?:have |get |got )?(?:logged|log|done|do|trained|train|stored|saved|down)\b|\bwas (?:habe?|hab) ich (?:\p{L}+ ){1,4}(?:gemacht|trainiert|eingetragen|notiert)\b|\bqu ?'?est ce que j ?'?ai (?:fait|note)\b|\bque (?:hice|he hecho|llevo|entrene|registre)\b|\bcosa ho (?:fatto|registrato)\b|\bo que (?:eu )?(?:fiz|treinei|registrei)\b/u;
/** Sums, estimates and sets of so many are more than the heaviest weight. */
const NO_WEIGHT =
  /\d|\b(?:reps?|rm|e1rm|1rm|estimat\w*|stimat\w*|geschatzt\w*|volume|tonnage|sets? of|week|month|year|since|streak|muscles?|exercises?|lift\b(?! ive)|woche|monat|jahr|seit|plank|run|longest)\b/;
const COUNTED: readonly (readonly [Counted, RegExp])[] = [
  [
    "distance",
    /\bhow (?:far|many (?:km|kms|k|kilomet(?:er|re)s|miles|met(?:er|re)s|yards))\b|\b(?:total|overall) (?:distance|mileage|kms?|miles)\b|\bmileage\b|\bwie (?:weit|viele? (?:km|kilometer|meter))\b|\bcombien de (?:km|kilometres|metres|bornes)\b|\bcuant[oa]s? (?:km|kilometros|metros|distancia)\b|\bquant[iao] (?:km|chilometri|metri|strada)\b|\bquant[oa]s (?:km|quilometros|metros)\b/,
  ],
  [
    "time",
    /\bhow (?:much time|many (?:minutes|mins|seconds|hours)) of \p{L}+(?: \p{L}+)? (?:in total|altogether|in all|is that|was that|today|so far)\b|\bhow (?:long|much time|many (?:minutes|mins|hours)) (?:have i|did i|i (?:have )?)\b|\b(?:total|overall) (?:time|minutes|hours)\b|\bwie (?:lange|viele (?:minuten|stunden)) (?:bin|habe?|war) ich\b|\bcombien (?:de temps|d ?['’]?heures|de minutes) (?:est ce que )?j ?['’]?ai\b|\bcuant(?:o tiempo|as horas|os minutos) (?:he|hice|corri|nade)\b|\bquant(?:o tempo|e ore|i minuti) ho\b|\bquant(?:o tempo|as horas|os minutos) (?:eu )?(?:corri|nadei|pedalei|fiz)\b/u,
  ],
  [
    "exercises",
    /\bhow many (?:different |other )?(?:exercises|lifts|movements)\b|\bwie viele (?:verschiedene )?ubungen\b/,
  ],
  [
    "sets",
    /\bhow many (?:\p{L}+ ){0,2}sets\b|\bwie viele satze\b|\bcombien de series\b|\bcuantas series\b|\bquante serie\b|\bquantas series\b/u,
  ],
  [
    "reps",
    /^\W*(?:(?:so|and|ok) )*how many (?:is|was|are|were) (?:that|it|this|those)\b|\b(?:quante|quanti|cuant[oa]s|quant[oa]s|combien de|wie viele) (?!(?:series?|serie|satze|ubungen|exercices|esercizi|ejercicios|exercicios|tage|jours|dias|giorni|volte|veces|vezes|fois|km|kilomet\w+|chilometri|met\w+|minut\w+|ore|horas|stunden|kilos?|kg|calorie|calorias|kalorien)\b)\p{L}+(?: (?:de|di|al?la?|am|an der|a la|aux?|na|no) \p{L}+| \p{L}+)? (?:ho fatto|hice|he hecho|llevo|(?:eu )?(?:ja )?fiz|(?:est ce que )?j ?['’]?ai (?:fait|faites)|(?:habe?|hab) ich)\b|\bhow many (?:total )?reps\b|\bhow many (?:in total |altogether |in all )?(?:did i (?:do|get|manage|hit)|have i (?:done|got)|is that|was that|are those) ?(?:in total|altogether|in all|all together)?[\s?.!]*$|\bhow many (?:altogether|in total|in all|all together|total)[\s?.!]*$|\bwie viele wiederholungen\b|\bcombien de repetitions\b|\bcuantas repeticiones\b|\bquante ripetizioni\b|\bquantas repeticoes\b|\bhow many (?!days|times|sessions|workouts|weeks)(?:\p{L}+[ -]?){1,2} (?:was|is|were|did|have|in) (?:that|it|i|those)\b/u,
  ],
  [
    "days",
    /\bhow (?:often|many (?:times|days|sessions|workouts))\b|\bwie oft\b|\bcombien de (?:fois|seances|jours)\b|\bcuantas veces\b|\bcuantos (?:dias|entrenamientos)\b|\bquante volte\b|\bquant[oi] allenamenti\b|\bquantas vezes\b|\bquantos (?:dias|treinos)\b/,
  ],
];
/** What is to be counted; a lift that is named only within a period: "how many pull-ups this week". In: folded text. */
function countedIn(folded: string, isDated: boolean): Counted | undefined {
  if (HOW_MANY_WAYS.test(folded)) return "days";
  const said = COUNTED.find(([, pattern]) => pattern.test(folded))?.[0];
  const isOfLift = () => (HOW_MANY.exec(folded)?.[1] ?? "").split(/[ -]/).some(isMovementWord);
  return said ?? (isDated && isOfLift() ? "reps" : undefined);
}
const ASKS_HOW_MANY = "\\b(?:how many|wie ?viele?|combien de|cuant[oa]s|quant[ie]|quant[oa]s)";
const HOW_MANY = entered(
  compiled(
    `${ASKS_HOW_MANY} ((?:(?!(?:sets?|reps?|exercises|days|times|sessions|workouts|minutes|hours|seconds|calories|satze|series?|serie)\\b)\\p{L}+[ -]){0,2}\\p{L}+)`,
    "u",
  ),
);
/** "How many runs did I do in October": days. */
const HOW_MANY_WAYS = entered(
  compiled(
    `${ASKS_HOW_MANY} (?:\\p{L}+ )?(?:runs|jogs|rides|swims|walks|hikes|laufe|lauf|ausfahrten|courses|sorties|footings|carreras|salidas|corse|uscite|corridas|pedaladas)\\b`,
    "u",
  ),
);
/** Advice is asked for, and nothing of what was done. */
const ADVICE =
  /\b(?:should|shall|do i need|need to|per week|a week(?! ago)|each week|per muscle|grows?|ideal|optimal|recommend\w*|soll(?:en|st|te|ten|test)?|pro woche|dois je|deberia|dovrei|devo|devia|sind gut)\b/;
const LIFTED =
  "(?:do|done|lift|lifted|hit|get|got|use|used|move|moved|handle|handled|make|made|manage|managed|bench|benched|squat|squatted|deadlift|deadlifted|press|pressed|curl|curled|row|rowed|pull|pulled|clean|cleaned|snatch|snatched|go|gone)";
const ASKS_WHEN = [
  `(?:which day|what day|what date|when|wann|quand|cuando|quando) (?:was|were|war(?:en)?|c etait|fue|era|foi)(?: (?:the |my )?(?:first|last) time i ${LIFTED})?`,
  `(?:when|how long ago|(?:on )?(?:which|what) (?:day|date)) (?:did|have) i (?:last |first )?${LIFTED}`,
  `(?:did|have) i (?:ever|already) ${LIFTED}`,
  `(?:the )?last time i ${LIFTED}`,
  "(?:wann )?(?:hab|habe) ich (?:das letzte mal|das erste mal|zuletzt|schon ?mal|je(?:mals)?)",
  "(?:quand )?(?:est ce que )?(?:j ai|ai je) (?:deja |fait )+",
  "(?:cuando|alguna vez) (?:levante|hice|he hecho|he levantado)(?: por ultima vez)?",
  "(?:quando|mai) (?:ho sollevato|ho fatto)(?: l ?ultima volta)?",
  "(?:quando|alguma vez|ja) (?:levantei|fiz)(?: pela ultima vez)?",
].join("|");
/** "Which day was the 77.5", "when did I do 100 kg", "did I ever squat more than 140 for 5". */
const WHEN_LOAD = compiled(
  `\\b(?:${ASKS_WHEN})(?: (?!(?:more|over|above|at)\\b)\\p{L}+){0,3}? (?:at |with |mit |avec |con |com |)(?:the |that |my |die |das |le |los |las |il |o |a )?(?<over>(?:more than|over|above|mehr als|uber|plus de|mas de|piu di|mais de) )?(?<load>\\d{2,3}(?:[.,]\\d{1,2})?)(?: ?(?:kgs?|kilos?|lbs?|pounds))?(?: ?(?:for|x|fur|pour|por|per) (?<reps>\\d{1,2})(?: reps?)?)?(?: (?:bench|squat|deadlift|one|set|gemacht|gedruckt|gehoben|geschafft|gebeugt|gezogen|al|alla|no|na|au|(?:on|in|for|beim|en) (?:the |my )?[\\p{L} -]{3,30})){0,12}[\\s?!.]*$`,
  "u",
);
/** "Have I ever deadlifted", "did I ever do dips": whether there is any at all. */
const EVER =
  /^\W*(?:(?:so|and|ok|hey) )*(?:have|did) i (?:ever|already|yet) (?:(?:done|do|did|tried|try|logged|log|trained|train|been|gone) )?(?:any |a |the |some )?((?:\p{L}+[ -]?){1,3})(?: (?:before|yet|here|in (?:here|my log)|so far))*[\s?.!]*$/u;
/** "My best set of 5", "best 3 rep max". */
const BEST_OF_REPS = compiled(
  `\\b(?:best|heaviest|top|biggest) (?:ever )?(?:set of|set for|for) (\\d{1,2}|${[...ONES.keys(), ...TEENS.keys()].join("|")})\\b|\\b(?:best|heaviest|top|biggest|my) (?:ever )?(\\d{1,2}) ?-?(?:rm|reps? max|reps?)\\b`,
);
const COURSE =
  /\b(?:progress\w*|stronger|improv\w+|coming (?:along|on)|trend\w*|stall\w*|plateau\w*|stagn\w*|go(?:ne|ing) up|moved|how(?:'?s| is| are| has| have) (?:my|the) [\p{L} -]{3,30}? (?:going|been|doing|looking)|verbessert|starker|fortschritt\w*|progresse?r?|progres|como voy|mejorad\w*|migliorat\w*|progressi|melhor(?:ei|ando)|evolui\w*)\b/u;
/** "Lately": of whatever there is. */
const LATELY =
  /\b(?:lately|recently|these days|in letzter zeit|kurzlich|recemment|dernierement|ultimamente|de ultimamente|recientemente|di recente|recentemente)\b/;
/** A time that is not reckoned with here. */
const OTHER_TIME =
  /\b(?:since|seit|depuis|desde|dal|months?|monate?n?|mois|mes(?:es)?|mesi|years?|jahr\w*|summer|autumn|winter|spring|block|january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|marz|juni|juli|oktober|dezember|octobre|ottobre|outubro)\b/;
/** "¿Cuántas series llevo?": of the session that is going on. */
const SO_FAR =
  /\b(?:so far|until now|up to now|bisher|bis jetzt|jusqu ?'? ?ici|llevo|hasta ahora|finora|fin qui|ate agora|ja fiz)\b/;
/** "How many sets is that all together": of all that was done today. */
const TOGETHER = /\b(?:all ?together|in all|in total|total|insgesamt|en tout|en total|in tutto|no total|ao todo)\b/;
/** "How many days did I train": of all that are stored. */
const OF_ALL_DAYS =
  /\bhow many (?:days|times|sessions|workouts) (?:did|have) i (?:train\w*|work(?:ed)? out|lift\w*|log\w*|done|do)\b[\s?.!]*$/;
/** "How many km did I run": of all. */
const OF_ALL_WAYS =
  /\bhow (?:far|many (?:km|kms|k|kilomet(?:er|re)s|miles)) (?:did|have) i (?:run|ran|ridden|ride|walked?|swum|swim|cycled?|rowed?|done|do)\b(?: (?:in total|altogether|in all|so far))*[\s?.!]*$/;
/** "How often do I train": of the weeks before. */
const HOW_OFTEN =
  /^\W*(?:(?:so|and|ok) )*(?:how often (?:do|did|have|am) i (?:actually |usually |really |been )*(?:train(?:ing|ed)?|work(?:ing|ed)? ?out|lift(?:ing|ed)?|exercis(?:e|ing|ed)|go(?:ing|ne)? to the gym|run(?:ning)?)|wie oft (?:trainiere|gehe) ich|(?:a quelle frequence|combien de fois) (?:est ce que )?je m ?['’]?entraine|cada cuanto entreno|quanto spesso mi alleno|com que frequencia (?:eu )?treino)[\s?.!]*$/;
/** "How many days since I last deadlifted". In: folded text. */
export const asksHowLongAgo = (folded: string): boolean => SINCE_LAST.test(folded);
const SINCE_LAST =
  /\bhow (?:many (?:days|weeks)|long)(?: (?:is it|has it been|was it|ago is it))? since (?:i last|i ve last|my last|the last time i|i)\b|\bwie (?:lange|viele tage) ist (?:es her|mein\w* letzte\w*|das letzte)\b/;
const TIMES_AND_LIFT =
  /\b(?:(?:this|last) (?:week|month)|today|(?:diese|letzte) woche|cette semaine|esta semana|questa settimana|essa semana|lift)\b/g;
/** "What did I log": of today. */
const LOGGED =
  /^\W*(?:(?:so|and|ok) )*what (?:all )?(?:did|have) i (?:just |already |actually |even )*(?:log(?:ged)?|stored?|record(?:ed)?|enter(?:ed)?|saved?|noted?|track(?:ed)?)(?: (?:so far|now|already))*[\s?.!]*$/;
/** "My total volume for that": of the last entry, and of no more. */
const OF_THAT = /\b(?:for|of|on|from) (?:that|it|those|this)\b/;
const THAT = /\b(?:that|altogether|in all|in total|insgesamt|en tout|en total|in tutto|no total)\b/;

/** "…, 95 or 100?": what it may have been. */
const EITHER =
  /[,:–-]? *(?:(?:was|is|were) (?:it|that|they) )?(?:\d[\d.,]*(?: ?(?:kgs?|kilos?|lbs?|reps?|sets?))? or )+\d[\d.,]*(?: ?(?:kgs?|kilos?|lbs?|reps?|sets?))?\s*\?+\s*$/;

/** "Did I do 3 or 4 sets of bench?" */
const EITHER_OF =
  /^\W*(?:(?:so|and|wait|ok|hm+)[ ,]+)*(?:did i (?:do|get|log|put|write|hit|use|lift)|was it|have i (?:done|got)) \d[\d.,]* or \d[\d.,]*(?: ?(?:sets?|reps?|kgs?|kilos?|lbs?))? (?:of|on|for|with|at) (?:the |my )?/;

/** Of a time before, which is the newest there is. */
const LAST_TIME = /\b(?:last|latest|previous|letzte\w*|zuletzt|dernier\w*|ultim[oa]|anterior)\b/;

/**
 * What a question asks of the person's own log. In: one message, six languages, 120 characters at most. `null` for what the
 * log cannot answer as it stands: trends over months, volume, muscles, estimates, and advice.
 */
export function readHistoryQuestion(text: string, context: DateContext): HistoryQuestion | null {
  const said = typedInFull(foldText(text))
    .replace(/[‘’]/g, "'")
    .replace(/\b(what|when|how|where)'?d(?= (?:i|we|my)\b)/g, "$1 did")
    .replace(EITHER, "?")
    .replace(EITHER_OF, "what did i do for ");
  if (text.length > LONGEST || ADVICE.test(said)) return null;
  if (asksGoalDistance(said)) return { kind: "goal" };
  if (asksRecord(said)) return { kind: "record" };
  if (asksWhetherRight(said)) return { kind: "last", period: null, ofThat: true };
  if (asksStreak(said)) return { kind: "streak" };
  if (asksTotal(said)) {
    const ofThat = OF_THAT.test(said);
    return { kind: "total", period: periodIn(said, context) ?? (ofThat ? null : periodIn("today", context)), ofThat };
  }
  if (LOGGED.test(said)) return { kind: "list", period: periodIn("today", context) };
  if (namesHistory(said)) return { kind: "list", period: null };
  if (asksSummary(said) || namesLog(said)) {
    const period = periodIn(said, context);
    return period === null ? { kind: "stored", period, target: null, asksWhether: false } : { kind: "list", period };
  }
  const spans = comparedSpans(said, context);
  if (spans !== null) return { kind: "spans", spans };
  if (compares(said)) return { kind: "change", period: periodIn(said, context) };
  const { before, rest: folded } = passedOver(said);
  const plain = withoutNamedSpan(folded);
  const period = periodIn(folded, context);
  const count = SINCE_LAST.test(folded) ? undefined : countedIn(folded, period !== null);
  if (count !== undefined) {
    const isOfAll = (count === "sets" || count === "reps") && TOGETHER.test(folded);
    const within = period ?? (isOfAll || SO_FAR.test(folded) ? periodIn("today", context) : null);
    // "How many reps did I get last time": of the newest entry, which says it.
    if (period === null && (count === "sets" || count === "reps") && /\blast (?:time|session|workout)\b/.test(folded))
      return { kind: "last", period };
    const isOther = within === null && OTHER_TIME.test(plain);
    const ofAll = (count === "days" && OF_ALL_DAYS.test(folded)) || (count === "distance" && OF_ALL_WAYS.test(folded));
    const ofThat = within === null && !ofAll && THAT.test(folded);
    if (count === "days" && within === null && HOW_OFTEN.test(folded))
      return { kind: "count", of: "days", period: fourWeeks(context), ofThat: false };
    // "How many pull-ups did I do": the newest entry says it.
    if (within === null && !isOther && !ofThat && (count === "sets" || count === "reps") && asksOwnDeed(folded))
      return { kind: "last", period: null };
    return isOther || (within === null && !ofThat && !ofAll)
      ? null
      : { kind: "count", of: count, period: within, ofThat };
  }
  if (asksWhether(folded) && (period !== null || LATELY.test(folded)) && !/\d/.test(plain))
    return { kind: "list", period };
  const ever = EVER.exec(folded)?.[1];
  if (ever !== undefined) return { kind: "stored", period, target: ever, asksWhether: true, isOfAnyTime: true };
  const asked = WHEN_LOAD.exec(folded)?.groups;
  if (asked?.load !== undefined)
    return {
      kind: "with_load",
      load: Number(asked.load.replace(",", ".")),
      ...(asked.over === undefined ? {} : { isMore: true }),
      ...(asked.reps === undefined ? {} : { reps: Number(asked.reps) }),
    };
  const reps = BEST_OF_REPS.exec(folded)?.slice(1).find(Boolean);
  if (reps !== undefined && !OTHER_TIME.test(plain))
    return { kind: "heaviest", period, reps: ONES.get(reps) ?? TEENS.get(reps) ?? Number(reps) };
  const wide = readProgressQuestion(plain);
  if (wide !== null && !LONG_AGO.test(plain.replace(/\bsince (?:i |my )last\b/, "")))
    return ofMany(wide, folded, period, context);
  if (SINCE_LAST.test(folded)) return { kind: "last", period: null };
  const timeless = period === null ? folded : folded.replace(TIMES_AND_LIFT, " ");
  if (HEAVIEST.test(folded) && !NO_WEIGHT.test(timeless)) return { kind: "heaviest", period };
  const ofStored = readStoredQuestion(text);
  const stored = ofStored && {
    kind: "stored" as const,
    period,
    target: ofStored.target,
    asksWhether: ofStored.asksWhether,
  };
  const isBare = stored?.target === null && period === null && before === null && !LAST_TIME.test(folded);
  if (stored && (isBare || stored.asksWhether) && !OTHER_TIME.test(plain)) return stored;
  const asksLast = LAST.test(folded) || (asksOwnDeed(folded) && !COURSE.test(folded));
  if (asksLast && !/\d/.test(plain) && !OTHER_TIME.test(plain))
    return before === null ? { kind: "last", period } : { kind: "last", period, before };
  if (readsOut(folded) && !/\d/.test(plain) && !OTHER_TIME.test(plain.replace(/\bmes\b/g, " ")))
    return { kind: "list", period };
  if (period !== null && OF_DAY.test(folded) && !/\d/.test(plain)) return { kind: "last", period };
  if (readRecall(text)?.scope === "day") return { kind: "last", period: period ?? periodIn("today", context) };
  if (HOW_IT_WAS.test(folded)) return { kind: "last", period };
  if (COURSE.test(folded) || asksCourse(folded))
    return period === null ? { kind: "course" } : { kind: "course", period };
  return stored;
}

/** "How was my squat?", "how heavy was that", "my last run". */
const HOW_IT_WAS =
  /^\W*(?:(?:so|and|ok) )*(?:how (?:was|were) (?:my|the) \p{L}[\p{L} -]{2,30}|how (?:heavy|much weight|much) (?:was|were|is) (?:that|it|those)|(?:my |the )?(?:last|latest|previous) \p{L}[\p{L} -]{2,25})[\s?.!]*$/u;
/** A time that is not reckoned with here, and is no part of what is asked. */
const LONG_AGO = /\b(?:since|seit|depuis|desde|years?|jahr\w*|ans|anos|anni)\b/;

function ofMany(
  question: ProgressQuestion,
  folded: string,
  period: Period | null,
  context: DateContext,
): HistoryQuestion {
  switch (question.kind) {
    case "fastest":
      return { ...question, period };
    case "top_set":
      return { kind: "heaviest", period };
    case "week_summary":
      return { kind: "list", period: period ?? periodIn("this week", context) };
    case "weeks":
      return { kind: "weeks" };
    case "volume": {
      const ofThat = period === null && THAT.test(folded);
      return { kind: "total", period: period ?? (ofThat ? null : periodIn("today", context)), ofThat };
    }
    default:
      return { kind: question.kind, period };
  }
}

const WAYS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:run|runs|ran|running|jog\w*|gelaufen|lauf\w*|gejoggt|couru|courir|course|corrido|corri|corro|correr|corso|correre|corsa|corrida|correndo)\b/,
    /\b(?:run|running|jog|treadmill|sprint)/i,
  ],
  [/\b(?:swim\w*|swam|swum|geschwommen|schwimm\w*|nag\w*|nad\w*|nuot\w*)\b/, /\bswim/i],
  [
    /\b(?:cycl\w*|bik\w*|rid(?:e|es|ing|den)|rode|gefahren|rad\w*|geradelt|velo|pedal\w*|bici\w*)\b/,
    /\b(?:bike|cycl|ride|riding)/i,
  ],
  [/\b(?:row|rows|rowed|rowing|gerudert|rudern|ramer|rame|remado|reme|remado|remei|vogat\w*)\b/, /\brow/i],
  [/\b(?:walk\w*|hik\w*|gegangen|gewandert|marche\w*|camin\w*|cammin\w*|caminh\w*|andad\w*)\b/, /\b(?:walk|hik)/i],
];

/** What the entries of the ways that a question names are called; `null` where it names none: all of them. */
export const wayNamed = (question: string): RegExp | null => {
  const folded = foldText(question);
  return WAYS.find(([said]) => said.test(folded))?.[1] ?? null;
};

function fourWeeks(context: DateContext): Period {
  const today = dayAt(Date.parse(context.sentAt), context.timezone);
  return { from: dateText(today - 27), to: dateText(today), says: "in the last four weeks" };
}
