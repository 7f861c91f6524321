import { tellsCaloriesBurnt } from "../corrections/ownOuting.ts";
import { isClimbing } from "../notation/toldClimbs.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import type { SignalSource } from "./computedSignals.ts";
import { readStance } from "./stance.ts";
import { wasLeft } from "./wasLeft.ts";

const CARDIO_MACHINE =
  "(?:stationary |assault |air |spin |exercise )?(?:bike|rower|row(?:ing)? machine|erg|ski ?erg|elliptical|cross ?trainer|stair ?master|stair ?climber|treadmill)";
/** What became of it, behind the minutes: "towel fell off", "seat was squeaky". A wish is none. */
const TOLD =
  "(?:[,.;!]+ ?(?!.*\\b(?:please|pls|give|make|build|want|need|then|something|workout|session|bad|hurts?)\\b).*\\b(?:fell|was|were|felt|broke|forgot|saw|watched|listened|got|had|kept|slipped|stopped|nearly|sweated|died|squeaked)\\b.*)?";
/** Machines and outings by one word or two, as diaries in other languages name them, and kinds of class. */
const OUTING =
  "(?:(?:das |am |auf dem )?(?:rad|fahrrad|radfahren|heimtrainer|ergometer|crosstrainer|laufband|rudergerat|laufen|joggen|spaziergang|wandern|schwimmen)|velo(?: elliptique| d appartement)?|elliptique|rameur|tapis(?: roulant| de course)?|course a pied|footing|marche|natation|cyclette|ellittica|vogatore|corsa|camminata|nuoto|bici(?: estatica)?|bicicleta(?: ergometrica| estatica)?|eliptica|eliptico|cinta|esteira|passadeira|transport|correr|corrida|caminar|caminata|caminhada|natacion|natacao|spinning|zumba|aqua ?(?:gym|bike|biking|cycling|fitness|fit)|acqua ?gym|acuagym|hidro(?:ginastica|gimnasia|bike)|hydrobike|wassergymnastik|gimnasia acuatica|gym aquatique|(?:vinyasa|hatha|yin|hot|power|ashtanga|bikram|kundalini) (?:yoga|flow))";
const LONG = "(?:\\d+ ?-?(?:min\\w*|'|h|hrs?|hours?|std|stunden?|heures?|ore|ora|horas?)|\\d ?h ?\\d\\d)";
const SETTING =
  "(?:,? (?:(?:auf |bei |au |a |al |con |com |mit |avec )?(?:stufe|niveau|livello|nivel|level|lvl|steigung|pente|pendenza|inclinacion|inclinacao|resistencia|resistenza|resistance|widerstand) \\d+(?:[.,]\\d)? ?%?|(?:a |bei |mit )?\\d+(?:[.,]\\d)? ?(?:km ?\\/? ?h|%|watt?s?|w|rpm|bpm|mets?|puls\\w*|k?cals?|calories|kalorien|calorias|calorie))){0,12}";
/** "And then 15 min on the bike": the next line of it. */
const NEXT =
  "(?:(?:and|then|also|plus|after that|afterwards|(?:today|heute|aujourd ?hui|hoy|oggi|hoje)(?: (?:just|only|nur|juste|seulement|solo|so|apenas))?|und|dann|danach|et|puis|ensuite|y|luego|despues|e|poi|dopo|depois)[ ,]+){0,3}";
const OUTING_TIME = compiled(
  `^${NEXT}(?:${LONG} (?:of |on |de |di |auf dem |am |en |em |na |no |sur |nella |sul )?(?:the |le |la |il |el |o |a )?${OUTING}|${OUTING},? ${LONG})${SETTING}[.! ]*$`,
);
/** A machine and how long, with or without how it was: the line of a diary. */
const MACHINE_TIME = compiled(
  `^${NEXT}\\d+ ?-?min\\w* (?:of |on )?(?:the |an? )?${CARDIO_MACHINE}${SETTING}${TOLD}[.! ]*$|^${CARDIO_MACHINE} \\d+ ?-?min\\w*${SETTING}${TOLD}[.! ]*$|^(?:swim|run|bike|ride|row|walk|cycle|jog|hike)(?: ?[:-])? ?\\d[\\d.,]* ?(?:m|km|k|mi|miles?|yards?|yds?|met(?:er|re)s) (?:in|@) \\d[\\d:]* ?(?:min\\w*|hours?|h)?${TOLD}(?:[.!,] [^?]{0,40})?[.! ]*$|^\\d[\\d.,]* ?(?:m|km|k|mi|miles?|yards?|yds?|met(?:er|re)s) (?:\\w+ )?(?:swim|run|ride|bike ride|row|erg|walk|jog|hike)(?: \\w+)? (?:in|@) \\d[\\d:]* ?(?:min\\w*|hours?|h)?${TOLD}(?:[.!,] [^?]{0,40})?[.! ]*$`,
);
/** Kinds of class that people go to, whatever is done there. */
const KIND =
  "(?:(?:reformer |mat |clinical |hot |power |yin |vinyasa |chair |aqua ?)?(?:pilates|yoga|aerobics)|body ?(?:pump|combat|attack|balance|step)|les mills|aqua ?(?:fit(?:ness)?|gym|zumba|bike|biking|cycling)|water (?:gymnastics|aerobics|fitness)|jazzercise|body jam|barre|spin(?:ning)?|rpm|zumba|step|boxercise|boxfit|boot ?camp|hiit|tai chi|qi ?gong|f45|orange ?theory|hyrox|crossfit|circuits?|legs,? bums,? (?:and |& )?tums)";
const WHEN =
  "(?:,? (?:today|this (?:morning|afternoon|evening)|yesterday(?: (?:morning|evening))?|last night|tonight|at (?:the )?\\w+(?: \\w+)?)){0,12}";
/** "Reformer pilates this morning, 50 minute class": gone to, and how long it was. */
const CLASS_TIME = compiled(
  `^${NEXT}(?:(?:i )?(?:did|went to|been to|just did|had) )?(?:an? |the |my )?${KIND}(?: class| session| lesson)?${WHEN}[,:]? (?:for |- )?${LONG}(?: (?:long|class|session|lesson))?(?=[^a-z?]*$|[.,;!] ?[^?]{0,60}$| (?:then|and|plus|followed by) [^?]{0,40}\\d[^?]{0,12}$)|^${NEXT}(?:an? )?${LONG} ${KIND} (?:class|lesson)${WHEN}${SETTING}[.! ]*$`,
);
/** Games, sports and outings, of which no session can be built: with how long they took they are told. */
const SPORT =
  "(?:(?:indoor |beach |table |5 a side |five a side |touch |tag )?(?:football|fussball|futbol|futebol|calcio|soccer|futsal|tennis|tenis|tischtennis|padel|paddle|pickleball|badminton|basketball|baloncesto|basket|pallacanestro|" +
  "volleyball|voleibol|pallavolo|handball|hockey|rugby|cricket|baseball|softball|netball|lacrosse|frisbee|golf|swimming)|squash (?:match|game|with)|boulder(?:n|ing)|(?:rock |indoor )?climbing|klettern|escalade|escalada|arrampicata|" +
  "judo|bjj|jiu ?jitsu|karate|aikido|taekwondo|krav maga|capoeira|mma|muay thai|kick ?boxing|sparring|fencing|fechten|wrestling|surfing|surfen|windsurfing|kite ?surfing|skiing|skifahren|snowboarding|(?:ice |inline )?skating|" +
  "kayaking|canoeing|dancing|tanzen|salsa|bachata|ballet|hiking|gardening|horse ?riding|reiten)";
/** Work of house and garden, told with how long it took. */
const WORK_TIME =
  /\b(?:gardened|gardening|yard ?work|mowed (?:the )?(?:lawn|grass)|raked (?:the )?leaves|shovell?(?:ed|ing)(?: the)? (?:snow|driveway)|chopp(?:ed|ing) (?:fire ?)?wood|housework|cleaned (?:the )?(?:house|garage|flat|apartment)|(?:moved|moving|carried|carrying) (?:furniture|boxes)|gartenarbeit|rasen gemaht|schnee geschaufelt|schnee geschippt|holz gehackt|jardinage|jardine|jardineria|giardinaggio|jardinagem|faxina)\b/;
/** Whose sport it is, what is trained for it or beside it, and what is yet to come, is no outing. */
const BESIDE =
  "(?:for|fur|furs|per l|since|seit|depuis|desde|dal|before|after|between|around|like|into|play|plays|my|in|as a|vor|nach|pour|avant|apres|para|antes de|despues de|per|prima di|dopo|pra|depois do|antes do)(?: the| my| a| le| la| il| el| o| dem| der)?";
const SPORT_TIME = compiled(
  `(?<!\\b${BESIDE} )\\b${SPORT}\\b(?! (?:team|teams|squad|club|players?|specific|prep|strength|season|shoes|injury|workout|session|antagonist\\w*|finger\\w*|conditioning|elbow|today at|tomorrow|tonight))`,
);
const LASTS = compiled(
  `\\b(?:${LONG}|an hour|half an hour|(?:an hour|hour) and a half|(?:eine? )?(?:halbe )?stunde|une (?:demi )?heure|una hora|media hora|un'?ora|mezz'?ora|uma hora|meia hora)(?!\\w)`,
);
/** Beside such words it is a wish, a habit or a plan. */
const NOT_TOLD =
  /\?|\b(?:please|pls|give|make|build|want|need|got|have|only|drills?|warm ?up|mobility|exercises|(?:push|pull|legs?|upper|lower|arms?|chest|back|shoulders?|full body|core|glutes?) day|every|usually|normally|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|week|weekly|tomorrow|later|gonna|will|going to|plan|next|morgen|demain|manana|domani|amanha|bitte|mach|gib|fais|donne|hazme|dame|fammi|dammi|faz|monta|quiero|voglio|quero|veux|will ich|mochte)\b/;
const LONGEST_OUTING = 90;

/** "Oh and 10 min cooldown walk", "davor noch 10 min auf dem Rudergerät": what else was done, right after sets. */
const DONE_BESIDES =
  /^(?:(?:oh|ok|okay|yeah|ah|ach|so)[ ,.!]+)*(?:and|then|plus|also|\+|before (?:that|it)|after(?: that|wards)?|finish(?:ed|ing)?(?: off)? with|started with|beforehand|first|und|dann|danach|davor|vorher|zuvor|dazu|et|puis|ensuite|avant(?: ca)?|apres(?: ca)?|y|luego|despues|antes|e|poi|dopo|prima|depois)(?![\p{L}])|(?<![\p{L}])(?:as well|too|after(?:wards)?|before ?(?:hand|that)|at the end|to finish|to cool down|to warm up|auch noch|aussi|tambien|anche|tambem)[\s.!]*$/u;
const BESIDES_SETS =
  /(?<![\p{L}])(?:walk(?:ing|ed)?|cool ?-?down|warm ?-?up|stretch(?:es|ing|ed)?|yoga|core|abs|mobility|foam roll(?:ing|ed)?|run|ran|running|jog(?:ging|ged)?|row(?:ing|er|ed)?|bike|biking|biked|cycl(?:e|ed|ing)|swim(?:ming)?|swam|elliptical|treadmill|stairs?|stepper|skipping|jump rope|rope|cardio|sauna|laufen|laufband|gelaufen|gehen|rudern|rudergerat\p{L}*|dehnen|gedehnt|rad|fahrrad|seilspringen|marche|course|footing|rameur|velo|etirements?|corde|caminar|caminata|cinta|remo|bici(?:cleta)?|estiramientos?|estirar|cuerda|camminata|corsa|tapis roulant|cyclette|vogatore|stretching|allungamento|corda|caminhada|esteira|corrida|alongamentos?)(?![\p{L}])/u;
const WISHES =
  /\?|(?<![\p{L}])(?:please|pls|plz|give|make|build|add|want|need|can|could|should|shall|must|lets|tomorrow|later|tonight|will|ll|gonna|going to|plan(?:ned|ning)?|next|every|usually|then (?:i|we) (?:will|go)|bitte|mach\p{L}*|gib|soll|will|morgen|fais|ajoute\p{L}*|veux|demain|hazme|quiero|anade\p{L}*|manana|fammi|voglio|aggiungi\p{L}*|domani|faz|quero|amanha)(?![\p{L}])/u;
const HAS_LENGTH =
  /\d ?-?(?:m\b|min|'|h\b|hrs?\b|hours?|sec|s\b|std|stunden?|heures?|ore\b|ora\b|horas?|km\b|k\b|mi\b|miles?|met(?:er|re)s?|yards?)/;
/** Whether a message right after sets tells what else was done, by name and length, and wishes for nothing. In: folded text. */
export const tellsMoreDone = (folded: string): boolean =>
  folded.length <= LONGEST_OUTING &&
  HAS_LENGTH.test(folded) &&
  BESIDES_SETS.test(folded) &&
  DONE_BESIDES.test(folded) &&
  !WISHES.test(folded);

/** "6 miles", "12,4 km", "3200 yds", "1.500 m", "8 x 400": ways that are covered. */
const WAY =
  /(?<![\d.,])(?:\d{1,2}[.,]\d{3}|\d+(?:[.,]\d+)?) ?-?(?:kms?|mi|miles?|meilen|kilomet\p{L}+|quilomet\p{L}+|millas|miglia|milhas|yards?|yr?ds)(?![\p{L}])|(?<![\d.,])(?:\d{3,5}|\d{1,2}[.,]\d{3}) ?(?:m|mts?|met(?:er|re|ro)s?|metri|y)(?![\p{L}\d])|(?<![\d.,])\d{1,2}(?:[.,]\d)? ?k(?![\p{L}])|\b\d{1,2} ?[x×*] ?\d{3,4}(?![\d.,]| ?(?:kg|lb))/u;
/** How long or how fast it was: clocks, minutes, paces, the pulse. */
const FARED =
  /\d ?[:'’´] ?\d\d(?!\d)|\d ?h ?\d\d|\b(?:pace|splits?|mph|km ?\/ ?h|min ?\/ ?(?:km|mile)|bpm|hr|spm|watts?|cadence|allure|ritmo|schnitt|puls|recovery|recup|warm ?-?up|cool ?-?down|w\/?u|c\/?d|tempo|repeats?|intervals?|laps?|lengths?|media|moyenne|hm|climbing|elevation|ascent|denivele|desnivel|dislivello)\b|\d ?d\+|\d ?-?(?:min\w*|hrs?|hours?|std|stunden?|heures?|horas?|ore)(?![\p{L}])/u;
/** What was done, by a word that no lift has. */
const ON_THE_WAY =
  /\b(?:runs?|ran|running|jog|jogged|rode|ride|rides|bike|biked|cycled|swim|swam|rowed|erg|rower|walk|walked|hiked?|hike|footing|rad|mtb|velo|rameur|natation|bici|pedal|rodillo|nuoto|corsa|rodaje|tirada|lauf|dauerlauf|geschwommen|trainer|otw|paddled|steady|easy|tempo|trail)\b/;
/** It is asked, wished, planned or of every week. */
const NOT_COVERED = entered(
  /\?|\b(?:couch (?:to|2) \d ?k|c25k|style|please|pls|set (?:that|it|this|me) up|sore from|nothing but|keep it|strength|give|make me|build|create|design|want|wanna|need|goal(?! of)|aim\w*|target|should|shall|can i|could|would like|will|gonna|going to|tomorrow|later|next|train(?:ing)? (?:for|plan)|plan|program\w*|schedule|prep\w*|how|what|when|which|why|help|tips?|advice|best|every|usually|normally|per week|a week|weekly|weeks|workouts?|session for|remind\w*|calendar|race|marathon|event|pb|pr|record|bitte|mach|gib|will|mochte|morgen|wie|was|ziel|jede\w*|woche|wettkampf|fais|donne|veux|demain|objectif|semaine|comment|hazme|dame|quiero|manana|objetivo|semana|como|carrera de|fammi|voglio|domani|obiettivo|settimana|come|faz|quero|amanha|meta|prova)\b/,
);
const LONGEST_COVERED = 400;
/** "500m splits", "10k pace" name something. */
const MORE_THAN_NAME = /\S \S+ \S|\d.*\d.*[:'x×]|\d ?\p{L}* .*\d/u;
const SHORTEST_TOLD = 90;

/** Clauses of a message; figures and their units stay together. */
const CLAUSES = /[.;!?\n](?=\s|$)|,(?= ?\p{L})|[()]| (?:but|aber|mais|pero|ma|mas) /u;
const OWN: ReadonlySet<string> = new Set(["done", "unsaid"]);

/**
 * Whether a request tells a way that was covered, with how long or how fast it was, or what it was covered by ("6 miles at 7:58
 * pace"). What was meant or left out may stand beside it, and not in its clause. In: folded text.
 */
export const tellsCovered = (folded: string): boolean =>
  folded.length <= LONGEST_COVERED && (tellsWay(folded) || tellsClimb(folded) || tellsCaloriesBurnt(folded));

/** What is asked, wished or planned of climbing. */
const NOT_CLIMBED =
  /\?|\b(?:please|pls|give|make|build|create|design|want|wanna|need|goal|aim\w*|should|can i|could|would like|will|gonna|going to|tomorrow|next|plan|program\w*|how|what|which|why|help|tips?|advice|improve|get better|reach|stuck at|train(?:ing)? for|every|usually|normally|a week|weekly|bitte|mach|gib|will|mochte|morgen|wie|ziel|veux|demain|objectif|comment|quiero|manana|objetivo|como|voglio|domani|obiettivo|come|quero|amanha|meta)\b/;
/** "Led 5 routes 5.10, almost onsighted 11a". */
const tellsClimb = (folded: string): boolean =>
  isClimbing(folded) &&
  !NOT_CLIMBED.test(folded) &&
  OWN.has(readStance(folded.split(/[,;.](?!\d)/, 1)[0] ?? "").stance);

/** "5k training, I have 20 mins and a treadmill": what there is to train with, and how long. */
const HAS_TIME = entered(
  /\b(?:i (?:have|got|ve got)|i['’]ve(?: got)?|have got|(?:ich )?hab(?:e)?(?: ich)?|j ?['’]?ai|tengo|ho|tenho|disponho de|dispongo de) (?:(?:only|just|about|around|like|got|roughly|maybe|max|nur|etwa|seulement|juste|solo|so|circa) )*(?:\d{1,3} ?-?min\w*|an hour|half an hour|\d ?h(?:ours?|rs?)?\b)(?! (?:in|left|done|behind|of|on|under|so far|already|logged)\b)/,
);

const tellsWay = (folded: string): boolean =>
  !HAS_TIME.test(folded) &&
  MORE_THAN_NAME.test(folded) &&
  WAY.test(folded) &&
  (FARED.test(folded) || (folded.length <= SHORTEST_TOLD && ON_THE_WAY.test(folded))) &&
  !NOT_COVERED.test(folded) &&
  OWN.has(readStance(upToWay(folded)).stance);

/** What is said up to the end of the clause of the first way. */
function upToWay(folded: string): string {
  const at = folded.search(WAY);
  const rest = folded.slice(at).search(CLAUSES);
  return rest < 0 ? folded : folded.slice(0, at + rest);
}

/** "An hour of pilates with the girls", "half an hour on the cross trainer with my mum": in company it is told. */
const IN_COMPANY = compiled(
  `^${NEXT}(?:about |nearly |almost )?(?:${LONG}|(?:half )?an hour(?: and a half)?|(?:three )?quarters of an hour) (?:of |on |at )?(?:the |an? )?(?:${KIND}|${CARDIO_MACHINE})(?: class| session)? (?:with|w/?) (?:the|my|our) (?:girls|lads|boys|guys|kids|ladies|team|club|dog|wife|husband|missus|gf|girlfriend|bf|boyfriend|partner|mate|mates|friends?|buddy|mum|mom|dad|sister|brother|daughter|son)\\b[^?]{0,40}$`,
);

export const OUTING_PATTERNS = [
  MACHINE_TIME,
  OUTING_TIME,
  IN_COMPANY,
  CLASS_TIME,
  SPORT_TIME,
  WORK_TIME,
  LASTS,
  NOT_TOLD,
];

/** Whether a request is the line of a diary on a machine, an outing or a game: its name and how long, and no wish. */
export function tellsOuting({ text, finds }: SignalSource): boolean {
  if (finds(MACHINE_TIME) || finds(OUTING_TIME) || (finds(IN_COMPANY) && !finds(NOT_TOLD))) return true;
  // Of tonight it is told only where something says how it was.
  if (finds(CLASS_TIME) && !finds(NOT_TOLD) && (!text.includes("tonight") || wasLeft(text))) return true;
  return text.length <= LONGEST_OUTING && (finds(SPORT_TIME) || finds(WORK_TIME)) && finds(LASTS) && !finds(NOT_TOLD);
}
