import { FOREIGN, ONES, TEENS, TENS } from "../numbers/numberWords.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { matchesIn } from "../patterns/matchesIn.ts";
import { PatternIndex } from "../patterns/patternIndex.ts";
import { answering } from "./finding.ts";
import type { Reading } from "./reading.ts";
import { needing } from "./ruleNeeds.ts";

const answer = answering("W", "weight_cut");

/** Numbers in one word up to twenty, and what stands for one before a unit. */
const NUMBERS: ReadonlyMap<string, number> = new Map(
  [
    ...ONES,
    ...TEENS,
    ...FOREIGN,
    ...TENS,
    ..."a an einer einem".split(" ").map((word) => [word, 1] as const),
    ["couple", 2] as const,
    ["few", 3] as const,
  ].filter(([word, value]) => value <= 20 && !/[ -]/.test(word)),
);
const SPELT = [...NUMBERS.keys()].join("|");
const FIGURE = `(\\d{1,3}(?:[.,]\\d)?|${SPELT})`;
const UNIT = "(kgs?|kilos?|kilogramm\\w*|chili|chilo|quilos?|lbs?|pounds?|pfund|libras?|livres?|stone)";
const AMOUNT = compiled(`(?:^|[^\\w.,+])(?:-|minus )?${FIGURE}(?: more| another)? ?${UNIT}\\b`, "g");
const SPAN = compiled(
  `\\b${FIGURE}[ -]?(hours?|hrs?|h|days?|fortnights?|weeks?|wks?|months?|stunden|tage?n?|wochen?|monate?n?|horas?|dias?|semanas?|meses|heures?|jours?|semaines?|mois|ore|giorn[oi]|settiman[ae]|mes[ei])\\b`,
  "g",
);
const HOURS: readonly (readonly [RegExp, number])[] = [
  [/^(?:h|hours?|hrs?|stunden|horas?|heures?|ore)$/, 1],
  [/^fortnights?$/, 336],
  [/^(?:days?|tage?n?|dias?|jours?|giorn[oi])$/, 24],
  [/^(?:weeks?|wks?|wochen?|semanas?|semaines?|settiman[ae])$/, 168],
  [/^(?:months?|monate?n?|mes|mes[ei]s?|meses|mois)$/, 720],
];
/** A day within the week. */
const SOON =
  /\b(?:by|before|on|for|this|next|until|till|til|bis|am|zum|avant|pour|d ici|entro|prima|per|para|el|antes|ate|weigh ?in|come|thurs?|from|is)? ?(?:(?:the )?day after tomorrow|ubermorgen|uebermorgen|pasado manana|apres demain|dopodomani|depois de amanha|tomorrow|tonight|in the morning|tmrw|mon|monday|tue|tues|tuesday|wed|wednesday|thu|thurs|thursday|fri|friday|sat|saturday|sun|sunday|the weekend|this weekend|end of (?:the |this )?week|morgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|domani|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|amanha|segunda|terca|quarta|quinta|sexta)\b/;
const LOSING = entered(
  /\b(?:los(?:e|ing)|(?:water|kgs?|kilos?|lbs?|pounds) (?:of water )?out|drop\w*|shed\w*|cut|cutting|get rid of|sweat\w*|minus|get down|be down|down to|slim\w*|weight loss|off (?:in|by|before|me|\d)|fal(?:tan|tam|ta)|sobran?|mancano|restent|fehlen|lighter|weg|runter|loswerden|abnehm\w*|verlier\w*|perder|perdo|pierdo|perco|bajar|bajo|adelgaz\w*|quitar\w*|secar|perdre|perds|maigrir|seche[r]?|perdere|dimagr\w*|calare|emagrec\w*|baixar|bater|tirar)\b|(?:^|\s)-\d/,
);
/** "From 84 to 77", "78 to 70". */
const FROM_TO = entered(
  /\b(?:from |von |de |da )?(\d{2,3}(?:[.,]\d)?) ?(?:kgs?|kilos?|lbs?|pounds?)? ?(?:to|down to|->|→|auf|a|à|zu|bis) ?(\d{2,3}(?:[.,]\d)?)(?! ?(?:reps|sets|min|x|km|percent|%|bpm|years?|times|sec\w*|steps|degrees|rep|am|pm))\b/,
);
/** "73.9, must be 72.5", "61 el viernes y estoy en 65": where somebody has to be, and where they are. */
const TARGET = entered(
  /\b(?:must be|need to be|have to be|got to be|be at|to make|make|making|hit|under|reach|going|dar|bater|peser|pesare|pesar|auf|sub|get to|get down to|weigh ?ins? (?:\w+ ){0,3}?at|limit is|limit of|class is|cap is) (?:the |my |a |at |under |los |unter )?(\d{2,3}(?:[.,]\d)?)\b(?! ?(?:reps|sets|min|x|km|percent|%|bpm|years?|times|g\b|grams))/,
);
const NOW =
  /\b(?:im|i am|at|am|weigh|weighing|currently|sitting|sat at|now|estoy en|peso|to com|estou com|estou|tengo|bin|wiege|bei|je suis a|je pese|suis|sono|sono a|my|lightweight rowing|rowing)[ ,]+(?:about |around |at |a |en |in )?(\d{2,3}(?:[.,]\d)?)\b(?! ?(?:years|yo|cm|min|weeks|reps|anos|ans|anni|jahre|days))/g;
const OF_TRAINING = entered(
  /\b(?:bench\w*|squats?|deadlift\w*|press|curls?|rows?|dumbbells?|kettlebells?|plates?|sets?|reps|bar|1rm|pr|log|lifts?|working weight|from the bar|the load|cut (?:the )?(?:weight|load) (?:by|to)|deload|max)\b/,
);
const GAIN = entered(
  /\b(?:gain\w*|bulk\w*|put on|zunehmen|subir|aumentar\w*|prendre du muscle|massa|to go on holiday)\b/,
);

const figureOf = (text: string): number => NUMBERS.get(text) ?? Number(text.replace(",", "."));
const toKg = (amount: number, unit: string): number =>
  /^(?:lb|pound|libra|livre|pfund)/.test(unit) ? amount * 0.4536 : unit === "stone" ? amount * 6.35 : amount;
const hoursOf = (unit: string): number => HOURS.find(([names]) => names.test(unit))?.[1] ?? 168;

/** In kilograms a week: one per cent of the body mass of a heavy adult, and a little. */
const FASTEST = 1.32;
/** In kilograms: less is water that comes and goes. */
const LEAST = 1.2;
const LEAST_A_DAY = 0.4;
const A_DAY = entered(/\b(?:a|per|every|each|am|pro|al|por|par) (?:single )?(?:day|tag|dia|jour|giorno)\b/);

const ONE_SPAN =
  /\b(?:in|within|per|a|this|next|each|every|pro|die|cette|par|esta|questa|alla|por|essa|la|una|une|un|uma|um|einer|einem) (week|woche|semana|semaine|settimana|month|monat|mes|mois|mese|day|night)\b/;
const OVERNIGHT =
  /\b(?:overnight|over ?night|(?:in|within) (?:one|a|1) night|uber nacht|de un dia para (?:otro|o outro)|en una noche|in una notte|en une nuit|em uma noite)\b/;
const TIMES = new PatternIndex([SPAN, SOON, ONE_SPAN, OVERNIGHT]);
/** Whether a time is told in which weight could be lost; without one there is no pace. */
function tellsTime({ message, text }: Reading): boolean {
  if (TIMES.read(message.plain)(SPAN)) return true;
  const mayFind = TIMES.read(text);
  return mayFind(SOON) || mayFind(ONE_SPAN) || mayFind(OVERNIGHT);
}

/** What else is counted by the day or week, days and sets that training is cut to, and weights that are trained with. */
const OTHER_RATE = entered(
  /\b(?:\d[\d.,]*|once|twice|two|three|four|five|six|several) ?(?:k?cals?|calories|steps|litres?|liters?|l|g|grams|ml|sessions?|times|hours?|min\w*|km|miles)? (?:of \w+ )?(?:a|per|each|every) (?:day|week)\b|\b(?:cut|drop|go|get|reduc\w*|switch) (?:it |them |this |back |down )*to (?:\d|two|three|four|five) (?:days?|sessions?|times|workouts?|sets?|reps|hours?)\b|\b(?:with|using|at|swing\w*|press\w*) (?:the|a|my|an|two|double) (?:\w+ )?\d{1,3}(?:[.,]\d)? ?(?:kgs?|lbs?)\b/g,
);
/** Told as done: "went from 168 to 121". */
const WENT_FROM = entered(/\b(?:went|gone|got|came|been|dropped|down) (?:down )?from\b/);
const STILL_WANTS = /\b(?:want\w*|need\w*|goal|more|another|by|keep\w*|still|again|faster)\b/;
/** "3 kg down in 10 weeks": what came off, and in what time. */
const CAME_OFF = entered(
  compiled(
    `(?:^|[^\\w.,])${FIGURE} ?${UNIT} (?:down|lighter|gone|lost|off|weg|runter|menos|en moins|in meno|a menos) (?:in|over|after|within|en|in|em) (?:(?:the|last|past|about|almost|nearly) )*${FIGURE}[ -]?(weeks?|wks?|months?|wochen?|monate?n?|semanas?|meses|semaines?|mois|settiman[ae]|mes[ei])\\b`,
  ),
);
/** In: the plain message. */
export const isSlowAndDone = (plain: string): boolean => {
  const [, kg, unit, count, span] = CAME_OFF.exec(plain) ?? [];
  if (kg === undefined || unit === undefined || count === undefined || span === undefined) return false;
  return !STILL_WANTS.test(plain) && (toKg(figureOf(kg), unit) / (figureOf(count) * hoursOf(span))) * 168 <= FASTEST;
};
/** A share of one's own weight. */
const SHARE_OF_SELF = entered(
  /\b(\d{1,2}(?:[.,]\d)?) ?(?:%|percent|prozent|por ciento|pour cent|per cento|por cento) (?:of |meines |de |del |di |do )?(?:my )?(?:me|myself|body ?weight|bodymass|body mass|bw|weight|korpergewicht\w*|peso|poids)\b/,
);
const CLASS = entered(/\b(?:class|division|category|categoria|categorie|klasse)\b/);
/** What one wants to be lighter for. */
const OCCASION = entered(
  /\b(?:wedding|mariage|boda|hochzeit|matrimonio|casamento|beach|costume|holiday|bikini|reunion|weigh(?!ted|ts\b)\w*|pesee|pesaje|pesata|pesagem|wiegen|summer body)\b/,
);
/** Whether anything is told that a pace could be of; without it, how long there is does not matter. */
const isOfWeight = ({ message: { plain }, text }: Reading): boolean =>
  LOSING.test(plain) ||
  FROM_TO.test(plain) ||
  TARGET.test(plain) ||
  SHARE_OF_SELF.test(plain) ||
  CLASS.test(text) ||
  OCCASION.test(text);

/** Weight to be lost, and how long there is for it, wherever the two stand in the message. */
export const cutPace = needing({ words: [SOON, ONE_SPAN, OVERNIGHT], plain: [SPAN] }, (r) => {
  if (!tellsTime(r) || !isOfWeight(r)) return null;
  const plain = r.message.plain.replace(OTHER_RATE, " ").replace(/\bhalf an? (kilo|kg|pound|lb)\b/g, "0.5 $1");
  const text = r.text.replace(OTHER_RATE, " ");
  if (GAIN.test(text)) return null;
  if (
    /^(?:i |ive |have |has |he |she )*lost\b/.test(text) &&
    !/\b(?:more|another|again|still|need|want|keep|to go|goal|before)\b/.test(text)
  )
    return null;
  const isLoss = LOSING.test(plain);
  const spans = matchesIn(plain, SPAN).map((it) => figureOf(it[1] ?? "1") * hoursOf(it[2] ?? "week"));
  const one = ONE_SPAN.exec(text);
  if (OVERNIGHT.test(text)) spans.push(12);
  if (one) spans.push(one[1] === "night" ? 12 : hoursOf(one[1] ?? "week"));
  const soon = SOON.test(text) ? 96 : null;
  const hours = spans.length > 0 ? Math.min(...spans, soon ?? Number.POSITIVE_INFINITY) : soon;
  const least = A_DAY.test(text) ? LEAST_A_DAY : LEAST;
  const isFast = (kg: number) => hours !== null && kg >= least && kg < 40 && (kg / Math.max(24, hours)) * 168 > FASTEST;
  const percent = SHARE_OF_SELF.exec(plain)?.[1];
  const isPlanned = isLoss || /\b(?:diet|cardio|plan|deficit|till|until|goal)\b/.test(text);
  if (percent && isPlanned && hours !== null && (figureOf(percent) / Math.max(24, hours)) * 168 > 1.5)
    return answer("rate", "weightCut");
  if (
    OF_TRAINING.test(text) &&
    !/\b(?:(?<!working |bench |squat |top |bar )weigh\w*|class|fight|scale|body ?weight|meet)\b/.test(text)
  )
    return null;
  const step = WENT_FROM.test(text) && !STILL_WANTS.test(text) ? null : FROM_TO.exec(plain);
  if (
    step &&
    (isLoss || /\b(?:weigh\w*|class|doable|possible|kg|lb|(?:go|get|going|drop|come|be) (?:down )?from)\b/.test(text))
  ) {
    const kg = figureOf(step[1] ?? "0") - figureOf(step[2] ?? "0");
    if (figureOf(step[2] ?? "0") >= 35 && isFast(/\blbs?|pounds?\b/.test(plain) ? kg * 0.4536 : kg))
      return answer("rate", "weightCut");
  }
  const target = TARGET.exec(plain)?.[1];
  if (target && hours !== null) {
    const goal = figureOf(target);
    const now = matchesIn(plain, NOW)
      .map((it) => figureOf(it[1] ?? "0"))
      .find((it) => it > goal && it - goal < 25 && goal >= 35);
    if (now !== undefined && (isFast(now - goal) || hours <= 96)) return answer("deadline", "weightCut");
  }
  // "My 66 class is full, so I'm going 59, got 8 days."
  if (CLASS.test(text) && hours !== null && hours <= 14 * 24) {
    const figures = matchesIn(plain, /\b([4-9]\d|1[0-3]\d)(?:[.,]\d)?\b/g).map((it) => Number(it[1]));
    if (
      figures.length >= 2 &&
      Math.max(...figures) - Math.min(...figures) >= 2 &&
      Math.max(...figures) - Math.min(...figures) < 20
    )
      return answer("deadline", "weightCut");
  }
  const isMeant = isLoss || OCCASION.test(text);
  if (!isMeant || WENT_UP.test(text)) return null;
  const amounts = matchesIn(plain, AMOUNT)
    .map((it) => toKg(figureOf(it[1] ?? "0"), it[2] ?? "kg"))
    .filter((kg) => kg < 35);
  return amounts.some(isFast) &&
    !/\b(?:lost|verloren|perdi|perdu|perso) \d.{0,20}\b(?:is that|normal|why|happy|so far)\b/.test(text)
    ? answer("rate", "weightCut")
    : null;
});

/** A scale that shows more than it did. */
const WENT_UP = entered(
  /\b(?:weight|scale|scales|gewicht|waage|peso|bascula|poids|balance|bilancia|balanca) (?:\w+ ){0,2}?(?:jump\w*|went up|gone up|is up|up|shot up|spik\w*|climb\w*|rose|increased|hoch|gestiegen|subio|subi|monte|salit\w*|aumentad\w*|aumentou|subiu)\b|\b(?:jumped|gained|heavier|put on|plus|mehr|mas|de plus|in piu|a mais) (?:\w+ ){0,4}?overnight\b/,
);
const CURIOUS =
  /\b(?:just curious|is it true|why do (?:fighters|boxers|wrestlers|people|jockeys)|how do (?:fighters|boxers|jockeys) |documentary|after (?:my |the )?(?:workout|training) (?:for|to)|recovery|drink it back|relax\w*|long ride|avoid (?:getting )?dehydrat\w*|prevent dehydrat\w*|stay hydrated|signs of dehydrat\w*|rehydrate after (?:a |my |the )?(?:run|workout|session|training|ride|race|marathon))\b/;
/** Asked of fighters in general, or about drinking again after a long ride. */
export const isCuriousAboutCuts = (text: string): boolean => CURIOUS.test(text) && !OWN_CUT.test(text);
const OWN_CUT =
  /\b(?:thinking (?:of |about )?(?:no|cutting|dropping|skipping)|\d+(?: \d)? (?:kg |kilos? |lb |pounds )?over|(?:fight|weigh in|match|bout)s? (?:is )?(?:on )?(?:today|tomorrow|tmrw|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?)\b/;
const WEIGHT =
  /\b(?:weigh\w*|scales?|kg|kgs|kilos?|lb|pounds?|cut|cutting|los(?:e|ing)|drop\w*|shed|slim|thin|leaner|dry|drier|stage|shoot|photos?|photoshoot|fight|bout|combat\w*|match|comp\w*|limit|class|gewicht|kilo|waage|wiegen|kampf|wettkampf|peso|pesaje|lucha|poids|pesee|gara|pesata|pesagem|luta|abs|burns? (?:more|fat)|agua|acqua|eau|wasser|water|sweat|suar|sudar|schwitz\w*|suer|melt)\b/;

const STILL_OVER = /\b(?:still|am|im|i'm) \d{1,2}(?:[.,]\d)? ?(?:kgs?|kilos?|lbs?|pounds)? ?over\b/;
const OTHER_BAGS =
  /\b(?:sandbag|ice|bean bag|punching bag|boxing bag|bar wrap|wrist wraps?|knee wraps?|grocery|trash bag of|packed in|bench shirt|squat suit|deadlift suit)\b/;

/** A way of drying out, and a scale, a contest or a figure to reach. */
export const dryingOut = needing({ concepts: ["dryMethod"] }, (r) => {
  const method = r.every("dryMethod").find((it) => !it.frame.isRemote && !r.isLaughed(it));
  if (!method || isCuriousAboutCuts(r.text)) return null;
  const words = r.message.words.slice(method.start, method.end).join(" ");
  const contest = r.every("scales", "makeWeight").length > 0;
  const isBath = /^(?:sauna|saunas|hot|steam|epsom|dampf|hammam|bano|bain|bagno|banho|heiss)/.test(words);
  const isBag = /bag|wrap|plast|film|suit|heat/.test(words);
  const isDry =
    /drink|water|fluid|liquid|salt|sodium|dehydrat|deshidrat|desidrat|disidrat|deshydrat|entwass|trinken|boire|beber|bere|agua|rehydr|iv |spit/.test(
      words,
    );
  const deep =
    /\b(?:\d+ ?(?:h|hours?|hrs?|kg|kilos?|lb|pounds?)|tomorrow|before|until|till|day|days|night|vor|avant|antes|prima|wie lange|how long|how much|cuanto|quanto|combien|wie viel|last (?:pound|kilo|bit)|look|dry)\b/.test(
      r.message.plain,
    );
  if (isBath)
    return contest ||
      (deep && r.says(/\b(?:lose|drop|cut|perder|perdre|perdere|tirar|abnehm\w*|sweat|water weight|weight)\b/))
      ? answer("sauna", "weightCut", method)
      : null;
  const isSuited =
    WEIGHT.test(r.text) || /\b(?:rubber|sauna|sweat|skipping|running|cardio|treadmill|jog\w*)\b/.test(r.text);
  if (isBag) return isSuited && !OTHER_BAGS.test(r.text) ? answer("method", "weightCut", method) : null;
  const isLast =
    /\b(?:last (?:pound|kilo|bit|lb|kg)|trick|no salt|two more|more to go)\b/.test(r.text) ||
    STILL_OVER.test(r.message.plain);
  const isForLooks = /\b(?:look dry|dry out|to dry|shoot|photos?|cut|lose|drop)\b/.test(r.text);
  if (isDry) return contest || isLast || (isForLooks && deep) ? answer("method", "weightCut", method) : null;
  return contest || isLast || (WEIGHT.test(r.text) && deep) ? answer("method", "weightCut", method) : null;
});
