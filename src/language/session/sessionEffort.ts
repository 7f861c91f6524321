import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const EASY_WORDS = [
  "easy|easier|gentle|gently|chill|relaxed|recovery|deload|low intensity|take it easy|low key|low energy|tired|exhausted|hung ?over|hangover|jet ?lag(?:ged)?|no energy|under the weather",
  "light(?:er)?(?= (?:session|workout|day|one|weights?|intensity|routine|full|upper|lower|legs?|push|pull|training|stuff|movement|exercise))",
  "(?:something|anything|some|a bit|bit|keep it|keep things|go|going|make it|stay|do|want|need|be) (?:\\w+ )?light(?= ?(?:$|[,.;!?\\n]|at |for |on the |please|pls|today|tonight|this |after |and |but |in |\\d))",
  "not too (?:hard|intense|heavy|much)|nothing (?:too )?(?:crazy|hard|intense|heavy)",
  "(?:no|not|nothing|without|minimal|little) (?:(?:breaking|getting|too|a|much|get|be) )*sweat(?:y|ing)?|(?:not|never) (?:really )?(?:want|wanna|wish|like|trying|allowed|supposed|looking|going)(?: to)? (?:(?:get|be|end up|work up|break|a|all|too) )*sweat(?:y|ing)?",
  "(?:barely|hardly) slept|slept (?:really |very |so )?(?:badly|terribly|poorly|like (?:crap|rubbish|shit|sh1t))|slept (?:(?:only|just|like|about|maybe|for) )*[0-5](?:[.,]5)? ?(?:h|hrs?|hours?)|[0-4] ?(?:h|hrs?|hours?) (?:of )?sleep|(?:no|little|not much|zero) sleep|(?:rough|bad|terrible|sleepless|awful|short) night|pulled an all ?nighter",
  "knackered|shattered|drained|wiped(?: out)?|worn out|fatigued|run down|running on empty|(?:feel|feeling|felt) (?:(?:a bit|so|really|pretty|quite|kinda|like) )*(?:rough|weak|rubbish|crap|shit|awful|sluggish|off|meh|flat|dead|low)(?= ?(?:$|[,.;!?\\n]|today|so |but |and ))",
  "locker(?:e[sn]?)?|leichte[sn]?|sanfte?[nrsm]?|schonend\\w*|(?:ruhige|entspannte)[nrsm]? (?:training|einheit|session|workout|runde)|(?:bin|total|echt|ziemlich|voll) (?:mude|kaputt|platt|fertig|erschopft)",
  "doux|douce|leger|legere|facile|mollo|(?:seance|truc|training|session) tranquille|(?:creve|fatigue|epuise)e?",
  "suaves?|suavecit\\w+|facil|(?:algo|sesion|entreno|entrenamiento|rutina|dia) (?:mas )?(?:tranquil\\w+|ligero|ligera)|cansad[oa]|agotad[oa]|hecho polvo",
  "leggero|leggera|(?:qualcosa di|allenamento|sessione|seduta) (?:tranquill[oa]|blando|dolce)|stanc[oa]|sfinit[oa]|distrutt[oa]|piano piano",
  "leve|(?:algo|treino|sessao) (?:mais )?tranquil\\w+|exaust[oa]",
];
const EASY = entered(compiled(`\\b(?:${EASY_WORDS.join("|")})\\b`));
const ILL =
  "(?:the |a |an |my |this |that |der |die |einer?|meiner?|la |une? |un |una |l |uma? )?(?:(?:nasty|bad|heavy|awful|stomach|chest|man|long|big|schwer\\w+|kleinen?|grosse) )*(?:flu|covid|corona|virus|bug|illness|sickness|infection|pneumonia|bronchitis|tonsillitis|cold(?! (?:shower|plunge|water|bath|start|brew|swim|days?|morning|weather|months?|season|winter|room|garage|air|snap|spell|beer|drink))|surgery|operation|op\\b|being (?:ill|sick|unwell)|grippe|erkaltung|krankheit|gripe|gripa|resfriado|catarro|enfermedad|operacion|influenza|raffreddore|malattia|operazione|maladie|rhume|angine|gastro|doenca|cirurgia)";
/** Just well again: whatever is asked for is begun with lightly. */
const WELL_AGAIN = entered(
  compiled(
    `\\b(?:after|post|following|over|off|from|nach|apres|despues de|tras|dopo|depois de|apos) ${ILL}\\b|\\b(?:been|was|were) (?:really |so |quite |properly )?(?:ill|sick|poorly|unwell|in hospital)\\b(?! of\\b)|\\b(?:war|gewesen) (?:\\w+ )?krank\\b`,
  ),
);

const MUCH_TIME =
  "(?:(?:\\w+ ){0,3}(?:years?|months?|ages|(?:long )?(?:break|lay ?off)|(?:having|had|giving birth|the birth|baby|birth)))";
/** Back at training after months or years without it. */
const AWAY = [
  `(?:(?:i am|am|just|first (?:time|day|session|workout|week)|coming|come|came|getting|get|got|being|went|welcome|finally) back|back (?:at it|in the gym|to (?:training|lifting|the gym|exercise|it)|into (?:it|training|lifting|the gym|shape))|returning|restarting|starting (?:again|over|back)|first (?:time|session|workout|day) )[^.;!?\\n]{0,30}?\\b(?:after|since|from) ${MUCH_TIME}`,
  "(?:years?|months?|ages) (?:off|away|out(?= ?(?:$|[,.;!?\\n]|of (?:the gym|training|action)|with|due|because))|of (?:doing )?(?:nothing|sitting|no training)|without (?:training|exercise|exercising|lifting|a workout))",
  "(?:been|was) (?:off|away|out)(?: of the gym)? (?:for )?(?:\\w+ ){0,2}(?:years?|months?)",
  "(?:not|never) (?:\\w+ )?(?:trained|lifted|worked out|exercised|done (?:anything|any (?:exercise|training))|been (?:to|in) (?:the|a) gym) (?:(?:at all|properly|really) )?(?:since (?:\\d{4}|\\w+ \\d{4}|before|last (?:year|spring|summer|autumn|winter)|covid|lockdown|school|college|uni)|(?:in|for) (?:\\w+ ){0,3}(?:years?|months?|ages))",
  "(?:nach|seit) (?:\\w+ ){0,3}(?:jahr|jahren|monat|monaten) (?:(?:\\w+ ){0,2}(?:pause|nichts|auszeit|unterbrechung)|nicht (?:trainiert|gemacht))|(?:nach|seit) (?:langer|ewiger|der babypause|einer langen) ?pause|wiedereinst\\w+",
  "(?:repren\\w+|reprise|retour|revien\\w+)[^.;!?\\n]{0,30}?\\b(?:apres|arret|annees?|mois)|apres (?:\\w+ ){0,3}(?:ans?|mois|annees?) (?:d arret|d interruption|sans|de pause)",
  "(?:vuelvo|volviendo|volver|retomo|retomando|regreso|regresando)[^.;!?\\n]{0,30}?\\b(?:tras|despues|meses|anos?)|(?:meses|anos?|mucho tiempo) (?:parad[oa]|sin (?:entrenar|hacer|ir))",
  "(?:riprend\\w+|ricominci\\w+|torno|ripart\\w+)[^.;!?\\n]{0,30}?\\b(?:dopo|mesi|ann[io])|(?:mesi|ann[io]) (?:di (?:stop|pausa|fermo|inattivita)|ferm[oa]|senza (?:allen\\w+|palestra))",
  "(?:volt(?:o|ei|ando|ar)|retom\\w+|recomec\\w+)[^.;!?\\n]{0,30}?\\b(?:apos|depois|meses|anos?)|(?:meses|anos?|muito tempo) (?:parad[oa]|sem (?:treinar|fazer|ir))",
];
const LONG_AWAY = entered(compiled(`\\b(?:${AWAY.join("|")})\\b`));
/** Whether somebody comes back to training after months or years: what they could do then says nothing of now. */
export const wasLongAway = (plain: string): boolean => LONG_AWAY.test(plain);

const HARD_WORDS = [
  "hard|harder|hardest|intense|brutal|killer|tough|challenging|high intensity|hardcore|savage|insane|beast mode|all out|go all in|gnarly|spicy|vicious|evil|ruthless|merciless|sadistic|punishing|no mercy",
  "nasty(?! (?:cold|flu|bug|virus|cough|fall|cut|injury|tear|strain|sprain|niggle|twinge|pain|knee|back|shoulder|hip|elbow|wrist|ankle|bruise|headache))",
  "(?<!\\b(?:squats|deadlifts|lunges|press(?:es)?|ups|rows|burpees|runs|dips|swings|raises|jumps|curls|planks|they|these|those) )(?:destroy|kill|wreck|ruin|crush|punish|annihilate|demolish|smash|torch) (?:me|it|my (?:legs?|glutes?|quads?|hams?|hamstrings|chest|back|arms?|shoulders?|abs|core|upper body|lower body|whole body))|crushing (?:me|it)|kick my (?:ass|butt|arse)|push me|murder|make me (?:suffer|cry|beg|die|work for it|hurt|regret)|make it (?:hurt|burn|horrible|ugly|awful|a killer|grim)|(?:pain|hurt) (?:cave|locker)|do your worst|quale? mich|(?:fais moi|faire) souffrir|hazme sufrir|fammi soffrire|me (?:faz|faca) sofrer|mach mich (?:fertig|kaputt|platt)|(?:want|wanna|like|love|need) to suffer",
  "intensiv\\w*|hart(?:es|e|er)?|fies(?:es|e)?|heftig(?:es|e)?|knallhart(?:es|e)?|brutal(?:es|e)?",
  "intensif|intens[oae]|dur[oae]s?|violente?|costaud",
  "cane?r[oa]|a tope|machacad\\w+|cattiv[oa]|tost[oa]|pesad[oa]|puxad[oa]|pesante|pauleira",
];
const HARD = entered(compiled(`\\b(?:${HARD_WORDS.join("|")})\\b`));
const DEGREE =
  "(?:too|that|so|super|very|overly|zu|allzu|sehr|trop|tres|muy|demasiado|tan|troppo|molto|muito|demais|tao|di|de|nimio)";
const NOT_HARD = entered(
  compiled(
    `\\b(?:not|nothing|no|avoid|avoiding|isn t|is not|without being|nicht|nichts|kein\\w*|pas|rien de|rien|sans|nada|sin|niente|non|senza|nao|sem) (?:(?:lift(?:ing)?|go(?:ing)?|do|doing) )?(?:${DEGREE} )*(?:hard(?! feelings)|intense|brutal|heavy|tough|challenging|crazy|wild|mad|extreme|insane|strenuous|demanding|taxing|savage|hardcore|over the top|nasty|wildes|hartes?|schweres?|intensiv\\w*|anstrengend\\w*|heftig\\w*|verruckt\\w*|dur\\w?|violente?|lourde?|fou|mechant|intens[oa]|fuerte|pesad[oa]|pesante|estremo|faticoso|impegnativo|puxad[oa])\\b`,
  ),
);
/** "no easy stuff", "not easy": the opposite. */
const NOT_EASY = entered(/\b(?:not|nothing|no) (?:too |that |an? )?(?:easy|light|gentle)\b/);
/** "Easy on my knees", "light dumbbells", "hard floor", "easy to follow", "not tired": about something else than the effort. */
const NO_EFFORT = entered(
  /\b(?:easy|gentle|light) on\b(?! (?:me|us|myself|her|him|them)\b)|\b(?:easy|easier) to (?:follow|do|learn|set up|remember|understand|read)\b|\b(?:not|never) (?:(?:too|that|very|at all|even|really|feeling) )*(?:tired|exhausted|knackered|drained|fatigued)\b|\bno deload\b/g,
);

/** How hard a session is to be, from the plain text of `sessionText`: as it is asked for, or as one's state calls for. `null` where nothing is said. */
export function readEffort(plain: string): "easy" | "hard" | null {
  const notHard = NOT_HARD.test(plain);
  const notEasy = NOT_EASY.test(plain);
  const isHard = (HARD.test(plain) && !notHard) || notEasy;
  if (notHard || (EASY.test(plain.replace(NO_EFFORT, " ")) && !notEasy)) return "easy";
  if (isHard) return "hard";
  return WELL_AGAIN.test(plain) || wasLongAway(plain) ? "easy" : null;
}
