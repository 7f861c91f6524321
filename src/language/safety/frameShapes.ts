/** Vocabularies of frames about wounds, bones, airways, poisons, heat and pregnancy; as in `frameWords`. */
export const FRAME_SHAPES = {
  /** A part that has the shape of something else, or is where it does not belong. */
  oddShape: [
    "(looks|looked|shaped|is|like|went|bent|curved|now) (like |) (a |an |) (fork|dinner fork|banana|boomerang|question mark|staircase|tent|zigzag|chicane|hook|s|z|u|v) (shape*|after|now|and|since|when)",
    "(like |) (a |an |) (fork|dinner fork|banana|boomerang|question mark) ~ (bail*|fell|fall|drop*|land*|crash*)",
    "(a |) (bend|bump|corner|step|angle|kink|curve|dent) (where there (wasnt|isnt|was not|used to be|was|shouldnt be) (one|none|any|a|_)|it shouldnt (have|be)|that wasnt there)",
    "(round|around|on|to|at) the (side|outside|back) of (my|his|her) (leg|knee|thigh)",
    "(is|s|sits|went|slid|moved|gone) (round|around) the (side|back|outside)",
    "(hanging|dangling|hangs|dangles) (off|by|from|on|there|loose|down)",
    "(has|got|grown|with) (a |an |) (second|extra|new) (elbow|knee|bend|corner|joint|ankle|wrist)",
    "(hanging|hangs|hung|sitting|sits|sat|riding|rides) (way |) (lower|higher|low|forward*|in my armpit|down in my|in the armpit|further|out to the side)",
    "(sitting|sits|is|sat|slid|slipped|popped|went|over|moved) (on |in |) (the |) (round|around|wrong|other|side|outside|inside|back) (the |) (side|back) of (my|the|his|her)",
    "(is|sitting|sits|sat|went|moved) (round|around|over on) the (side|back|wrong side|outside) of (my|his|her|the)",
    "(sitting|sits|sat|went|moved) (on|to) the (side|back|wrong side|outside) of (my|his|her|the)",
    "bone is (looking|staring|peeking|peeping|saying)",
    "(tent*|poke*|poking|stick*|push*|press*|making a tent|look*|staring) ~ (under|through|at|against|up|out of) (the |my |his |her |) (skin|me|flesh)",
    "(poking|pushing|tenting) (the |my |) skin",
    "(big |deep |a |the |) (dent|step|gap|hollow|hole|lump) (under|below|where|at) (the |) (point|tip|top|it should|collarbone)",
    "(turned|rotated|pointing|twisted) (in|out|inward*|outward*) and (it is |its |) (shorter|longer)",
    "(shorter|longer) (than the other|and turned|and twisted|than it was)",
    "(guckt|schaut|steht|ragt|sticht) (_ |) (_ |) (raus|heraus|hervor|vorne raus)",
    "(points|pointing|faces|facing|faced) (the |) (wrong|other|opposite|backwards|behind|sideways|inward*|outward*) (way|direction|)",
    "(90|neunzig|rechten|falschen|komischen|unmoglichen) (grad |) winkel",
    "(im|en|in) (angulo|angolo|angle) (raro|strano|bizarre|estranho|droit|recto|retto)",
    "(mirando|mira|apunta*|girad*|regarde|pointe|tourne*|parti*|gira*|girat*|rivolt*|virad*|virou|aponta*|guarda) (_ |) (_ |) (otro lado|atras|al reves|l envers|arriere|de travers|autre cote|dietro|altra parte|al contrario|lado errado|tras|outro lado|hinten|donde no)",
    "(os|hueso|osso|knochen) (_ |) (pousse*|empuja*|spinge|empurra*|druckt|perce)",
    "(se (asoma|ve)|asoma|sobresale|ressort|sort|spunta|sporge|sai|aparece) (el |l |un |o |) (hueso|os|osso)",
  ],
  /** Out of its socket and not back. */
  outOfSocket: [
    "(salio|salido|ido|fuera|sorti*|sort|uscit*|fuori|saiu|fora|raus|rausgesprung*|draussen|popped out|slipped out|came out|is out|out) (_ |) (_ |) (_ |) (no (me |) (vuelve|entra|encaja)|ne rentre (pas|plus)|rentre (pas|plus)|non (rientra|torna)|nao (volta|entra|encaixa)|nicht (mehr |) (rein|zuruck)|wont go (back|in)|not going back|cant get it (back|in))",
    "se me (ha |) (salio|salido|sali|fue|ido|zafo|disloco) (el |la |) (hombro|rodilla|codo|rotula|cadera)",
    "(mi e |e |) (uscit*) (la |il |) (spalla|ginocchio|rotula|gomito|anca)",
    "(saiu|desencaixou|deslocou) (o |a |meu |minha |) (ombro|joelho|cotovelo|patela|quadril)",
    "(epaule|rotule|genou|coude|hanche) (est |) (sorti*|deboite*)",
    "(schulter|kniescheibe|ellbogen|hufte|finger) (ist |) (raus|draussen|rausgesprungen|ausgehangt)",
    "(shoulder|kneecap|knee cap|elbow|hip|finger|thumb) (is|s|popped|came|slipped|went) (right |clean |) out ~ (cant|wont|how do i|pop it|see|dent|ball|hanging|put it back|stand)",
    "(hip|shoulder|kneecap|patella|elbow) is out (the|and|of its|again|i|cant|leg)",
    "(shoulder|knee|kneecap|cap|patella|elbow|hip|finger|thumb|toe|jaw|wrist|ankle|joint|socket|out) ~ (pop|put|push|shove|get) it back (in|into)",
    "(how (do|can|should) (i|we|you)|how to|should (i|we)|(can|could|may|do) i|(help|let) me|try* to|trying to) (just |) (pop|push|shove) it back (in|into)",
    "see the ball",
  ],
  /** What cuts, and what blood does then. */
  cutBy: [
    "(cut|cuts|gash*|slash*|slice*|slit|knife|blade|wire|glass|stab*|impal*|spike|wound|artery|vein|laceration|schnitt*|geschnitten|messer|coupe|couteau|coupure|corte|cuchillo|navaja|taglio|tagliat*|coltello|faca|plate|edge|box|shin|hantelscheibe)",
  ],
  spurts: [
    "(through|soaked|soaking) (1-9|two|three|the|a|my|whole|several) (_ |) (towels|towel|shirt|tshirt|gauze|bandage*)",
    "(spurt*|squirt*|puls*|jet*|fountain|geyser|pumping|gush*|pours|pouring|spray*|spritz*|chorr*|gicl*|zampill*|schizz*|jorr*|esguich*)",
    "(bleed*|blut*|saigne*|sangr*|sanguin*) (_ |) (_ |) (like mad|like crazy|like a pig|wie verruckt|wie sau|comme|mucho|tanto|muito|stark|nonstop)",
    "(wont|not|isnt|doesnt|didnt) (stop|stopping|clot)",
  ],
  /** Blood that was inside. */
  broughtUp: [
    "(cough*|spit*|spat|hack*|vomit*|threw up|throw* up|puk*|puke|brought up|sick|retch*|hust*|kotz*|erbroch*|tous*|crach*|vomi*|tos*|escup*|tossi*|sput*|cusp*)",
  ],
  redStuff: [
    "(blood|bloody|red|crimson|blut*|sang|sangre|sangue|rojo|rouge|rosso|vermelh*) (_ |) (_ |) (froth*|foam*|streak*|clot*|stuff|in my vomit|in the vomit|in my sick|bits)",
    "(froth*|foam*|streak*|streaks|specks|clots) (_ |) (of |) (blood|red|pink)",
    "coffee (grounds|granules)",
    "(blood in|blood on|red and frothy|frothy|something red|bits of blood|bright red)",
    "(kaffeesatz|marc de cafe|posos de cafe|fondi di caffe|borra de cafe)",
  ],
  /** An airway that narrows. */
  airway: [
    "(throat|tongue|lips|lip|face|mouth|voice|windpipe|airway|neck|eyes|hals|zunge|lippen|gesicht|kehle|gorge|langue|levres|visage|garganta|lengua|labios|cara|gola|lingua|labbra|faccia|viso|labios|rosto|boca)",
  ],
  narrowing: [
    "(tiny|tight|pinhole|smaller|narrow*|clos*|shut*|tighten*|thick*|swell*|swollen|ballooning|huge|fat|double|like (a |) (sausage*|tyre*|tire*|football|balloon|golf ball|melon|tennis ball|duck|fish)|sausage*|tyres|going hoarse|hoarse|going|squeaky|cant swallow|hard to swallow|hard swallowing|lump)",
    "(zu|dick|enger|geschwoll*|schwill*|anschwell*|zugeschwoll*|zuschnurt|serre*|gonfl*|ferme|enfl*|cierr*|hinch*|aprieta|string*|chiud*|gonfi*|fech*|inch*)",
  ],
  trigger: [
    "(ate|eaten|eating|bar|shake|gel|nut|nuts|peanut*|cashew*|almond*|sesame|prawn*|shrimp|shellfish|fish|egg|eggs|milk|whey|kiwi|strawberr*|stung|sting|bee|wasp|hornet|bitten|bite|bit|spider|jelly fish|jellyfish|antibiotic*|penicillin|amoxicillin|aspirin|ibuprofen|tablet|pill|injection|jab|vaccine|latex|supplement|powder|new|hazel*)",
    "(gegessen|nuss|nusse|erdnuss*|riegel|gestochen|biene*|wespe*|mange|noix|cacahuete*|barre|crevette*|pique*|abeille|guepe|comi|comio|nuez|nueces|cacahuete*|barrita|gamba*|picadura|pico|abeja|avispa|mangiat*|noci|arachid*|barretta|gamber*|punt*|ape|vespa|comi|comeu|amendoim|castanha*|camarao|barrinha|picada|abelha|vespa)",
  ],
  choking: [
    "(went|gone|go|going) down the wrong (way|pipe|hole|tube)",
    "(se esta |esta |se |) (ahogando|atragantando|atraganto|asfixiando)",
    "(se esta ahogando|se ahoga|esta ahogandose)",
    "(sta |si sta |) (soffocando|strozzando)",
    "(s |est en train de s |il s |elle s |) (etouffe|etrangle|etouffer|etrangler)",
    "(se engasgou|(esta|ta) engasgad*|engasgando|engasgou|sufocando)",
    "(verschluckt|erstickt|erstickend)",
    "(clutch*|grab*|hold*|pointing at|clawing at) (_ |) (her|his|their|my) (throat|neck)",
  ],
  noSound: [
    "(no noise|no sound|silent|cant (talk|speak|cough|breathe)|blue|purple|clutch*|panick*|nicht|keine luft|no puede|non riesce|peut pas|nao consegue|help|what do i do|was tun|que hago|cosa faccio)",
  ],
  inhaler: [
    "(inhaler|inhalers|puffer|ventolin|salbutamol|blue pump|reliever|asthma spray|asthmaspray|inhalador|ventoline|inalatore|bombinha)",
  ],
  inhalerFails: [
    "(not|isnt|isn|doesnt|didnt|wont|no|nothing|barely|hardly) (_ |) (work*|touch*|help*|do*|kick*|open*|enough|effect)",
    "(again|third|3rd|fourth|4th|fifth|twice|three times|every) (_ |) (time|in|minutes|hour|already|use|go)",
    "(empty|ran out|run out|lost|at home|leer|vide|vacio|vuoto|vazi*)",
    "(hilft|wirkt) nicht",
    "(no|non|nao|ne) (me |mi |) (hace|fa|faz|fait|funciona|funziona) (efecto|effetto|efeito|effet|nada|niente|)",
  ],
  stillWheezing: ["(wheez*|tight|breath*|whistl*|gasp*|blue|air|luft|souffle|aire|aria|ar|sentence)"],
  /** Confused or strange, in the heat, the cold, with a low sugar or after a blow. */
  strange: [
    "(chat*|talk*|speak*|wav*|sing*|shout*|argu*) (_ |) (_ |) (_ |) (lamp*|post|wall|bush|tree|sign|bin|people who|nobody|noone|somebody who|ghosts|himself|herself)",
    "(answer*|reply*) questions (nobody|no one|that nobody)",
    "(wrong name|by another name|forgot my name|his own name|her own name|her name|his name|my name|what day|where we are|where i am|where she is|where he is|what year)",
    "(giggl*|lurch*|stagger*|stumbl*|wobbl*|weav*|sway*|zigzag*|raving|ranting|babbl*|mumbl*|incoheren*|delirious|delir*|confus*|muddled|disorient*|out of it|not making sense|making no sense|stopped making sense|stopped talking|gone quiet|fighting us|aggressive|glassy|vacant|spaced out|staring through|looks through me|foggy|swimmy|drunk)",
    "(wirr*|verwirrt|torkel*|taumel*|lallt|redet komisch|redet nicht|nicht ansprechbar|schaut durch|aufgehort zu reden)",
    "(delira|desorient*|habla raro|habla cosas raras|cosas raras|dice cosas|tambalea*|confundid*|delire|titub*|raconte n importe quoi|dit n importe quoi|parle bizarre|confus*|vaneggia|barcolla|dice cose strane|parla strano|delirando|falando coisa*|fala coisa*|cambaleando|confus*)",
    "(want* to|keeps|trying to) (take|taking) (her|his|my|their) (coat|jacket|clothes|top) off",
    "stopped shivering",
    "cant (work out|figure out|remember|tell|say) (which way|where|what day|how to get|my name|who)",
  ],
  /** The body no longer cools or warms itself. */
  overheated: [
    "(stopped|quit|not|isnt|no longer|hasnt|wont|no|without|zero|barely) (_ |) (sweat|sweating|sweats)",
    "((skin|im|i am|hes|shes|he is|she is|hes all|shes all|is|feel|feels|feeling|felt|was|all|got|went|going|completely|totally|bone) (hot and dry|hot dry|dry and hot)|(hot and dry|hot dry|dry and hot) (skin|face|forehead|to touch|to the touch|and (confused|dizzy|shivering|not|cold|no)))",
    "(bone dry|skin (is |) dry|dry skin|burning up|boiling|red as a lobster|lobster|gluhend heiss|gluht|skin bone dry|roasting|cooking)",
    "(no suda|sin sudar|ne transpire (plus|pas)|non suda|nao sua|schwitzt nicht|kein schweiss|piel seca|peau seche|pelle secca|pele seca|haut trocken)",
    "(shiver*|hypotherm*|ice cold|freezing|frozen|unterkuhlt)",
    "(scorching|burning hot|fiery|red hot) (skin|forehead|to touch)",
    "skin (is |) (scorching|burning|fiery|on fire)",
  ],
  weatherHeat: [
    "(heat|hot|sun|sauna|steam|degrees|grad|degres|grados|gradi|graus|sauna suit|marathon|half marathon|race|ultra|triathlon|hike|trail|track session|open water|lake|sea|ice|snow|hitze|sonne|chaleur|canicule|soleil|calor|sol|caldo|sole|quente|bikram)",
    "(30-46|88-115)",
  ],
  /** A sugar that is too low or far too high. */
  sugarOff: [
    "(sugar|sugars|glucose|bg|libre|dexcom|cgm|meter|sensor|zucker|bz|azucar|glucemia|glycemie|zucchero|glicemia|acucar) (_ |) (_ |) (_ |) (lo|low|hi|crash*|tank*|dropp*|dropping|30-59|1-3|niedrig|bajo|baja|bas|basso|bassa|baixo|baixa)",
    "(hypo|hypos|unterzucker*|hipo|hipogluc*|hypogly*|ipoglic*|hipoglic*)",
    "ketones (_ |) (2-9|high|moderate|large)",
    "(insulin|insulina|insuline) (_ |) (_ |) (no food|without food|forgot to eat|didnt eat|skipped|then nothing|ohne essen|sin comer|sans manger|senza mangiare|sem comer)",
    "(type 1|type one|t1|t1d|typ 1|tipo 1|diabetic|diabet*) (_ |) (_ |) (forgot to eat|havent eaten|didnt eat|skipped|no food|nothing to eat)",
  ],
  sugarSigns: [
    "(shak*|trembl*|sweat*|soaked|drench*|clammy|swimmy|foggy|fuzzy|confus*|blurr*|dizzy|faint*|weak|fight*|cant open|words|far away|vision|drows*|sleepy|pear drops|sick|vomit*|zitter*|schwitz*|schwindl*|tiembl*|temblor*|sud*|mare*|trembl*|transpir*|trem*|sudo|suando|tontur*|no puedo|kann*)",
  ],
  /** Somebody with child, by words or weeks. */
  withChild: [
    "(pregnant|pregnancy|expecting|trimester|bump|unborn|midwife|schwanger*|ssw|embaraz*|enceinte|incinta|gravid*|gestante|grossesse)",
    "(13-41) (weeks|wks|week|semanas|semaines|settimane|wochen|woche|w)",
    "(al|im|au|no|en el) (4-9|quarto|quinto|sesto|settimo|ottavo|nono|septimo|octavo|noveno|setimo|oitavo) (mese|mes|mois|monat)",
    "(4-9) (mois|meses|mesi|monat*) (de grossesse|de embarazo|di gravidanza|de gravidez|schwanger)",
  ],
  /** Of the unborn: moved less, or is felt less. */
  lessMoving: [
    "(no|not|hardly|barely|scarcely|rarely|fewer|less|hasnt|havent|doesnt|isnt|stopped|without|cant) (_ |) (_ |) (kick*|mov*|feel*|felt|notic*)",
    "(mov*|kick*|bewegt|spur*) (much |a lot |far |way |viel |) (less|weniger|kaum|nicht)",
    "(spur*|beweg*|merk*) (_ |) (_ |) (_ |) (kaum|nicht|weniger|selten*)",
    "(kaum|nicht|weniger|selten*) (_ |) (_ |) (spur*|beweg*|merk*|tritt*|strampel*)",
    "(no|apenas|casi no|menos|ya no) (_ |) (_ |) (mueve|noto|nota|siento|patea|patad*|movimiento*)",
    "(pas|plus|moins|presque plus|peu) (_ |) (_ |) (bouge*|sens|sent|mouvement*|coups)",
    "(sens|sent|bouge) (_ |) (plus|pas|moins|peu)",
    "(non|meno|quasi non|piu|poco|appena) (_ |) (_ |) (muov*|sento|sente|calci*|moviment*)",
    "(si|se) (muove|mueve|mexe) (_ |) (poco|pouco|meno|menos|pochissimo)",
    "(nao|quase nao|parou de|mal|menos) (_ |) (_ |) (mex*|sinto|sente|chut*|moviment*)",
  ],
  unborn: ["(baby|babys|bebe|bebes|bimb*|bambin*|kind|kleine*|nino|nina|feto|foetus|enfant|little one|bump)"],
  childAlarm: [
    "(no|not|fewer|less|hasnt|havent|stopped|isnt|barely|without) (_ |) (kick*|moved|moving|movement*|movements)",
    "(belly|bump|stomach|tummy|womb|goes|gets|going|been|is|contract*|tightening*|cramp*) (tight |hard |rock hard |hard as (a |) rock |so tight |) (every|each) (1-20|few|couple of|five|ten) (min|mins|minutes)",
    "baby (is |has |been |has been |gone |went |) (quiet|quieter|slowed)",
    "baby (has been|been|gone|went|lies|keeps|is so|is very|is too|is really|so|very) still",
    "(losing|lost|loses) (_ |) (water|fluid|waters) (_ |) (when|since|after|while|on|from|down|this|today|again)",
    "(pink|brown|watery|bloody|red|rosa|marron) (discharge|spotting|fluid|stuff)",
    "(wet patch|leaked|leaking|leak|gush*|trickl*|water broke|waters broke|waters) (_ |) (_ |) (jump*|after|fluid|not pee|down|since|)",
    "(liquide|liquido|flussigkeit|fluid|water|agua*|fruchtwasser) (_ |) (coule|desce*|lauft|sale|esce|saiu|runs|ran|came|leak*|qui coule|perd*)",
    "(perdo|pierdo|perds|perco|desceu|desce) (_ |) (liquid*|agua*|sangue|sangre|sang)",
    "(contraction*|wehen|contraccion*|contrazion*|contracoes|contracao)",
    "(hasnt|havent|not|isnt|no) (_ |) (budged|stirred|wriggled)",
    "(tightenings|tightening) every",
    "every (2-15|few|five|ten|six|seven|eight) minutes",
    "alle (2-15|paar|funf|zehn|sechs) minuten",
    "(bleed*|spotting|blut*|saign*|sangr*|sanguin*)",
    "(upper belly|under my ribs|headache|flashing|sehstor*|zigzag*) ~ (swollen|spots|headache|vision|lights|puffy)",
  ],
  /** Lost from below. */
  passedBlood: [
    "(pass*|lost|losing|poo*|shit*|peeing|pouring) (_ |) (_ |) (_ |) (blood|clots)",
    "(blood|clots) (_ |) (_ |) (toilet|bowl|loo|bottom|backside)",
  ],
  unsteady: ["(faint|dizzy|pale|grey|gray|weak|cold|clammy|collapsed|fainted|passed out|lightheaded)"],
  childThere: [
    "(toddler|baby|kid|son|daughter|boy|girl|nephew|niece|child|little one|grandson|granddaughter|kleine*|kind|sohn|tochter|hijo|hija|nino|nina|fils|fille|enfant|figlio|figlia|bambin*|filho|filha|crianca|bebe)",
  ],
  gotInto: [
    "(ate|eaten|swallowed|got into|chewed|drank|licked|put in (his|her) mouth|had a puff|took|geschluckt|gegessen|comio|trago|avale|mange|mangiato|ingoiato|bebeu|comeu|engoliu) (_ |) (_ |) (_ |) (_ |) (gelules|gelule|capsulas|capsule|cafeine|cafeina|caffeina|koffein*|fat burner*|burners|pre workout|preworkout|pills|tablets|capsules|gummies|vape|caffeine|creatine|iron|meds|medication|medicine|batter*|bleach|pods|edibles|tabletten|pastillas|comprimes|pillole|comprimidos|booster)",
  ],
  /** Swallowed by mistake, by a child, or far too much of it. */
  poisonThing: [
    "(cleaning (spray|fluid|stuff)|cleaner|disinfectant|descaler|bleach|detergent|antifreeze|white spirit|paint thinner|battery acid|pool chemical*|reiniger|putzmittel|lejia|javel|candeggina|detersivo|agua sanitaria)",
    "(pure caffeine|caffeine powder|straight caffeine|koffeinpulver|whole tub|entire tub|vape (juice|liquid)|nicotine|edibles|magic mushrooms|wild (berries|mushrooms))",
  ],
  venom: [
    "(bit|bitten|bite|bites|stung|sting) (_ |) (_ |) (snake|adder|viper|rattlesnake|cobra|scorpion|jellyfish|jelly fish|black widow|dog|bat|fox|stingray)",
    "(snake|adder|viper|rattlesnake|scorpion|jellyfish|bat) (_ |) (bit|bite|sting|stung|got)",
    "(schlange|kreuzotter|skorpion|serpent|vipere|scorpion|serpiente|vibora|escorpion|alacran|serpente|vipera|scorpione|cobra|escorpiao) (_ |) (_ |) (gebissen|gestochen|mordu*|pique*|mordi*|pic*|mors*|punt*|picou)",
    "(gebissen|mordu*|mordi*|mors*|picad*) (_ |) (_ |) (schlange|serpent|vipere|serpiente|vibora|serpente|vipera|cobra|escorpion)",
  ],
} as const satisfies Record<string, readonly string[]>;
