import { ABBREVIATED_NAMES, COUNTED_ABBREVIATION } from "../../catalog/abbreviatedNames.ts";

/** Parts of regular expressions over folded text (see `foldText`): the words of the trade, in the languages we meet. */

/** Exercises and their abbreviations; also what people call them in other languages. */
export const EXERCISE =
  `(?:${[...ABBREVIATED_NAMES].join("|")}|${COUNTED_ABBREVIATION}|` +
  "squats?|squatt(?:ing|ed)|benched|deadlifted|pressed|curled|lunged|planked|dipped|dead ?lifts?|deadlifting|deads|rdls?|sldls?|bench(?:es)?(?:[- ]?press(?:es)?)?|benching|(?:military |strict |push |leg |chest |shoulder |overhead |arnold |floor |pallof |landmine )?press(?:es|ing)?|ohp|bp|" +
  "rows?|pull[- ]?ups?|chin[- ]?ups?|chins|push[- ]?ups?|press[- ]?ups?|curls?|curling|lunges?|lunging|planks?|dips?|swings?|(?:hip )?thrusts?|thrusters?|(?:glute )?bridges?|burpees?|" +
  "(?:power |hang )?cleans?|snatch(?:es)?|jerks?|sit[- ]?ups?|crunch(?:es)?|step[- ]?ups?|carry|carries|farmers?|raises?|fly|flys|flyes?|flies|extensions?|pull[- ]?downs?|push[- ]?downs?|" +
  "kick ?backs?|shrugs?|mountain climbers?|jumping jacks?|box jumps?|(?:turkish )?get[- ]?ups?|tgus?|halos?|roll ?outs?|skull ?crushers?|pull ?overs?|face ?pulls?|good ?mornings|hypers?|" +
  "hyperextensions?|bss|bulgarians?|pistols?|muscle[- ]?ups?|handstands?|l-?sits?|wall ?sits?|dead ?bugs?|bird ?dogs?|russian twists?|hollow (?:holds?|body)|(?:dead )?hangs?|toes to bar|" +
  "wall ?balls?|sleds?|battle ropes?|nordics?|sprints?|dl|dls|pull ?aparts?|wood ?chops?|supermans?|bear crawls?|zerchers?|clamshells?|inchworms?|hip hinges?|kbs|lifts|push press|rack pulls?|" +
  "kniebeugen?|kreuzheben|bankdrucken|liegestutzen?|klimmzugen?|ausfallschritte?n?|rudern|schulterdrucken|souleves? de terre|developpe couche|pompes|tractions?|fentes|rowing|sentadillas?|peso muerto|" +
  "press (?:de )?banca|dominadas|flexiones|zancadas|remo|stacc(?:o|hi)|panca(?: piana)?|trazioni|piegamenti|affondi|rematore|agachamentos?|supino|levantamento terra|flexoes|barra fixa|remada|afundos?|rosca)";
export const CARDIO =
  "(?:run|runs|running|ran|jog(?:s|ged|ging)?|cycl(?:e|ed|ing)|bik(?:e|ed|ing)|rode|swim(?:s|ming)?|swam|walk(?:s|ed|ing)?|hik(?:e|ed|ing)|row(?:ed|ing|er)|erg|ski ?erg|treadmill|elliptical|stair ?master|stairs|" +
  "jump(?:ing|ed)? rope|skipp(?:ed|ing) rope|skipping|spin class|spinning|peloton|cardio|zone ?2|conditioning|intervals|5k|10k|gelaufen|gerannt|spaziert|camine|anduve|camminato|caminhei|joggen|gejoggt|gerudert|geradelt|laufen|schwimmen|geschwommen|radfahren|course|couru|courir|natation|nage|velo|correr|corri|nade|nadar|bicicleta|" +
  "corsa|corso|correre|nuoto|nuotato|bici|corrida|natacao|nadei|pedalei|football|soccer|basketball|tennis|boxing|yoga|pilates|climb(?:ed|ing)?|boulder(?:ed|ing)|surfed|skated|sparred|kayaked|rucking|murph|fran|cindy|ruck)";
export const MUSCLE =
  "(?:chest|pecs?|back|lats?|traps?|shoulders?|delts?|rear delts?|arms?|biceps?|bis(?! (?:\\d|zum?|zur|jetzt|heute|morgen|ende|mitte|anfang|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)\\b)|triceps?|tris|forearms?|grip|abs|core|obliques?|glutes?|butt|booty|bum|hamstrings?|hammies|hams|quads?|calf|calves|legs?|thighs?|" +
  "adductors?|abductors?|hip flexors?|upper body|lower body|full body|whole body|total body|posterior chain|neck|muscles?|ab|glute|bicep|tricep|delt|pec|quad|hammy|midsection|waist|love handles|rotator cuff|erectors|spinal erectors|six pack|rhomboids|soleus|psoas|" +
  "brust|rucken|beine?|schultern?|arme|bauch|po|oberkorper|unterkorper|ganzkorper|muskeln?|poitrine|pecs|dos|jambes?|epaules?|bras|abdos|fessiers?|haut du corps|bas du corps|muscles?|pecho|espalda|piernas?|hombros?|brazos?|" +
  "gluteos?|abdominales?|abdomen|musculos?|tren superior|tren inferior|petto|schiena|gambe|spalle|braccia|addominali|glutei|muscol[oi]|peito|costas|pernas?|ombros?|bracos?|gluteos|abdominais|musculos?)";
/** Ideas of training that are neither an exercise nor a muscle. */
export const CONCEPT =
  "(?:hypertrophy|hypertrophic|strength|strong(?:er|est)?|progressive overload|overload|deload(?:s|ing)?|training volume|intensity|training frequency|reps?|sets?|rep ranges?|rpe|rir|1 ?rm|one rep max|(?:to|till|until) failure|tempo|time under tension|" +
  "rest(?:ing)? (?:between|periods?|times?|days?|intervals?)|rest day|warm(?:ing)?[- ]?ups?|cool[- ]?downs?|stretch(?:es|ing)?|mobility|flexibility|foam roll\\w*|recover(?:y|ing)?|doms|sore(?:ness)?|overtrain\\w*|" +
  "periodi[sz]\\w*|super ?sets?|drop ?sets?|rest[- ]pause|myo ?reps?|cluster sets?|amrap|emom|tabata|hiit|liss|metcon|vo2 ?max|heart rate|max hr|fat loss|lose (?:fat|weight)|cutting|bulk(?:ing)?|recomp\\w*|body fat|toned?|toning|" +
  "muscle|muscles|gains|plateau(?:s|ed|ing)?|technique|posture|stance|squat depth|bar path|(?:lifting )?belts?|(?:lifting )?straps|smith|leg day|pump(?:ed)?|jacked|swole|shredded|ripped|get big(?:ger)?|knee sleeves|wrist wraps|chalk|lifting shoes|weight ?lifting|lift(?:s|ing|er|ers)?|weights|heavy|heavier|" +
  "train(?:ing|s|ed)?|work ?outs?|working out|exercis(?:es?|ing)|gyms?|calisthenics|powerlift\\w*|bodybuild\\w*|crossfit|strongman|compounds?|isolation|free ?weights|barbells?|dumb?bells?|kettle ?bells?|kbs?|dbs?|bbs?|resistance bands?|" +
  "ppl|push[ /-]?pull(?:[ /-]?legs)?|bro split|upper[ /]lower|5/3/1|531|5x5|stronglifts|starting strength|gzclp|nsuns|phul|phat|sumo|conventional|high bar|low bar|(?:wide|close|narrow|mixed|hook|neutral|overhand|underhand|false) grip|romanian|bulgarian|mind[- ]muscle|range of motion|rom|eccentrics?|concentric|isometrics?|negatives|brac(?:e|ing)|valsalva|" +
  "butt wink|valgus|sticking point|lock ?out|leg drive|hip hinge|dorsiflexion|fast[- ]twitch|fibers?|fibres?|conditioning|endurance|stamina|explosive(?:ness)?|plyo\\w*|athletic|ath?lete|newbie|noob|beginners?|intermediate|advanced lifter|" +
  "working sets?|warm[- ]?up sets?|junk volume|trainer|coach|spotter|physio|personal record|powerlifter|physique|spot reduction|anabolic|muscle memory|central nervous system|cns|session|fitness|athlete|" +
  "training|trainieren|kraft|satze|wiederholungen|aufwarmen|dehnen|muskelkater|muskelaufbau|ubung(?:en)?|entrainement|musculation|muscu|seance|series|repetitions|echauffement|etirements?|exercices?|courbatures|" +
  "entrenamiento|entrenar|fuerza|repeticiones|calentamiento|estiramientos?|ejercicios?|agujetas|allenamento|allenarsi|forza|serie|ripetizioni|riscaldamento|eserciz[io]|treino|treinar|forca|repeticoes|aquecimento|alongamento|exercicios?|hipertrofia|ipertrofia|hypertrophie)";
export const TRAINING = `(?:${EXERCISE}|${CARDIO}|${MUSCLE}|${CONCEPT})`;

/** What one session is called. */
export const SESSION =
  "(?:work ?outs?|sessions?|sesh|wods?|circuits?|hiit|emom|amrap|tabata|metcon|finishers?|(?:conditioning|cardio|strength) piece|grinder|burn ?out(?= set|$)|warm[- ]?up|cool[- ]?down|burner|pump|(?:training|gym|stretching|mobility|yoga|core|ab|abs|warm[- ]?up|morning|stretch) (?:routine|flow|sequence)|" +
  "(?:leg|legs|push|pull|chest|back|arm|arms|shoulder|shoulders|upper|lower|upper body|lower body|full body|core|ab|abs|glute|cardio|mobility|recovery|squat|bench|deadlift) (?:day|days|work|training|blast|burn)|" +
  "einheit|\\w{3,}training|(?:ein|kurzes|mein|minuten|das) training|trainingseinheit|zirkel|seance|entrainement|circuit|echauffement|entrenamiento|entreno|sesion|circuito|calentamiento|allenamento|sessione|scheda di oggi|riscaldamento|treino|sessao|aquecimento|trening|traning|traningspass|treningu|trainingssessie|sessie)";
/** What lasts longer than one session. */
export const PLAN =
  "(?:(?:training |workout |strength |weekly |exercise |lifting |running |gym )?(?:programm?(?:e|s|es)?|routines?|plans?|splits?(?![- ](?:squats?|stance|lunges?|jerks?|kniebeugen?|leg))|regimens?|regimes?)|(?:\\d+|\\w+)[- ]?weeks? (?:block|cycle|phase|prep)|next (?:training )?block|(?:training|strength) cycles?|meso ?cycles?|macro ?cycles?|micro ?cycles?|(?:training |strength |hypertrophy |peaking )blocks?|(?:weekly |training |workout |gym )schedule|trainingsplan|trainingsplane|" +
  "programme d entrainement|plan d entrainement|plan de entrenamiento|rutina|programa|scheda|programma|piano di allenamento|plano de treino|ficha de treino)";
/** Verbs that ask for something to be made. */
export const MAKE =
  "(?:build|make|do (?:me|us)(?= (?:an?|some|another|\\d))|create|generate|design|give(?: me)?|gimme|put together|program(?= (?:an?|me|my|some) )|draw up|come up with|suggest|recommend|plan(?: out)?|write(?: up| out)?|set (?:me )?up|cook up|throw together|whip up|program me|prepare|find me|show me|get me|hit me w(?:ith)?|send me|(?:i need|need|i want|want|i would like|i would love|would like)(?! to\\b)|" +
  "can i (?:get|have)|could i (?:get|have)|may i have|looking for|look for|i am after|surprise me|lets (?:do|have|get|make|build)|i am looking|craft|propose|provide|assemble|map out|organi[sz]e|start me on|put me on|" +
  "mach(?:e)?(?: mir)?|(?:stellst|machst|baust|kannst) du mir|stell(?:e)? mir|erstelle?(?: mir)?|gib mir|bau(?:e)?(?: mir)?|ich brauche|ich will|ich mochte|schreib(?: mir)?|zeig mir|cree(?:z)?(?: moi)?|fais(?: moi)?|donne(?: moi)?|propose(?: moi)?|prepare(?: moi)?|je veux|je voudrais|j ai besoin|il me faut|" +
  "hazme|haz|crea(?:me)?|dame|arma(?:me)?|prepara(?:me)?|necesito|quiero|disena(?:me)?|genera(?:me)?|mi (?:prepari|fai|crei|dai)|me (?:haces|armas|das|preparas|faz|monta)|fammi|crea(?:mi)?|dammi|prepara(?:mi)?|mi serve|ho bisogno|voglio|vorrei|monta|monte|crie|cria|faz|faca|me (?:da|de|passa)|preciso|quero|gostaria)";
/** Verbs that change something that is there. */
export const CHANGE =
  "(?:swap(?: out)?|take .{1,30} out(?= of)|replace|change|move|remove|delete|drop|take out|get rid of|cut|edit|update|modify|tweak|adjust|rearrange|reorder|shift|switch|substitute|reduce|increase|lower(?! (?:body|back|half|limbs?|legs?|abs|chest|days?|session|workout|a|b)(?![a-z]))|bump up|shorten|extend|add|include|insert|rename|restructure|rework|revise|redo|make|convert|skip|take .{1,30} off|push .{1,40} back|bring .{1,30} forward|postpone|reschedule|" +
  "tausche?|ersetze?|ander[en]?|verschiebe?|entferne?|fuge?|remplace[rz]?|change[rz]?|deplace[rz]?|enleve[rz]?|ajoute[rz]?|modifie[rz]?|cambia(?:r)?|reemplaza|quita(?:r)?|mueve|anade|agrega|sostituisci|sposta|togli|aggiungi|modifica|troque|troca|mude|remova|tire|adicione)";
/** Food by name or kind. */
export const FOOD =
  "(?:calories?|kcals?|cals|macros?|macronutrients?|micronutrients?|proteins?|carbs?|carbohydrates?|fib(?:er|re)|sugar|saturated fats?|omega ?3|sodium|electrolytes?|vitamins?|nutrition(?:al)?|diet(?:s|ary|ing)?|meals?|breakfast|lunch(?! ?(?:break|hour|time))|dinner|supper|snacks?|food|foods|eat(?:s|ing|en)?|ate(?! (?:a |o |as |os |aos? )?(?:falha|amanha|logo|mais))|" +
  "recipes?|cook(?:ing)?|drank|drink(?:s|ing)?|alcohol|beers?|wine|coffee|caffeine|water intake|hydrat\\w+|chicken|beef|steak|turkey|fish|salmon|tuna|eggs?|egg whites?|rice|pasta|oats?|oatmeal|porridge|bread|toast|potato(?:es)?|quinoa|lentils|beans|tofu|tempeh|seitan|milk|" +
  "yogh?urt|skyr|cheese|cottage cheese|whey|casein|protein (?:shake|powder|bar)s?|shakes?|smoothie|bananas?|apples?|berries|avocados?|broccoli|spinach|salad|nuts|almonds|peanut butter|olive oil|pizza|burgers?|sandwich|chocolate|ice cream|cereal|bagel|burrito|sushi|creatine|" +
  "pre[- ]?workout supplement|supplements?|bcaas?|eaas?|multivitamins?|fasting|intermittent fasting|keto|ketogenic|vegan|vegetarian|carnivore|tdee|maintenance calories|deficit|surplus|calorie deficit|gluten|lactose|" +
  "kalorien|eiweiss|essen|gegessen|ernahrung|mahlzeit|fruhstuck|mittagessen|abendessen|hahnchen|reis|proteines?|repas|manger|mange|regime alimentaire|petit dejeuner|dejeuner|diner|poulet|riz|oeufs?|banane|calorias?|proteinas?|comer|comi|comida|desayuno|almuerzo|cena|pollo|arroz|huevos?|" +
  "dieta|calorie|proteine|mangiare|mangiato|colazione|pranzo|riso|uova|uovo|carboidrati|nutrizione|alimentazione|almoco|jantar|cafe da manha|frango|ovos?|alimentacao|nutricao)";
const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
export const WEEKDAY = "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tue|wed|thu|fri|sat|sun)";
/** A day or a time that lies ahead or could. */
export const WHEN = `(?:${WEEKDAY}|tomorrow|tonight|${MONTH}(?: \\d{1,2})?|\\d{1,2}(?:st|nd|rd|th)|\\d{1,2}[/.]\\d{1,2}|next (?:week|month|year)|in \\w+ (?:days?|weeks?|months?)|at \\d{1,2}(?::\\d\\d)? ?(?:am|pm)?|\\d{1,2} ?(?:am|pm)|noon)`;

/** Words of training that everyday life has too: "clean suede shoes", "run for council", "curl my hair". */
export const HOMOGRAPHS =
  /\b(?:cleans?|press(?:es|ing)?|curl(?:s|ing)?|rows?|run(?:s|ning)?|planks?|fl(?:y|ies|ying)|dips?|bench(?:es)?|squat(?:s|ting)?|train(?:s|ing|ed)?|lift(?:s|ing)?|jerks?|weights?|sets?|reps?|walk(?:s|ing)?|back|neck|legs?|arms?|chest|core|heavy|strong(?:er|est)?|pumps?|jump(?:s|ing)?|stretch(?:es|ing)?|swings?|crunch(?:es)?|snatch|raises?|carry|coach|session|compound|muscles?|10k|5k|bar|bars|traps?|calf|course|intervals|boxing|recover(?:y|ing)?|tempo|stance|intensity|volume|exercis(?:e|es))\b/;

/** How a machine or a place is that cannot be had. */
export const OUT_OF_USE =
  "(?:broken|bust(?:ed)?|taken|busy|occupied|hogged|in use|being used|out of (?:order|action|service)|closed(?: off)?|shut)";
