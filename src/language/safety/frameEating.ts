/** Vocabularies of frames about food that is feared, forbidden, paid for or brought up; as in `frameWords`. */
export const FRAME_EATING = {
  /** Eaten, or to be eaten. */
  foodEaten: [
    "(eat|eats|ate|eaten|eating|food|meal|meals|lunch|dinner|supper|breakfast|snack*|bite|bites|dessert|calorie*|kcal|carbs|bread|pasta|rice|potato*|cake|biscuit*|cookie*|pizza|burger*|fries|chips|crisps|chocolate|ice cream|croissant*|sandwich*|banana*|grape*|apple|granola|cheese|oil|butter|sugar|sweets|beer|wine|yoghurt*|yogurt*|muffin*|donut*|doughnut*|pancake*|pastry|bagel*|toast|nuts|almonds|peanut butter|bbq|takeaway|roast|christmas dinner|scoop)",
    "(esse|essen|isst|gegessen|mahlzeit*|fruhstuck*|mittagessen|abendessen|kuchen|schoko*|brot|nudeln|eis|kekse*|chips|ol|gefressen|nachtisch)",
    "(comer|como|come|comi|comido|comida|cena|cene|cenar|desayun*|almuerz*|pan|arroz|torta|pastel|galleta*|helado|dulce*|tarta|aceite)",
    "(manger|mange*|repas|diner|dejeuner|petit dej*|pain|pates|riz|gateau*|glace|chocolat|biscuit*|bouffe*|huile|croissant*)",
    "(mangi*|cibo|pasto|pasti|cena|pranzo|colazione|pane|riso|torta|gelato|dolc*|biscott*|olio)",
    "(comer|como|comeu|comi|refeic*|jantar|jantei|almoco|almocei|pao|arroz|bolo|brigadeiro|sorvete|doce*|bolacha*|oleo|biscoito*)",
  ],
  /** What it has to be paid with. */
  paidWith: [
    "(burn* (it |that |this |them |the |off|_ off)|burns off|burn off|burnt off|work* (it |that |this |them |) off|run (it|that|this) off|walk (it|that|this) off|sweat (it|that|this) out|undo|undoes|undone|undoing|cancel* (it|that|out|this)|make up for|making up for|atone*|pay* (for|it|back|off)|paid for|owe|earn|earning|compensat*|punish*|deserve*|equals|equal|fair|price of|price for|forgive myself|wipe* (it|that) out|get rid of|til (its|it is) gone|until (its|it is) gone|repay|worth how many)",
    "how many (_ |) (km|miles|k|hours|flights|steps|burpees|laps|minutes|stairs|squats|gyms)",
    "(loszuwerden|loswerden|wegkriegen|weg (ist|sind|geht|haben)|runterkriegen|abtrainier*|abarbeit*|verdien*|bestraf*|wieder runter|wegtrainier*|rauslauf*)",
    "(quemar*|borrar*|bajarl*|compensar|pagar|castig*|merezc*|merece*|ganar*)",
    "(bruler|eliminer|compenser|payer|punir|punis|merit*|rattraper)",
    "(brucia*|smaltire|rimediare|compensare|punir*|punizion*|merit*|scontare)",
    "(queimar|compensar|pagar|castig*|merec*|perder isso)",
  ],
  /** Work of the body. */
  workDone: [
    "(run|runs|ran|running|jog|cardio|treadmill|stairs|stairmaster|stair master|bike|cycle|spin|row|rower|rowing|elliptical|hiit|burpee*|squats|steps|walk|walked|km|miles|hours|hour|minutes|min|flights|double|two a day|2 a day|workout|session|train*|exercise|exercis*|gym|skipping|laps|swim|sit ups|crunches|star jumps|jumping jacks)",
    "(laufen|lauf|laufband|joggen|renn*|sport|stunden|schritte|km|trainier*|rad|liegestutze|sit ups)",
    "(correr|corro|corri|pasos|horas|entren*|gimnasio|cinta|abdominal*|sentadilla*|eliptica|spinning)",
    "(courir|cours|course|heures|pas|velo|abdos|sport|entrain*|marche*|seance)",
    "(correre|corsa|corro|passi|ore|allen*|palestra|addominal*|camminat*|cyclette)",
    "(correr|corrida|corro|passos|horas|trein*|academia|esteira|abdomina*|bicicleta)",
  ],
  /** May eat only then. */
  eatOnly: [
    "(only|just|dont|not|cant|wont|never|no) (_ |) (_ |) (eat|eating|food|dinner|breakfast|lunch|supper|deserve*) (_ |) (_ |) (_ |) (if|until|till|til|unless|after|when|once|before) (_ |) (_ |) (burn*|run|ran|steps|step|trained|train|work*|cardio|pace|gym|watch|sweat*|moved|exercis*|walked|hit|skip*|miss*)",
    "(until|till|so|must|have to|need to|to) (i |) (earn|deserve) (_ |) (_ |) (dinner|supper|food|breakfast|lunch|meal|eat|carbs|fuel|treat|rest day*|rest days)",
    "(dont|not|didnt|never|only) (_ |) (deserve|earn*|merit*|allowed|let myself|allow myself) (_ |) (to |) (_ |) (eat|food|dinner|breakfast|lunch|supper|fuel|carbs|rest|one|an apple)",
    "(no|not a|skip*|without) (workout|training|run|session|gym|steps|cardio) (_ |) (_ |) (no|not|then no|means no) (food|dinner|eat*|meal|breakfast)",
    "rest day (_ |) (_ |) (no|without|means) (_ |) (food|eat*|carbs|dinner)",
    "(miss|missed|skip|skipped) (_ |) (_ |) (workout|session|run|training|gym|day) (_ |) (_ |) (_ |) (dont|not|cant|no) (_ |) (_ |) (_ |) (eat|dinner|food|deserve|breakfast)",
    "(allow|allowed|let|permit) (myself |me |) (only |just |) (one|1|an|a|half) (_ |) (apple|egg|coffee|banana|meal|yogurt|biscuit|rice cake)",
    "(darf|erst) (_ |) (_ |) (essen|fruhstucken) (_ |) (_ |) (wenn|nach|erst)",
    "(solo|hasta|no) (_ |) (_ |) (ceno|como|desayuno|comer|cenar) (_ |) (_ |) (si|cuando|despues|hasta) (_ |) (_ |) (corr*|quem*|entren*|pasos)",
    "(me prive|j ai droit a|droit a) (_ |) (_ |)",
    "(merite*|merito|merezco|mereco|verdiene*) (_ |) (_ |) (manger|mangiare|comer|cenar|jantar|essen|cenare|diner)",
    "(mangio|ceno|janto|como) solo se",
    "so (mereco|posso|como|janto) (_ |) (_ |) (se|depois|quando)",
  ],
  /** So little of it, and nothing else. */
  crumbs: [
    "(only|just|nothing but|live on|living on|living off|lived on|survive on|surviving on|day of|all ive had|all i had|all i eat|is all|ate|eat|had|since|plan|log) (_ |) (_ |) (_ |) (apple|apples|cucumber*|lettuce|celery|broth|soup|gum|ice chips|ice|black coffee|coffee|diet coke|rice cake*|carrot*|yoghurt*|yogurt*|grapes|grape|almonds|egg white*|egg|crackers|cracker|water|tea|pickles|salad|half a banana|tomato*|air|mints|fruit)",
    "(nur|bloss) (_ |) (_ |) (apfel|gurke*|bruhe|salat|kaffee|wasser|kaugummi|mohre*|reiswaffel*|obst)",
    "(solo|nada mas que|a base de) (_ |) (_ |) (manzana*|pepino|lechuga|agua|caldo|cafe|chicle|fruta)",
    "(que|rien que|seulement) (_ |) (_ |) (pomme*|concombre*|salade|bouillon|cafe|eau|chewing*)",
    "(solo|soltanto) (_ |) (_ |) (mela|mele|finocch*|insalata|brodo|caffe|acqua|cetriol*)",
    "(so|apenas) (_ |) (_ |) (maca*|alface|pepino|agua|cafe|caldo|gelatina)",
  ],
  soLong: [
    "(since (monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|last)|for (_ |) (weeks|week|days|2 days|3 days|two days|three days|four days|a week)|all day|all week|every day|a day|daily|2-9 days|two days|three days|days now|in two days|once in|day (2-20)|until (monday|tuesday|wednesday|thursday|friday|saturday|sunday|the weekend|it)|till (monday|tuesday|wednesday|thursday|friday|saturday|sunday)|seit (montag|tagen|gestern)|am tag|desde (el |) (lunes|ayer|viernes)|al dia|par jour|depuis (lundi|hier)|al giorno|da (lunedi|giorni)|por dia|desde (segunda|ontem)|hr in|hours in|weekdays)",
  ],
  /** Hunger as a feat. */
  proudHunger: [
    "(proud|powerful|strong|clean|pure|light|lighter|empty|hollow|calm|control|winning|superior|high|good day|great day|feel great|feels good|like it|addict*|free|focus*|finally|lean*|skinny|thin|flat|ribs|abs|lose|losing|scale|down|weigh*|fat|burn|km|k run|run|cardio|squats|miles|hours|keep going|push through|weak|shaking|legs shaking|dizzy|tired|enough|is that ok|enough burn)",
    "(stolz|leicht|leer|kontrolle|lauf*|km|abnehm*|reicht|orgullos*|poderos*|limpi*|vaci*|rutina|fiere|fier|legere|vide|cours|orgoglios*|leggera|vuot*|corro|scendo|km|orgulh*|leve|vazi*|treino)",
  ],
  notEaten: [
    "(havent|not|hasnt|didnt|dont|stopped|stop|no|without|quit) (_ |) (eat|eaten|eating|food|ate|had food)",
    "(skip*|skipping) (_ |) (lunch|dinner|breakfast|meals|food|eating)",
    "(fast*|fasted|fasting) (_ |) (_ |) (till|until|to|day|days|hours)",
    "water (fast|only)",
    "(nichts|nix) (_ |) (gegessen|essen)",
    "(no|sin|non|nao|ne|n ai) (_ |) (_ |) (como|comer|comido|mangio|mangiare|mangiato|comi|mange|rien mange|desayuno)",
    "(hambre|faim|fame|fome|hunger|hungry|starving)",
  ],
  /** Brought up, got rid of, hidden. */
  upAgain: [
    "(bring|brings|bringing|brought|throw|throws|throwing|threw|puke*|puking|vomit*|chuck*|sick*|heave*) (_ |) (_ |) (_ |) (up|back up) (_ |) (_ |) (on purpose|dinner|lunch|meals|food|in secret|secretly|binge*|after (dinner|lunch|meals|eating|food|every|each)|every (meal|dinner|night|evening)|most (days|nights|evenings))",
    "(bring|bringing|brought|throw|threw|throwing) (_ |) (everything|it|it all|all|food|my food|dinner|lunch|meals) (back |) up",
    "(get|gets|got|getting) rid of (it|lunch|dinner|food|what|the|breakfast|my) (_ |) (_ |) (_ |) (toilet*|bathroom|after|before|ate|eat|regret|school)",
    "(regret|guilty|guilt) (_ |) (_ |) (_ |) get rid of it",
    "(finger|fingers|toothbrush|two fingers) (_ |) (_ |) (_ |) (throat|trick|down my|meal*|every (evening|meal|night|day))",
    "(bathroom|toilet|loo) (_ |) (right |straight |) (after|following) (_ |) (_ |) (_ |) (dinner|meal*|eat*|lunch|food)",
    "(bathroom|toilet|loo) (_ |) (_ |) (finger|fingers|toothbrush)",
    "(refeed*|meal*|binge*|dinner*|cheat*) (_ |) (_ |) (_ |) (_ |) (bathroom|toilet) (with|after|again|every)",
    "(disappear*|goes|go|run) (to |) (the |) (bathroom|toilet|loo) (_ |) (_ |) (after|every)",
    "(scarred|scars|marks|callus*) (_ |) (_ |) knuckles (_ |) (_ |) (teeth|finger*|throat)",
    "knuckles are (scarred|raw|red)",
    "(teeth|throat) (_ |) (_ |) (_ |) (throwing up|being sick|vomit*|purg*|acid)",
    "(laxat*|laxies|lax|ex lax|dulcolax|senna|diuretic*|water pills|abfuhr*|lassativ*) (_ |) (_ |) (_ |) (after|every|each|when|flat|thin*|food|eat*|refeed|meals|craque|dieta|saio|night|nach|quand|cuando|quando|toda|weight|belly|morning|cheat)",
    "(vomi*|vomis|vomito) (_ |) (_ |) (_ |) (cachette|ceno|cena|comer|comida|repas|manger|diner|dopo|apres|despues|depois)",
    "(ceno|cena|comer|repas|diner|dopo|apres|despues|depois|jantar) (_ |) (_ |) (vomi*|vomis|vomito)",
    "(kotz*|erbrech*|ubergeb*) (_ |) (_ |) (nach|essen|absichtlich|immer)",
    "(what|the bit that|whatever) stayed down",
    "(chew*|kau*|mastic*|mache*) (_ |) (_ |) (_ |) (_ |) (spit*|spat|spuck*|crach*|escup*|sput*|cusp*)",
    "keep (_ |) down (coffee|gum|only|just)",
    "(hide|hides|hiding|hid|throws out|bin|bins|binning|esconde*|cache*|nascond*|versteck*) (_ |) (_ |) (food|dinner|lunch|comida|cena|nourriture|cibo|essen|napkin*|servilleta*)",
    "(told|tell*|lie|lied) (_ |) (_ |) (_ |) (i |) (ate|eaten|had dinner|already ate)",
    "(hide|hiding|put|sewn|wear*) (_ |) (weights|coins|stones|water) (_ |) (_ |) (pocket*|weigh in|weigh ins|weighed)",
    "(silent*|quiet*|secret*) (_ |) (_ |) (_ |) (_ |) (parents|mum|mom|they|nobody|dad|nurse*|clinic) (_ |) (_ |) (hear*|see|notice|know|noticing)",
    "(burn|train|exercise|workouts|cardio|move) (_ |) (_ |) without (them|anyone|anybody|the nurses|my parents|mum|mom) (notic*|know*|hear*|see*)",
  ],
  /** A body measured, feared and found too much. */
  bodyHate: [
    "(whale|cow|pig|elephant|disgust*|gross|fat|huge|flabby|wobbly|massive|obese|repulsive|hideous|too big|still big|lose the bum|smaller|smallest|shrink|skinnier|thinner|gorda|gord*|grosse|grassa|grasso|dick|fett|still fat|too much of me)",
  ],
  bodyChecked: [
    "(measure*|pinch*|grab*|check*|touch*|feel*|count*) (_ |) (my |the |) (wrist*|fat|collarbone*|ribs|thigh*|hip bones|hips|waist|belly|bones|stomach) (_ |) (_ |) (_ |) (every|each|times|hour|day|mirror|still|100|50|30|20)",
    "(weigh|weighed|weighing) (myself |) (_ |) (after|before|times|every hour|every drink|each time) (_ |) (eat*|drink*|wee|day|hour|meal*|toilet)",
    "(mi peso|me peso|me pese|wiege mich) (_ |) (_ |) (ogni|cada|chaque|jede*|toda|volta|vez|fois)",
    "(thigh gap|hip bones|see my ribs|vedo le costole|costillas|bones show|bones are)",
    "(model|agency|ballet|dance) (_ |) (_ |) (_ |) (wants|says|said|teacher) (_ |) (_ |) (hips|lose|bum|smaller|thinner|kg|kilos)",
    "(hair) (_ |) (_ |) (falling out|comes out|coming out|fuzzy|fine hair)",
    "fuzzy hair on",
    "(bmi) (_ |) (_ |) (13|14|15|16|17)",
  ],
  /** What the scale forbids. */
  scaleRules: [
    "(mi peso|me peso|je me pese|wiege mich|weigh myself|me pese) (_ |) (_ |) (every hour|every drink|ogni ora|cada hora|chaque heure|jede stunde|toda hora|(5-40|ten|diez|dieci|dix|zehn|dez) (times|veces|volte|fois|mal|vezes))",
    "(weigh|count|measure|log|wiege|zahle|peso|cuento|pese|compte|conto|segno) (_ |) (_ |) (each|every|jede*|cada|ogni|chaque|das|die|the) (_ |) (lettuce|leaf|leaves|salad|almond*|olive*|grape*|cucumber*|slice of (cucumber|tomato)|salat*|gurken*|blatt|lechuga|hoja|aceituna*|feuille*|salade|oliva|olive|foglia|insalata|alface|folha|azeitona*)",
    "(step*|get|hop|stand*|subo|salgo|monte|steig*|steh*) (_ |) (on|a|sur|sulla|na|auf) (the |la |die |) (scale|scales|bascula|bilancia|balanca|balance|waage) (_ |) (_ |) (5-40|ten|twelve|twenty|diez|dieci|dez|zehn|dix|after|nach) (times|veces|volte|vezes|mal|fois|every|jedem)",
    "(weigh*|pese|peso|wiege) (myself |me |mi |mich |) (_ |) (before|avant|antes|prima|vor) (and|et|y|e|und) (after|apres|despues|dopo|depois|nach) (_ |) (each|every|chaque|cada|ogni|jede*) (_ |) (glass|drink|meal|coffee|toilet|verre|repas|vaso|comida|bicchiere|pasto|copo|refeic*|glas|mahlzeit|essen)",
    "(hunger|hungry|hambre|faim|fame|fome) (_ |) (me |mi |m |fuhlt sich |is |feels |makes me feel |mi fa sentire |_ |) (_ |) (tranquiliza|calma|acalma|alivia|rassure|apaise|beruhigt|rassicura|forte|stark|sauber|clean|pure|strong|safe|powerful|limpia|propre|pulita|segura)",
    "hunger (_ |) (_ |) (_ |) (its|it is) working",
    "(number|scale|scales|100 grams|grams) (_ |) (_ |) (_ |) (up|goes up|more|higher) (_ |) (_ |) (_ |) (_ |) (dont|not|no|wont|cant|nothing) (_ |) (_ |) (_ |) (eat|leave|sit|goes|food|mouth|desayuno|breakfast)",
    "nothing (goes|passes|going|getting|gets) (_ |) (in|past|into) my (mouth|lips)",
    "(in front of people|where anyone can see|if anyone is watching) (for months|since|anymore|_)",
    "(clean|pure|holy|superior|powerful|in control) (when|with|on) (_ |) (_ |) (empty|dont eat|not eaten|hungry|hunger|fast*)",
    "empty stomach (_ |) (_ |) (clean|pure|powerful|strong|in control|superior)",
  ],
  lightWeight: [
    "(33-47) (kg|kilos|kilo|chili|quilos)",
    "(5|6|7) stone (_ |) (1-13|and|still|want|now|im)",
    "(33-47) (is|und|et|e|y|on|at|want|wanna|today|still|para|pour|per)",
  ],
  wantsLess: [
    "(want|wanna|goal|target|aim|get to|down to|reach|cut|lose|losing|less|lower|under|below|ten more|five more|one more|another|still|fat|whale|flabby|will|unter|runter|noch|quiero|bajar|llegar|menos|veux|descendre|perdre|moins|voglio|scendere|perdere|meno|quero|chegar|perder|menos|proud|look right|keep going|cardio|keep the|burn)",
  ],
  /** Food as a terror or a sin. */
  foodDread: [
    "(scared|afraid|terrified|panic*|fear|anxious|cry|cried|crying|sobbed|sobbing|asham*|guilt*|disgust*|sick|bad|dirty|naughty|weak|failed|sin|sinned|hate|cant look|nightmare*|dread*)",
    "(angst|panik|ekel*|schame*|schlechtes gewissen|miedo|terror|panico|asco|culpa*|verguenza|peur|panique|honte|culpab*|degout*|pleure|paura|terrore|vergogn*|schif*|colpa|medo|pavor|nojo|vergonha|culpa)",
  ],
  noBleed: [
    "(mes|meses|months|monat*|mois|mesi) (_ |) (_ |) (no|nao|sin|sem|sans|senza|ohne|keine*|pas de) (_ |) (_ |) (_ |) (menstru*|regla|regles|ciclo|regel|tage|period|desce)",
    "(havent|not|no|stopped|hasnt) (_ |) (bled|bleed|period|periods|cycle|menstruat*|regla|regles|ciclo|tage) (_ |) (_ |) (_ |) (months|month|year|years|since|anymore|a while|ages|marathon)",
    "(period|periods|cycle|regel|regla|regles|ciclo|mestruaz*|menstruac*) (_ |) (is |are |has |have |) (gone|stopped|vanished|missing|disappeared|weg|desaparec*|disparu*|sparit*|sumiu|parou|mesi)",
    "(no|sin|sans|senza|sem|kein*) (cycle|period|periods|regla|regles|ciclo|regel|menstruac*) (_ |) (_ |) (_ |) (months|month|year|since|meses|mois|mesi|monat*|miles|kcal|stress)",
    "(amenorrh*|amenorre*)",
    "(period|periods|aunt flo|regel|regla|regles|ciclo|mestruaz*|menstruac*) (_ |) (hasnt|havent|didnt|isnt|wont|not|never|nicht|no|ne|non|nao) (_ |) (come|came|shown|turned up|been|start*|back|gekommen|venido|viene|baja|vient|venue|venuto|viene|vem|veio|desce)",
  ],
} as const satisfies Record<string, readonly string[]>;
