import { anyFinds } from "../patterns/anyFinds.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { ordersMonthsCompared } from "./askedPeriod.ts";
import { asksGoalDistance } from "./goalDistance.ts";

/**
 * A question for what stands out of many entries, or for how they go. `bests`: the most of every lift. `top_set`: of a lift, of
 * what was just told, or of the newest day. `fastest`: the least time, over so many `metres`. `longest`: a way or a hold.
 * `estimate`: the weight for a single repetition. `newest`: all of the last day. `weeks`: this week and the one before.
 */
export type ProgressQuestion =
  | { kind: "bests" | "top_set" | "longest" | "estimate" | "newest" | "weeks" | "volume" | "week_summary" }
  | { kind: "fastest"; metres: number | null };

const LEAD = "^\\W*(?:(?:so|and|ok|okay|hey|hi|hello|now|just|please|coach)[ ,!.]+)*";
const END =
  "(?: (?:so far|now|currently|ever|please|pls|again|then|all time|right now|at the moment|to date))*[\\s?!.]*$";
const SHOWS =
  "(?:(?:can|could) (?:you|i) )?(?:what ?['’]?(?:s| is| are| was| were)?|whats|show(?: me)?|see|list|tell me|give me|do you know|remember|wie (?:ist|sind|lautet)|was (?:ist|sind|war)|zeig(?: mir)?|quels? (?:est|sont|etait)|montre(?:[ -]moi)?|cual(?:es)? (?:es|son|fue)|muestrame|qual[ie]? ?['’]?(?:e|sono|era)|mostrami|qua(?:l|is) (?:e|sao|foi))? *";
const BEST =
  "(?:prs?|pbs?|records?|maxe?s?|bests|personal (?:bests?|records?)|best (?:lifts?|numbers|weights?)|top lifts?|(?:heaviest|strongest|biggest) (?:lifts?|weights?)|bestleistung(?:en)?|beste[rs]?(?: satz)?|rekorde?|bestwerte?|maximum|maximos?|meilleure?s? (?:series?|perf\\w*)|marcas?(?: personal(?:es)?)?|mejor(?:es)? (?:marcas?|series?|levantamientos?)|massimal[ei]|primat[oi]|miglior[ei]? serie|recordes?|melhor(?:es)? (?:marcas?|series?))";
const OWN =
  "(?:all |of |my |the |current |lifetime |personal |strength |gym |alle |meine? |mes |mon |mis? |i |il |miei |mio |meus? |os? )*";
const ALL_BESTS = compiled(`${LEAD}${SHOWS}${OWN}${BEST}${END}`);
const STRONG = compiled(`${LEAD}how strong am i${END}`);
const TOP_SET = /\b(?:top|best|heaviest) (?:[a-z-]+ )?sets?\b(?! (?:of|for) \d)/;
/** "Bench PR?", "my best bench", "personal best on deadlift". */
const BEST_OF = compiled(
  `${LEAD}${SHOWS}${OWN}(?:[\\p{L}-]+ ){1,3}${BEST}${END}|${LEAD}${SHOWS}${OWN}${BEST} (?:on|for|in|at|with|of|beim?|im|au|aux|en|de|di|alla|al|no|na)?\\b[\\p{L} '’-]{3,30}${END}`,
  "u",
);
const WAY = /\b(\d{1,5}(?:[.,]\d{1,2})?) ?-?(kms?|k|kilomet\w+|m|met(?:er|re)s?|metros?|mi|miles?|meilen|yards?|yd)\b/;
const METRES: readonly (readonly [RegExp, number])[] = [
  [/^k/, 1_000],
  [/^(?:mi|mei)/, 1_609.344],
  [/^y/, 0.9144],
  [/^m/, 1],
];
const NAMED_WAYS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:half|halbmarathon|semi|media|mezza|meia)[ -]?(?:marathon|maraton\w*)?\b/, 21_097.5],
  [/\bmarat\w+/, 42_195],
  [/\bmile\b/, 1_609.344],
];
const FAST =
  /\b(?:fastest|quickest|best (?:[\p{L}\d.,-]+ ){0,2}times?|(?:best|bestes?) zeit|bestzeit|schnellst\w*|plus rapide|meilleure? (?:temps|chrono)|mas rapid[oa]|mejor tiempo|piu veloce|miglior tempo|mais rapid[oa]|melhor tempo)\b/u;
const MOST = /\b(?:prs?|pbs?|best|record|rekord|recorde?|personal best|bestzeit|meilleure?|mejor|migliore?|melhor)\b/;
/** "My 5k time". */
const OWN_TIME =
  /\b(?:my|mein\w*|mon|mi|(?:il )?mio|(?:o )?meu)\b[^.?!]{1,25}\b(?:time|zeit|temps|chrono|tiempo|tempo)\b/;
const LONG =
  /\b(?:longest|farthest|furthest|langste\w*|weiteste\w*|plus long(?:ue)?|mas larg[oa]|piu lung[oa]|mais long[oa])\b/;
const RM = /\b(?:e ?-?1 ?-?rm|1 ?-?rm|one ?-?rep ?-?max(?:imum)?s?|1 ?-?rep ?-?max(?:imum)?s?|orm|einer ?-?max\w*)\b/;
const NEWEST = compiled(
  `${LEAD}(?:(?:what|when|which day|how long ago|show(?: me)?|tell me|repeat|how|was|wann|quand|quelle?|c ?['’]?etait (?:quoi|quand)|cual|cuando|qual|quando)\\b[\\p{L} '’]{0,25}? )?(?:the |my |das |mein |la |ma |mi |el |il |l ?['’]?|o |meu |minha )*(?:(?:last|latest|previous|most recent|prior) (?:[\\p{L}-]+ ){0,2}(?:workouts?|sessions?|training|gym (?:session|day|visit)|day|time (?:i (?:trained|worked out|lifted|went|was (?:here|there|at the gym)))|exercises?)|letzte\\w* (?:training|einheit|workout)|derniere? (?:seance|entrainement)|ultim[oa] (?:entrenamiento|entreno|sesion|rutina|allenamento|seduta|treino|sessao))(?: (?:was|i did|again|war|gewesen|date))*${END}|\\b(?:when|how long ago|how long (?:is it |has it been |was it )?since) (?:did i last|i last|was i last|have i last|was the last time i) (?:train\\w*|work(?:ed)? ?out|go(?:ne)?|went|lift(?:ed)?|exercise\\w*|at the gym|in the gym|hit the gym)\\b|\\bwann (?:habe?|hab|war) ich (?:zuletzt|das letzte mal) (?:trainiert|(?:im|i am) (?:gym|training|studio))\\b`,
  "u",
);
const WEEKS = entered(
  /\b(?:compare|vs|versus|better|more|worse|compared|vergleich\w*)\b.{0,30}\b(?:this|last|the) weeks?\b|\b(?:this|last) week\b.{0,20}\b(?:compare[ds]?|vs|versus|better|more|worse)\b|\b(?:stronger|weaker|fitter|faster|slower|heavier|lighter|further|farther|longer)\b.{0,40}\bthan (?:the |in )?(?:last week|(?:the )?week before)\b/,
);
const WEEK_SUMMARY =
  /\b(?:summary|recap|overview|rundown|round ?up)\b.{0,12}\b(?:of |for )?(?:the |my |this |last |past )?weeks?\b|\bweekly (?:summary|recap|overview|report|rundown)\b|\b(?:this|last|my|the) week(?:'?s|s)? (?:in )?(?:summary|recap|review|overview)\b/;
const VOLUME = /\b(?:volume|tonnage|volumen|volumi)\b/;
const NO_VOLUME =
  /\b(?:enough|too (?:much|little)|increase|reduce|low|high|per|landmarks?|average|trend\w*|over|since|chart|graph)\b/;
/** "How's my …": of anything. */
const OPEN_COURSE =
  /^\W*(?:(?:so|and|ok|hey|hi) )*(?:how ?['’]?(?:s| is| are| has| have)?|hows) (?:my|the) [\p{L} -]{3,30}?(?: (?:been )?(?:going|doing|looking|progressing|coming (?:along|on)|getting on|lately|recently|so far|now|these days|today))*[\s?!.]*$/u;
const findsCourse = anyFinds([
  OPEN_COURSE,
  /\bhow am i (?:doing|progressing|going|getting on|getting along|coming along|looking)\b/,
  /\b(?:is|are|has|have|did|does) (?:my|the) [\p{L} -]{3,30}? (?:(?:been )?(?:go(?:ing|ne)? (?:up|down|anywhere)|improv\w*|increas\w*|gett?ing \p{L}+er|got(?:ten)? \p{L}+er|get \p{L}+er|better|grow\w*|ris(?:e|ing|en)|progress\w*|stalled|stalling|plateau\w*|stuck))\b/u,
  /\b(?:is|are|was) (?:it|that|this|they) (?:(?:going|gone|moving) (?:up|down)|improving|increasing|gett?ing \p{L}+er)\b/u,
  /\b(?:am|have|did|was) i (?:(?:been|getting|gotten|got|become|becoming|get|any|even|really|actually|a bit|much|making|made|make|at all) )*(?:better|stronger|faster|fitter|progress\w*|improv\w*|gains?|stalling|plateau\w*|stuck|weaker|slower)\b/,
  /\b(?:wie (?:lauft|lauft's|laufts|ist|geht|entwickelt)|wie steht es (?:um|mit)) [\p{L} ]{0,6}mein\w*\b|\b(?:bin|werde) ich (?:besser|starker|schneller|fitter)\b|\bhabe? ich mich verbessert\b|\bwie (?:hat|haben) sich (?:mein\w*|das|die|der) [\p{L} ]{3,30} (?:entwickelt|verandert|verbessert|gemacht)\b/u,
  /\b(?:je progresse|ai je progresse|j ?['’]?ai progresse|je m ?['’]?ameliore|comment (?:va|vont|evolue|evoluent|a evolue|ont evolue|progresse) (?:mon|ma|mes))\b/,
  /\b(?:como (?:voy|va mi|van mis|ha(?:n)? (?:ido|evolucionado|progresado|mejorado) mis?)|he (?:mejorado|progresado|avanzado)|estoy (?:mejorando|progresando|avanzando)|voy mejorando)\b/,
  /\b(?:come (?:sto andando|va (?:la mia|il mio)|vado|(?:e|sta|sono) (?:andat[oa]|andando|cambiat[oa]|migliorat[oa]|progredit[oa]) (?:la mia|il mio))|(?:sto|ho|sono) (?:migliora\w+|progred\w+))\b/,
  /\b(?:como (?:estou|vai (?:o |a )?(?:meu|minha)|(?:esta indo|tem ido|evoluiu) (?:o |a )?(?:meu|minha))|(?:estou|tou|to) (?:melhorando|evoluindo|progredindo|mais forte)|melhorei|evolui)\b/,
]);

/** "5k", "10 km", "half marathon"; `null` without one. */
function metresIn(folded: string): number | null {
  const named = NAMED_WAYS.find(([said]) => said.test(folded))?.[1] ?? null;
  const [, figure, unit] = WAY.exec(folded) ?? [];
  if (figure === undefined || unit === undefined) return named;
  const factor = METRES.find(([said]) => said.test(unit))?.[1] ?? 1;
  return Number(figure.replace(",", ".")) * factor;
}

/** What a question asks of the whole of one's entries. In: folded text that asks of one's own training, six languages. */
export function readProgressQuestion(folded: string): ProgressQuestion | null {
  if (WEEK_SUMMARY.test(folded)) return { kind: "week_summary" };
  if (WEEKS.test(folded)) return { kind: "weeks" };
  if (VOLUME.test(folded) && !NO_VOLUME.test(folded)) return { kind: "volume" };
  if (RM.test(folded)) return { kind: "estimate" };
  const metres = metresIn(folded);
  if (FAST.test(folded) || (metres !== null && (MOST.test(folded) || OWN_TIME.test(folded))))
    return { kind: "fastest", metres };
  if (LONG.test(folded)) return { kind: "longest" };
  if (TOP_SET.test(folded)) return { kind: "top_set" };
  if (ALL_BESTS.test(folded) || STRONG.test(folded)) return { kind: "bests" };
  if (BEST_OF.test(folded)) return { kind: "top_set" };
  return NEWEST.test(folded) ? { kind: "newest" } : null;
}

/** "How many days in a row", "my streak". In: folded text. */
export const asksStreak = (folded: string): boolean => STREAK.test(folded);
const STREAK = entered(
  /\bstreak\b|\b(?:how many|number of) (?:days|workouts|sessions)(?: have i (?:trained|worked out))? in a row\b|\b(?:days|workouts|sessions) in a row (?:have|did|do|am) i\b|\bwie viele tage (?:am stuck|hintereinander|in folge)\b|\bcombien de jours (?:je me suis entraine[e]? )?(?:d ?['’]?affilee|de suite|consecutifs)\b|\bcuantos dias (?:seguidos|consecutivos)\b|\bquanti giorni (?:di fila|consecutivi)\b|\bquantos dias (?:seguidos|consecutivos)\b|\b(?:dias|jours|giorni|tage) (?:seguidos|de suite|di fila|am stuck) (?:llevo|he|ho|j|habe)\b/,
);

/** "My log": what is written down. In: folded text. */
export const namesLog = (folded: string): boolean => LOG.test(folded);
const LOG = compiled(
  `${LEAD}(?:show(?: me)? |see |open )?(?:my |the |mein |mon |mi |il mio |meu )(?:training |workout |gym )?(?:log|logs|logbook|diary|entries|tagebuch|journal|diario)${END}`,
);

/** "My history", "mein Trainingsverlauf": all that is written down. In: folded text. */
export const namesHistory = (folded: string): boolean => HISTORY.test(folded);
const HISTORY = entered(
  compiled(
    `${LEAD}(?:(?:show(?: me)?|see|open|list|zeig(?: mir)?|montre(?:[ -]moi)?|muestrame|mostrami|me mostra) )?(?:my |the |all my |mein(?:en)? |mon |mi |il mio |o meu |meu )?(?:(?:whole|full|complete) )?(?:(?:training|workout|gym|exercise|lifting) history|history(?: of (?:my )?(?:workouts|training))?|trainings?(?:verlauf|historie)|(?:trainings)?verlauf|historique(?: d['’ ]?entrainement)?|historial(?: de entren\\w+)?|storico(?: (?:degli )?allenament\\w+)?|historico(?: de treinos?)?)${END}`,
  ),
);

/** "Did I train legs this week?", "bin ich letzte Woche gelaufen?": whether it was done at all. In: folded text. */
export const asksWhether = (folded: string): boolean => findsWhether(folded);
const findsWhether = anyFinds([
  /^\W*(?:(?:so|and|hey|ok|wait|remind me|tell me|can you tell me|do you know)[ ,]+)*(?:if )?(?:did|have) (?:i|we) (?:(?:already|even|ever|actually|really) )*(?:do|done|train(?:ed)?|hit|work(?:ed)?(?: out)?(?: on)?|run|ran|swim|swum|cycled?|biked?|row(?:ed)?|walk(?:ed)?|hiked?|lift(?:ed)?|bench(?:ed)?|squat(?:ted)?|deadlift(?:ed)?|press(?:ed)?|go(?:ne)?|been|exercised?)\b/,
  /^\W*(?:(?:und|also) )?(?:habe?|hab|bin|war) ich\b[^.!]{0,50}\b(?:trainiert|gemacht|gelaufen|geschwommen|gefahren|gejoggt|gerudert|(?:im|i am) (?:gym|training|studio))\b[^.!]{0,20}\?/,
  /^\W*(?:et |est ce que )?(?:j ?['’]?ai|ai[ -]je|je suis)\b[^.!]{0,30}\b(?:fait|couru|entraine|nage|travaille|alle)\b[^.!]{0,40}\?/,
  /^\W*(?:y )?(?:he (?:hecho|entrenado|corrido|nadado)|hice|entrene|corri|nade|fui)\b[^.!]{0,50}\?/,
  /^\W*(?:e )?(?:ho (?:fatto|allenato|corso|nuotato)|mi sono allenat[oa]|sono andat[oa])\b[^.!]{0,50}\?/,
  /^\W*(?:e )?(?:eu )?(?:(?:ja )?(?:fiz|treinei|corri|nadei|fui))\b[^.!]{0,50}\?/,
]);

/** Whether it is asked how training, or a lift, has been going. In: folded text. */
export const asksCourse = (folded: string): boolean => !NOT_LIFTED.test(folded) && findsCourse(folded);
/** What goes better or worse as well, and is in no log. */
const NOT_LIFTED = entered(
  /\b(?:knees?|shoulders?|backs?|hips?|elbows?|wrists?|ankles?|neck|joints?|injur\w+|pain\w*|hurt\w*|ache\w*|sore\w*|form|technique|sleep\w*|diet|eating|weight|bodyweight|body|mood|stress|recover\w*|knie|schulter|rucken|genou|epaule|dos|rodilla|hombro|espalda|ginocchio|spalla|schiena|joelho|ombro|costas|fatigue|energy|heart|breath\w*)\b/,
);

/** "Top set on bench", "fastest 5k", "longest run so far": begins with what stands out, and nothing more is said. */
const STANDS_OUT = entered(
  compiled(
    `${LEAD}(?:how (?:heavy|far|long|fast) (?:was|is) )?${SHOWS}${OWN}(?:top|best|heaviest|fastest|quickest|longest|farthest|furthest|schnellst\\w*|langste\\w*|plus (?:rapide|long\\w*)|meilleure?|mejor|miglior\\w*|melhor)(?: (?!(?:way|thing|for|to|exercise|form|diet|day|should|shall|or|you|possible|workout|session|routine|circuit|one|can|could)\\b)[\\p{L}\\d.,-]+){1,6}?${END}`,
    "u",
  ),
);
/** Of these it can be told how they go; of an order or a dog it is not asked here. */
const GOES =
  /\b(?:training|workouts?|lift(?:s|ing)?|strength|numbers|progress|cardio|fitness|gym|kraft|fortschritt\w*|entrainement|entrenamiento|allenamento|treino|progres\w*)\b/;

/**
 * Whether a message asks of one's own entries as a whole: the most, the newest, how it goes, this week held against the last. In:
 * folded text, and whether it names an exercise.
 */
export function asksProgress(folded: string, namesExercise: boolean): boolean {
  if (!MAY_ASK.test(folded) || ASKS_WHY.test(folded)) return false;
  if (ordersMonthsCompared(folded)) return true;
  if (asksGoalDistance(folded) || asksStreak(folded) || namesHistory(folded) || standsOut(folded)) return true;
  if (asksCourse(folded)) return !OPEN_COURSE.test(folded) || namesExercise || GOES.test(folded);
  if (WEEKS.test(folded) && ASKS_WEEKS.test(folded)) return true;
  return STANDS_OUT.test(folded) && readProgressQuestion(folded) !== null;
}
const standsOut = anyFinds([ALL_BESTS, STRONG, BEST_OF, NEWEST]);
/** One of these is in all of them; most messages have none. */
const MAY_ASK = entered(
  /\b(?:prs?|pbs?|top|max|my|best|heav|fast|quick|long|far|close|near|strong|stark|histor|trainings?verlauf|verlauf|storico|last|latest|recent|prior|previous|how|am|did|has|is|are|have|letzt|derni|ultim|meilleur|mejor|miglior|melhor|schnell|langst|plus|mas|piu|mais|was|war|wie|bin|werde|habe?|je|ai|j|comment|combien|como|he|estoy|voy|come|sto|ho|sono|estou|tou|evolui|quant|cuant|compare|vergleich|this|rekord|record|marca|massimal|primat)/,
);
/** "Why is my bench stuck": for the coach. */
const ASKS_WHY = entered(/\b(?:why|how come|warum|wieso|weshalb|pourquoi|por ?que (?!no\b)|perche)\b/);
const ASKS_WEEKS =
  /^\W*(?:(?:so|and|ok|hey|can you|could you|please) )*(?:compare|vergleich\w*|was|is|this week|last week|my week|how)\b/;
