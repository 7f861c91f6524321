import { compiled } from "../../patterns/compiled.ts";
import { EXERCISE } from "../../routing/trainingWords.ts";
import type { FactClause } from "./factClauses.ts";
import { type FactDraft, type FactReader, state } from "./factDraft.ts";
import { isOfLast, yearsMeant } from "./figureMeant.ts";
import { massOf, readHeight, readMass } from "./measures.ts";

const N = "(\\d{2,3}(?![\\d]*(?:[.,]\\d+)? ?%)(?:[.,]\\d{1,2})?(?!\\d))";
const UNIT = "(?: ?(kgs?|k|kilos?|kilograms?|kilogramm|chili|chilo|quilos?|lbs?|pounds?|libras?|st|stones?)\\b)?";
/** What says that a figure is the writer's weight. */
const WEIGHS =
  "(?:\\bme pesei\\b[^\\d.;]{0,16}(?:to|tou|estou|deu|com|dando|estava)(?: com)?|\\b(?:die waage (?:\\w+ )?(?:sagt|zeigt|meint|stand bei|steht bei|zeigte)|(?:auf der )?waage:?|(?:la |ma )?balance (?:\\w+ )?(?:dit|affiche|indique|annonce|affichait)|(?:la |mi )?(?:bascula|balanza) (?:\\w+ )?(?:dice|marca|pone|marco|muestra)|(?:la )?bilancia (?:\\w+ )?(?:dice|segna|segnava|mostra|ha detto)|(?:a |minha )?balanca (?:\\w+ )?(?:diz|marca|marcou|deu|mostra|mostrou))|\\bi (?:walk|float|hover|sit)(?: around)? at|\\bi (?:weigh(?:ed)?(?: (?:in|myself)(?: at| and)?)?|clock in at)|\\btip(?:s|ped|ping)? the scales? at|\\bweighed (?:myself|in)\\b[^\\d.;]{0,24}?(?= \\d)|\\b(?:this morning|today|just now|yesterday) i (?:was|am|weighed)(?: at| in at)?|\\bweigh ?-?in\\b[^\\d,.;]{0,14}?(?= \\d)|\\b(?:stepped|jumped|hopped|got|stood|been|was|am|climbed) (?:on|off)(?: of)? (?:a |the |my )?(?:\\w+ )?scales?[^\\d]{0,14}?(?= \\d)|\\bscales? (?:was|were|is|are|got) (?:\\w+ )?(?:kind|nice|mean|cruel|rude|good|generous|honest|happy|sad)[^\\d]{0,16}?(?= \\d)|\\bscales?\\b[^\\d.;]{0,32}[,:](?= \\d{2,3}(?:[.,]\\d)?(?: ?(?:kgs?|kilos?|lbs?|pounds))?$)|\\bscales?:|\\b(?:in ?body|dexa|withings|scale) (?:\\w+ ){0,4}?(?:i am|me at)|\\bweigh(?:ed|ing)?(?: ?-?in)?(?: at)?|\\bscales? (?:(?:this morning|today|just now|yesterday|last night|on \\w+day) )?(?:says?|said|shows?|showed|reads?|is (?:at|showing)|was(?: at)?)|\\b(?:wiege|wieg|peso|pese|bin bei) (?:derzeit|aktuell|momentan|gerade|jetzt|inzwischen|nur noch|ca|etwa|ungefahr|rund|so um die|actualmente|ahora|unos|adesso|circa|attualmente|actuellement|environ|agora|uns|hoje)|\\b(?:my )?(?:body ?weight|bw|weight|gewicht|poids|peso)(?: (?:is|was|are|stuck at|hovering at|sitting at|holding at|hit|ist|est|es|e|to|at|this (?:morning|week)|today|of|went (?:up|down) to))*:?|\\bich wiege?|\\bwiege?|\\bje pese|\\bje fais|\\bpeso|\\bpesando|\\bestoy en|\\bkorpergewicht(?: ist)?:?)";
const SAID_WEIGHT = compiled(
  `${WEIGHS} (?:only |in |at |just |a |an |all of |exactly |is |me (?:at )?|like |today |this morning ){0,3}${N}${UNIT}`,
);
const CHANGED_WEIGHT = compiled(
  `(?:\\b(?:up|down|back (?:up |down )?|dropped|went|got|gone|cut|stuck|plateaued|settled|maintaining|holding|parked|landed|sitting|hovering|am|stand|floating|fell|lost \\w+ \\w+|gained \\w+ \\w+)(?: down| up)? (?:to|at|from ${N}${UNIT} to)|^(?:at|now at|hit)) ${N}${UNIT}(?! ?(?:(?:for|by|fur|pour|para|por|per) (?:a |the )?(?:\\d|set|single|double|triple|rep|last|one)|[x×] ?\\d))`,
);
/** Standing, sitting or waking at a mass: what bodies do and bars do not. */
const STANDS_AT = compiled(
  `\\b(?:sitting|sit|hovering|hover|floating|hanging|hang|chilling|cruising|stuck|landed|walking around|walk around|woke up|waking up|clock(?:ed|ing)? in|com(?:e|es|ing) in|came in|stand|standing|settled|holding|maintaining|plateaued|shrunk|ballooned|i am|am|estou|to com|estoy|sono|bin) (?:steady |out |in |up |down )?(?:at|around|on|com|en|a|bei|between|near|to)? ?(?:an? )?(?:(?:soft|solid|lean|fluffy|cool|comfy|happy|skinny|chubby|fat|heavy|light|good|whopping|mere|strong|steady|healthy|grand total of|massive) )*${N} ?(kgs?|kilos?|lbs?|pounds|stones?|st|quilos?|chili)\\b(?!\\.? (?:as an?|singles?|doubles?|triples?|x|on|for|bench|squat|deadlift|bar|dumb\\w+|kettle\\w+|heavier|lighter|stronger|over|under|off|more|less|away|plus|club|of))`,
);
const RANGE = compiled(
  `\\bi (?:weigh|am) (?:somewhere )?(?:between ${N} and|${N} ?(?:-|to)) ?${N} ?(kgs?|kilos?|lbs?|pounds?)\\b`,
);
const NOT_MY_WEIGHT = compiled(
  `\\b(?:(?:get|cut|bring|make|trim|take|keep) (?:it|this|that|the (?:session|workout))|goal|target|ideal|dream|want|wish|aim\\w*|hope|hoping|trying|plan\\w*|need|lift(?:ed|s|ing)?|bar|dumb\\w+|db|kettle\\w+|bell|plates?|sets?|reps?|x \\d|per (?:side|hand)|each|working|max|1 ?rm|pr|pb|used to|back in|ziel\\w*|objetivo|objectif|obiettivo|dropset|${EXERCISE})\\b|\\d ?x ?\\d`,
);
const I_AM =
  "(?:^|[,;/&+(] ?|\\b(?:and|und|et|y|e|pour|x) |\\b\\d\\d ?[mf] )(?:i am |am |im |i weigh |weigh |weight |ich bin |bin |je fais |sono |sou |soy |tenho |tengo |ho |j ai )?(?:a |an |only )?";
const LISTED_END =
  "(?=$|[,;/&+.)]| (?:vs|and|n|und|et|y|e|with|male|female|man|woman|m|f|body ?weight|bw|in weight|as of|today|this|after|so|but|at|on|ish|but|heavy|schwer|of (?:unit|me|man|woman|pure|beef|muscle|fun|love|lard|steel|chaos)|\\d))";
const LISTED_MASS = compiled(
  `${I_AM}((?:\\d{2,3}(?:[.,]\\d{1,2})? ?(?:-?ish)? ?(?:kgs?|kilos?|kilograms?|lbs?|pounds?|chili|quilos?)|\\d{1,2} ?(?:st|stones?)(?:[ ,]*(?:and )?\\d{1,2}(?: ?lbs?)?| (?:and )?a half)?)) ?-?(?:ish)?${LISTED_END}`,
);
const NOW_MASS = compiled(
  `^(?:(?:i )?am |(?:it|that) (?:is|was) |its |(?:today|this morning|as of (?:today|now)|latest|new|heute(?: morgen| fruh)?|ce matin|aujourd hui|hoy|esta manana|stamattina|stamani|oggi|hoje(?: (?:de|pela) manha)?|esta semana|diese woche|cette semaine|questa settimana|this week)(?: (?:is|it is|waren es|c est|son|sono|sao|foram|fue))?[ ,:]+)?${N}${UNIT} ?-?(?:ish)?(?: (?:today|this morning|this week|after \\w+|on the scale|bodyweight|bw|heavy))*$`,
);
const HEIGHT_SAID =
  /\b(?:tall|height|hoch|gross|grosse|mesure|mido|mide|alto|alta|altura|alt[oa] |meco|taille|je fais|hauteur|korpergrosse|estatura|altezza|tenho (?=1[.,]\d\d)|feet|foot|ft)\b|\d'/;
const BARE_HEIGHT =
  /(?:^|[,;/&+] ?|\b(?:and|am|im|i) )(?:a |only )?(\d{3}) ?(?:cm)?(?=[,;/ ]|$)(?! ?(?:min|sec|hours?|m|met(?:er|re)s?|km|miles?|reps?|watts?|cals?|kcal|steps?|bpm|x)\w*\b)/;
const TALL_N =
  /\b(?:height(?: is)?:?|tall:?|mesure|mido|meco|altura:?|grosse:?) (?:is )?(\d{3})\b(?! ?(?:kg|lb))|\b(\d{3}) (?:tall|gross)\b/;

/** A mass that is on a bar, not on the scales. */
const LIFTED = compiled(
  `^(?:(?!\\b(?:and|then|und|et|y|e) ).){0,40}\\d ?(?:kg|lbs?|kilos?)? ?(?:x|for|on|dumb\\w+|kettle\\w+|plates?|bar) ?\\b(?:${EXERCISE}|\\d)`,
);

function unitOf(word: string | undefined): "kg" | "lb" | "st" | null {
  if (word === undefined) return null;
  return /^(?:lb|pound|libr)/.test(word) ? "lb" : word.startsWith("st") ? "st" : "kg";
}

function weightIn(plain: string, folded: string, unit: "kg" | "lb" | null, asks: boolean, knowsWeight: boolean) {
  const isChange = /\b(?:now|today|this morning|after|ahora|jetzt|since|down|up)\b/.test(folded);
  if (
    /\b(?:should|supposed to|need to|have to|want(?:s|ed)?(?: me)? to|ought to|would|could) (?:\w+ )?(?:weigh|be)\b/.test(
      folded,
    )
  )
    return null;
  const range = RANGE.exec(plain);
  if (range) {
    const most = massOf(range[3] ?? "", unitOf(range[4]) === "lb" ? "lb" : range[4] ? "kg" : unit);
    return most && { ...most, value: `${range[1] ?? range[2]} to ${most.value}` };
  }
  const half = HALF_STONES.exec(plain);
  if (half) return readMass(half[0]);
  const since = WEIGHED_ONCE.exec(folded);
  if (since?.[1]) return massOf(since[1], unitOf(since[2]) === "lb" ? "lb" : since[2] ? "kg" : unit);
  const said = SAID_WEIGHT.exec(plain);
  if (said && !NOT_NOW_WEIGHED.test(folded)) {
    const tail = plain.slice(said.index);
    const spoken = unitOf(said[2]);
    if (LIFTED.test(tail)) return null;
    return spoken === "st" ? readMass(tail) : massOf(said[1] ?? "", spoken ?? unit);
  }
  const beside = BESIDE_GOAL.exec(folded) ?? CURRENTLY.exec(folded);
  if (beside?.[1]) return massOf(beside[1], unitOf(beside[2]) === "lb" ? "lb" : beside[2] ? "kg" : unit);
  const first = THIS_MORNING.exec(folded) ?? AFTER_CHANGE.exec(folded) ?? DOWN_TO.exec(folded) ?? IT_SAID.exec(folded);
  if (first?.[1] && !LIFTED.test(plain))
    return massOf(first[1], unitOf(first[2]) === "lb" ? "lb" : first[2] ? "kg" : unit);
  const was = WAS_TODAY.exec(folded);
  if (was?.[1] && !LIFTED.test(plain)) return massOf(was[1], unitOf(was[2]) === "lb" ? "lb" : "kg");
  const scales = ON_SCALES.exec(plain) ?? (LIFTED.test(plain) ? null : READS.exec(plain));
  if (scales?.[1]) return massOf(scales[1], unitOf(scales[2]) === "lb" ? "lb" : scales[2] ? "kg" : unit);
  if (NOT_MY_WEIGHT.test(folded)) return null;
  const led = LED_TO.exec(plain);
  if (led?.[1]) return massOf(led[1], unitOf(led[2]) === "lb" ? "lb" : led[2] ? "kg" : unit);
  const mark = MARK.exec(folded);
  if (mark?.[1]) return massOf(mark[1], unitOf(mark[2]) === "lb" ? "lb" : "kg");
  const listed = LISTED_MASS.exec(plain);
  if (listed?.[1] && !asks) {
    const alone =
      listed[0].trim() === plain && !/^(?:i )?(?:am|weigh)\b|^(?:ich bin|je fais|sono|soy|sou)\b/.test(plain);
    if (!alone || isChange || knowsWeight || plain !== folded) return readMass(listed[1]);
  }
  const changed = CHANGED_WEIGHT.exec(plain);
  if (
    changed &&
    ((changed[4] !== undefined && !plain.startsWith("at ")) ||
      (isChange && !/^at \d+ (?:my|the|i|it)\b/.test(plain)) ||
      knowsWeight ||
      /\bweight\b/.test(plain))
  ) {
    const spoken = unitOf(changed[4]);
    return spoken === "st" ? readMass(changed[0]) : massOf(changed[3] ?? "", spoken ?? unit);
  }
  const stands = STANDS_AT.exec(plain);
  if (stands && !asks) return readMass(`${stands[1]} ${stands[2]}`);
  const now = NOW_MASS.exec(plain);
  if (
    now?.[1] &&
    (knowsWeight ||
      (now[2] !== undefined && isChange) ||
      /^\d{2,3}[.,]\d (?:this morning|today|on the scale)/.test(plain))
  ) {
    const spoken = unitOf(now[2]);
    return spoken === "st" ? readMass(plain) : massOf(now[1], spoken ?? unit);
  }
  return null;
}

/** "I'm 9 and a half stone". */
const HALF_STONES =
  /(?<=^|\b(?:am|weigh|about|and|around|,|now) ?)\d{1,2}[.,]5 ?(?:st|stones?)\b(?! (?:lost|off|down|lighter|heavier))/;

/** A weight that is wanted, was once, or is only a share of what somebody weighs or the difference to it. */
const NOT_NOW_WEIGHED =
  /\b(?:goal|target|ideal|dream|peak|highest|max(?:imum)?|heaviest|lowest|starting|start|original|former|previous|old|birth) (?:body ?)?weight\b|\bused to\b|\bziel|\b(?:half|twice|double|(?:one |a )?third|quarter|\d ?%|percent) (?:of )?(?:my |the )?(?:own )?(?:body ?weight|bw|weight)\b|\bweigh(?:ing|ed)? (?:about |around )?\d{1,3}(?:[.,]\d)? ?(?:kgs?|kilos?|lbs?|pounds?|stone) (?:less|more|lighter|heavier|over|under|above|below|too)\b/;

/** "Put on a few kilos, 95 now": where a change has led. */
const LED_TO = compiled(
  `\\b(?:put on|gained|lost|dropped|piled on|(?<!\\b(?:the|a|my|our|this|his|her|their) )shed|cut|zugenommen|abgenommen|perdu|pris|subido|bajado|perdido|preso|perso|ganhei|perdi|emagreci|engordei|adelgace|engorde|dimagrit[oa]|maigri|grossi)\\b[^\\d]{0,30}(?:\\d+(?:[.,]\\d)? ?(?:kgs?|lbs?|kilos?|pounds|stone)?[^\\d]{0,16})?[,;:] (?:so |and |am |i am |im |at |now |currently |sitting at |back at |agora |estou |to |com |jetzt |bin |bei |ich |ahora |estoy |en |adesso |sono |a |maintenant |je |suis )*${N}${UNIT}$`,
);
const MARK = compiled(
  `\\b(?:hit|broke|broken|cracked|reached|crossed|passed|got (?:to|under|below|over)|under|over|below) (?:the )?${N} ?(kgs?|kilos?|lbs?|pounds) (?:mark|barrier|again|today|this morning|for the (?:very )?first time)`,
);
/** "I weighed 68 before the baby, 77 now": the later figure is what they weigh. */
const WEIGHED_ONCE = compiled(
  `\\bi (?:used to weigh|weighed|was) (?:about |around )?\\d{2,3}(?:[.,]\\d)?(?: ?(?:kgs?|kilos?|lbs?|pounds))? (?:before|when|in my|at|back|as a|last|pre|until)\\b[^.;]{2,40}?[,;] ?(?:and |but |so |now |i am |am )*${N}${UNIT}(?: now| today| these days)?$`,
);
/** "Target weight 72 kg, currently 80": what somebody weighs beside what they want to. */
const BESIDE_GOAL = compiled(
  `\\b(?:goal|target|ideal|dream) (?:body ?)?weight\\b.*[,;] ?(?:currently|now|at the moment|today|right now)(?: (?:i am|at|it is|around|about|sitting at))* ${N}${UNIT}$`,
);
/** "68.2 this morning, was 69 last week": the first is what they weigh. */
const THIS_MORNING = compiled(
  `^${N}${UNIT} (?:this morning|today|on (?:the |my )?scales?)(?:,| -)? (?:was|from|down from|up from|vs|compared to|last week)\\b`,
);
/** "Down another kilo, 79.2 now". */
const DOWN_TO = compiled(
  `^(?:(?:i am|am|finally|so|and|another) )*(?:down|up|lost|gained|dropped|minus|plus) (?:(?:another|an?|an extra|half|nearly|about|almost|\\d+(?:[.,]\\d)?) )*(?:kgs?|kilos?|lbs?|pounds?|stone)(?: (?:this week|this month|already|again|since [\\w ]{2,16}|in \\d+ (?:weeks?|months?)))?[,;:!. -]+(?:so |and |at |now |currently |sitting at |back at |today )*${N}${UNIT}(?: now| today| this morning)?$`,
);
/** "The scale and I don't talk since it said 103". */
const IT_SAID = compiled(`\\bscales?\\b[^\\d.;]{0,60}\\b(?:it|they) (?:said|says|showed|shows|read) ${N}${UNIT}$`);
/** "Bw is creeping up, 187 now". */
const AFTER_CHANGE = compiled(
  `^(?:my |the )?(?:bw|body ?weight|weight)s?\\b[^\\d,;]{3,30}[,;:-] ?(?:so |at |now |currently )*${N}${UNIT}(?: now| today| this morning)?$`,
);
/** "1m75 pour 70". */
const MASS_FOR_HEIGHT =
  /\b(\d{2,3}) ?(?:kgs?|kilos?|quilos?|chili) (?:pour|per|para|por|x|con|auf|bei) (?=1 ?[m.,] ?\d\d|(?:1[4-9]|20)\d(?: ?cm)?(?=$|[,;.)]| (?:und|et|y|e)\b))/;
const HEIGHT_FOR_MASS =
  /\b1 ?[m.,] ?\d\d ?(?:m )?(?:pour|per|para|por|x|con|for) (\d{2,3})(?! ?(?:cm|ans|anos|anni))\b/;
const WAS_TODAY = compiled(
  `\\bi (?:was|weighed|am)(?: at| in at)? ${N} ?(kgs?|kilos?|lbs?|pounds) (?:\\w+ ){0,3}?(?:this morning|today|yesterday|last night)\\b`,
);
/** "Trying to get back to 75 kilos, currently 81.5". */
const CURRENTLY = compiled(
  `\\d ?(?:kgs?|kilos?|lbs?|pounds)\\b.*[,;(] ?(?:currently|right now|at the moment|aktuell|actuellement|actualmente|attualmente|atualmente)(?: (?:i am|at|it is|around|about|sitting at|bei|a|en))* ${N}${UNIT}$`,
);
const ON_SCALES = compiled(`\\bbring\\w* (?:\\w+ )?${N}${UNIT} auf die waage`);

/** "73,4 sulla bilancia": what the scales show, in six languages. */
const READS = compiled(
  `(?<![\\d.,] ?)\\b${N}${UNIT} (?:on|auf|sulla|sur|en|na|in) (?:the |my |der |die |meiner |la |a |ma |minha )?(?:bathroom )?(?:scales?|waage|bilancia|balance|bascula|balanza|balanca)\\b`,
);

/** What somebody weighed before: what they "are" next may be a weight. */
const WEIGHED =
  /\b(?:weigh(?:ed)?|was|were|been|used to be|am|i) (?:\w+ ){0,2}?(\d{2,3})(?:[.,]\d)? ?(?:kgs?|kilos?|lbs?|pounds|stone)?\b/;

/** Whether a figure without a unit is likely a weight after what was said in the clause before it. */
export function isWeightAfter(before: FactClause | null, figure: number): boolean {
  if (before === null) return false;
  if (DENIED_WEIGHT.test(before.folded) || WAS_ON_SCALES.test(before.folded)) return true;
  if (
    figure >= 55 &&
    /\b(?:gained|lost|put on|dropped|piled on|shed)\b.*\d ?(?:kgs?|kilos?|lbs?|pounds|stone)\b/.test(before.folded)
  )
    return true;
  const [, weighed] = /\bweigh|\d ?(?:kg|lb|kilo|pound|stone)/.test(before.folded)
    ? (WEIGHED.exec(before.folded) ?? [])
    : [];
  if (weighed === undefined) return false;
  const share = figure / Number(weighed);
  // "I weigh 60 kg and I'm 35": nobody weighs two figures now.
  return WEIGHS_NOW.test(before.folded) ? share > 0.85 && share < 1.15 : share > 0.5 && share < 1.6;
}

const WEIGHS_NOW = /\bi (?:currently |now )?(?:weigh|am)\b/;
/** "Just got off the scale, it's 82.6". */
const WAS_ON_SCALES = /\b(?:got|stepped|jumped|hopped|stood|been) (?:on|off)(?: of)? (?:a |the |my )?(?:\w+ )?scales?$/;
/** "I'm not 80 kg": the figure that follows is a weight too. */
const DENIED_WEIGHT =
  /\bnot \d{2,3}(?:[.,]\d)? ?(?:kgs?|kilos?|lbs?|pounds?|stone)\b|\b(?:ha[sd]|have|lists?|shows?|put|got) me (?:down )?(?:as|at) \d{2,3}(?:[.,]\d)? ?(?:kgs?|kilos?|lbs?|pounds?)\b/;

/** Marks of a set beside a mass: it was on the bar, and "bw" behind an exercise is the exercise's. */
export const OF_A_SET = compiled(
  `\\b(?:fail(?:ed|s)?|miss(?:ed)?|rpe|rir|amrap|top set|back ?-?offs?|drop ?-?set|warm ?-?ups?|sets?|reps?|per (?:side|hand|leg)|each (?:side|hand)|worked up)\\b|\\b(?:${EXERCISE})\\b.{0,24}\\b(?:bw|body ?weight)\\b|\\b(?:bw|body ?weight) ?[:+x×@] ?\\d+.*\\b(?:${EXERCISE})\\b|\\d ?[x×] ?\\d|\\b\\d{2,3} for \\d{1,2}(?=,| and\\b| then\\b|$)|\\b(?:one|two|another) more (?:at|with)\\b`,
);
/** "Squats 5x5 @ 225 lb bw 187 this am": beside sets, with a word of the scales or the day. */
const BESIDE_SETS =
  /\b(?:bw|body ?weight|weighed(?: in)?(?: at)?|scales?)[: ]+(?:is |was |at |of |said )?(\d{2,3}(?:[.,]\d)?)(?: ?(kgs?|lbs?))?(?:(?= ?[,.;]? ?(?:today|this (?:am|morning)|on the scale|on waking|fasted))|(?<=kgs?|lbs?)(?=$|[,.;]))(?! ?[x×])/;
/** "Squat 100 kg at 83 kg bodyweight": what the lifter weighs, behind what they lifted. */
const AT_BODY_WEIGHT =
  /(?:^|[ ,(])(?:at|@|bei|a|con|com) (?:a |my )?(\d{2,3}(?:[.,]\d)?) ?(kgs?|kilos?|lbs?|pounds)?(?: of)? (?:body ?weight|bw|korpergewicht|poids de corps|peso corpor\w+)(?=$|[,.;!)])/;
/** "The bench weight was 77.5": what was on the bar. */
const OF_LIFT = compiled(
  `\\b(?:${EXERCISE})s?,? (?:the )?weight (?:was|is|were|should)\\b|\\bthe weight (?:was|is|were|should) [^;.]{0,20}\\b(?:on|for) (?:the |my )?(?:${EXERCISE})\\b`,
);
/** "Mine shot up to 171": of a pulse, or of whatever was spoken of, and surely of no scales. */
const OF_PULSE = /\b(?:heart ?-?rate|hr|pulse|bpm|puls)\b|\bmine (?:shot|went|hit|spiked|jumped|peaked|got|maxed)\b/;
const OF_ANYBODY = /\b(?:good|elite|average|standards?|decent|strong|normal|typical|goal|target|want|aim\w*|record)\b/;
const SAYS_WEIGHT = /\b(?:i (?:am|weigh\w*|was|clock\w*)|weigh\w*|my (?:body ?weight|weight|bw)|scales?)\b/;

/** "How do I break a bench plateau at 100kg": a lift that is asked about, and its figure. */
export const NAMES_LIFT = compiled(`\\b(?:${EXERCISE}|bench|squat|deadlift|press)(?:e?s)?\\b`);
const OF_A_STALL = /\b(?:plateau\w*|sticking point|stall(?:ed|ing|s)?|stagn\w+|estanca\w+)\b/;
const isOfAskedLift = ({ mood, folded }: FactClause): boolean =>
  NAMES_LIFT.test(folded) && (mood === "asked" || OF_A_STALL.test(folded)) && !SAYS_WEIGHT.test(folded);

/** "I'm trying to get from 95 down to 85 kilos": the first is what somebody weighs. */
const FROM_HERE =
  /\b(?:get(?:ting)?|go(?:ing)?|com(?:e|ing)|drop(?:ping)?|cut(?:ting)?|bulk(?:ing)?|los(?:e|ing) weight|gain(?:ing)? weight|mich|runter|passer|bajar|scendere|passar) (?:(?:back|down|up) )?(?:from|von|de|da) (?:about |around |my )?(\d{2,3}(?:[.,]\d)?) ?(kgs?|kilos?|lbs?|pounds?)? (?:(?:back|down|up) )?(?:to|auf|a|para) (?:about |around |under |below |over |maybe )?(\d{2,3}(?:[.,]\d)?) ?(kgs?|kilos?|lbs?|pounds?)?(?![\d:]| ?(?:%|min|reps?|sets?|km|x))/;

/** "My husband and I are 70 and 72". */
export const OF_TWO = /\b(?:and|&) (?:i|me) are \d\d and \d\d\b/;
const SAYS_MASS = /\b(?:weigh|wiege|peso|pese)\b.*\d|\d ?(?:kgs?|kilos?|quilos?|chili)$/;
/** "I weigh 54 kilos and im 169". */
const BARE_TALL =
  /^(?:(?:i am|im|and|about|around|bin|mido|je mesure|sono alt[oa]|meco) )*(1[4-9]\d|20\d)(?: ?cm)?(?: tall)?$/;
/** "63kg at 5 11". */
const AT_FEET =
  /\d ?(?:kgs?|kilos?|lbs?|pounds?)(?: at|,| and| \/) ([4-6]) (1[01]|\d)(?! ?(?:kgs?|lbs?|x|reps?|sets?|days?|times|min\w*|%|km|k)\b)(?=$|[ ,.;])/;
/** "I'm six two and built like a broom handle", "5 11, 180 lb": feet and inches without their names. */
const BARE_FEET =
  /^(?:(?:i (?:am|stand|measure)|am|im|stand(?:ing)?|height|male|female|at) )(?:a |an |all of |like |barely |only |just |roughly |maybe )*([4-6]) (1[01]|\d)(?=$|[,;.)]| (?:and (?!a half|\d+ (?:reps?|sets?|min|x))|with|at|tall|but|built|so|in (?:socks|shoes|height|bare)|barefoot|male|female|ish|weigh\w*|\d{2,3} ?(?:kgs?|lbs?|pounds?|kilos?|st)\b))|^(?:[1-8]\d[mf]?,? )?([4-6]) (1[01]|\d)(?=,? (?:and )?\d{2,3} ?(?:kgs?|lbs?|pounds?|kilos?)\b(?! ?x))/;
/** "79kg up from 70", "cutting to 145, currently 152". */
const UP_FROM =
  /\b(\d{2,3}(?:[.,]\d)?) ?(kgs?|kilos?|lbs?|pounds?)?,? (?:now,? )?(?:up|down) from (?:about |around )?\d{2,3}(?:[.,]\d)? ?(kgs?|kilos?|lbs?|pounds?)?(?=$|[,.;]| (?:in|last|since|over|a|i|and)\b)/;
const BUT_NOW =
  /\b(?:cut|cutting|bulk|bulking|down|up|get|getting|dieting|aiming) (?:down |up |for )?(?:to )?\d{2,3} ?(kgs?|kilos?|lbs?|pounds?)?,? (?:but |and )?(?:i am |im )?(?:currently|now|right now|atm|sitting at|sat at) (?:at |about |around )?(\d{2,3}(?:[.,]\d)?) ?(kgs?|kilos?|lbs?|pounds?)?$/;

/** "SW 95 CW 84 GW 75": starting, current and goal weight, as people who lose weight write them. */
const CURRENT_OF_THREE = /^(?=.*\b(?:sw|gw|ugw|hw)\b).*\bcw:? ?(\d{2,3}(?:[.,]\d)?) ?(kgs?|lbs?|pounds?|kilos?)?\b/;
/** Body weight and height. */
export const readBody: FactReader = ({ clause, before, asksForTraining, unit, recent }) => {
  const { plain, folded } = clause;
  if (!/\d/.test(plain)) return [];
  const found: FactDraft[] = [];
  const three = CURRENT_OF_THREE.exec(folded);
  const current = three?.[1] ? massOf(three[1], three[2] ? (unitOf(three[2]) === "lb" ? "lb" : "kg") : unit) : null;
  if (current) return [state("body_weight", current.value)];
  const [, upTo = "", unitUp = "", unitBefore = ""] = UP_FROM.exec(folded) ?? [];
  const [, unitAim = "", nowAt = "", unitAt = ""] = BUT_NOW.exec(folded) ?? [];
  const isAt = upTo || nowAt;
  if (isAt !== "" && Number(isAt) >= 40 && !NAMES_LIFT.test(folded)) {
    const called = unitUp || unitBefore || unitAt || unitAim;
    const mass = massOf(isAt, called === "" ? unit : unitOf(called) === "lb" ? "lb" : "kg");
    return mass === null ? [] : [state("body_weight", mass.value)];
  }
  const [, whence = "", unitThen = "", , unitNow = ""] = FROM_HERE.exec(folded) ?? [];
  const said = unitThen || unitNow;
  if (whence !== "" && said !== "" && !NAMES_LIFT.test(folded))
    return [state("body_weight", massOf(whence, unitOf(said) === "lb" ? "lb" : "kg")?.value ?? whence)];
  const tall =
    before !== null && SAYS_MASS.test(before.folded) && !NAMES_LIFT.test(before.folded)
      ? BARE_TALL.exec(plain)?.[1]
      : undefined;
  if (tall !== undefined) return [state("height", `${tall} cm`)];
  if (OF_TWO.test(folded)) return [];
  const isNegated = /^(?:i am |am )?(?:not|nicht|pas|no) \d|\b(?:do|did) not weigh\b/.test(plain);
  if (isNegated) return [];
  const paired = HEIGHT_FOR_MASS.exec(folded)?.[1] ?? MASS_FOR_HEIGHT.exec(folded)?.[1];
  const height = heightIn(plain, folded);
  if (height && paired && Number(paired) >= 40)
    return [state("height", height.value), state("body_weight", massOf(paired, "kg")?.value ?? `${paired} kg`)];
  if (height) found.push(state("height", height.value));
  const rest = (height ? plain.replace(height.span, " ") : plain)
    .replace(/ {2,}/g, " ")
    .replace(/\b(weight|bw),? (?:too|as well|also|today|btw),? (?=\d)/, "$1 ")
    .replace(/(\d)-?ish ?(?=kg|lb|kilo|pound|st)/, "$1 ");
  const known =
    recent[0]?.type === "body_weight"
      ? (/\b(kg|lb)\b/.exec(recent[0].value)?.[1] as "kg" | "lb" | undefined)
      : undefined;
  // "Sorry 183" behind a height and a weight is no weight.
  const bare = Number(/^\d{2,3}(?:[.,]\d{1,2})?$/.exec(rest.trim())?.[0].replace(",", ".") ?? Number.NaN);
  const isKnownWeight =
    recent[0]?.type === "body_weight" &&
    (Number.isNaN(bare) || isOfLast(bare, recent)) &&
    yearsMeant(folded, recent) === null;
  const beside = BESIDE_SETS.exec(folded);
  const ofDay =
    beside?.[1] && Number(beside[1]) >= 40
      ? massOf(beside[1], beside[2] ? (beside[2].startsWith("lb") ? "lb" : "kg") : unit)
      : null;
  const lifter =
    clause.mood === "stated" && !asksForTraining && !OF_ANYBODY.test(folded) ? AT_BODY_WEIGHT.exec(folded) : null;
  const ofLifter =
    lifter?.[1] && Number(lifter[1].replace(",", ".")) >= 40
      ? massOf(lifter[1], lifter[2] ? (unitOf(lifter[2]) === "lb" ? "lb" : "kg") : unit)
      : null;
  if (ofLifter) return [...found, state("body_weight", ofLifter.value)];
  if (ofDay) return [...found, state("body_weight", ofDay.value)];
  const mass =
    OF_LIFT.test(folded) ||
    isOfAskedLift(clause) ||
    (OF_PULSE.test(folded) && !SAYS_WEIGHT.test(folded)) ||
    (OF_A_SET.test(folded) && !SAYS_WEIGHT.test(folded))
      ? null
      : weightIn(
          rest,
          folded,
          known ?? unit,
          asksForTraining,
          isKnownWeight || isWeightAfter(before, Number(/\d{2,3}/.exec(rest)?.[0] ?? 0)),
        );
  if (mass)
    found.push({
      ...state("body_weight", mass.value),
      confidence: /\bscales?\b/.test(folded) ? "explicit" : undefined,
    } as FactDraft);
  return found;
};

function heightIn(plain: string, folded: string): { value: string; span: string } | null {
  const isMine =
    /^(?:and |but |so |im |well )*(?:i am |am |my height |height |(?:only |just |being |at |me |as )*(?:[4-6] ?(?:'|ft|foot|feet)|1[.,]\d\d))/.test(
      plain,
    ) || /\btall\b|\bmy height\b|\bthat is me\b|\bthats me\b/.test(folded);
  if (
    !isMine &&
    /\b(?:box|jump\w*|bench|bar|run|walk|swim|sprint|row|rope|ceilings?|doors?|band|away|from|apart)\b/.test(folded)
  )
    return null;
  const match = AT_FEET.exec(folded) ?? BARE_FEET.exec(plain);
  const [feet, inches] = match?.slice(1).filter((group) => group !== undefined) ?? [];
  const inFeet = feet === undefined ? null : readHeight(`${feet}'${inches}`);
  if (inFeet) return { value: inFeet.value, span: `${feet} ${inches}` };
  const isSaid = HEIGHT_SAID.test(folded);
  const bare = TALL_N.exec(folded);
  if (bare) {
    const figure = bare[1] ?? bare[2] ?? "";
    const read = readHeight(`${figure} cm`);
    return read && { value: read.value, span: figure };
  }
  const figured =
    /\d{3}(?:[.,]\d)? ?(?:cms?|centim\w*|zentimeter)\b|(?<![\d.x-]|\d,)[4-7] ?(?:'|ft\b|ft(?=\d)|foot|feet)[^,;]{0,12}|(?<![\d.,x-])[12](?:[.,]\d{2}| ?m ?\d{2})(?: ?(?:m|mt|meters?|metres?|metros?|metri)\b)?/.exec(
      plain,
    );
  if (figured) {
    const isMetres = /^[12](?:[.,]| ?m)/.test(figured[0]);
    if (
      isMetres &&
      !isSaid &&
      !/\bm|m\b/.test(figured[0].slice(1)) &&
      !/^(?:i am )?[12]|[,;/] ?[12]|(?:kgs?|kilos?|quilos?|chili) (?:pour|per|para|por|x|con|auf|bei|at) 1[.,]\d/.test(
        plain,
      )
    )
      return null;
    const read = readHeight(figured[0]);
    return read && { value: read.value, span: spanOf(figured[0]) };
  }
  const listed = BARE_HEIGHT.exec(plain);
  if (listed?.[1] && Number(listed[1]) >= 145 && Number(listed[1]) <= 210 && /\d{2,3} ?(?:kg|kilos?)\b/.test(plain)) {
    if (compiled(`${listed[1]} ?(?:kg|kilo|lb|pound)`).test(plain)) return null;
    // "Squat 160 ok, 170 fail": what stands behind a lift, or failed, was on the bar.
    if (NAMES_LIFT.test(folded.slice(0, folded.indexOf(listed[1]))) || (OF_A_SET.test(folded) && !isSaid)) return null;
    return { value: `${listed[1]} cm`, span: listed[1] };
  }
  return null;
}

/** The words of a height in feet end where its inches end. */
const spanOf = (text: string) =>
  /^[4-7] ?(?:'|ft|foot|feet) ?(?:and )?(?:\d{1,2}(?! ?(?:kg|lb|st))(?: ?(?:"|''|in(?:ch(?:es)?)?\b))?)?/.exec(
    text,
  )?.[0] ?? text;
