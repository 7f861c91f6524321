import { SHORT_WEEKDAYS, WEEKDAYS } from "../../dates/dateWords.ts";
import { foldText } from "../../foldText.ts";
import { tellsBenchmark } from "../../notation/benchmarks.ts";
import { compiled } from "../../patterns/compiled.ts";
import { entered } from "../../patterns/enteredPattern.ts";
import { EXERCISE } from "../../routing/trainingWords.ts";
import { isSatUpon } from "../../safety/limbAsleep.ts";
import { isGivenName } from "./givenNames.ts";
import { isHowHard, isMinutesWished, isOfSet, isSessionWanted } from "./ofSession.ts";
import { isNotInWheelchair } from "./wheelchair.ts";

type Said = { type: string; value: string; text: string };
/** One statement, folded, with the clause and the message that it was read from. */
type Reading = { value: string; own: string; all: string; whole: string };

const UNIT = "(?:kgs?|kilos?|lbs?|pounds?)";
const OF_SCALES = /\b(?:weigh\w*|scales?|bw|body ?weight|wieg\w*|waage|peso|pese|bilancia|balanca|bascula)\b/;
const HURTS =
  /\b(?:hurt\w*|pain\w*|sore|ach(?:e|es|ing|y)|stiff\w*|tweak\w*|numb|swollen|tender|schmerz\w*|weh|steif|(?:fait|font|ai|faz|hace) mal|douleur|raide|duel\w*|dolor\w*|rigid[oa]|fa(?:nno)? male|doi|doem|dor)\b/;
const TRAINS =
  /\b(?:i|i'm|im|train\w*|free|available|can|can't|usually|always|every|only|best|works|suits?|gym ?days?|kann|immer|trainiere|peux|puedo|entreno|posso|treino)\b/;

/** "Thurs. DB incline 28s x 10", "Fri - squat 3x5": the day under which a diary keeps what was done. */
const DONE = /\d ?s? ?[x×@/] ?\d|\d ?(?:kgs?|lbs?|km|mi|miles|min\w*|reps?)\b/;
const RESTS =
  /^\W*\p{L}+\W+(?:(?:complete|full|total) )?(?:rest(?:ed|ing)?(?: day)?|off|ruhe(?:tag)?|pause|repos|descanso|riposo|folga)\W*$/u;
function isDayOfDiary({ value, all, whole }: Reading): boolean {
  if (!(WEEKDAYS.has(value) || SHORT_WEEKDAYS.has(value)) || TRAINS.test(all)) return false;
  const lines = whole.split(/\n| \/ /).map((line) => foldText(line).match(/[\p{L}]+/gu) ?? []);
  const headed = lines.filter(([day = ""]) => WEEKDAYS.has(day) || SHORT_WEEKDAYS.has(day));
  return (
    headed.some((words) => words[0] === value && words.length > 1) &&
    (headed.length > 1 || DONE.test(all) || RESTS.test(all))
  );
}

/** "3 days now, a bit better": how long something has lasted. */
const LASTED =
  /\b\d+ days? (?:now|ago|later|straight|running|in a row|already|of (?:pain|rest|this)|since|after)\b|\b(?:for|since|seit|depuis|desde|da) \d+ (?:days?|tagen?|jours?|dias?|giorni)\b/;
const GETS_UP =
  "(?:(?:i )?(?:get|am|wake) up|wake|up at|me levanto|me despierto|me leve|mi alzo|mi sveglio|acordo|levanto|steh\\w* (?:ich )?(?:um )?|aufsteh\\w*)";
const CROWDED =
  /\b(?:taken|busy|packed|crowded|rammed|full|heaving|voll|belegt|besetzt|llen[oa]|plein|pien[oa]|chei[oa])\b/;
const IS_CROWDED =
  /\b(?:bench(?:es)?|racks?|gym|machines?|treadmills?|cables?|platforms?|pool|place|studio|everything|palestra|gimnasio|academia|salle)(?: \w+)?(?: ?'s| is| are| gets?| was|,)? (?:\w+ ){0,2}(?:taken|busy|packed|crowded|rammed|heaving|voll|belegt|besetzt|llen[oa]|plein|pien[oa]|chei[oa])\b/;
const escaped = (value: string): string => value.replace(/[^\p{L}\d ]/gu, "\\$&");

function isNoTime(reading: Reading): boolean {
  const { value, own, all } = reading;
  if (isDayOfDiary(reading)) return true;
  if (/^\d+ (?:days?|tage|jours|dias|giorni)$/.test(value) && LASTED.test(all)) return true;
  if (TRAINS.test(own.replace(/\b(?:i|always|every|only|can)\b/g, " "))) return false;
  if (HURTS.test(own) && !/\d/.test(value)) return true;
  if (/^not /.test(value) ? CROWDED.test(own) : IS_CROWDED.test(own)) return true;
  if (/\d|day|daily/.test(value) && compiled(`(?:^|\\bi |\\bich |[,;] ?)${GETS_UP}\\b`).test(own)) return true;
  const hour = escaped(value.replace(/^(?:at|a las|um|a|alle|as) /, ""));
  return (
    /\d/.test(hour) && compiled(`\\b${GETS_UP}\\b[^,;.]{0,12}${hour}|${hour}[^,;.\\d]{0,12}\\b${GETS_UP}`).test(own)
  );
}

/** The stroke of a swimmer or a rower, and the illness. */
const OF_WATER =
  /\b(?:sw[aiu]m\w*|pool|lengths?|laps?|row(?:ed|ing)?|erg|spm|free(?:style)?|breast|fly|butterfly|crawl|drills?|\d+ ?(?:m|yds?|k)|avg|strokes|stroke (?:rate|push|count|technique|length|per|felt|feels|each)|\d+ stroke)\b/;
const HAD_STROKE =
  /\b(?:had|suffered|after|since|surviv\w+|mini|recover\w*|due to|from|history of) (?:(?:an?|my|the|his|her|two|2|minor|mild|small) )*strokes?\b|\bstroke (?:survivor|patient|rehab|in (?:19|20)\d\d|\d+ (?:years?|months?|weeks?) ago)\b/;

/** "Gallstones out last year": gone with the part that had them. */
const REMOVED =
  /\b(?:gall ?stones?|gall ?bladder|appendix|tonsils?|spleen|wisdom teeth|gallensteine?|gallenblase|blinddarm|mandeln|vesicule|appendice|amygdales|vesicula|apendice|amigdalas|cistifellea|tonsille) (?:is |are |was |were |got |taken |came |raus|weg|entfernt|enlevee?s?|retiree?s?|quitad[oa]s?|tolt[aeio]|retirad[oa]s?)?(?:out|removed|gone)?\b(?<=out|removed|gone|raus|weg|entfernt|enlevee?s?|retiree?s?|quitad[oa]s?|tolt[aeio]|retirad[oa]s?)/;

/** "Und ich bin Brei", "I'm Toast", "Sono Cotto": what one is after training; German nouns have capitals too, and only who begins or greets gives a name so. */
const STATE_NOUN =
  /^(?:brei|matsch|pudding|schrott|toast|geschichte|asche|gemuse|wrack|mull|gummi|mus|staub|hackfleisch|matschbirne|butter|wackelpudding|blei|ruhe|feuer|zuhause|jell[oy]|mush|goo|soup|lead|cooked|fried|gassed|spent|beat|wrecked|ruined|broken|destroyed|finished|knackered|shattered|pooped|smoked|zonked|roasted|drained|stuffed|buzzing|cott[oa]|mort[oae]|distrutt[oa]|finit[oa]|bollit[oa]|stanc[oa]|svuotat[oa]|polvo|gelatina|flan|trapo|muert[oa]|reventad[oa]|rot[oa]|fundid[oa]|molid[oa]|cuite?|crevee?|lessivee?|claquee?|videe?|rincee?|acabad[oa]|quebrad[oa]|destruid[oa])$/;
const IS = "(?:bins?|i am|i['’]?m|sono|soy|estoy|sou|estou|je suis)";
const GREETED = /^\W*(?:hi|hey|hallo|moin|servus|guten|gruezi|gruss|na|tach|hello)\b/;
function isStateOf({ value, own, all }: Reading): boolean {
  if (isGivenName(value)) return false;
  if (STATE_NOUN.test(value)) return compiled(`\\b${IS} (?:\\p{L}+ )?${escaped(value)}\\b`, "u").test(own);
  if (!compiled(`\\bbins? (?:so |total |nur )?${escaped(value)}\\b`).test(own)) return false;
  return !GREETED.test(all) && !compiled(`^\\W*(?:ich |i )?bins? ${escaped(value)}`).test(all);
}

/** "Bike 20 mins", "hit in the shin by the bar", "every bench is taken", "BD 75 KB 100 KH 130": what was done, met or lifted. */
const NOT_OWNED = [
  /\d ?(?:mins?|minutes?|minuten|minutos|minuti|hours?|hrs?|h|km|miles?|k)$/,
  /^(?:hit|smacked|whacked|bumped|clipped|stuck|scared|bored|sick|pinned|caught|crushed|squashed)\b/,
  /\b(?:bars?|racks?|bench|mat|bike|rower|treadmill|bell|rope) (?:rash|burns?|bruises?|blisters?|meetings?|troubles?|problems?|issues?|class(?:es)?|queues?|wars?|fear|anxiety)\b/,
  /^\p{L}+(?:ed|en) (?:on|off|by|in|at|under)\b/u,
  /\b(?:for|from|after|before|by) \p{L}+ing\b|^told\b|(?<!\bup )\bto \d$|(?<!\b(?:hung|hangs|hanging|bought|got|from) )\b(?:off|about|against|than)\b .*\b(?:the|my|an?)\b/u,
  / (?:is|are|was|were|been|got|felt|feels?|hurts?) (?!\d|only|at|in|up|adjust|from|the\b|an?\b)|\bby (?:the|an?) |\bsore\b/,
];
const LIFTS = /^(?:[a-z]{1,4}:? ?\d{2,3}(?:[.,]\d)?(?: ?kg)?[ ,/]*){3,12}$/;
/** "Have trouble with the bench", "a love hate thing with the assault bike": what one has is no thing. */
const AT_ODDS =
  /\b(?:troubles?|problems?|issues?|difficult\w+|fear|fight|beef|history|relationship|thing|struggles?|luck|fun|nightmares?|go|try|turn|chat) (?:with|on|of|at|about) |\bthing for /;
const isNotOwned = ({ value, own }: Reading): boolean =>
  (AT_ODDS.test(own) && !/\b(?:i|we) (?:own|bought)\b/.test(own)) ||
  NOT_OWNED.some((pattern) => pattern.test(value)) ||
  (LIFTS.test(value) && new Set(value.match(/[a-z]{2,}/g) ?? []).size > 2);

/** What loads stand on or go up on. */
const GEAR =
  "(?:racks?|bar(?:bells?)?|plates?|machines?|stacks?|cables?|discos?|dischi|disques|scheiben|gewichtsscheiben|anilhas|barra|barre|bilanciere|langhantel\\w*|hantel\\w*|haltere\\w*|pesas)";
const OF_BODY =
  /\b(?:male|female|tall|cm|height|age|aged|years?|yo|ans|anos|anni|jahre|i am|i'm|im|bin|suis|soy|sono|sou)\b/;
const LIFTED = compiled(`\\b(?:${EXERCISE}|machines?|maquinas?|maschinen?|macchin\\w+)\\b`);
function isLoad({ value, all }: Reading): boolean {
  const figure = /\d+(?:[.,]\d+)?/.exec(value)?.[0].replace(/[.,]/, "[.,]");
  if (figure === undefined || OF_SCALES.test(all)) return false;
  if (compiled(`${figure} ?${UNIT}?(?: now)? from \\d`).test(all) && LIFTED.test(all)) return true;
  if (OF_BODY.test(all)) return false;
  return compiled(
    `\\b${GEAR}\\b[^.;!?\\d]{0,16}\\b${figure}(?!\\d)|\\b${figure} ?${UNIT}(?: worth)?(?: (?:of|in|en|di|de|an|em|d['’]?))? ${GEAR}\\b`,
  ).test(all);
}

/** "Put on 25 lb, want 30 off": what one gained is no goal. */
const WISHED =
  /\b(?:want\w*|goals?|aim\w*|need|like|hope|plan\w*|try\w*|wish|to|would|will|going|ziel|objetivo|objectif|obiettivo)\b/;
const HAS_TRAINED =
  /^(?:i )?(?:train(?:ed|ing)?|trainiere|entreno|treino|m'?entraine|mi alleno)\b.*\b(?:seit|since|for|desde|depuis|da|ha) /;
const isNoGoal = ({ value, own, all }: Reading): boolean =>
  HAS_TRAINED.test(value) ||
  (/^(?:put on|gained) \d/.test(value) && all.length > own.length + 2 && !WISHED.test(own.replace(value, " ")));

/** "Knees click, always have, no pain", "knees hurt at 40, fixed that", "noto solo la espalda baja". */
const NO_PAIN =
  /\b(?:no (?:pain|dolor)|not painful|pain ?(?:less|free)|(?:does|do|did) ?n[o']?t (?:really )?hurt|without (?:any )?pain|(?:ohne|keine) schmerz\w*|tut nicht weh|sans douleur|ne fait pas mal|sin dolor|no me duele\w*|senza dolore|non (?:mi )?fa(?:nno)? male|sem dor|nao doi|nao doem)\b/;
const NOISE =
  /\b(?:click\w*|crack\w*|crunch\w*|creak\w*|grind\w*|nois\w+|pop(?:s|ping)?|crepit\w*|knack\w*|knirsch\w*|craqu\w*|cruj\w*|chasque\w*|suena\w*|scrocch\w*|scricchiol\w*|estal\w*)\b/;
const FIXED =
  /(?<!\b(?:not|never|to|how|cannot|can't|get|getting) )\b(?:fixed|sorted|cured|solved|resolved|healed) (?:that|it|them|this|(?:out )?(?:with|by|through|thanks to) (?!(?:rest|ice|time)\b)|in (?:19|20)\d\d|years ago|ages ago|long ago)(?:\b|(?<= ))(?! (?:never|not))/;
const ONLY_FEELS =
  /\b(?:(?:feel|feeling|felt)\b.{0,12}\b(?:in|only|just|mostly)|not[oa]|siento|sento|sens|sinto|spure|merke) (?:\w+ ){0,2}(?:only|just|it|solo|solamente|soltanto|seulement|surtout|nur|so|apenas|mostly|mainly|all)\b|\b(?:i )?(?:only|just|mostly) feel (?:it|this|them)?\b/;
const HURTS_YET =
  /\bstill (?:sore|hurts?|aches?|stiff|pain\w*|bad|weak|swollen)\b|\b(?:until|unless|except|then it hurts|it hurts (?:when|if|now))\b/;
/** "ACL done in 2020, fine now". */
const FINE_SINCE =
  /\b(?:in (?:19|20)\d\d|(?:years|ages|long) ago)\b[^.;]{0,24}\b(?<!(?:mostly|mainly|usually|pretty much|kind of|kinda|sort of|almost|largely) )(?:fine|good|ok|okay|strong|healed|no (?:issues?|problems?|trouble))(?: now| since| these days| ever since| again)\b(?!,? (?:if|unless|as long as|so long as|when|except|but|until|apart from|provided))/;
const isNotHurt = ({ own, all }: Reading): boolean =>
  !HURTS_YET.test(all) &&
  ((FINE_SINCE.test(own) && !HURTS.test(all)) ||
    (NOISE.test(all) && NO_PAIN.test(all)) ||
    FIXED.test(all) ||
    (ONLY_FEELS.test(own) && !HURTS.test(own)));

/** "Like a rubber band snapping": what a pain was like. */
const SENSED = /\b(?:felt|feels?|popped|pop|snapp?\w*|sounds?|sounded|pain|hurt\w*|crack\w*|tore|torn)\b/;
const isSimile = ({ value, own, all }: Reading): boolean =>
  /^an? .*ing\b/.test(value) &&
  SENSED.test(all) &&
  !/\b(?:i|we|do|really|would) (?:do |really |also )?like\b/.test(own);

/** "Sem agachamento fundo, academia simples": where one trains, behind what is ruled out. */
const A_GYM =
  /^(?:an? |the |una? |uma |une )?(?:academia|gym|palestra|gimnasio|salle|gin[aá]sio|studio|home|casa|hotel)(?: \w+)?$/;
const HATES =
  /\b(?:give me the|scares?|bores?|fear|intimidat\w+|not for me|fed up|degout\w+|marre|hart[oa] de|hate|dislike|not like|odi\w+|deteste|hass\w*|mag (?:ich )?kein\w*|gost\w+|gust\w+|piac\w+)\b/;

/** Towns and lands that go by their letters; others are something else: "AF since last autumn". */
const LETTERS = /^\p{Lu}{2,4}$/u;
const PLACE_LETTERS = /^(?:UK|US|USA|UAE|EU|NYC|NY|LA|SF|DC|NZ|PNW|NRW|CDMX|BCN|ATX|KSA|SLC|RJ|SP|BH|HH|STL|ATL|DFW)$/;
const PART_OF_SET =
  /^(?:wiederholung|satz|runde|kilometer|km|minute|woche|rep|set|round|week|serie|ripetizione|repeticion|repetition|volta|vuelta)(?: \d+)?$/;

/** "Am 20. bin ich in Berlin", "je suis à Lyon cette semaine pour le boulot": where somebody stays, and does not live. */
const FOR_A_STAY =
  /\b(?:en deplacement|de passage|en (?:voyage|vacances|conges?)|pour le (?:boulot|travail)|cette semaine|ce week ?end|la semaine prochaine|demain|jusqu|dienstreise|geschaftsreise|messe|urlaub|montage|beruflich|(?:diese|nachste) woche|(?:dieses|nachstes) wochenende|de viaje|de vacaciones|por trabajo|esta semana|la (?:proxima semana|semana que viene)|hasta|in (?:viaggio|vacanza|trasferta|ferie)|per lavoro|(?:questa|la prossima) settimana|domani|fino al?|de ferias|a trabalho|em viagem|semana que vem|amanha|ate o|business trip|for work|on (?:holiday|vacation)|for an? (?:wedding|conference|few days|week|race)|(?:this|next) (?:week(?:end)?|month)|tomorrow)\b|^(?=.*\b(?:bin|sind|suis|serai|estoy|estare|estamos|sono|saro|estou|estarei|i am|i will be|i'?m|we are)\b).*\b(?<!\b(?:dopo|apres|after|nach|despues de|depois d[aeo]) )(?:(?<!\b(?:i|who) )am|vom|ab|le|el|il|dia|du|on the|from the) (?:dem )?(?:[12]?\d|3[01])(?:ten|th|st|nd|rd)?\b(?! (?:ans|anos|anni|uhr|h\b))/;
const LIVES_THERE =
  /\b(?:live|lives|living|based|moved?|moving|home|back|settled|wohn\w*|lebe?|zuhause|daheim|zuruck|wieder|(?:um)?gezogen|habit\w+|vis|installe\w*|demenage\w*|vivo|mud\w+|abito|trasferit\w*|moro|seit|since|depuis|desde|dal|dall)\b/;

/** Somebody else's years, weeks, loads and minutes, where they look like an age. */
const KIN =
  "(?:son|daughter|kid|boy|girl|child|dog|mum|mom|dad|mother|father|wife|husband|brother|sister|grand\\w+|nephew|niece)s?";
const PARENT = "mum|mom|mama|dad|papa|mother|father|grandma|grandpa|grandmother|grandfather|nan|nana";
const IS_PARENT = compiled(`^(?:${PARENT}|mummy|daddy)$`, "i");
function isNoAge({ value, all }: Reading): boolean {
  const figure = /^\d+$/.exec(value)?.[0];
  if (figure === undefined) return false;
  // "Am 20. bin ich weg": a day of the month.
  if (compiled(`(?<!\\bi )\\b(?:am|vom|zum|dem|den|ab|bis) ${figure}\\.(?=,? ?[a-z]|,|$)`).test(all)) return true;
  // "46 yo dad here", "a 38 yo mum of two": one's own, where nobody is named as mine.
  if (
    compiled(
      `(?<!\\b(?:my|our|his|her|their) )\\b${figure} ?-?(?:yrs?|years?|yo|y\\/o)?[ -]?(?:old)? ?(?:${PARENT})\\b|\\b(?:i am|i'm|im|as|being) (?:an? )?${figure}\\b`,
    ).test(all)
  )
    return false;
  const said = `(?<![\\d.,])${figure}`;
  return compiled(
    `${said}[ -]?(?:yrs?|years?|yo|y\\/o)?[ -]?(?:old)?[ -]${KIN}\\b|${said} ?(?:wks?|weeks?|wochen|ssw|semaines?|semanas?|settimane|months?|monate?)\\b|\\b(?:home|gym|hotel|office|casa|hause|outside|park)[, ]+${figure} ?m\\b|\\b(?:pools?|tracks?|tank|lake|bath|becken|piscine|piscina|vasca)(?: \\p{L}+){0,2} ${figure} ?m\\b|${said} ?m (?:\\p{L}+ )?(?:pool|track|lengths?|laps?|bath|becken)\\b|\\b(?:c ?& ?j|cj|clean|jerk|${EXERCISE}) ${figure}\\b(?! ?(?:years|yrs|yo))`,
    "u",
  ).test(all);
}

/** "Physio on holiday til the 20th": somebody who helps. */
const HELPER =
  /\b(?:physio\w*|doctor|dr|doc|surgeon|trainer|coach|therapist|nurse|\w{4,12}ologist|gp|consultant|specialist) (?:is|was|on|off|away|said|says|cleared|told|tells|thinks|wants|wanted|reckons|gave|advised|refuses|refused|insists|recommends|won['’]?t|will|has|hasn['’]?t|did|didn['’]?t|does|doesn['’]?t|lets?)\b/;

/** "Surgeon refuses to clear me": what somebody does not do is no trade. */
const REFUSES = entered(/ (?:refus\w+|forbids?|forbade|(?:wo|would|has|did|does|is)n?['’]?t) /);

const IN_CHAIR = /^wheel ?-?chair/;

const OTHERWISE: Readonly<Record<string, (reading: Reading) => boolean>> = {
  availability: isNoTime,
  name: (reading) => isStateOf(reading) || isMinutesWished(reading) || IS_PARENT.test(reading.value),
  equipment: isNotOwned,
  body_weight: (reading) => isLoad(reading) || isOfSet(reading),
  goal: (reading) => isNoGoal(reading) || isSessionWanted(reading),
  injury: isNotHurt,
  preference_like: isSimile,
  age: (reading) => isNoAge(reading) || isMinutesWished(reading),
  health_condition: ({ value, own, all }) =>
    (REMOVED.test(own) && !/\b(?:just|(?:days?|weeks?) ago|yesterday|this (?:week|month)|last week)\b/.test(own)) ||
    (IN_CHAIR.test(value) && isNotInWheelchair(all)) ||
    (value === "stroke" && OF_WATER.test(all) && !HAD_STROKE.test(all)),
  preference_dislike: (reading) => isHowHard(reading) || (A_GYM.test(reading.value) && !HATES.test(reading.own)),
  location: ({ value, own }) => PART_OF_SET.test(value) || (FOR_A_STAY.test(own) && !LIVES_THERE.test(own)),
  occupation: ({ value, own }) => REFUSES.test(value) || (HELPER.test(own) && HELPER.test(`${value} is`)),
};

/**
 * Whether what was read as a fact is the day of a diary, a stroke of a swim, a load, a noise without pain or the like: words that
 * tell of something else. In: one statement, with the words it was read from, and the whole message as typed.
 */
export function isToldOfElse({ type, value, text }: Said, whole: string): boolean {
  if (type === "location" && LETTERS.test(value) && !PLACE_LETTERS.test(value)) return true;
  // "Annie 9:50", "did Cindy, 16 rounds": a workout has the name.
  if (type === "name" && /\d/.test(whole) && tellsBenchmark(whole)) return true;
  // "Pins and needles in my foot after sitting cross-legged": anybody's, and no injury.
  if (type === "injury" && isSatUpon(foldText(whole).replaceAll("-", " "))) return true;
  const isOtherwise = OTHERWISE[type];
  return isOtherwise?.({ value: foldText(value), own: foldText(text), all: foldText(whole), whole }) ?? false;
}
